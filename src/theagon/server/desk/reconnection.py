"""The reconnection table: the reply to a client that comes to a match, by the first row that fits.

`TABLE` is the table as data, `decide` finds the row. Each row has its test.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable


class Arrival(Struct, frozen=True):
    """A client that comes to a match."""

    same_protocol: bool  # the client speaks this server's protocol
    known_match: bool = False
    same_rules: bool = False  # the match was begun with the rules that this server has
    watches: bool = False  # by the link for spectators
    has_seat: bool = False  # the token of the cookie has a seat in it
    seat_free: bool = False  # a place is still free
    over: bool = False
    other_device: bool = False  # another tab or device holds this seat now
    takes_over: bool = False  # and the player said to go on here
    same_run: bool = False  # the client last spoke to this very server process
    known: int = -1  # entries of the match that the client has; -1: none at all
    live: int = 0  # entries that there are


class Send(StrEnum):
    """The messages that the server sends after `welcome`."""

    NOTHING = "nothing, and closes"
    WAITING = "waiting"
    SNAPSHOT = "snapshot"
    UPDATE = "update with what was missed"


class Row(Struct, frozen=True):
    """One row of the table: when it applies, and what the server sends. `name` is a message of the client."""

    number: int
    name: str
    when: str
    send: Send
    applies: Callable[[Arrival], bool]


NOTHING, WAITING, SNAPSHOT, UPDATE = Send

TABLE: Final = (
    Row(
        1,
        "version-changed",
        "the client speaks another version of the protocol",
        NOTHING,
        lambda a: not a.same_protocol,
    ),
    Row(2, "unknown-match", "there is no such match", NOTHING, lambda a: not a.known_match),
    Row(
        3,
        "rules-changed",
        "the match was begun with other rules than this server has",
        NOTHING,
        lambda a: not (a.same_rules or a.seat_free),
    ),
    Row(
        4,
        "watching",
        "the link for spectators was followed, and the match has begun",
        SNAPSHOT,
        lambda a: a.watches and not a.seat_free,
    ),
    Row(
        5,
        "waiting",
        "no other player has joined yet, and the client made the match or watches it",
        WAITING,
        lambda a: a.seat_free and (a.has_seat or a.watches),
    ),
    Row(
        6,
        "seat-taken",
        "the player has no seat here, and none is free",
        NOTHING,
        lambda a: not (a.has_seat or a.seat_free),
    ),
    Row(7, "not-joined", "the player has no seat yet, and one is free", NOTHING, lambda a: not a.has_seat),
    Row(
        8,
        "other-device",
        "another tab or device of the player holds the seat",
        NOTHING,
        lambda a: a.other_device and not a.takes_over,
    ),
    Row(9, "match-over", "the match is over", SNAPSHOT, lambda a: a.over),
    Row(10, "fresh", "the client knows nothing of the match yet", SNAPSHOT, lambda a: a.known < 0),
    Row(11, "ahead", "the client has more entries than there are", SNAPSHOT, lambda a: a.known > a.live),
    Row(12, "server-restarted", "the client last spoke to another server process", SNAPSHOT, lambda a: not a.same_run),
    Row(13, "behind", "entries have come since", UPDATE, lambda a: a.known < a.live),
    Row(14, "resume", "nothing has happened since", UPDATE, lambda a: True),  # noqa: ARG005 -- the last row fits whatever is left
)


def decide(arrival: Arrival) -> Row:
    """Return the first row that fits."""
    return next(row for row in TABLE if row.applies(arrival))


def as_markdown() -> str:
    """Return the table for the documentation."""
    lines = ["| row | name | when | the server sends |", "|---|---|---|---|"]
    lines += [f"| {row.number} | `{row.name}` | {row.when} | {row.send} |" for row in TABLE]
    return "\n".join(lines)
