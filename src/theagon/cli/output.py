"""What commands print: results on standard output, for people or as one JSON document; progress on standard error."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import rich_click as click

from theagon.cards.language import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of text.")
"""The flag `--json` of every command whose result a program may want to read; the parameter is `as_json`."""

lang_option = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the texts."
)
"""The option `--lang` of every command that prints texts of a game."""


def print_json(value: object) -> None:
    """Print `value`, anything that msgspec encodes (structs, dataclasses, lists, dicts ...), as one JSON document."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


def stdout_console() -> Console:
    """A console for results with colours and tables. It honours NO_COLOR, and prints plain text into a file or pipe."""
    from rich.console import Console  # not needed for JSON, and slow to import

    return Console(highlight=False)


def stderr_console() -> Console:
    """A console for progress and remarks, so that standard output holds nothing but the result."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)
