"""Machines that share the rows of a call, each on a separate thread."""

from __future__ import annotations

import subprocess
import sys
from array import array
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.compiler import toy
from tests.compiler.machines import SIZE, ended_by_a_signal, new, refusals_while_busy
from theagon.compiler.machine import Machine, Step

ROWS = 10

pytestmark = pytest.mark.usefixtures("shared_cache")


def several(mode: str, count: int) -> list[Machine]:
    return [new(mode) for _ in range(count)]


def begun(machine: Machine, rows: int = ROWS) -> bytearray:
    """States at the beginning of matches with the seeds 0, 1, 2 ..."""
    states = bytearray()
    for seed in range(rows):
        machine.reset(seed)
        states += machine.state()
    return states


def after_steps(mode: str, count: int) -> list[Any]:
    """Return everything that some steps write, played by this many machines."""
    machine, *others = several(mode, count)
    states, actions, found = begun(machine), array("i", [-1] * ROWS), []
    rewards, dones, seeds = bytearray(2 * ROWS), bytearray(ROWS), array("q", range(ROWS))
    to_act, seen = bytearray(ROWS), bytearray(toy.OBSERVED * ROWS)
    offsets, legal = array("i", [0] * (ROWS + 1)), array("i", [0] * ROWS * toy.ACTIONS)
    for turn in range(250):
        actions[turn % ROWS] = 1 << 20  # illegal
        illegal = machine.step(
            Step(states, actions, rewards, dones, None, to_act, seen, offsets, legal, seeds), others=others
        )
        lists = [legal[offsets[row] : offsets[row + 1]].tolist() for row in range(ROWS)]
        found.append((illegal, bytes(states), bytes(rewards), bytes(dones), bytes(to_act), bytes(seen), lists))
        actions = array("i", [each[turn % len(each)] for each in lists])
    return [*found, list(seeds)]


@pytest.mark.parametrize("count", [2, 3, ROWS + 3])
def test_a_step_is_the_same_for_every_number_of_machines(mode: str, count: int) -> None:
    assert after_steps(mode, count) == after_steps("interpreted", 1)


def test_an_entry_is_called_on_each_state_by_several_machines(mode: str) -> None:
    alone, (machine, *others) = new("interpreted"), several(mode, 4)
    actions, masks = array("q", [0, 1, 2, 3, 0] * 2), array("q", range(ROWS))
    wanted, states, sums, results = begun(alone), begun(alone), array("q", bytes(8 * ROWS)), array("q", bytes(8 * ROWS))
    alone.each("act", wanted, [actions])
    alone.each("sum_of_bits", wanted, [masks], sums)
    machine.each("act", states, [actions], others=others)
    machine.each("sum_of_bits", states, [masks], results, others=others)
    assert (states, results) == (wanted, sums)


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("mode", ["compiled", "compiled-checked"])
def test_where_lists_have_too_little_room_the_last_offset_says_how_much_they_need(mode: str, count: int) -> None:
    machine, *others = several(mode, count)
    states, none = begun(machine, 4), array("i", [-1] * 4)
    offsets, legal = array("i", [0] * 5), array("i", [0] * 15)

    def step(room: int) -> None:
        nonlocal legal
        legal = array("i", [0] * room)
        machine.step(Step(states, none, bytearray(8), bytearray(4), offsets=offsets, legal=legal), others)

    step(15)
    assert offsets[-1] > 15
    assert offsets[:-1].tolist() == [0, 4, 8, 12]
    step(2 * offsets[-1])
    assert (offsets.tolist(), legal[:16].tolist()) == ([0, 4, 8, 12, 16], [0, 1, 2, 3] * 4)


def test_of_several_faults_the_one_of_the_first_row_is_raised() -> None:
    machine, *others = several("compiled-checked", 3)
    for each in (machine, *others):
        each.world.attack[1] = -128
    states, actions = np.frombuffer(begun(machine), toy.State.dtype()), array("q", [toy.Move.PASS] * ROWS)
    states["unit"]["card"][:] = 1
    for row, health in ((8, 108), (4, 104)):
        states["unit"]["health"][row] = health
        actions[row] = toy.Move.STRIKE
    with pytest.raises(OverflowError, match="232 does not fit int8"):
        machine.each("act", states, [actions], others=others)
    assert states["turn"].tolist() == [1, 1, 1, 1, 0, 0, 1, 1, 0, 0]  # each machine stops at its own


def test_machines_that_cannot_share_are_refused(mode: str) -> None:
    machine, other = several(mode, 2)
    strange = new("compiled" if mode in ("interpreted", "checked") else "interpreted")
    step = Step(begun(machine), array("i", [-1] * ROWS), bytearray(2 * ROWS), bytearray(ROWS))
    for others, error in (([strange], TypeError), ([machine], ValueError), ([other, other], ValueError)):
        with pytest.raises(error, match="others must be"):
            machine.step(step, others)
        with pytest.raises(error, match="others must be"):
            machine.each("is_over", begun(machine), others=others)


@pytest.mark.slow
def test_a_machine_that_is_busy_elsewhere_cannot_share() -> None:
    machine, other = several("compiled", 2)
    step = Step(begun(machine), array("i", [-1] * ROWS), bytearray(2 * ROWS), bytearray(ROWS))
    refusals = refusals_while_busy(other, partial(machine.step, step, [other]))
    assert refusals == {"the machine is busy: give each thread its own machine"}
    assert machine.step(step, [other]) == 0


def test_a_signal_ends_a_call_on_several_threads() -> None:
    machine, *others = several("compiled", 3)
    rows = 1_000_000  # matches: some seconds
    states, zeros = bytearray(SIZE * rows), [array("q", bytes(8 * rows)) for _ in range(3)]
    with ended_by_a_signal():
        machine.each("match", states, zeros, others=others)
    assert not any(states[-SIZE:])
    machine.each("is_over", bytearray(SIZE), others=others)


def threads_of_the_process() -> int:
    return len(list(Path("/proc/self/task").glob("*")))


def test_the_next_call_takes_the_threads_of_the_last() -> None:
    machine, *others = several("compiled", 4)
    states = bytearray(SIZE * ROWS)
    machine.each("is_over", states, others=others)
    threads = threads_of_the_process()
    for _ in range(5):
        machine.each("is_over", states, others=others)
    assert threads_of_the_process() == threads > len(others)


FORK = """
import faulthandler, os, warnings
from tests.compiler import test_threads as here
machine, *others = here.several("compiled", 3)
states = here.begun(machine)
machine.each("is_over", states, others=others)
warnings.simplefilter("ignore")  # Python 3.12 warns of a fork where threads are
child = os.fork()
faulthandler.dump_traceback_later(300, exit=True)  # who waits for the threads of its parent waits forever
if child:
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
machine.each("is_over", states, others=others)
assert here.threads_of_the_process() > len(others)
"""


def test_a_forked_child_has_its_own_threads() -> None:
    subprocess.run([sys.executable, "-c", FORK], check=True)
