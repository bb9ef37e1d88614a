"""copy and clear act on whole records, in every form."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.kernel.conftest import FORMS
from theagon.kernel.memory import clear, copy
from theagon.kernel.records import Record, int8, int16, int64, uint8


class Unit(Record):
    health = int8()
    tags = uint8[2]


class Hero(Unit):
    mana = int8()


class Base(Record):
    seed = int64()


class State(Base):
    unit = Unit.array(3)
    hand = uint8[2, 3]
    lone = Hero.array(1)
    grid = Unit.array(2)


class World(State):
    scratch = int16[4]
    saved = State.array(2)


def filled(form: Callable[[type[Record]], Any], seed: int) -> Any:
    rng = random.Random(seed)
    plain = World()
    plain.load([rng.randint(1, 100) for _ in World.labels()])
    world = form(World)
    copy(world, plain)
    assert numbers(world) == plain.values()
    return world


def numbers(world: Any, part: type[Record] = World) -> list[int]:
    """The numbers of an object of any form."""
    plain = World()
    copy(plain, world)
    return plain.values(part)


@pytest.mark.parametrize("other", FORMS.values(), ids=list(FORMS))
def test_a_record_is_copied_into_one_of_its_class(form: Any, other: Any) -> None:
    one, two = filled(form, 1), filled(other, 2)
    copy(one, two)
    assert numbers(one) == numbers(two)
    one.unit[0].tags[1] = 0
    assert two.unit[0].tags[1] != 0


def test_the_state_of_a_world_is_saved_and_brought_back(form: Any) -> None:
    world = filled(form, 3)
    before, scratch = numbers(world, State), list(world.scratch)
    copy(world.saved[1], world)
    assert [world.saved[1].seed, world.saved[1].grid[1].health] == [world.seed, world.grid[1].health]
    clear(world, State)
    copy(world, world.saved[1])
    assert numbers(world, State) == before
    assert list(world.scratch) == scratch


def test_a_copy_keeps_the_objects_that_rules_hold(form: Any) -> None:
    world = filled(form, 4)
    unit = world.unit[1]
    copy(world, filled(form, 5))
    unit.health = 7
    assert world.unit[1].health == 7


def test_a_record_is_copied_into_one_that_it_begins(form: Any) -> None:
    world = filled(form, 6)
    mana = world.lone[0].mana
    copy(world.lone[0], world.unit[2])
    assert [world.lone[0].health, list(world.lone[0].tags)] == [world.unit[2].health, list(world.unit[2].tags)]
    assert world.lone[0].mana == mana


def test_clear_sets_every_number_of_a_record_or_of_its_part_to_0(form: Any) -> None:
    world = filled(form, 7)
    clear(world.unit[1])
    assert [world.unit[1].health, *world.unit[1].tags] == [0, 0, 0]
    assert world.unit[0].health != 0
    clear(world, State)
    assert set(numbers(world, State)) == {0}
    assert 0 not in world.scratch
    assert world.saved[0].seed != 0
    clear(world)
    assert set(numbers(world)) == {0}


def test_records_that_share_no_beginning_are_not_copied() -> None:
    world = World()
    with pytest.raises(TypeError, match="copy of a Unit into a State: neither begins with the other"):
        copy(world.saved[0], world.unit[0])


def test_only_a_prefix_is_cleared_as_a_part() -> None:
    with pytest.raises(TypeError, match="Unit is not a prefix of World"):
        clear(World(), Unit)
