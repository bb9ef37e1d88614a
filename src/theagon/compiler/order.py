"""Order of evaluation. Python evaluates from left to right; C leaves the order of operands and arguments open.

So an expression with a call that changes state must contain nothing else that could see the change. C evaluates the
operands of `and`, `or` and of a conditional expression in order, too, so each is checked separately.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any

from theagon.compiler.functions import Function
from theagon.compiler.intrinsics import CHANGING, PURE, hook_entry
from theagon.compiler.program import Program
from theagon.kernel.hooks import HOOKS


class Order:
    """The check that refuses expressions with a value that depends on C's order of evaluation."""

    def __init__(self, program: Program, function: Callable[[FunctionType], Function]) -> None:
        self._program = program
        self._function = function
        self._changes: dict[FunctionType, bool] = {}

    def changes_state(self, python: Any) -> bool:
        """Return whether a call of this function stores to a field or buffer, directly or through further calls."""
        if python in CHANGING:
            return True
        if python in PURE or not isinstance(python, FunctionType):
            return False
        if python in HOOKS:
            python = hook_entry(self._program, python)
            if python is None:
                return True  # refused where it is called
        if python not in self._changes:
            self._changes[python] = True  # until it is known: a recursive function counts as changing state
            self._changes[python] = self._stores(self._function(python))
        return self._changes[python]

    def _stores(self, function: Function) -> bool:
        for node in ast.walk(function.node):
            if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
                return True
            if isinstance(node, ast.Call) and self.changes_state(_callee(function, node)):
                return True
        return False

    def check(self, function: Function, node: ast.expr, target: ast.expr | None = None) -> None:
        """Refuse an expression, or its assignment to `target`, if C's order could give another result."""
        for part in ast.walk(target) if target else ():
            if isinstance(part, ast.Call) and self.changes_state(_callee(function, part)):
                function.refuse(part, "a call that changes state in the target of an assignment", "use a local for it")
        if isinstance(node, ast.BoolOp):
            for part in node.values:
                self.check(function, part, target)
        elif isinstance(node, ast.IfExp):
            for part in (node.test, node.body, node.orelse):
                self.check(function, part, target)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.check(function, node.operand, target)
        else:
            self._check_open(function, node, target)

    def _check_open(self, function: Function, node: ast.expr, target: ast.expr | None) -> None:
        calls = [n for n in ast.walk(node) if isinstance(n, ast.Call) and self.changes_state(_callee(function, n))]
        if not calls:
            return
        if len(calls) > 1:
            function.refuse(calls[1], "two calls that change state in one expression", "use a local for the first")
        inside = set(map(id, ast.walk(calls[0])))
        for part in ast.walk(node):
            if id(part) not in inside and _reads(function, part):
                reading = "another function is called" if isinstance(part, ast.Call) else "a field is read"
                changing = f"{ast.unparse(calls[0].func)}, a call that changes state"
                function.refuse(part, f"{reading} next to {changing}", "use a local for one of them")
        for part in ast.walk(target) if target else ():
            if isinstance(part, ast.Subscript) and any(_reads(function, n) for n in ast.walk(part.slice)):
                function.refuse(part, "the index reads a field that the call may change", "use a local for the index")


def _callee(function: Function, call: ast.Call) -> Any:
    return function.meaning(call.func) if isinstance(call.func, ast.Name | ast.Attribute) else None


def _reads(function: Function, node: ast.AST) -> bool:
    """Return whether the node reads a field, or calls a function that may."""
    if isinstance(node, ast.Call):
        return isinstance(_callee(function, node), FunctionType)
    return isinstance(node, ast.Attribute | ast.Subscript) and function.meaning(node) is None
