"""Many states at once: copied, called on, and stepped to the end of their matches, alike in every mode."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pytest

from tests.compiler import toy
from tests.compiler.machines import MODES, SIZE, batch, new, seeds
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
        machine, told = new(mode), []
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
            told.append((states.tobytes(), rewards.tolist(), list(dones), list(to_act), bytes(observed), lists))
        found.append(told)
        machine.load_decks(bytes([9, 0]))
        machine.reset(20)
        assert machine.state() == told[0][0][SIZE : 2 * SIZE]
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


def test_a_batch_checks_its_buffers(machine: Machine) -> None:
    good = batch(machine, 3)
    for wrong, name in enumerate(["states", "actions", "rewards", "dones", "masks"]):
        buffers: list[Any] = [bytearray(b.tobytes()) for b in good]
        buffers[wrong] += b"\0"
        with pytest.raises(ValueError, match=name):
            machine.step(Step(*buffers))
