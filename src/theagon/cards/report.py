"""Collection of errors and warnings, so that all mistakes of a file can be fixed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.errors import Location, Severity

MAX_ERRORS: Final = 50


class FileWarning(TheagonError):
    """A part of a sound file that its author may not have meant. It is only collected, never raised."""

    severity: ClassVar[Severity] = "warning"


class InvalidFileError(TheagonError):
    """All errors of a file. `errors` holds each with its location, in the order found; `warnings` likewise."""

    def __init__(self, errors: Sequence[TheagonError], warnings: Sequence[FileWarning] = ()) -> None:
        first = errors[0]
        super().__init__(first.message, first.location, first.hint)
        self.errors = tuple(errors)
        self.warnings = tuple(warnings)

    def __str__(self) -> str:
        if len(self.errors) == 1:
            return str(self.errors[0])
        more = ", and perhaps more" if len(self.errors) >= MAX_ERRORS else ""
        return "\n\n".join([*map(str, self.errors), f"{len(self.errors)} errors{more}"])


class Report:
    """A collection of errors and warnings.

    `check()` raises the errors together; the last of `most` errors raises at once. Of the warnings as many are kept.
    """

    def __init__(self, most: int = MAX_ERRORS) -> None:
        self.errors: list[TheagonError] = []
        self.warnings: list[FileWarning] = []
        self._most = most

    def add(self, message: str, location: Location | None = None, hint: str | None = None) -> None:
        self.put(TheagonError(message, location, hint))

    def warn(self, message: str, location: Location | None = None, hint: str | None = None) -> None:
        if len(self.warnings) < self._most:
            self.warnings.append(FileWarning(message, location, hint))

    def put(self, error: TheagonError) -> None:
        """Add an error."""
        self.errors.append(error)
        if len(self.errors) >= self._most:
            self.check()

    def take(self, error: TheagonError, place: Location | None = None, of: str = "") -> None:
        """Add an error, or all errors that it holds, each at its own location or else at this one; `of` says whose."""
        for each in error.errors if isinstance(error, InvalidFileError) else (error,):
            self.add(f"{of}: {each.message}" if of else each.message, each.location or place, each.hint)

    def sort(self) -> None:
        """Order the errors and the warnings by their lines; the files keep their order."""
        files = list(dict.fromkeys(each.location.file for each in (*self.errors, *self.warnings) if each.location))

        def place(mistake: TheagonError) -> tuple[int, int, int]:
            at = mistake.location
            return (files.index(at.file), at.line or 0, at.column or 0) if at else (-1, 0, 0)

        self.errors.sort(key=place)
        self.warnings.sort(key=place)

    def check(self) -> None:
        """Raise `InvalidFileError` if there is any error."""
        if self.errors:
            raise InvalidFileError(self.errors, self.warnings)
