"""Measuring how fast a game runs. Each function measures once; the median of several says more.

Speeds are in actions a second of random play: full rules, starter decks, the legal list computed at every decision.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from theagon.compiler.build import build
from theagon.match.match import Match
from theagon.match.simulate import drawn_decks, play

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.games.base import Game

BATCH: Final = 1024  # states cloned, and matches stepped, at once
MATCHES: Final = 100_000_000  # more than a measurement simulates
POSITIONS: Final = 24  # positions about the middle of a match


def speed(game: Game, seconds: float, *, log: bool = False) -> float:
    """Actions a second on one thread, for about `seconds`; with the event log on or off."""
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
    """The speed of simulated random play on one thread as a share of that of `speed`."""
    alone = speed(game, seconds)
    plan = drawn_decks(list(game.starter_decks().values()), MATCHES, 0)
    results, began = play(game, plan, (0, 0)), perf_counter()
    actions = 0
    while (spent := perf_counter() - began) < seconds:
        actions += sum(result.actions for result in next(results))
    return actions / spent / alone


def batch_speed(game: Game, seconds: float) -> float:
    """Steps a second of a batch on one thread, with observations, masks, lists and drawn actions."""
    decks = list(game.starter_decks().values())
    batch = game.batch(BATCH, [game.setup([deck, decks[k - 1]], seed=0) for k, deck in enumerate(decks)])
    return BATCH / _per_call(lambda: batch.step(batch.drawn.copy()), seconds)


def threads_gain(game: Game, seconds: float, threads: int = 2) -> float:
    """How many times as many actions a second several threads do as one."""
    alone = speed(game, seconds)
    with ThreadPoolExecutor(threads) as executor:
        together = sum(executor.map(lambda _: speed(game, seconds), range(threads)))
    return together / alone


def log_cost(game: Game, seconds: float) -> float:
    """The speed with the event log on as a share of that with it off, both measured in turns."""
    turns = 4
    off = on = 0.0
    for _ in range(turns):
        off += speed(game, seconds / turns)
        on += speed(game, seconds / turns, log=True)
    return on / off


def clone_seconds(game: Game, seconds: float) -> float:
    """The time of one clone: a state from the middle of a match, copied over the others of a batch."""
    machine, states = _mid_match(game)
    size = len(states[0])
    batch = bytearray(size * BATCH)
    batch[:size] = states[0]
    return _per_call(lambda: machine.copies(batch, 0, 1, BATCH - 1), seconds) / (BATCH - 1)


def legal_seconds(game: Game, seconds: float) -> float:
    """The time of one list of legal actions, on average over positions from the middle of a match."""
    machine, states = _mid_match(game)
    repeats, spent = 1000, 0.0
    for state in states:
        machine.load_state(state)
        spent += _per_call(lambda: machine.repeat("legal", repeats), seconds / len(states)) / repeats
    return spent / len(states)


def build_seconds(game: Game) -> float:
    """The time of a clean build of the compiled rules. Raises `BuildError` without a C compiler."""
    with tempfile.TemporaryDirectory() as folder:
        began = perf_counter()
        build(game.backend.program, Path(folder))
        return perf_counter() - began


def process_seconds(arguments: Sequence[str]) -> float:
    """The time of a Python process with these arguments, from its start to its end."""
    began = perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def catanatron_speed(seconds: float) -> float:
    """Actions a second of two random players in Catanatron. Raises `ImportError` if it is not installed."""
    catanatron = importlib.import_module("catanatron")
    colours = list(catanatron.Color)[:2]
    actions, seed, began = 0, 0, perf_counter()
    while perf_counter() - began < seconds:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        actions += len(game.state.actions)
        seed += 1
    return actions / (perf_counter() - began)


def _mid_match(game: Game) -> tuple[Machine, list[bytes]]:
    """A machine, and consecutive states from the middle of a random match."""
    match = Match(game, game.setup(seed=1))
    states = []
    while not match.position.is_over:
        states.append(match.position.state_bytes())
        match.apply(match.position.decide("random", seed=len(states)))
    middle = len(states) // 2
    return game.seated(match.setup), states[middle : middle + POSITIONS]


def _per_call(call: Callable[[], object], seconds: float) -> float:
    """The time of one call."""
    call()
    calls, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds or not calls:
        call()
        calls += 1
    return spent / calls
