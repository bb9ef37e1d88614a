"""Matches over HTTP: making them, joining them, listing them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from theagon.server.protocol.base import (
    MOST_PLAYERS,
    Action,
    ClientData,
    Id,
    Name,
    PlayerNumber,
    Rating,
    ServerData,
    ShownState,
    Wished,
)
from theagon.server.protocol.workshop import CardName, Line, SetText


class FromScenario(ClientData, frozen=True, tag="scenario", tag_field="type"):
    """A match that continues a scenario after some of its steps."""

    name: Annotated[str, Meta(max_length=200)]
    step: Annotated[int, Meta(ge=0, le=1000)]


class FromLesson(ClientData, frozen=True, tag="lesson", tag_field="type"):
    """A match of a lesson. The lesson decides the players, so `players` must be empty."""

    name: Annotated[str, Meta(max_length=200)]


class FromMatch(ClientData, frozen=True, tag="match", tag_field="type"):
    """A match that continues a finished match after a step."""

    match: Id
    step: Annotated[int, Meta(ge=0, le=30_000)]


class FromReplay(ClientData, frozen=True, tag="replay", tag_field="type"):
    """A match that continues a replay file after a step."""

    file: Annotated[str, Meta(max_length=4 << 20)]
    step: Annotated[int, Meta(ge=0, le=30_000)]


class FromPuzzle(ClientData, frozen=True, tag="puzzle", tag_field="type"):
    """A match that continues a puzzle after these actions."""

    name: Annotated[str, Meta(max_length=200)]
    actions: Annotated[tuple[Action, ...], Meta(max_length=100)]


class FromSandbox(ClientData, frozen=True, tag="sandbox", tag_field="type"):
    """A match in which a card of a set is tried: it is in hand, with all the mana, and there are units to use it on.

    With `map` in its place, a match of the usual decks on a map of the set.
    """

    cards: SetText
    card: CardName | None = None
    map: CardName | None = None


class FromEntry(ClientData, frozen=True, tag="entry", tag_field="type"):
    """A match that begins with the scenario of a set that has this line.

    It goes on after some of its actions, to be recorded; or it is played as the puzzle or the lesson that it is: then
    `players` must be empty.
    """

    cards: SetText
    line: Line
    step: Annotated[int, Meta(ge=0, le=1000)] | None = None  # None: as a puzzle or a lesson


Source: TypeAlias = FromLesson | FromScenario | FromMatch | FromReplay | FromPuzzle | FromSandbox | FromEntry


class PlayerWish(ClientData, frozen=True):
    """A wanted player: `me` for the maker of the match, `friend` for a visitor with the link, or a bot (`level-3`)."""

    who: Wished = "me"
    deck: Annotated[str, Meta(max_length=20_000)] | None = None  # a starter deck's id, or a deck's text; None: any


class NewMatch(ClientData, frozen=True):
    """A match to make. `players` sit clockwise in this order; several `me` share one device.

    Without `players`, the maker plays against greedy bots. If a match continues another position, `players` are by its
    seats and bring no decks, and neither mode nor map nor options nor the first player can be chosen.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[tuple[PlayerWish, ...], Meta(max_length=MOST_PLAYERS)] = ()
    first: PlayerNumber | None = None  # the one of `players` who begins; None: random
    mode: Annotated[str, Meta(max_length=40)] | None = None  # one of the catalogue; None: its first
    map: Annotated[str, Meta(max_length=40)] | None = None  # one of the catalogue; None: its first
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], bool], Meta(max_length=20)] = field(
        default_factory=dict
    )
    name: Name | None = None
    turn_seconds: Annotated[int, Meta(ge=10, le=3600)] | None = None
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds
    begin: Source | None = None
    cards: SetText | None = None  # a set with more cards, for decks to hold; for a match without friends
    anyone: bool = False  # also listed as an open table, where anyone may join
    rated: bool = False  # only between me and a friend, by the usual rules, with a time limit and a random first player


class Join(ClientData, frozen=True):
    """A request for the next free place of a match that waits for friends."""

    deck: Annotated[str, Meta(max_length=20_000)] | None = None
    name: Name | None = None


class Seek(ClientData, frozen=True):
    """A request for an opponent among strangers, in a match for two that is not rated."""

    game: Annotated[str, Meta(max_length=40)]
    deck: Annotated[str, Meta(max_length=20_000)] | None = None
    name: Name | None = None


class Created(ServerData, frozen=True):
    """A match in which the cookie has a seat. `watch` is the token of the link for spectators."""

    match: str
    seats: tuple[int, ...]  # your seats; known once the match has begun
    watch: str


class Place(ServerData, frozen=True):
    """A place at a match: taken, or free for a friend."""

    who: str  # human, friend (a visitor with the link), or the name of a bot
    name: str  # the given name
    taken: bool  # False: it waits for a friend
    rating: Rating | None  # the person's at the beginning, if the match is rated


class Invitation(ServerData, frozen=True):
    """The public facts of a match, for a visitor with its link. Once it has begun, `places` are by seat."""

    match: str
    game: str
    mode: str  # empty: it continues a scenario or a replay
    state: ShownState
    yours: bool  # this cookie has a seat in it
    host: str  # while it waits, the name of its maker
    places: tuple[Place, ...]
    turn_seconds: int | None
    rated: bool  # it counts for the ratings of both


class OpenTable(ServerData, frozen=True):
    """A match in the list of open tables. Only joining it reveals its link."""

    table: str  # its name in the list
    game: str
    mode: str
    host: str  # the name of its maker, if given
    places: tuple[Place, ...]
    turn_seconds: int | None
    rated: bool  # it counts for the ratings of both
    waited: int  # seconds
    yours: bool  # this cookie has a place at it


class Coded(ServerData, frozen=True):
    """The match that a short code stands for."""

    match: str


class LiveLine(ServerData, frozen=True):
    """A match that goes on, of people who met at an open table. Anyone may watch it."""

    watch: str  # the token of the link for spectators
    game: str
    mode: str
    places: tuple[Place, ...]
    turn: int  # as spectators see it
    delay: int  # the delay for spectators, in seconds


class MatchLine(ServerData, frozen=True):
    """A match with a seat of the cookie, in a list."""

    match: str
    game: str
    mode: str  # empty: it goes on from a scenario or a replay
    state: ShownState
    others: tuple[Place, ...]  # the other players; empty: all seats are yours
    result: Literal["won", "lost", "drawn"] | None  # a team wins and loses together
    created: float  # seconds since 1970, UTC
