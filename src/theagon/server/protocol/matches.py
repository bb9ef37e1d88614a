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


class FromScenario(ClientData, frozen=True, tag="scenario", tag_field="type"):
    """Go on from a scenario after some of its steps."""

    name: Annotated[str, Meta(max_length=200)]
    step: Annotated[int, Meta(ge=0, le=1000)]


class FromLesson(ClientData, frozen=True, tag="lesson", tag_field="type"):
    """Begin a lesson. Who plays follows from it, so that no `players` are given."""

    name: Annotated[str, Meta(max_length=200)]


class FromMatch(ClientData, frozen=True, tag="match", tag_field="type"):
    """Go on from a step of a match that is over."""

    match: Id
    step: Annotated[int, Meta(ge=0, le=30_000)]


class FromReplay(ClientData, frozen=True, tag="replay", tag_field="type"):
    """Go on from a step of a replay file."""

    file: Annotated[str, Meta(max_length=4 << 20)]
    step: Annotated[int, Meta(ge=0, le=30_000)]


class FromPuzzle(ClientData, frozen=True, tag="puzzle", tag_field="type"):
    """Go on from a puzzle after these actions."""

    name: Annotated[str, Meta(max_length=200)]
    actions: Annotated[tuple[Action, ...], Meta(max_length=100)]


Source: TypeAlias = FromLesson | FromScenario | FromMatch | FromReplay | FromPuzzle


class PlayerWish(ClientData, frozen=True):
    """Who is to play: whoever makes the match, a friend who follows the link, or a bot, as `level-3` or `search:64`."""

    who: Wished = "me"
    deck: Annotated[str, Meta(max_length=20_000)] | None = None  # a starter deck's id, or a deck's text; None: any


class NewMatch(ClientData, frozen=True):
    """A match to be made. `players` sit clockwise in this order; several that are `me` share one device.

    Without `players` whoever makes the match plays greedy bots. Where a match goes on from something, `players` are
    by its seats and bring no decks, and neither mode nor options nor who begins can be chosen.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[tuple[PlayerWish, ...], Meta(max_length=MOST_PLAYERS)] = ()
    first: PlayerNumber | None = None  # of `players`, who begins; None: chance
    mode: Annotated[str, Meta(max_length=40)] | None = None  # one of the catalogue; None: its first
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], bool], Meta(max_length=20)] = field(
        default_factory=dict
    )
    name: Name | None = None
    turn_seconds: Annotated[int, Meta(ge=10, le=3600)] | None = None
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds
    begin: Source | None = None
    anyone: bool = False  # whoever sees the list of open tables may join, beside those who follow the link
    rated: bool = False  # between oneself and a friend, by the usual rules, with a time limit; chance lets one begin


class Join(ClientData, frozen=True):
    """Taking the next free place of a match that waits for friends."""

    deck: Annotated[str, Meta(max_length=20_000)] | None = None
    name: Name | None = None


class Created(ServerData, frozen=True):
    """A match that one has a seat in. `watch` is the token of the link for spectators."""

    match: str
    seats: tuple[int, ...]  # that are yours; known once the match has begun
    watch: str


class Place(ServerData, frozen=True):
    """A place at a match: whose it is, or whom it waits for."""

    who: str  # human, friend (whoever follows the link), or the name of a bot
    name: str  # that was given
    taken: bool  # False: a friend is waited for
    rating: Rating | None  # that the person brought, if the match is rated


class Invitation(ServerData, frozen=True):
    """What is known of a match by its link. Once it has begun, `places` are by seat."""

    match: str
    game: str
    mode: str  # empty: it goes on from a scenario or a replay
    state: ShownState
    yours: bool  # this cookie has a seat in it
    host: str  # while it waits, the name of whoever made it
    places: tuple[Place, ...]
    turn_seconds: int | None
    rated: bool  # it counts for the ratings of both


class OpenTable(ServerData, frozen=True):
    """A match in the list of open tables. Whoever joins it learns its link; the list does not have it."""

    table: str  # its name in the list
    game: str
    mode: str
    host: str  # the name of whoever made it, if they gave one
    places: tuple[Place, ...]
    turn_seconds: int | None
    rated: bool  # it counts for the ratings of both
    waited: int  # seconds
    yours: bool  # this cookie has a place at it


class MatchLine(ServerData, frozen=True):
    """A match of one's own, in a list."""

    match: str
    game: str
    mode: str  # empty: it goes on from a scenario or a replay
    state: ShownState
    others: tuple[Place, ...]  # with whom; none: all seats are one's own
    result: Literal["won", "lost", "drawn"] | None  # a team wins and loses together
    created: float  # seconds since 1970, UTC
