"""States that no match came to, by the million: each accepted one can be played on without a fault."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from tests.games.kits import KITS
from tests.soak.mutants import Figures, Mutants, watched
from tests.soak.timed import in_time
from theagon.compiler import sanitize

ROOT = Path(__file__).parents[2]
STATES = 1_000_000
PART = 10_000  # states of one game from the same matches
SANITIZED = 10  # one state in so many is checked under the sanitizers


def for_minutes(minutes: float) -> str:
    """Change a million states, or as many as there is time for; returns what was seen.

    Raises AssertionError with the first faults, each with its seed and what was changed. Ctrl-C ends the run with what
    was seen so far.
    """
    seen, under_sanitizers, checked = Figures(), Figures(), PART - PART // SANITIZED
    with suppress(KeyboardInterrupt):
        for number, first in enumerate(in_time(range(0, STATES, PART), minutes)):
            name = list(KITS)[number % len(KITS)]
            seen += watched(Mutants(KITS[name], "compiled-checked", 1, number), range(first, first + checked))
            under_sanitizers += _sanitized(name, number, first + checked, PART // SANITIZED)
    found = f"{seen}; under the sanitizers {under_sanitizers}"
    faults = seen.faults + under_sanitizers.faults
    assert not faults, "\n".join([found, *faults[:20]])
    return found


def _sanitized(name: str, first_match: int, first: int, count: int) -> Figures:
    """The figures of some mutants, from a process with the sanitizers' libraries."""
    arguments = [sys.executable, "-m", "tests.soak.mutants", name, *map(str, (first_match, first, count))]
    ended = subprocess.run(
        arguments,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=sanitize.environment() | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
    )
    if ended.returncode or "runtime error" in ended.stderr:
        return Figures(count, faults=[f"{name}, seeds from {first}: {ended.stderr[-4000:]}"])
    return msgspec.json.decode(ended.stdout, type=Figures)
