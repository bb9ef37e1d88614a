"""The error for a game or a bot that fails a check."""

from __future__ import annotations


class ConformanceError(AssertionError):
    """A game or a bot breaks a rule that all of them must keep.

    what    what is wrong
    game    the game's name
    check   the function that found it
    seed    of the match; with this one alone in `seeds`, the check finds the fault again
    step    how many actions had been carried out
    action  the action concerned, as the game writes it, and its number; None if there is none
    seat    the seat concerned, or "spectator"; None if it concerns nobody in particular
    field   which answer or which part of it, with the two values that should be equal, if there are two
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
