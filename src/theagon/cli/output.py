"""The output of commands: results on standard output, as text or as one JSON document; progress on standard error."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
import rich_click as click
from click.exceptions import Exit

from theagon.cli import INTERRUPTED

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

T = TypeVar("T")


def conclude(facts: T, show: Callable[[Console, T], None], *, as_json: bool, stopped: bool = False) -> None:
    """Print what a command found, as JSON or by `show`. Raises Exit if Ctrl-C stopped it."""
    if as_json:
        print_json(facts)
    else:
        show(stdout_console(), facts)
    if stopped:
        raise Exit(INTERRUPTED)


def print_json(value: object) -> None:
    """Print `value`, anything that msgspec encodes (structs, dataclasses, lists, dicts ...), as one JSON document."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


def stdout_console() -> Console:
    """Return a console for results. It honours NO_COLOR, and prints plain text into a file or pipe."""
    from rich.console import Console  # not needed for JSON, and slow to import

    return Console(highlight=False)


def stderr_console() -> Console:
    """Return a console for progress and remarks: standard output holds nothing but the result."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def figures_table(names: str, *figures: str) -> Table:
    """Return an empty table: names in its first column, figures in the others, under these headings."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(names)
    for heading in figures:
        table.add_column(heading, justify="right")
    return table
