"""The error of a failed check."""

from __future__ import annotations

from typing import Any


class ConformanceError(AssertionError):
    """The error of a game or a bot that fails a check.

    what    the fault
    game    the game's name
    check   the function that found it
    seed    the match's seed; with only this one in `seeds`, the check finds the fault again
    step    the number of actions before it
    action  the action concerned, in notation and as a number, or None
    seat    the seat concerned, or "spectator", or None
    field   the result or the part of it that is wrong, with two values that should be equal, or None
    """

    def __init__(
        self,
        what: str,
        *,
        game: str,
        check: str,
        seed: int,
        step: int,
        last: str,
        action: str | None = None,
        seat: int | str | None = None,
        field: str | None = None,
    ) -> None:
        lines = [f"{game}: {what}", f"in the match of seed {seed}, after {step} actions, the last: {last}"]
        for name, value in (("action", action), ("seat", seat), ("field", field)):
            if value is not None:
                lines.append(f"{name}: {value}")
        super().__init__("\n".join([*lines, f"to see it again: {check}(..., seeds=[{seed}])"]))
        self.what = what
        self.game = game
        self.check = check
        self.seed = seed
        self.step = step
        self.action = action
        self.seat = seat
        self.field = field

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error with all its fields, independently of its constructor."""
        return _unpickled, (type(self), self.args, self.__dict__)


def _unpickled(kind: type[ConformanceError], arguments: tuple[Any, ...], fields: dict[str, Any]) -> ConformanceError:
    """Return an error of another process."""
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(fields)
    return error
