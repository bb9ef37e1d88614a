"""What a scenario of Gods Unchained says: a position or a match, the steps taken, and what must hold.

Places are `p1-god`, `p1-relic`, `p1-1` to `p1-6` from left to right, and the same of p2; players `p1` (who begins) and
`p2`. Creatures and relics bear names that the scenario gives them; `p1-god` and `p2-god` are the gods' names too.
Field names are kebab-case in the files.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.schema import Card, CardId, Deck, God, Keyword, Natural, Options, Positive, Small
from theagon.games.staging.format import (
    Course,
    Deed,
    EventPattern,
    Expected,
    Nothing,
    Pile,
    PileFacts,
    ReasonName,
    ScenarioFile,
    UnitName,
)
from theagon.games.staging.subjects import SUBJECTS

EVENT_KINDS: Final = tuple(kind.name.lower().replace("_", "-") for kind in Kind)

SEATS: Final = {"p1": 0, "p2": 1}
"""The numbers of the seats."""

GODS: Final = {"p1-god": 1, "p2-god": 2}
"""The names of the gods, and their entry numbers: nothing enters before them."""

_PLACE: Final = re.compile("p[12]-(god|relic|[1-6])")

Seat: TypeAlias = Literal["p1", "p2"]
Somebody: TypeAlias = Literal["p1", "p2", "none"]
Viewer: TypeAlias = Literal["p1", "p2", "spectator"]
Until: TypeAlias = Literal["this-turn", "next-attack", "turn-of-p1", "turn-of-p2"]
Fate: TypeAlias = Literal["alive", "destroyed", "obliterated", "in-hand", "transformed", "gone", "empty"]
Place = Annotated[str, Meta(pattern=r"^p[12]-(god|relic|[1-6])$", examples=["p1-2"])]
Reference = Annotated[str, Meta(max_length=40, description="A unit's name or a place.", examples=["p2-god"])]
ClauseId = Annotated[str, Meta(pattern=r"^GU[1-9]\.[1-9][0-9]?$", examples=["GU3.6"])]
KindName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(EVENT_KINDS)})]


def is_place(word: str) -> bool:
    return _PLACE.fullmatch(word) is not None


# ---- the position ---------------------------------------------------------------------------------------------------


class Bonus(Schema):
    """What was added to a unit until then. A bonus of health is part of the maximum."""

    until: Until
    strength: Small = 0
    health: Small = 0
    keywords: tuple[Keyword, ...] = ()
    sleep: bool = False  # it falls asleep when this ends


class UnitState(Schema):
    """What can be said of any unit: undamaged, awake and as printed, but for what is said."""

    health: Annotated[int, Meta(ge=-99, le=99)] | None = None
    damage: Natural | None = None
    maximum: Annotated[int, Meta(ge=1, le=99)] | None = None
    asleep: bool = False
    burn: Natural | None = None
    armor: Natural | None = None
    keywords: tuple[Keyword, ...] = ()  # given to it for good
    lost: tuple[Keyword, ...] = ()  # printed ones that it has no more
    attacks: Natural = 0  # made this turn
    bonuses: tuple[Bonus, ...] = ()


class PlacedUnit(UnitState, kw_only=True):
    """A creature at the right end of what its side has so far, or a relic."""

    card: CardId
    owner: Seat
    strength: Natural | None = None
    sick: bool = False
    used: bool = False  # its ability, this turn
    regen: Natural | None = None
    spell_boost: Natural | None = None
    text_of: CardId | None = None  # a card whose abilities it has too


class GivenCard(Schema):
    """A card in hand or deck, when there is more to say of it than its name."""

    card: CardId
    cost: Small = 0  # added to its cost
    strength: Natural = 0  # added
    health: Natural = 0
    soulless: bool = False
    seen: bool = False  # the other player knows it


class Player(Schema):
    """What a player has. Without mana said there are 9, all locks open."""

    god: God = "neutral"
    power: CardId | None = None
    power_used: bool = False
    mana: Annotated[int, Meta(ge=0, le=9)] | None = None  # by default as many as gems are open
    opened: Annotated[int, Meta(ge=0, le=16)] = 16  # locks
    bags: Natural = 0
    bag_used: bool = False
    favor: Natural = 0
    bought: Natural = 0
    fatigue: Natural = 0
    turns: Natural = 3  # own turns so far
    attacked: Natural = 0  # attacks of the side this turn
    hand: tuple[CardId | GivenCard, ...] = ()
    deck: tuple[CardId | GivenCard, ...] = ()  # the top card first
    void: tuple[CardId, ...] = ()  # the latest card last


class Players(Schema):
    p1: Player = Player()
    p2: Player = Player()


class Placement(Schema):
    """A position: whose turn it is, what the players have, and which units are on the board, from left to right."""

    to_act: Seat = "p1"
    turn: Annotated[int, Meta(ge=1, le=1000)] | None = None  # both players' turns counted; by default 1 or 2
    players: Players = Players()
    gods: dict[Literal["p1", "p2"], UnitState] = field(default_factory=dict)
    units: dict[UnitName, PlacedUnit] = field(default_factory=dict)
    sanctum: tuple[CardId, ...] = ()  # in sight
    sanctum_pile: tuple[CardId, ...] = ()

    @property
    def first_turn(self) -> int:
        """The turn that it is."""
        return self.turn or 1 + SEATS[self.to_act]


class Opening(Schema):
    """A match from its beginning: god powers are picked, opening hands dealt, and each player may exchange cards."""

    decks: Annotated[tuple[str | Deck, ...], Meta(min_length=2, max_length=2)] | None = None


# ---- steps ----------------------------------------------------------------------------------------------------------


class PlayCard(Schema):
    """A card is played from hand: a creature into a `gap` (1: leftmost; else the right end), a spell at a unit."""

    card: CardId
    place: Annotated[int, Meta(ge=1, le=9)] | None = None  # in the hand; by default the first such card
    gap: Annotated[int, Meta(ge=1, le=6)] | None = None
    target: Reference | None = None
    as_: UnitName | None = field(default=None, name="as")  # the new unit's name from here on


class UseAbility(Schema):
    unit: Reference
    target: Reference | None = None


class UsePower(Schema):
    """The god power is used."""

    target: Reference | None = None


class Attack(Schema):
    unit: Reference
    target: Reference


class Action(Deed):
    """Something that a player does. Exactly one field."""

    answers = frozenset({"choose", "foresee"})

    attack: Attack | None = None
    play: PlayCard | None = None
    use: UseAbility | None = None
    power: UsePower | None = None
    bag: Nothing | None = None
    buy: CardId | None = None
    choose: Annotated[str, Meta(description="A unit's name, a place, or a card that may be chosen.")] | None = None
    foresee: tuple[CardId | Positive, ...] | None = None  # cards that go to the bottom, or their places from 1
    mulligan: tuple[CardId | Positive, ...] | None = None  # cards of the opening hand, or places in it
    end_turn: Nothing | None = None
    concede: Seat | None = None


Word: TypeAlias = Literal["end-turn", "bag"]
"""What can be written as a single word."""


class Refused(Action):
    """An action that is not possible, and the clause that forbids it."""

    beside = frozenset({"clause", "reason"})

    clause: ClauseId | None = None
    reason: ReasonName | None = None


class Naming(Schema):
    """The unit at a place, such as one that was summoned, gets a name."""

    unit: UnitName
    at: Place


# ---- expectations ---------------------------------------------------------------------------------------------------


class UnitFacts(Expected):
    """What a unit is expected to show, bonuses included. What is not said may be anything."""

    card: CardId | None = None
    owner: Seat | None = None
    at: Place | None = None
    strength: int | None = None
    health: int | None = None
    maximum: int | None = None
    damage: int | None = None
    keywords: tuple[Keyword, ...] | None = None  # these and no others
    has: tuple[Keyword, ...] | None = None  # these among others
    lacks: tuple[Keyword, ...] | None = None
    burn: int | None = None
    regen: int | None = None
    armor: int | None = None
    spell_boost: int | None = None
    attacks: int | None = None
    ready: bool | None = None  # it may attack somebody
    sick: bool | None = None
    asleep: bool | None = None
    used: bool | None = None
    text_of: CardId | None = None


class PricedCard(Schema):
    """A card in hand, what it costs now, and what was added to it."""

    card: CardId
    cost: Natural | None = None
    strength: int | None = None
    health: int | None = None
    soulless: bool | None = None


class PlayerFacts(Expected):
    """What a player is expected to have. A list of cards is exact and in order."""

    power: CardId | None = None
    power_used: bool | None = None
    health: int | None = None  # of the god
    mana: int | None = None
    gems: int | None = None
    locks: int | None = None  # not yet opened
    bags: int | None = None
    bag_used: bool | None = None
    favor: int | None = None
    bought: int | None = None
    fatigue: int | None = None
    hand: tuple[CardId | PricedCard, ...] | PileFacts | None = None
    deck: Pile | None = None  # the top card first
    void: Pile | None = None  # the latest card last


class ChoiceFacts(Schema):
    """What the player to act has to choose from: these places or these cards, in any order, or so many."""

    places: tuple[Place, ...] | None = None
    cards: tuple[CardId, ...] | None = None
    count: Natural | None = None


class EventFacts(EventPattern[KindName, Seat, ClauseId]):
    """An event of the log. What is not said may be anything."""

    source: Annotated[str, Meta(max_length=40, description="A unit's name, a place or a card.")] | None = None
    target: Annotated[str, Meta(max_length=40, description="A unit's name, a place or a card.")] | None = None
    extra: int | None = None


class Expectation(Course[Somebody, Viewer, Action | Word, KindName | EventFacts]):
    """What must hold now. `events`, `events-exactly` and `no-events` speak of the last action, its choices included."""

    p1: PlayerFacts | None = None
    p2: PlayerFacts | None = None
    sanctum: tuple[CardId | None, ...] | None = None
    choice: Literal["none", "power", "mulligan", "target", "delve", "hand", "foresee"] | ChoiceFacts | None = None
    units: dict[str, Fate | UnitFacts] = field(default_factory=dict)  # written beside the others, by name or place


class Step(Action):
    """One action, or one of `refused`, `name` and `expect`; `by` says who must be the one to act."""

    beside = frozenset({"by"})

    by: Seat | None = None
    refused: Refused | None = None
    name: Naming | None = None
    expect: Expectation | None = None


class Scenario(ScenarioFile[ClauseId, Card, Placement, Opening, Step | Word], kw_only=True):
    """A scenario file."""

    game: Literal["gods-unchained"]
    options: Options = Options()


KNOWN: Final = frozenset(Expectation.__struct_encode_fields__) - {SUBJECTS}
"""What an expectation says besides units and places."""
