"""Pairs of matches played until the result is clear, with a file from which to resume."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from itertools import chain
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from theagon.arena.record import Contest, record
from theagon.cli.many import play_through

if TYPE_CHECKING:
    from pathlib import Path

P = TypeVar("P", bound=msgspec.Struct)
P_contra = TypeVar("P_contra", bound=msgspec.Struct, contravariant=True)
"""A pair of matches."""


class Counts(Protocol[P_contra]):
    """What counts pairs of matches."""

    @property
    def played(self) -> int:
        """The number of pairs."""

    def add(self, pairs: Iterable[P_contra], /) -> None:
        """Count more pairs."""


def play_contest(
    resume: Path | None,
    contest: Contest,
    pair: type[P],
    play: Callable[[int], Generator[P]],
    most: int,
    counts: Counts[P],
    decided: Callable[[], bool],
    doing: Callable[[], str] = lambda: "playing",
) -> bool:
    """Count pairs, at most `most`, until they decide: first those of the file, then further ones, which it gets.

    `play` yields the pairs that follow a number of them. Returns whether Ctrl-C ended it early.
    """
    with record(resume, contest, pair) as (file, played):

        def undecided() -> Generator[P]:
            with closing(play(len(played[:most]))) as further:
                pairs = chain(played[:most], further)
                while not decided() and (each := next(pairs, None)) is not None:
                    yield each

        def take(each: P) -> None:
            if counts.played >= len(played):
                file.add(each)
            counts.add([each])

        return play_through(undecided(), most, take, doing)
