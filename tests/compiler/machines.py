"""Machines of the toy in every mode, for the tests of machines."""

from __future__ import annotations

from array import array

import numpy as np

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
