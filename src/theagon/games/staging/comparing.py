"""The differences of two states in all that files can say: what a saved position would lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from theagon.games.fields import SEATS
from theagon.games.staging.columns import COMPARED, said_as

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.games.staging.staging import Staging


class Contents(NamedTuple):
    """All that files can say of a state, as plain data."""

    columns: dict[str, Any]
    units: dict[str, dict[str, Any]]
    """The values of the units by place, except those that only record the course of the match."""
    bonuses: list[Any]
    """The bonuses that end, each with the tile of its unit, in an order of their own."""


def contents(staging: Staging, position: Any) -> Contents:
    """Return the contents of a position."""
    g = position.world
    columns = {name: _plain(getattr(g, name)) for name in said_as(staging.columns, *COMPARED)}
    if "unit" not in staging.columns:
        return Contents(columns, {}, [])
    units = [g.unit[slot] for slot in g.at if slot < len(g.unit)]
    bonuses = [[g.unit[m.unit].tile, *_values(m, frozenset({"unit"})).values()] for m in g.modifier if m.until]
    values = {position.place_name(u.tile): _values(u, staging.unit_course(u)) for u in units}
    return Contents(columns, values, sorted(bonuses))


def unlike(here: Contents, there: Contents) -> Iterator[str]:
    """Yield what two states do not have in common."""
    for name, value in here.columns.items():
        if value != there.columns[name]:
            yield f"{name.replace('_', ' ')}{_where(value, there.columns[name])}"
    for place in sorted(here.units.keys() | there.units.keys()):
        mine, yours = here.units.get(place, {}), there.units.get(place, {})
        if mine.keys() != yours.keys():
            yield f"the unit at {place}"
        yield from (
            f"{name.replace('_', ' ')} {value} of the unit at {place} would be {yours[name]}"
            for name, value in mine.items()
            if value != yours.get(name, value)
        )
    if here.bonuses != there.bonuses:
        yield "the bonuses that end"


def _where(here: Any, there: Any) -> str:
    """Return the seat of the values that differ, if they are by seat; and the values, if they are numbers."""
    if not isinstance(here, list):
        return f" {here} would be {there}"
    if len(here) > len(SEATS):
        return ""
    seat = next(seat for seat, (mine, yours) in enumerate(zip(here, there, strict=True)) if mine != yours)
    rest = f" {here[seat]} would be {there[seat]}" if isinstance(here[seat], int) else ""
    return f" of {SEATS[seat]}{rest}"


def _values(record: Any, but: frozenset[str]) -> dict[str, Any]:
    return {name: _plain(getattr(record, name)) for name in type(record).layout.fields if name not in but}


def _plain(value: Any) -> Any:
    """Return a number, or lists and mappings of numbers."""
    if isinstance(value, int):
        return value
    return [_plain(each) for each in value] if hasattr(value, "__len__") else _values(value, frozenset())
