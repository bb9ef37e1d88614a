"""Many states and matches at once: copied, called on, stepped and played, alike in every mode."""

from __future__ import annotations

import threading
import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tests.compiler import toy
from tests.compiler.machines import MODES, SIZE, batch, ended_by_a_signal, new, seeds
from theagon.compiler.machine import Machine, Step

pytestmark = pytest.mark.usefixtures("shared_cache")


def test_states_are_cloned_inside_a_batch(machine: Machine) -> None:
    states = bytearray(4 * SIZE)
    machine.series(seeds(2, 1), 0, 0, None, memoryview(states)[: 2 * SIZE])
    second = states[SIZE : 2 * SIZE]
    machine.copies(states, 1, 2, 2)
    assert states[2 * SIZE :] == second * 2


def test_an_entry_is_called_on_each_state_of_a_batch(machine: Machine) -> None:
    states = batch(machine, 3)[0]
    machine.each("act", states, [array("q", [toy.Move.SUMMON, toy.Move.PASS, toy.Move.SUMMON + 2])])
    assert states["to_act"].tolist() == [0, 1, 0]
    assert [states["unit"]["card"][0, 0] > 0, states["unit"]["card"][2, 2] > 0] == [True, True]
    free = array("q", [9, 9, 9])
    machine.each("free_lane", states, [array("q", [0, 0, 1])], free)
    assert list(free) == [1, 0, 0]
    seen = bytearray(3 * toy.OBSERVED)
    machine.each("observe", states, [array("q", [0, 0, 1])], None, seen)
    assert seen[0] == states["unit"]["health"][0, 0]
    assert seen[2 * toy.OBSERVED + 5] == states["unit"]["health"][2, 2]


def test_an_entry_is_repeated(machine: Machine) -> None:
    machine.reset(2)
    assert machine.repeat("sum_of_bits", 5, 6) == 15
    assert machine.repeat("legal", 300) == 0
    assert machine.world.actions == 4


def test_an_illegal_action_in_a_batch_is_counted_and_changes_nothing(machine: Machine) -> None:
    states, actions, rewards, dones, masks = batch(machine, 3)
    before = states.tobytes()
    actions[:] = [toy.ACTIONS, toy.Move.STRIKE, 1 << 30]
    assert machine.step(Step(states, actions, rewards, dones, masks)) == 3
    assert states.tobytes() == before
    assert [list(np.flatnonzero(np.unpackbits(row, bitorder="little"))) for row in masks] == [[0, 1, 2, 3]] * 3


def test_the_winning_action_is_rewarded_and_a_finished_match_stays(machine: Machine) -> None:
    states, actions, rewards, dones, masks = batch(machine, 2)
    states["stone"][:, 1] = 1
    states["unit"]["card"][:, 0] = 1
    actions[:] = [toy.Move.STRIKE, toy.Move.PASS]
    machine.step(Step(states, actions, rewards, dones, masks))
    assert (rewards.tolist(), list(dones), list(states["winner"])) == ([[1, -1], [0, 0]], [1, 0], [0, -1])
    assert masks.any(axis=1).tolist() == [False, True]
    before = states[0].tobytes()
    machine.step(Step(states, actions, rewards, dones, masks))
    assert (rewards[0].tolist(), dones[0], states[0].tobytes()) == ([0, 0], 1, before)


def test_matches_of_a_batch_begin_again_with_their_seed_and_decks_alike_in_every_mode() -> None:
    found = []
    for mode in MODES:
        machine, seen = new(mode), []
        states, actions, rewards, dones, masks = batch(machine, 3)
        seeds, decks = array("q", [10, 20, 30]), bytearray([0, 0, 9, 0, 0, 9])
        to_act, observed = array("b", [0] * 3), bytearray(3 * toy.OBSERVED)
        offsets, legal = array("i", [0] * 4), array("i", [0] * 3 * toy.ACTIONS)
        states["winner"] = 0
        for turn in range(300):
            machine.step(Step(states, actions, rewards, dones, masks, to_act, observed, offsets, legal, seeds, decks))
            lists = [sorted(legal[offsets[i] : offsets[i + 1]]) for i in range(3)]
            assert lists == [np.flatnonzero(np.unpackbits(row, bitorder="little")).tolist() for row in masks]
            actions[:] = [each[turn * 5 % len(each)] for each in lists]
            seen.append((states.tobytes(), rewards.tolist(), list(dones), list(to_act), bytes(observed), lists))
        found.append(seen)
        machine.load_decks(bytes([9, 0]))
        machine.reset(20)
        assert machine.state() == seen[0][0][SIZE : 2 * SIZE]
        assert min(seeds[0] - 10, seeds[1] - 20, seeds[2] - 30) > 1
    assert all(each == found[0] for each in found)


def test_lists_that_do_not_fit_are_counted_and_not_written(machine: Machine) -> None:
    states, actions, rewards, dones, _ = batch(machine, 3)
    offsets, legal = array("i", [0] * 4), array("i", [-1] * 6)
    machine.step(Step(states, actions, rewards, dones, None, None, None, offsets, legal))
    assert (list(offsets), list(legal)) == ([0, 4, 8, 12], [0, 1, 2, 3, -1, -1])


