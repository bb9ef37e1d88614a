"""The cards that come to the board and to piles, move between them, or change in them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.card_language.operations import KeptIn
from theagon.games.gods_unchained.schema.filters import Filter, Value
from theagon.games.gods_unchained.schema.vocabulary import (
    Anchor,
    Copied,
    Creature,
    DeckCard,
    Keyword,
    Measure,
    Natural,
    Positive,
    PulledCards,
    Small,
)


class Pool(Schema):
    """Cards to take one from at random: those named, or all cards for decks that pass a filter. Exactly one."""

    cards: Annotated[tuple[DeckCard, ...], Meta(min_length=1, max_length=40)] | None = None
    of: Filter | None = None


class Delve(Pool):
    """The pool of a delve, and where the pick goes with what is added to it."""

    to: Annotated[Literal["hand", "deck"], KeptIn("to_zone")] = "hand"
    strength: Annotated[Natural, KeptIn("attack")] = 0
    health: Natural = 0


class Send(Schema):
    """A creature leaves the board for a hand, or for its player's deck: a random place, the top or the bottom."""

    to: Annotated[Literal["hand", "deck", "deck-top", "deck-bottom"], KeptIn("to_zone")]
    over: bool = False  # to the hand of the effect's player instead
    cost: Annotated[Small, KeptIn("amount")] = 0  # added to its cost
    cost_at_most: Annotated[Natural | None, KeptIn("price_limit")] = None


class NextCard(Schema):
    """A change of what the next card of the player costs, of those that pass (GU6.38)."""

    cost: Annotated[Small, KeptIn("amount")]  # added to its cost
    of: Annotated[Filter, KeptIn("filter")] = Filter(kind="card")


class Become(Schema):
    """The creature that another is transformed into. Exactly one of same-cost, copy-of."""

    same_cost: Literal[True] | None = None  # a random creature that costs as much as it does
    copy_of: Anchor | None = None  # a copy of this creature, with everything that it has


class Summon(Schema):
    """New creatures at the right end of a side (GU5.10). Exactly one of card, random."""

    card: Creature | None = None
    random: Annotated[Pool | None, KeptIn("pool")] = None
    within_mana: bool = False  # of `random`: only those that cost no more than the player has mana
    count: Positive = 1
    keywords: tuple[Keyword, ...] = ()  # besides their own


class AddCard(Schema):
    """New cards come to a hand, a deck or a void; that is no draw. Exactly one of card, random, last, copy-of."""

    card: DeckCard | None = None
    random: Annotated[Pool | None, KeptIn("pool")] = None
    last: Annotated[Literal["spell", "creature"] | None, KeptIn("flag")] = None  # the last that was played
    by: Annotated[Literal["yours", "enemy"], KeptIn("over")] = "yours"  # of `last`: who played it
    copy_of: Copied | None = None  # a creature as it has grown; the card just drawn
    count: Positive = 1
    to: Annotated[Literal["hand", "void", "deck", "deck-top", "deck-bottom"], KeptIn("to_zone")] = "hand"
    strength: Annotated[Natural, KeptIn("attack")] = 0  # added to it
    health: Natural = 0
    cost: Annotated[Small, KeptIn("amount")] = 0  # added to its cost
    cost_to: Annotated[Natural | None, KeptIn("price")] = None  # it costs this
    cost_at_most: Annotated[Natural | None, KeptIn("price_limit")] = None


class Pull(Schema):
    """A card moves between zones (GU7.17): one that passes the filter, all of these, or `this`."""

    from_: Annotated[Literal["hand", "void", "deck", "voids"], KeptIn("zone")] = field(name="from")  # voids: both
    to: Annotated[Literal["board", "hand", "void", "deck", "deck-top", "deck-bottom", "obliterated"], KeptIn("to_zone")]
    of: Annotated[Filter, KeptIn("filter")] = Filter(kind="card")
    which: Annotated[PulledCards, KeptIn("flag")] = "random"
    by: Measure = "cost"  # of `most` and `least`
    this: bool = False  # the card of the unit with the ability, or the card in hand or void that has it
    other: bool = False  # not that card
    over: bool = False  # it goes to the other player
    among: Annotated[Positive | None, KeptIn("depth")] = None  # of a deck: only of this many top cards
    copy: Annotated[bool, KeptIn("copied")] = False  # a copy of it moves, and it stays
    above_target: Annotated[Natural | None, KeptIn("limit")] = None  # it costs at most this much more than the target
    costs_as: Annotated[Anchor | None, KeptIn("like")] = None  # it costs as much as this unit
    count: Positive = 1
    strength: Annotated[Natural, KeptIn("attack")] = 0  # added to it
    health: Natural = 0
    cost: Annotated[Small, KeptIn("amount")] = 0
    cost_to: Annotated[Natural | None, KeptIn("price")] = None  # it costs this
    cost_at_most: Annotated[Natural | None, KeptIn("price_limit")] = None
    keywords: tuple[Keyword, ...] = ()  # besides its own
    keeps: Annotated[bool, KeptIn("kept")] = False  # the gains of its unit; only of `this`


class Pick(Schema):
    """A card of a pile that stays there; the next effects speak of it as `card`. Without one they do not happen."""

    from_: Annotated[Literal["hand", "void"], KeptIn("zone")] = field(name="from")
    of: Annotated[Filter, KeptIn("filter")] = Filter()
    which: Annotated[Literal["random", "most", "least", "chosen", "first", "last"], KeptIn("flag")] = "random"
    by: Measure = "cost"  # of `most` and `least`
    again: bool = False  # not the card that was picked before


class Improve(Schema):
    """Gains of strength, health (relics: durability), cost for cards in hand or deck: all that pass, some, or this."""

    zone: Literal["hand", "deck"] = field(default="hand", name="in")
    of: Annotated[Filter, KeptIn("filter")] = Filter()
    random: Annotated[Positive | None, KeptIn("count")] = None
    chosen: Annotated[bool, KeptIn("flag")] = False  # the player picks one of the hand
    this: bool = False  # the card in hand that has the ability
    chosen_one: bool = False  # the Chosen One of the deck (GU7.22)
    drawn: bool = False  # those that the effect before has drawn
    strength: Annotated[Natural, KeptIn("attack")] = 0
    health: Natural = 0
    keywords: tuple[Keyword, ...] = ()
    times: Annotated[Value | None, KeptIn("value")] = None  # strength, health and cost, this many times
    cost: Annotated[Small, KeptIn("amount")] = 0
    cost_to: Annotated[Natural | None, KeptIn("price")] = None  # they cost this
    cost_at_most: Annotated[Natural | None, KeptIn("price_limit")] = None
