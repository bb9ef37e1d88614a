"""The compiler's errors."""

from __future__ import annotations

from theagon.errors import TheagonError


class Refused(SyntaxError):
    """An error in rules that use Python outside the subset, shown as a syntax error. `cure` says what to write.

    `place` is the file, the line, the column, the line's text, and the line and column of the end, counted from 1.
    """

    def __init__(self, problem: str, cure: str, place: tuple[str, int, int, str, int, int] | None = None) -> None:
        super().__init__(f"{problem}: {cure}", place) if place else super().__init__(f"{problem}: {cure}")
        self.problem = problem
        self.cure = cure


class BuildError(TheagonError):
    """An error of a build of the generated C: no compiler, no disk space, or the compiler failed."""
