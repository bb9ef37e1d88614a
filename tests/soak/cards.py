"""A thousand matches of random decks over all cards of Gods Unchained, on three back ends: no byte may differ.

`python -m tests.soak.cards FIRST COUNT` plays a slice of them.
"""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.games.gods_unchained.test_random_decks import compare, played

MATCHES: Final = 1000


def for_minutes(minutes: float, matches: range = range(MATCHES)) -> str:
    """Play the matches, or as many as there is time for; returns what was played.

    Raises ConformanceError with the seed and the first difference. Ctrl-C ends the run with what was played so far.
    """
    end, done, actions = monotonic() + 60 * minutes, 0, 0
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("matches", total=len(matches))
        try:
            for seed in matches:
                if monotonic() > end:
                    break
                actions += compare([seed])
                done += 1
                bar.update(task, completed=done)
        except KeyboardInterrupt:
            console.print("stopped")
    cards = len(played(matches[:done]))
    return f"{done} of {len(matches)} matches, {actions} actions, {cards} different cards and powers, no difference"


if __name__ == "__main__":
    first, count = map(int, sys.argv[1:])
    print(for_minutes(60, range(first, first + count)))
