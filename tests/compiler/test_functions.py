"""Functions do in C what they do in Python: branches, loops, stores, calls, records and arrays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.compiler.native import Native, program_of, rules_module

BATCHES = 4
"""In full."""
SOME = 2
"""`make soak` takes the others."""
BATCH = 250
RUNS = 5
LIMIT = 4095  # each store cuts numbers to 12 bits, so that no product passes 64

HEAD = """
from theagon.kernel.bits import bits, lowest
from theagon.kernel.memory import clear, copy
from theagon.kernel.records import Record, int8, uint8, int16, int64
class Item(Record):
    h = int8()
    k = int16[2]
class State(Record):
    p = int8()
    q = uint8[4]
    s = int64()
    u = Item.array(4)
    m = int16[2, 3]
class World(State):
    saved = State.array(2)
def touch(g: World, v: Item, n: int) -> int:
    v.h = n & 63
    g.s = (g.s + n) & 4095
    return v.k[n & 1]
def heavier(g: World, a: int, b: int) -> Item:
    return g.u[a & 3] if g.u[a & 3].h > g.u[b & 3].h else g.u[b & 3]
def is_even(n: int) -> bool:
    return n % 2 == 0
def down(g: World, n: int) -> int:
    if n <= 0:
        return g.p
    g.q[n & 3] = n & 255
    return down(g, n - 1)
"""
NUMBERS = ["x", "y", "z", "g.p", "g.q[x & 3]", "g.s", "v.h", "v.k[1]", "g.u[y & 3].h", "g.m[1][2]", "row[z % 3]"]


class Writer:
    """Writes the body of one random function."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lines: list[str] = []
        self.loops = 0

    def leaf(self) -> str:
        """A field, a local or a literal."""
        return self.rng.choice([*NUMBERS, str(self.rng.randint(-9, 99))])

    def number(self, depth: int = 2) -> str:
        """An expression that changes no state."""
        if depth == 0:
            return self.leaf()
        symbol = self.rng.choice(["+", "-", "*", "&", "|", "^", "//", "%", ">>"])
        a, b = self.number(depth - 1), self.number(depth - 1)
        return f"({a} {symbol} ({b} & 7 | 1))" if symbol in ("//", "%", ">>") else f"({a} {symbol} {b})"

    def test(self) -> str:
        """A condition."""
        one = f"{self.number(1)} {self.rng.choice(['<', '<=', '==', '!=', '>', '>='])} {self.number(1)}"
        others = [
            f"{one} and not {self.leaf()}",
            f"{self.leaf()} or {one}",
            f"0 < {self.leaf()} < {self.leaf()}",
            f"is_even({self.leaf()}) and flag",
            f"not is_even({self.leaf()})",
        ]
        return self.rng.choice([one, *others])

    def block(self, depth: int, indent: int, in_loop: bool) -> None:
        """Some statements."""
        for _ in range(self.rng.randint(1, 3)):
            self.statement(depth, "    " * indent, indent, in_loop)

    def statement(self, depth: int, pad: str, indent: int, in_loop: bool) -> None:
        """One statement, compound while `depth` lasts."""
        kind, pick, add = self.rng.random(), self.rng.choice, self.lines.append
        if depth and kind < 0.2:
            add(f"{pad}if {self.test()}:")
            self.block(depth - 1, indent + 1, in_loop)
            for _ in range(self.rng.randint(0, 2)):
                add(f"{pad}elif {self.test()}:")
                self.block(depth - 1, indent + 1, in_loop)
            if self.rng.random() < 0.5:
                add(f"{pad}else:")
                self.block(depth - 1, indent + 1, in_loop)
        elif depth and kind < 0.4:
            self.loop(depth, pad, indent)
        elif kind < 0.45 and in_loop:
            add(f"{pad}if {self.test()}:\n{pad}    {pick(['break', 'continue'])}")
        elif kind < 0.55:
            add(pad + pick([f"v = g.u[{self.leaf()} & 3]", "v = heavier(g, x, z)", "row = g.m[x & 1]"]))
        elif kind < 0.65:
            call = pick([f"touch(g, v, {self.number(1)} & 4095)", f"down(g, {self.leaf()} & 7)"])
            add(f"{pad}{pick('xyz')} = {call}")
        elif kind < 0.7:
            copies = ["copy(g.saved[x & 1], g)", "copy(g, g.saved[y & 1])", "copy(g.u[0], v)", "clear(v)"]
            add(pad + pick([*copies, "clear(g.saved[0])", "clear(g.u[z & 3])", "clear(g, State)"]))
        elif kind < 0.74:
            add(f"{pad}flag = {pick([f'bool({self.test()})', 'is_even(z) or x > y'])}")
        elif kind < 0.77:
            add(f"{pad}z = {self.leaf()} & 4095 if {self.test()} else touch(g, v, 3) & 4095")
        elif kind < 0.8:
            add(pad + pick(["return {}", *["row[x % 3] = {} & 4095"] * 4]).format(self.number()))
        elif kind < 0.9:
            target = pick(["g.p", "v.h", "g.q[z & 3]", "g.u[x & 3].h", "v.k[y & 1]", "g.m[x & 1][y % 3]"])
            add(f"{pad}{target} = {self.number()} & 127")
        elif kind < 0.94:
            add(pad + pick([f"g.q[y & 3] ^= {self.leaf()} & 63", "g.m[0][1] //= 3", "v.k[0] >>= 1", "g.s %= 97"]))
        else:
            add(f"{pad}{pick('xyz')} = {self.number()} & 4095")

    def loop(self, depth: int, pad: str, indent: int) -> None:
        """A loop of any kind, its body one level deeper."""
        self.loops += 1
        i = f"i{self.loops}"
        heads = [
            f"for {i} in range({self.leaf()} & 7):",
            f"for {i} in range({self.leaf()} & 3, {self.leaf()} & 7):",
            f"for {i} in range(5, {self.leaf()} & 7, -1):",
            f"for {i} in bits({self.leaf()} & 255):",
            f"for {i} in g.q:",
            f"for {i} in row:",
        ]
        kind = self.rng.random()
        if kind < 0.7:
            self.lines.append(pad + self.rng.choice(heads))
            self.lines.append(f"{pad}    z = (z + {i}) & 4095")
        elif kind < 0.8:
            self.lines += [f"{pad}for item{i} in g.u:", f"{pad}    item{i}.h = (item{i}.h + x) & 63"]
        else:
            condition = self.rng.choice([f"{i} > 0", "True"])
            self.lines += [f"{pad}{i} = {self.leaf()} & 7", f"{pad}while {condition}:", f"{pad}    {i} -= 1"]
            self.lines.append(f"{pad}    if {i} < 0:\n{pad}        break")
        self.block(depth - 1, indent + 1, True)


