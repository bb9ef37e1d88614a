"""A shelf: the database of a page, bytes under keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class ShelfError(Exception):
    """The browser refused to store, or another tab has taken the table over: nothing was changed."""


class Shelf(Protocol):
    """Bytes under keys, in the order of the keys."""

    async def read(self, prefix: str) -> Sequence[tuple[str, bytes]]:
        """Return all that begins with a prefix."""

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        """Store all of these, or remove those that are None, on the disk before it returns. Raises `ShelfError`."""


class DictShelf:
    """A shelf in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    async def read(self, prefix: str) -> Sequence[tuple[str, bytes]]:
        return [(key, self.kept[key]) for key in sorted(self.kept) if key.startswith(prefix)]

    async def write(self, changes: Mapping[str, bytes | None]) -> None:
        for key, data in changes.items():
            if data is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = data
