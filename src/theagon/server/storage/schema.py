"""The current tables of the database; `migrations` has every earlier change."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

from theagon.server.storage.records import Options

METADATA = MetaData()


class Json(TypeDecorator[Any]):
    """The type of a column with values of a type as JSON; null is read as `null`."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any, null: Any = None) -> None:
        super().__init__()
        self.kind = kind
        self.null = null

    def process_bind_param(self, value: Any, _dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, _dialect: Dialect) -> Any:
        return self.null if value is None else msgspec.json.decode(value, type=self.kind)


matches = Table(
    "match",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("watch", String(64), nullable=False, unique=True),
    Column("options", Json(Options), nullable=False),
    Column("created", Float, nullable=False, index=True),  # seconds since 1970, UTC
    Column("beginning", Text),  # JSON; null while the match waits for a friend
    Column("winners", Json(tuple[int, ...], null=())),  # the seats that won
    Column("losers", Json(tuple[int, ...], null=())),  # the seats that lost
    Column("rematch", String(64)),
    Column("hints", Json(tuple[int, ...], null=())),  # the steps before which a hint was given
    Column("listed", String(64), unique=True, index=True),  # its name in the list of open tables, or null
    Column("awaited", Float),  # when a person with a place at an open table last waited there, in seconds since 1970
)

# A match with a beginning without cards is played with the cards of the set that it names.
card_sets = Table(
    "card_set",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("cards", Text, nullable=False),  # JSON: all definitions of the set
)

# While a match waits, `seat` counts its places, in the order of its players.
seats = Table(
    "seat",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("holder", String(64), index=True),
    Column("deck", Json(dict[str, Any])),  # null once the match has begun
    Column("rating", Integer),  # the player's at the beginning of a rated match, with its deviation, in whole points
    Column("deviation", Integer),
    Column("gain", Integer),  # the change of rating, after a rated match
)

entries = Table(
    "entry",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("by", String(10), nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970, UTC
    Column("checksum", BigInteger),  # of this entry and the checksum before it: see `chain`
)

# The end of each match's entries, once it has begun.
heads = Table(
    "head",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("entries", Integer, nullable=False),  # the number of them
    Column("checksum", BigInteger, nullable=False),  # of the last, or of the beginning
)

# States after entries, so that the entries need not be played through: see `snapshots`.
snapshots = Table(
    "snapshot",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),  # the number of entries before it
    Column("form", String(80), nullable=False),  # of the data; other forms cannot be read
    Column("first", Integer, nullable=False),  # the number of steps that are in earlier snapshots
    Column("data", LargeBinary, nullable=False),
)

# The ratings of people, identified by the hash of a token; they refer to no match.
ratings = Table(
    "rating",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),  # at the end of the last match; it grows with the days since
    Column("volatility", Float, nullable=False),
    Column("played", Float, nullable=False, index=True),  # the end of the last match, in seconds since 1970, UTC
)

leases = Table(
    "lease",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),  # a server process
    Column("fence", Integer, nullable=False),  # grows each time the lease is taken
    Column("expires", DateTime(timezone=True), nullable=False),  # by the clock of the database
)

arrivals = Table(
    "arrival",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # the first of the player's seats
    Column("number", Integer, nullable=False),  # grows each time the player comes
)

requests = Table(
    "request",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(64), ForeignKey("match.id"), nullable=False, index=True),
    Column("body", String(4096), nullable=False),  # JSON
    Column("made", DateTime(timezone=True), nullable=False),  # by the clock of the database
)
