"""Errors for users: what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

Severity: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Location:
    """A location in a file: `line` and `column` count from 1, `text` is the whole source line."""

    file: str
    line: int | None = None
    column: int | None = None
    text: str | None = None

    def __str__(self) -> str:
        """Return `file:line:column`, as far as known: the form that editors and terminals turn into a link."""
        return ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)

    def excerpt(self) -> str:
        """Return the source line and, under it, a caret at the column; "" if the source line is not known."""
        if self.text is None:
            return ""
        line = self.text.rstrip()
        if self.column is None:
            return f"    {line}"
        # Tabs stay tabs, so that the caret is under its character at any tab width.
        indent = "".join("\t" if character == "\t" else " " for character in line[: self.column - 1])
        return f"    {line}\n    {indent.ljust(self.column - 1)}^"


class TheagonError(Exception):
    """Base of all errors that a user can cause and fix. The command line prints them without a traceback.

    `message` says what is wrong, `location` where, `hint` what would be right. `exit_code` is the exit status of the
    command line.
    """

    exit_code: ClassVar[int] = 2
    severity: ClassVar[Severity] = "error"

    def __init__(self, message: str, location: Location | None = None, hint: str | None = None) -> None:
        super().__init__(message, location, hint)
        self.message = message
        self.location = location
        self.hint = hint

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error with all its fields, independently of its constructor."""
        return _unpickled, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        if self.location is None:
            lines = [self.message]
        else:
            lines = [f"{self.location}: {self.message}", self.location.excerpt()]
        if self.hint:
            lines.append(f"hint: {self.hint}")
        return "\n".join(line for line in lines if line)


def _unpickled(kind: type[TheagonError], arguments: tuple[Any, ...], fields: dict[str, Any]) -> TheagonError:
    """Return an error of another process."""
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(fields)
    return error


@contextmanager
def extra(module: str) -> Iterator[None]:
    """Guard the imports of an optional module: `theagon.envs.gymnasium` needs the extra `theagon[gymnasium]`.

    If a package is missing, the ImportError says what to install.
    """
    try:
        yield
    except ImportError as error:
        message = f"{module} needs {error.name}: pip install 'theagon[{module.rpartition('.')[2]}]'"
        raise ImportError(message, name=error.name) from None
