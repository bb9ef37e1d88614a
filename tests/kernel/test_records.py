"""A record is declared once; all its forms hold the same numbers in the same bytes."""

from __future__ import annotations

import ctypes
import random
from typing import Any

import numpy as np
import pytest

from theagon.kernel.layout import Int
from theagon.kernel.records import Record, int8, int16, int32, int64, layout_of, uint8, uint16, uint32


class Card(Record):
    cost = uint8()
    wide = int64()


class Item(Record):
    kind = uint8()
    amount = int16[3]
    card = Card.array(2)


class Chance(Record):
    words = uint32[2]


class Piles(Chance):
    size: list[int]  # only declared here: the game gives its own length


class State(Piles):
    turn = int16()
    size = uint8[2]
    hand = uint16[2, 3]
    item = Item.array(2)
    last = int8()


class Log(Chance):
    events = int32[5]


class Scratch(Log):
    depth = int8()


class Tables(Record):
    power = int64[2]
    range = int8[3]


class World(State, Scratch, Tables):
    """All of it."""


KINDS = [int8, uint8, int16, uint16, int32, uint32, int64]
NUMBERS = len(World.labels())


def random_values(seed: int) -> list[int]:
    rng = random.Random(seed)
    kinds = [kind for _, kind in World.layout.numbers()]
    return [rng.choice([kind.low, kind.high, 0, rng.randint(kind.low, kind.high)]) for kind in kinds]


def test_offsets_sizes_and_alignments_are_those_of_c_in_every_form() -> None:
    for record in (Card, Item, State, Log, World):
        view, dtype = record.view(), record.dtype()
        assert record.layout.size == ctypes.sizeof(view) == dtype.itemsize == record.packer().size
        assert record.layout.align == ctypes.alignment(view)
        for name, at in record.layout.offset.items():
            assert at == getattr(view, name).offset == dtype.fields[name][1]
    assert Card.layout.offset == {"cost": 0, "wide": 8}
    assert Item.layout.offset == {"kind": 0, "amount": 2, "card": 8}


@pytest.mark.parametrize("seed", range(20))
def test_plain_checked_view_numpy_and_packed_bytes_agree(seed: int) -> None:
    values = random_values(seed)
    data = World.packer().pack(*values)
    plain, checked = World(), World.checked()
    plain.load(values)
    checked.load(data)
    view = World.view().from_buffer_copy(data)
    array = np.frombuffer(data, World.dtype())[0]
    assert plain.values() == checked.values() == values
    assert World.packer().unpack(bytes(view)) == tuple(values)
    for world in (plain, checked, view):
        assert world.turn == array["turn"]
        assert world.item[1].card[0].wide == array["item"][1]["card"][0]["wide"]
        assert list(world.hand[1]) == list(array["hand"][1])
        assert world.words[1] == array["words"][1]


@pytest.mark.parametrize("base", [State, Tables])
def test_the_first_base_is_a_prefix_and_another_one_block_byte_for_byte(base: type[Record]) -> None:
    world = World()
    world.load(random_values(1))
    whole = World.packer().pack(*world.values())
    start = World.layout.start_of(base.layout)
    assert base.packer().pack(*world.values(base)) == whole[start : start + base.layout.size]
    assert (start == 0) == (base is State)


def test_a_mixin_that_shares_fields_is_no_block() -> None:
    with pytest.raises(TypeError, match="Log is not one block of World"):
        World.layout.start_of(Log.layout)
    with pytest.raises(TypeError, match="Card is not one block of World"):
        World.layout.start_of(Card.layout)


def test_a_mixin_reached_twice_is_there_once() -> None:
    assert [name for name in World.layout.fields if name == "words"] == ["words"]
    assert list(World.layout.fields)[:2] == ["words", "turn"]


def test_a_part_can_be_loaded_separately() -> None:
    world = World.checked()
    world.load(random_values(3))
    before = world.values(Tables)
    world.load(bytes(State.layout.size), State)
    assert set(world.values(State)) == {0}
    assert world.values(Tables) == before


@pytest.mark.parametrize("wrong", [[], [0] * (NUMBERS + 1), b"", bytes(World.layout.size - 1)])
def test_too_many_or_too_few_numbers_are_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"World has \d+ (bytes|numbers), not \d+"):
        World().load(wrong)


def test_labels_name_each_number() -> None:
    labels = World.labels()
    assert len(labels) == len(set(labels)) == NUMBERS
    assert {"turn", "hand[1][2]", "item[1].card[0].wide", "item[0].amount[2]", "power[1]"} <= set(labels)
    world = World()
    world.item[1].amount[2] = 77
    assert world.values()[labels.index("item[1].amount[2]")] == 77


