"""The compiler refuses Python outside the subset, and says where it is and what to write instead."""

from __future__ import annotations

import traceback
from pathlib import Path
from types import ModuleType

import pytest

from tests.compiler.native import program_of, rules_module
from theagon.compiler.errors import Refused
from theagon.compiler.program import Program
from theagon.compiler.refusals import CURES
from theagon.compiler.unit import Unit

HEAD = """
from __future__ import annotations
import math
from enum import IntEnum, IntFlag
from random import randint
from theagon.kernel import hooks
from theagon.kernel.bits import bits
from theagon.kernel.memory import clear, copy
from theagon.kernel.observation import put_row, put_two
from theagon.kernel.records import Bytes, Record, int8, uint8, uint16, int64
LIMITS = (1, 2)
STEP = 0
HUGE = 1 << 70
class Flag(IntFlag):
    A = 1
class Op(IntEnum):
    ONE = 1
class Item(Record):
    h = int8()
class Other(Record):
    h = int8()
class World(Record):
    p = int8()
    q = uint8[3]
    m = uint8[2, 3]
    s = int64()
    w = uint16[2, 3]
    u = Item.array(4)
    o = Other.array(2)
def same(f):
    return f
class Thing:
    def method(self) -> int:
        return 1
def roll(g: World) -> int:
    g.s = g.s + 1
    return g.s
def peek(g: World) -> int:
    return g.s
def spawn(g: World) -> Item:
    g.s = g.s + 1
    return g.u[g.s & 3]
def nothing(g: World) -> None:
    g.p = 1
"""

