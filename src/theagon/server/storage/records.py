"""A stored match: its options, its seats, and its entries."""

from __future__ import annotations

import time
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

MatchState: TypeAlias = Literal["waiting", "running", "over", "ended"]
"""`over` by its rules, or `ended` before that by the operator of the server."""
EntryKind: TypeAlias = Literal["act", "take-back"]
By: TypeAlias = Literal["player", "bot", "clock", "table"]

HUMAN: Final = "human"
FRIEND: Final = "friend"
"""The kind of a place for a visitor with the link. Once the match begins it is a human's."""


class Entry(Struct, frozen=True, gc=False):
    """An entry of a match: an action, or a take-back."""

    sequence: int  # from 0
    kind: EntryKind
    seat: int
    action: int | None  # None: of a take-back
    by: By
    at: float  # seconds since 1970, UTC


class Seat(Struct, frozen=True):
    """A seat and its player: a human, by the hash of a token, or a bot, by its kind.

    While a match waits, its seats are its places: they have decks, and a friend without a holder is still to come.
    """

    seat: int
    kind: str  # human, friend, or a bot such as `greedy` or `search:64`
    name: str
    holder: str | None = None  # the hash of the token; of a bot None
    deck: dict[str, Any] | None = None
    rating: int | None = None  # that a player brought to a rated match
    deviation: int | None = None  # of that rating
    gain: int | None = None  # the change of that rating, once the match is over


class Options(Struct, frozen=True):
    """The options of a match, agreed on when it was made."""

    turn_seconds: int | None = None
    spectator_delay: int = 0
    mode: str = ""  # empty: the usual one, or that of the continued position
    switches: dict[str, bool] = {}
    first: int | None = None  # the place that begins; None: random
    rated: bool = False
    map: str = ""  # empty: the usual one


class MatchRecord(Struct, frozen=True):
    """A match as it is stored, without its seats."""

    id: str
    game: str
    rules: str
    state: MatchState
    watch: str  # the token of those who watch
    options: Options
    created: float  # seconds since 1970, UTC
    beginning: str | None  # JSON; None while it waits for a friend
    winners: tuple[int, ...] = ()  # when it is over; empty: drawn
    losers: tuple[int, ...] = ()  # those who lost; of matches won before version 0011 none are known
    rematch: str | None = None
    hints: tuple[int, ...] = ()  # the steps before which a hint was given, once for each hint
    listed: str | None = None  # its name in the list of open tables, if anyone may join it


class StoredMatch(Struct, frozen=True):
    """A match with its seats, or its places if it waits."""

    match: MatchRecord
    seats: tuple[Seat, ...]


class Snapshot(Struct, frozen=True):
    """A match after some entry: see `matches.snapshots`."""

    sequence: int  # the number of entries before it
    form: str  # of the data
    first: int  # the number of steps that are in earlier snapshots
    data: bytes


class Begun(Struct, frozen=True):
    """The beginning of a match that waited."""

    beginning: str  # JSON
    rules: str
    seats: tuple[Seat, ...]


class PurgeFilter(Struct, frozen=True):
    """Matches in one of these states without an entry since a time, in seconds since 1970, UTC."""

    states: tuple[MatchState, ...]
    before: float


def days_ago(days: float) -> float:
    """Return the moment this many days ago, in seconds since 1970, UTC."""
    return time.time() - days * 24 * 3600