@pytest.mark.parametrize("kind", KINDS, ids=repr)
def test_a_checked_number_takes_exactly_the_values_of_its_type(kind: Int) -> None:
    sample: Any = type("Sample", (Record,), {"one": kind(), "many": kind[2]})
    record = sample.checked()
    for fine in (kind.low, kind.high, 0):
        record.one = record.many[1] = fine
        assert (record.one, record.many[1]) == (fine, fine)
    for wrong in (kind.low - 1, kind.high + 1):
        with pytest.raises(OverflowError, match=rf"Sample.one: {wrong} does not fit {kind.name}"):
            record.one = wrong
        with pytest.raises(OverflowError, match=rf"Sample.many\[1\]: {wrong} does not fit {kind.name}"):
            record.many[1] = wrong


def test_a_checked_record_takes_no_number_from_a_list_that_does_not_fit() -> None:
    for place, label in enumerate(World.labels()):
        numbers = [0] * NUMBERS
        numbers[place] = 1 << 63
        with pytest.raises(OverflowError) as refused:
            World.checked().load(numbers)
        assert label.rpartition(".")[2].split("[")[0] in str(refused.value)


@pytest.mark.parametrize("index", [-1, -2, 2, 100])
def test_a_checked_array_has_no_other_index(index: int) -> None:
    world = World.checked()
    message = rf"World.hand\[{index}\]: index {index} outside 0..1"
    with pytest.raises(IndexError, match=message):
        _ = world.hand[index]
    with pytest.raises(IndexError, match=rf"World.item\[{index}\]"):
        _ = world.item[index]
    with pytest.raises(IndexError, match=rf"World.size\[{index}\]"):
        world.size[index] = 1


def test_a_record_has_no_other_field() -> None:
    with pytest.raises(AttributeError, match="trun"):
        _ = World().trun  # type: ignore[attr-defined]
    world = World.checked()
    with pytest.raises(AttributeError, match="World has no field trun"):
        world.trun = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="trun"):
        _ = world.trun  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="Card has no field name"):
        world.item[0].card[1].name = 1  # type: ignore[attr-defined]


def test_a_checked_record_lets_no_array_and_no_record_be_replaced() -> None:
    world = World.checked()
    with pytest.raises(AttributeError, match=r"World.hand: only a single number is assigned"):
        world.hand = [[0] * 3] * 2
    with pytest.raises(TypeError, match=r"World.item\[0\]: only a single number is assigned"):
        world.item[0] = Item()
    with pytest.raises(TypeError, match=r"World.hand\[0\]: only a single number is assigned"):
        world.hand[0] = [1, 2, 3]
    for change in (lambda: world.size.append(1), lambda: world.size.pop(), lambda: world.size.clear()):
        with pytest.raises(TypeError, match=r"World\.size keeps its 2 elements"):
            change()
    with pytest.raises(TypeError, match=r"World.size: 3 values for 2 places"):
        world.size[:] = [1, 2, 3]


def test_code_outside_the_rules_may_slice_a_checked_array() -> None:
    world = World.checked()
    world.events[1:3] = [7, 8]
    assert world.events[:4] == [0, 7, 8, 0]
    with pytest.raises(OverflowError, match=r"World.size\[1\]: 256 does not fit uint8"):
        world.size[:] = [1, 256]


def test_a_checked_number_is_a_number() -> None:
    world = World.checked()
    with pytest.raises(TypeError):
        world.turn = "1"  # type: ignore[assignment]
    world.turn = True
    assert type(world.turn) is int


@pytest.mark.parametrize("name", ["values", "layout", "load", "_hidden", "two__parts", "größe"])
def test_a_field_needs_a_name_that_is_free_and_plain(name: str) -> None:
    with pytest.raises(TypeError, match=f"Bad.{name}: a field cannot have this name"):
        type("Bad", (Record,), {name: int8()})


def test_a_field_is_declared_once() -> None:
    with pytest.raises(TypeError, match=r"Bad.turn is already declared"):
        type("Bad", (State,), {"turn": int8()})
    same = State.layout.fields["turn"]
    with pytest.raises(TypeError, match=r"Bad.turn is already declared"):
        type("Bad", (State,), {"turn": same})
    other = type("Other", (Chance,), {"turn": same})
    with pytest.raises(TypeError, match=r"Bad.turn is declared by two base classes, each for itself"):
        type("Bad", (State, other), {})


@pytest.mark.parametrize("shape", [0, -1, (2, 0), 1.5])
def test_an_array_has_elements(shape: Any) -> None:
    with pytest.raises(TypeError, match="an array has one or more elements"):
        int8[shape]


def test_the_layout_is_found_from_any_form() -> None:
    assert layout_of(World()) is layout_of(World.checked()) is layout_of(World.view()()) is World.layout
    with pytest.raises(TypeError, match="int object is not a record"):
        layout_of(5)