# title: the body of `def f(g: World, a: int, b: int) -> int`, one line of it marked; part of the message
BODIES: dict[str, tuple[str, str]] = {
    "a dict": ("x = {}  #!", "a dict"),
    "a set": ("x = {1, 2}  #!", "a set"),
    "a list": ("x = [1]  #!", "a list"),
    "a tuple": ("x = (a, b)  #!", "a tuple"),
    "a list comprehension": ("x = [i for i in g.q]  #!", "a comprehension"),
    "a generator as a value": ("x = (i for i in g.q)  #!", "a generator"),
    "a lambda": ("x = lambda: 1  #!", "a lambda"),
    "a text": ("x = 'no'  #!", "no int"),
    "a formatted text": ("x = f'{a}'  #!", "a text"),
    "a float": ("x = 1.5  #!", "no int"),
    "None as a value": ("x = None  #!", "no int"),
    "a walrus": ("if (x := a) > 1:  #!\n    return x", "an assignment inside an expression"),
    "a starred argument": ("x = peek(*g.q)  #!", "a starred argument"),
    "yield": ("yield a  #!", "yield"),
    "a slice": ("x = g.q[0:2]  #!", "a slice"),
    "two indices at once": ("x = g.m[0, 1]  #!", "a slice or a tuple"),
    "in": ("x = 1 if a in LIMITS else 0  #!", "`in`"),
    "is": ("x = a is b  #!", "`is`"),
    "true division": ("x = a / b  #!", "true division"),
    "a power": ("x = a ** b  #!", "**"),
    "a matrix product": ("x = a @ b  #!", "@"),
    "a unary plus": ("x = +a  #!", "a unary +"),
    "with": ("with a:  #!\n    pass", "with"),
    "try": ("try:  #!\n    x = 1\nfinally:\n    pass", "try"),
    "raise": ("raise ValueError  #!", "raise"),
    "import": ("import os  #!", "import at the top"),
    "global": ("global STEP  #!", "global"),
    "del": ("x = 1\ndel x  #!", "del"),
    "a function inside": ("def inner() -> None:  #!\n    pass", "a function inside a function"),
    "a class inside": ("class Inner:  #!\n    pass", "a class inside a function"),
    "match": ("match a:  #!\n    case 1:\n        pass", "match"),
    "for with else": ("for i in range(3):  #!\n    pass\nelse:\n    pass", "this kind of loop"),
    "for with two names": ("for i, j in g.m:  #!\n    pass", "this kind of loop"),
    "for over a number": ("for i in a:  #!\n    pass", "range(...), bits(...) or an array"),
    "while with else": ("while a:  #!\n    a -= 1\nelse:\n    b = 1", "while with else"),
    "an expression that does nothing": ("a + b  #!", "does nothing"),
    "keyword arguments": ("x = peek(g=g)  #!", "keyword arguments"),
    "an unknown name": ("x = spelt_wrong  #!", "spelt_wrong is not known"),
    "an unknown name of a module": ("x = hooks.wrong  #!", "does not exist"),
    "an unknown member of an enum": ("x = Op.TWO  #!", "does not exist"),
    "an unknown field": ("x = g.z  #!", "World has no field z"),
    "a field of a number": ("x = a.z  #!", "has no z"),
    "an element of a number": ("x = a[0]  #!", "only arrays"),
    "an element of a record": ("x = g.u[0][1]  #!", "only arrays"),
    "a constant that is a tuple": ("x = LIMITS  #!", "is a tuple"),
    "a constant that is a flag": ("x = Flag.A  #!", "is a Flag"),
    "a function as a value": ("x = peek  #!", "is a function"),
    "a type as a value": ("x = int  #!", "is a type"),
    "a literal beyond 64 bits": ("x = 9223372036854775808  #!", "64 bits"),
    "an index outside": ("x = g.q[3]  #!", "index 3 of an array of 3"),
    "a negative index": ("x = g.q[-1]  #!", "the last is x[len(x) - 1]"),
    "a call of what is no function": ("x = LIMITS()  #!", "cannot be called"),
    "a call of a method": ("x = Thing.method(a)  #!", "cannot be called"),
    "a call of another builtin": ("x = sum(a)  #!", "sum cannot be called"),
    "a call of C code": ("x = math.gcd(a, b)  #!", "cannot be called"),
    "a call with too few arguments": ("x = peek()  #!", "it takes 1"),
    "min of three": ("x = min(a, b, 1)  #!", "it takes 2"),
    "abs of two": ("x = abs(a, b)  #!", "it takes 1"),
    "len of a number": ("x = len(a)  #!", "len of an int"),
    "bit_count with an argument": ("x = a.bit_count(1)  #!", "it takes 0"),
    "range outside a loop": ("x = range(3)  #!", "outside a loop"),
    "range of nothing": ("for i in range():  #!\n    pass", "one to three numbers"),
    "range with an unknown step": ("for i in range(0, 9, a):  #!\n    pass", "the step"),
    "range with step 0": ("for i in range(0, 9, STEP):  #!\n    pass", "the step"),
    "a record where a number is needed": ("x = g.u[0] + 1  #!", "a number is needed"),
    "a world in a local": ("h = g  #!", "use the parameter that is the world"),
    "a world that is chosen": ("return peek(g if a else g)  #!", "use the parameter that is the world"),
    "a number where a record is needed": ("clear(a)  #!", "a record is needed"),
    "an array where a number is needed": ("x = g.q + 1  #!", "a number is needed"),
    "nothing where a number is needed": ("x = 1 + nothing(g)  #!", "a number is needed"),
    "a record given for a number": ("x = max(g.u[0], 1)  #!", "a number is needed"),
    "a record given to a parameter of another": ("hit(g, g.o[0])  #!", "a Item record is wanted"),
    "a record stored into a record": ("g.u[0] = g.u[1]  #!", "copy(target, source)"),
    "a row stored into a row": ("g.m[0] = g.q  #!", "copy(target, source)"),
    "a record stored into a number": ("g.p = g.u[1]  #!", "a field holds a number"),
    "nothing as a local": ("x = nothing(g)  #!", "is nothing"),
    "a copy between strangers": ("copy(g.u[0], g.o[0])  #!", "neither begins with the other"),
    "a copy of a number": ("copy(g.u[0], a)  #!", "a record is needed"),
    "a copy with one argument": ("copy(g.u[0])  #!", "it takes 2"),
    "a table put as a row": ("put_row(g.q, 0, g.w)  #!", "put one row of uint16"),
    "a row of single bytes": ("put_row(g.q, 0, g.q)  #!", "put one row of uint16"),
    "a number put into an array": ("put_two(g.q, 0, a)  #!", "put it into a Bytes buffer"),
    "a row put as a number": ("put_two(g.q, 0, g.q)  #!", "a number is needed"),
    "a row put into an array": ("put_row(g.q, 0, g.w[0])  #!", "put it into a Bytes buffer"),
    "a clear of what is no prefix": ("clear(g, Item)  #!", "not a prefix"),
    "a hook without entry": ("hooks.legal(g)  #!", "no entry legal"),
    "a local that becomes a record": ("x = 1\nx = g.u[0]  #!", "x was an int and becomes a Item record"),
    "a local that becomes another record": ("x = g.u[0]\nx = g.o[0]  #!", "becomes a Other record"),
    "a bool that becomes a number": ("x = a > b\nx = a + 1  #!", "declare `x: int"),
    "an array that becomes another": ("x = g.q\nx = g.m  #!", "becomes an array"),
    "a loop name that is a record": ("x = g.u[0]\nfor x in range(3):  #!\n    pass", "becomes an int"),
    "an unknown annotation of a local": ("x: float = 1  #!", "float"),
    "a declaration without a value": ("x: int  #!", "without a value"),
    "two targets": ("x = y = 1  #!", "several targets"),
    "an unpacking": ("x, y = g.q  #!", "several targets"),
    "a local set on one path": ("if a:\n    x = 1\nb = x  #!", "x may be read before it is set"),
    "a local set in a loop": ("for i in range(a):\n    x = 1\nb = x  #!", "x may be read before it is set"),
    "a loop's own name after it": ("for i in range(a):\n    pass\nb = i  #!", "i may be read before it is set"),
    "a local set after a break": ("while True:\n    if a:\n        break\n    x = 1\nb = x  #!", "x may be read"),
    "a local set in a while": ("while a:\n    x = 1\n    a = 0\nb = x  #!", "x may be read before it is set"),
    "a local that is added to first": ("x += 1  #!", "x may be read before it is set"),
    "a value of and": ("x = a and b  #!", "compare with 0"),
    "a value of or in a condition": ("if (a or b) == 5:  #!\n    pass", "compare with 0"),
    "the bits of a bool": ("x = ~(a < b)  #!", "write `not`"),
    "two changes": ("x = roll(g) + roll(g)  #!", "two calls that change state"),
    "a field next to a change": ("x = g.s + roll(g)  #!", "a field is read next to roll, a call that changes state"),
    "a pure call next to a change": ("x = peek(g) + roll(g)  #!", "another function is called next to roll, a call"),
    "a change as an argument next to a field": ("x = max(roll(g), g.p)  #!", "a field is read next to"),
    "an index next to a change": ("g.q[g.p] = roll(g)  #!", "the index reads a field"),
    "an index inside a target next to a change": ("g.u[g.p].h = roll(g)  #!", "the index reads a field"),
    "a change in a target": ("g.q[roll(g)] = g.p  #!", "in the target of an assignment"),
    "a change in a target with a field": ("spawn(g).h = g.p  #!", "in the target of an assignment"),
    "a change in a target that is added to": ("g.q[roll(g)] += 1  #!", "a field is read next to"),
    "an addition of a change": ("g.s += roll(g)  #!", "a field is read next to"),
    "a change in the middle of a comparison": ("x = 0 < roll(g) < a  #!", "in the middle of a comparison"),
    "a change in an assert": ("assert roll(g) > 0  #!", "in an assert"),
    "a return of nothing": ("return  #!", "return an int"),
    "a return of a record": ("return g.u[0]  #!", "where an int is wanted"),
    "a double underscore": ("x__y = 1  #!", "single underscores"),
    "a name that is not ASCII": ("größe = 1  #!", "ASCII"),
    "rules of the standard library": ("x = randint(a, b)  #!", "f depends on random"),
}

