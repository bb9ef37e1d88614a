"""The rooms of the house: imports only ever point down."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

ROOMS = (
    *(
        "cli",
        "site",
        "page",
        "server",
        "envs",
        "train",
        "workshop",
        "arena",
        "players",
        "puzzles",
        "lessons",
        "testing",
    ),
    *("match", "games", "cards", "compiler", "kernel"),
)
"""From the top of the house to its ground: a room may import from the rooms that follow it in this list."""

SERVER_ROOMS = ("run", "http", "desk", "cluster", "matches", "storage")
"""The same for the rooms of the server. Its other modules, such as the protocol, lie beneath all of these."""

COMMON = {path.stem for path in (SOURCE / "theagon" / "games").iterdir() if not (path / "rules").is_dir()}
"""The modules and packages of `games` that all games share: everything there but the games."""

OUTSIDE = ("bench", "tests", "tools")
"""Folders beside the package, which may import it."""

GROUND = ("errors", "prepared")
"""The modules beneath all rooms."""


def imported(tree: ast.AST, module: str) -> Iterator[tuple[int, str]]:
    """Each import of the module named `module`, relative ones resolved: its line and the full name imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(module.split(".")[: -node.level]) + "." if node.level else ""
            yield from (
                (node.lineno, f"{base}{node.module or ''}.{alias.name}".replace("..", ".")) for alias in node.names
            )


def trespass(module: str, target: str) -> str | None:
    """Why the module named `module` may not import `target`; None when it may."""
    parts, reached = module.split("."), target.split(".")
    if reached[0] in OUTSIDE:
        return f"{module} imports {target}, which is outside the package"
    # The package's own façade and `python -m theagon` stand above every room.
    if reached[0] != "theagon" or len(parts) < 2 or parts[1] == "__main__":
        return None
    room, other = parts[1], reached[1] if len(reached) > 1 else ""
    if other in GROUND:
        return None
    if room in GROUND or other not in ROOMS:
        return f"{module} imports {target}, which is above every room"
    if ROOMS.index(other) < ROOMS.index(room):
        return f"{module} imports {target}, but {other} is above {room}"
    if room == other == "server" and server_floor(reached) < server_floor(parts):
        return f"{module} imports {target}, which is in a room of the server above it"
    if room == other == "games" and len(parts) > 2 and len(reached) > 2 and reached[2] not in COMMON | {parts[2]}:
        return f"{module} imports {target}, but no game knows another"
    return None


def server_floor(parts: list[str]) -> int:
    """Return the depth of a module in the server, by the parts of its name."""
    room = parts[2] if len(parts) > 2 else ""
    return SERVER_ROOMS.index(room) if room in SERVER_ROOMS else len(SERVER_ROOMS)


@cache
def imports() -> dict[str, list[tuple[str, str]]]:
    """The imports of each module, those only for the type checker among them: where, and what."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        # A package's relative imports start from itself, hence the name with __init__.
        inside = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        each = imported(ast.parse(path.read_text("utf-8")), inside)
        found[inside.removesuffix(".__init__")] = [(f"{path}:{line}", target) for line, target in each]
    return found


def test_imports_only_point_down_the_house_and_never_from_game_to_game() -> None:
    found = ((place, trespass(module, target)) for module, each in imports().items() for place, target in each)
    wrong = [f"{place}: {reason}" for place, reason in found if reason]
    assert not wrong, "\n".join(wrong)


def test_no_module_needs_one_that_needs_it() -> None:
    modules = imports().keys()
    needed = {
        module: {name if name in modules else name.rpartition(".")[0] for _, name in each} & modules - {module}
        for module, each in imports().items()
    }
    assert sum(map(len, needed.values())) > 1000
    TopologicalSorter(needed).prepare()  # raises CycleError, which names a cycle


def test_each_folder_of_the_package_is_a_room() -> None:
    folders = {path.name for path in (SOURCE / "theagon").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(ROOMS)


HIGHER = [
    ("theagon.kernel.rng", "from theagon.compiler.program import Program"),
    ("theagon.kernel.rng", "from theagon import load"),
    ("theagon.kernel.rng", "from ..match import history"),
    ("theagon.cards.source", "import theagon.games.hand_of_the_gods.rules"),
    ("theagon.cards.source", "def late():\n    from theagon.cli import output"),
    ("theagon.errors", "from theagon.kernel import rng"),
    ("theagon.server.matches.live", "from theagon.server.cluster.leases import hold"),
    ("theagon.server.storage.storage", "from ..matches import live"),
    ("theagon.server.limits", "from theagon.server.storage.storage import Storage"),
    ("theagon.match.match", "from bench import rules"),
    ("theagon.games.one.rules", "from theagon.games.two.rules import PROGRAM"),
    ("theagon.games.one.rules", "from ..two import rules"),
]
BELOW = [
    ("theagon.cli.play", "from theagon.kernel.rng import random"),
    ("theagon.server.http.app", "from theagon.server import limits\nfrom theagon.server.matches.hub import Hub"),
    ("theagon.games.one.rules", "from . import cards\nfrom .rules import PROGRAM\nfrom theagon.kernel import rng"),
    ("theagon.kernel.rng", "import struct\nfrom theagon.errors import TheagonError\nfrom .records import Record"),
    ("theagon", "from theagon.games import load"),
]


@pytest.mark.parametrize(("module", "statement"), [*HIGHER, *BELOW])
def test_only_an_import_from_a_higher_or_equal_room_is_found(module: str, statement: str) -> None:
    wrong = [target for _, target in imported(ast.parse(statement), module) if trespass(module, target)]
    assert bool(wrong) == ((module, statement) in HIGHER)
