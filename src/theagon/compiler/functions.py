"""One function of the rules, read from its file: its syntax tree, its signature, the meaning of its names."""

from __future__ import annotations

import ast
import builtins
import enum
import inspect
import types
from collections.abc import Callable
from typing import Any, NoReturn

from theagon.compiler.errors import Refused
from theagon.compiler.names import is_plain, plain, state_of
from theagon.compiler.source import Source, read_source
from theagon.compiler.values import Kind, Type
from theagon.kernel.records import Bytes, Record

Concrete = Callable[[type[Record]], type[Record]]
"""A map from an annotation's record class to the compiled class: a mixin of the world becomes the world."""


class Function:
    """A function of the rules. Its constructor raises Refused for a signature outside the subset."""

    def __init__(self, python: types.FunctionType, concrete: Concrete) -> None:
        self.python = python
        self.name = python.__name__
        self.concrete = concrete
        self.module = python.__module__
        self.path = inspect.getsourcefile(python) or "?"
        self.file = self.module.replace(".", "/") + ".py"  # its name in the C text, the same on every machine
        self.source, self.node = self._find()
        arguments = self.node.args
        special = (arguments.posonlyargs, arguments.kwonlyargs, arguments.vararg, arguments.kwarg, arguments.defaults)
        if any(special) or self.node.decorator_list:
            self.refuse(self.node, "a special parameter or a decorator", "use plain parameters without defaults")
        self.locals = self._local_names()
        self.parameters = {a.arg: self.annotation(a.annotation, a) for a in arguments.args}
        self.returns = self.annotation(self.node.returns, self.node)
        if self.returns is Kind.BYTES or Kind.NONE in self.parameters.values():
            self.refuse(self.node, "a type in the wrong place", "parameters are values; a result is no buffer")

    def _find(self) -> tuple[Source, ast.FunctionDef]:
        try:
            source = read_source(self.path, self.module)
        except (OSError, SyntaxError) as error:
            raise Refused(f"{self.module}.{self.name} has no readable source", f"keep its file ({error})") from None
        first = self.python.__code__.co_firstlineno
        node = source.functions.get((self.name, first))
        if node is None:
            line = source.lines[first - 1] if first <= len(source.lines) else ""
            cure = "define it with def at the top of its module; if the file was edited after import, start again"
            place = (self.path, first, 1, line, first, 1)
            raise Refused(f"{self.name} is not a function at module level", cure, place)
        return source, node

    def _local_names(self) -> frozenset[str]:
        """Return the local names by Python's rule: parameters, and all names that the body assigns."""
        found: set[str] = set()
        for node in ast.walk(self.node):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self._check_name(node, node.id)
                found.add(node.id)
            elif isinstance(node, ast.arg):
                self._check_name(node, node.arg)
                found.add(node.arg)
        return frozenset(found)

    def _check_name(self, node: ast.AST, name: str) -> None:
        if not is_plain(name):
            self.refuse(node, f"the name {name}", "use ASCII letters, digits and single underscores")

    def refuse(self, node: ast.AST, problem: str, cure: str) -> NoReturn:
        """Raise Refused at a place in this function."""
        line: int = getattr(node, "lineno", self.node.lineno)
        text = self.source.lines[line - 1]
        start: int = getattr(node, "col_offset", 0)
        end = getattr(node, "end_col_offset", start) if getattr(node, "end_lineno", 0) == line else start
        columns = (len(text.encode()[:at].decode()) + 1 for at in (start, end))  # syntax trees count bytes
        raise Refused(problem, cure, (self.path, line, next(columns), text, line, next(columns)))

    def meaning(self, node: ast.expr) -> Any:
        """Return the Python object of a global name or a dotted name of modules and enums; None for other expressions.

        Refuses an undefined name.
        """
        if isinstance(node, ast.Name) and node.id not in self.locals:
            if node.id in self.python.__globals__:
                return self.python.__globals__[node.id]
            if hasattr(builtins, node.id):
                return getattr(builtins, node.id)
            self.refuse(node, f"the name {node.id} is not known here", "assign it, import it, or correct its spelling")
        if isinstance(node, ast.Attribute):
            base = self.meaning(node.value) if isinstance(node.value, ast.Name | ast.Attribute) else None
            if isinstance(base, types.ModuleType | enum.EnumType):
                if not hasattr(base, node.attr):
                    self.refuse(node, f"{ast.unparse(node)} does not exist", "correct its spelling")
                return getattr(base, node.attr)
        return None

    def annotation(self, node: ast.expr | None, at: ast.AST) -> Type:
        """Return the type of an annotation."""
        if node is None:
            self.refuse(at, "an annotation is missing", "annotate every parameter and the result")
        if isinstance(node, ast.Constant) and node.value is None:
            return Kind.NONE
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.copy_location(ast.parse(node.value, mode="eval").body, node)
        meaning = self.meaning(node) if isinstance(node, ast.Name | ast.Attribute) else None
        if meaning is int or (isinstance(meaning, enum.EnumType) and issubclass(meaning, enum.IntEnum)):
            return Kind.INT
        if meaning is bool:
            return Kind.BOOL
        if meaning is Bytes:
            return Kind.BYTES
        if isinstance(meaning, type) and issubclass(meaning, Record):
            return self.concrete(meaning)
        cure = "rules know int, bool, IntEnum, record classes and Bytes"
        return self.refuse(node, f"the type {ast.unparse(node)}", cure)


def c_parameters(function: Function, type_name: Callable[[Type], str], world: Type) -> str:
    """Return the parameter list of the C function. A world comes with a pointer to its state."""
    listed = []
    for name, kind in function.parameters.items():
        listed.append(type_name(kind) + plain(name))
        if kind is world:
            listed.append("State *" + state_of(plain(name)))
    return ", ".join(listed) or "void"
