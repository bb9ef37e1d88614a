"""Saved positions as the fields of a scenario: what the games share.

A game makes the schema objects of its format; `written` turns them into what a file says, without defaults.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from theagon.cards.schema import Schema
from theagon.games.constants import spelled_bits
from theagon.games.fields import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from enum import IntEnum


def written(value: Any) -> Any:
    """Return a value of a schema as a file has it: mappings without the fields that have their default."""
    match value:
        case Schema():
            said = {}
            for field in fields_of(type(value)):
                usual = field.default if field.default_factory is NODEFAULT else field.default_factory()
                if (given := getattr(value, field.name)) != usual:
                    said[field.encode_name] = written(given)
            return said
        case tuple() | list():
            return [written(item) for item in value]
        case dict():
            return {key: written(item) for key, item in value.items()}
    return value


@cache
def fields_of(schema: type[Schema]) -> tuple[FieldInfo, ...]:
    """Return the fields of a schema. Cached, because msgspec takes milliseconds to list them."""
    return fields(schema)


def pile(g: Any, name: str, seat: int) -> list[int]:
    """Return the cards of a pile in the order of files. Of a deck these list the top card first, the records last."""
    cards = list(getattr(g, name)[seat][: getattr(g, f"{name}_size")[seat]])
    return cards[::-1] if name == "deck" else cards


def words(bits: int, names: type[IntEnum]) -> Any:
    """Return the names of the bits that are set, as a file lists them."""
    return tuple(spelled_bits(bits, names))


def names_of(cards: Iterable[str]) -> list[str]:
    """Return a name for each unit on the board: its card, and a number where an earlier one has the same card."""
    seen: Counter[str] = Counter()
    names = []
    for card in cards:
        seen[card] += 1
        names.append(card if seen[card] == 1 else f"{card}-no-{seen[card]}")
    return names


def turn_of(g: Any) -> dict[str, Any]:
    """Return the turn and its player, in a match of two players."""
    active = int(g.active)
    return {"to_act": SEATS[active], "turn": None if g.turn == active + 1 else int(g.turn)}
