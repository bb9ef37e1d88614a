"""The same matches on two back ends, compared action by action: the state's bytes, the legal list and the log."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Never

from theagon.kernel.forms import packer
from theagon.kernel.log import Event
from theagon.testing.answers import state_difference
from theagon.testing.errors import ConformanceError
from theagon.testing.walks import Deal, deal

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.games.base import Game

SEEDS: Final = range(40)


def check_lockstep(
    game: Game, seeds: Sequence[int] = SEEDS, deal: Deal = deal, one: str = "checked", other: str = "compiled",
    every: int = 1,
) -> int:  # fmt: skip
    """Random matches are played on two back ends, named as THEAGON_KERNEL names them; the number of actions.

    The log and the legal list are compared after each action. So is the state, or, for it takes the longest, only after
    every so many actions and at the end of the match.

    Raises `ConformanceError` at the first action after which the two are not byte for byte the same, and where the
    rules raise: a checked back end does so for an index out of its array and for a number out of its field.
    """
    first, second = game.on(one), game.on(other)
    return sum(_match(first, second, seed, deal, (one, other), every) for seed in seeds)


def _match(first: Game, second: Game, seed: int, deal: Deal, names: tuple[str, str], every: int) -> int:
    """Play one match on both; the number of its actions."""
    setup, dice = deal(first, seed), Random(seed)
    a, b = first.seated(setup), second.seated(setup)
    before, action, step = b"", -1, 0

    def fail(what: str, field: str | None = None, fault: Exception | None = None) -> Never:
        last = "none"
        if before:
            last = f"{second.restore(setup, before).notation(action)} ({action})"
        raise ConformanceError(f"{what} on {names[0]} and {names[1]}", game=first.name, check=check_lockstep.__name__,
                               seed=seed, step=step, last=last, field=field) from fault

    for machine in (a, b):
        machine.world.log_on = 1
        machine.reset(seed)
    while True:
        legal, listed = a.legal_list(), b.legal_list()
        others = b.state()
        if (step % every == 0 or not legal) and (state := a.state()) != others:
            fail("the states differ", state_difference(first, state, others))
        if log_bytes(a) != log_bytes(b):
            fail("the logs differ")
        if legal != listed:
            apart = set(legal) ^ set(listed)
            fail("the legal lists differ", f"in {sorted(apart)}" if apart else "in their order")
        if not legal:
            return step
        before, action, step = others, dice.choice(legal), step + 1
        try:
            a.act(action)
            b.act(action)
        except Exception as fault:
            fail(f"the rules raise {fault!r}", fault=fault)


def log_bytes(machine: Machine) -> tuple[int, bytes]:
    """How many events the last action had, and the bytes of those that the log kept."""
    g: Any = machine.world
    count = min(g.happened, len(g.event))
    if isinstance(g.event, list):
        return g.happened, b"".join(packer(Event.layout).pack(*event.values()) for event in g.event[:count])
    return g.happened, bytes(memoryview(g.event).cast("B")[: count * Event.layout.size])
