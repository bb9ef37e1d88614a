"""What is known of the packaged variants and their equilibria, as `python -m tools.equilibria` found it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct, json

from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError

FILE: Final = "equilibria.json"


class Equilibrium(Struct, frozen=True, kw_only=True):
    """What is known of an equilibrium. The true value is as close to `value` as twice `exploitability`."""

    states: int
    """The number of information states of both seats."""
    nodes: int
    """The number of positions, each by all ways to it."""
    value: float
    """The expected result of seat 0, from -1 to 1."""
    exploitability: float
    """What the best answers still gain against the strategies that were found, on average over the seats."""
    iterations: int
    """Of CFR+, in which they were found."""


@cache
def equilibria() -> dict[str, Equilibrium]:
    """Return what is known of each packaged variant, by name, the smallest first."""
    return json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[str, Equilibrium])


def equilibrium(variant: str) -> Equilibrium:
    """Return what is known of a packaged variant. Raises TheagonError if there is none of this name."""
    known = equilibria()
    if variant not in known:
        raise TheagonError(f"there is no packaged variant {quoted(variant)}", hint=suggestion(variant, known))
    return known[variant]
