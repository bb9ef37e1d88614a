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

    As JSON: `valid`, the facts, and `errors` and `warnings`, lists of mistakes as `as_plain` gives them. Otherwise the
    warnings and the summary of the facts; an error is raised, as everywhere. Facts may hold `warnings`.
    """
    if not as_json:
        facts = check()
        for each in facts.get("warnings", ()):
            click.echo(f"warning: {each}\n")
        click.echo(summary(facts))
        return
    try:
        facts = check()
    except TheagonError as error:
        warnings = error.warnings if isinstance(error, InvalidFileError) else ()
        told = {"errors": list(map(as_plain, mistakes(error))), "warnings": list(map(as_plain, warnings))}
        print_json({"valid": False, **told})
        raise Exit(error.exit_code) from None
    print_json({"valid": True, **facts, "errors": [], "warnings": list(map(as_plain, facts.get("warnings", ())))})


def mistakes(error: TheagonError) -> tuple[TheagonError, ...]:
    """Return all mistakes that an error names."""
    return error.errors if isinstance(error, InvalidFileError) else (error,)


def as_plain(error: TheagonError) -> dict[str, str | int | None]:
    """Return an error as plain data."""
    place = error.location
    return {
        "severity": error.severity,
        "message": error.message,
        "file": place.file if place else None,
        "line": place.line if place else None,
        "column": place.column if place else None,
        "hint": error.hint,
    }
