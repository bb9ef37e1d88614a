"""Measurements of how fast a game runs. Each function measures once; the median of several says more.

Speeds are in actions a second of random play: full rules, starter decks, the legal list computed at every decision.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tracemalloc
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from bench import peers
from bench.figure import Figure
from theagon.compiler.build import build
from theagon.kernel.memory import copy
from theagon.match.match import Match
from theagon.match.simulate import Work, drawn_decks, play

if TYPE_CHECKING:
    from types import FrameType

    from theagon.compiler.machine import Machine
    from theagon.games.learning.batch import Batch
    from theagon.games.play.game import Game

ARRAYS: Final = (
    *("states", "observations", "to_act", "rewards", "dones", "refused", "masks", "offsets", "legal", "drawn", "seeds"),
)
BATCH: Final = 1024  # states cloned, and matches stepped, at once
MATCHES: Final = 100_000_000  # more than a measurement simulates
TRIALS: Final = 8  # of a search, measured at once
POSITIONS: Final = 24  # positions about the middle of a match
RANDOM_SPEEDS: Final = {"hand-of-the-gods": 1_500_000, "gods-unchained": 2_000_000, "army-of-gods": 2_000_000}


def rule_figures(game: Game) -> Iterator[Figure]:
    """Yield the figures of a game. Raises `BuildError` without a C compiler."""
    compiled = game.on("compiled")
    yield Figure("random play, one thread", "actions/s", RANDOM_SPEEDS[game.name], lambda s: speed(compiled, s))
    yield Figure("two threads against one", "times", 1.7, lambda s: threads_gain(compiled, s))
    yield Figure("against Catanatron", "times", 30, lambda s: speed(compiled, s) / peers.catanatron_speed(s), runs=3)
    yield Figure("simulate against random play", "times", 0.8, lambda s: simulate_share(compiled, s))
    yield Figure("batch of 1,024, observed", "steps/s", 600_000, lambda s: batch_speed(compiled, s))
    yield Figure(
        "against OpenSpiel's hanabi", "times", 30, lambda s: batch_speed(compiled, s) / peers.hanabi_speed(s), runs=3
    )
    yield Figure(
        "against pgx's sparrow_mahjong, by CPU",
        "times",
        10,
        lambda s: batch_speed(compiled, s, clock=process_time) / peers.mahjong_speed(s),
        runs=3,
    )
    yield Figure("batch on two threads against one", "times", 1.7, lambda s: batch_threads_gain(compiled, s))
    yield Figure("batch of one", "steps/s", 200_000, lambda s: one_row_speed(compiled, s))
    yield Figure("vector environment against its batch", "times", 0.7, lambda s: vector_share(compiled, s))
    yield Figure("row of a batch, beside its arrays", "bytes", 1024, lambda _: row_bytes(compiled), True, runs=1)
    yield Figure("play without telling events", "times", 3, lambda s: advance_gain(compiled, s))
    yield Figure("trials of a search", "trials/s", 2000, lambda s: trials_speed(compiled, s))
    yield Figure("share of the rules in a trial", "of 1", 0.5, lambda s: trials_share(compiled, s), runs=1)
    yield Figure("interpreted", "actions/s", 20_000, lambda s: speed(game.on("interpreted"), s))
    yield Figure("checked", "actions/s", 8_000, lambda s: speed(game.on("checked"), s))
    yield Figure("clone in a batch", "ns", 100, lambda s: clone_seconds(compiled, s), True, 1e9)
    yield Figure("legal list", "µs", 1, lambda s: legal_seconds(compiled, s), True, 1e6)
    yield Figure("event log on against off", "times", 0.9, lambda s: log_cost(compiled, s))
    yield Figure("clean build of the rules", "s", 5, lambda _: build_seconds(compiled), True, runs=3)
    yield Figure("import theagon", "s", 0.15, lambda _: process_seconds(["-c", "import theagon"]), True)
    yield Figure("theagon --help", "s", 0.25, lambda _: process_seconds(["-m", "theagon.cli.main", "--help"]), True)


def speed(game: Game, seconds: float, *, log: bool = False) -> float:
    """Return actions a second on one thread, for about `seconds`; with the event log on or off."""
    decks = list(game.starter_decks().values())
    setups = [game.setup([deck, decks[k - 1]], seed=0) for k, deck in enumerate(decks)]
    matches, played, actions, spent = 1, 0, 0, 0.0
    while spent < seconds:
        with game.borrowed(setups[played % len(setups)]) as machine:
            machine.world.log_on = int(log)
            seeds = array("q", range(played * 1000, played * 1000 + matches))
            began = perf_counter()
            actions += machine.series(seeds, 0, 0)
            took = perf_counter() - began
        spent += took
        played += 1
        if took < seconds / 20:  # long enough that what lies between two series does not count
            matches = min(1000, 2 * matches)
    return actions / spent


def simulate_share(game: Game, seconds: float) -> float:
    """Return the speed of `simulate` as a share of that of the same random matches without their results."""
    plan = drawn_decks(list(game.starter_decks().values()), MATCHES, 0)
    work, results = Work(game, plan, (0, 0)), play(game, plan, (0, 0))
    next(results)  # the first batch finds nothing in the caches
    simulated = bare = 0.0
    while simulated + bare < seconds:
        began = process_time()
        batch = next(results)
        simulated += process_time() - began
        seeds = array("q", [result.pairing.seed for result in batch])
        decks = bytearray().join([work.decks[result.pairing.decks] for result in batch])
        with game.borrowed(work.setup) as machine:
            began = process_time()
            machine.series(seeds, 0, 0, decks)
            bare += process_time() - began
    return bare / simulated


def batch_speed(game: Game, seconds: float, threads: int = 1, clock: Callable[[], float] = perf_counter) -> float:
    """Return steps a second of a batch, with observations, masks, lists and drawn actions."""
    batch = _batch(game, threads)

    def step() -> None:
        batch.step(batch.drawn)
        batch.masks, batch.legal, batch.offsets  # noqa: B018 -- they are made because they are asked for

    return BATCH / _per_call(step, seconds, clock)


def one_row_speed(game: Game, seconds: float) -> float:
    """Return steps a second of a batch of one match, with observations and drawn actions."""
    batch = _batch(game, rows=1)
    return 1 / _per_call(lambda: batch.step(batch.drawn), seconds)


def vector_share(game: Game, seconds: float) -> float:
    """Return the learner's steps in `MatchVectorEnv` as a share of those in the batch below it.

    In both, the learner sees observations and lists and does the first action listed; a random bot plays the other
    seat, in the batch by `drawn`.
    """
    from theagon.envs.gymnasium import MatchVectorEnv

    envs, batch, steps = MatchVectorEnv(game, BATCH, "random", sparse=True), _batch(game), 0
    info = envs.reset(seed=0)[1]

    def step() -> None:
        nonlocal info
        info = envs.step(info["legal"][info["offsets"][:-1]])[4]

    def batch_step() -> None:
        nonlocal steps
        own = batch.deciders == 0
        steps += int(own.sum())
        actions = batch.drawn.copy()
        actions[own] = batch.legal[batch.offsets[:-1]][own]
        batch.step(actions)
        batch.observations.copy()

    vector = BATCH / _per_call(step, seconds / 2, process_time)
    calls = 0
    steps, began = 0, process_time()
    while (spent := process_time() - began) < seconds / 2 or not calls:
        batch_step()
        calls += 1
    return vector * spent / steps


def batch_threads_gain(game: Game, seconds: float) -> float:
    """Return the steps of a batch on two threads as a multiple of those on one."""
    return batch_speed(game, seconds, 2) / batch_speed(game, seconds)


def row_bytes(game: Game) -> float:
    """Return the memory of one more row of a batch, without the arrays that a caller sees."""

    def unseen(rows: int) -> int:
        tracemalloc.start()
        batch = _batch(game, rows=rows)
        seen = sum(int(getattr(batch, name).nbytes) for name in ARRAYS)
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return used - seen

    unseen(BATCH)  # what is made once for all
    return (unseen(2 * BATCH) - unseen(BATCH)) / BATCH


def _batch(game: Game, threads: int = 1, rows: int = BATCH) -> Batch:
    decks = list(game.starter_decks().values())
    setups = [game.setup([deck, decks[k - 1]], seed=0) for k, deck in enumerate(decks)]
    return game.batch(rows, setups, threads=threads)


def advance_gain(game: Game, seconds: float) -> float:
    """Return the speed of play without events as a multiple of that with them, on random matches."""
    match = Match(game, game.setup(seed=1))
    while not match.position.is_over:
        match.apply(match.position.decide("random", seed=len(match.history)))
    actions = [step.action for step in match.history]
    new = partial(game.new, match.setup)

    def play(verb: str) -> None:
        act = getattr(new(), verb)
        for action in actions:
            act(action)

    begun = _per_call(new, seconds / 10)
    told, quiet = (_per_call(partial(play, verb), seconds / 2) - begun for verb in ("apply", "advance"))
    return told / quiet


def trials_speed(game: Game, seconds: float) -> float:
    """Return trials of a search a second, on one thread, on average over positions from the middle of a match."""
    machine, states = mid_match(game)
    spent = 0.0
    for state in states:
        machine.load_state(state)
        spent += _per_call(lambda: machine.trials(0, -1, 1, 0, TRIALS, False), seconds / len(states)) / TRIALS
    return len(states) / spent


def trials_share(game: Game, seconds: float) -> float:
    """Return the share of the rules in the time of a trial: all but the copies of states, counted in checked play."""
    machine, states = mid_match(game.on("interpreted"))
    copies = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal copies
        if event == "call" and frame.f_code is copy.__code__:
            kinds = (type(frame.f_locals["target"]), type(frame.f_locals["source"]))
            copies += any(issubclass(kind, machine.program.state) for kind in kinds)

    machine.load_state(states[0])
    sys.setprofile(count)
    machine.trials(0, -1, 1, 0, 1, False)
    sys.setprofile(None)
    compiled, states = mid_match(game)
    compiled.load_state(states[0])
    trial = _per_call(lambda: compiled.trials(0, -1, 1, 0, 1, False), seconds)
    return 1 - copies * clone_seconds(game, seconds) / trial


def threads_gain(game: Game, seconds: float, threads: int = 2) -> float:
    """Return the actions of several threads as a multiple of those of one."""
    alone = speed(game, seconds)
    with ThreadPoolExecutor(threads) as executor:
        together = sum(executor.map(lambda _: speed(game, seconds), range(threads)))
    return together / alone


def log_cost(game: Game, seconds: float) -> float:
    """Return the speed with the event log on as a share of that with it off, both measured in turns."""
    turns = 4
    off = on = 0.0
    for _ in range(turns):
        off += speed(game, seconds / turns)
        on += speed(game, seconds / turns, log=True)
    return on / off


def clone_seconds(game: Game, seconds: float) -> float:
    """Return the time of one clone: a state from the middle of a match, copied over the others of a batch."""
    machine, states = mid_match(game)
    size = len(states[0])
    batch = bytearray(size * BATCH)
    batch[:size] = states[0]
    return _per_call(lambda: machine.copies(batch, 0, 1, BATCH - 1), seconds) / (BATCH - 1)


def legal_seconds(game: Game, seconds: float) -> float:
    """Return the time of one list of legal actions, on average over positions from the middle of a match."""
    machine, states = mid_match(game)
    repeats, spent = 1000, 0.0
    for state in states:
        machine.load_state(state)
        spent += _per_call(lambda: machine.repeat("legal", repeats), seconds / len(states)) / repeats
    return spent / len(states)


def build_seconds(game: Game) -> float:
    """Return the time of a clean build of the compiled rules. Raises `BuildError` without a C compiler."""
    with tempfile.TemporaryDirectory() as folder:
        began = perf_counter()
        build(game.backend.program, Path(folder))
        return perf_counter() - began


def process_seconds(arguments: Sequence[str]) -> float:
    """Return the time of a Python process with these arguments, from its start to its end."""
    began = perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def mid_match(game: Game) -> tuple[Machine, list[bytes]]:
    """Return a machine, and consecutive states from the middle of a random match."""
    match = Match(game, game.setup(seed=1))
    states = []
    while not match.position.is_over:
        states.append(match.position.state_bytes())
        match.apply(match.position.decide("random", seed=len(states)))
    middle = len(states) // 2
    return game.seated(match.setup), states[middle : middle + POSITIONS]


def _per_call(call: Callable[[], object], seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    """Return the time of one call."""
    call()
    calls, began = 0, clock()
    while (spent := clock() - began) < seconds or not calls:
        call()
        calls += 1
    return spent / calls
