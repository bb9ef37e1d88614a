"""The memory layout of records: integer types, fields, and the layout from which every form of a record derives.

Offsets follow C's natural alignment. They are computed only here, so the C struct, the numpy dtype, the ctypes view
and the packed bytes agree.
"""

from __future__ import annotations

import ctypes
import struct
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, overload


@dataclass(frozen=True)
class Range:
    """The allowed values of a number: `low` to `high`, or `none`. With a `table`: 0, or a row in use of that table.

    The lowest `bits` of the number are the row, at most `last`. A row is in use if any number in it is not 0.
    """

    low: int
    high: int
    none: int | None = None
    table: str = ""
    last: int = 0
    bits: int = 0

    def __str__(self) -> str:
        if self.table:
            return f"0, or a row of `{self.table}` in use up to {self.last}"
        return f"{self.low} to {self.high}" + ("" if self.none is None else f", or {self.none}")


class Int:
    """A C integer type. `int8()` declares a number, `int8[n]` and `int8[n, m]` declare arrays of numbers.

    Every number of a state declares its range. `int8(-1, 2)` does so for one number. For an array, or for a range that
    several fields share, name a type with a range:

        SLOT = uint8.index(UNITS, none=NONE)
        CARD = uint16.row_of("card", CARDS - 1)

        seat = uint8.index(2)()
        at = SLOT[TILES]
        deck = CARD[SEATS, DECK]
        attack = int16.any()            # any value of the type
    """

    def __init__(self, name: str, code: str, range_: Range | None = None) -> None:
        self.name = name
        self.range = range_
        self.code = code  # the letter of the struct module
        self.size = self.align = struct.calcsize("=" + code)
        bits = 8 * self.size
        signed = code.islower()
        self.low = -(1 << (bits - 1)) if signed else 0
        self.high = (1 << (bits - 1)) - 1 if signed else (1 << bits) - 1
        self.ctype: Any = getattr(ctypes, "c_" + name)

    def __repr__(self) -> str:
        return self.name

    # ---- the same type with a range ----

    def between(self, low: int, high: int, none: int | None = None) -> Int:
        """Return the type for `low` to `high` (inclusive), or `none`. Raises ValueError if it cannot hold these."""
        limits = (low, high) if none is None else (low, high, none)
        if low > high or min(limits) < self.low or max(limits) > self.high:
            raise ValueError(f"{self.name} does not hold {Range(low, high, none)}")
        return Int(self.name, self.code, Range(low, high, none))

    def index(self, length: int, none: int | None = None) -> Int:
        """Return the type for an index of an array of this length, or `none`."""
        return self.between(0, length - 1, none)

    def one_of(self, enumeration: type[IntEnum]) -> Int:
        """Return the type for a member of an enumeration. Raises ValueError if its numbers have gaps."""
        numbers = {int(member) for member in enumeration}
        if len(numbers) != max(numbers) - min(numbers) + 1:
            raise ValueError(f"{enumeration.__name__} has gaps")
        return self.between(min(numbers), max(numbers))

    def bits(self, count: int) -> Int:
        """Return the type for a set of numbers below `count`, as bits."""
        return self.between(0, (1 << count) - 1)

    def flags(self, enumeration: type[IntEnum]) -> Int:
        """Return the type for a set of flags. Raises ValueError if the flags do not begin at 1 or have gaps."""
        if sorted(int(member) for member in enumeration) != [1 << k for k in range(len(enumeration))]:
            raise ValueError(f"{enumeration.__name__} is no enumeration of the lowest bits")
        return self.bits(len(enumeration))

    def row_of(self, table: str, last: int) -> Int:
        """Return the type for a row in use of the game's array `table`, at most `last`; 0 for none."""
        return Int(self.name, self.code, Range(0, last, None, table, last, last.bit_length()))

    def packed_row_of(self, table: str, last: int, bits: int, of: int) -> Int:
        """Return the type for such a row in the lowest `bits` of an `of`-bit number; the other bits are free."""
        return Int(self.name, self.code, Range(0, (1 << of) - 1, None, table, last, bits))

    @property
    def any(self) -> Int:
        """The type with its whole range: for a plain number that is never an index and never grows."""
        return self.between(self.low, self.high)

    # Editors and mypy see the value that the field will hold; at run time the declaration makes a Field.
    if TYPE_CHECKING:

        @overload
        def __call__(self) -> int: ...
        @overload
        def __call__(self, low: int, high: int, /) -> int: ...
        def __call__(self, *limits: int) -> int: ...
        @overload
        def __getitem__(self, shape: int) -> list[int]: ...
        @overload
        def __getitem__(self, shape: tuple[int, int]) -> list[list[int]]: ...
        def __getitem__(self, shape: Any) -> Any: ...
    else:

        def __call__(self, *limits):
            return Field(self.between(*limits) if limits else self, ())

        def __getitem__(self, shape):
            return Field(self, shape if isinstance(shape, tuple) else (shape,))


# There is no uint64: rules compute every number as an int64.
int8, uint8 = Int("int8", "b"), Int("uint8", "B")
int16, uint16 = Int("int16", "h"), Int("uint16", "H")
int32, uint32 = Int("int32", "i"), Int("uint32", "I")
int64 = Int("int64", "q")


