"""States from outside: whether they are such as a match comes to, and what is wrong with one that is not."""

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
    """Load a state into a machine, whose tables are those of the match. Raises TheagonError for one that can not be.

    Whatever passes can be played on to the end.
    """
    layout = machine.program.state.layout
    if len(state) != layout.size:
        raise TheagonError(f"a state has {layout.size} bytes, not {len(state)}")
    dirt = int.from_bytes(state, "little") & padding(layout)
    if dirt:
        at = ((dirt & -dirt).bit_length() - 1) // 8
        raise TheagonError(f"no state of {machine.program.name}: byte {at} is {state[at]}, and 0 as it holds no number")
    machine.load_state(state)
    if not machine.valid():
        raise TheagonError(f"no state of {machine.program.name}: {wrong(machine)}")


def wrong(machine: Machine) -> str:
    """What `valid` has just found: a field with its value and its range, or a law and where it does not hold."""
    program, g = machine.program, machine.world
    if g.outside >= 0:
        label, kind = _numbers(program.state.layout)[g.outside]
        return f"{label} is {values_of(g, program.state.layout)[g.outside]}, and is {kind.range}"
    return f"it does not hold that {law_name(program, g.broken)} ({g.broken_at})"


@cache
def _numbers(layout: Layout) -> list[tuple[str, Int]]:
    """The label and the type of each number."""
    return [(label, kind) for label, (_, kind) in zip(layout.labels(), layout.numbers(), strict=True)]


def law_name(program: Program, number: int) -> str:
    """The sentence that a law of a program is named for."""
    laws = Law if number < GAME_LAWS or program.laws is None else program.laws
    return laws(number).name.lower().replace("_", " ")
