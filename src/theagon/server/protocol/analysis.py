"""Analyses of finished matches, over HTTP."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from theagon.server.protocol.base import ServerData

View: TypeAlias = Literal["fair", "open"]
"""The view of an analysis: what each seat could know at the time, or the whole state."""


class TurnChances(ServerData, frozen=True):
    """The chances at the beginning of a turn; in the last line, at the end of the match."""

    turn: int
    step: int  # the number of actions before it
    shares: tuple[float, ...]  # by seat, from 0 to 1; a draw counts half


class Finding(ServerData, frozen=True):
    """A result of the analysis, as text."""

    turn: int
    step: int  # its action
    text: str


class Arrow(ServerData, frozen=True):
    """An action of a better plan: the place of what acts, if anything does, and the places that it is aimed at."""

    source: str | None
    card: str | None  # what is played from a hand, where places change with each card played
    targets: tuple[str, ...]


class Reason(ServerData, frozen=True):
    """Why the match was lost, in one sentence: by the worst decision of the reader, or else of a player who lost."""

    text: str
    step: int | None = None  # the action of the decision; null: no single decision lost it
    view: dict[str, Any] | None = None  # the table before it
    plan: tuple[Arrow, ...] = ()


class BegunAnalysis(ServerData, frozen=True):
    """The analysis of a replay file. `match` identifies it, as the id of a match does."""

    match: str


class MatchAnalysis(ServerData, frozen=True):
    """An analysis so far: `done` of `steps` were examined. The results come when all were."""

    view: View
    done: int
    steps: int
    reader: int | None = None  # the seat that the texts call You
    curve: tuple[TurnChances, ...] = ()
    turning_points: tuple[Finding, ...] = ()  # at most three
    reason: Reason | None = None
    lost: tuple[Finding, ...] = ()  # decisions that lost chances, the worst of each turn, each with a better plan
    strong: tuple[Finding, ...] = ()  # strong moves
