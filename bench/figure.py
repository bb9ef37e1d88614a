"""Figures: how each is measured, and shown with its target."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

from theagon.errors import TheagonError


@dataclass(frozen=True)
class Figure:
    """A figure. `target` is the least value, or with `at_most` the greatest; `scale` turns it into `unit`."""

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


def measured(figure: Figure, quick: bool) -> dict[str, Any]:
    """Return the figure as plain data; if it cannot be measured, `value` is None and `missing` says why."""
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


def line(result: dict[str, Any], width: int) -> str:
    """Return a figure and its target as a line of Rich's markup; names get `width` columns."""
    bound = f"{'at most' if result['at_most'] else 'at least'} {_shown(result['target'])}"
    mark = "[green]✓[/]" if result["met"] else "[red]✗[/]"
    return f"{mark} {result['name']:<{width}}  {_shown(result['value']):>10} {result['unit']}, {bound}"


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
