"""A match is loaded without playing it through, and by itself."""

from __future__ import annotations

import asyncio
import re
import threading
import zlib
from typing import Any

import msgspec
import pytest

import theagon
from tests.server.unserved import Wire, play_on
from tests.waiting import SECONDS
from theagon.games.display.catalogue import CardFace
from theagon.games.play.game import Game
from theagon.match.beginning import Beginning, beginning_of
from theagon.match.match import Match
from theagon.server.matches import loader, match_log, messages, snapshots
from theagon.server.matches.hub import Hub
from theagon.server.matches.intents import handle
from theagon.server.matches.match_log import TAKE_BACKS, MatchLog, load_log
from theagon.server.matches.messages import own_faces
from theagon.server.matches.readers import Reader
from theagon.server.matches.snapshots import EVERY
from theagon.server.protocol.client import Act, AskTakeBack, Speak
from theagon.server.protocol.matches import Join, NewMatch, PlayerWish
from theagon.server.storage.records import Entry, Snapshot, StoredMatch

GAME = theagon.load("army-of-gods")
SETUP = GAME.setup(seed=5)
BEGINNING = beginning_of(GAME, SETUP)


def entry(log: MatchLog, action: int | None) -> Entry:
    """The next of a match: an action, or that the last one is taken back."""
    seat = log.now.to_act if action is not None else log.match.history[-1].seat
    return Entry(log.sequence, "act" if action is not None else "take-back", seat, action, "player", 0.0)