# title: a whole function, one line of it marked; part of the message
FUNCTIONS: dict[str, tuple[str, str]] = {
    "a parameter without annotation": ("def f(g: World, a) -> int:  #!\n    return 1", "annotate"),
    "a result without annotation": ("def f(g: World):  #!\n    pass", "annotate"),
    "an unknown type": ("def f(g: World, a: float) -> int:  #!\n    return 1", "float"),
    "a list as a parameter": ("def f(g: World, a: list[int]) -> int:  #!\n    return 1", "list[int]"),
    "a default": ("def f(g: World, a: int = 1) -> int:  #!\n    return a", "without defaults"),
    "a keyword parameter": ("def f(g: World, *, a: int) -> int:  #!\n    return a", "plain parameters"),
    "a rest parameter": ("def f(g: World, *a: int) -> int:  #!\n    return 1", "plain parameters"),
    "a decorator": ("@same\ndef f(g: World) -> int:  #!\n    return 1", "a decorator"),
    "a path without a result": ("def f(g: World, a: int) -> int:  #!\n    if a:\n        return 1", "without a result"),
    "a value where none is returned": ("def f(g: World) -> None:\n    return 1  #!", "return nothing"),
    "a number returned as a bool": ("def f(g: World) -> bool:\n    return g.p  #!", "a bool is wanted"),
    "a world as a result": (
        "def f(g: World) -> int:\n    return peek(itself(g))\ndef itself(g: World) -> World:  #!\n    return g",
        "use the parameter that is the world",
    ),
    "a buffer as a result": ("def f(g: World, a: Bytes) -> Bytes:  #!\n    return a", "a result is no buffer"),
    "an entry without a world": ("def f(a: int) -> int:  #!\n    return 1", "take g: World first"),
    "an entry of a record": ("def f(g: World, a: Item) -> int:  #!\n    return 1", "take ints"),
    "an entry that returns a record": ("def f(g: World) -> Item:  #!\n    return g.u[0]", "return None, int or bool"),
    "an entry with a buffer of unknown length": ("def f(g: World, a: Bytes) -> None:  #!\n    pass", "Program.buffers"),
}


