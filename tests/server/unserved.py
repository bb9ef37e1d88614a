"""A live match without a server: readers whose messages are kept, and a database that keeps nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from theagon.games.play.position import Position
from theagon.match.match import Ending, Match, is_forced
from theagon.server.budget import Account
from theagon.server.matches.autoplay import Autoplay, do_with_retries
from theagon.server.matches.clocks import Pauses
from theagon.server.matches.intents import handle
from theagon.server.matches.live import Lease, LiveMatch, Peers
from theagon.server.matches.match_log import MatchLog
from theagon.server.matches.readers import Reader
from theagon.server.protocol.client import Act, AskTakeBack, Command, Preview, WhyNot
from theagon.server.protocol.server import Gone
from theagon.server.storage.records import HUMAN, Entry, MatchRecord, Options, Seat, Snapshot, StoredMatch
from theagon.server.storage.sql_storage import SqlStorage
from theagon.server.storage.storage import Guard
from theagon.server.workers import Crew, Workers

T = TypeVar("T")


class AtOnce(Workers):
    """Workers that do what they are asked for in the event loop, without threads."""

    async def run(self, account: Account, work: Callable[..., T], *arguments: Any) -> T:  # noqa: ARG002
        await asyncio.sleep(0)  # others go on, as they do while a thread works
        return work(*arguments)


class OneHand(Crew):
    """A crew of such workers."""

    def __init__(self) -> None:
        self.workers = self.thinkers = self.files = AtOnce("nobody", 1)


CREW = OneHand()
NO_PAUSES = Pauses(0, (0, 0))
FOR_EVER = Pauses(0, (3600, 3600))
"""Who attacks waits, until a test says that it is enough."""


class Wire:
    """All that one socket is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def put(self, message: bytes) -> None:
        self.sent.append(message.decode())

    def close(self, gone: Gone) -> None:
        raise AssertionError(gone)


class Memory(SqlStorage):
    """What is asked here is what is sent."""

    def __init__(self) -> None:
        pass

    async def append(
        self,
        match: str,  # noqa: ARG002 -- nothing is stored
        entry: Entry,  # noqa: ARG002
        ending: Ending | None = None,  # noqa: ARG002
        guard: Guard | None = None,  # noqa: ARG002
    ) -> dict[int, int]:
        return {}

    async def entries(self, match: str, since: int = 0) -> list[Entry]:  # noqa: ARG002 -- no other process adds any
        return []

    async def add_snapshot(self, match: str, snapshot: Snapshot) -> None:
        pass


def live_match(
    match: Match, *, bots: tuple[int, ...] = (), turn_seconds: int | None = None, pauses: Pauses = NO_PAUSES
) -> LiveMatch:
    """A match that this process owns, each seat with a person of its own but for those of bots."""
    record = MatchRecord("m", match.game.name, match.game.rules_version, "running", "w", Options(turn_seconds), 0, None)
    seats = tuple(
        Seat(seat, "greedy", "") if seat in bots else Seat(seat, "human", "", f"holder-{seat}")
        for seat in range(match.position.seats)
    )

    async def no_rematch(_live: LiveMatch, _account: Account) -> str:
        raise AssertionError

    stored = StoredMatch(record, seats)
    live = LiveMatch(stored, MatchLog(match), Memory(), crew=CREW, peers=Peers(), rematch=no_rematch)
    Autoplay(live, pauses)
    live.lease = Lease("m", "p", 0)
    return live


async def readers_of(live: LiveMatch) -> dict[int | None, tuple[Reader, Wire]]:
    """One reader for each seat, and one who watches; each was told everything."""
    found: dict[int | None, tuple[Reader, Wire]] = {}
    for seat in (*range(live.position.seats), None):
        wire = Wire()
        reader = Reader(wire, () if seat is None else (seat,), "en", str(seat))
        live.attend(reader)
        await live.audience.catch_up(reader)
        found[seat] = (reader, wire)
    return found


async def play_on(live: LiveMatch, actions: int | None = None) -> list[str]:
    """Play the seats of people at random, this many actions or to the end; what their one reader was sent."""
    wire = Wire()
    reader = Reader(wire, tuple(seat.seat for seat in live.seats if seat.kind == HUMAN), "en")
    live.attend(reader)
    await live.audience.catch_up(reader)
    while not live.position.is_over and actions != 0:
        if live.log.now.forced or live.position.to_act not in reader.seats:  # the table does it, or a bot
            await asyncio.sleep(0)
            continue
        await handle(live, reader, Act(sequence=live.sequence, action=live.position.decide("random", live.sequence)))
        actions = None if actions is None else actions - 1
    live.leave(reader)
    return wire.sent


async def decide(live: LiveMatch, player: str) -> None:
    """Let who is to act do what a bot would; for who has no choice the table answers, without a pause."""
    if is_forced(live.position):
        async with live.lock:
            await do_with_retries(live, live.position.legal_actions()[0], "table")
        return
    action = live.position.decide(player, seed=live.sequence)
    reader = next(each for each in live.readers if each.seats == (live.position.to_act,))
    await handle(live, reader, Act(sequence=live.sequence, action=action))


async def table_answers(live: LiveMatch) -> None:
    """Wait until bots, and the table, have done what they have to do now."""
    await asyncio.gather(*live.tasks.running)


async def time_is_up(live: LiveMatch) -> None:
    """Do what is done when the time of the turn is up."""
    ended: Any = live.clock.ring()
    await ended


async def exchange(
    live: LiveMatch,
    viewers: Iterable[int | None],
    redrawn: Callable[[Position, int | None], Position],
    why_not: Sequence[str],
    command: str,
) -> None:
    """Exchange the cards that a viewer may not know, and fail if any byte that they can get changes."""
    here = live.position
    for viewer in viewers:
        answers = await answers_to(live, viewer, why_not, command)
        live.log.match.position = redrawn(here, viewer)
        assert await answers_to(live, viewer, why_not, command) == answers
        live.log.match.position = here


async def answers_to(live: LiveMatch, seat: int | None, why_not: Sequence[str], command: str) -> list[str]:
    """All that a seat, or a spectator, can get out of the server without doing anything; texts are in notation."""
    wire = Wire()
    reader = Reader(wire, () if seat is None else (seat,), "en", "x")
    await live.audience.catch_up(reader)
    late = 10**6  # a sequence of no table: what comes with it is not done
    for k, text in enumerate(why_not):
        await handle(live, reader, WhyNot(id=k, text=text))
    for message in (Command(sequence=late, text=command), Preview(id=4, action=0), Act(sequence=late, action=5)):
        await handle(live, reader, message)
    if live.position.to_act != seat:
        await handle(live, reader, AskTakeBack())
        live.audience.forget_take_back()
    return wire.sent
