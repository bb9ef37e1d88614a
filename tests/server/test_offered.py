"""A table with its owner's cards: catalogue, decks and new matches have them, and whatever was made without has not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

import theagon
from tests.games.test_card_files_of_every_game import written
from tests.server.unserved import NO_PAUSES, Wire, play_on
from theagon.errors import TheagonError
from theagon.games.play.game import Game
from theagon.games.play.position import Position
from theagon.match.beginning import begin, beginning_of
from theagon.server.budget import HOUSE
from theagon.server.desk import library, stories
from theagon.server.desk.puzzle_board import PuzzleBoard
from theagon.server.matches.archive import Archive
from theagon.server.matches.hub import Hub
from theagon.server.matches.intents import handle
from theagon.server.matches.live import LiveMatch
from theagon.server.matches.messages import own_faces
from theagon.server.matches.readers import Reader
from theagon.server.offered import offer, own_bots
from theagon.server.processes import Processes
from theagon.server.protocol.base import PROTOCOL
from theagon.server.protocol.client import Act, Hello
from theagon.server.protocol.matches import FromLesson, FromMatch, FromPuzzle, FromScenario, NewMatch, PlayerWish
from theagon.server.protocol.server import Snapshot
from theagon.server.storage.records import HUMAN
from theagon.server.storage.sql_storage import SqlStorage

NAME = "hand-of-the-gods"
PACKAGED = theagon.load(NAME)
OWN = "own-hound"
CHANGED = "enyo"
"""A card of the deck, the scenario and the puzzle below, to which the owner gives another figure."""
_CARDS = {card: number for card, number in PACKAGED.decks()["zeus"].cards.items() if card != "hoplite"} | {OWN: 2}
DECK = json.dumps({"game": NAME, "name": "Hounds", "leader": "zeus", "cards": _CARDS})
WITH_OWN = (PlayerWish("me", DECK),) * 2
SCENARIO = "hg4/guarded-stone.yaml"
PUZZLE = "left-001"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Other tests find nothing offered."""
    yield
    offer(())


@pytest.fixture
def extended(tmp_path: Path) -> Game:
    """The game with one more card, and another in place of its like, which the table offers."""
    changed: dict[str, Any] = msgspec.to_builtins(PACKAGED.definition(CHANGED)) | {"figure": "hound"}
    names = {"en": "Own Hound", "es": "Sabueso propio", "ru": "Своя гончая"}
    own = {"id": OWN, "name": names, "kind": "unit", "cost": 1, "attack": 1, "health": 1}
    written(tmp_path / "cards.yaml", {"game": NAME, "cards": [changed, own]})
    game = PACKAGED.with_files([tmp_path / "cards.yaml"])
    offer([game])
    return game


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Hub]:
    """The matches of a server, which another one may have stored."""
    hub = Hub(SqlStorage(f"sqlite:///{folder / 'matches.sqlite'}"), pauses=NO_PAUSES)
    await hub.open()
    yield hub
    await hub.close()


async def live_of(hub: Hub, new: NewMatch) -> LiveMatch:
    created = await hub.lobby.create(new, "holder")
    return await hub.loader.live(await hub.archive.get(created.match))


def human(live: LiveMatch) -> tuple[Reader, Wire]:
    """Somebody who has all seats of people, and what they are sent."""
    wire = Wire()
    return Reader(wire, tuple(seat.seat for seat in live.seats if seat.kind == HUMAN), "en"), wire


def figures(game: Game) -> dict[str, str]:
    """The figures of the cards of a match that its readers are told of."""
    return {face.id: face.figure for face in own_faces(game, "en")}


async def test_catalogue_decks_and_new_matches_have_the_cards(extended: Game, tmp_path: Path) -> None:
    assert {card.name for card in library.catalogue(NAME, "es").cards} >= {"Sabueso propio"}
    assert library.check_deck(NAME, DECK, "en").legal
    async with served(tmp_path) as hub:
        live = await live_of(hub, NewMatch(NAME, players=WITH_OWN))
        assert live.log.match.game is extended
        assert live.record.beginning is not None
        assert len(live.record.beginning) < 4000  # its cards are stored once for all
        sent = await play_on(live)
        assert f'"{OWN}"' in "".join(sent)
        assert '"cards":[]' in sent[0]  # the catalogue has them all
        again = await live_of(
            hub, NewMatch(NAME, players=(PlayerWish(), PlayerWish()), begin=FromMatch(live.record.id, 3))
        )
        assert again.log.match.game is extended


