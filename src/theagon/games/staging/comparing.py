"""All that files can say of a state: what a saved position must keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.games.staging.columns import COMPARED, said_as

if TYPE_CHECKING:
    from theagon.games.staging.staging import Staging


def contents(staging: Staging, position: Any) -> dict[str, Any]:
    """Return all that files can say of a state, as plain data.

    Units are by place, without the columns that only record the course of the match. The bonuses that end are sorted
    apart from the units, each with the tile of its unit.
    """
    g = position.world
    found = {name: _plain(getattr(g, name)) for name in said_as(staging.columns, *COMPARED)}
    if "unit" in staging.columns:
        units = [g.unit[slot] for slot in g.at if slot < len(g.unit)]
        bonuses = [[g.unit[m.unit].tile, *_values(m, frozenset({"unit"})).values()] for m in g.modifier if m.until]
        found["unit"] = {position.place_name(u.tile): _values(u, staging.unit_course(u)) for u in units}
        found["modifier"] = sorted(bonuses)
    return found


def _values(record: Any, but: frozenset[str]) -> dict[str, Any]:
    return {name: _plain(getattr(record, name)) for name in type(record).layout.fields if name not in but}


def _plain(value: Any) -> Any:
    """Return a number, or lists and mappings of numbers."""
    if isinstance(value, int):
        return value
    return [_plain(each) for each in value] if hasattr(value, "__len__") else _values(value, frozenset())
