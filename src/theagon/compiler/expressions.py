"""Translation of expressions to C. All arithmetic is in int64; only fields are narrower."""

from __future__ import annotations

import ast
import enum
from types import FunctionType
from typing import Any, Protocol

from theagon.compiler.functions import Function
from theagon.compiler.intrinsics import hook_entry
from theagon.compiler.names import plain, state_of
from theagon.compiler.order import Order
from theagon.compiler.program import Program
from theagon.compiler.refusals import refuse_node
from theagon.compiler.values import NUMBERS, Form, Kind, Type, Value, describe, element, literal
from theagon.kernel.bits import bits
from theagon.kernel.hooks import HOOKS
from theagon.kernel.layout import Field, Int, LaidOut
from theagon.kernel.memory import clear, common_part, copy, prefixes
from theagon.kernel.observation import put_row, put_two
from theagon.kernel.ranges import blank, outside
from theagon.kernel.records import Record

ARITHMETIC = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
BITWISE = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
CHECKED_ARITHMETIC = {ast.FloorDiv: "DIV", ast.Mod: "MOD", ast.LShift: "SHL", ast.RShift: "SHR"}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
FUNCTIONS: dict[Any, str] = {min: "MIN", max: "MAX", abs: "ABS"}
METHODS = {"bit_count": "BIT_COUNT", "bit_length": "BIT_LENGTH"}


class Context(Protocol):
    """The parts of the whole program that the translation of one function uses."""

    program: Program
    order: Order

    def function(self, python: FunctionType) -> Function: ...
    def function_name(self, function: Function) -> str: ...
    def record_name(self, record: type[LaidOut]) -> str: ...
    def enum_member(self, member: enum.IntEnum) -> Value: ...
    def constant(self, function: Function, node: ast.expr, number: int) -> Value: ...
    def range_check(self, part: type[Record]) -> str: ...


