"""A machine does the same in every mode: entries, bytes in and out, what it refuses."""

from __future__ import annotations

import copy
import pickle
from array import array
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

from tests.compiler import toy
from tests.compiler.machines import SIZE, new, refusals_while_busy, seeds
from theagon.compiler.backend import load
from theagon.compiler.build import c_text
from theagon.compiler.machine import Machine, Step
from theagon.kernel import hooks
from theagon.kernel.arguments import WHOLE

pytestmark = pytest.mark.usefixtures("shared_cache")


def test_results_are_none_ints_and_bools(machine: Machine) -> None:
    assert machine.reset(1) is None
    assert machine.is_over() is False
    machine.world.winner = 1
    assert machine.is_over() is True
    assert machine.sum_of_bits(0b10110) == 7


def test_a_buffer_is_filled(machine: Machine) -> None:
    machine.reset(1)
    machine.world.unit[1].card = 2
    machine.world.unit[1].health = 3
    planes = bytearray(b"\xff" * toy.OBSERVED)
    machine.observe(0, planes)
    assert planes == bytes([0, 3, 0, 0, 0, 0])


def test_state_and_tables_go_out_and_in_as_bytes(mode: str) -> None:
    machine, other = new(mode), load(toy.PROGRAM, mode).machine()
    machine.match(3, 0, 0)
    other.load_tables(machine.tables())
    other.load_state(machine.state())
    assert other.state() == machine.state()
    assert other.tables() == machine.tables() == bytes([0, 1, 3, 5, 0, 3, 2, 1])
    assert list(other.world.health) == [0, 1, 3, 5]


@pytest.mark.parametrize("name", ["each", "step"])
def test_no_entry_takes_the_name_of_a_machine_method(name: str) -> None:
    def entry(_: toy.World) -> None:
        """Nothing."""

    entry.__name__ = name
    with pytest.raises(ValueError, match=f"toy: every machine has a method {name}"):
        replace(toy.PROGRAM, entries=(*toy.PROGRAM.entries, entry))


WANTED = "wanted a writable, contiguous buffer of"
MOST = (1 << 63) - 1

