"""What a scenario of Army of Gods says: a position or a match, the steps taken, and what must hold.

Players are `p1` to `p4`, clockwise; stacks `p2-archers`. Field names are kebab-case in the files.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.schema import Card, CardId, Deck, Options
from theagon.games.staging.format import (
    Count,
    Course,
    Deed,
    EventPattern,
    Expected,
    Nothing,
    Pile,
    ReasonName,
    ScenarioFile,
)
from theagon.games.staging.subjects import SUBJECTS

EVENT_KINDS: Final = tuple(kind.name.lower().replace("_", "-") for kind in Kind)

SEATS: Final = {"p1": 0, "p2": 1, "p3": 2, "p4": 3}
"""The numbers of the seats."""

Seat: TypeAlias = Literal["p1", "p2", "p3", "p4"]
Somebody: TypeAlias = Literal["p1", "p2", "p3", "p4", "none"]
Viewer: TypeAlias = Literal["p1", "p2", "p3", "p4", "spectator"]
StackName = Annotated[str, Meta(pattern=r"^p[1-4]-[a-z0-9-]+$", max_length=50, examples=["p2-archers"])]
ClauseId = Annotated[str, Meta(pattern=r"^AG[1-9]\.[1-9][0-9]?$", examples=["AG5.11"])]
KindName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(EVENT_KINDS)})]


# ---- the position ---------------------------------------------------------------------------------------------------


class Player(Schema):
    """What a player has. A pile of which nothing is said has twenty cards of the first kind."""

    leader: CardId | None = None
    tokens: Annotated[int, Meta(ge=0, le=12)] = 6
    hand: Annotated[tuple[CardId, ...], Meta(max_length=15)] = ()
    deck: Annotated[tuple[CardId, ...], Meta(max_length=112)] | None = None  # the top card first
    discard: Annotated[tuple[CardId, ...], Meta(max_length=100)] = ()  # the latest card last
    sets: Annotated[tuple[CardId, ...], Meta(max_length=20)] = ()  # the kind of each
    stacks: dict[CardId, Annotated[int, Meta(ge=1, le=4)] | Annotated[tuple[CardId, ...], Meta(max_length=4)]] = field(
        default_factory=dict
    )  # by kind: so many of its cards, or these, the top last
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
    """A position: whose turn it is, what is left of it, and what the players have."""

    to_act: Seat = "p1"
    starter: Seat = "p1"
    round: Annotated[int, Meta(ge=1, le=1000)] = 3
    moves: Annotated[int, Meta(ge=0, le=20)] = 3  # actions left in this turn
    turn_sets: Count = 0  # sets completed in this turn
    ability_used: bool = False
    restored: bool = False
    idle: Annotated[int, Meta(ge=0, le=1)] = 0  # whole rounds without a drop
    dropped: bool = False  # a card was dropped in this round
    players: Players = Players()


class Opening(Schema):
    """A match from its beginning: leaders are chosen, bottom cards revealed."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    decks: Annotated[tuple[str | Deck, ...], Meta(min_length=2, max_length=4)] | None = None


# ---- steps ----------------------------------------------------------------------------------------------------------


class Attack(Schema):
    """A card of the hand is dropped and attacks; what else it attacks is chosen in the next steps."""

    card: CardId
    target: StackName


class Action(Deed):
    """Something that a player does. Exactly one field."""

    answers = frozenset({"choose", "done", "block", "let"})

    drop: CardId | None = None
    attack: Attack | None = None
    play: CardId | None = None
    ability: Nothing | None = None
    restore: CardId | None = None  # the kind of the three alike
    choose: Annotated[str, Meta(description="A card, a stack or a seat.", max_length=50)] | None = None
    done: Nothing | None = None  # no more is chosen
    block: CardId | None = None
    let: Nothing | None = None  # the attack is let through
    end_turn: Nothing | None = None
    concede: Seat | None = None


Word: TypeAlias = Literal["end-turn", "done", "let", "ability"]
"""What can be written as a single word."""


class Refused(Action):
    """An action that is not possible, and the clause that forbids it."""

    beside = frozenset({"clause", "reason"})

    clause: ClauseId | None = None
    reason: ReasonName | None = None


# ---- expectations ---------------------------------------------------------------------------------------------------


class PlayerFacts(Expected):
    """What a player is expected to have. A list of cards is exact and in order."""

    leader: CardId | None = None
    tokens: int | None = None
    sets: tuple[CardId, ...] | Count | None = None
    hand: Pile | None = None
    deck: Pile | None = None  # the top card first
    discard: Pile | None = None  # the latest card last
    revealed: tuple[CardId, ...] | None = None  # the lowest first
    beneath: int | None = None
    guarded: bool | None = None
    out: bool | None = None
    ran_out: bool | None = None


class EventFacts(EventPattern[KindName, Seat, ClauseId]):
    """An event of the log. What is not said may be anything."""

    place: StackName | None = None


class Expectation(Course[Somebody, Viewer, Action | Word, KindName | EventFacts]):
    """What must hold now. `events`, `events-exactly` and `no-events` speak of the last action, its choices included."""

    p1: PlayerFacts | None = None
    p2: PlayerFacts | None = None
    p3: PlayerFacts | None = None
    p4: PlayerFacts | None = None
    returns: tuple[int, ...] | None = None  # by seat: 1 won, -1 lost, 0 neither
    active: Seat | None = None
    round: int | None = None
    moves: int | None = None
    choice: Annotated[str, Meta(max_length=20, examples=["block", "none"])] | None = None
    units: dict[StackName, Count | tuple[CardId, ...]] = field(default_factory=dict)  # stacks, beside the others


class Step(Action):
    """One action, or one of `refused` and `expect`; `by` says who must be the one to act."""

    beside = frozenset({"by"})
    name: ClassVar[None] = None  # nothing here is given a name: stacks have their own

    by: Seat | None = None
    refused: Refused | None = None
    expect: Expectation | None = None


class Scenario(ScenarioFile[ClauseId, Card, Placement, Opening, Step | Word], kw_only=True):
    """A scenario file."""

    game: Literal["army-of-gods"]
    options: Options = Options()


KNOWN: Final = frozenset(Expectation.__struct_encode_fields__) - {SUBJECTS}
"""What an expectation says besides stacks."""
