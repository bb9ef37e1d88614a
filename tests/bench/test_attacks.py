"""Attacks, small and short, on a real server: a bystander loses nothing, and what is refused is refused in words.

How fast the server answers meanwhile is measured by `python -m bench --attacks`.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import TypeVar

import pytest

from bench.server import attack_run, crowds
from bench.server.attack_run import bystander, run_attack
from bench.server.attacker import Outcome, carry_out
from bench.server.attacks import ATTACKS
from bench.server.audience import audience
from bench.server.bystander import Observations
from bench.server.serving import NO_PAUSES, new_database, serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has the addresses from 127.0.0.2 on"),
]

PROPER = re.compile(
    r"2\d\d|4\d\d( [a-z-]+)?|503 [a-z-]+|closed.*|socket refused|snapshot|update|pong|previewed|possible|presence"
    r"|refused[: ]+[a-z-]+|entries|joined|seated|opened|told|ConnectionResetError|BrokenPipeError|IncompleteReadError"
)


T = TypeVar("T")


def measured(measure: Callable[[float], T], is_enough: Callable[[T], object]) -> T:
    """What is measured in a second, or, if that is too short for a busy machine, in longer and longer times."""
    for seconds in (1.0, 4.0, 16.0):
        found = measure(seconds)
        if is_enough(found):
            return found
    return measure(64.0)


async def all_at_once(server: str, seconds: float) -> dict[str, Outcome]:
    """What becomes of all attacks, with two each, that go on together for so long."""
    small = [replace(attack, at_once=2, played=min(attack.played, 6)) for attack in ATTACKS.values()]
    outcomes = await asyncio.gather(*(carry_out(attack, server, seconds, lambda: None) for attack in small))
    return dict(zip(ATTACKS, outcomes, strict=True))


def test_a_bystander_plays_on_under_all_attacks_and_loses_nothing() -> None:
    with new_database() as database:

        def attacked(seconds: float) -> tuple[dict[str, Outcome], Observations]:
            with serving(database, *NO_PAUSES) as server:
                with bystander(server) as end:
                    outcomes = asyncio.run(all_at_once(server.address, seconds))
                    observations = end()
                assert server.alive
                server.kill()
            return outcomes, observations

        outcomes, observations = measured(
            attacked, lambda found: found[1].troubles or (found[1].pings and found[1].acknowledged)
        )
        assert not observations.troubles
        assert observations.pings
        assert observations.acknowledged
        with closing(sqlite3.connect(database)) as connection:
            query = "SELECT action FROM entry WHERE match = ? AND sequence = ?"
            for done in observations.acknowledged:
                assert connection.execute(query, (done.match, done.sequence)).fetchone() == (done.action,)
    for name, outcome in outcomes.items():
        improper = [kind for kind in outcome.answers if not PROPER.fullmatch(kind) or "fault" in kind]
        assert not improper, (name, improper)


def test_an_attack_is_measured_before_and_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack_run, "WARM_SECONDS", 0)
    found = measured(
        partial(run_attack, "take-backs", played=6),
        lambda found: found.answers["entries"] and all(each.noticed.pings.seconds for each in found.openings),
    )
    assert found.answers["entries"] > 0
    assert 0 < found.before <= found.peak >= found.after
    assert [opening.after_restart for opening in found.openings] == [False, True]
    for opening in found.openings:
        assert opening.noticed.pings.seconds


def test_what_crowds_notice_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "ENTRIES", (6,))
    monkeypatch.setattr(crowds, "MADE", 4)
    full = crowds.full(12)
    assert len(full.opened.seconds) == 9
    assert len(full.listed.seconds) == crowds.OPENED
    assert (len(full.made.seconds), full.refused) == (4, 0)
    assert crowds.storm_seconds(3) > 0
    assert measured(partial(audience, matches=2, watching=12), lambda found: found.seconds).seconds
