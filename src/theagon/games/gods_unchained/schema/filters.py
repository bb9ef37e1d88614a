"""The questions of cards: which units or cards are meant, how many or how much, and whether something is so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.card_language.operations import Reads
from theagon.games.gods_unchained.schema.vocabulary import (
    Anchor,
    AnyCard,
    DomainId,
    GodId,
    Lead,
    Measure,
    Natural,
    Place,
    Positive,
    Rarity,
    Side,
    Trait,
    TribeId,
    Who,
    Whose,
)


class Filter(Schema):
    """A filter of units (or, for card events, pools and piles, of cards). All conditions must hold."""

    example: ClassVar[str | None] = "{side: enemy}"

    side: Side = "any"  # seen from the ability's player
    kind: Literal["creature", "god", "character", "relic", "spell", "card"] = "creature"  # character: creature or god
    tribe: TribeId | Annotated[tuple[TribeId, ...], Meta(min_length=2)] | None = None  # or one of these
    god: DomainId | Annotated[tuple[GodId, ...], Meta(min_length=2)] | None = None  # of its card; enemy: only in pools
    keyword: Trait | None = None  # or any of this number
    not_keyword: Trait | None = None
    card: AnyCard | None = None
    rarity: Rarity | None = None
    has: Literal["roar", "afterlife"] | None = None  # an ability
    lacks: Literal["roar", "afterlife"] | None = None
    damaged: bool | None = None
    asleep: bool | None = None
    dying: bool | None = None  # the next cleanup destroys it
    fought: bool | None = None  # it has attacked since it came to the board
    other: bool = False  # not the unit with the ability; in a spell or after `to` not the target
    beside: Literal["self", "target", "it"] | None = None  # next to this creature, on its side
    gems: Literal["within", "below"] | None = None  # it costs no more than the player has mana gems, or less
    strength_max: Natural | None = None
    strength_min: Natural | None = None
    health_max: Natural | None = None
    health_min: Natural | None = None
    cost_max: Natural | None = None
    cost_min: Natural | None = None


STATES: Final[Mapping[str, Mapping[bool, str]]] = {
    "damaged": {True: "damaged", False: "undamaged"},
    "asleep": {True: "asleep", False: "awake"},
    "dying": {True: "dying", False: "living"},
    "fought": {True: "fought", False: "unfought"},
}
"""The states that a filter can ask only of units on the board, and their names in texts."""


def tribes_of(f: Filter) -> tuple[str, ...]:
    """Return the tribes that a filter asks for: one of these; none if it does not ask."""
    if f.tribe is None:
        return ()
    return f.tribe if isinstance(f.tribe, tuple) else (f.tribe,)


def gods_of(f: Filter) -> tuple[str, ...]:
    """Return the gods that a filter asks for: one of these; none if it does not ask."""
    if f.god is None:
        return ()
    return f.god if isinstance(f.god, tuple) else (f.god,)


class Group(Schema):
    """Several units that pass a filter: `all`; or `count` of them, at `random` or those with the `most` or `least`."""

    all: Filter | None = None
    random: Filter | None = None
    most: Filter | None = None
    least: Filter | None = None
    by: Measure = "health"  # of `most` and `least`; of equals chance picks
    count: Positive = 1


class Value(Schema):
    """An amount that is read when the effect resolves. Exactly one of strength-of ... event."""

    example: ClassVar[str | None] = "{count: {side: enemy}}"

    strength_of: Annotated[Who | None, Reads("anchor")] = None
    health_of: Annotated[Who | None, Reads("anchor")] = None
    cost_of: Annotated[Who | None, Reads("anchor")] = None  # as printed
    missing_of: Annotated[Anchor | None, Reads("anchor")] = None  # how much health it has lost
    regen_of: Annotated[Anchor | None, Reads("anchor")] = None
    count: Annotated[Filter | None, Reads("filter")] = None  # how many units on the board, or cards of the zone `in`
    zone: Place = field(default="board", name="in")  # of `count`; of friendly cards the player's zone
    total: Measure | None = None  # of `count`: for example the sum of their strength
    random: Literal[True] | None = None  # of `total`: the measure of a random one of them
    cards_in_hand: Annotated[Literal["yours", "enemy"] | None, Reads("side")] = None
    favor: Annotated[Literal[True] | None, Reads()] = None  # the player's
    gems: Annotated[Literal[True] | None, Reads()] = None  # the player's mana gems, spent ones too
    lead: Annotated[Lead | None, Reads("lead")] = None  # how many more of these the player has than the enemy
    whose: Literal["yours", "enemy"] = "yours"  # of `lead`: or the enemy than the player
    mana: Annotated[Literal["yours", "enemy"] | None, Reads("side")] = None  # unspent
    spells_cast: Annotated[Whose | None, Reads("side")] = None  # how many were played this turn
    cards_played: Annotated[Whose | None, Reads("side")] = None  # likewise, creatures and relics too
    mana_spent: Annotated[Whose | None, Reads("side")] = None  # on cards and god powers this turn
    deaths: Annotated[Whose | None, Reads("side")] = None  # how many creatures were destroyed this turn
    since: Literal["match-start"] | None = None  # of `deaths`: not in this turn alone
    done: Annotated[Literal[True] | None, Reads()] = None  # how much was done before: damage, favor, deaths, cards
    event: Annotated[Literal[True] | None, Reads()] = None  # how much damage or healing the ability answers
    per: Positive = 1  # only every n-th counts
    times: Positive = 1
    plus: Natural = 0  # added in the end
    at_most: Positive | None = None


Amount = Natural | Value


class Condition(Schema):
    """The condition of an ability or an effect. Exactly one of self, target, it, card, count, died-of ... done."""

    self_: Filter | None = field(default=None, name="self")
    target: Filter | None = None
    it: Filter | None = None
    card: Filter | None = None  # the card that was picked or moved last
    count: Filter | None = None
    amount: Value | None = None  # this is at least `at-least`
    zone: Place = field(default="board", name="in")  # of `count`: units on the board, or cards
    at_least: Positive = 1  # of `count` and `amount`
    favor: Annotated[int, Meta(ge=1, le=99)] | None = None  # the player has so much
    mana: Positive | None = None  # the player has so much unspent
    died_of: Literal["burn"] | None = None  # Burn destroyed the unit of the afterlife
    void: Positive | None = None  # the player's void has at least this many cards
    different: Literal["hand", "deck", "void"] | None = None  # no two cards of this zone of the player are the same
    lead: Lead | None = None  # the player has more of these than the enemy
    whose: Literal["yours", "enemy"] = "yours"  # of `lead`: or the enemy than the player
    done: Positive | None = None  # the effect before did so much
    negated: bool = field(default=False, name="not")
    further: Condition | None = field(default=None, name="and")  # this one holds too
    either: Condition | None = field(default=None, name="or")  # or this one instead
