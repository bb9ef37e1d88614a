"""Machines of the toy in every mode, for the tests of machines."""

from __future__ import annotations

import signal
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

import numpy as np
import pytest

from tests.compiler import toy
from theagon.compiler.backend import load
from theagon.compiler.machine import Machine

MODES = ["interpreted", "checked", "compiled", "compiled-checked"]
SIZE = toy.State.layout.size


def seeds(count: int, first: int = 0) -> array[int]:
    return array("q", range(first, first + count))


def new(mode: str) -> Machine:
    machine = load(toy.PROGRAM, mode).machine()
    toy.fill(machine.world)
    return machine


def batch(machine: Machine, count: int) -> tuple[np.ndarray, ...]:
    """The states after a reset with the seeds 0, 1, 2 ..., and empty buffers for `step`."""
    states = np.zeros(count, toy.State.dtype())
    for seed in range(count):
        machine.reset(seed)
        states[seed] = np.frombuffer(machine.state(), toy.State.dtype())[0]
    width = -(-toy.ACTIONS // 8)
    buffers = (np.full(count, -1, np.int32), np.zeros((count, 2), np.int8), np.zeros(count, np.uint8))
    return (states, *buffers, np.zeros((count, width), np.uint8))


def refusals_while_busy(machine: Machine, *attempts: Callable[[], object]) -> set[str]:
    """The errors of attempts while a compiled machine plays matches in another thread, which none of them disturbs."""
    refusals = set[str]()
    matches = 100_000

    def play() -> int:
        while True:
            with suppress(RuntimeError):  # an attempt came first
                return machine.series(seeds(matches), 0, 0)

    with ThreadPoolExecutor(1) as pool:
        while not refusals:
            matches *= 2  # so many that this thread has its turn meanwhile
            running = pool.submit(play)
            while not running.done():
                for attempt in attempts:
                    try:
                        attempt()
                    except RuntimeError as error:
                        refusals.add(str(error))
            assert running.result() == new("compiled").series(seeds(matches), 0, 0)
    return refusals


class Alarm(Exception):
    """Raised by the signal handler below."""


@contextmanager
def ended_by_a_signal() -> Iterator[None]:
    """Expect that a signal ends the block in a tenth of a second."""

    def ring(*_: object) -> None:
        raise Alarm

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(Alarm):
            yield
    finally:
        signal.signal(signal.SIGALRM, before)
