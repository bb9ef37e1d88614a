"""Writes the page of the stable API from the docstrings: `python -m tools.api_page`.

A name without a docstring stops it: what has no words is not part of the API, or lacks them.
"""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "api.md"

API: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "Games and positions": {
        "theagon": ("load",),
        "theagon.games.play.game": ("Game",),
        "theagon.games.play.ruleset": ("Ruleset",),
        "theagon.games.play.position": ("Position",),
        "theagon.games.base": (
            *("Event", "UnitRef", "Option", "Refusal", "Preview", "Change", "Finish"),
            *("Mode", "Switch", "IllegalActionError"),
        ),
        "theagon.games.bots.chances": ("Chances", "Trials", "Hint", "Thought"),
        "theagon.errors": ("TheagonError", "Location"),
    },
    "Many matches": {
        "theagon.games.learning.batch": ("Batch",),
        "theagon.games.learning.rows": ("Rows",),
        "theagon.compiler.machine": ("Machine",),
        "theagon.games.learning.arrays": ("named", "planes", "plane_names"),
        "theagon.games.learning.tables": ("action_table", "Actions", "cards_at", "card_features", "CardFeatures"),
        "theagon.match.dataset": ("read",),
        "theagon.match.dataset_rows": ("About", "Row"),
    },
    "Environments": {
        "theagon.envs.pettingzoo": ("MatchAEC",),
        "theagon.envs.gymnasium": ("MatchEnv", "MatchVectorEnv"),
        "theagon.envs.openspiel": ("MatchGame", "MatchState"),
        "theagon.envs.reduced": ("reduced", "deals"),
        "theagon.envs.benchmark": ("match_env", "match_vector_env", "aec"),
        "theagon.arena.protocol": ("load_protocol", "Protocol"),
        "theagon.envs.reduced.tree": ("unfold", "Tree"),
        "theagon.envs.reduced.solving": ("Solver", "exploitability"),
        "theagon.envs.reduced.equilibria": ("equilibrium", "equilibria", "Equilibrium"),
    },
    "Checks of games and bots": {
        "theagon.testing.games": ("check_game",),
        "theagon.testing.bots": (
            *("check_bot", "check_bot_changes_nothing", "check_bot_is_deterministic", "check_bot_is_fair"),
            *("check_bot_plays_legally", "house_bot"),
        ),
        "theagon.testing.clones": ("check_clone",),
        "theagon.testing.determinism": ("check_determinism",),
        "theagon.testing.legality": ("check_legal_actions",),
        "theagon.testing.lockstep": ("check_lockstep",),
        "theagon.testing.log": ("check_log",),
        "theagon.testing.names": ("check_names",),
        "theagon.testing.processes": ("check_new_process",),
        "theagon.testing.secrecy": ("check_secrecy", "redrawn"),
        "theagon.testing.serialisation": ("check_serialisation",),
        "theagon.testing.walks": ("Moment", "deal", "moments"),
        "theagon.testing.errors": ("ConformanceError",),
    },
}
"""The sections of the page: by module the names that stay as they are within a major version."""

INSIDE: Final = "# ---- inside the package"
"""The line of a class below which its members are not part of the API."""

HEAD: Final = """# The stable API

What this page names stays as it is within a major version; all else may change. `python -m tools.api_page` writes it
from the docstrings. Every wrong argument raises `TheagonError`, unless a row says otherwise.
"""


def page() -> str:
    return HEAD + "".join(
        f"\n## {section}\n" + "".join(f"\n{each}" for module, names in modules.items() for each in told(module, names))
        for section, modules in API.items()
    )


def told(module: str, names: tuple[str, ...]) -> Iterator[str]:
    """The names of a module, each with its docstring, its source and its members. Raises ValueError for a gap."""
    source = Path(inspect.getfile(import_module(module)))
    text = source.read_text("utf-8")
    nodes = {node.name: node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for name in names:
        node = nodes[name]
        link = f"[`{module}`](../{source.relative_to(ROOT)})"
        if isinstance(node, ast.FunctionDef):
            yield f"### `{name}`\n\n`{signature(node)}` of {link}\n\n{words(node, name)}\n"
        else:
            yield f"### `{name}`\n\nOf {link}. {words(node, name)}\n{''.join(members(node, text.splitlines()))}"


def members(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """The public members of a class as a list: fields with the comment or the string that follows them, and methods.

    A constructor without words is not for callers; another method has those of the class that it derives from. What
    stands below the line `INSIDE` of a class is not for callers either.
    """
    found = []
    body = [each for each in node.body if not any(INSIDE in line for line in lines[node.lineno : each.lineno])]
    for each, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(each, ast.FunctionDef):
            bases = {ast.unparse(base).partition("[")[0] for base in node.bases} - {"ABC", "Generic", "Protocol"}
            derived = each.name == "__init__" or bases
            if (derived and not ast.get_docstring(each)) or (each.name.startswith("_") and each.name != "__init__"):
                continue
            name = each.name.replace("__init__", node.name)
            form = signature(each).replace("__init__", node.name)
            said = words(each, f"{node.name}.{name}")
        elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.target.id[0] != "_":
            name, form = each.target.id, ast.unparse(each)
            comment = re.sub("^(noqa|type: ignore).*", "", lines[each.lineno - 1].partition("  # ")[2])
            said = documented(after) or comment
        else:
            continue
        found.append(f"* `{form}`{': ' if said else ''}{' '.join(said.split())}\n")
    if found:
        yield "\n"
        yield from found


def documented(after: ast.stmt | None) -> str:
    """The string that documents the field before it, if this is one."""
    return str(after.value.value) if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""


def signature(node: ast.FunctionDef) -> str:
    """As a caller writes it: a property without brackets, a method without `self`."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if any(ast.unparse(decorator) in ("property", "cached_property") for decorator in node.decorator_list):
        return f"{node.name}{returns}".replace(" -> ", ": ")
    given = re.sub(r"^self(, /)?(, )?", "", ast.unparse(node.args))
    return f"{node.name}({given}){returns}"


def words(node: ast.FunctionDef | ast.ClassDef, name: str) -> str:
    said = ast.get_docstring(node)
    if said is None:
        raise ValueError(f"{name} has no docstring")
    return said


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
