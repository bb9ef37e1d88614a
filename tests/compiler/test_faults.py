"""Both checked back ends report a fault in a rule with its kind, line and values."""

from __future__ import annotations

import importlib
import inspect
import traceback
from dataclasses import replace
from typing import Any

import pytest

from tests.compiler.native import program_of
from theagon.compiler.backend import load
from theagon.compiler.machine import Machine
from theagon.kernel.arguments import WHOLE

RULES = """
from theagon.kernel.bits import bits
from theagon.kernel.observation import put_row, put_two
from theagon.kernel.records import Bytes, Record, int8, uint16, uint32, int64
class Unit(Record):
    health = int8()
    tags = int8[2]
class World(Record):
    unit = Unit.array(40)
    hand = int8[2, 3]
    deck = uint16[2, 3]
    word = uint32[2]
    wide = int64()
def read(g: World, i: int) -> int:
    return g.unit[i].health  # read
def read_row(g: World, i: int) -> int:
    return g.hand[1][i]  # read_row
def read_halved(g: World, i: int) -> int:
    return g.hand[i // 2][i]  # read_halved
def read_buffer(g: World, i: int, out: Bytes) -> int:
    return out[i]  # read_buffer
def put(g: World, i: int, out: Bytes) -> None:
    put_row(out, i, g.deck[1])  # put
def put_number(g: World, i: int, value: int, out: Bytes) -> None:
    put_two(out, i, value)  # put_number
def store(g: World, value: int) -> None:
    g.unit[3].health = value  # store
def add(g: World, value: int) -> None:
    g.unit[3].health = 100
    g.unit[3].health += value  # add
def store_tag(g: World, i: int) -> None:
    u = g.unit[1]
    u.tags[i] = 1  # store_tag
def store_word(g: World, value: int) -> None:
    g.word[1] = value  # store_word
def claim(g: World, n: int) -> None:
    assert 0 < n <= 5  # claim
def divide(g: World, n: int) -> int:
    return 7 // n  # divide
def remainder(g: World, n: int) -> int:
    return 7 % n  # remainder
def shift(g: World, n: int) -> int:
    return 1 << n  # shift
def shift_back(g: World, n: int) -> int:
    return 1 >> n  # shift_back
def each_bit(g: World, mask: int) -> int:
    n = 0
    for i in bits(mask):  # each_bit
        n += i
    return n
"""

# entry, argument, exception, what checked Python says, what checked C says
FAULTS: list[tuple[str, int, type[Exception], str, str]] = [
    ("read", 40, IndexError, "World.unit[40]: index 40 outside 0..39", "g.unit[index 40 outside 0..39]"),
    ("read", -1, IndexError, "World.unit[-1]: index -1 outside 0..39", "g.unit[index -1 outside 0..39]"),
    ("read_row", 3, IndexError, "World.hand[1][3]: index 3 outside 0..2", "g.hand[1][index 3 outside 0..2]"),
    ("read_row", -3, IndexError, "World.hand[1][-3]: index -3 outside 0..2", "g.hand[1][index -3 outside 0..2]"),
    ("read_halved", 3, IndexError, "World.hand[1][3]: index 3 outside 0..2", "g.hand[i // 2][index 3 outside 0..2]"),
    ("store", 128, OverflowError, "Unit.health: 128 does not fit int8 (-128..127)", "health: 128 does not fit int8"),
    ("store", -129, OverflowError, "Unit.health: -129 does not fit int8", "health: -129 does not fit int8 (-128..127)"),
    ("add", 28, OverflowError, "Unit.health: 128 does not fit int8", "health: 128 does not fit int8 (-128..127)"),
    ("store_tag", 2, IndexError, "Unit.tags[2]: index 2 outside 0..1", "u.tags[index 2 outside 0..1]"),
    ("store_tag", -2, IndexError, "Unit.tags[-2]: index -2 outside 0..1", "u.tags[index -2 outside 0..1]"),
    ("store_word", -1, OverflowError, "World.word[1]: -1 does not fit uint32", "g.word: -1 does not fit uint32"),
    ("claim", 6, AssertionError, "", "assert 0 < n <= 5"),
    ("divide", 0, ZeroDivisionError, "division", "division by zero"),
    ("remainder", 0, ZeroDivisionError, "by zero", "division by zero"),
    ("shift", -1, ValueError, "negative shift count", "shift by -1, outside 0..63"),
    ("shift_back", -1, ValueError, "negative shift count", "shift by -1, outside 0..63"),
    ("each_bit", -4, ValueError, "bits of the negative number -4", "bits of the negative number -4"),
]


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Machine]:
    folder = tmp_path_factory.mktemp("faults")
    (folder / "faulty.py").write_text(RULES)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        module: Any = importlib.import_module("faulty")
        entries = [each for each in vars(module).values() if inspect.isfunction(each) and each.__module__ == "faulty"]
        arguments = dict.fromkeys({name for each in entries for name in each.__code__.co_varnames[1:]}, WHOLE)
        program = replace(
            program_of(module, entries), buffers={"read_buffer": 4, "put": 8, "put_number": 3}, arguments=arguments
        )
        return {mode: load(program, mode).machine() for mode in ("checked", "compiled-checked")}