def refused(module: ModuleType) -> Refused:
    """The refusal of the function f of a module."""
    with pytest.raises(Refused) as caught:
        Unit(program_of(module, [module.f]))
    return caught.value


def check(tmp_path: Path, text: str, message: str) -> None:
    module = rules_module(tmp_path, "bad", text)
    error = refused(module)
    line = next(i for i, each in enumerate(text.splitlines(), 1) if each.endswith("#!"))
    assert (error.filename, error.lineno) == (str(tmp_path / "bad.py"), line), error
    assert error.text is not None
    assert error.text.endswith("#!")
    assert message in error.msg
    assert error.msg == f"{error.problem}: {error.cure}"
    assert error.cure


@pytest.mark.parametrize("title", BODIES)
def test_a_body_is_refused_for(title: str, tmp_path: Path) -> None:
    body, message = BODIES[title]
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    hit = "def hit(g: World, u: Item) -> None:\n    u.h = g.p\n"
    check(tmp_path, f"{HEAD}{hit}def f(g: World, a: int, b: int) -> int:\n{lines}    return 0\n", message)


@pytest.mark.parametrize("title", FUNCTIONS)
def test_a_function_is_refused_for(title: str, tmp_path: Path) -> None:
    text, message = FUNCTIONS[title]
    check(tmp_path, f"{HEAD}{text}\n", message)