def function(rng: random.Random, name: str) -> str:
    """The text of one random function."""
    writer = Writer(rng)
    writer.block(3, 1, False)
    first = ["    z = 0", "    v = g.u[0]", "    row = g.m[0]", "    flag = x > y"]
    last = "    return x + y * 5 + z * 7 + (1 if flag else 0)"
    return "\n".join([f"def {name}(g: World, x: int, y: int) -> int:", *first, *writer.lines, last, ""])


def compare(batch: int, folder: Path) -> None:
    """Write functions, and raise `AssertionError` if one does something else in C."""
    rng = random.Random(1000 + batch)
    names = [f"f{i}" for i in range(BATCH)]
    module = rules_module(folder, f"functions{batch}", HEAD + "".join(function(rng, name) for name in names))
    entries = [getattr(module, name) for name in names]
    native = Native(folder, program_of(module, entries), "-O1" if batch == 0 else "-O0")
    world = module.World
    for i, entry in enumerate(entries):
        for _ in range(RUNS):
            g = world.checked()
            g.load([rng.randint(0, 15) for _ in world.labels()])
            g.s = rng.randint(0, LIMIT)
            view = world.view().from_buffer_copy(world.packer().pack(*g.values()))
            x, y = rng.randint(0, LIMIT), rng.randint(0, LIMIT)
            assert native.call(i, view, x, y) == entry(g, x, y), names[i]
            left = world.packer().unpack(bytes(view))
            different = [row for row in zip(world.labels(), g.values(), left, strict=True) if row[1] != row[2]]
            assert not different, (names[i], different)


@pytest.mark.parametrize("batch", range(SOME))
@pytest.mark.slow
def test_random_functions_leave_the_state_and_result_that_cpython_leaves(batch: int, tmp_path: Path) -> None:
    compare(batch, tmp_path)
