"""What a scenario of Hand of the Gods says: a position or a match, the steps taken, and what must hold.

Tiles are `a1` to `h5`, players `p1` (who begins) and `p2`. Units bear names that the scenario gives them; `p1-stone`
and `p2-stone` are the summoning stones. Field names are kebab-case in the files. `docs/writing-scenarios.md` is the
guide to this format.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind
from theagon.games.hand_of_the_gods.schema import (
    Card,
    CardId,
    Column,
    Deck,
    Keyword,
    Leader,
    Natural,
    Positive,
    Small,
    Tile,
)
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

STONES: Final = {"p1-stone": 1, "p2-stone": 2}
"""The names of the summoning stones, and their entry numbers: nothing enters before them."""

_TILE: Final = re.compile("[a-h][1-5]")

Seat: TypeAlias = Literal["p1", "p2"]
Somebody: TypeAlias = Literal["p1", "p2", "none"]
Viewer: TypeAlias = Literal["p1", "p2", "spectator"]
Owner: TypeAlias = Literal["p1", "p2", "neutral"]
Until: TypeAlias = Literal["lasting", "this-turn", "turn-of-p1", "turn-of-p2"]
Ending: TypeAlias = Literal["this-turn", "turn-of-p1", "turn-of-p2"]
Fate: TypeAlias = Literal["alive", "dead", "gone", "in-hand", "banished", "transformed", "removed", "empty"]
Reference = Annotated[str, Meta(max_length=40, description="A unit's name or a tile.", examples=["c3"])]
ClauseId = Annotated[str, Meta(pattern=r"^HG[1-9]\.[1-9][0-9]?[a-i]?$", examples=["HG4.24"])]
KindName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(EVENT_KINDS)})]


def is_tile(word: str) -> bool:
    return _TILE.fullmatch(word) is not None


# ---- the position ---------------------------------------------------------------------------------------------------


class Bonus(Schema):
    """What was added to a unit, and how long it lasts. A bonus of health is part of the maximum."""

    attack: Small = 0
    health: Small = 0
    movement: Small = 0
    range: Small = 0
    protect: Annotated[int, Meta(ge=0, le=20)] = 0
    keywords: tuple[Keyword, ...] = ()
    until: Until = "lasting"


class PlacedUnit(Schema):
    """A unit on the board: undamaged, ready and as printed, but for what is said.

    Values are built as the rules build them: `attack` and `maximum` stand in the place of the printed ones, bonuses
    come on top of them, and auras of units in play on top of that. `health` is what the unit then shows.
    """

    card: CardId
    owner: Owner
    at: Tile
    health: Annotated[int, Meta(ge=1, le=99)] | None = None
    damage: Natural | None = None
    attack: Natural | None = None
    maximum: Annotated[int, Meta(ge=1, le=99)] | None = None
    bonuses: tuple[Bonus, ...] = ()
    keywords: tuple[Keyword, ...] = ()  # given to it for good
    lost: tuple[Keyword, ...] = ()  # printed ones that it has no more
    ready: bool = True  # `false` is the same as `sick: true`
    sick: bool = False
    exhausted: bool = False
    moved: bool = False
    attacked: bool = False
    warcry: bool = False  # its activated warcry may still be used
    silenced: bool = False
    stunned: Until | None = None
    banished: Ending | None = None
    token: bool = False  # there is no card behind it, though its card is no token
    order: Annotated[int, Meta(ge=1, le=99)] | None = None  # its age; without, units are as old as they are written


class Stone(Schema):
    """A summoning stone."""

    health: Annotated[int, Meta(ge=1, le=99)] | None = None
    damage: Natural | None = None
    maximum: Annotated[int, Meta(ge=1, le=99)] | None = None
    bonuses: tuple[Bonus, ...] = ()


class HandCard(Schema):
    """A card in hand, when there is more to say of it than its name."""

    card: CardId
    cost: Small = 0  # added to its cost
    cost_this_turn: Small = 0  # the same, for this turn only
    seen: bool = False  # the other player knows it


class Player(Schema):
    """What a player has. Without mana said, there are 10."""

    leader: CardId = "zeus"
    leader_used: bool = False
    mana: Natural = 10
    mana_cap: Natural | None = None  # mana at the start of this turn; by default `mana`
    fatigue: Natural = 0  # draws from the empty deck so far
    hand: tuple[CardId | HandCard, ...] = ()
    deck: tuple[CardId, ...] = ()  # the top card first
    graveyard: tuple[CardId, ...] = ()  # the latest card last
    removed: tuple[CardId, ...] = ()  # the latest card last
    stone: int | Stone | None = None  # a number is its health


class Players(Schema):
    p1: Player = Player()
    p2: Player = Player()


class Placement(Schema):
    """A position: whose turn it is, what the players have, and which units are on the board."""

    to_act: Seat = "p1"
    turn: Annotated[int, Meta(ge=1, le=1000)] | None = None  # both players' turns counted; by default 1 or 2
    players: Players = Players()
    units: dict[UnitName, PlacedUnit] = field(default_factory=dict)

    @property
    def first_turn(self) -> int:
        """The turn that it is."""
        return self.turn or 1 + SEATS[self.to_act]


class Opening(Schema):
    """A match from its beginning: opening hands are dealt, and each player may exchange cards."""

    decks: Annotated[tuple[str | Deck, ...], Meta(min_length=2, max_length=2)] | None = None


# ---- steps ----------------------------------------------------------------------------------------------------------


class Aimed(Schema):
    """What something is pointed at: at most one of these."""

    target: Reference | None = None
    at: Tile | None = None
    column: Column | None = None
    row: Annotated[int, Meta(ge=1, le=5)] | None = None

    def __post_init__(self) -> None:
        given = [name for name in ("target", "at", "column", "row") if getattr(self, name) is not None]
        if len(given) > 1:
            raise ValueError(f"only one field may be given, not {' and '.join(map(repr, given))}")


class PlayCard(Aimed, kw_only=True):
    """A card is played from hand: a unit `at` a tile, a spell at what it is for."""

    card: CardId
    place: Annotated[int, Meta(ge=1, le=10)] | None = None  # in the hand; by default the first such card
    as_: UnitName | None = field(default=None, name="as")  # the new unit's name from here on


class UseWarcry(Aimed, kw_only=True):
    """A unit's activated warcry is used."""

    unit: Reference


