"""A card set is stored once, whichever matches are played with it; a match outlives a change of the cards."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

import theagon
from tests.server.unserved import NO_PAUSES, play_on
from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError
from theagon.games.play.game import Game
from theagon.match.beginning import NOT_SHARED, Dealt, beginning_of, read_beginning
from theagon.match.match import Match
from theagon.server.matches import archive
from theagon.server.matches.hub import Hub
from theagon.server.protocol.matches import FromMatch, NewMatch, PlayerWish
from theagon.server.storage.records import MatchRecord, Options, Seat, StoredMatch
from theagon.server.storage.schema import card_sets
from theagon.server.storage.sql_storage import SqlStorage

GAME = theagon.load("gods-unchained")
BOTH = (PlayerWish("me"), PlayerWish("me"))


async def sets_in(hub: Hub) -> int:
    assert isinstance(hub.storage, SqlStorage)
    query = select(func.count()).select_from(card_sets)
    return int(await hub.storage.read(lambda connection: connection.execute(query).scalar_one()))


def earlier_game() -> Game:
    """The game as an earlier release may have had it: a card had another value."""
    definitions = GAME.all_definitions
    next(each["card"] for each in definitions if each["card"]["kind"] == "creature")["health"] += 1
    setup = msgspec.json.encode(msgspec.to_builtins(GAME.setup(seed=0)))
    found, _ = GAME.recorded(
        parse_yaml(msgspec.json.encode(definitions).decode(), "cards"), parse_yaml(setup.decode(), "setup")
    )
    assert found.card_set != GAME.card_set
    return found


async def add(hub: Hub, name: str, game: Game, seed: int, *, cards: list[dict[str, Any]]) -> StoredMatch:
    """Store a match as an earlier release stored it: with these cards, or the name of its set alone."""
    setup = game.setup(seed=seed)
    beginning = Dealt(game.name, game.rules_version, game.card_set, msgspec.to_builtins(setup), cards)
    record = MatchRecord(
        name, game.name, game.rules_version, "running", f"watch {name}", Options(), 0.0, _json(beginning)
    )
    await hub.storage.add(record, [Seat(seat, "human", "", "holder") for seat in (0, 1)])
    stored = await hub.storage.find(name)
    assert stored is not None
    return stored


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def test_matches_of_one_card_set_store_it_once(opened: Hub) -> None:
    for _ in range(5):
        created = await opened.lobby.create(NewMatch("gods-unchained", players=BOTH), "holder")
        stored = await opened.archive.get(created.match)
        assert stored.match.beginning is not None
        assert len(stored.match.beginning) < 4000
    assert await sets_in(opened) == 1
    kept = await opened.storage.card_set(GAME.card_set)
    assert kept == _json(GAME.all_definitions)


async def test_a_set_is_stored_before_the_first_match_that_names_it(
    opened: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: list[int] = []
    add = opened.storage.add

    async def watched(*arguments: Any) -> None:
        stored.append(await sets_in(opened))
        await add(*arguments)

    monkeypatch.setattr(opened.storage, "add", watched)
    await opened.lobby.create(NewMatch("army-of-gods", players=BOTH), "holder")
    assert stored == [1]


async def test_a_server_that_starts_again_stores_no_set_twice(tmp_path: Path) -> None:
    for _ in range(2):
        hub = Hub(SqlStorage(f"sqlite:///{tmp_path / 'again.sqlite'}"), pauses=NO_PAUSES)
        await hub.open()
        await hub.lobby.create(NewMatch("army-of-gods", players=BOTH), "holder")
        assert await sets_in(hub) == 1
        await hub.close()


async def test_processes_may_store_a_set_at_once(shared_database: str) -> None:
    processes = [SqlStorage(shared_database) for _ in range(4)]
    for each in processes:
        await each.open()
    for _ in range(20):
        digest = secrets.token_hex(32)
        await asyncio.gather(*(each.add_card_set(digest, "[]") for each in processes))
        assert await processes[0].card_set(digest) == "[]"
    for each in processes:
        await each.close()


async def test_matches_of_an_earlier_card_set_share_one_game_and_are_played_to_the_end_with_it(opened: Hub) -> None:
    earlier = earlier_game()
    await opened.storage.add_card_set(earlier.card_set, _json(earlier.all_definitions))
    first, second = [await add(opened, f"match-{seed}", earlier, seed, cards=[]) for seed in (1, 2)]
    one, other = await opened.loader.live(first), await opened.loader.live(second)
    assert one.log.match.game is other.log.match.game
    assert one.log.match.game.card_set == earlier.card_set
    await play_on(one)
    played = await opened.archive.finished("match-1", "holder")
    direct = Match(earlier, earlier.setup(seed=1))
    for step in played.history:
        direct.apply(step.action)
    assert direct.position.state_bytes() == played.position.state_bytes()


@pytest.mark.slow
async def test_a_match_goes_on_from_one_of_an_earlier_card_set(opened: Hub) -> None:
    earlier = earlier_game()
    await opened.storage.add_card_set(earlier.card_set, _json(earlier.all_definitions))
    await play_on(await opened.loader.live(await add(opened, "over", earlier, 1, cards=[])))
    resumed = NewMatch("gods-unchained", players=BOTH, begin=FromMatch("over", 3))
    created = await opened.lobby.create(resumed, "holder")
    stored = await opened.archive.get(created.match)
    assert stored.match.beginning is not None
    assert read_beginning(stored.match.beginning).card_set == earlier.card_set
    assert len(stored.match.beginning) < 4000
    live = await opened.loader.live(stored)
    assert live.log.match.game.card_set == earlier.card_set
    await play_on(live, 5)


@pytest.mark.slow
async def test_a_match_that_holds_its_cards_as_before_goes_on_with_them(opened: Hub) -> None:
    earlier = earlier_game()
    cards = earlier.definitions(earlier.setup(seed=1))
    live = await opened.loader.live(await add(opened, "old", earlier, 1, cards=cards))
    await play_on(live)
    resumed = NewMatch("gods-unchained", players=BOTH, begin=FromMatch("old", 3))
    stored = await opened.archive.get((await opened.lobby.create(resumed, "holder")).match)
    assert stored.match.beginning is not None
    found = read_beginning(stored.match.beginning)
    assert isinstance(found, Dealt)
    assert _json(found.cards) == _json(cards)
    assert await sets_in(opened) == 0
    await play_on(await opened.loader.live(stored), 5)


async def test_a_match_whose_set_is_lost_says_so(opened: Hub) -> None:
    stored = await add(opened, "lost", earlier_game(), 1, cards=[])
    with pytest.raises(TheagonError, match="the cards of this match are not in the database"):
        await opened.loader.live(stored)


async def test_a_match_from_a_replay_of_a_game_without_cards_has_none_to_lose(opened: Hub) -> None:
    game = theagon.load("army-of-gods")
    beginning = msgspec.structs.replace(beginning_of(game, game.setup(seed=1)), card_set=NOT_SHARED, cards=[])
    kept = archive.Archive(opened.storage, opened.crew)
    assert await kept.game_of(beginning, opened.budgets.network("a")) is None


async def test_only_so_many_earlier_sets_are_kept_ready(opened: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "EARLIER", 2)
    kept = archive.Archive(opened.storage, opened.crew)
    game = theagon.load("army-of-gods")
    plain = beginning_of(game, game.setup(seed=1))
    found = []
    for number in (1, 2, 1, 3, 1, 2):
        beginning = msgspec.structs.replace(plain, card_set=f"set {number}", cards=[])
        await opened.storage.add_card_set(beginning.card_set, _json(game.all_definitions))
        found.append(await kept.game_of(beginning, opened.budgets.network("a")))
    one, two, one_again, _, one_at_last, two_at_last = found
    assert one is one_again is one_at_last
    assert two is not two_at_last
