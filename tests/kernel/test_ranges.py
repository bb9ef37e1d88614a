"""The ranges of the numbers of a state: how they are declared, and checked."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import pytest

from tests.games.support import put
from theagon.kernel.forms import padding
from theagon.kernel.layout import Int
from theagon.kernel.ranges import blank, outside
from theagon.kernel.records import Record, int8, int16, int64, uint8, uint16, uint32

SEATS, TILES, NONE = 2, 6, 255


class Colour(IntEnum):
    RED = 1
    GREEN = 2
    BLUE = 3


class Flag(IntEnum):
    SICK = 1
    ASLEEP = 2
    GONE = 4


class Sparse(IntEnum):
    LOW = 1
    HIGH = 9


TILE = uint8.index(TILES, none=NONE)
CARD = uint16.row_of("card", 3)
PACKED = uint32.packed_row_of("card", 3, bits=12, of=20)


class Unit(Record):
    card = CARD()
    tile = TILE()
    flags = uint8.flags(Flag)()
    owner = uint8()
    attack = int16.any()


class Begun(Record):
    winner = int8()
    extra = int64()


class State(Begun):
    winner = int8(-1, SEATS)  # declared before; here it gets a range
    colour = uint8.one_of(Colour)()
    tiles = int64.bits(TILES)()
    at = TILE[SEATS, 3]
    hand = PACKED[2]
    unit = Unit.array(3)


class Row(Record):
    cost = int8()
    power = int8[2]


class Tables(Record):
    card = Row.array(4)


class World(State, Tables):
    """All of it."""


def filled(g: Any) -> Any:
    """A world with all numbers in their ranges: rows 1 and 2 of its cards are in use."""
    g.winner, g.colour = -1, Colour.GREEN
    g.card[1].cost, g.card[2].power[1] = 3, -1
    return g


@pytest.mark.parametrize(
    ("label", "good", "bad"),
    [
        ("winner", [-1, 0, 2], [-2, 3]),
        ("extra", [-5, 7], []),
        ("colour", [1, 3], [0, 4]),
        ("tiles", [0, 63], [64, -1]),
        ("at[1][2]", [0, 5, NONE], [6, 254]),
        ("hand[1]", [0, 1, 2 | 5 << 12], [3, 4, 5 << 12, 1 | 1 << 20]),
        ("unit[2].card", [0, 1, 2], [3, 4, 60_000]),
        ("unit[0].flags", [0, 7], [8]),
        ("unit[1].owner", [200], []),
        ("unit[1].attack", [-(1 << 15), (1 << 15) - 1], []),
    ],
)
def test_the_first_number_out_of_its_range_is_found_in_every_form(
    form: Any, label: str, good: list[int], bad: list[int]
) -> None:
    g = filled(form(World))
    assert outside(g, State) == -1
    for value in (*good, *bad):
        put(g, label, value)
        found = outside(g, State)
        assert (State.labels()[found] if found >= 0 else None) == (label if value in bad else None), value


def test_of_several_numbers_the_one_declared_first_is_found() -> None:
    g = filled(World())
    g.unit[1].tile, g.colour = 77, 0
    assert State.labels()[outside(g, State)] == "colour"


def test_a_record_is_blank_if_all_its_numbers_are_0(form: Any) -> None:
    g = filled(form(World))
    assert [blank(row) for row in g.card] == [True, False, False, True]


def test_a_range_changes_neither_bytes_nor_fields() -> None:
    class Plain(Begun):
        colour = uint8()
        tiles = int64()
        at = uint8[SEATS, 3]
        hand = uint32[2]
        unit = Unit.array(3)

    assert State.layout.offset == Plain.layout.offset
    assert State.layout.size == Plain.layout.size
    assert list(State.layout.fields) == list(Plain.layout.fields)
    assert Begun.layout.fields["winner"].kind.range is None  # type: ignore[union-attr]


def test_padding_is_every_byte_without_a_number() -> None:
    gaps = {k for k in range(State.layout.size) if padding(State.layout) >> 8 * k & 255}
    numbers = {at + k for at, kind in State.layout.numbers() for k in range(kind.size)}
    assert gaps == set(range(State.layout.size)) - numbers
    assert gaps


@pytest.mark.parametrize(
    "declare",
    [
        lambda: uint8(0, 256),
        lambda: int8(-200, 0),
        lambda: uint8(3, 2),
        lambda: uint8.index(10, none=300),
        lambda: uint8.one_of(Sparse),
        lambda: uint8.flags(Colour),
        lambda: int8.bits(8),
    ],
)
def test_a_range_that_the_type_does_not_hold_is_refused(declare: Any) -> None:
    with pytest.raises(ValueError, match=r"does not hold|has gaps|no enumeration"):
        declare()


def test_only_the_range_of_an_inherited_number_may_be_declared_again() -> None:
    with pytest.raises(TypeError, match="already declared"):
        type("Wider", (Begun,), {"winner": int16(-1, 2)})
    with pytest.raises(TypeError, match="already declared"):
        type("Longer", (Begun,), {"winner": int8[2]})


def test_a_range_says_what_it_is() -> None:
    kinds: list[Int] = [TILE, CARD, int8.between(-1, 2)]
    assert [str(kind.range) for kind in kinds] == ["0 to 5, or 255", "0, or a row of `card` in use up to 3", "-1 to 2"]