def test_drawing_in_a_batch_needs_bots(machine: Machine) -> None:
    states, actions, rewards, dones, _ = batch(machine, 1)
    with pytest.raises(ValueError, match="step: drawn needs an entry decide_listed"):
        machine.step(Step(states, actions, rewards, dones, seeds=seeds(1), drawn=bytearray(4)))


def test_a_match_that_is_left_out_of_a_step_keeps_its_list(machine: Machine) -> None:
    states, actions, rewards, dones, masks = batch(machine, 3)
    offsets, legal, lists = array("i", [0] * 4), array("i", [-1] * 30), array("i", [-1] * 30)
    machine.step(Step(states, actions, rewards, dones, masks, None, None, offsets, legal))
    states["stone"][:, 1] = 1
    states["unit"]["card"][:, 0] = 1
    before, mask = states[1].tobytes(), masks[1].tobytes()
    actions[:] = toy.Move.STRIKE
    rewards[:], dones[:] = 7, 7
    refused, then = bytearray([9, 9, 9]), array("i", [0] * 4)
    rows = bytearray([1, 0, 1])
    step = Step(states, actions, rewards, dones, masks, None, None, then, lists, refused=refused, rows=rows)
    with pytest.raises(ValueError, match="step: trusted, and rows with offsets, need known_offsets and known_legal"):
        machine.step(step)
    machine.step(step._replace(known_offsets=offsets, known_legal=legal))
    assert (rewards.tolist(), list(dones)) == ([[1, -1], [0, 0], [1, -1]], [1, 0, 1])
    assert (states[1].tobytes(), masks[1].tobytes(), bytes(refused)) == (before, mask, bytes(3))
    assert (list(then), list(lists[:4])) == ([0, 0, 4, 4], [0, 1, 2, 3])


def test_a_list_that_is_trusted_decides_what_is_legal(machine: Machine) -> None:
    states, actions, rewards, dones, _ = batch(machine, 3)
    offsets, legal = array("i", [0, 2, 4, 99]), array("i", [toy.Move.PASS, 2, 1, 2])
    actions[:] = [toy.Move.PASS, toy.Move.PASS, 2]
    refused = bytearray(3)
    step = Step(states, actions, rewards, dones, refused=refused, known_offsets=offsets, known_legal=legal, trusted=1)
    assert machine.step(step) == 2
    assert list(refused) == [0, 1, 1]
    with pytest.raises(ValueError, match="trusted must be 0 to 1, not 2"):
        machine.step(step._replace(trusted=2))


def test_what_each_seat_sees_at_the_end_is_written_before_the_next_match_begins(machine: Machine) -> None:
    states, actions, rewards, dones, _ = batch(machine, 2)
    states["stone"][:, 1] = 1
    states["unit"]["card"][:, 0] = 1
    states["unit"]["health"][:, 0] = 5
    actions[:] = [toy.Move.STRIKE, toy.Move.PASS]
    final = bytearray([7] * 2 * 2 * toy.OBSERVED)
    machine.step(Step(states, actions, rewards, dones, seeds=seeds(2), decks=bytearray([0, 0, 9, 0]), final=final))
    assert list(dones) == [1, 0]
    assert (final[0], final[toy.OBSERVED], final[toy.OBSERVED + toy.LANES]) == (5, 0, 5)
    assert set(final[2 * toy.OBSERVED :]) == {7}
    assert states["unit"]["health"][0, 0] == 0


def test_answers_in_a_batch_need_bots(machine: Machine) -> None:
    states, actions, rewards, dones, _ = batch(machine, 1)
    with pytest.raises(ValueError, match="step: contestant needs an entry answer"):
        machine.step(Step(states, actions, rewards, dones, seeds=seeds(1), contestant=0))


def test_a_batch_checks_its_buffers(machine: Machine) -> None:
    good = batch(machine, 3)
    for wrong, name in enumerate(["states", "actions", "rewards", "dones", "masks"]):
        buffers: list[Any] = [bytearray(b.tobytes()) for b in good]
        buffers[wrong] += b"\0"
        with pytest.raises(ValueError, match=name):
            machine.step(Step(*buffers))


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
    machine, matches, during = new("compiled"), 30_000, 0
    progress, running = [0], [True]

    def count() -> None:
        while running[0]:
            progress[0] += 1
            time.sleep(0.001)

    counter = threading.Thread(target=count, daemon=True)
    counter.start()
    while during <= 5 and matches < 10_000_000:  # on a busy machine the counter seldom has its turn
        matches *= 2
        before = progress[0]
        machine.series(seeds(matches), 0, 0)
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
    machine, matches = new("compiled"), 10_000_000  # much longer than until the signal
    lengths = array("i", bytes(4 * matches))
    with ended_by_a_signal():
        machine.series(array("q", bytes(8 * matches)), 0, 0, None, None, lengths)
    assert lengths[-1] == 0