REFUSED: list[tuple[str, tuple[Any, ...], type[Exception], str]] = [
    ("win", (), AttributeError, "the program toy has no entry win"),
    ("act", (), TypeError, "act takes 2 arguments, not 1"),
    ("act", (1, 2), TypeError, "act takes 2 arguments, not 3"),
    ("act", (toy.ACTIONS,), ValueError, "act: action must be 0 to 6, not 7"),
    ("act", (-1,), ValueError, "act: action must be 0 to 6, not -1"),
    ("act", (1 << 63,), ValueError, "act: action must be 0 to 6, not a number of more than 64 bits"),
    ("act", (10**5000,), ValueError, "act: action must be 0 to 6, not a number of more than 64 bits"),
    ("act", ("7",), TypeError, "act: action must be an int, not a str"),
    ("act", (1.0,), TypeError, "act: action must be an int, not a float"),
    ("act", (None,), TypeError, "act: action must be an int, not a NoneType"),
    ("act", (True,), TypeError, "act: action must be an int, not a bool"),
    ("free_lane", (2,), ValueError, "free_lane: seat must be 0 to 1, not 2"),
    ("reset", (-1,), ValueError, f"reset: seed must be 0 to {MOST}, not -1"),
    ("match", (0, 0, 2), ValueError, "match: b must be 0 to 1, not 2"),
    ("observe", (0, bytearray(5)), ValueError, "observe: a buffer of 5 bytes, wanted 6"),
    ("observe", (0, bytes(6)), TypeError, f"observe: a bytes, {WANTED} bytes"),
    ("observe", (0, "abcdef"), TypeError, f"observe: a str, {WANTED} bytes"),
    ("observe", (0, memoryview(bytearray(12))[::2]), TypeError, f"observe: a memoryview, {WANTED} bytes"),
    ("observe", (0, array("h", [0] * 3)), TypeError, f"observe: a array, {WANTED} bytes"),
    ("repeat", ("observe", 1), ValueError, "repeat: entry must take at most one int, not as observe"),
    ("repeat", ("match", 1), ValueError, "repeat: entry must take at most one int, not as match"),
    ("repeat", ("legal", -1), ValueError, "repeat: times must be 0 to 2147483647, not -1"),
    ("repeat", ("legal", 1 << 40), ValueError, "repeat: times must be 0 to 2147483647, not 1099511627776"),
    ("repeat", ("free_lane", 1, 9), ValueError, "repeat: seat must be 0 to 1, not 9"),
    ("repeat", (5, 1), AttributeError, "the program toy has no entry 5"),
    ("series", (seeds(1), 0, 16), ValueError, "series: b must be 0 to 1, not 16"),
    ("series", (seeds(1), "greedy", 0), TypeError, "series: a must be an int, not a str"),
    ("series", (0, 0, 0), TypeError, f"seeds: a int, {WANTED} int64"),
    ("series", (bytearray(9), 0, 0), ValueError, "seeds: not a whole number of them"),
    ("series", (seeds(3, -2), 0, 0), ValueError, f"series: seed must be 0 to {MOST}, not -2"),
    ("series", (seeds(3), 0, 0, bytearray(2)), ValueError, "decks: a buffer of 2 bytes, wanted 6"),
    ("series", (seeds(1), 0, 0, None, [0]), TypeError, f"states: a list, {WANTED} states"),
    ("series", (seeds(1), 0, 0, None, None, np.zeros(1, np.float32)), TypeError, f"lengths: a ndarray, {WANTED} int32"),
    ("series", (seeds(3), 0, 0, None, bytearray(1)), ValueError, f"states: a buffer of 1 bytes, wanted {3 * SIZE}"),
    ("series", (seeds(3), 0, 0, None, None, bytearray(1)), ValueError, "lengths: a buffer of 1 bytes, wanted 12"),
    ("copies", (bytearray(SIZE + 1), 0, 0, 1), ValueError, "states: not a whole number of them"),
    ("copies", (bytearray(), 0, 0, 0), ValueError, "copies: source must be 0 to -1, not 0"),
    ("copies", (bytearray(4 * SIZE), 4, 0, 1), ValueError, "copies: source must be 0 to 3, not 4"),
    ("copies", (bytearray(4 * SIZE), 0, 3, 2), ValueError, "copies: count must be 0 to 1, not 2"),
    ("copies", (bytearray(4 * SIZE), 0, -1, 1), ValueError, "copies: first must be 0 to 4, not -1"),
    ("each", ("win", bytearray(SIZE)), AttributeError, "the program toy has no entry win"),
    ("each", ("act", bytearray(SIZE)), ValueError, "each: act takes 1 numbers, not 0"),
    ("each", ("act", bytearray(SIZE), [seeds(2)]), ValueError, "arguments: a buffer of 16 bytes, wanted 8"),
    ("each", ("act", bytearray(SIZE), [seeds(1, 7)]), ValueError, "act: action must be 0 to 6, not 7"),
    ("each", ("act", bytearray(SIZE), ["x"]), TypeError, f"arguments: a str, {WANTED} int64"),
    ("each", ("is_over", bytearray(SIZE), (), bytearray(1)), ValueError, "results: a buffer of 1 bytes, wanted 8"),
    ("each", ("observe", bytearray(SIZE), [seeds(1)]), TypeError, f"out: a NoneType, {WANTED} bytes"),
    (
        "each",
        ("observe", bytearray(SIZE), [seeds(1)], None, bytearray(5)),
        ValueError,
        "out: a buffer of 5 bytes, wanted 6",
    ),
    ("load_state", ("x" * SIZE,), TypeError, f"State: a str, wanted {SIZE} bytes"),
    ("load_state", (bytes(3),), ValueError, f"State: a buffer of 3 bytes, wanted {SIZE}"),
    ("load_tables", ([0] * 8,), TypeError, "Tables: a list, wanted 8 bytes"),
    ("load_decks", (bytes(3),), ValueError, "Decks: a buffer of 3 bytes, wanted 2"),
]