class LaidOut(Protocol):
    """A class with a layout: see `theagon.kernel.records.Record`."""

    layout: ClassVar[Layout]


@dataclass(frozen=True)
class Field:
    """One field: an integer type or a record class, and its dimensions (none for a single value)."""

    kind: Int | type[LaidOut]
    shape: tuple[int, ...]

    def __post_init__(self) -> None:
        if any(type(n) is not int or n < 1 for n in self.shape):
            raise TypeError(f"an array has one or more elements, not {self.shape}")

    @property
    def count(self) -> int:
        """The number of elements in all dimensions."""
        return prod(self.shape)

    @property
    def element_size(self) -> int:
        """The bytes of one element."""
        return self.kind.size if isinstance(self.kind, Int) else self.kind.layout.size

    @property
    def size(self) -> int:
        """The bytes of the whole field."""
        return self.element_size * self.count

    @property
    def align(self) -> int:
        """The alignment: the field's offset is a multiple of this power of two."""
        return self.kind.align if isinstance(self.kind, Int) else self.kind.layout.align

    def narrowed_by(self, other: Field) -> bool:
        """Return whether the other field has the same type and shape, and declares a range."""
        if not isinstance(self.kind, Int) or not isinstance(other.kind, Int) or other.kind.range is None:
            return False
        return (self.kind.name, self.shape) == (other.kind.name, other.shape)

    @property
    def element(self) -> Field:
        """The field of one element along the first dimension."""
        return Field(self.kind, self.shape[1:])


def _up(size: int, align: int) -> int:
    return -(-size // align) * align


class Layout:
    """The fields of a record class in order, with their byte offsets, and the record's size and alignment."""

    def __init__(self, record: type[LaidOut], prefix: Layout | None) -> None:
        self.record = record
        self.fields: dict[str, Field] = dict(prefix.fields) if prefix else {}
        self.offset: dict[str, int] = dict(prefix.offset) if prefix else {}
        self.origin: dict[str, type] = dict(prefix.origin) if prefix else {}  # the record that declared a field first
        self.size: int = prefix.size if prefix else 0
        self.align: int = prefix.align if prefix else 1

    def add_field(self, name: str, field: Field) -> None:
        """Append a field at the next aligned offset."""
        at = _up(self.size, field.align)
        self.fields[name] = field
        self.offset[name] = at
        self.origin.setdefault(name, self.record)
        self.size = at + field.size
        self.align = max(self.align, field.align)

    def add_part(self, part: Layout) -> None:
        """Append the fields of a mixin as one block with its own offsets; one by one if some are already here."""
        if self.fields.keys() & part.fields.keys():
            for name, field in part.fields.items():
                if self.origin.setdefault(name, part.origin[name]) is not part.origin[name]:
                    raise TypeError(f"{self.record.__name__}.{name} is declared by two base classes, each for itself")
                if name not in self.fields:
                    self.add_field(name, field)
        else:
            self.origin |= part.origin
            start = _up(self.size, part.align)
            self.fields |= part.fields
            self.offset |= {name: start + at for name, at in part.offset.items()}
            self.size = start + part.size
            self.align = max(self.align, part.align)
        self.close()

    def close(self) -> None:
        """Pad the size to the alignment, so that arrays of the record stay aligned."""
        self.size = _up(self.size, self.align)

    def bytes_of(self, name: str) -> slice:
        """Return the byte range of a field."""
        return slice(self.offset[name], self.offset[name] + self.fields[name].size)

    def start_of(self, part: Layout) -> int:
        """Return the offset of `part`. Raises TypeError unless it lies here as one block, laid out as by itself."""
        if not part.fields:
            return 0
        starts = {self.offset.get(name, -1) - at for name, at in part.offset.items()}
        if len(starts) != 1 or min(starts) < 0:
            raise TypeError(f"{part.record.__name__} is not one block of {self.record.__name__}: make it a base class")
        return starts.pop()

    def numbers(self) -> list[tuple[int, Int]]:
        """Return the offset and type of every number of the record in order, including nested records."""
        found: list[tuple[int, Int]] = []
        for name, field in self.fields.items():
            for index in range(field.count):
                at = self.offset[name] + index * field.element_size
                if isinstance(field.kind, Int):
                    found.append((at, field.kind))
                else:
                    found += [(at + inner, kind) for inner, kind in field.kind.layout.numbers()]
        return found

    def labels(self, prefix: str = "") -> list[str]:
        """Return a name such as `unit[3].health` for every number, in the order of `numbers`."""
        found: list[str] = []
        for name, field in self.fields.items():
            for index in range(field.count):
                label = prefix + name + "".join(f"[{i}]" for i in _position(index, field.shape))
                found += [label] if isinstance(field.kind, Int) else field.kind.layout.labels(label + ".")
        return found


def _position(index: int, shape: tuple[int, ...]) -> list[int]:
    """Return the subscripts of the element at `index` in row-major order."""
    found: list[int] = []
    for length in reversed(shape):
        index, at = divmod(index, length)
        found.insert(0, at)
    return found
