"""The likeness of puzzles, to avoid many similar ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.match.scenario_run import run_scenario
from theagon.puzzles.solver import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from theagon.games.base import Event
    from theagon.games.staging import Script

TILE: Final = 2
"""The length of the name of a tile, and the most of a number."""

Likeness = tuple[str, ...]


def of_way(kind: Kind, way: Sequence[Any], units: Mapping[str, Any]) -> Likeness:
    """Return the verbs of a solution with their cards, wherever these are."""
    cards = {name: unit["card"] for name, unit in units.items()}
    told = []
    for step in way:
        verb, things = parts(step)
        told.append(" ".join([verb, *(cards.get(thing, thing) for thing in things if len(thing) > TILE)]))
    return (kind.value, *sorted(told))


def of_events(events: Iterable[Event]) -> Likeness:
    """Return the kinds of events."""
    return (Kind.LEFT.value, *sorted({event.kind for event in events}))


def of_script(script: Script) -> Likeness:
    """Return what a puzzle is like."""
    plain: Any = script.read.node.plain()
    kind, units = Kind(plain["puzzle"]["kind"]), plain["position"].get("units", {})
    if kind is Kind.LEFT:
        return of_events(event for traced in run_scenario(script).trace for event in traced.events)
    return of_way(kind, [step for step in plain["steps"] if "expect" not in step], units)


def parts(step: Any) -> tuple[str, list[str]]:
    """Return the verb of a step, and the things that it names."""
    if isinstance(step, str):
        return step, []
    ((verb, said),) = step.items()
    return verb, list(map(str, said.values() if isinstance(said, dict) else [said]))
