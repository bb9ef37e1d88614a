"""States from outside: whether a match can reach them, and if not, what is wrong."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from theagon.errors import TheagonError
from theagon.kernel.forms import padding
from theagon.kernel.records import values_of
from theagon.kernel.valid import GAME_LAWS, Law

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.compiler.program import Program
    from theagon.kernel.layout import Int, Layout


def check_state(machine: Machine, state: bytes) -> None:
    """Load a state into a machine that has the tables of the match. Raises TheagonError for an impossible state.

    A state that passes can be played to the end.
    """
    layout = machine.program.state.layout
    if len(state) != layout.size:
        raise TheagonError(f"a state has {layout.size} bytes, not {len(state)}")
    dirt = int.from_bytes(state, "little") & padding(layout)
    if dirt:
        at = ((dirt & -dirt).bit_length() - 1) // 8
        raise TheagonError(f"no state of {machine.program.name}: byte {at} is {state[at]}, and must be 0")
    machine.load_state(state)
    if not machine.valid():
        raise TheagonError(f"no state of {machine.program.name}: {wrong(machine)}")


def wrong(machine: Machine) -> str:
    """Return the fault that `valid` has just found: a field with its value and its range, or a law and where it is
    broken."""
    program, g = machine.program, machine.world
    if g.outside >= 0:
        label, kind = _numbers(program.state.layout)[g.outside]
        return f"{label} is {values_of(g, program.state.layout)[g.outside]}, and must be {kind.range}"
    return f"it does not hold that {law_name(program, g.broken)} ({g.broken_at})"


@cache
def _numbers(layout: Layout) -> list[tuple[str, Int]]:
    """Return the label and the type of each number."""
    return [(label, kind) for label, (_, kind) in zip(layout.labels(), layout.numbers(), strict=True)]


def law_name(program: Program, number: int) -> str:
    """Return a law of a program as a sentence, which is its name."""
    laws = Law if number < GAME_LAWS or program.laws is None else program.laws
    return laws(number).name.lower().replace("_", " ")
