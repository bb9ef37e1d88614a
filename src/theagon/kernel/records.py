"""Records: the data that rules read and write. A record is declared once, as a plain class:

    class Unit(Record):
        health = int8()                 # a number:          u.health
        tags = uint8[4]                 # an array:          u.tags[i]

    class State(RngState):              # the first base is a byte-for-byte prefix of the record
        unit = Unit.array(40)           # nested records:    s.unit[i].health
        hand = uint8[2, 10]             # two dimensions:    s.hand[p][i]
        winner = int8(-1, 2)            # with its range, see `Int`

    class World(State, Scratch, Tables):
        ...

A subclass may declare an inherited number again, with the same type, to give it a range.

Every other form derives from the declaration and holds the same numbers in the same bytes: `Unit()` is a plain object
of ints and lists, `Unit.checked()` one that raises on every bad index and overflow, `Unit.view()` a ctypes class over
the memory of compiled code, `Unit.dtype()` the numpy type, `Unit.packer()` the packed bytes. Padding is zero.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from functools import cache
from itertools import islice
from operator import attrgetter
from typing import Any, ClassVar, Self

from theagon.kernel import forms
from theagon.kernel.layout import Field, Int, Layout, int8, int16, int32, int64, uint8, uint16, uint32

__all__ = ["Bytes", "Record", "layout_of", "values_of"]
__all__ += ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32"]

Bytes = MutableSequence[int]
"""The type of a byte buffer argument of an entry, such as observation planes: numbers 0 to 255, of fixed length."""


class Record:
    """Base of all records. Class attributes that declare fields become the layout; an instance is a plain object."""

    layout: ClassVar[Layout]

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        layout = Layout(cls, getattr(cls.__bases__[0], "layout", None))
        for base in cls.__bases__[1:]:
            if hasattr(base, "layout"):
                layout.add_part(base.layout)
        for name, field in own.items():
            delattr(cls, name)  # so that a misspelt field is an AttributeError on the plain object too
            if name in layout.fields and layout.fields[name].narrowed_by(field):
                layout.fields[name] = field
            else:
                _check_name(cls, name, layout)
                layout.add_field(name, field)
        layout.close()
        cls.layout = layout

    def __init__(self) -> None:
        # A separate dict: in a key-sharing one, attributes become slow once vars() has been called.
        zeros, others = _blanks(self.layout)
        self.__dict__ = zeros.copy()
        for name, field in others:
            self.__dict__[name] = _blank(field)

    @classmethod
    def array(cls, length: int) -> list[Self]:
        """Declare a field of `length` records of this class."""
        return Field(cls, (length,))  # type: ignore[return-value]

    # ---- other forms ----

    @classmethod
    def checked(cls) -> Self:
        """Return an object that checks every access: IndexError, OverflowError or AttributeError name the field."""
        made: Self = forms.checked_class(cls.layout)()
        return made

    @classmethod
    def view(cls) -> type[ctypes.Structure]:
        """Return the ctypes class: `World.view().from_buffer(memory)` reads and writes memory by attribute."""
        return forms.view_class(cls.layout)

    @classmethod
    def dtype(cls) -> Any:
        """Return the numpy dtype. In the kernel, only this imports numpy."""
        return forms.numpy_dtype(cls.layout)

    @classmethod
    def packer(cls) -> struct.Struct:
        """Return the struct that packs and unpacks the values of the record as its bytes."""
        return forms.packer(cls.layout)

    @classmethod
    def labels(cls) -> list[str]:
        """Return a name such as `unit[3].health` for each number in `values`."""
        return cls.layout.labels()

    # ---- numbers in and out ----

    def values(self, part: type[Record] | None = None) -> list[int]:
        """Return all numbers in the order of declaration, or only those of the fields of `part`."""
        return values_of(self, (part or type(self)).layout)

    def load(self, numbers: Sequence[int] | bytes | bytearray, part: type[Record] | None = None) -> None:
        """Set all numbers (of `part`) from a list like that of `values`, or from the packed bytes of the record.

        Raises ValueError if the length is wrong.
        """
        layout = (part or type(self)).layout
        if isinstance(numbers, bytes | bytearray):
            if len(numbers) != layout.size:
                raise ValueError(f"{layout.record.__name__} has {layout.size} bytes, not {len(numbers)}")
            _spread(self, layout, iter(forms.packer(layout).unpack(numbers)), fit=True)
            return
        if len(numbers) != (wanted := len(layout.numbers())):
            raise ValueError(f"{layout.record.__name__} has {wanted} numbers, not {len(numbers)}")
        _spread(self, layout, iter(numbers), fit=False)


def values_of(record: Any, layout: Layout | None = None) -> list[int]:
    """Return all numbers of an object (plain, checked or view) in order, or only those of the fields of `layout`."""
    found: list[int] = []
    _collect(record, layout or layout_of(record), found)
    return found


def layout_of(record: Any) -> Layout:
    """Return the layout of an object: plain, checked or view. Raises TypeError for anything else."""
    try:
        layout: Layout = type(record).layout
    except AttributeError:
        raise TypeError(f"{type(record).__name__} object is not a record") from None
    return layout


def _check_name(cls: type[Record], name: str, layout: Layout) -> None:
    if name in layout.fields:
        raise TypeError(f"{cls.__name__}.{name} is already declared in a base class")
    if hasattr(Record, name) or name.startswith("_") or "__" in name or not name.isascii():
        raise TypeError(f"{cls.__name__}.{name}: a field cannot have this name (taken, or no plain C name)")


@cache
def _blanks(layout: Layout) -> tuple[dict[str, int], list[tuple[str, Field]]]:
    """Return a dict of all field names to 0, and the fields that need a list or a record instead."""
    others = [(name, f) for name, f in layout.fields.items() if f.shape or not isinstance(f.kind, Int)]
    return dict.fromkeys(layout.fields, 0), others


def _blank(field: Field) -> Any:
    """Return a new list of records, or of one or two dimensions of zeros."""
    if not isinstance(field.kind, Int):
        return [field.kind() for _ in range(field.shape[0])]
    if len(field.shape) == 1:
        return [0] * field.shape[0]
    return [[0] * field.shape[1] for _ in range(field.shape[0])]


@cache
def _flat(layout: Layout) -> Callable[[Any], tuple[int, ...]] | None:
    """Return a function that reads all numbers of a record at once, if it has only single numbers, two or more."""
    if len(layout.fields) > 1 and all(isinstance(f.kind, Int) and not f.shape for f in layout.fields.values()):
        return attrgetter(*layout.fields)
    return None


def _collect(record: Any, layout: Layout, found: list[int]) -> None:
    flat = _flat(layout)
    if flat is not None:
        found += flat(record)
        return
    for name, field in layout.fields.items():
        value = getattr(record, name)
        if not field.shape:
            found.append(value)
        elif not isinstance(field.kind, Int):
            for inner in value:
                _collect(inner, field.kind.layout, found)
        else:
            for row in value if len(field.shape) == 2 else (value,):
                found += row


def _spread(record: Any, layout: Layout, numbers: Iterator[int], *, fit: bool) -> None:
    """Set all numbers of an object. `fit`: they are known to fit their types, so checked objects skip the check."""
    if _flat(layout) is not None and (fit or type(record) is layout.record):
        vars(record).update(zip(layout.fields, numbers, strict=False))
        return
    for name, field in layout.fields.items():
        if not field.shape:
            setattr(record, name, next(numbers))
            continue
        value = getattr(record, name)
        if not isinstance(field.kind, Int):
            for item in value:
                _spread(item, field.kind.layout, numbers, fit=fit)
            continue
        for row in value if len(field.shape) == 2 else (value,):
            found = islice(numbers, field.shape[-1])
            if fit:
                list.__setitem__(row, slice(None), found)
            else:
                row[:] = found


# The root of all layouts. It has no fields, so `class Empty(Record)` and mixins with only annotations are records.
Record.layout = Layout(Record, None)
