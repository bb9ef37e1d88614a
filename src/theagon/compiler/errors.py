"""Errors of the compiler."""

from __future__ import annotations

from theagon.errors import TheagonError


class Refused(SyntaxError):
    """Rules use Python that is outside the subset. Shown like Python's own syntax errors; `cure` says what to write.

    `place` is the file, the line, the column, the line's text, and the line and column of the end, counted from 1.
    """

    def __init__(self, problem: str, cure: str, place: tuple[str, int, int, str, int, int] | None = None) -> None:
        super().__init__(f"{problem}: {cure}", place) if place else super().__init__(f"{problem}: {cure}")
        self.problem = problem
        self.cure = cure


class BuildError(TheagonError):
    """The generated C could not be compiled here: no compiler, no room, or the compiler failed."""
