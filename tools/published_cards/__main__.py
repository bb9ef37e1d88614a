"""The published cards of Gods Unchained. Run from the root of the repository:

python -m tools.published_cards import PAGE.json    compare their records with the game, make a card file of new ones
python -m tools.published_cards page                say which of them are in the game
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import rich_click as click

from theagon.cards.wording import quoted
from theagon.cli.main import HELP, ReportingGroup
from theagon.cli.output import json_option, print_json
from theagon.errors import Location, TheagonError
from theagon.games.gods_unchained.content import standard
from tools.published_cards.cards import map_records
from tools.published_cards.page import markdown, reasons
from tools.published_cards.records import read_records
from tools.published_cards.writing import as_yaml

if TYPE_CHECKING:
    from tools.published_cards.cards import Import, Outcome


@click.group(cls=ReportingGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.rich_config(help_config=HELP)
def published_cards() -> None:
    """The published cards of Gods Unchained."""


@published_cards.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help="Write the card file here, and print only the report.")
@json_option
def import_cards(file: Path, out: Path | None, as_json: bool) -> None:
    """Compare published records with the game, and make a card file of new cards.

    FILE is a page of the published API: {"records": [{"id": 1, "name": ..., "effect": ..., "god": ..., ...}]}. The
    report names the values in which a card of the game differs from its record. The effect texts of other records are
    read word by word. Cards whose texts are fully understood become a card file; for every other one the report names
    the words that were not understood, and why the card is not in the game. Nothing is guessed. Names are only in
    English: translate them.

    The card file goes to standard output and the report to standard error:

        python -m tools.published_cards import page.json > my-cards.yaml

        python -m tools.published_cards import page.json --out my-cards.yaml
    """
    result = map_records(read_records(file), standard().by_id.values(), reasons())
    text = as_yaml(result.cards)
    if out is not None:
        write_new(out, text)
    if as_json:
        print_json(as_plain(result))
        return
    if out is None:
        click.echo(text, nl=False)
    for outcome in result.outcomes:
        if outcome.known is None or outcome.differences:
            click.echo(line_of(outcome), err=out is None)
    click.echo(summary(result), err=out is None)


@published_cards.command("page")
def page() -> None:
    """Print docs/gods-unchained-cards.md: which published cards are in the game, and why the others are not."""
    click.echo(markdown(), nl=False)


def write_new(path: Path, text: str) -> None:
    """Write a new file, never over one that somebody may have translated."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise TheagonError("exists already", Location(str(path)), "choose another name, or remove the file") from error


def summary(result: Import) -> str:
    """The last line of the report."""
    known = [outcome for outcome in result.outcomes if outcome.known is not None]
    other = sum(bool(outcome.differences) for outcome in known)
    made = sum(outcome.card is not None for outcome in result.outcomes)
    tokens = f"; tokens that they name: {len(result.tokens)}" if result.tokens else ""
    return (
        f"{len(known)} of {len(result.outcomes)} records are in the game, {other} of them with other values; "
        f"{made} became cards{tokens}"
    )


def line_of(outcome: Outcome) -> str:
    """What the report says about a record."""
    name = quoted(outcome.record.name)
    if outcome.known is not None:
        values = (f"{each.field} {each.here}, published {each.published}" for each in outcome.differences)
        return f"≠ {name}: {'; '.join(values)}"
    if outcome.card is not None:
        left_out = f"; left out: {', '.join(map(quoted, outcome.reminders))}" if outcome.reminders else ""
        return f"✓ {name}: {outcome.card.id}{left_out}"
    words = f"not understood: {quoted(outcome.not_understood)}" if outcome.not_understood else "not understood"
    return f"✗ {name}: {words}{f' ({outcome.why})' if outcome.why else ''}"


def as_plain(result: Import) -> dict[str, Any]:
    """The report, and the cards, as plain data."""
    report = [
        {
            "id": outcome.record.id,
            "name": outcome.record.name,
            "in-game": outcome.known.id if outcome.known is not None else None,
            "differences": msgspec.to_builtins(outcome.differences),
            "card": outcome.card.id if outcome.card is not None else None,
            "not-understood": outcome.not_understood or None,
            "why": outcome.why or None,
            "left-out": outcome.reminders,
        }
        for outcome in result.outcomes
    ]
    return {"records": report, "cards": msgspec.to_builtins(result.cards)}


if __name__ == "__main__":
    published_cards(prog_name="python -m tools.published_cards")
