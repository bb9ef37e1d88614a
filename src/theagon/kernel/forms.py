"""Forms derived from a record's layout: checked objects, ctypes views, numpy dtypes, packed bytes."""

from __future__ import annotations

import ctypes
import struct
from functools import cache
from itertools import groupby
from typing import Any, SupportsIndex

from theagon.kernel.layout import Field, Int, Layout

_get_item = list.__getitem__
_set_item = list.__setitem__


class CheckedList(list[Any]):
    """An array of fixed length that rejects negative indices, numbers outside its C type, and new records or rows."""

    __slots__ = ("kind", "name")

    def __init__(self, items: list[Any], field: Field, name: str) -> None:
        super().__init__(items)
        self.kind = _number(field.element)
        self.name = name

    def __getitem__(self, index: Any) -> Any:
        try:
            if index >= 0:
                return _get_item(self, index)
        except IndexError:
            pass
        except TypeError:
            return _get_item(self, index)  # a slice, for code outside the rules
        raise self._outside(index)

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        kind = self.kind
        if isinstance(index, slice):
            self._set_slice(index, value)
            return
        if kind is None:
            raise TypeError(f"{self.name}[{index}]: only a single number is assigned; use copy() for a record")
        if not kind.low <= value <= kind.high:
            raise OverflowError(f"{self.name}[{index}]: {value} does not fit {kind.name} ({kind.low}..{kind.high})")
        if not 0 <= int(index) < len(self):
            raise self._outside(index)
        _set_item(self, index, int(value))

    def _set_slice(self, index: slice, values: Any) -> None:
        places, values = range(*index.indices(len(self))), list(values)
        if len(places) != len(values):
            raise TypeError(f"{self.name}: {len(values)} values for {len(places)} places")
        for place, value in zip(places, values, strict=True):
            self[place] = value

    def _outside(self, index: Any) -> IndexError:
        return IndexError(f"{self.name}[{index}]: index {index} outside 0..{len(self) - 1}")

    def _fixed(self, *_: Any, **__: Any) -> Any:
        raise TypeError(f"{self.name} keeps its {len(self)} elements")

    append = extend = insert = pop = remove = clear = sort = reverse = _fixed
    __delitem__ = __iadd__ = __imul__ = _fixed


def _number(field: Field) -> Int | None:
    """Return the type of a single number; None for an array or a record."""
    return field.kind if isinstance(field.kind, Int) and not field.shape else None


@cache
def checked_class(layout: Layout) -> Any:
    """Return a subclass of the record that checks every store and every index."""
    cls = layout.record
    kinds = {name: kind for name, field in layout.fields.items() if (kind := _number(field))}
    zeros = dict.fromkeys(layout.fields, 0)
    others = [(name, field, f"{cls.__name__}.{name}") for name, field in layout.fields.items() if name not in kinds]

    def build(self: Any) -> None:
        values = zeros | {name: _checked_value(field, label) for name, field, label in others}
        object.__setattr__(self, "__dict__", values)

    def store(self: Any, name: str, value: Any) -> None:
        try:
            kind = kinds[name]
        except KeyError:
            if name not in layout.fields:
                raise AttributeError(f"{cls.__name__} has no field {name}") from None
            message = f"{cls.__name__}.{name}: only a single number is assigned; use copy() for a record"
            raise AttributeError(message) from None
        if not kind.low <= value <= kind.high:
            raise OverflowError(f"{cls.__name__}.{name}: {value} does not fit {kind.name} ({kind.low}..{kind.high})")
        object.__setattr__(self, name, int(value))

    made: Any = type(cls.__name__, (cls,), {"__init__": build, "__setattr__": store, "__module__": cls.__module__})
    made.layout = layout
    return made


def _checked_value(field: Field, name: str) -> Any:
    if not field.shape:
        return 0 if isinstance(field.kind, Int) else checked_class(field.kind.layout)()
    element = field.element
    if _number(element):
        return CheckedList([0] * field.shape[0], field, name)
    return CheckedList([_checked_value(element, f"{name}[{index}]") for index in range(field.shape[0])], field, name)


@cache
def view_class(layout: Layout) -> type[ctypes.Structure]:
    """Return the ctypes class of a record. It has the attribute `layout`, as the record class has."""
    members: list[tuple[str, Any]] = []
    end = 0

    def pad(at: int) -> None:
        if at > end:
            members.append((f"_pad{end}", ctypes.c_uint8 * (at - end)))

    for name, field in layout.fields.items():
        pad(layout.offset[name])
        kind: Any = field.kind.ctype if isinstance(field.kind, Int) else view_class(field.kind.layout)
        for length in reversed(field.shape):
            kind = kind * length
        members.append((name, kind))
        end = layout.offset[name] + field.size
    pad(layout.size)
    return type(layout.record.__name__, (ctypes.Structure,), {"_fields_": members, "layout": layout})


def numpy_dtype(layout: Layout) -> Any:
    """Return the structured numpy dtype of a record, with its offsets and size."""
    import numpy as np

    formats = [
        (field.kind.name if isinstance(field.kind, Int) else numpy_dtype(field.kind.layout), field.shape)
        for field in layout.fields.values()
    ]
    return np.dtype(
        {
            "names": list(layout.fields),
            "formats": formats,
            "offsets": list(layout.offset.values()),
            "itemsize": layout.size,
        }
    )


@cache
def packer(layout: Layout) -> struct.Struct:
    """Return the struct.Struct of a record. Padding is written as zero bytes and skipped when read."""
    codes: list[str] = []
    end = 0
    for at, kind in layout.numbers():
        codes += ["x"] * (at - end) + [kind.code]
        end = at + kind.size
    codes += ["x"] * (layout.size - end)
    return struct.Struct("=" + "".join(f"{len(list(run))}{code}" for code, run in groupby(codes)))


@cache
def padding(layout: Layout) -> int:
    """Return a mask of the padding bytes: a little-endian integer with all their bits set."""
    found = (1 << 8 * layout.size) - 1
    for at, kind in layout.numbers():
        found &= ~((1 << 8 * kind.size) - 1 << 8 * at)
    return found
