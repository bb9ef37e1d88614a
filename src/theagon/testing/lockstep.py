"""Lockstep: the same matches on several back ends, compared by state, legal list and log after each action."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any, Final, Never

from theagon.games.play.valid_state import wrong
from theagon.kernel.forms import packer
from theagon.kernel.log import Event
from theagon.kernel.records import Record
from theagon.testing.answers import state_difference
from theagon.testing.errors import ConformanceError
from theagon.testing.walks import Deal, deal

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.games.play.game import Game

SEEDS: Final = range(40)


def check_lockstep(
    game: Game,
    seeds: Sequence[int] = SEEDS,
    deal: Deal = deal,
    on: Sequence[str] = ("checked", "compiled"),
    every: int = 1,
) -> int:
    """Play random matches on several back ends, named as in THEAGON_KERNEL. Returns the number of actions.

    After each action the log, the legal list and the state of each back end are compared with those of the last one. A
    state of Python objects, the slowest to read, is compared only after each `every`-th action and at the end.

    Raises `ConformanceError` at the first action after which two differ, `valid` refuses the state, or the rules raise:
    a checked back end raises for an index outside its array and for a number that its field cannot hold.
    """
    games, actions = [game.on(name) for name in on], 0
    for seed in seeds:
        setup = deal(games[-1], seed)
        with ExitStack() as stack:
            machines = [stack.enter_context(each.borrowed(setup)) for each in games]
            actions += _play(games[-1], setup, seed, machines, on, every)
    return actions


def _play(game: Game, setup: Any, seed: int, machines: Sequence[Machine], names: Sequence[str], every: int) -> int:
    """Play one match on all back ends. Returns the number of its actions."""
    dice = Random(seed)
    *others, machine = machines
    before, action, step = b"", -1, 0

    def fail(what: str, field: str | None = None, fault: Exception | None = None) -> Never:
        last = "none"
        if before:
            last = f"{game.restore(setup, before).notation(action)} ({action})"
        raise ConformanceError(
            what, game=game.name, check=check_lockstep.__name__, seed=seed, step=step, last=last, field=field
        ) from fault

    for one in machines:
        one.world.log_on = 1
        one.reset(seed)
    while True:
        legal, state, log = machine.legal_list(), machine.state(), log_bytes(machine)
        all_states = step % every == 0 or not legal
        if not machine.valid():
            fail("the rules come to a state that is refused", wrong(machine))
        for name, other in zip(names, others, strict=False):
            where = f"on {name} and {names[-1]}"
            if (all_states or not isinstance(other.world, Record)) and (differing := other.state()) != state:
                fail(f"the states differ {where}", state_difference(game, differing, state))
            if log_bytes(other) != log:
                fail(f"the logs differ {where}")
            if not legal and not other.valid():
                fail(f"the last state is refused only on {name}", wrong(other))
            if (listed := other.legal_list()) != legal:
                apart = set(legal) ^ set(listed)
                fail(f"the legal lists differ {where}", f"in {sorted(apart)}" if apart else "in their order")
        if not legal:
            return step
        before, action, step = state, dice.choice(legal), step + 1
        for name, one in zip(names, machines, strict=True):
            try:
                one.act(action)
            except Exception as fault:
                fail(f"the rules raise {fault!r} on {name}", fault=fault)


def log_bytes(machine: Machine) -> tuple[int, bytes]:
    """Return the number of events of the last action, and the bytes of those that the log kept."""
    g: Any = machine.world
    count = min(g.happened, len(g.event))
    if isinstance(g.event, list):
        return g.happened, b"".join(packer(Event.layout).pack(*event.values()) for event in g.event[:count])
    return g.happened, bytes(memoryview(g.event).cast("B")[: count * Event.layout.size])