class Expressions:
    """The translator of one function's expressions."""

    def __init__(self, context: Context, function: Function) -> None:
        self.context = context
        self.function = function
        self.types: dict[str, Type] = dict(function.parameters)
        self.assigned: set[str] | None = set(function.parameters)  # definitely assigned; None in unreachable code

    # ---- for statements ----

    def value(self, node: ast.expr) -> Value:
        """Translate an expression of any type; the caller checks the type."""
        match node:
            case ast.Constant():
                return self._constant(node)
            case ast.Name() | ast.Attribute():
                return self._name(node)
            case ast.Subscript():
                code, field = self._item(node)
                return Value(code, Kind.SMALL) if field is None else element(code, field)
            case ast.BinOp():
                return self.binary(node, self.number(node.left), node.op, self.number(node.right))
            case ast.UnaryOp(op=ast.Not()):
                return Value(f"!{self.condition(node.operand).operand}", Kind.BOOL)
            case ast.UnaryOp():
                return self._unary(node)
            case ast.BoolOp():
                return self._bool_op(node)
            case ast.Compare():
                return self._compare(node)
            case ast.IfExp():
                return self._conditional(node)
            case ast.Call():
                return self._call(node)
        return refuse_node(self.function, node)

    def number(self, node: ast.expr) -> Value:
        """Translate an int or a bool; refuse other types."""
        found = self.value(node)
        if found.type not in NUMBERS:
            self.function.refuse(node, f"{ast.unparse(node)} is {describe(found.type)}", "a number is needed here")
        return found

    def condition(self, node: ast.expr) -> Value:
        """Translate a number that is only tested for 0. Here `and` and `or` may join any numbers."""
        if isinstance(node, ast.BoolOp):
            return _join(node, [self.condition(part) for part in node.values])
        return self.number(node)

    def place(self, node: ast.Attribute | ast.Subscript) -> tuple[str, Int]:
        """Return the C lvalue of a number in a field or buffer, and its type."""
        if isinstance(node, ast.Subscript):
            code, field = self._item(node)
        else:
            code, field = self._member(node)
        if field is None:
            return code, _BYTE
        if field.shape or not isinstance(field.kind, Int):
            cure = "assign single numbers; copy(target, source) copies a record"
            self.function.refuse(node, f"{ast.unparse(node)} is {describe(element(code, field).type)}", cure)
        return code, field.kind

    def constant_number(self, node: ast.expr) -> int | None:
        """Return the number of a literal or a named constant; None for anything computed."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            inner = self.constant_number(node.operand)
            return None if inner is None else -inner
        found = node.value if isinstance(node, ast.Constant) else self.function.meaning(node)
        return int(found) if isinstance(found, int) else None

    def is_call_of(self, node: ast.expr, wanted: Any) -> bool:
        """Return whether the expression is a call of this function."""
        return (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name | ast.Attribute)
            and self.function.meaning(node.func) is wanted
        )

    def fits(self, kind: Type, wanted: Type) -> bool:
        """Return whether a value of type `kind` may be used as a `wanted`."""
        if wanted is Kind.INT:
            return kind in NUMBERS
        if isinstance(kind, type) and isinstance(wanted, type):
            return wanted.layout in prefixes(kind.layout)
        return kind == wanted

    def passed(self, node: ast.expr, found: Value, wanted: Type) -> str:
        """Return the C code of a value that becomes a parameter, a result or a local of the wanted type."""
        if not self.fits(found.type, wanted):
            cure = "a bool is made by a comparison" if wanted is Kind.BOOL else "change one of the two"
            problem = f"{ast.unparse(node)} is {describe(found.type)} where {describe(wanted)} is wanted"
            self.function.refuse(node, problem, cure)
        if not isinstance(wanted, type):
            return found.code
        if wanted is self.context.program.world:
            return f"{found.code}, {self._state(node)}"
        cast = "" if found.type is wanted else f"({self.context.record_name(wanted)} *)"
        return cast + found.pointer

    # ---- names, fields, elements ----

    def _constant(self, node: ast.Constant) -> Value:
        if isinstance(node.value, bool):
            return Value(str(int(node.value)), Kind.BOOL)
        if not isinstance(node.value, int):
            refuse_node(self.function, node)
        self._check_width(node, node.value)
        return literal(node.value)

    def _check_width(self, node: ast.expr, number: int) -> None:
        if not -(1 << 63) <= number < 1 << 63:
            self.function.refuse(node, f"{number} does not fit 64 bits", "use a smaller number")

    def _name(self, node: ast.Name | ast.Attribute) -> Value:
        meaning = self.function.meaning(node)
        if meaning is None:
            if isinstance(node, ast.Name):
                return self._local(node)
            return element(*self._member(node))
        if isinstance(meaning, bool):
            return Value(str(int(meaning)), Kind.BOOL)
        if isinstance(meaning, int):
            self._check_width(node, meaning)
            if isinstance(meaning, enum.IntEnum):
                return self.context.enum_member(meaning)
            if type(meaning) is int:
                return self.context.constant(self.function, node, meaning)
        cure = (
            "only int, bool and IntEnum constants are values: name such a number at the top of its module; "
            "what differs between matches belongs in a record"
        )
        return self.function.refuse(node, f"{ast.unparse(node)} is a {type(meaning).__name__}", cure)

    def _local(self, node: ast.Name) -> Value:
        if node.id not in self.types or (self.assigned is not None and node.id not in self.assigned):
            cure = "give it a value on every path that leads here"
            self.function.refuse(node, f"{node.id} may be read before it is set", cure)
        return Value(plain(node.id), self.types[node.id])

    def _member(self, node: ast.Attribute) -> tuple[str, Field]:
        base = self.value(node.value)
        if not isinstance(base.type, type):
            problem = f"{ast.unparse(node.value)} is {describe(base.type)} and has no {node.attr}"
            self.function.refuse(node, problem, "fields belong to records")
        fields = base.type.layout.fields
        if node.attr not in fields:
            problem = f"{base.type.__name__} has no field {node.attr}"
            self.function.refuse(node, problem, "declare it in the record, or correct its spelling")
        if base.type is self.context.program.world and node.attr in self.context.program.state.layout.fields:
            base = Value(self._state(node.value), self.context.program.state)
        return base.member(plain(node.attr)), fields[node.attr]

    def _state(self, node: ast.expr) -> str:
        """Return the C pointer to the state of a world."""
        if not (isinstance(node, ast.Name) and node.id in self.function.parameters):
            self.function.refuse(node, f"{ast.unparse(node)} is a world", "use the parameter that is the world")
        return state_of(plain(node.id))

    def _item(self, node: ast.Subscript) -> tuple[str, Field | None]:
        """Return the C lvalue of an element, and its field, which is None in a buffer."""
        base = self.value(node.value)
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            self.function.refuse(node.slice, "a slice or a tuple as an index", "use one number, and a loop over them")
        index = self.number(node.slice)
        if base.type is Kind.BYTES:
            return f'{base.code}.at[AT({index.code}, {base.code}.size, "{base.code}")]', None
        if not isinstance(base.type, Field):
            problem = f"{ast.unparse(node.value)} is {describe(base.type)}"
            self.function.refuse(node, problem, "only arrays and buffers have elements")
        length = base.type.shape[0]
        known = self.constant_number(node.slice)
        if known is not None and not 0 <= known < length:
            cure = f"the elements are 0 to {length - 1}; the last is x[len(x) - 1]"
            self.function.refuse(node.slice, f"index {known} of an array of {length}", cure)
        name = ast.unparse(node.value)
        return f'{base.code}[AT({index.code}, {length}, "{name}")]', base.type.element

    # ---- operators ----

    def binary(self, node: ast.AST, left: Value, op: ast.operator, right: Value) -> Value:
        """Translate `left op right`."""
        symbol = type(op)
        if symbol in CHECKED_ARITHMETIC:
            return Value(f"{CHECKED_ARITHMETIC[symbol]}({left.code}, {right.code})", Kind.INT)
        if symbol in BITWISE:
            kind = Kind.INT if Kind.INT in (left.type, right.type) else Kind.SMALL
            return Value(f"{left.operand} {BITWISE[symbol]} {right.operand}", kind, Form.COMPOUND)
        if symbol in ARITHMETIC:
            if right.type is not Kind.INT:
                left = left.wide()
            return Value(f"{left.operand} {ARITHMETIC[symbol]} {right.operand}", Kind.INT, Form.COMPOUND)
        return refuse_node(self.function, op, at=node)

    def _unary(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.UAdd):
            refuse_node(self.function, node.op, at=node)
        known = self.constant_number(node)
        if known is not None and isinstance(node.operand, ast.Constant):
            self._check_width(node, known)
            return literal(known)
        symbol, found = "-" if isinstance(node.op, ast.USub) else "~", self.number(node.operand)
        if symbol == "~" and found.type is Kind.BOOL:
            self.function.refuse(node, "`~` of a bool", "write `not`; from Python 3.16 on a bool has no `~`")
        return Value(f"{symbol}{found.wide().operand}", Kind.INT, Form.COMPOUND)

    def _bool_op(self, node: ast.BoolOp) -> Value:
        parts = [self.value(part) for part in node.values]
        for part, found in zip(node.values, parts, strict=True):
            if found.type is not Kind.BOOL:
                problem = "the value of `and` or `or` of numbers is one of them"
                self.function.refuse(part, problem, "compare with 0, or use it as a condition")
        return _join(node, parts)

    def _compare(self, node: ast.Compare) -> Value:
        for op in node.ops:
            if type(op) not in COMPARISONS:
                refuse_node(self.function, op, at=node)
        operands = [node.left, *node.comparators]
        for middle in operands[1:-1]:  # the C text has it twice
            if any(isinstance(n, ast.Call) and self._changes_state(n) for n in ast.walk(middle)):
                problem = "a call that changes state in the middle of a comparison"
                self.function.refuse(middle, problem, "use a local for its result")
        found = [self.number(operand) for operand in operands]
        parts = [
            Value(f"{a.operand} {COMPARISONS[type(op)]} {b.operand}", Kind.BOOL, Form.COMPOUND)
            for a, op, b in zip(found, node.ops, found[1:], strict=False)
        ]
        return parts[0] if len(parts) == 1 else _joined("&&", parts)

    def _changes_state(self, node: ast.Call) -> bool:
        callee = self.function.meaning(node.func) if isinstance(node.func, ast.Name | ast.Attribute) else None
        return self.context.order.changes_state(callee)

    def _conditional(self, node: ast.IfExp) -> Value:
        test, yes, no = self.condition(node.test), self.value(node.body), self.value(node.orelse)
        if yes.type in NUMBERS and no.type in NUMBERS:
            kind: Type = yes.type if yes.type == no.type else Kind.SMALL
            if Kind.INT in (yes.type, no.type):
                kind = Kind.INT
            return Value(f"{test.operand} ? {yes.operand} : {no.operand}", kind, Form.COMPOUND)
        if yes.type != no.type or not isinstance(yes.type, type):
            problem = f"{describe(yes.type)} or {describe(no.type)}"
            self.function.refuse(node, problem, "both sides are numbers, or records of one class")
        return Value(f"{test.operand} ? {yes.pointer} : {no.pointer}", yes.type, Form.COMPOUND)

    # ---- calls ----

    def _call(self, node: ast.Call) -> Value:
        if node.keywords:
            self.function.refuse(node, "keyword arguments", "give the arguments in order, without names")
        callee = self.function.meaning(node.func) if isinstance(node.func, ast.Name | ast.Attribute) else None
        if callee is None and isinstance(node.func, ast.Attribute) and node.func.attr in METHODS:
            self._count(node, node.args, 0)
            return Value(f"{METHODS[node.func.attr]}({self.number(node.func.value).code})", Kind.INT)
        if callee in (copy, clear):
            return self._memory(node, callee)
        if callee is blank:
            self._count(node, node.args, 1)
            record = self._record(node.args[0])
            code = self._pointer(node.args[0], record)
            return Value(f"blank__({code}, sizeof({self.context.record_name(record)}))", Kind.BOOL)
        if callee is outside:
            return self._outside(node)
        if callee is put_row or callee is put_two:
            return self._put(node, callee)
        if callee is bits or callee is range:
            self.function.refuse(node, f"{ast.unparse(node.func)} outside a loop", "write `for i in ...`")
        if isinstance(callee, FunctionType):
            return self._rule(node, callee)
        return self._builtin(node, callee)

    def _count(self, node: ast.Call, given: list[ast.expr], wanted: int) -> None:
        if len(given) != wanted:
            problem = f"{ast.unparse(node.func)} with {len(given)} arguments"
            self.function.refuse(node, problem, f"it takes {wanted}")

    def _builtin(self, node: ast.Call, callee: Any) -> Value:
        if callee is len:
            self._count(node, node.args, 1)
            found = self.value(node.args[0])
            if found.type is Kind.BYTES:
                return Value(f"{found.code}.size", Kind.INT)
            if not isinstance(found.type, Field):
                self.function.refuse(node, f"len of {describe(found.type)}", "arrays and buffers have a length")
            return literal(found.type.shape[0])
        if callee is int:
            self._count(node, node.args, 1)
            return self.number(node.args[0]).wide()
        if callee is bool:
            self._count(node, node.args, 1)
            return Value(f"{self.condition(node.args[0]).operand} != 0", Kind.BOOL, Form.COMPOUND)
        if callee in FUNCTIONS:
            self._count(node, node.args, 1 if callee is abs else 2)
            arguments = ", ".join(self.number(argument).code for argument in node.args)
            return Value(f"{FUNCTIONS[callee]}({arguments})", Kind.INT)
        cure = "rules call rules, kernel functions, min, max, abs, len, int, bool, and loop over range and bits"
        return self.function.refuse(node, f"{ast.unparse(node.func)} cannot be called here", cure)

    def _rule(self, node: ast.Call, callee: FunctionType) -> Value:
        program = self.context.program
        entry = hook_entry(program, callee)
        if entry is None and callee in HOOKS:
            cure = f"add a function {callee.__name__} to its entries"
            self.function.refuse(node, f"the program {program.name} has no entry {callee.__name__}", cure)
        rule = self.context.function(entry or callee)
        self._count(node, node.args, len(rule.parameters))
        arguments = [
            self.passed(argument, self.value(argument), wanted)
            for argument, wanted in zip(node.args, rule.parameters.values(), strict=True)
        ]
        name = self.context.function_name(rule)
        return Value(f"{name}({', '.join(arguments)})", rule.returns)

    def _memory(self, node: ast.Call, callee: Any) -> Value:
        target = self._record(node.args[0]) if node.args else None
        if callee is clear and target and len(node.args) == 1:
            return self._cleared(node.args[0], target)
        self._count(node, node.args, 2)
        assert target
        if callee is clear:
            part = self.function.meaning(node.args[1])
            if not (isinstance(part, type) and issubclass(part, Record) and part.layout in prefixes(target.layout)):
                problem = f"{ast.unparse(node.args[1])} is not a prefix of {target.__name__}"
                self.function.refuse(node, problem, "name a class that the record begins with")
            return self._cleared(node.args[0], part)
        source = self._record(node.args[1])
        try:
            common = common_part(target.layout, source.layout).record
        except TypeError as error:
            self.function.refuse(node, str(error), "copy records of one class, or a state and its world")
        # Two records are either the same or disjoint. For the same one, memcpy is what C compilers use, too.
        pointers = ", ".join(self._pointer(each, common) for each in node.args)
        return Value(f"memcpy({pointers}, sizeof({self.context.record_name(common)}))", Kind.NONE)

    def _cleared(self, node: ast.expr, part: type[LaidOut]) -> Value:
        return Value(f"memset({self._pointer(node, part)}, 0, sizeof({self.context.record_name(part)}))", Kind.NONE)

    def _outside(self, node: ast.Call) -> Value:
        self._count(node, node.args, 2)
        world = self._record(node.args[0])
        part = self.function.meaning(node.args[1])
        if world is not self.context.program.world or not (isinstance(part, type) and issubclass(world, part)):
            cure = "name the world, and a class that it derives from"
            self.function.refuse(node, f"{ast.unparse(node.args[1])} is no part of {world.__name__}", cure)
        world_and_state = self.passed(node.args[0], self.value(node.args[0]), world)
        return Value(f"{self.context.range_check(part)}({world_and_state})", Kind.INT)

    def _put(self, node: ast.Call, callee: Any) -> Value:
        self._count(node, node.args, 3)
        out, at = self.value(node.args[0]), self.number(node.args[1])
        put = self._row(node.args[2]) if callee is put_row else self.number(node.args[2])
        if out.type is not Kind.BYTES:
            self.function.refuse(node.args[0], f"a number put into {describe(out.type)}", "put it into a Bytes buffer")
        length = put.type.shape[0] if isinstance(put.type, Field) else 1
        place = f'{out.code}.at + AT({at.code}, {out.code}.size - {2 * length - 1}, "{out.code}")'
        if callee is put_two:
            return Value(f'put_two__({place}, FIT({put.code}, uint16, "{out.code}"))', Kind.NONE)
        return Value(f"put_row__({place}, {put.code}, {length})", Kind.NONE)

    def _row(self, node: ast.expr) -> Value:
        """Translate a one-dimensional array of uint16; refuse all else."""
        found = self.value(node)
        if (
            not isinstance(found.type, Field)
            or describe(found.type) != "an array of uint16"
            or len(found.type.shape) > 1
        ):
            self.function.refuse(node, f"{ast.unparse(node)} as a row", "put one row of uint16")
        return found

    def _record(self, node: ast.expr) -> type[LaidOut]:
        """Return the class of a record expression; refuse all else."""
        found = self.value(node)
        if not isinstance(found.type, type):
            self.function.refuse(node, f"{ast.unparse(node)} is {describe(found.type)}", "a record is needed here")
        return found.type

    def _pointer(self, node: ast.expr, part: type[LaidOut]) -> str:
        """Return the C pointer to the prefix `part` of a record."""
        found = self.value(node)
        if found.type is not self.context.program.world:
            return found.pointer
        if part.layout not in prefixes(self.context.program.state.layout):
            problem = f"{part.__name__} is more than the state of {ast.unparse(node)}"
            self.function.refuse(node, problem, f"name its state: {self.context.program.state.__name__}")
        return self._state(node)


_BYTE = Int("uint8", "B")


def _join(node: ast.BoolOp, parts: list[Value]) -> Value:
    return _joined("&&" if isinstance(node.op, ast.And) else "||", parts)


def _joined(symbol: str, parts: list[Value]) -> Value:
    return Value(f" {symbol} ".join(part.operand for part in parts), Kind.BOOL, Form.COMPOUND)
