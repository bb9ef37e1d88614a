"""Matches on the shelf of a page: each change is on the disk before it is acknowledged.

A match is one key, its beginning another, and each of its entries and snapshots has its own. Whoever uses the browser
may have changed what the shelf has: it is decoded as from a stranger. A match that cannot be read is not listed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Struct, structs

from theagon.errors import TheagonError
from theagon.page.shelf import ShelfError
from theagon.server.storage.records import Entry, MatchRecord, Seat, Snapshot, StoredMatch
from theagon.server.storage.storage import DamagedError, NotWaitingError, OutOfSequenceError, StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

    from theagon.arena.glicko import Glicko
    from theagon.match.match import Ending
    from theagon.page.shelf import Shelf
    from theagon.server.storage.records import Begun, PurgeFilter
    from theagon.server.storage.storage import Guard, Name

T = TypeVar("T")

ALONE: Final = "nobody else can come to a table in a page"
ALONE_HINT: Final = "two people can play on this device, or meet on a server"


class _Kept(Struct, frozen=True):
    """A match as its key has it: without its beginning, and with the number of its entries."""

    match: MatchRecord
    seats: tuple[Seat, ...]
    entries: int = 0


class PageStorage:
    """The matches of one page, all of one person, who is always the same."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._kept: dict[str, _Kept] = {}
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        for key, data in await self._read("match/"):
            with suppress(msgspec.DecodeError):
                kept = msgspec.msgpack.decode(data, type=_Kept)
                if key == f"match/{kept.match.id}":
                    self._kept[kept.match.id] = kept

    async def close(self) -> None:
        async with self._writing:
            pass

    # ---- matches ----------------------------------------------------------------------------------------------------

    async def add(self, match: MatchRecord, seated: Sequence[Seat] = ()) -> None:
        async with self._writing:
            await self._write(*_new(match, seated))

    async def find(self, name: str, by: Name = "id") -> StoredMatch | None:
        if by == "watch":
            name = next((each for each, kept in self._kept.items() if kept.match.watch == name), "")
        kept = None if by == "listed" else self._kept.get(name)
        if kept is None:
            return None
        beginning = await self._read(f"beginning/{name}")
        return StoredMatch(structs.replace(kept.match, beginning=_text(beginning)), kept.seats)

    async def of_holder(self, holder: str, most: int) -> list[StoredMatch]:
        own = [kept for kept in self._kept.values() if any(seat.holder == holder for seat in kept.seats)]
        latest = sorted(own, key=lambda kept: kept.match.created, reverse=True)
        return [StoredMatch(kept.match, kept.seats) for kept in latest[:most]]

    async def join(
        self,
        match: str,  # noqa: ARG002
        comer: Seat,  # noqa: ARG002
        begin: Callable[[Sequence[Seat]], Awaitable[Begun]],  # noqa: ARG002 -- no match has a free place
    ) -> tuple[Seat, ...]:
        raise NotWaitingError(ALONE, hint=ALONE_HINT)

    async def cancel(self, match: str) -> bool:  # noqa: ARG002 -- none waits
        return False

    async def add_rematch(self, match: str, following: MatchRecord, seated: Sequence[Seat]) -> str:
        async with self._writing:
            kept = self._kept[match]
            if kept.match.rematch is None:
                kept = structs.replace(kept, match=structs.replace(kept.match, rematch=following.id))
                new, files = _new(following, seated)
                await self._write({match: kept, **new}, files)
            assert kept.match.rematch is not None, "it has one now"
            return kept.match.rematch

    async def add_hint(self, match: str, step: int) -> tuple[int, ...]:
        async with self._writing:
            kept = self._kept[match]
            hints = (*kept.match.hints, step)
            await self._write({match: structs.replace(kept, match=structs.replace(kept.match, hints=hints))})
            return hints

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def append(
        self,
        match: str,
        entry: Entry,
        ending: Ending | None = None,
        guard: Guard | None = None,  # noqa: ARG002 -- this page alone has the match
    ) -> dict[int, int]:
        async with self._writing:
            kept = self._kept.get(match)
            if kept is None or kept.match.state != "running":
                raise OutOfSequenceError("this match takes no entries")
            if entry.sequence != kept.entries:
                raise OutOfSequenceError(f"entry {entry.sequence} is not the next of this match")
            record = kept.match
            if ending is not None:
                record = structs.replace(record, state="over", **structs.asdict(ending))
            entered = structs.replace(kept, match=record, entries=kept.entries + 1)
            await self._write({match: entered}, {_key("entry", match, entry.sequence): _encoded(entry)})
        return {}

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        kept = self._kept.get(match)
        found = [_decoded(data, Entry) for _, data in await self._read(f"entry/{match}/")]
        if [each.sequence for each in found] != list(range(kept.entries if kept is not None else 0)):
            raise _damaged()
        return found[since:]

    async def snapshots(self, match: str) -> list[Snapshot]:
        return [_decoded(data, Snapshot) for _, data in await self._read(f"snapshot/{match}/")]

    async def add_snapshot(self, match: str, snapshot: Snapshot) -> None:
        async with self._writing:
            await self._write({}, {_key("snapshot", match, snapshot.sequence): _encoded(snapshot)})

    # ---- card sets, and what nobody has alone -----------------------------------------------------------------------

    async def card_set(self, digest: str) -> str | None:
        found = await self._read(f"cards/{digest}")
        return _text(found) if found else None

    async def add_card_set(self, digest: str, cards: str) -> None:
        async with self._writing:
            await self._write({}, {f"cards/{digest}": cards.encode()})

    async def knows(self, holder: str) -> bool:  # noqa: ARG002
        return True

    async def rated_between(self, one: str, other: str, game: str, since: float) -> int:  # noqa: ARG002
        return 0

    async def ratings_of(self, holder: str, now: float) -> dict[str, Glicko]:  # noqa: ARG002
        return {}

    async def listed(self, since: float, most: int) -> list[StoredMatch]:  # noqa: ARG002
        return []

    async def waiting(self, since: float, most: int) -> list[str]:  # noqa: ARG002
        return []

    async def note_awaited(self, among: Collection[str], now: float) -> None:
        pass

    async def stopped(self, among: Sequence[str]) -> set[str]:  # noqa: ARG002
        return set()

    async def purge(self, old: PurgeFilter) -> int:  # noqa: ARG002
        return 0

    async def forget_ratings(self, before: float) -> int:  # noqa: ARG002
        return 0

    # ---- the shelf --------------------------------------------------------------------------------------------------

    async def _read(self, prefix: str) -> Sequence[tuple[str, bytes]]:
        try:
            return await self._shelf.read(prefix)
        except ShelfError as error:
            raise _refused(error) from error

    async def _write(self, changed: Mapping[str, _Kept], files: Mapping[str, bytes] | None = None) -> None:
        """Write matches and what else changes with them, all or nothing."""
        written = {f"match/{name}": _encoded(kept) for name, kept in changed.items()}
        try:
            await self._shelf.write(written | dict(files or {}))
        except ShelfError as error:
            raise _refused(error) from error
        self._kept.update(changed)


