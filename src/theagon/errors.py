"""Errors meant for the person at the keyboard: what is wrong, where, and what would be right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Location:
    """A place in a file: `line` and `column` count from 1, `text` is the whole source line."""

    file: str
    line: int | None = None
    column: int | None = None
    text: str | None = None

    def __str__(self) -> str:
        """`file:line:column`, as far as it is known: the form that editors and terminals turn into a link."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)

    def excerpt(self) -> str:
        """The source line and, under it, a caret at the column; empty when the source line is not known."""
        if self.text is None:
            return ""
        line = self.text.rstrip()
        if self.column is None:
            return f"    {line}"
        # Tabs stay tabs, so that the caret stands under its character at any tab width.
        indent = "".join("\t" if character == "\t" else " " for character in line[: self.column - 1])
        return f"    {line}\n    {indent.ljust(self.column - 1)}^"


class TheagonError(Exception):
    """Base of all errors that a user can cause and cure; the command line prints them without a traceback.

    `message` says what is wrong, `location` where, `hint` what would be right.
    `exit_code` is the status with which the command line ends.
    """

    exit_code: ClassVar[int] = 2

    def __init__(self, message: str, location: Location | None = None, hint: str | None = None) -> None:
        super().__init__(message, location, hint)
        self.message = message
        self.location = location
        self.hint = hint

    def __reduce__(self) -> tuple[Any, ...]:
        """How another process gets it: as it is, whatever its class is made from."""
        return _as_it_was, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        if self.location is None:
            lines = [self.message]
        else:
            lines = [f"{self.location}: {self.message}", self.location.excerpt()]
        if self.hint:
            lines.append(f"hint: {self.hint}")
        return "\n".join(line for line in lines if line)


def _as_it_was(kind: type[TheagonError], arguments: tuple[Any, ...], fields: dict[str, Any]) -> TheagonError:
    """An error as another process raised it."""
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(fields)
    return error
