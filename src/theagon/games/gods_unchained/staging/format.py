"""The position that a scenario of Gods Unchained begins with, or its match.

Places are `p1-god`, `p1-relic`, `p1-1` to `p1-6` from left to right, and the same of p2; players `p1` (who begins) and
`p2`. Creatures and relics bear names that the scenario gives them. `docs/writing-scenarios-gods-unchained.md` is the
guide to this format.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.fields import ID_PATTERN, CardId
from theagon.games.gods_unchained.schema import Deck
from theagon.games.gods_unchained.schema.vocabulary import GodId, Keyword, Natural, Small
from theagon.games.staging.columns import Column, columns
from theagon.games.staging.format import Cost, TiringTurn, UnitName

Seat: TypeAlias = Literal["p1", "p2"]
Until: TypeAlias = Literal["lasting", "this-turn", "next-attack", "turn-of-p1", "turn-of-p2"]
PLACES = "a place: p1-god, p1-relic, p1-1 to p1-6, or the same of p2"
Place = Annotated[str, Meta(pattern=r"^p[12]-(god|relic|[1-6])$", description=PLACES, examples=["p1-2"])]

IN_VOID = "only the card's id: in the void it is as printed again (GU3.10)"
Printed = Annotated[str, Meta(pattern=ID_PATTERN, description=IN_VOID, max_length=60, extra={"names": "card"})]


class Bonus(Schema):
    """A bonus of a unit, and how long it lasts. A bonus of health is part of the maximum."""

    strength: Small = 0
    health: Small = 0
    keywords: tuple[Keyword, ...] = ()
    until: Until = "lasting"
    sleep: bool = False  # it falls asleep when this ends


class UnitState(Schema):
    """The state of any unit: undamaged, awake and as printed, except for the given fields."""

    health: Annotated[int, Meta(ge=-99, le=99)] | None = None
    damage: Natural | None = None
    maximum: Annotated[int, Meta(ge=1, le=99)] | None = None
    asleep: bool = False
    burn: Natural | None = None
    armor: Natural | None = None
    keywords: tuple[Keyword, ...] = ()  # given to it for good
    lost: tuple[Keyword, ...] = ()  # printed ones that it has no more, those for a turn too
    attacks: Natural = 0  # made this turn
    bonuses: tuple[Bonus, ...] = ()


class PlacedUnit(UnitState, kw_only=True):
    """A creature at the right end of its side so far, or a relic."""

    card: CardId
    owner: Seat
    strength: Natural | None = None
    sick: bool = False
    used: bool = False  # its ability, this turn
    visiting: bool = False  # stolen until the end of the turn
    silenced: bool = False  # it has lost its text, before it got the things given here (GU6.40)
    fought: bool = False  # it has attacked since it came to the board
    regen: Natural | None = None
    spell_boost: Natural | None = None
    text_of: CardId | None = None  # the card that gave it abilities
    harmed_by: Literal["p1", "p2", "combat", "burn"] | None = None  # last; the enemy gets favor for its kills


class GivenCard(Schema):
    """A card in hand or deck, when there is more to say of it than its name."""

    card: CardId
    cost: Cost | None = None  # what it costs, if not as printed; nothing, if that is below 0
    strength: Natural = 0  # added
    health: Natural = 0
    soulless: bool = False
    seen: bool = False  # the other player knows it
    keywords: tuple[Keyword, ...] = ()  # added
    chosen: bool = False  # in a deck: it is the Chosen One (GU7.22)


class Player(Schema):
    """The belongings of a player. Without a word on mana there are 9, all locks open."""

    god: GodId = "neutral"
    power: CardId | None = None
    power_used: bool = False
    mana: Annotated[int, Meta(ge=0, le=9)] | None = None  # by default as many as gems are open
    opened: Annotated[int, Meta(ge=0, le=16)] = 16  # locks
    borrowed: Annotated[int, Meta(ge=0, le=16)] = 0  # locks that the bag of tricks has opened for this turn
    bags: Natural = 0
    bag_used: bool = False
    favor: Natural = 0
    bought: Natural = 0
    fatigue: Natural = 0
    turns: Natural = 3  # own turns so far
    attacked: Natural = 0  # attacks of the side this turn
    power_change: Small = 0  # added to the cost of the god power until the player's turn ends
    spells_cast: Natural = 0  # this turn
    cards_played: Natural = 0  # this turn, spells too
    mana_spent: Natural = 0  # this turn, if a card can ask
    deaths: Natural = 0  # creatures of the side that were destroyed this turn,
    deaths_of_match: Natural = 0  # and in the match, if a card can ask
    last_spell: CardId | None = None  # the last that was played in the match
    last_creature: CardId | None = None
    hand: tuple[CardId | GivenCard, ...] = ()
    deck: tuple[CardId | GivenCard, ...] = ()  # the top card first
    void: tuple[Printed, ...] = ()  # the latest card last


class Players(Schema):
    p1: Player = Player()
    p2: Player = Player()


class Placement(TiringTurn):
    """A position: the turn, what the players have, and the units on the board, from left to right."""

    players: Players = Players()
    gods: dict[Seat, UnitState] = field(default_factory=dict)
    units: dict[UnitName, PlacedUnit] = field(default_factory=dict)
    sanctum: tuple[CardId | None, ...] = ()  # in sight; null: a place that is empty until the turn ends
    sanctum_pile: tuple[CardId, ...] = ()


COLUMNS: Final = columns(
    {
        Column.PLAYER: (
            "power_used power_change opened borrowed bags bag_used favor bought fatigue attacked spells_cast deaths"
        ),
        Column.CARD: "last_spell last_creature",
        Column.PILE: "void",
        Column.OWN: (
            "winner active to_act choice turn god power own_turns played spent buried mana deck deck_size hand "
            "hand_size void_size row_size sanctum sanctum_size shown"
        ),
        Column.UNSAID: "overtime delayed delayed_card",
        Column.PLACES: "unit at board listeners modifier timed",
        Column.PASSING: (
            "now suspended suspensions fallen fallen_size gone done noted cast offered foreseen foreseen_of choices"
        ),
        Column.COURSE: "rng clock entries contestant",
    }
)
"""The form of each column of the state in a position."""
KILLERS: Final = (None, "p1", "p2", "combat", "burn")
"""The words for a creature's `killer`."""


class Opening(Schema):
    """A match from its beginning: god powers are picked, opening hands dealt, and each player may exchange cards."""

    decks: Annotated[tuple[str | Deck, ...], Meta(min_length=2, max_length=2)] | None = None
