"""The protocol of a storage of matches, and its errors.

A match is its set-up and its entries, and its state follows by replaying them. An entry is written in one transaction
before it is acknowledged, so a killed process loses no acknowledged entry. Entries are only ever added: taking an
action back is an entry, too, so their numbers never run backwards.

`SqlStorage` is for SQLite and PostgreSQL. Any other storage, such as the database of a page, needs only these methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from theagon.arena.glicko import Glicko
    from theagon.match.match import Ending
    from theagon.server.storage.records import Begun, Entry, MatchRecord, PurgeFilter, Seat, Snapshot, StoredMatch

Name: TypeAlias = Literal["id", "watch", "listed"]
"""The names of a match: its id, its token for spectators, its name in the list of open tables."""
Guard: TypeAlias = "Callable[[Any], Awaitable[None]]"
"""A function called with the connection in the transaction that writes an entry, before anything is written. Its
errors undo the transaction."""


class StorageError(TheagonError):
    """The database is unavailable; nothing changed. The reason goes only to the server's log."""


class DamagedError(StorageError):
    """The error that stored data changed on the disk, or that part of them is lost."""

    def __init__(self, message: str, hint: str = "the operator of the server may restore it from a backup") -> None:
        super().__init__(message, hint=hint)


class OutOfSequenceError(TheagonError):
    """The error that another entry has this number already, or that the match takes no entries now."""


class NotWaitingError(TheagonError):
    """The error that the match has no free place for this person."""


class Storage(Protocol):
    """Matches in a database. Every method raises `StorageError` if the database is unavailable."""

    async def open(self) -> None:
        """Bring the database up to date. Raises `TheagonError` if it cannot be used."""

    async def close(self) -> None:
        """Write all waiting entries, and stop."""

    # ---- matches ----------------------------------------------------------------------------------------------------

    async def add(self, match: MatchRecord, seated: Sequence[Seat] = ()) -> None:
        """Store a new match."""

    async def find(self, name: str, by: Name = "id") -> StoredMatch | None:
        """Return a match by one of its names."""

    async def of_holder(self, holder: str, most: int) -> list[StoredMatch]:
        """Return the latest matches in which a holder has a seat or a place, newest first."""

    async def join(
        self, match: str, comer: Seat, begin: Callable[[Sequence[Seat]], Awaitable[Begun]]
    ) -> tuple[Seat, ...]:
        """Give `comer` the next free place of a match that waits; of `comer`, only name, holder and deck count.

        With the last place the match begins, as `begin` makes it of all places. Returns its seats, or none before that.
        Raises `NotWaitingError` if there is no place, `PlayerNameError` if another player has the name of `comer`.
        """

    async def cancel(self, match: str) -> bool:
        """Remove a match that waits for friends; return False if it no longer waits."""

    async def add_rematch(self, match: str, following: MatchRecord, seated: Sequence[Seat]) -> str:
        """Store the rematch of a match, unless there is one already; return the id of the rematch."""

    async def add_hint(self, match: str, step: int) -> tuple[int, ...]:
        """Store that a hint was given before a step; return all steps before which one was."""

    # ---- entries ----------------------------------------------------------------------------------------------------

    async def append(
        self, match: str, entry: Entry, ending: Ending | None = None, guard: Guard | None = None
    ) -> dict[int, int]:
        """Store an entry and, if it ends the match, its ending.

        Returns each seat's change of rating, if it ends a rated match. Raises `OutOfSequenceError` if it is not the
        next entry or the match takes none, and the errors of `guard`.
        """

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return the entries of a match from a number on. Raises `DamagedError` if one has changed or is missing."""

    async def snapshots(self, match: str) -> list[Snapshot]:
        """Return the snapshots of a match, in their order."""

    async def add_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Store a snapshot, in place of one of the same entry."""

    # ---- card sets, ratings, open tables ----------------------------------------------------------------------------

    async def card_set(self, digest: str) -> str | None:
        """Return the definitions of a card set, as JSON; None if it is not stored."""

    async def add_card_set(self, digest: str, cards: str) -> None:
        """Store the definitions of a card set, unless they are stored."""

    async def knows(self, holder: str) -> bool:
        """Return whether a person has a seat or a place in any match, or a rating."""

    async def rated_between(self, one: str, other: str, game: str, since: float) -> int:
        """Return how many rated matches of a game, made since a time, two people have played, or play."""

    async def ratings_of(self, holder: str, now: float) -> dict[str, Glicko]:
        """Return the ratings of a person as they are now, by game."""

    async def listed(self, since: float, most: int) -> list[StoredMatch]:
        """Return the latest open tables with a waiting player since a time, newest first."""

    async def waiting(self, since: float, most: int) -> list[str]:
        """Return the latest matches that were made since a time and wait for friends, newest first."""

    async def note_awaited(self, among: Collection[str], now: float) -> None:
        """Store that a player waits now at those of these matches that are open tables."""

    # ---- upkeep -----------------------------------------------------------------------------------------------------

    async def stopped(self, among: Sequence[str]) -> set[str]:
        """Return the matches among these that were ended or removed."""

    async def purge(self, old: PurgeFilter) -> int:
        """Remove a batch of old matches; return how many: 0 if none is left."""

    async def forget_ratings(self, before: float) -> int:
        """Delete a batch of ratings without a match since a time; return how many, 0 if none is left."""