class Player:
    """Plays a match at random and keeps what a server would."""

    def __init__(self) -> None:
        self.log = MatchLog(Match(GAME, SETUP))
        self.snapshots: list[Snapshot] = []

    def play(self, actions: int) -> Player:
        for _ in range(actions):
            action = self.log.match.position.decide("random", seed=self.log.sequence)
            self.enter(action)
        return self

    def enter(self, action: int | None) -> None:
        self.log.apply(entry(self.log, action))
        if self.log.needs_snapshot:
            self.snapshots.append(self.log.snapshot())

    def take_back(self) -> bool:
        """Take an action back that chance had no part in, if there is one."""
        if self.log.match.why_not_undo() is not None:
            return False
        self.log.apply(entry(self.log, None))
        return True


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that matches carry out."""
    found: list[int] = []
    apply = Match.apply

    def counted(match: Match, action: int) -> Any:
        found.append(action)
        return apply(match, action)

    monkeypatch.setattr(Match, "apply", counted)
    return found


def assert_same(loaded: MatchLog, played: MatchLog) -> None:
    assert loaded.match.position.state_bytes() == played.match.position.state_bytes()
    assert loaded.match.history == played.match.history
    assert (loaded.entries, loaded.now) == (played.entries, played.now)
    for seat in (0, 1, None):
        assert loaded.match.log(seat) == played.match.log(seat)


def test_a_long_match_is_loaded_by_its_last_few_actions(applied: list[int]) -> None:
    player = Player().play(100)
    assert len(player.snapshots) == 100 // EVERY
    applied.clear()
    loaded = load_log(BEGINNING, player.log.entries, player.snapshots)
    assert applied == [entry.action for entry in player.log.entries[-(100 % EVERY) :]]
    assert_same(loaded, player.log)


def test_a_match_is_loaded_as_it_stood_earlier_for_those_who_watch_with_a_delay(applied: list[int]) -> None:
    player, earlier = Player().play(100), Player().play(70)
    applied.clear()
    assert_same(load_log(BEGINNING, player.log.entries[:70], player.snapshots), earlier.log)
    assert len(applied) == 70 % EVERY


def test_what_was_taken_back_is_not_played_when_a_match_is_loaded(applied: list[int]) -> None:
    player = Player()
    taken = across = 0
    for number in range(200):
        player.play(1)
        at_snapshot = bool(player.snapshots) and player.log.sequence == player.snapshots[-1].sequence
        loaded = load_log(BEGINNING, player.log.entries, player.snapshots)
        if (not across if at_snapshot else number % 4 == 0) and player.take_back():
            loaded.apply(player.log.entries[-1])
            assert_same(loaded, player.log)
            taken += 1
            across += at_snapshot  # the match is then loaded from an earlier one
            applied.clear()
            assert_same(load_log(BEGINNING, player.log.entries, player.snapshots), player.log)
            assert len(applied) <= 2 * EVERY
    assert taken > 10
    assert across


def test_an_action_is_taken_back_without_playing_the_match_anew(applied: list[int]) -> None:
    player = Player().play(60)
    while player.log.match.why_not_undo() is not None:
        player.play(1)
    applied.clear()
    before = player.log.match.history[-1]
    assert player.take_back()
    assert applied == []
    player.enter(before.action)
    assert player.log.match.history[-1] == before


def damaged(snapshot: Snapshot) -> Snapshot:
    """One whose state is none of the game."""
    data = snapshots._DECODER.decode(zlib.decompress(snapshot.data))
    spoiled = msgspec.structs.replace(data, state=b"\xff" * len(data.state))
    return msgspec.structs.replace(snapshot, data=zlib.compress(msgspec.msgpack.encode(spoiled)))


@pytest.mark.parametrize("broken", ["another release", "the first is missing", "cut short", "no state"])
def test_without_snapshots_that_can_be_read_the_entries_say_it_all(broken: str, applied: list[int]) -> None:
    player = Player().play(80)
    kept = player.snapshots
    if broken == "another release":
        kept = [msgspec.structs.replace(each, form="of another release") for each in kept]
    elif broken == "cut short":
        kept = [msgspec.structs.replace(kept[0], data=kept[0].data[:-9]), *kept[1:]]
    elif broken == "no state":
        kept = list(map(damaged, kept))
    else:
        kept = kept[1:]
    applied.clear()
    loaded = load_log(BEGINNING, player.log.entries, kept)
    assert len(applied) == 80
    assert_same(loaded, player.log)
    assert loaded.needs_snapshot
    again = load_log(BEGINNING, player.log.entries, [*kept, loaded.snapshot()])
    assert_same(again, player.log)
    assert len(applied) == 80


def test_a_snapshot_that_could_not_be_kept_is_made_good_by_the_next(applied: list[int]) -> None:
    player = Player().play(EVERY)
    (lost,) = player.snapshots
    player.log.forget_snapshot(lost)
    player.snapshots.clear()
    player.play(1)
    assert len(player.snapshots) == 1
    applied.clear()
    assert_same(load_log(BEGINNING, player.log.entries, player.snapshots), player.log)
    assert applied == []


def test_a_seat_takes_back_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_log, "TAKE_BACKS", 3)
    assert TAKE_BACKS >= 50  # more than anybody wants in a match
    player = Player()
    for _ in range(3):
        while player.log.why_not_take_back(0) is not None:
            player.play(1)
        player.take_back()
    while player.log.match.why_not_undo(0) is not None:
        player.play(1)
    loaded = load_log(BEGINNING, player.log.entries, player.snapshots)
    for each in (player.log, loaded):
        assert each.why_not_take_back(0) == "too-often"


async def stored_match(opened: Hub, **wish: Any) -> StoredMatch:
    both = (PlayerWish("me"), PlayerWish("me"))
    created = await opened.lobby.create(NewMatch("army-of-gods", players=both, **wish), "holder")
    stored = await opened.archive.find(created.match)
    assert stored is not None
    return stored


async def test_a_server_keeps_snapshots_and_loads_a_match_by_them(
    opened: Hub, monkeypatch: pytest.MonkeyPatch, applied: list[int]
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 8)
    monkeypatch.setattr(match_log, "EVERY", 8)
    stored = await stored_match(opened)
    live = await opened.loader.live(stored)
    await play_on(live, 30)
    while live.busy:
        await asyncio.sleep(0.01)
    state = live.position.state_bytes()
    for _ in range(2):
        await opened.loader.unload()
    assert opened.loader.loaded == {}
    applied.clear()
    again = await opened.loader.live(stored)
    assert again.position.state_bytes() == state
    assert len(applied) < 8


async def test_a_match_that_takes_long_to_load_holds_up_no_other(opened: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await stored_match(opened), await stored_match(opened)
    began, let_go = threading.Event(), threading.Event()

    def load(beginning: Beginning, *arguments: Any, **options: Any) -> MatchLog:
        if msgspec.json.encode(beginning).decode() == slow.match.beginning:
            began.set()
            assert let_go.wait(SECONDS)
        return load_log(beginning, *arguments, **options)

    monkeypatch.setattr(loader, "load_log", load)
    waiting = [asyncio.create_task(opened.loader.live(slow, opened.budgets.network("a"))) for _ in range(3)]
    await asyncio.to_thread(began.wait, SECONDS)
    await asyncio.wait_for(opened.loader.live(quick, opened.budgets.network("b")), SECONDS)
    assert not any(each.done() for each in waiting)
    let_go.set()
    assert len({id(await each) for each in waiting}) == 1


async def test_a_worker_finds_the_cards_of_a_match_that_catalogues_lack_also_when_others_are_offered(
    opened: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def watched(game: Game, language: str) -> tuple[CardFace, ...]:
        threads.append(threading.current_thread())
        return own_faces(game, language)

    monkeypatch.setattr(messages, "own_faces", watched)
    live = await opened.loader.live(await stored_match(opened))
    player = Reader(Wire(), (0, 1), "en")
    live.attend(player)
    await live.audience.catch_up(player)
    live.audience.renew_own_cards()
    await handle(live, player, Act(sequence=0, action=live.position.legal_actions()[0]))
    assert len(threads) >= 2
    assert threading.current_thread() not in threads


async def test_a_match_is_loaded_once_for_all_who_ask_for_it_at_once(opened: Hub) -> None:
    stored = await stored_match(opened)
    found = await asyncio.gather(*(opened.loader.live(stored) for _ in range(20)))
    assert len({id(live) for live in found}) == 1


async def test_a_hundred_matches_are_made_and_joined_at_once_and_none_is_refused(opened: Hub) -> None:
    wish = NewMatch("army-of-gods", players=(PlayerWish("me"), PlayerWish("friend")))
    made = await asyncio.gather(*(opened.lobby.create(wish, f"host {n}") for n in range(100)))
    joined = await asyncio.gather(
        *(
            opened.lobby.join(each.match, msgspec.json.decode(b"{}", type=Join), f"friend {n}")
            for n, each in enumerate(made)
        )
    )
    assert len({each.match for each in joined}) == 100
    assert all(len(each.seats) == 1 for each in joined)


async def test_who_speaks_many_languages_at_once_is_told_in_the_last(opened: Hub) -> None:
    live = await opened.loader.live(await stored_match(opened))
    wire = Wire()
    reader = Reader(wire, (0,), "en")
    live.attend(reader)
    await live.audience.catch_up(reader)
    await handle(live, reader, Speak(language="es"))
    await handle(live, reader, Speak(language="ru"))
    assert [bool(re.search("[а-я]", message)) for message in wire.sent] == [False, False, True]


async def test_before_a_reader_knows_how_the_match_stands_it_is_told_nothing_else(opened: Hub) -> None:
    live = await opened.loader.live(await stored_match(opened))
    player, wire = Reader(Wire(), (0, 1), "en"), Wire()
    live.attend(player)
    await live.audience.catch_up(player)
    late = Reader(wire, (), "en")
    live.attend(late)
    await handle(live, player, Act(sequence=0, action=live.position.legal_actions()[0]))
    await handle(live, player, AskTakeBack())
    assert wire.sent == []
    await live.audience.catch_up(late)
    assert [msgspec.json.decode(each)["type"] for each in wire.sent] == ["snapshot"]
