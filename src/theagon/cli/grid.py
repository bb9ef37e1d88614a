"""The results of a round robin of decks as a grid: at the terminal, as a heat map, as rows of CSV."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from theagon.cli.chart import Cell, colour, heat_map, ink
from theagon.cli.output import figures_table
from theagon.match.tally import wilson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

MIX: Final = "mix"
FIGURES: Final = ("played", "won", "drawn", "rate")


def print_grid(console: Console, results: dict[str, Any]) -> None:
    """Print how often each deck won against each other, in per cent, and the equilibrium mix."""
    from rich.text import Text

    decks = list(results["decks"])
    mix = {each["deck"]: each for each in results[MIX]}
    table = figures_table("", "", "rate", "95 % interval", *map(str, range(1, len(decks) + 1)), MIX, "95 % interval")
    table.columns[1].justify = "left"
    for number, (name, cells) in enumerate(_rows(results), 1):
        whole, mixed = results["decks"][name], mix[name]
        shown = [
            Text(f" {100 * cell.share:.0f} ", f"{ink(back)} on {back}")
            if cell.share is not None and (back := colour(cell.share))
            else ""
            for cell in cells
        ]
        table.add_row(
            str(number), name, f"{whole['rate']:.1%}", _span(whole), *shown, f"{mixed['share']:.0%}", _span(mixed, 0)
        )
    console.print(table)
    console.print(
        "a row says how often its deck won against each, in per cent; the mix: bring each deck so often, and no deck "
        "wins more than half against you",
        style="dim",
    )


def grid_svg(results: dict[str, Any], title: str) -> str:
    """Return the grid as a picture, each deck named with its share of the equilibrium mix."""
    mix = {each["deck"]: f"{each['deck']} {each['share']:.0%}" for each in results[MIX]}
    rows = dict(_rows(results))
    told = f"{title}: wins of each row, with its share of the mix"
    return heat_map([mix[name] for name in rows], list(rows), list(rows.values()), told)


def grid_csv(results: dict[str, Any]) -> str:
    """Return the grid as CSV: a row for each deck and each of its opponents, with counts, rate and 95 % interval."""
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["deck", "against", *FIGURES, "low", "high"])
    for deck, against, score in _both_ways(results):
        rows.writerow([deck, against, *(score[name] for name in FIGURES), *score["interval"]])
    return text.getvalue()


def _rows(results: dict[str, Any]) -> Iterator[tuple[str, list[Cell]]]:
    """Yield each deck with its cells, one for each deck; its own is empty."""
    decks = list(results["decks"])
    cells = {
        (deck, against): Cell(score["rate"], f"{deck} won {score['rate']:.1%} of {score['played']:,} ({_span(score)})")
        for deck, against, score in _both_ways(results)
    }
    for deck in decks:
        yield deck, [cells.get((deck, against), Cell(None)) for against in decks]


def _both_ways(results: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield each deck, each that it met, and its score there."""
    met = {tuple(pair["decks"]): pair for pair in results["pairs"]}
    for deck in results["decks"]:
        for against in results["decks"]:
            if score := met.get((deck, against)):
                yield deck, against, score
            elif score := met.get((against, deck)):
                yield deck, against, _turned(score)


def _turned(score: dict[str, Any]) -> dict[str, Any]:
    """Return the score of the other side."""
    lost = score["played"] - score["won"] - score["drawn"]
    low, high = wilson(lost, score["played"])
    return score | {"won": lost, "rate": lost / score["played"], "interval": (low, high)}


def _span(score: dict[str, Any], digits: int = 1) -> str:
    low, high = score["interval"]
    return f"{low:.{digits}%} to {high:.{digits}%}"
