"""Checks of a caller's buffers for interpreted machines. Compiled machines check the same in C (arguments.c)."""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple

from theagon.compiler.machine import Buffer


class Items(NamedTuple):
    """The allowed items of a buffer besides bytes: their size, their `struct` letters, and their name in errors."""

    size: int
    letters: str
    words: str


BYTES = Items(1, "", "bytes")
INT32 = Items(4, "il", "int32")
INT64 = Items(8, "ql", "int64")


class Buffers:
    """The buffers of one call. No two may overlap."""

    def __init__(self) -> None:
        self._taken: list[tuple[str, int, int]] = []

    def hold_all(self, buffer: Buffer, name: str, items: Items) -> memoryview:
        """Check a buffer of any number of items. Returns its bytes. Raises TypeError or ValueError."""
        found = self.hold(buffer, name, None, items)
        if len(found) % items.size:
            raise ValueError(f"{name}: not a whole number of them")
        return found

    def hold_if(self, buffer: Buffer | None, name: str, size: int, items: Items = BYTES, code: Any = "B") -> Any:
        """Check an optional buffer. Returns its items as the type `code`, or None. Raises TypeError or ValueError."""
        return None if buffer is None else self.hold(buffer, name, size, items).cast(code)

    def hold(self, buffer: Buffer, name: str, size: int | None, items: Items = BYTES) -> memoryview:
        """Check a buffer of `size` bytes (None: any size). Returns its bytes. Raises TypeError or ValueError."""
        try:
            view = memoryview(buffer)
        except TypeError:
            view = None
        if view is None or view.readonly or not view.c_contiguous or not _has_items(view, items):
            given = type(buffer).__name__
            raise TypeError(f"{name}: a {given}, wanted a writable, contiguous buffer of {items.words}")
        if size is not None and view.nbytes != size:
            raise ValueError(f"{name}: a buffer of {view.nbytes} bytes, wanted {size}")
        if not view.nbytes:
            return memoryview(bytearray())
        plain = view.cast("B")
        start = ctypes.addressof(ctypes.c_char.from_buffer(plain))
        for other, first, end in self._taken:
            if start < end and first < start + view.nbytes:
                raise ValueError(f"{name}: a buffer that overlaps that of {other}")
        self._taken.append((name, start, start + view.nbytes))
        return plain


def _has_items(view: memoryview, items: Items) -> bool:
    letter = view.format.lstrip("@=<")[:1]
    return view.itemsize == 1 or (view.itemsize == items.size and letter in items.letters)