def line_of(entry: str) -> int:
    return next(i for i, line in enumerate(RULES.splitlines(), 1) if line.endswith(f"# {entry}"))


@pytest.mark.parametrize(("entry", "argument", "kind", "in_python", "in_c"), FAULTS)
def test_a_fault_is_reported_with_its_line(
    entry: str, argument: int, kind: type[Exception], in_python: str, in_c: str, machines: dict[str, Machine]
) -> None:
    with pytest.raises(kind) as caught:
        getattr(machines["checked"], entry)(argument)
    assert in_python in str(caught.value)
    lines = [frame.lineno for frame in traceback.extract_tb(caught.value.__traceback__) if "faulty" in frame.filename]
    assert lines == [line_of(entry)]
    with pytest.raises(kind) as caught:
        getattr(machines["compiled-checked"], entry)(argument)
    assert str(caught.value).startswith(f"faulty.py:{line_of(entry)}: {in_c}")


def test_checked_c_reports_an_index_outside_a_buffer(machines: dict[str, Machine]) -> None:
    machine = machines["compiled-checked"]
    assert machine.read_buffer(3, bytearray([5, 6, 7, 8])) == 8
    with pytest.raises(IndexError, match=r"faulty.py:\d+: out\[index 4 outside 0..3\]"):
        machine.read_buffer(4, bytearray(4))


def test_a_row_is_put_into_a_buffer_low_bytes_first_and_not_beyond_its_end(machines: dict[str, Machine]) -> None:
    for machine in machines.values():
        machine.world.deck[1][:] = [1, 0x203, 0xFFFE]
        out = bytearray(8)
        machine.put(2, out)
        assert list(out) == [0, 0, 1, 0, 3, 2, 0xFE, 0xFF]
        for i in (3, 8):
            with pytest.raises(IndexError):
                machine.put(i, out)


def test_a_number_of_two_bytes_is_put_into_a_buffer_and_not_beyond_its_end(machines: dict[str, Machine]) -> None:
    for machine in machines.values():
        out = bytearray(3)
        machine.put_number(1, 0xFE03, out)
        assert list(out) == [0, 3, 0xFE]
        with pytest.raises(IndexError):
            machine.put_number(2, 1, out)
        for value in (-1, 1 << 16):
            with pytest.raises((OverflowError, ValueError)):
                machine.put_number(0, value, out)


@pytest.mark.parametrize("n", [63, 64])
def test_checked_c_reports_a_shift_beyond_64_bits(n: int, machines: dict[str, Machine]) -> None:
    with pytest.raises((OverflowError, ValueError), match=r"faulty.py:\d+: (1 << 63 does not fit|shift by 64)"):
        machines["compiled-checked"].shift(n)


def test_a_machine_works_on_after_a_fault(machines: dict[str, Machine]) -> None:
    machine = machines["compiled-checked"]
    with pytest.raises(OverflowError):
        machine.store(200)
    machine.store(100)
    assert machine.read(3) == 100


def test_values_that_fit_raise_nothing(machines: dict[str, Machine]) -> None:
    for machine in machines.values():
        machine.store(127)
        machine.store(-128)
        machine.store_word((1 << 32) - 1)
        machine.claim(5)
        assert machine.read(3) == -128
        assert machine.divide(-2) == -4
        assert machine.remainder(-2) == -1
        assert machine.shift(62) == 1 << 62
        assert machine.world.word[1] == (1 << 32) - 1
