"""Expressions mean in C what they mean in Python."""

from __future__ import annotations

import ast
import operator
import random
from collections.abc import Callable
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.compiler.native import Native, program_of, rules_module
from tests.sampling import first_of

BATCHES = 10
"""In full."""
SOME = 3
"""`make soak` takes the others."""
BATCH = 1_000
INPUTS = 4
WIDE = 1 << 62  # products of larger numbers may pass 64 bits, so these are not compared

HEAD = """
from enum import IntEnum
from theagon.kernel.records import Record, int8, uint8, int16, uint16, int32, uint32, int64
BIG = 1 << 40
SMALL = -3
class Op(IntEnum):
    ONE = 1
    NINE = 9
class World(Record):
    p = int8()
    q = uint8[3]
    r = int16()
    t = uint16()
    u = int32()
    v = uint32[2]
    s = int64()
"""
LEAVES = ["a", "b", "g.p", "g.q[1]", "g.q[a & 1]", "g.r", "g.t", "g.u", "g.v[1]", "g.s", "len(g.q)"]
LITERALS = ["0", "1", "3", "-7", "100", "4294967295", "-4294967296", "BIG", "SMALL", "Op.NINE", "True"]
OPERATORS: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}
SYMBOLS = ["+", "-", "*", "&", "|", "^", "//", "%", "<<", ">>"]
COMPARISONS = ["<", "<=", "==", "!=", ">=", ">"]


class Writer:
    """Writes random expressions of the subset."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def number(self, depth: int) -> str:
        """Return an expression with a number as value."""
        pick = self.rng.choice
        if depth == 0 or self.rng.random() < 0.1:
            return pick(LEAVES) if self.rng.random() < 0.75 else pick(LITERALS)
        x, y = self.number(depth - 1), self.number(depth - 1)
        kind = self.rng.random()
        if kind < 0.6:
            symbol = pick(SYMBOLS)
            return f"({x} {symbol} ({y} & 31))" if symbol in ("<<", ">>") else f"({x} {symbol} {y})"
        if kind < 0.7:
            return pick([f"(-{x})", f"(~int({x}))"])  # a bool has no ~ from Python 3.16 on
        if kind < 0.8:
            return f"({x} if {self.test(depth - 1)} else {y})"
        if kind < 0.9:
            return f"{pick(['min', 'max'])}({x}, {y})"
        return pick([f"abs({x})", f"({x}).bit_count()", f"({x}).bit_length()", f"int({self.test(depth - 1)})"])

    def test(self, depth: int) -> str:
        """Return an expression with a bool as value."""
        pick = self.rng.choice
        x, y, z = self.number(depth), self.number(depth), self.number(0)
        kind = self.rng.random()
        if depth and kind < 0.3:
            return f"({self.test(depth - 1)} {pick(['and', 'or'])} {self.test(depth - 1)})"
        if kind < 0.4:
            return f"(not {x})"
        if kind < 0.5:
            return f"({x} {pick(COMPARISONS)} {z} {pick(COMPARISONS)} {y})"
        if kind < 0.6:
            return f"bool({x})"
        return f"({x} {pick(COMPARISONS)} {y})"


def operations(tree: ast.expr) -> list[tuple[CodeType, ast.operator, CodeType]]:
    """The operands and operator of every binary operation in an expression."""

    def code(node: ast.expr) -> CodeType:
        return compile(ast.Expression(node), "<expression>", "eval")

    return [(code(n.left), n.op, code(n.right)) for n in ast.walk(tree) if isinstance(n, ast.BinOp)]


def fits(parts: list[tuple[CodeType, ast.operator, CodeType]], names: dict[str, Any]) -> bool:
    """Return whether every intermediate number stays narrow enough. May raise ZeroDivisionError."""
    for left_code, op, right_code in parts:
        left, right = eval(left_code, names), eval(right_code, names)  # noqa: S307 - this module writes the text
        if isinstance(op, ast.LShift) and abs(left) >= 1 << 31:
            return False
        if abs(left) >= WIDE or abs(right) >= WIDE or abs(OPERATORS[type(op)](left, right)) >= WIDE:
            return False
    return True


def random_world(rng: random.Random, world: Any) -> None:
    """Fill a view of the World above."""
    for name, low, high in (("p", -128, 127), ("r", -32768, 32767), ("t", 0, 65535), ("u", -(1 << 31), (1 << 31) - 1)):
        setattr(world, name, rng.choice([low, high, 0, rng.randint(low, high)]))
    world.s = rng.randint(-(1 << 33), 1 << 33)
    for i in range(3):
        world.q[i] = rng.choice([0, 255, rng.randint(0, 255)])
    for i in range(2):
        world.v[i] = rng.choice([0, (1 << 32) - 1, rng.randint(0, (1 << 32) - 1)])


def compare(batch: int, folder: Path) -> None:
    """Write expressions, and raise `AssertionError` if one has another value in C."""
    writer = Writer(batch)
    rng = writer.rng
    texts = [writer.number(3) for _ in range(BATCH)]
    functions = "".join(f"def f{i}(g: World, a: int, b: int) -> int:\n    return {t}\n" for i, t in enumerate(texts))
    module = rules_module(folder, f"expressions{batch}", HEAD + functions)
    entries = [getattr(module, f"f{i}") for i in range(BATCH)]
    native = Native(folder, program_of(module, entries), "-O1" if batch == 1 else "-O0")
    parts = [operations(ast.parse(text, mode="eval").body) for text in texts]
    compared = set()
    for _ in range(INPUTS):
        view = module.World.view()()
        random_world(rng, view)
        g = module.World()
        g.load(bytes(view))
        a, b = rng.randint(-1000, 1000), rng.choice([-3, -1, 0, 1, 40, 1 << 35])
        names = {**vars(module), "g": g, "a": a, "b": b}
        for i, text in enumerate(texts):
            try:
                fine = fits(parts[i], names)
                expected = entries[i](g, a, b)
            except ZeroDivisionError:
                continue
            if fine:
                compared.add(i)
                assert native.call(i, view, a, b) == expected, text
    assert len(compared) > 0.8 * BATCH


@pytest.mark.parametrize("batch", first_of(range(SOME)))
def test_random_expressions_have_the_value_that_cpython_gives(batch: int, tmp_path: Path) -> None:
    compare(batch, tmp_path)
