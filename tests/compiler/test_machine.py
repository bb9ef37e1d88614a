"""A machine does the same in every mode: entries, bytes in and out, series, batches."""

from __future__ import annotations

import copy
import pickle
import signal
import threading
import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.compiler import toy
from theagon.compiler.backend import load
from theagon.compiler.build import c_text
from theagon.compiler.machine import Machine, Step
from theagon.kernel import hooks
from theagon.kernel.arguments import WHOLE

MODES = ["interpreted", "checked", "compiled", "compiled-checked"]
SIZE = toy.State.layout.size


@pytest.fixture(autouse=True)
def _cache(toy_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(toy_cache))


def seeds(count: int, first: int = 0) -> array[int]:
    return array("q", range(first, first + count))


def new(mode: str) -> Machine:
    machine = load(toy.PROGRAM, mode).machine()
    toy.fill(machine.world)
    return machine


@pytest.mark.parametrize("mode", MODES[:1] + MODES[2:])
def test_every_mode_does_what_checked_python_does_after_every_action(mode: str) -> None:
    oracle, machine = new("checked"), new(mode)
    for seed in range(5):
        oracle.reset(seed)
        machine.reset(seed)
        steps = 0
        while not oracle.is_over():
            legal = oracle.legal_list()
            assert machine.legal_list() == legal
            for action in legal:
                assert machine.looked_ahead(action) == oracle.looked_ahead(action)
            action = legal[steps * 7 % len(legal)]
            oracle.act(action)
            machine.act(action)
            steps += 1
            different = [
                row
                for row in zip(toy.State.labels(), oracle.world.values(toy.State), _numbers(machine), strict=True)
                if row[1] != row[2]
            ]
            assert not different, (seed, steps, action)
            assert machine.state() == oracle.state()
        assert steps > 10


def _numbers(machine: Machine) -> list[int]:
    return list(toy.State.packer().unpack(machine.state()))


@pytest.mark.parametrize("mode", MODES)
def test_results_are_none_ints_and_bools(mode: str) -> None:
    machine = new(mode)
    assert machine.reset(1) is None
    assert machine.is_over() is False
    machine.world.winner = 1
    assert machine.is_over() is True
    assert machine.sum_of_bits(0b10110) == 7


@pytest.mark.parametrize("mode", MODES)
def test_a_buffer_is_filled_and_its_length_checked(mode: str) -> None:
    machine = new(mode)
    machine.reset(1)
    machine.world.unit[1].card = 2
    machine.world.unit[1].health = 3
    planes = bytearray(b"\xff" * toy.OBSERVED)
    machine.observe(0, planes)
    assert planes == bytes([0, 3, 0, 0, 0, 0])
    with pytest.raises(ValueError, match="observe: a buffer of 5 bytes, wanted 6"):
        machine.observe(0, bytearray(5))
    with pytest.raises((BufferError, TypeError)):
        machine.observe(0, bytes(toy.OBSERVED))


@pytest.mark.parametrize("mode", MODES)
def test_state_and_tables_go_out_and_in_as_bytes(mode: str) -> None:
    machine, other = new(mode), load(toy.PROGRAM, mode).machine()
    machine.match(3, 0, 0)
    other.load_tables(machine.tables())
    other.load_state(machine.state())
    assert other.state() == machine.state()
    assert other.tables() == machine.tables() == bytes([0, 1, 3, 5, 0, 3, 2, 1])
    assert list(other.world.health) == [0, 1, 3, 5]
    with pytest.raises(ValueError, match=f"{SIZE} bytes|wanted {SIZE}"):
        other.load_state(b"\0" * (SIZE - 1))
    with pytest.raises(ValueError, match=r"8 bytes|wanted 8"):
        other.load_tables(b"\0" * 9)


@pytest.mark.parametrize("mode", MODES)
def test_what_a_program_does_not_have_is_an_attribute_error(mode: str) -> None:
    with pytest.raises(AttributeError, match="the program toy has no entry win"):
        new(mode).win()


@pytest.mark.parametrize("name", ["each", "step"])
def test_no_entry_takes_the_name_of_what_every_machine_does(name: str) -> None:
    def entry(_: toy.World) -> None:
        """Nothing."""

    entry.__name__ = name
    with pytest.raises(ValueError, match=f"toy: every machine has a {name} of its own"):
        replace(toy.PROGRAM, entries=(*toy.PROGRAM.entries, entry))


