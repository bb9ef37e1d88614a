"""Actions as the steps of a scenario, named so that the same deed has the same name in every order."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from theagon.games.staging.deeds import step_of
from theagon.match.scenario import staging_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from theagon.games.staging import Script, Stage


def carried_out(script: Script, stage: Stage) -> Iterator[int]:
    """Yield the actions in the steps of a scenario; each is carried out on the stage when the next one is asked for."""
    for step in script.steps:
        if step.expect is None and step.refused is None and step.name is None:
            action = stage.action(step)
            yield action
            stage.follow(step, stage.position.apply(action))


class Names:
    """The names of the units that a position begins with."""

    def __init__(self, game: str, ids: Mapping[str, int]) -> None:
        """Keep the names of units; `ids` has their entry numbers by name."""
        self._staging = staging_of(game)
        self._names = {number: name for name, number in ids.items()}

    def step(self, position: Any, action: int) -> Any:
        """Return an action as the step of a file. A unit that came later is called by its place."""
        units = position.world.unit if self._names else ()
        there = [u for u in units if u.card and u.entered in self._names]
        names = {position.place_name(u.tile): self._names[u.entered] for u in there}
        return step_of(self._staging.verbs, position, action, lambda place: names.get(place, place))


def deed(step: Any) -> str:
    """Return a step in a form that is the same for any of several equal cards."""
    if isinstance(step, str):
        return step
    ((verb, said),) = step.items()
    if isinstance(said, dict):
        said = {name: value for name, value in said.items() if name != "place"}
    return json.dumps({verb: said}, sort_keys=True)


def shown(stage: Stage) -> dict[str, Any]:
    """Return the present state of each unit or stack that a scenario began with, as an expectation."""
    board = stage.position.open_view()[stage.staging.board]
    if not stage.staging.named:
        stacks = {stack["tile"]: [card["card"] for card in stack["cards"]] for stack in board}
        return {place: stacks.get(place, []) for place in stage.places}
    units = {unit["id"]: unit for unit in board}
    return {name: _values(units[number]) if number in units else stage.fate(name) for name, number in stage.ids.items()}


def _values(unit: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a unit that a fight or the end of a turn may change."""
    return {name: unit[name] for name in ("attack", "strength", "health") if unit.get(name) is not None}
