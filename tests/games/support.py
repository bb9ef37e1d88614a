"""Shared by the tests of every game: matches to walk through, and states to be read and changed."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from theagon.compiler.machine import Machine
from theagon.games.play.position import Position
from theagon.kernel.players import KINDS, Player
from theagon.kernel.records import Record

P = TypeVar("P", bound=Position)
R = TypeVar("R", bound=Record)

RANDOM = int(Player.RANDOM)


def pickled(given: Any) -> Any:
    """What comes of a pickle."""
    return pickle.loads(pickle.dumps(given))  # noqa: S301 -- our own bytes


def greedy(budget: int) -> int:
    """The number of a greedy player with this budget, as the rules take it."""
    return Player.GREEDY + KINDS * budget


def start(machine: Machine, seed: int) -> Machine:
    """Begin the match laid out on a machine, with its log on."""
    machine.world.log_on = 1
    machine.reset(seed)
    return machine


def walk(position: P, seed: int, every: int = 1, player: str | None = None) -> Iterator[P]:
    """Positions of the match that begins so, the last one included: before each `every`-th action. Who acts is a
    random player, or both random and `player` in turn."""
    random, step = Random(seed), 0
    while not position.is_over:
        if step % every == 0:
            yield position.clone()
        legal = position.legal_actions()
        act = player if player is not None and step % 2 else None
        position.apply(position.decide(act, step) if act else random.choice(legal))
        step += 1
    yield position.clone()


def record(kind: type[R], state: bytes) -> R:
    """The records of a state, to be read and changed."""
    found = kind()
    found.load(state)
    return found


def changed(position: Position, change: Callable[[Any], object]) -> bytes:
    """The state of a position with its records changed."""
    kind = position.game.backend.program.state
    state = record(kind, position.state_bytes())
    change(state)
    return kind.packer().pack(*state.values())


def restored(position: P, change: Callable[[Any], None]) -> P:
    """The position with its records changed."""
    return position.at(changed(position, change))


def put(record: Any, label: str, value: Any) -> None:
    """Set a number, or a list of numbers, that a label such as `unit[3].health` names."""
    *path, last = label.replace("]", "").replace("[", ".").split(".")
    for step in path:
        record = record[int(step)] if step.isdigit() else getattr(record, step)
    if last.isdigit():
        record[int(last)] = value
    else:
        setattr(record, last, value)
