"""Figures: how each is measured, and printed beside its target."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from rich.console import JustifyMethod
    from rich.table import Table


@dataclass(frozen=True)
class Figure:
    """What is measured. `target` is the least value, or with `at_most` the greatest; `scale` turns it into `unit`."""

    name: str
    unit: str
    target: float
    run: Callable[[float], float]
    at_most: bool = False
    scale: float = 1
    runs: int = 5
    note: Callable[[], str] = str
    """A remark to print after the measurement."""


SECONDS: Final = 0.5  # of one run
QUICK_SECONDS: Final = 0.1

HEADINGS: Final[tuple[tuple[str, JustifyMethod], ...]] = (
    ("", "left"),
    ("measured", "right"),
    ("target", "right"),
    ("", "left"),
)


def measured(figure: Figure, quick: bool) -> dict[str, Any]:
    """The figure as plain data; `value` is None, and `missing` says why, where it cannot be measured."""
    plain = {"name": figure.name, "unit": figure.unit, "target": figure.target, "at_most": figure.at_most}
    try:
        seconds, times = (QUICK_SECONDS, 1) if quick else (SECONDS, figure.runs)
        runs = [figure.scale * figure.run(seconds) for _ in range(times)]
    except (ImportError, TheagonError) as error:
        return plain | {"value": None, "met": None, "missing": str(error)}
    value = median(runs)
    return plain | {
        "value": value,
        "met": value <= figure.target if figure.at_most else value >= figure.target,
        "runs": runs,
        "note": figure.note(),
    }


def as_table(results: list[dict[str, Any]]) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading, side in HEADINGS:
        table.add_column(heading, justify=side, no_wrap=True)
    for result in results:
        bound = f"{'at most' if result['at_most'] else 'at least'} {_shown(result['target'])}"
        mark = "[green]✓[/]" if result["met"] else "[red]✗[/]"
        table.add_row(result["name"], f"{_shown(result['value'])} {result['unit']}", bound, mark)
    return table


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
