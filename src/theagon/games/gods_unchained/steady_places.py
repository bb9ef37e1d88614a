"""The names of units during an action: rows close up without a word, but a unit keeps its name in a story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from theagon.games.gods_unchained.rules.world import NONE, TILES
from theagon.games.gods_unchained.tables import tile_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from theagon.games.base import Event, UnitRef


def places_of(g: Any) -> dict[int, str]:
    """Return where each unit stands, by its entry number."""
    return {g.unit[g.at[tile]].entered: tile_name(tile) for tile in range(TILES) if g.at[tile] != NONE}


def labelled(events: Iterable[Event], places: dict[int, str]) -> list[Event]:
    """Return the events of an action, each unit at the place that it had when the action began, or where it came in."""
    told = []
    for event in events:
        if event.kind == "creature-enters" and event.target is not None:
            _make_room(places, event.target.tile)  # the player of a creature sees where the others then stand
        source, target = _placed(event.source, places), _placed(event.target, places)
        kept = source is event.source and target is event.target
        told.append(event if kept else replace(event, source=source, target=target))
    return told


def _placed(unit: UnitRef | None, places: dict[int, str]) -> UnitRef | None:
    if unit is None:
        return None
    tile = places.setdefault(unit.id, unit.tile)
    return unit if tile == unit.tile else replace(unit, tile=tile)


def _make_room(places: dict[int, str], tile: str) -> None:
    """Move the units from this place on one place to the right."""
    row, _, first = tile.partition("-")
    for unit, place in places.items():
        side, _, number = place.partition("-")
        if side == row and number.isdigit() and int(number) >= int(first):
            places[unit] = f"{side}-{int(number) + 1}"