WANTED = "wanted a writable, contiguous buffer of"
MOST = (1 << 63) - 1

REFUSED: list[tuple[str, tuple[Any, ...], type[Exception], str]] = [
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
    ("copies", (bytearray(SIZE + 1), 0, 0, 1), ValueError, "states: not a whole number of them"),
    ("copies", (bytearray(), 0, 0, 0), ValueError, "copies: source must be 0 to -1, not 0"),
    ("load_state", ("x" * SIZE,), TypeError, f"State: a str, wanted {SIZE} bytes"),
    ("load_state", (bytes(3),), ValueError, f"State: a buffer of 3 bytes, wanted {SIZE}"),
    ("load_tables", ([0] * 8,), TypeError, "Tables: a list, wanted 8 bytes"),
    ("load_decks", (bytes(3),), ValueError, "Decks: a buffer of 3 bytes, wanted 2"),
]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("call", "given", "kind", "said"), REFUSED)
def test_what_does_not_fit_is_refused_in_the_same_words_in_every_mode(
    mode: str, call: str, given: tuple[Any, ...], kind: type[Exception], said: str
) -> None:
    machine = new(mode)
    machine.reset(1)
    before = machine.state(), machine.tables()
    with pytest.raises(kind) as caught:
        getattr(machine, call)(*given)
    assert str(caught.value) == said
    assert type(caught.value) is kind
    assert (machine.state(), machine.tables()) == before


@pytest.mark.parametrize("mode", MODES)
def test_the_numbers_of_numpy_and_of_enums_are_numbers(mode: str) -> None:
    machine = new(mode)
    machine.reset(np.int64(1))
    machine.act(toy.Move.SUMMON)
    assert machine.free_lane(np.uint8(0)) == 1


@pytest.mark.parametrize("mode", MODES)
def test_buffers_that_overlap_are_refused(mode: str) -> None:
    machine = new(mode)
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


def test_compiled_code_refuses_the_memory_of_anything_but_its_own_machines() -> None:
    code = load(toy.PROGRAM, "compiled").code
    memory = code.memory()
    code.reset(memory, 1)
    with pytest.raises(ValueError, match=f"world: a buffer of 3 bytes, wanted {len(memory)}"):
        code.reset(bytearray(3), 1)
    with pytest.raises(ValueError, match="world: not a machine of toy"):
        code.reset(bytearray(len(memory)), 1)


@pytest.mark.parametrize("mode", MODES)
def test_a_machine_can_be_neither_pickled_nor_copied(mode: str) -> None:
    machine = new(mode)
    for attempt in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match=r"it is working memory; take its state\(\)"):
            attempt(machine)


def test_a_machine_that_is_busy_in_another_thread_refuses() -> None:
    machine, other = new("compiled"), new("compiled")
    state = machine.state()
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(machine.series, seeds(200_000), 0, 0)
        refusals: set[str] = set()
        while not running.done():
            for attempt in (machine.legal, partial(machine.load_state, state), partial(machine.series, seeds(1), 0, 0)):
                try:
                    attempt()
                except RuntimeError as error:
                    refusals.add(str(error))
    assert refusals == {"the machine is busy: give each thread a machine of its own"}
    assert running.result() == other.series(seeds(200_000), 0, 0)


def test_an_argument_without_a_domain_is_named_before_anything_runs() -> None:
    program = replace(toy.PROGRAM, arguments={"seed": WHOLE, "a": WHOLE, "b": WHOLE, "n": WHOLE})
    for make in (lambda: load(program, "interpreted").machine().reset(1), lambda: c_text(program)):
        with pytest.raises(TypeError, match="toy: the argument mask of entry sum_of_bits has no domain"):
            make()


def test_a_series_is_the_same_in_every_mode() -> None:
    found = []
    for mode in MODES:
        states, lengths = bytearray(6 * SIZE), array("i", [0] * 6)
        total = new(mode).series(seeds(6, 40), 0, 1, None, states, lengths)
        assert sum(lengths) == total
        found.append((total, bytes(states), lengths))
    assert all(each == found[0] for each in found)
    assert len({found[0][1][i * SIZE : (i + 1) * SIZE] for i in range(6)}) == 6


