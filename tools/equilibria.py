"""Solve reduced variants and write what is known of their equilibria: `python -m tools.equilibria [VARIANT...]`.

All together take minutes and, for the largest, some gigabytes of memory.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from msgspec import json
from rich.progress import Progress

from theagon.cli.output import stderr_console
from theagon.envs import reduced
from theagon.envs.reduced.equilibria import FILE, Equilibrium, equilibria
from theagon.envs.reduced.solving import Solver
from theagon.envs.reduced.tree import unfold

BOUND: Final = 0.0005  # of the exploitability
MOST_ITERATIONS: Final = 1024
BETWEEN: Final = 32  # iterations from one look at the exploitability to the next


def solved(variant: str) -> Equilibrium:
    """Return the equilibrium of a variant, by as many iterations as it takes."""
    tree = unfold(reduced.reduced(variant))
    solver = Solver(tree)
    with Progress(console=stderr_console(), transient=True) as progress:
        task = progress.add_task(variant, total=MOST_ITERATIONS)
        while solver.iterations < MOST_ITERATIONS:
            solver.iterate(BETWEEN, lambda: progress.advance(task))
            if (left := solver.exploitability(solver.average())) <= BOUND:
                break
    return Equilibrium(
        states=tree.states,
        nodes=tree.nodes,
        value=round(solver.value(solver.average()), 6) + 0.0,
        exploitability=round(max(left, 0.0), 6),
        iterations=solver.iterations,
    )


if __name__ == "__main__":
    path = Path(reduced.__file__).with_name(FILE)
    found = dict(equilibria()) if path.exists() else {}
    for name in sys.argv[1:] or reduced.VARIANTS:
        found[name] = solved(name)
        ordered = dict(sorted(found.items(), key=lambda item: (item[1].states, item[0])))
        path.write_bytes(json.format(json.encode(ordered), indent=1) + b"\n")
        print(name, found[name])
