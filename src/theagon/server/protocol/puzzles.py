"""Puzzles, over HTTP and on the table."""

from __future__ import annotations

from theagon.server.protocol.base import ServerData


class PuzzleLine(ServerData, frozen=True):
    """A puzzle in a list."""

    id: str  # such as `win-017`; it never means another puzzle
    kind: str  # `win`, `survive` or `left`
    difficulty: int  # from 1 to 5
    actions: int  # of the solution
    title: str


class Asked(ServerData, frozen=True):
    """A unit of which a puzzle of the kind `left` asks what health it will have."""

    name: str  # for the answer
    text: str
    health: int  # now


class PuzzleTask(ServerData, frozen=True):
    """What a puzzle asks for."""

    kind: str
    text: str
    asked: tuple[Asked, ...] = ()
