"""The output of commands that check files: one line if all is well, else every mistake; or one JSON document."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import rich_click as click
from click.exceptions import Exit

from theagon.cards.report import InvalidFileError
from theagon.cli.output import print_json
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Callable


def print_verdict(
    check: Callable[[], dict[str, Any]], summary: Callable[[dict[str, Any]], str], *, as_json: bool
) -> None:
    """Run a check, which returns facts about sound files, and print its result.

    As JSON: `valid`, the facts, and `errors`, a list of `message`, `file`, `line`, `column`, `hint`. Otherwise the
    summary of the facts; an error is raised, as everywhere.
    """
    if not as_json:
        click.echo(summary(check()))
        return
    try:
        facts = check()
    except TheagonError as error:
        print_json({"valid": False, "errors": [as_plain(each) for each in mistakes(error)]})
        raise Exit(error.exit_code) from None
    print_json({"valid": True, **facts, "errors": []})


def mistakes(error: TheagonError) -> tuple[TheagonError, ...]:
    """Return all mistakes that an error names."""
    return error.errors if isinstance(error, InvalidFileError) else (error,)


def as_plain(error: TheagonError) -> dict[str, str | int | None]:
    """Return an error as plain data."""
    place = error.location
    return {
        "message": error.message,
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
        "hint": error.hint,
    }
