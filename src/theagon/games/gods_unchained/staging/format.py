"""What a scenario of Gods Unchained says: a position or a match, the steps taken, and what must hold.

Places are `p1-god`, `p1-relic`, `p1-1` to `p1-6` from left to right, and the same of p2; players `p1` (who begins) and
`p2`. Creatures and relics bear names that the scenario gives them; `p1-god` and `p2-god` are the gods' names too.
Field names are kebab-case in the files.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema, schema_json
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.schema import Card, CardId, Deck, God, Keyword, Natural, Options, Positive, Small
from theagon.games.scenario_files import SUBJECTS

EVENT_KINDS: Final = tuple(kind.name.lower().replace("_", "-") for kind in Kind)

SEATS: Final = {"p1": 0, "p2": 1}
"""The numbers of the seats."""

GODS: Final = {"p1-god": 1, "p2-god": 2}
"""The names of the gods, and their entry numbers: nothing enters before them."""

_PLACE: Final = re.compile("p[12]-(god|relic|[1-6])")

Seat: TypeAlias = Literal["p1", "p2"]
Until: TypeAlias = Literal["this-turn", "next-attack", "turn-of-p1", "turn-of-p2"]
Fate: TypeAlias = Literal["alive", "destroyed", "obliterated", "in-hand", "transformed", "gone", "empty"]
UnitName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40, examples=["a"])]
Place = Annotated[str, Meta(pattern=r"^p[12]-(god|relic|[1-6])$", examples=["p1-2"])]
Reference = Annotated[str, Meta(max_length=40, description="A unit's name or a place.", examples=["p2-god"])]
ClauseId = Annotated[str, Meta(pattern=r"^GU[1-9]\.[1-9][0-9]?$", examples=["GU3.6"])]
KindName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(EVENT_KINDS)})]
Seed = Annotated[int, Meta(ge=0, description="What random effects of the scenario follow from.")]


def is_place(word: str) -> bool:
    return _PLACE.fullmatch(word) is not None


# ---- the position ---------------------------------------------------------------------------------------------------


class Bonus(Schema):
    """What was added to a unit until then. A bonus of health is part of the maximum."""

    until: Until
    strength: Small = 0
    health: Small = 0
    keywords: tuple[Keyword, ...] = ()
    sleep: bool = False                     # it falls asleep when this ends


class UnitState(Schema):
    """What can be said of any unit: undamaged, awake and as printed, but for what is said."""

    health: Annotated[int, Meta(ge=-99, le=99)] | None = None
    damage: Natural | None = None
    maximum: Annotated[int, Meta(ge=1, le=99)] | None = None
    asleep: bool = False
    burn: Natural | None = None
    armor: Natural | None = None
    keywords: tuple[Keyword, ...] = ()      # given to it for good
    lost: tuple[Keyword, ...] = ()          # printed ones that it has no more
    attacks: Natural = 0                    # made this turn
    bonuses: tuple[Bonus, ...] = ()


class PlacedUnit(UnitState, kw_only=True):
    """A creature at the right end of what its side has so far, or a relic."""

    card: CardId
    owner: Seat
    strength: Natural | None = None
    sick: bool = False
    used: bool = False                      # its ability, this turn
    regen: Natural | None = None
    spell_boost: Natural | None = None
    text_of: CardId | None = None           # a card whose abilities it has too


class GivenCard(Schema):
    """A card in hand or deck, when there is more to say of it than its name."""

    card: CardId
    cost: Small = 0                         # added to its cost
    strength: Natural = 0                   # added
    health: Natural = 0
    soulless: bool = False
    seen: bool = False                      # the other player knows it


class Player(Schema):
    """What a player has. Without mana said there are 9, all locks open."""

    god: God = "neutral"
    power: CardId | None = None
    power_used: bool = False
    mana: Annotated[int, Meta(ge=0, le=9)] | None = None        # by default as many as gems are open
    opened: Annotated[int, Meta(ge=0, le=16)] = 16              # locks
    bags: Natural = 0
    bag_used: bool = False
    favor: Natural = 0
    bought: Natural = 0
    fatigue: Natural = 0
    turns: Natural = 3                      # own turns so far
    attacked: Natural = 0                   # attacks of the side this turn
    hand: tuple[CardId | GivenCard, ...] = ()
    deck: tuple[CardId | GivenCard, ...] = ()       # the top card first
    void: tuple[CardId, ...] = ()           # the latest card last


class Players(Schema):
    p1: Player = Player()
    p2: Player = Player()


class Placement(Schema):
    """A position: whose turn it is, what the players have, and which units are on the board, from left to right."""

    to_act: Seat = "p1"
    turn: Annotated[int, Meta(ge=1, le=1000)] | None = None     # both players' turns counted; by default 1 or 2
    players: Players = Players()
    gods: dict[Literal["p1", "p2"], UnitState] = field(default_factory=dict)
    units: dict[UnitName, PlacedUnit] = field(default_factory=dict)
    sanctum: tuple[CardId, ...] = ()        # in sight
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
    place: Annotated[int, Meta(ge=1, le=9)] | None = None       # in the hand; by default the first such card
    gap: Annotated[int, Meta(ge=1, le=6)] | None = None
    target: Reference | None = None
    as_: UnitName | None = field(default=None, name="as")       # the new unit's name from here on


class UseAbility(Schema):
    unit: Reference
    target: Reference | None = None


class UsePower(Schema):
    """The god power is used."""

    target: Reference | None = None


class Attack(Schema):
    unit: Reference
    target: Reference


class Nothing(Schema):
    """An empty mapping."""


ACTIONS: Final = (
    "attack", "play", "use", "power", "bag", "buy", "choose", "foresee", "mulligan", "end_turn", "concede")


class Action(Schema):
    """Something that a player does. Exactly one field."""

    attack: Attack | None = None
    play: PlayCard | None = None
    use: UseAbility | None = None
    power: UsePower | None = None
    bag: Nothing | None = None
    buy: CardId | None = None
    choose: Annotated[str, Meta(description="A unit's name, a place, or a card that may be chosen.")] | None = None
    foresee: tuple[CardId | Positive, ...] | None = None        # cards that go to the bottom, or their places from 1
    mulligan: tuple[CardId | Positive, ...] | None = None       # cards of the opening hand, or places in it
    end_turn: Nothing | None = None
    concede: Seat | None = None

    def __post_init__(self) -> None:
        self._check_one(ACTIONS)

    def _check_one(self, names: tuple[str, ...]) -> None:
        given = [name.replace("_", "-") for name in names if getattr(self, name) is not None]
        if not given:
            raise ValueError(f"one of these is needed: {', '.join(name.replace('_', '-') for name in names)}")
        if len(given) > 1:
            raise ValueError(f"only one of these may be given, not {' and '.join(map(repr, given))}")


EndTurn: TypeAlias = Literal["end-turn", "bag"]
"""What can be written as a single word."""


class Refused(Action):
    """An action that is not possible, and the clause that forbids it."""

    clause: ClauseId | None = None
    reason: Annotated[str, Meta(max_length=40, examples=["frontline"])] | None = None


class Naming(Schema):
    """The unit at a place, such as one that was summoned, gets a name."""

    unit: UnitName
    at: Place


# ---- expectations ---------------------------------------------------------------------------------------------------


class Expected(Schema):
    """Base of what is expected; of nothing at all nobody could tell whether it holds."""

    def __post_init__(self) -> None:
        if all(getattr(self, name) in (None, {}) for name in self.__struct_fields__):
            raise ValueError("nothing is expected: say what must hold, or leave this out")


class UnitFacts(Expected):
    """What a unit is expected to show, bonuses included. What is not said may be anything."""

    card: CardId | None = None
    owner: Seat | None = None
    at: Place | None = None
    strength: int | None = None
    health: int | None = None
    maximum: int | None = None
    damage: int | None = None
    keywords: tuple[Keyword, ...] | None = None     # these and no others
    has: tuple[Keyword, ...] | None = None          # these among others
    lacks: tuple[Keyword, ...] | None = None
    burn: int | None = None
    regen: int | None = None
    armor: int | None = None
    spell_boost: int | None = None
    attacks: int | None = None
    ready: bool | None = None                       # it may attack somebody
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


class PileFacts(Schema):
    """What is expected of a pile of cards, when not every card of it is told."""

    count: Natural | None = None
    contains: tuple[CardId, ...] | None = None
    lacks: tuple[CardId, ...] | None = None


Pile: TypeAlias = tuple[CardId, ...] | PileFacts


class PlayerFacts(Expected):
    """What a player is expected to have. A list of cards is exact and in order."""

    power: CardId | None = None
    power_used: bool | None = None
    health: int | None = None                       # of the god
    mana: int | None = None
    gems: int | None = None
    locks: int | None = None                        # not yet opened
    bags: int | None = None
    bag_used: bool | None = None
    favor: int | None = None
    bought: int | None = None
    fatigue: int | None = None
    hand: tuple[CardId | PricedCard, ...] | PileFacts | None = None
    deck: Pile | None = None                        # the top card first
    void: Pile | None = None                        # the latest card last


class ChoiceFacts(Schema):
    """What the player to act has to choose from: these places or these cards, in any order, or so many."""

    places: tuple[Place, ...] | None = None
    cards: tuple[CardId, ...] | None = None
    count: Natural | None = None


class EventFacts(Schema):
    """An event of the log. What is not said may be anything."""

    kind: KindName
    source: Annotated[str, Meta(max_length=40, description="A unit's name, a place or a card.")] | None = None
    target: Annotated[str, Meta(max_length=40, description="A unit's name, a place or a card.")] | None = None
    card: CardId | None = None
    seat: Seat | None = None
    amount: int | None = None
    extra: int | None = None
    clause: ClauseId | None = None
    because: KindName | None = None                 # the kind of the event that caused it


EventPattern: TypeAlias = KindName | EventFacts


class Expectation(Expected):
    """What must hold now. `events`, `events-exactly` and `no-events` speak of the last action, its choices included."""

    p1: PlayerFacts | None = None
    p2: PlayerFacts | None = None
    winner: Literal["p1", "p2", "none"] | None = None
    draw: bool | None = None
    to_act: Literal["p1", "p2", "none"] | None = None
    turn: int | None = None
    sanctum: tuple[CardId | None, ...] | None = None
    choice: Literal["none", "power", "mulligan", "target", "delve", "hand", "foresee"] | ChoiceFacts | None = None
    legal: tuple[Action | EndTurn, ...] | None = None
    not_legal: tuple[Action | EndTurn, ...] | None = None
    events: tuple[EventPattern, ...] | None = None          # in this order; others may stand between
    events_exactly: tuple[EventPattern, ...] | None = None
    no_events: tuple[EventPattern, ...] | None = None       # none of these
    view: dict[Literal["p1", "p2", "spectator"], Any] | None = None     # what of their views must be so
    units: dict[str, Fate | UnitFacts] = field(default_factory=dict)  # written beside the others, by name or place


class Step(Action):
    """One action, or one of `refused`, `name` and `expect`; `by` says who must be the one to act."""

    by: Seat | None = None
    refused: Refused | None = None
    name: Naming | None = None
    expect: Expectation | None = None

    def __post_init__(self) -> None:
        self._check_one((*ACTIONS, "refused", "name", "expect"))


class Scenario(Schema, kw_only=True):
    """A scenario file."""

    game: Literal["gods-unchained"]
    title: Annotated[str, Meta(min_length=1, max_length=120)]
    proves: tuple[ClauseId, ...] = ()
    cards: tuple[Card, ...] = ()            # further cards, or others in the place of those of the same id
    options: Options = Options()
    seed: Seed = 0
    position: Placement | None = None
    match: Opening | None = None
    steps: Annotated[tuple[Step | EndTurn, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if (self.position is None) == (self.match is None):
            raise ValueError("a scenario starts from a 'position' or from a 'match': give one of them")


KNOWN: Final = frozenset(Expectation.__struct_encode_fields__) - {SUBJECTS}
"""What an expectation says besides units and places."""


def scenario_schema() -> dict[str, Any]:
    """The JSON Schema of scenario files, for editors."""
    document = schema_json(Scenario, "Gods Unchained: scenario", "urn:theagon:gods-unchained:scenario")
    expectation = document["$defs"]["Expectation"]
    expectation["additionalProperties"] = expectation["properties"].pop(SUBJECTS)["additionalProperties"]
    return document
