"""A fair player: plays match after match against a bot, pings, and times each answer."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter, deque
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server.people import ANSWER_SECONDS, Person, RefusedError, Seat, parting
from theagon.games import NAMES
from theagon.server.protocol.client import Act, Ping
from theagon.server.tasks import first_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

ADDRESS: Final = "127.0.0.2"
ACT_SECONDS: Final = 0.2
"""From one action to the next, faster than by mouse."""
PING_SECONDS: Final = 0.2
RETRY_SECONDS: Final = 0.5


class Sample(Struct, frozen=True):
    """Something that was asked: when, and how many seconds it took until it was answered."""

    at: float  # of the machine's monotonic clock, which all processes share
    seconds: float


class Acknowledged(Struct, frozen=True):
    """An action that the server said was done."""

    match: str
    sequence: int
    action: int


class Observations(Struct):
    """The record of a bystander."""

    actions: list[Sample] = []
    pings: list[Sample] = []
    acknowledged: list[Acknowledged] = []
    troubles: Counter[str] = field(default_factory=Counter)  # what was refused, and what else went wrong


def stand_by(pipe: Connection, server: str) -> None:
    """Play and ping, saying None once at the table, until a message comes; then give the `Observations`."""
    asyncio.run(_stand_by(pipe, server))


async def _stand_by(pipe: Connection, server: str) -> None:
    observations = Observations()
    told = asyncio.Event()
    asyncio.get_running_loop().add_reader(pipe.fileno(), told.set)
    person = Person(server, ADDRESS)
    for game in NAMES:  # warm up: what a server needs once for each game
        created = await person.create("me", "greedy", game=game)
        async with person.at(created.play_path) as seat:
            await seat.seated()
    pipe.send(None)
    playing = asyncio.create_task(_play_on(person, observations))
    await asyncio.wait([playing, asyncio.create_task(told.wait())], return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        playing.result()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    pipe.send(observations)


async def _play_on(person: Person, observations: Observations) -> None:
    """Play one match after the other, each of another game; go on with it if its socket was closed."""
    choose = random.Random(1)
    for game in itertools.cycle(NAMES):
        over, created = False, None
        while not over:
            try:
                created = created or await person.create("me", "greedy", game=game)
                async with person.at(created.play_path) as seat:
                    await seat.seated()
                    await _Session(seat, created.match, observations, choose).until_over()
                over = True
            except ConnectionClosed as closed:
                observations.troubles[parting(closed)] += 1
            except (OSError, InvalidHandshake, RefusedError) as error:
                observations.troubles[str(error) or type(error).__name__] += 1
            if not over:
                await asyncio.sleep(RETRY_SECONDS)


class _Session:
    """The time at one socket: one task receives, one acts, one pings."""

    def __init__(self, seat: Seat, match: str, observations: Observations, choose: random.Random) -> None:
        self._seat = seat
        self._match = match
        self._observations = observations
        self._choose = choose
        self._received = asyncio.Event()
        self._pinged: deque[float] = deque()
        self._acted: float | None = None
        self._refused = False

    async def until_over(self) -> None:
        """Play until the match is over. Raises `ConnectionClosed`."""
        try:
            await first_of(self._receive(), self._act(), self._ping())
        finally:
            self._give_up()

    def _give_up(self) -> None:
        """Count the time until now for unanswered requests."""
        now = perf_counter()
        self._observations.pings += [Sample(asked, now - asked) for asked in self._pinged]
        if self._acted is not None:
            self._observations.actions.append(Sample(self._acted, now - self._acted))

    async def _receive(self) -> None:
        while self._seat.table.result is None:
            message = await self._seat.next()
            if message.type == "pong":
                asked = self._pinged.popleft()
                self._observations.pings.append(Sample(asked, perf_counter() - asked))
            elif message.type == "refused":
                self._observations.troubles[f"refused: {message.reason}"] += 1
                self._refused = True
            self._received.set()

    async def _act(self) -> None:
        """Do something at random whenever one is asked, and wait until it is acknowledged."""
        while True:
            table, self._refused = self._seat.table, False
            if table.options:
                action = self._choose.choice(table.options).action
                asked = self._acted = perf_counter()
                await self._seat.say(Act(table.sequence, action))
                while self._seat.table.sequence <= table.sequence and not self._refused:
                    await self._word()
                self._acted = None
                if not self._refused:
                    self._observations.actions.append(Sample(asked, perf_counter() - asked))
                    self._observations.acknowledged.append(Acknowledged(self._match, table.sequence, action))
                await asyncio.sleep(ACT_SECONDS)
            else:
                await self._word()

    async def _word(self) -> None:
        """Run until the next message."""
        self._received.clear()
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._received.wait()

    async def _ping(self) -> None:
        """Send pings by the clock, answered or not, so that a stop is seen for as long as it lasts."""
        due = perf_counter()
        while True:
            self._pinged.append(due)
            await self._seat.say(Ping())
            due += PING_SECONDS
            await asyncio.sleep(due - perf_counter())
