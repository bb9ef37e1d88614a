"""The position that a scenario of Army of Gods begins with, or its match.

Players are `p1` to `p4`, clockwise. `docs/writing-scenarios-army-of-gods.md` is the guide to this format.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.army_of_gods.schema import Deck
from theagon.games.fields import CardId, Count
from theagon.games.staging.columns import Column, columns
from theagon.games.staging.format import Turn

Seat: TypeAlias = Literal["p1", "p2", "p3", "p4"]


class TakenCard(Schema):
    """A card in a stack that came from another player's deck."""

    card: CardId
    owner: Seat


LyingCard: TypeAlias = CardId | TakenCard
StackCards: TypeAlias = Annotated[int, Meta(ge=1, le=4)] | Annotated[tuple[LyingCard, ...], Meta(max_length=4)]


class FinishedSet(Schema):
    """A set with cards that are not all the player's own of its kind."""

    kind: CardId
    cards: Annotated[tuple[LyingCard, ...], Meta(min_length=5, max_length=5)]  # the top last


class Player(Schema):
    """The belongings of a player. A pile that is left out has twenty cards of the first kind."""

    leader: CardId | None = None
    tokens: Annotated[int, Meta(ge=0, le=12)] = 6
    hand: Annotated[tuple[CardId, ...], Meta(max_length=15)] = ()
    deck: Annotated[tuple[CardId, ...], Meta(max_length=112)] | None = None  # the top card first
    revealed: Annotated[int, Meta(ge=0, le=112)] = 0  # cards near the bottom of the pile that everyone has seen
    beneath: Annotated[int, Meta(ge=0, le=112)] = 0  # cards below these that only the player knows
    discard: Annotated[tuple[CardId, ...], Meta(max_length=100)] = ()  # the latest card last
    sets: Annotated[tuple[CardId | FinishedSet, ...], Meta(max_length=20)] = ()  # the kind of each, or all its cards
    stacks: dict[CardId, StackCards] = field(default_factory=dict)  # by kind: its number of cards, or these, top last
    guarded: bool = False
    out: bool = False
    ran_out: bool = False  # of cards in its own last turn


class Players(Schema):
    """As many as the match has: those up to the last that is given, two at least."""

    p1: Player = Player()
    p2: Player = Player()
    p3: Player | None = None
    p4: Player | None = None

    def __post_init__(self) -> None:
        if self.p4 is not None and self.p3 is None:
            raise ValueError("there is a p4 but no p3: give p3 too, if only as {}")

    @property
    def all(self) -> list[Player]:
        return [player for player in (self.p1, self.p2, self.p3, self.p4) if player is not None]


class Placement(Schema):
    """A position: the turn, what is left of it, and what the players have."""

    to_act: Seat = "p1"
    starter: Seat = "p1"
    round: Turn = 3
    moves: Annotated[int, Meta(ge=0, le=20)] = 3  # actions left in this turn
    turn_sets: Count = 0  # sets completed in this turn
    ability_used: bool = False
    restored: bool = False
    idle: Annotated[int, Meta(ge=0, le=1)] = 0  # whole rounds without a drop
    dropped: bool = False  # a card was dropped in this round
    reached: bool = False  # a side has reached the aim, and the match ends with the round
    last_played: CardId | None = None  # the god or power card that was played last (AG4.13)
    players: Players = Players()


COLUMNS: Final = columns(
    {
        Column.POSITION: "moves turn_sets ability_used restored idle dropped reached",
        Column.PLAYER: "tokens revealed beneath guarded out ran_out",
        Column.PILE: "hand discard",
        Column.OWN: (
            "winner players teams active to_act choice starter turn round leader deck deck_size hand_size "
            "discard_size stack stack_size finished sets last_played traits"
        ),
        Column.UNSAID: "overtime",
        Column.PASSING: (
            "now suspended suspensions picked picked_kind limit looked aside attacker might prey prey_kinds"
        ),
        Column.COURSE: "rng clock contestant leaders",
    }
)
"""The form of each column of the state in a position."""


class Opening(Schema):
    """A match from its beginning: leaders are chosen, bottom cards revealed."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    decks: Annotated[tuple[str | Deck, ...], Meta(min_length=2, max_length=4)] | None = None
