"""Puzzles, over HTTP and on the table."""

from __future__ import annotations

from theagon.server.protocol.base import ServerData


class PuzzleLine(ServerData, frozen=True):
    """A puzzle in a list."""

    id: str  # such as `win-017`; it never means another puzzle
    kind: str  # `win`, `survive` or `left`
    difficulty: int  # from 1 to 5
    missed_by: str | None  # the strongest level that does not solve it
    actions: int  # the length of the solution
    title: str
    own: tuple[str, ...]  # cards of the side that acts, and of the others, for a small picture
    rivals: tuple[str, ...]


class Asked(ServerData, frozen=True):
    """A unit or a stack in a puzzle of the kind `left`, which asks for its later health or number of cards."""

    name: str  # for the answer
    text: str
    now: int


class PuzzleTask(ServerData, frozen=True):
    """The task of a puzzle."""

    kind: str
    text: str
    asked: tuple[Asked, ...] = ()
