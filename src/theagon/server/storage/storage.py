"""Where matches are stored, as the matches of a server know it: a small protocol, and what it refuses.

A match is its set-up and its entries, and its state follows by replaying them. An entry is written in one transaction
before it is acknowledged: a killed process loses nothing that anybody was told of. Entries are only ever added: taking
an action back is an entry too, so their numbers never run backwards.

`SqlStorage` is SQLite and PostgreSQL. Whatever else serves, such as the database of a page, needs no more than this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from theagon.arena.glicko import Glicko
    from theagon.server.storage.records import Begun, Entry, MatchRecord, PurgeFilter, Seat, Snapshot, StoredMatch

Guard: TypeAlias = "Callable[[Any], Awaitable[None]]"
"""Called in the transaction that writes an entry, with its connection, before anything is written; what it raises
undoes the transaction."""


class StorageError(TheagonError):
    """The database is unavailable; nothing changed. The reason goes only to the server's log."""


class OutOfSequenceError(TheagonError):
    """Another entry has this number already, or the match takes no entries now."""


class NotWaitingError(TheagonError):
    """The match has no free place, or not for this person."""


class Storage(Protocol):
    """Matches in a database. Every method raises `StorageError` if the database is unavailable."""

    async def open(self) -> None:
        """Bring the database up to date. Raises `TheagonError` if it cannot be used."""
        ...

    async def close(self) -> None:
        """Write what waits, and no more."""
        ...

    # ---- matches ----------------------------------------------------------------------------------------------------

    async def add(self, match: MatchRecord, seated: Sequence[Seat] = ()) -> None:
        """Store a new match."""
        ...

    async def find(self, match: str) -> StoredMatch | None:
        """Return a match by its id."""
        ...

    async def find_watched(self, watch: str) -> StoredMatch | None:
        """Return a match by the token of those who watch it."""
        ...

    async def of_holder(self, holder: str, most: int) -> list[StoredMatch]:
        """Return the latest matches that a holder has a seat or a place in, newest first."""
        ...

    async def join(
        self, match: str, comer: Seat, begin: Callable[[Sequence[Seat]], Awaitable[Begun]]
    ) -> tuple[Seat, ...]:
        """Give `comer` the next free place of a match that waits; of `comer`, only name, holder and deck count.

        With the last place the match begins, as `begin` makes it of all places. Returns its seats, or none before that.
        Raises `NotWaitingError` if there is no place.
        """
        ...

    async def cancel(self, match: str) -> bool:
        """Remove a match that waits for friends; return False if it does not wait any more."""
        ...

    async def add_rematch(self, match: str, following: MatchRecord, seated: Sequence[Seat]) -> str:
        """Store the match that follows another, unless there is one already; return the id of the one that follows."""
        ...

    async def add_hint(self, match: str, step: int) -> tuple[int, ...]:
        """Store that a hint was given before a step; return all steps before which one was."""
        ...

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def append(
        self, match: str, entry: Entry, winners: tuple[int, ...] | None = None, guard: Guard | None = None
    ) -> dict[int, int]:
        """Store what was done and, if the match is over by it, who has won: nobody if it is drawn.

        Returns what each seat gains of rating, if it ends a rated match. Raises `OutOfSequenceError` if it is not next
        or nothing may follow any more, and what `guard` raises.
        """
        ...

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return what was done in a match, from a number on."""
        ...

    async def snapshots(self, match: str) -> list[Snapshot]:
        """Return the snapshots of a match, in their order."""
        ...

    async def add_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Store a snapshot, in place of one of the same entry."""
        ...

    # ---- card sets, ratings, open tables ----------------------------------------------------------------------------

    async def card_set(self, digest: str) -> str | None:
        """Return the definitions of a card set, as JSON; None if it is not stored."""
        ...

    async def add_card_set(self, digest: str, cards: str) -> None:
        """Store the definitions of a card set, unless they are stored."""
        ...

    async def knows(self, holder: str) -> bool:
        """Return whether a person has a seat or a place in any match, or a rating."""
        ...

    async def ratings_of(self, holder: str, now: float) -> dict[str, Glicko]:
        """Return the ratings of a person as they are now, by game."""
        ...

    async def gains_in(self, match: str) -> dict[int, int]:
        """Return what each seat of a match has gained; nothing before its end, or if it is not rated."""
        ...

    async def find_listed(self, table: str) -> StoredMatch | None:
        """Return a match that waits, by its name in the list of open tables."""
        ...

    async def listed(self, since: float, most: int) -> list[StoredMatch]:
        """Return the latest open tables at which somebody has waited since then, newest first."""
        ...

    async def note_awaited(self, among: Collection[str], now: float) -> None:
        """Store that somebody waits now at those of these matches that are open tables."""
        ...

    # ---- upkeep -----------------------------------------------------------------------------------------------------

    async def stopped(self, among: Sequence[str]) -> set[str]:
        """Return the matches among these that were ended or removed."""
        ...

    async def purge(self, old: PurgeFilter) -> int:
        """Remove a batch of old matches; return how many: 0 if none is left."""
        ...

    async def forget_ratings(self, before: float) -> int:
        """Forget a batch of ratings that nobody has played for since a time; return how many: 0 if none is left."""
        ...
