"""A series of matches is the same in every mode, lets other threads run, and ends at a signal."""

from __future__ import annotations

import threading
import time
from array import array
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.compiler.machines import MODES, SIZE, ended_by_a_signal, new, seeds
from theagon.compiler.machine import Machine

pytestmark = pytest.mark.usefixtures("shared_cache")


def test_a_series_is_the_same_in_every_mode() -> None:
    found = []
    for mode in MODES:
        states, lengths = bytearray(6 * SIZE), array("i", [0] * 6)
        total = new(mode).series(seeds(6, 40), 0, 1, None, states, lengths)
        assert sum(lengths) == total
        found.append((total, bytes(states), lengths))
    assert all(each == found[0] for each in found)
    assert len({found[0][1][i * SIZE : (i + 1) * SIZE] for i in range(6)}) == 6


def test_a_series_needs_no_buffers(machine: Machine) -> None:
    assert machine.series(seeds(3), 0, 0) == sum(machine.match(seed, 0, 0) for seed in range(3))
    assert machine.series(seeds(0), 0, 0, bytearray(), bytearray(), bytearray()) == 0


def test_each_match_of_a_series_may_have_its_own_decks(machine: Machine) -> None:
    armour, states = [(0, 0), (50, 0), (0, 50)], bytearray(3 * SIZE)
    machine.series(array("q", [7, 7, 7]), 0, 0, bytearray(sum(armour, ())), states)
    for k, each in enumerate(armour):
        machine.load_decks(bytes(each))
        machine.match(7, 0, 0)
        assert machine.state() == states[k * SIZE : (k + 1) * SIZE]


def test_a_fault_in_a_series_names_the_seed() -> None:
    machine = new("compiled-checked")
    machine.world.health[1] = machine.world.health[2] = machine.world.health[3] = 127
    machine.world.attack[1] = machine.world.attack[2] = machine.world.attack[3] = -128
    with pytest.raises(OverflowError, match=r"toy.py:\d+: .*does not fit int8.*\(in the match with seed 5\)"):
        machine.series(seeds(1, 5), 0, 0)


def test_python_threads_run_while_compiled_rules_do() -> None:
    machine = new("compiled")
    progress, running = [0], [True]

    def count() -> None:
        while running[0]:
            progress[0] += 1
            time.sleep(0.001)

    counter = threading.Thread(target=count, daemon=True)
    counter.start()
    before = progress[0]
    machine.series(seeds(60_000), 0, 0)
    during = progress[0] - before
    running[0] = False
    counter.join()
    assert during > 5


@pytest.mark.parametrize("mode", ["compiled", "compiled-checked"])
def test_machines_in_several_threads_do_not_disturb_each_other(mode: str) -> None:
    def play(seed: int) -> bytes:
        states = bytearray(2000 * SIZE)
        new(mode).series(seeds(2000, seed), 0, 0, None, states)
        return bytes(states)

    alone = [play(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, range(4))) == alone


def test_a_signal_ends_a_long_series_within_a_moment() -> None:
    machine, played = new("compiled"), array("q", bytes(8 * 50_000_000))
    start = time.monotonic()
    with ended_by_a_signal():
        machine.series(played, 0, 0)  # minutes
    assert time.monotonic() - start < 5
