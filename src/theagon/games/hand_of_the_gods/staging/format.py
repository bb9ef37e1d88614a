"""The position that a scenario of Hand of the Gods begins with, or its match.

Tiles are `a1` to `h5`, players `p1` (who begins) and `p2`. Units bear names that the scenario gives them; `p1-stone`
and `p2-stone` are the summoning stones. `docs/writing-scenarios.md` is the guide to this format.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.fields import CardId
from theagon.games.hand_of_the_gods import schema
from theagon.games.hand_of_the_gods.schema import Deck, Keyword, Natural, Tile
from theagon.games.staging.columns import Column, columns
from theagon.games.staging.format import Cost, TiringTurn, UnitName

Owner: TypeAlias = Literal["p1", "p2", "neutral"]
Until: TypeAlias = Literal["lasting", "this-turn", "turn-of-p1", "turn-of-p2"]
Ending: TypeAlias = Literal["this-turn", "turn-of-p1", "turn-of-p2"]
LeaderId = Annotated[str, Meta(max_length=60, extra={"names": "leader"})]


class Bonus(schema.Bonus):
    """A bonus of a unit, and how long it lasts. A bonus of health is part of the maximum."""

    until: Until = "lasting"


class PlacedUnit(Schema):
    """A unit on the board: undamaged, ready and as printed, except for the given fields.

    Values are built as the rules build them: `attack` and `maximum` replace the printed ones, bonuses come on top
    of them, and auras of units in play on top of that. `health` is what the unit then shows.
    """

    card: CardId
    owner: Owner
    at: Tile
    health: Annotated[int, Meta(ge=1, le=99)] | None = None  # as it is shown, auras included; or `damage`
    damage: Natural | None = None  # its loss from the maximum; or `health`
    attack: Natural | None = None  # in the place of the printed one
    maximum: Annotated[int, Meta(ge=1, le=99)] | None = None  # in the place of the printed health
    bonuses: tuple[Bonus, ...] = ()  # on top of these
    keywords: tuple[Keyword, ...] = ()  # given to it for good
    lost: tuple[Keyword, ...] = ()  # printed ones that it has no more
    ready: bool = True  # `false` is the same as `sick: true`
    sick: bool = False  # it has summoning sickness
    exhausted: bool = False  # it neither moves nor attacks any more this turn
    moved: bool = False  # in this turn
    attacked: bool = False  # in this turn
    warcry: bool = False  # its activated warcry may still be used
    silenced: bool = False  # it has lost its text, before it got the things given here
    visiting: bool = False  # stolen until the end of the turn
    nimble: bool = False  # it may move once more this turn
    stunned: Until | bool = False  # until when; `true` is `lasting`
    banished: Ending | None = None  # until when
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
    cost: Cost | None = None  # what it costs, if not as printed; nothing, if that is below 0
    cost_this_turn: Cost | None = None  # what it costs in this turn, if that is something else
    seen: bool = False  # the other player knows it


class Player(Schema):
    """The belongings of a player. Without a word on mana, there are 10."""

    leader: LeaderId = "zeus"
    leader_used: bool = False
    mana: Natural = 10
    mana_cap: Natural | None = None  # mana at the start of this turn; by default `mana`
    fatigue: Natural = 0  # draws from the empty deck so far
    deaths: Annotated[int, Meta(ge=0, le=15)] = 0  # of its units in this turn (HG6.50)
    hand: tuple[CardId | HandCard, ...] = ()
    deck: tuple[CardId, ...] = ()  # the top card first
    graveyard: tuple[CardId, ...] = ()  # the latest card last
    removed: tuple[CardId, ...] = ()  # the latest card last
    stone: int | Stone | None = None  # a number is its health


class Players(Schema):
    p1: Player = Player()
    p2: Player = Player()


class Placement(TiringTurn):
    """A position: the turn, what the players have, and the units on the board."""

    players: Players = Players()
    spells_cast: Natural = 0  # in this turn (HG6.50)
    units_played: Natural = 0
    units: dict[UnitName, PlacedUnit] = field(default_factory=dict)


COLUMNS: Final = columns(
    {
        Column.PLAYER: "leader_used mana fatigue",
        Column.PILE: "deck graveyard removed",
        Column.OWN: (
            "winner active to_act choice turn leader mana_cap deck_size graveyard_size removed_size reserved hand "
            "hand_size hand_cost hand_cost_now hand_seen spells_cast units_played "
            "deaths"
        ),
        Column.UNSAID: "overtime",
        Column.PLACES: "unit at board listeners aura_sources aura_holders modifier timed",
        Column.PASSING: "now suspended suspensions gone holding was_damaged offered choices",
        Column.COURSE: "rng clock entries contestant",
    }
)
"""The form of each column of the state in a position."""


class Opening(Schema):
    """A match from its beginning: opening hands are dealt, and each player may exchange cards."""

    decks: Annotated[tuple[str | Deck, ...], Meta(min_length=2, max_length=2)] | None = None
