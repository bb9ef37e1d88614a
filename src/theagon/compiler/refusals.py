"""Error messages for Python outside the subset: for each construct, what to write instead."""

from __future__ import annotations

import ast
from typing import NoReturn

from theagon.compiler.functions import Function

_TEXT = "text belongs to the log's reader: use an int or an IntEnum"
_COLLECTION = "use an array field of a record"
_LOOP = "write a loop"
_ITERABLES = "loops run over range(...), bits(...) or an array"

CURES: dict[type[ast.AST], tuple[str, str]] = {
    ast.Dict: ("a dict", _COLLECTION),
    ast.Set: ("a set", "use the bits of an int, and bits(...)"),
    ast.List: ("a list", _COLLECTION),
    ast.Tuple: ("a tuple", "use one local for each value"),
    ast.ListComp: ("a comprehension", _LOOP),
    ast.SetComp: ("a comprehension", _LOOP),
    ast.DictComp: ("a comprehension", _LOOP),
    ast.GeneratorExp: ("a generator", _LOOP),
    ast.Lambda: ("a lambda", "define a function at module level"),
    ast.JoinedStr: ("a text", _TEXT),
    ast.Constant: ("a constant that is no int", "use an int: fractions and texts have no place in rules"),
    ast.NamedExpr: ("an assignment inside an expression", "write it as a statement before"),
    ast.Starred: ("a starred argument", "give each argument"),
    ast.Yield: ("yield", "fill an array field instead"),
    ast.YieldFrom: ("yield", "fill an array field instead"),
    ast.Slice: ("a slice", _LOOP),
    ast.In: ("`in`", "compare with each value, or test a bit"),
    ast.NotIn: ("`not in`", "compare with each value, or test a bit"),
    ast.Is: ("`is`", "compare numbers with ==; records have no identity"),
    ast.IsNot: ("`is not`", "compare numbers with !=; records have no identity"),
    ast.Div: ("true division", "use //"),
    ast.Pow: ("**", "multiply, or use << for powers of two"),
    ast.MatMult: ("@", "write a loop"),
    ast.UAdd: ("a unary +", "leave it out"),
    ast.With: ("with", "rules open nothing"),
    ast.Try: ("try", "test before; a fault in a rule is an error of the rule"),
    ast.TryStar: ("try", "test before; a fault in a rule is an error of the rule"),
    ast.Raise: ("raise", "use assert for what the rules guarantee"),
    ast.Import: ("an import inside a rule", "import at the top of the module"),
    ast.ImportFrom: ("an import inside a rule", "import at the top of the module"),
    ast.Global: ("global", "keep it in a record"),
    ast.Delete: ("del", "set it to 0"),
    ast.FunctionDef: ("a function inside a function", "define it at module level"),
    ast.AsyncFunctionDef: ("async", "rules run without waiting"),
    ast.ClassDef: ("a class inside a function", "declare records at module level"),
    ast.Match: ("match", "use if and elif"),
    ast.For: ("this kind of loop", _ITERABLES + ", with one name and without else"),
    ast.While: ("while with else", "put what follows after the loop"),
    ast.Expr: ("an expression that does nothing", "call a function, or remove it"),
}


def refuse_node(function: Function, node: ast.AST, at: ast.AST | None = None) -> NoReturn:
    """Refuse a construct by its kind. `at` is the place of an operator: its node has none."""
    problem, cure = CURES.get(type(node), (type(node).__name__, "see the subset in docs/rules-compiler.md"))
    function.refuse(at or node, problem, cure)