async def test_a_server_without_them_goes_on_with_the_match_and_brings_its_faces(
    extended: Game, tmp_path: Path
) -> None:
    async with served(tmp_path) as hub:
        name = (await live_of(hub, NewMatch(NAME, players=WITH_OWN))).record.id
    offer(())
    assert not library.check_deck(NAME, DECK, "en").legal
    async with served(tmp_path) as hub:
        live = await hub.loader.live(await hub.archive.get(name))
        assert live.log.match.game.card_set == extended.card_set
        assert figures(live.log.match.game) == {CHANGED: "hound", OWN: extended.own_faces()[-1].figure}
        await play_on(live)


async def test_a_match_from_before_goes_on_without_them_and_brings_the_faces_it_has_otherwise(
    extended: Game, tmp_path: Path
) -> None:
    offer(())
    async with served(tmp_path) as hub:
        name = (await live_of(hub, NewMatch(NAME, players=(PlayerWish("me", "zeus"),) * 2))).record.id
    offer([extended])
    async with served(tmp_path) as hub:
        live = await hub.loader.live(await hub.archive.get(name))
        assert live.log.match.game is PACKAGED
        assert list(figures(live.log.match.game)) == [CHANGED]
        await play_on(live)


@pytest.mark.parametrize("source", [FromScenario(SCENARIO, 0), FromPuzzle(PUZZLE, ()), FromLesson("1-stone")])
async def test_what_comes_with_the_game_is_played_without_them(extended: Game, tmp_path: Path, source: Any) -> None:
    async with served(tmp_path) as hub:
        live = await live_of(hub, NewMatch(NAME, begin=source))
        assert live.log.match.game.card_set != extended.card_set
        assert figures(live.log.match.game)[CHANGED] != "hound"


@pytest.mark.usefixtures("extended")
def test_stories_and_puzzles_bring_the_faces_that_the_catalogue_has_otherwise() -> None:
    packaged = {face.id: face.figure for face in PACKAGED.catalogue().cards}
    snapshot = PuzzleBoard.named(NAME, PUZZLE).answers(Hello(protocol=PROTOCOL, device="a"))[1]
    assert isinstance(snapshot, Snapshot)
    for faces in (stories.scenario_story(NAME, SCENARIO, "en").cards, snapshot.cards):
        assert {face.id: face.figure for face in faces} == {CHANGED: packaged[CHANGED]}


async def test_the_processes_that_read_files_have_them(extended: Game) -> None:
    files = Processes(1)
    try:
        assert await files.run(HOUSE, library.catalogue, NAME, "en") == extended.catalogue("en")
    finally:
        files.close()


async def test_a_match_of_other_rules_is_refused(extended: Game, tmp_path: Path) -> None:
    beginning = beginning_of(extended, extended.setup(seed=1), extended)
    old = structs.replace(beginning, rules="0", cards=[])
    async with served(tmp_path) as hub:
        game = await Archive(hub.storage, hub.crew).game_of(old, HOUSE)
    with pytest.raises(TheagonError, match="begun by version 0 of the rules"):
        begin(old, game=game)


# ---- bots ------------------------------------------------------------------------------------------------------------


def drawing(position: Position, seed: int) -> int:
    """Draws from the legal actions by its seed."""
    legal = position.legal_actions()
    return legal[seed % len(legal)]


AGAINST_OWN = NewMatch(NAME, players=(PlayerWish(), PlayerWish("own:drawing")))


@pytest.mark.slow
async def test_a_bot_of_the_owners_is_an_opponent_of_its_game_alone(tmp_path: Path) -> None:
    offer((), {NAME: {"own:drawing": drawing}})
    assert library.catalogue(NAME, "ru", own_bots(NAME)).opponents[-1].id == "own:drawing"
    async with served(tmp_path) as hub:
        live = await live_of(hub, AGAINST_OWN)
        await play_on(live)
        assert live.position.is_over
        with pytest.raises(TheagonError, match="the bot 'drawing' is not offered"):
            await hub.lobby.create(structs.replace(AGAINST_OWN, game="army-of-gods"), "holder")


@pytest.mark.slow
async def test_a_match_waits_for_a_bot_that_fails_and_goes_on_once_it_is_mended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(_position: Position, _seed: int) -> int:
        raise TheagonError("my_bots:drawing failed: KeyError: 'hand'")

    offer((), {NAME: {"own:drawing": failing}})
    async with served(tmp_path) as hub:
        live = await live_of(hub, AGAINST_OWN)
        reader, _ = human(live)
        live.attend(reader)
        await live.audience.catch_up(reader)
        while "KeyError: 'hand'" not in caplog.text:
            if live.position.to_act in reader.seats:
                await handle(live, reader, Act(sequence=live.sequence, action=live.position.legal_actions()[0]))
            await asyncio.sleep(0.01)
        assert not live.position.is_over
    offer((), {NAME: {"own:drawing": drawing}})
    async with served(tmp_path) as hub:
        live = await hub.loader.live(await hub.archive.get(live.record.id))
        await play_on(live)
        assert live.position.is_over