class UseLeader(Aimed):
    """The leader ability is used."""


class Attack(Schema):
    unit: Reference
    target: Reference


class Move(Schema):
    unit: Reference
    to: Tile


class Action(Deed):
    """Something that a player does. Exactly one field."""

    attack: Attack | None = None
    move: Move | None = None
    play: PlayCard | None = None
    warcry: UseWarcry | None = None
    leader: UseLeader | None = None
    choose: Annotated[str, Meta(description="A tile, a unit's name, or a card that is offered.")] | None = None
    mulligan: tuple[CardId | Positive, ...] | None = None  # cards of the opening hand, or places in it
    end_turn: Nothing | None = None
    concede: Seat | None = None


EndTurn: TypeAlias = Literal["end-turn"]


class Refused(Action):
    """An action that is not possible, and the clause that forbids it."""

    beside = frozenset({"clause", "reason"})

    clause: ClauseId | None = None
    reason: ReasonName | None = None


class Naming(Schema):
    """The unit on a tile, such as one that was summoned, gets a name."""

    unit: UnitName
    at: Tile


# ---- expectations ---------------------------------------------------------------------------------------------------


class UnitFacts(Expected):
    """What a unit is expected to show, auras and bonuses included. What is not said may be anything."""

    card: CardId | None = None
    owner: Owner | None = None
    at: Tile | None = None
    attack: int | None = None
    health: int | None = None
    maximum: int | None = None
    damage: int | None = None
    movement: int | None = None
    range: int | None = None
    protect: int | None = None
    keywords: tuple[Keyword, ...] | None = None  # these and no others
    has: tuple[Keyword, ...] | None = None  # these among others
    lacks: tuple[Keyword, ...] | None = None
    ready: bool | None = None  # neither sick nor exhausted
    sick: bool | None = None
    exhausted: bool | None = None
    moved: bool | None = None
    attacked: bool | None = None
    warcry: bool | None = None
    silenced: bool | None = None
    stunned: bool | Until | None = None
    banished: bool | Ending | None = None
    token: bool | None = None  # no card is behind it


class PricedCard(Schema):
    """A card in hand and what it costs now."""

    card: CardId
    cost: Natural


class PlayerFacts(Expected):
    """What a player is expected to have. A list of cards is exact and in order."""

    leader: CardId | None = None
    leader_used: bool | None = None
    mana: int | None = None
    mana_cap: int | None = None
    fatigue: int | None = None
    hand: tuple[CardId | PricedCard, ...] | PileFacts | None = None
    deck: Pile | None = None  # the top card first
    graveyard: Pile | None = None  # the latest card last
    removed: Pile | None = None
    stone: int | UnitFacts | None = None  # a number is its health
    guarded: bool | None = None


class ChoiceFacts(Schema):
    """What the player to act has to choose from: these tiles or these cards, in any order, or so many."""

    tiles: tuple[Tile, ...] | None = None
    cards: tuple[CardId, ...] | None = None
    count: Natural | None = None


class EventFacts(EventPattern[KindName, Seat, ClauseId]):
    """An event of the log. What is not said may be anything."""

    source: Annotated[str, Meta(max_length=40, description="A unit's name, a tile or a card.")] | None = None
    target: Annotated[str, Meta(max_length=40, description="A unit's name, a tile or a card.")] | None = None
    tile: Tile | None = None
    extra: int | None = None


class Expectation(Course[Somebody, Viewer, Action | EndTurn, KindName | EventFacts]):
    """What must hold now. `events`, `events-exactly` and `no-events` speak of the last action, its choices included."""

    p1: PlayerFacts | None = None
    p2: PlayerFacts | None = None
    choice: Literal["none", "mulligan"] | ChoiceFacts | None = None
    units: dict[str, Fate | UnitFacts] = field(default_factory=dict)  # written beside the others, by name or tile


class Step(Action):
    """One action, or one of `refused`, `name` and `expect`; `by` says who must be the one to act."""

    beside = frozenset({"by"})

    by: Seat | None = None
    refused: Refused | None = None
    name: Naming | None = None
    expect: Expectation | None = None


class Scenario(ScenarioFile[ClauseId, Card, Placement, Opening, Step | EndTurn], kw_only=True):
    """A scenario file."""

    game: Literal["hand-of-the-gods"]
    leaders: tuple[Leader, ...] = ()
    map: Annotated[str, Meta(max_length=200)] = "arena"  # a map's name, or a file


KNOWN: Final = frozenset(Expectation.__struct_encode_fields__) - {SUBJECTS}
"""What an expectation says besides units and tiles."""
