"""Collection of errors, so that all errors of a file can be fixed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.errors import Location

MAX_ERRORS: Final = 50


class InvalidFileError(TheagonError):
    """All errors of a file. `errors` holds each with its location, in the order found."""

    def __init__(self, errors: Sequence[TheagonError]) -> None:
        first = errors[0]
        super().__init__(first.message, first.location, first.hint)
        self.errors = tuple(errors)

    def __str__(self) -> str:
        if len(self.errors) == 1:
            return str(self.errors[0])
        more = ", and perhaps more" if len(self.errors) >= MAX_ERRORS else ""
        return "\n\n".join([*map(str, self.errors), f"{len(self.errors)} errors{more}"])


class Report:
    """A collection of errors. `check()` raises them together; the fiftieth error raises at once."""

    def __init__(self) -> None:
        self.errors: list[TheagonError] = []

    def add(self, message: str, location: Location | None = None, hint: str | None = None) -> None:
        self.put(TheagonError(message, location, hint))

    def put(self, error: TheagonError) -> None:
        """Add an error."""
        self.errors.append(error)
        if len(self.errors) >= MAX_ERRORS:
            self.check()

    def take(self, error: TheagonError, place: Location | None = None) -> None:
        """Add an error, or all errors that it holds, each at its own location or else at this one."""
        for each in error.errors if isinstance(error, InvalidFileError) else (error,):
            self.add(each.message, each.location or place, each.hint)

    def check(self) -> None:
        """Raise `InvalidFileError` if there is any error."""
        if self.errors:
            raise InvalidFileError(self.errors)
