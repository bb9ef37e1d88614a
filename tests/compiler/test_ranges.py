"""`outside` and `blank` give the same answers in C as in Python."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.compiler.native import Native, program_of, rules_module
from theagon.compiler.errors import Refused
from theagon.compiler.unit import Unit

RULES = """
from theagon.kernel.ranges import blank, outside
from theagon.kernel.records import Record, int8, int16, int32, int64, uint8, uint16, uint32

CARD = uint16.row_of("card", 6)
PACKED = uint32.packed_row_of("card", 6, bits=4, of=31)


class Unit(Record):
    card = CARD()
    place = uint8.index(9, none=255)[2]
    health = int16(-5, 5)
    plain = int8()


class State(Record):
    winner = int8(-1, 2)
    unit = Unit.array(3)
    pile = PACKED[2, 3]
    any_ = int32.any()
    tiles = int64.bits(40)[2]
    last = uint8(1, 255)


class Row(Record):
    cost = int8()
    wide = int64()


class World(State):
    card = Row.array(8)


def check(g: World) -> int:
    return outside(g, State)


def none_at(g: World, row: int) -> bool:
    return blank(g.card[row])
"""


def test_numbers_out_of_range_are_found_in_every_mode(tmp_path: Path) -> None:
    module = rules_module(tmp_path, "ranged", RULES)
    native = Native(tmp_path, program_of(module, (module.check, module.none_at)))
    random, verdicts = Random(5), set()
    for _ in range(3000):
        view, plain = module.World.view()(), module.World()
        for g in (view, plain):
            chance = Random(random.random())
            for unit in g.unit:
                unit.card, unit.place[0], unit.health = 1, 3, 2
            g.winner, g.last = 0, 1
        for row in (1, 3):
            view.card[row].wide = plain.card[row].wide = 1 << 50
        numbers = plain.values(module.State)
        kinds = module.State.layout.numbers()
        for _ in range(random.randrange(4)):
            place = random.randrange(len(numbers))
            kind, wanted = kinds[place][1], kinds[place][1].range
            near = [*range(9), kind.low, kind.high, 1 << 9 | 3]
            if wanted is not None:
                near += [wanted.low - 1, wanted.low, wanted.high, wanted.high + 1, wanted.none or 0]
            numbers[place] = max(kind.low, min(kind.high, chance.choice(near)))
        plain.load(numbers, module.State)
        data = module.State.packer().pack(*numbers)
        memory = bytearray(bytes(view))
        memory[: len(data)] = data
        view = module.World.view().from_buffer(memory)
        verdict = native.call(0, view)
        assert verdict == module.check(plain) == module.check(view)
        verdicts.add(verdict)
        assert [native.call(1, view, row) for row in range(8)] == [module.none_at(plain, row) for row in range(8)]
    assert -1 in verdicts
    assert len(verdicts) > 15


@pytest.mark.parametrize("part", ["Unit", "Row", "7"])
def test_outside_of_another_record_is_refused(tmp_path: Path, part: str) -> None:
    module = rules_module(tmp_path, "wrong", RULES.replace("outside(g, State)", f"outside(g, {part})"))
    with pytest.raises(Refused, match="is no part of World"):
        Unit(program_of(module, (module.check,)))
