"""Which clauses stand beside which reasons, read from the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise

from theagon.games.registry import PACKAGES

CLAUSE = re.compile(r"[A-Z]{2}\d+\.\d+")


def cited_by_refusals(game: str) -> set[tuple[str, str]]:
    """Each reason with each clause that it is given with: in calls of `no`, and in tables as neighbours."""
    module = ast.parse((files(PACKAGES[game]) / "reasons.py").read_text("utf-8"))
    found = set()
    for function, call in _calls(module):
        if isinstance(call.func, ast.Name) and call.func.id == "no":
            reasons, clauses = (_texts(argument, function, module) for argument in call.args[:2])
            found |= {(reason, clause) for reason in reasons for clause in clauses if CLAUSE.fullmatch(clause)}
    for row in ast.walk(module):
        if isinstance(row, ast.Tuple):
            texts = [each.value for each in row.elts if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            found |= {(one, two) for one, two in pairwise(texts) if CLAUSE.fullmatch(two)}
    return found


def _calls(module: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
    """Each call in a function."""
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            yield from ((function, node) for node in ast.walk(function) if isinstance(node, ast.Call))


def _texts(node: ast.expr, function: ast.FunctionDef, module: ast.Module) -> set[str]:
    """The texts in an expression, in what its names were set to, and in what its functions return."""
    nodes: list[ast.AST] = [*_meant(node, function)]
    called = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    for other in module.body:
        if isinstance(other, ast.FunctionDef) and other.name in called:
            nodes += [each for each in ast.walk(other) if isinstance(each, ast.Return)]
    leaves = [leaf for each in nodes for leaf in ast.walk(each)]
    return {leaf.value for leaf in leaves if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}


def _meant(node: ast.expr, function: ast.FunctionDef) -> Iterator[ast.expr]:
    """An expression, and what its names were set to in the function."""
    yield node
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    for each in ast.walk(function):
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name) and each.targets[0].id in names:
            yield each.value
