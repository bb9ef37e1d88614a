"""Players play on while server processes are killed and frozen and their database stops; then everything is counted.

The database must hold each action that a server acknowledged, once, and no other action of a player.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from time import monotonic
from typing import Any, Final

import h11
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server.people import Created, Message, Person, RefusedError, Seat, Table, http
from tests.server.killable import Killable, killable
from tests.server.postgres import BINARIES, OwnPostgres, own_postgres
from tests.server.unserved import NO_PAUSES
from theagon.games import NAMES
from theagon.match.replay import decode
from theagon.server.cluster.leases import LEASE_SECONDS
from theagon.server.protocol.client import Act, Resign
from theagon.server.storage.schema import entries
from theagon.server.storage.sql_storage import SqlStorage

PATIENCE: Final = 4.0
"""Seconds until a player tries another process."""
MORE_THAN_A_LEASE: Final = 1.5
"""Seconds for which a process is frozen longer than its leases last."""
PLAYING_SECONDS: Final = 300.0
"""The longest that a fault waits until a player has acted since the one before: with nothing acknowledged it tests
nothing."""
RESTART_SECONDS: Final = 0.2
"""Seconds between two checks whether a process must be started again."""
BROKEN: Final = 5
"""So many processes may end by an error, which they print; then there is no use in starting more."""
ACT_SECONDS: Final = 0.1
AT_ONCE: Final = 6
"""Matches at once: for each game one of two friends, and one against a bot."""
GOING_ON: Final = 3
"""Actions that every match still makes at the end, unless it is over before."""
GOING_ON_SECONDS: Final = 300.0
"""The longest that these may take."""
LOST: Final = (OSError, EOFError, ConnectionClosed, InvalidHandshake, RefusedError, h11.RemoteProtocolError)
"""The errors that a player meets when the server is killed. A `TimeoutError` is an `OSError`."""


class Fault(StrEnum):
    """What goes wrong."""

    KILL = "killed"
    FREEZE = "frozen for longer than a lease"
    CUT = "cut off from the database"
    OUTAGE = "database stopped"


@dataclass
class Figures:
    """What a run has seen."""

    faults: Counter[Fault] = field(default_factory=Counter)
    matches: int = 0
    acknowledged: int = 0
    late: int = 0  # for a number that was taken, which their process did not know yet; none of these was done
    lost: int = 0  # in the log of a player, but not like that in the database
    doubled: int = 0  # of a player, in the database, but not acknowledged like that
    gaps: int = 0  # numbers of entries that are missing
    stuck: int = 0  # matches that did not go on after the last fault
    replays: int = 0  # read from every process, verified, and all the same

    @property
    def is_whole(self) -> bool:
        """Whether everything is there once, and the same for all."""
        return not (self.lost or self.doubled or self.gaps or self.stuck) and self.replays == self.matches > 0

    def __str__(self) -> str:
        faults = ", ".join(f"{count} times {kind}" for kind, count in sorted(self.faults.items()))
        return (
            f"{faults}; {self.matches} matches, {self.acknowledged:,} actions acknowledged, {self.late} too late, "
            f"{self.lost} lost, {self.doubled} doubled, {self.gaps} gaps, {self.stuck} stuck, "
            f"{self.replays} replays alike at all processes"
        )


@dataclass
class Player:
    """A player at a match: what they wait for, and what they have heard.

    The log that a server sends acknowledges an action. That the match went on does not: a process that was frozen may
    offer what to do at a number that is taken, and has to refuse it.
    """

    person: Person
    wanted: Act | None = None  # sent, perhaps more than once, and not answered yet
    states: dict[int, str] = field(default_factory=dict)
    logged: dict[int, int] = field(default_factory=dict)  # the actions of the log, by number
    acknowledged: dict[int, int] = field(default_factory=dict)  # those of them that this player wanted
    late: int = 0  # wanted, and not done: the number was taken

    def hear(self, message: Message, table: Table) -> bool:
        """Take in a message, after which the match stands like this; returns whether it answers what was wanted."""
        known = self.states.setdefault(table.sequence, table.state)
        assert known == table.state, f"another state after {table.sequence} entries than before"
        for line in (*message.log, *message.steps):
            if line.step and line.action is not None:  # no player takes back: the step k is the entry k - 1
                known_action = self.logged.setdefault(line.step - 1, line.action)
                assert known_action == line.action, f"another entry {line.step - 1} than before"
        if self.wanted is None or table.sequence <= self.wanted.sequence:
            return False
        if self.logged[self.wanted.sequence] == self.wanted.action:
            self.acknowledged[self.wanted.sequence] = self.wanted.action
        else:
            self.late += 1
        self.wanted = None
        return True


@dataclass
class Played:
    """A match of the run, and who plays."""

    created: Created
    players: list[Player]
    going_on: int = 0  # actions since the last fault


def count(figures: Figures, players: Iterable[Player], rows: Sequence[Any]) -> None:
    """Compare the logs of the players of a match with its entries in the database."""
    stored = {(row.sequence, row.action) for row in rows}
    acted = {(row.sequence, row.action) for row in rows if row.by == "player"}
    logged = {entry for player in players for entry in player.logged.items()}
    acknowledged = {entry for player in players for entry in player.acknowledged.items()}
    figures.matches += 1
    figures.acknowledged += len(acknowledged)
    figures.late += sum(player.late for player in players)
    figures.lost += len(logged - stored)
    figures.doubled += len(acted - acknowledged)
    figures.gaps += sum(row.sequence != number for number, row in enumerate(rows))


class Chaos:
    """Some server processes on one database, players at all of them, and the faults."""

    def __init__(self, servers: Sequence[Killable], postgres: OwnPostgres | None) -> None:
        self.figures = Figures()
        self._servers = servers
        self._postgres = postgres
        self._choose = random.Random(1)
        self._matches: list[Played] = []
        self._acted = asyncio.Event()
        self._calm = asyncio.Event()
        """Set after the last fault."""

    async def run(self, faults: Iterable[Fault]) -> Figures:
        """Play some matches at once while these faults happen one by one; then count."""
        happen = {
            Fault.KILL: self._kill,
            Fault.FREEZE: self._freeze,
            Fault.CUT: self._cut,
            Fault.OUTAGE: self._stop_database,
        }
        async with asyncio.TaskGroup() as tasks:
            restarting = tasks.create_task(self._restart())
            playing = [tasks.create_task(self._play_on(number)) for number in range(AT_ONCE)]
            for fault in faults:
                self._acted.clear()
                await asyncio.wait_for(self._acted.wait(), PLAYING_SECONDS)
                await asyncio.sleep(self._choose.uniform(0, 1))
                await happen[fault]()
                self.figures.faults[fault] += 1
            self._calm.set()
            _, waiting = await asyncio.wait(playing, timeout=GOING_ON_SECONDS)
            self.figures.stuck = len(waiting)
            for task in (restarting, *waiting):
                task.cancel()
        await self._count()
        return self.figures

    # ---- what goes wrong --------------------------------------------------------------------------------------------

    async def _running(self) -> Killable:
        """One of the running processes, which may have started only now."""
        while not (running := [server for server in self._servers if server.alive]):
            await asyncio.sleep(RESTART_SECONDS)
        return self._choose.choice(running)

    async def _kill(self) -> None:
        """Kill a process with SIGKILL, as when the power fails."""
        (await self._running()).kill()

    async def _freeze(self) -> None:
        """Freeze a process so long that others take its matches; it wakes up without knowing this."""
        frozen = await self._running()
        frozen.freeze()
        await asyncio.sleep(frozen.lease_seconds + MORE_THAN_A_LEASE)
        frozen.thaw()

    async def _cut(self) -> None:
        """Cut some connections to the database."""
        with suppress(Exception):  # this connection may be cut too
            await self._ask_database(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.5"
            )

    async def _stop_database(self) -> None:
        assert self._postgres is not None
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.sleep(self._choose.uniform(0, 3))
        await asyncio.to_thread(self._postgres.start)

    async def _restart(self) -> None:
        """Start every stopped process again. Raises `AssertionError` if they end by themselves."""
        broken = 0
        while True:
            for server in self._servers:
                if not server.alive:
                    broken += server.broken
                    assert broken < BROKEN, f"{broken} server processes ended by an error: it is printed above"
                    server.start()
            await asyncio.sleep(RESTART_SECONDS)

    async def _ask_database(self, query: str) -> None:
        async with _storage(self._servers[0].database) as storage, storage.transaction() as connection:
            await connection.execute(text(query))

    # ---- those who play ---------------------------------------------------------------------------------------------

    def _somewhere(self, person: Person) -> Person:
        """The same person, at a random process."""
        return Person(self._choose.choice(self._servers).address, cookie=person.cookie)

    async def _play_on(self, number: int) -> None:
        """Play one match after the other; the number says which game, and whether against a bot."""
        while not self._calm.is_set():
            played = await self._begin(NAMES[number % len(NAMES)], friends=number < len(NAMES))
            self._matches.append(played)
            await asyncio.gather(*(self._sit(played, player) for player in played.players))

    async def _begin(self, game: str, *, friends: bool) -> Played:
        """Create a match; if the outcome is unknown, create another."""
        while True:
            people = [self._somewhere(Person("")) for _ in range(1 + friends)]
            with suppress(*LOST):
                async with asyncio.timeout(PATIENCE):
                    created = await people[0].create("me", "friend" if friends else "greedy", game=game)
                    for friend in people[1:]:
                        await friend.join(created.match)
                return Played(created, [Player(person) for person in people])
            await asyncio.sleep(ACT_SECONDS)

    async def _sit(self, played: Played, player: Player) -> None:
        """Play to the end, coming back to some process whenever a socket is lost."""
        done = False
        while not done:
            with suppress(*LOST):
                async with asyncio.timeout(PATIENCE) as patience:
                    async with self._somewhere(player.person).at(played.created.play_path) as seat:
                        done = await self._play(played, player, seat, patience)
            await asyncio.sleep(ACT_SECONDS)

    async def _play(self, played: Played, player: Player, seat: Seat, patience: asyncio.Timeout) -> bool:
        """Play over one socket; returns whether nothing is left to do.

        A player who comes back and sees the table without what was wanted sends it again, or chooses anew: then what
        was wanted before must not be done.
        """
        sent, chooses_anew = False, self._choose.random() < 0.5
        while True:
            message = await seat.next()
            patience.reschedule(asyncio.get_running_loop().time() + PATIENCE)
            table = seat.table
            if table.sequence < 0:
                continue
            if player.hear(message, table):
                played.going_on += self._calm.is_set()
                sent = False
                self._acted.set()
            if player.wanted is None and (table.result is not None or played.going_on >= GOING_ON):
                return True
            if message.type == "refused":
                sent = False
            if chooses_anew:
                player.wanted, chooses_anew = None, False
            if table.options and not sent:
                await asyncio.sleep(ACT_SECONDS)
                player.wanted = player.wanted or Act(table.sequence, self._choose.choice(table.options).action)
                await seat.say(player.wanted)
                sent = True

    # ---- what came of it --------------------------------------------------------------------------------------------

    async def _count(self) -> None:
        """Compare the acknowledgements with the database, end every match, and read it from every process."""
        async with _storage(self._servers[0].database) as storage, storage.transaction() as connection:
            for played in self._matches:
                name = played.created.match
                query = select(entries).where(entries.c.match == name).order_by(entries.c.sequence)
                count(self.figures, played.players, (await connection.execute(query)).all())
        for played in self._matches:
            await self._end(played)
            self.figures.replays += await self._is_alike(played)

    async def _end(self, played: Played) -> None:
        """Let a player resign, unless it is over."""
        async with self._somewhere(played.players[0].person).at(played.created.play_path) as seat:
            table = await seat.seated()
            if table.result is None:
                await seat.say(Resign())
                await seat.after(table.sequence)

    async def _is_alike(self, played: Played) -> bool:
        """Whether every process gives the same replay, which verifies."""
        path = f"/api/matches/{played.created.match}/replay"
        found = set()
        for server in self._servers:
            person = Person(server.address, cookie=played.players[0].person.cookie)
            async with http(server.address) as here:
                found.add((await person.send(here, "GET", path)).body)
        (replay,) = found
        return decode(replay, "replay").position.is_over


@asynccontextmanager
async def _storage(database: str) -> AsyncIterator[SqlStorage]:
    storage = SqlStorage(database)
    try:
        yield storage
    finally:
        await storage.close()


def chaos(
    database: str,
    faults: Iterable[Fault],
    *,
    processes: int = 1,
    postgres: OwnPostgres | None = None,
    lease_seconds: float = LEASE_SECONDS,
) -> Figures:
    """Let these faults happen to so many processes on a database. `postgres` is its server, if it has one."""
    with ExitStack() as running:
        servers = [running.enter_context(killable(database, NO_PAUSES, lease_seconds)) for _ in range(processes)]
        return asyncio.run(Chaos(servers, postgres).run(faults))


def for_minutes(minutes: float) -> str:
    """Run three processes on PostgreSQL, if it is installed, for half of the time, and one on SQLite for the other.

    Returns what was seen. Raises `AssertionError` if anything was lost or doubled.
    """
    said = []
    with tempfile.TemporaryDirectory() as folder:
        figures = chaos(f"sqlite:///{folder}/matches.sqlite", _kills(30 * minutes))
        said.append(f"SQLite: {figures}")
        assert figures.is_whole, said
    if BINARIES:
        with own_postgres() as postgres:
            figures = chaos(postgres.url, _faults(30 * minutes), processes=3, postgres=postgres)
        said.append(f"PostgreSQL, three processes: {figures}")
        assert figures.is_whole, said
    return "\n".join(said)


def _kills(seconds: float) -> Iterator[Fault]:
    ends = monotonic() + seconds
    while monotonic() < ends:
        yield Fault.KILL


def _faults(seconds: float) -> Iterator[Fault]:
    """Mostly kills, but a bit of everything."""
    choose = random.Random(1)
    for _ in _kills(seconds):
        yield choose.choices(list(Fault), [20, 1, 2, 1])[0]