@pytest.mark.parametrize("mode", MODES)
def test_a_series_needs_no_buffers_and_checks_those_it_gets(mode: str) -> None:
    machine = new(mode)
    assert machine.series(seeds(3), 0, 0) == sum(machine.match(seed, 0, 0) for seed in range(3))
    assert machine.series(seeds(0), 0, 0, bytearray(), bytearray(), bytearray()) == 0
    with pytest.raises(ValueError, match="states: a buffer of 1 bytes"):
        machine.series(seeds(3), 0, 0, None, bytearray(1))
    with pytest.raises(ValueError, match="lengths: a buffer of 1 bytes"):
        machine.series(seeds(3), 0, 0, None, None, bytearray(1))


@pytest.mark.parametrize("mode", MODES)
def test_each_match_of_a_series_may_have_decks_of_its_own(mode: str) -> None:
    armour, states = [(0, 0), (50, 0), (0, 50)], bytearray(3 * SIZE)
    machine = new(mode)
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


@pytest.mark.parametrize("mode", MODES)
def test_states_are_cloned_inside_a_batch(mode: str) -> None:
    machine = new(mode)
    states = bytearray(4 * SIZE)
    machine.series(seeds(2, 1), 0, 0, None, memoryview(states)[: 2 * SIZE])
    second = states[SIZE : 2 * SIZE]
    machine.copies(states, 1, 2, 2)
    assert states[2 * SIZE :] == second * 2
    for source, first, count, said in (
        (4, 0, 1, "source must be 0 to 3, not 4"),
        (-1, 0, 1, "source must be 0 to 3, not -1"),
        (0, 3, 2, "count must be 0 to 1, not 2"),
        (0, -1, 1, "first must be 0 to 4, not -1"),
        (0, 5, 0, "first must be 0 to 4, not 5"),
        (0, 0, -1, "count must be 0 to 4, not -1"),
    ):
        with pytest.raises(ValueError, match=f"copies: {said}"):
            machine.copies(states, source, first, count)


@pytest.mark.parametrize("mode", MODES)
def test_an_entry_is_called_on_each_state_of_a_batch(mode: str) -> None:
    machine = new(mode)
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


EACH_REFUSED: list[tuple[tuple[Any, ...], type[Exception], str]] = [
    (("win", bytearray(SIZE)), AttributeError, "the program toy has no entry win"),
    (("act", bytearray(SIZE)), ValueError, "each: act takes 1 numbers, not 0"),
    (("act", bytearray(SIZE), [seeds(2)]), ValueError, "arguments: a buffer of 16 bytes, wanted 8"),
    (("act", bytearray(SIZE), [array("q", [7])]), ValueError, "act: action must be 0 to 6, not 7"),
    (("act", bytearray(SIZE), ["x"]), TypeError, "arguments: a str, wanted a writable, contiguous buffer of int64"),
    (("is_over", bytearray(SIZE), (), bytearray(1)), ValueError, "results: a buffer of 1 bytes, wanted 8"),
    (("observe", bytearray(SIZE), [seeds(1)]), TypeError, "out: a NoneType, wanted"),
    (("observe", bytearray(SIZE), [seeds(1)], None, bytearray(5)), ValueError, "out: a buffer of 5 bytes, wanted 6"),
]


