# %% [markdown]
# # Exact methods on reduced games
#
# The reduced variants are small enough to be solved: CFR+ finds strategies that are hard to exploit, and an exact best
# response measures their exploitability. This needs `theagon[openspiel]`.

# %%
import os
from math import log10
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import theagon.envs.openspiel  # noqa: F401 -- registers the game

ITERATIONS = int(os.environ.get("ITERATIONS", "256"))
VARIANTS = os.environ.get("VARIANTS", "last-round,first-blood,posts").split(",")

# %% [markdown]
# A game written in Python is slow to traverse many times. Its tree, exported once, is a fast game of OpenSpiel.


# %%
def solved(variant: str) -> list[tuple[int, float]]:
    """Return the exploitability after 1, 2, 4 ... iterations of CFR+."""
    tree = pyspiel.load_efg_game(export_gambit(pyspiel.load_game("theagon", {"position": variant})))
    solver, found = pyspiel.CFRPlusSolver(tree), []
    for iteration in range(1, ITERATIONS + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0:
            found.append((iteration, pyspiel.exploitability(tree, solver.average_policy())))
    return found


curves = {variant: solved(variant) for variant in VARIANTS}
for variant, curve in curves.items():
    print(variant, *(f"{iteration}: {value:.5f}" for iteration, value in curve), sep="\n  ")
    assert curve[-1][1] < curve[0][1]

# %% [markdown]
# The curve, with a logarithmic scale on both axes.


# %%
def drawn(curves: dict[str, list[tuple[int, float]]]) -> str:
    """Return an SVG of the curves: 1 to 1000 iterations, exploitability 1 to 0.00001."""
    lines = []
    for shade, (name, curve) in zip(("#a33", "#36a", "#383"), curves.items(), strict=False):
        points = [(60 + 150 * log10(iteration), 20 - 52 * log10(max(value, 1e-5))) for iteration, value in curve]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        x, y = points[-1]
        lines.append(f'<polyline points="{path}" fill="none" stroke="{shade}" stroke-width="2"/>')
        lines.append(f'<text x="{x + 6:.0f}" y="{y + 4:.0f}" fill="{shade}">{name}</text>')
    lines += [f'<text x="8" y="{24 + 52 * k}">{10.0**-k:g}</text>' for k in range(6)]
    lines += [f'<text x="{56 + 150 * k}" y="308">{10**k}</text>' for k in range(4)]
    style = 'font-family="sans-serif" font-size="13"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 320" {style}>\n' + "\n".join(lines) + "\n</svg>\n"


Path("exploitability.svg").write_text(drawn(curves), "utf-8")