def _new(match: MatchRecord, seated: Sequence[Seat]) -> tuple[dict[str, _Kept], dict[str, bytes]]:
    """Return what is written of a new match. Raises `TheagonError` for one that waits for somebody."""
    if match.beginning is None:
        raise TheagonError(ALONE, hint=ALONE_HINT)
    kept = _Kept(structs.replace(match, beginning=None), tuple(seated))
    return {match.id: kept}, {f"beginning/{match.id}": match.beginning.encode()}


def _key(kind: str, match: str, number: int) -> str:
    """Return the key of the part of a match with a number: keys follow the order of the numbers."""
    return f"{kind}/{match}/{number:08}"


def _encoded(value: Any) -> bytes:
    return msgspec.msgpack.encode(value)


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except msgspec.DecodeError:
        raise _damaged() from None


def _text(found: Sequence[tuple[str, bytes]]) -> str:
    """Return the text that one key has."""
    try:
        return found[0][1].decode()
    except (IndexError, UnicodeDecodeError):
        raise _damaged() from None


def _damaged() -> DamagedError:
    return DamagedError("this match is damaged in this browser", hint="a replay that you saved can still be opened")


def _refused(error: ShelfError) -> StorageError:
    """Return the error that the browser did not store or read something, in its own words."""
    return StorageError(f"the browser does not store this: {error}")
