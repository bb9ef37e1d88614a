"""Constant folding for interpreted rules.

To read `Op.RUN`, CPython looks up two names (on 3.11 the second through Python code) and gets an object that computes
more slowly than an int; rules do so on every line. So before rules run interpreted, each function is compiled again
with numbers in place of such names. Debuggers and coverage reports still see the same lines of the same file.
"""

from __future__ import annotations
import __future__

import ast
from collections.abc import Callable, Iterable
from enum import EnumType, IntEnum
from types import CodeType, FunctionType
from typing import Any, Final

from theagon.compiler.intrinsics import CHANGING, PURE
from theagon.compiler.source import Source
from theagon.kernel.hooks import HOOKS

NO_RULES: Final = {*CHANGING, *PURE, *HOOKS}
_folded: set[FunctionType] = set()


def fold(entries: Iterable[Callable[..., Any]]) -> None:
    """Fold the constants into all functions that the entries reach, each once in a process."""
    waiting = [entry for entry in entries if isinstance(entry, FunctionType)]
    sources: dict[str, Source | None] = {}
    while waiting:
        function = waiting.pop()
        if function not in _folded:
            _folded.add(function)
            waiting += _called(function)
            path = function.__code__.co_filename
            if path not in sources:
                sources[path] = _source(path, function.__module__)
            _fold(function, sources[path])


def _called(function: FunctionType) -> list[FunctionType]:
    """Return the rules that a function names."""
    named = [function.__globals__.get(name) for name in function.__code__.co_names]
    return [each for each in named if isinstance(each, FunctionType) and each not in NO_RULES]


def _source(path: str, module: str) -> Source | None:
    """Parse a module's file again, into trees that may be changed; return None if it cannot be read."""
    try:
        return Source(path, module)
    except (OSError, SyntaxError):
        return None


def _fold(function: FunctionType, source: Source | None) -> None:
    """Replace the function's code, unless its file has changed since the import."""
    code = function.__code__
    node = source.functions.get((function.__name__, code.co_firstlineno)) if source else None
    if node is not None and _compiled(node, code) == code:
        function.__code__ = _compiled(_Constants(function).visit(node), code)


def _compiled(node: ast.FunctionDef, like: CodeType) -> CodeType:
    """Compile a function from its syntax tree, with the file name and flags of its current code."""
    flags = like.co_flags & __future__.annotations.compiler_flag
    module = compile(ast.Module([node], []), like.co_filename, "exec", flags, dont_inherit=True)
    return next(each for each in module.co_consts if isinstance(each, CodeType) and each.co_name == node.name)


class _Constants(ast.NodeTransformer):
    """A transformer that replaces the constants of one function by their numbers."""

    def __init__(self, function: FunctionType) -> None:
        self._known = function.__globals__
        self._local = frozenset(function.__code__.co_varnames)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        kind = self._meaning(node.value)
        if isinstance(kind, EnumType) and issubclass(kind, IntEnum) and node.attr in kind.__members__:
            return _number(node, kind[node.attr])
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        meaning = self._meaning(node)
        return _number(node, meaning) if type(meaning) is int else node

    def _meaning(self, node: ast.expr) -> Any:
        """Return the object of a global name; None for other expressions."""
        return self._known.get(node.id) if isinstance(node, ast.Name) and node.id not in self._local else None


def _number(node: ast.expr, number: int) -> ast.Constant:
    return ast.copy_location(ast.Constant(int(number)), node)
