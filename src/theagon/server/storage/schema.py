"""The tables of the database as they are now; `migrations` has every earlier change."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

matches = Table(
    "match",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("watch", String(64), nullable=False, unique=True),
    Column("options", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False, index=True),  # seconds since 1970, UTC
    Column("beginning", Text),  # JSON; null while a friend is waited for
    Column("winners", Text),  # JSON; the seats that won, null before the end
    Column("rematch", String(64)),
    Column("hints", Text),  # JSON; the steps before which a hint was given, null if none were
    Column(
        "listed", String(64), unique=True, index=True
    ),  # its name in the list of open tables, null if it is not there
    Column("awaited", Float),  # when somebody with a place at an open table waited there last, in seconds since 1970
)

# A match whose beginning has no cards is played with those of the set that it names.
card_sets = Table(
    "card_set",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("cards", Text, nullable=False),  # JSON: all definitions of the set
)

# Of a match that waits, `seat` counts its places, in the order that its players were named in.
seats = Table(
    "seat",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("holder", String(64), index=True),
    Column("deck", Text),  # JSON; null once the match has begun
    Column("rating", Integer),  # that the player brought to a rated match, with its deviation, in whole points
    Column("deviation", Integer),
    Column("gain", Integer),  # of rating, by a rated match that is over
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
)

# What follows from the entries, so that they need not be played through: see `snapshots`.
snapshots = Table(
    "snapshot",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),  # how many entries led there
    Column("form", String(80), nullable=False),  # of the data: others cannot be read
    Column("first", Integer, nullable=False),  # the steps before that the data leave out
    Column("data", LargeBinary, nullable=False),
)

# Of people, whom the hash of a token stands for; they refer to no match, and outlive it.
ratings = Table(
    "rating",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),  # when the last match was over; it grows with the days since
    Column("volatility", Float, nullable=False),
    Column("played", Float, nullable=False, index=True),  # when that was, in seconds since 1970, UTC
)

leases = Table(
    "lease",
    METADATA,
    Column("match", String(64), ForeignKey("match.id"), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),  # a server process
    Column("fence", Integer, nullable=False),  # grows whenever the lease is taken
    Column("expires", DateTime(timezone=True), nullable=False),  # by the clock of the database
)

requests = Table(
    "request",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", String(64), ForeignKey("match.id"), nullable=False, index=True),
    Column("body", String(4096), nullable=False),  # JSON
    Column("made", DateTime(timezone=True), nullable=False),  # by the clock of the database
)
