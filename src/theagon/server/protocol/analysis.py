"""Analyses of matches that are over, over HTTP."""

from __future__ import annotations

from typing import Literal, TypeAlias

from theagon.server.protocol.base import ServerData

View: TypeAlias = Literal["fair", "open"]
"""By what each seat could know at the time, or by everything hidden too."""


class TurnChances(ServerData, frozen=True):
    """The chances at the beginning of a turn; of the last line, at the end of the match."""

    turn: int
    step: int  # so many actions were done before
    shares: tuple[float, ...]  # by seat, from 0 to 1; a draw counts half


class Finding(ServerData, frozen=True):
    """Something that the analysis found, in words."""

    turn: int
    step: int  # the action that it is about
    text: str


class BegunAnalysis(ServerData, frozen=True):
    """The analysis of a replay file; it is found by `match`, as that of a match by its id."""

    match: str


class MatchAnalysis(ServerData, frozen=True):
    """An analysis as far as it is: `done` of `steps` were examined. What was found is told when all were."""

    view: View
    done: int
    steps: int
    reader: int | None = None  # the seat that the texts call You
    curve: tuple[TurnChances, ...] = ()
    turning_points: tuple[Finding, ...] = ()  # at most three
    lost: tuple[Finding, ...] = ()  # decisions that gave something away, each with a better plan
    strong: tuple[Finding, ...] = ()  # strong moves