@pytest.mark.parametrize(("call", "given", "kind", "said"), REFUSED)
def test_a_wrong_argument_has_the_same_error_in_every_mode(
    machine: Machine, call: str, given: tuple[Any, ...], kind: type[Exception], said: str
) -> None:
    machine.reset(1)
    before = machine.state(), machine.tables()
    with pytest.raises(kind) as caught:
        getattr(machine, call)(*given)
    assert str(caught.value) == said
    assert type(caught.value) is kind
    assert (machine.state(), machine.tables()) == before


def test_the_numbers_of_numpy_and_of_enums_are_numbers(machine: Machine) -> None:
    machine.reset(np.int64(1))
    machine.act(toy.Move.SUMMON)
    assert machine.free_lane(np.uint8(0)) == 1


def test_buffers_that_overlap_are_refused(machine: Machine) -> None:
    whole = memoryview(bytearray(4 * SIZE))
    with pytest.raises(ValueError, match="actions: a buffer that overlaps that of states"):
        machine.step(Step(whole[:SIZE], whole[SIZE - 4 : SIZE], bytearray(2), bytearray(1), bytearray(1)))
    with pytest.raises(ValueError, match="dones: a buffer that overlaps that of rewards"):
        machine.step(Step(whole[:SIZE], whole[SIZE : SIZE + 4], whole[-2:], whole[-1:], bytearray(1)))
    with pytest.raises(ValueError, match="lengths: a buffer that overlaps that of states"):
        machine.series(seeds(1), 0, 0, None, whole[:SIZE], whole[4:8])


@pytest.mark.parametrize("mode", ["compiled", "compiled-checked"])
def test_the_memory_of_the_machine_itself_is_no_buffer(mode: str) -> None:
    machine = new(mode)
    world = memoryview(machine.world).cast("B")
    with pytest.raises(ValueError, match="states: a buffer that overlaps that of world"):
        machine.series(seeds(1), 0, 0, None, world[:SIZE])
    with pytest.raises(ValueError, match="observe: a buffer that overlaps that of world"):
        machine.observe(0, world[: toy.OBSERVED])


def test_compiled_code_accepts_only_the_memory_of_its_own_machines() -> None:
    code = load(toy.PROGRAM, "compiled").code
    memory = code.memory()
    code.reset(memory, 1)
    with pytest.raises(ValueError, match=f"world: a buffer of 3 bytes, wanted {len(memory)}"):
        code.reset(bytearray(3), 1)
    with pytest.raises(ValueError, match="world: not a machine of toy"):
        code.reset(bytearray(len(memory)), 1)


def test_a_machine_can_be_neither_pickled_nor_copied(machine: Machine) -> None:
    for attempt in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match=r"it is working memory; take its state\(\)"):
            attempt(machine)


@pytest.mark.slow
def test_a_machine_that_is_busy_in_another_thread_refuses() -> None:
    machine = new("compiled")
    attempts = machine.legal, partial(machine.load_state, machine.state()), partial(machine.series, seeds(1), 0, 0)
    refusals = refusals_while_busy(machine, *attempts)
    assert refusals == {"the machine is busy: give each thread its own machine"}


def test_an_argument_without_a_domain_is_named_before_anything_runs() -> None:
    program = replace(toy.PROGRAM, arguments={"seed": WHOLE, "a": WHOLE, "b": WHOLE, "n": WHOLE})
    for make in (lambda: load(program, "interpreted").machine().reset(1), lambda: c_text(program)):
        with pytest.raises(TypeError, match="toy: the argument mask of entry sum_of_bits has no domain"):
            make()


def test_hooks_in_python_reach_the_entries_of_a_view_too() -> None:
    machine = new("compiled")
    machine.reset(1)
    hooks.legal(machine.world)
    hooks.act(machine.world, toy.Move.SUMMON)
    assert machine.world.unit[0].card > 0
