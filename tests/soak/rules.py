"""In full, what `make test` samples: whole matches on all back ends, under the sanitizers, and by their messages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.games import test_lockstep, test_sanitized
from tests.games.kits import KITS, MODES
from tests.server import test_secrets
from theagon.testing import check_log

PART = 50  # matches
SANITIZED = 200  # of each game
READ = 200  # matches whose messages are read


def for_minutes(minutes: float) -> str:
    """Play all matches, or as many as there is time for; returns what was played.

    Raises AssertionError or ConformanceError with the first difference, fault, or card that is not kept secret. Ctrl-C
    ends the run with what was played so far.
    """
    end, parts, done = monotonic() + 60 * minutes, list(_parts()), 0
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("parts", total=len(parts))
        try:
            for part in parts:
                if monotonic() > end:
                    break
                part()
                done += 1
                bar.update(task, completed=done)
        except KeyboardInterrupt:
            console.print("stopped")
    return f"{done} of {len(parts)} parts, no difference and no fault"


def _parts() -> Iterator[Callable[[], object]]:
    """The matches in parts, each kind and mode in turn, so that a short run has some of each."""
    for first in range(0, test_lockstep.MATCHES, PART):
        for name, mode in MODES:
            seeds = KITS[name].seeds(mode, PART, first)
            yield partial(test_lockstep.play, name, seeds, test_lockstep.IN_C, 5)
            yield partial(check_log, KITS[name].game(), seeds, KITS[name].deal)
        if first < READ:
            yield partial(test_secrets.look_for_hidden_cards, range(first, first + PART))
    for name in KITS:
        yield partial(test_lockstep.compare_scenarios, name, test_lockstep.IN_C)
        yield partial(test_sanitized.play, name, SANITIZED)
