"""A server under one attack, and what a bystander notices."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from bench.server.attacker import ADDRESS, Leftover, Outcome
from bench.server.attacks import attack
from bench.server.bystander import Observations, Sample, stand_by
from bench.server.people import ANSWER_SECONDS, Person
from bench.server.serving import NO_PAUSES, Server, beside, new_database, receive, serving
from bench.server.times import Times

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

WARM_SECONDS: Final = 2.0
AFTER_SECONDS: Final = 10.0
"""From the end of an attack until it is seen what memory is still held."""
LOOK_SECONDS: Final = 0.25
PREPARATION_SECONDS: Final = 120.0


class Latency(Struct, frozen=True):
    """A bystander's measurements in a span of time."""

    actions: Times
    pings: Times


class Opening(Struct, frozen=True):
    """The result of opening the match after an attack."""

    after_restart: bool
    seconds: float
    noticed: Latency


class AttackReport(Struct, frozen=True):
    """The effects of one attack. Memory is in resident bytes."""

    name: str
    noticed: Latency
    before: int
    peak: int
    after: int
    waited: float  # the share of the time for which the server had no core though it could have run
    answers: dict[str, int]  # what became of the attack: how often each
    observations: Observations
    openings: tuple[Opening, ...]  # of the match that it left behind, before a restart and after


def run_attack(name: str, seconds: float, **changes: Any) -> AttackReport:
    """Attack a new server for `seconds`, with `changes` of the attack's fields. Raises `TheagonError` off Linux."""
    with new_database() as database:
        return _run_attack(name, seconds, changes, database)


def _run_attack(name: str, seconds: float, changes: dict[str, Any], database: Path) -> AttackReport:
    openings: list[Opening] = []
    opened: tuple[float, float] | None = None
    with serving(database, *NO_PAUSES) as server, bystander(server) as end:
        before = peak = server.resident_bytes()
        with beside(attack, name, server.address, seconds, changes) as attacking:
            receive(attacking, PREPARATION_SECONDS)
            waited, ends = server.waited_seconds(), perf_counter() + seconds + ANSWER_SECONDS
            while not attacking.poll(LOOK_SECONDS) and perf_counter() < ends:
                peak = max(peak, server.resident_bytes())
            waited = server.waited_seconds() - waited
            outcome: Outcome = receive(attacking)
        if outcome.leftover is not None:
            opened = _open(server, outcome.leftover)
        sleep(min(seconds, AFTER_SECONDS))
        after = server.resident_bytes()
        peak = max(peak, after)
        observations = end()
    if opened is not None:
        openings.append(_seen(opened, observations, after_restart=False))
    if outcome.leftover is not None:
        with serving(database, *NO_PAUSES) as server, bystander(server) as end:
            openings.append(_seen(_open(server, outcome.leftover), end(), after_restart=True))
    noticed = _noticed(observations, outcome.began, outcome.ended)
    return AttackReport(
        name, noticed, before, peak, after, waited / seconds, outcome.answers, observations, tuple(openings)
    )


@contextmanager
def bystander(server: Server) -> Iterator[Callable[[], Observations]]:
    """Let a bystander play and ping; yield a function that ends this and returns the observations."""
    with beside(stand_by, server.address) as standing:
        receive(standing)
        sleep(WARM_SECONDS)

        def end() -> Observations:
            standing.send(None)
            observations: Observations = receive(standing, ANSWER_SECONDS)
            return observations

        yield end


def _open(server: Server, leftover: Leftover) -> tuple[float, float]:
    """Open a match; when that began, and when it was done."""

    async def seated() -> None:
        person = Person(server.address, ADDRESS, leftover.cookie)
        async with asyncio.timeout(ANSWER_SECONDS), person.at(leftover.path) as seat:
            await seat.seated()

    began = perf_counter()
    asyncio.run(seated())
    ended = perf_counter()
    sleep(1)  # what was asked meanwhile is answered
    return began, ended


def _seen(span: tuple[float, float], observations: Observations, *, after_restart: bool) -> Opening:
    began, ended = span
    return Opening(after_restart, ended - began, _noticed(observations, began - 1, ended + 1))


def _noticed(observations: Observations, began: float, ended: float) -> Latency:
    """Return the samples that were asked, or waited for an answer, between these moments."""

    def within(samples: list[Sample]) -> Times:
        seen = [sample for sample in samples if sample.at <= ended and began <= sample.at + sample.seconds]
        return Times(tuple(sorted(sample.seconds for sample in seen)))

    return Latency(within(observations.actions), within(observations.pings))
