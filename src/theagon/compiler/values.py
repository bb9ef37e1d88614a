"""The types of rules, and C expressions with their types."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from theagon.kernel.layout import Field, Int, LaidOut


class Kind(Enum):
    """A type that is neither a record nor an array."""

    INT = auto()  # int64_t
    SMALL = auto()  # an int that fits C's int (a field up to 32 bits, a small literal); arithmetic makes it INT
    BOOL = auto()  # 0 or 1
    BYTES = auto()  # a caller's buffer
    NONE = auto()  # the result of a function that returns nothing


Type = Kind | Field | type[LaidOut]
"""A Field stands for an array: its kind and remaining dimensions."""

NUMBERS = (Kind.INT, Kind.SMALL, Kind.BOOL)


class Form(Enum):
    """The ways to use a C expression inside another."""

    ATOM = auto()  # as it stands
    COMPOUND = auto()  # in parentheses
    PLACE = auto()  # a record inside another: members with a dot, the address with &


@dataclass(frozen=True, slots=True)
class Value:
    """A C expression and the type of its value."""

    code: str
    type: Type
    form: Form = Form.ATOM

    @property
    def operand(self) -> str:
        """The code as an operand of an operator."""
        return f"({self.code})" if self.form is Form.COMPOUND else self.code

    @property
    def pointer(self) -> str:
        """The code of a record's address."""
        return f"&{self.code}" if self.form is Form.PLACE else self.operand

    def member(self, name: str) -> str:
        """Return the code of a record's field."""
        return f"{self.code}.{name}" if self.form is Form.PLACE else f"{self.operand}->{name}"

    def wide(self) -> Value:
        """Return the number as an int64, so that arithmetic on it is never done in 32 bits."""
        return self if self.type is Kind.INT else replace(self, code=f"(int64_t){self.operand}", type=Kind.INT)


def element(code: str, field: Field) -> Value:
    """Return the value of a field or array element with the C lvalue `code`."""
    if field.shape:
        return Value(code, field)
    if not isinstance(field.kind, Int):
        return Value(code, field.kind, Form.PLACE)
    if field.kind.name == "uint32":
        return Value(f"(int64_t){code}", Kind.INT)  # else C computes with unsigned numbers
    return Value(code, Kind.INT if field.kind.size == 8 else Kind.SMALL)


def literal(number: int) -> Value:
    """Return the value of a number that fits 64 bits."""
    if abs(number) < 1 << 31:
        return Value(str(number), Kind.SMALL, Form.ATOM if number >= 0 else Form.COMPOUND)
    if number == -(1 << 63):
        return Value("INT64_MIN", Kind.INT)
    return Value(f"INT64_C({number})", Kind.INT)


def describe(kind: Type) -> str:
    """Return the name of a type in error messages."""
    if isinstance(kind, Field):
        inner = kind.kind.name if isinstance(kind.kind, Int) else kind.kind.__name__
        return f"an array of {inner}"
    if isinstance(kind, Kind):
        names = {Kind.BOOL: "a bool", Kind.BYTES: "a Bytes buffer", Kind.NONE: "nothing"}
        return names.get(kind, "an int")
    return f"a {kind.__name__} record"