@pytest.mark.parametrize(("given", "error", "said"), EACH_REFUSED)
@pytest.mark.parametrize("mode", MODES)
def test_calls_on_a_batch_check_what_they_are_given(
    mode: str, given: tuple[Any, ...], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        new(mode).each(*given)


@pytest.mark.parametrize("mode", MODES)
def test_an_entry_is_repeated(mode: str) -> None:
    machine = new(mode)
    machine.reset(2)
    assert machine.repeat("sum_of_bits", 5, 6) == 15
    assert machine.repeat("legal", 300) == 0
    assert machine.world.actions == 4
    with pytest.raises(AttributeError, match="no entry win"):
        machine.repeat("win", 1)


def batch(machine: Machine, count: int) -> tuple[np.ndarray, ...]:
    """The states after a reset with the seeds 0, 1, 2 ..., and empty buffers for `step`."""
    states = np.zeros(count, toy.State.dtype())
    for seed in range(count):
        machine.reset(seed)
        states[seed] = np.frombuffer(machine.state(), toy.State.dtype())[0]
    width = -(-toy.ACTIONS // 8)
    buffers = (np.full(count, -1, np.int32), np.zeros((count, 2), np.int8), np.zeros(count, np.uint8))
    return (states, *buffers, np.zeros((count, width), np.uint8))


def test_a_batch_steps_alike_in_every_mode_to_the_end_of_its_matches() -> None:
    machines = [new(mode) for mode in MODES]
    batches = [batch(machine, 8) for machine in machines]
    finished = 0
    for turn in range(400):
        for machine, (states, actions, rewards, dones, masks) in zip(machines, batches, strict=True):
            assert machine.step(Step(states, actions, rewards, dones, masks)) == 0
            legal = np.unpackbits(masks, axis=1, bitorder="little")
            for i in range(len(states)):
                choices = np.flatnonzero(legal[i])
                actions[i] = choices[(turn * 5 + i) % len(choices)] if len(choices) else 0
        for others in zip(*batches, strict=True):
            for other in others[1:]:
                assert other.tobytes() == others[0].tobytes()
        _, _, rewards, dones, masks = batches[0]
        finished += int(np.count_nonzero(rewards))
        assert not masks[dones == 1].any()
    assert batches[0][3].all()
    assert finished > 0


@pytest.mark.parametrize("mode", MODES)
def test_an_illegal_action_in_a_batch_is_counted_and_changes_nothing(mode: str) -> None:
    machine = new(mode)
    states, actions, rewards, dones, masks = batch(machine, 3)
    before = states.tobytes()
    actions[:] = [toy.ACTIONS, toy.Move.STRIKE, 1 << 30]
    assert machine.step(Step(states, actions, rewards, dones, masks)) == 3
    assert states.tobytes() == before
    assert [list(np.flatnonzero(np.unpackbits(row, bitorder="little"))) for row in masks] == [[0, 1, 2, 3]] * 3


@pytest.mark.parametrize("mode", MODES)
def test_the_winning_action_is_rewarded_and_a_finished_match_stays(mode: str) -> None:
    machine = new(mode)
    states, actions, rewards, dones, masks = batch(machine, 2)
    states["stone"][:, 1] = 1
    states["unit"]["card"][:, 0] = 1
    actions[:] = [toy.Move.STRIKE, toy.Move.PASS]
    machine.step(Step(states, actions, rewards, dones, masks))
    assert (rewards.tolist(), list(dones), list(states["winner"])) == ([[1, -1], [0, 0]], [1, 0], [0, -1])
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


@pytest.mark.parametrize("mode", MODES)
def test_lists_that_do_not_fit_are_counted_and_not_written(mode: str) -> None:
    machine = new(mode)
    states, actions, rewards, dones, _ = batch(machine, 3)
    offsets, legal = array("i", [0] * 4), array("i", [-1] * 6)
    machine.step(Step(states, actions, rewards, dones, None, None, None, offsets, legal))
    assert (list(offsets), list(legal)) == ([0, 4, 8, 12], [0, 1, 2, 3, -1, -1])


@pytest.mark.parametrize("mode", MODES)
def test_drawing_in_a_batch_needs_bots(mode: str) -> None:
    machine = new(mode)
    states, actions, rewards, dones, _ = batch(machine, 1)
    with pytest.raises(ValueError, match="step: drawn needs an entry decide_listed"):
        machine.step(Step(states, actions, rewards, dones, seeds=seeds(1), drawn=bytearray(4)))


@pytest.mark.parametrize("mode", MODES)
def test_a_batch_checks_its_buffers(mode: str) -> None:
    machine = new(mode)
    good = batch(machine, 3)
    for wrong, name in enumerate(["states", "actions", "rewards", "dones", "masks"]):
        buffers: list[Any] = [bytearray(b.tobytes()) for b in good]
        buffers[wrong] += b"\0"
        with pytest.raises(ValueError, match=name):
            machine.step(Step(*buffers))


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


class Alarm(Exception):
    """Raised by the signal handler below."""


def test_a_signal_ends_a_long_series_within_a_moment() -> None:
    def ring(*_: object) -> None:
        raise Alarm

    machine, played = new("compiled"), array("q", bytes(8 * 50_000_000))
    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        start = time.monotonic()
        with pytest.raises(Alarm):
            machine.series(played, 0, 0)  # minutes
        assert time.monotonic() - start < 5
    finally:
        signal.signal(signal.SIGALRM, before)


def test_hooks_in_python_reach_the_entries_of_a_view_too() -> None:
    machine = new("compiled")
    machine.reset(1)
    hooks.legal(machine.world)
    hooks.act(machine.world, toy.Move.SUMMON)
    assert machine.world.unit[0].card > 0
