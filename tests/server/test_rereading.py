"""A file of cards is read again when it changes: what is new is told, and matches keep the cards they began with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs

from tests.server.test_offered import NAME, WITH_OWN, live_of, served
from tests.server.unserved import play_on
from tests.waiting import SECONDS
from theagon.errors import TheagonError
from theagon.match.own_cards import games_of_files
from theagon.server.desk import library, rereading
from theagon.server.desk.desk import Desk
from theagon.server.offered import offer, offered
from theagon.server.protocol.matches import NewMatch, PlayerWish

RIVER = """\
game: hand-of-the-gods
id: river
name: {en: River}
homes: [[a], [h]]
blockers: [d1]
"""
CARDS = """\
game: hand-of-the-gods
cards:
  - {id: own-hound, name: {en: Own Hound}, kind: unit, cost: 1, attack: 1, health: 1}
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of cards of a server that looks at it often."""
    monkeypatch.setattr(rereading, "PERIOD", 0.01)
    path = tmp_path / "cards.yaml"
    path.write_text(CARDS, "utf-8")
    offer(games_of_files([path]))
    yield path
    offer(())


async def test_new_matches_have_what_a_file_says_now_and_begun_ones_keep_their_cards(
    file: Path, tmp_path: Path
) -> None:
    async with served(tmp_path) as hub:
        told: asyncio.Queue[str] = asyncio.Queue()
        following = asyncio.create_task(rereading.follow(Desk(hub, bytes), [file], [], told.put_nowait))
        await asyncio.sleep(0)
        first = await live_of(hub, NewMatch(NAME, players=WITH_OWN))
        before = offered(NAME)

        text = CARDS.replace("attack: 1", "attack: 4").replace("Hound", "Wolf")
        text += "  - {id: own-cat, name: {en: Own Cat}, kind: unit, cost: 1, attack: 1, health: 1}\n"
        file.write_text(text, "utf-8")
        assert (await asyncio.wait_for(told.get(), SECONDS)).splitlines() == [
            f"{NAME}: new: Own Cat",
            f"{NAME}: changed: Own Wolf",
            "Matches that have begun keep theirs. Load pages again to see what is new.",
        ]
        assert {card.name for card in library.catalogue(NAME, "en").cards} >= {"Own Wolf", "Own Cat"}
        second = await live_of(hub, NewMatch(NAME, players=WITH_OWN))
        attacks = [live.log.match.game.definition("own-hound").attack for live in (first, second)]
        assert attacks == [1, 4]
        for live, name in ((first, "Own Hound"), (second, "Own Wolf")):
            cards = [card for sent in await play_on(live) for card in json.loads(sent).get("cards", ())]
            assert {card["name"] for card in cards if card["id"] == "own-hound"} == {name}

        file.write_text(CARDS.replace("attack", "atack"), "utf-8")
        wrong = await asyncio.wait_for(told.get(), SECONDS)
        assert "unknown field 'atack'" in wrong
        assert wrong.endswith("Cards and maps stay as they were.")
        assert offered(NAME) is not before
        following.cancel()

    async with served(tmp_path) as hub:
        again = await hub.loader.live(await hub.archive.get(first.record.id))
        assert again.log.match.game.definition("own-hound").attack == 1


async def test_matches_are_played_on_the_maps_of_files_as_they_are_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rereading, "PERIOD", 0.01)
    path = tmp_path / "river.yaml"
    path.write_text(RIVER, "utf-8")
    offer(games_of_files([], [path]))
    async with served(tmp_path) as hub:
        told: asyncio.Queue[str] = asyncio.Queue()
        following = asyncio.create_task(rereading.follow(Desk(hub, bytes), [], [path], told.put_nowait))
        await asyncio.sleep(0)
        assert [each.title for each in library.catalogue(NAME, "es").maps] == ["Arena", "Ruinas", "River"]
        new = NewMatch(NAME, players=(PlayerWish("me", "zeus"),) * 2, map="river")
        first = await live_of(hub, new)
        path.write_text(RIVER.replace("d1", "e5"), "utf-8")
        assert f"{NAME}: changed: River" in await asyncio.wait_for(told.get(), SECONDS)
        second = await live_of(hub, new)
        assert [live.log.match.setup.board.blockers for live in (first, second)] == [("d1",), ("e5",)]
        for wrong in (str(path), "rivers"):
            with pytest.raises(TheagonError, match="there is no map"):
                await live_of(hub, structs.replace(new, map=wrong))
        following.cancel()
    async with served(tmp_path) as hub:
        again = await hub.loader.live(await hub.archive.get(first.record.id))
        assert again.log.match.setup.board.blockers == ("d1",)
    offer(())
