"""The parts of a long run, for as long as there is time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def in_time(parts: Sequence[T], minutes: float) -> Iterator[T]:
    """Yield part after part until the time is over, with a progress bar in a terminal."""
    end, console = monotonic() + 60 * minutes, Console(stderr=True)
    for part in track(parts, console=console, transient=True, disable=not console.is_terminal):
        if monotonic() > end:
            return
        yield part