def test_a_refusal_is_shown_like_a_syntax_error_of_python(tmp_path: Path) -> None:
    module = rules_module(tmp_path, "shown", HEAD + "def f(g: World) -> int:\n    return g.p / 2\n")
    shown = traceback.format_exception_only(refused(module))
    line = len(HEAD.splitlines()) + 2
    assert "".join(shown).splitlines() == [
        f'  File "{tmp_path}/shown.py", line {line}',
        "    return g.p / 2",
        "           ^^^^^^^",
        "theagon.compiler.errors.Refused: true division: use //",
    ]


def test_the_place_of_a_refusal_counts_characters(tmp_path: Path) -> None:
    body = "    assert g.p or 'жжжж'\n    return 1\n"
    error = refused(rules_module(tmp_path, "wide", f"{HEAD}def f(g: World) -> int:\n{body}"))
    assert (error.offset, error.end_offset) == (19, 25)


def test_a_local_with_the_name_of_a_c_function_is_refused(tmp_path: Path) -> None:
    module = rules_module(tmp_path, "clash", HEAD + "def f(g: World) -> int:\n    clash_f = 1\n    return clash_f\n")
    assert "clash_f is also a name of the generated C" in refused(module).msg


def test_a_nested_function_is_refused_as_a_rule(tmp_path: Path) -> None:
    text = "def make():\n    def f(g: World) -> int:\n        return 1\n    return f\nf = make()\n"
    assert "f is not a function at module level" in refused(rules_module(tmp_path, "nested", HEAD + text)).msg


def test_a_file_that_changed_after_its_import_is_refused(tmp_path: Path) -> None:
    module = rules_module(tmp_path, "changed", HEAD + "def f(g: World) -> int:\n    return 1\n")
    (tmp_path / "changed.py").write_text("\n" + HEAD + "def f(g: World) -> int:\n    return 2\n")
    assert "edited after import" in refused(module).cure


@pytest.mark.parametrize("part", ["Item", "Other", "7"])
def test_outside_of_another_record_is_refused(tmp_path: Path, part: str) -> None:
    text = f"from theagon.kernel.ranges import outside\ndef f(g: World) -> int:\n    return outside(g, {part})\n"
    assert "is no part of World" in refused(rules_module(tmp_path, "wrong", HEAD + text)).msg


@pytest.mark.parametrize("rest", ["clear(g)", "clear(g, Match)", "blank(g)"])
def test_a_world_cannot_be_meant_as_a_whole(tmp_path: Path, rest: str) -> None:
    world = "from theagon.kernel.ranges import blank\nclass Match(World):\n    t = int8()\n"
    module = rules_module(tmp_path, "whole", f"{HEAD}{world}def f(g: Match) -> None:\n    {rest}\n")
    with pytest.raises(Refused, match="Match is more than the state of g: name its state: World"):
        Unit(Program("whole", "whole", module.Match, module.World, module.World, (module.f,)))


def test_a_rule_from_a_package_that_is_not_hashed_is_refused(tmp_path: Path) -> None:
    module = rules_module(tmp_path, "outside", HEAD + "def f(g: World) -> int:\n    return 1\n")
    program = Program("other", "other", module.World, module.World, module.World, (module.f,))
    with pytest.raises(Refused, match=r"f depends on outside: move it into other, or name its package"):
        Unit(program)


def test_a_constant_from_a_package_that_is_not_hashed_is_refused(tmp_path: Path) -> None:
    text = "from sys import maxsize\ndef f(g: World) -> int:\n    return maxsize\n"
    assert "f depends on sys" in refused(rules_module(tmp_path, "imports", HEAD + text)).msg


def test_the_documentation_lists_the_refused_constructs_with_their_cures() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules-compiler.md").read_text(encoding="utf-8")
    for problem, cure in CURES.values():
        assert f"| {problem} | {cure} |" in page
