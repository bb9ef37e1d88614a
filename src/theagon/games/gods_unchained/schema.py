"""What a designer may write: cards and decks of Gods Unchained, as data.

A card says what it is (kind, cost, values, keywords), and what it does in a small vocabulary: *abilities* that answer
an event (`on`), may ask for a target (`target`), may have a condition (`if`), and carry out *effects* (`do`), one
sentence each. The rules interpret this vocabulary and know no card; the card's text is generated from it.
Field names are kebab-case in the files (`card-played`), snake_case here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Final, Literal

from msgspec import Meta, field

from theagon.cards.schema import Schema
from theagon.games.card_language import triggers
from theagon.games.card_language.operations import KeptIn, Names, for_players, to_units
from theagon.games.naming import ID_FORM, ID_PATTERN
from theagon.games.words import Name
from theagon.games.words import Words as Words

God = Literal["death", "deception", "light", "magic", "nature", "war", "neutral"]
Domain = Literal["death", "deception", "light", "magic", "nature", "war", "neutral", "enemy"]
Rarity = Literal["basic", "common", "rare", "epic", "legendary"]
Tribe = Literal[
    "aether",
    "amazon",
    "anim",
    "anubian",
    "atlantean",
    "dragon",
    "guild",
    "mystic",
    "nether",
    "olympian",
    "rune",
    "structure",
    "viking",
    "weapon",
    "wild",
]
Keyword = Literal[
    "frontline",
    "backline",
    "hidden",
    "blitz",
    "godblitz",
    "ward",
    "protected",
    "deadly",
    "leech",
    "overkill",
    "twin-strike",
    "flank",
    "confused",
    "soulless",
    "cannot-attack",
]
CardKind = Literal["creature", "spell", "relic", "god-power"]
Side = Literal["friendly", "enemy", "any"]
Whose = Literal["yours", "enemy", "both"]
Who = Literal["self", "target", "it", "your-god", "enemy-god", "your-relic", "enemy-relic"]
Anchor = Literal["self", "target", "it", "your-god", "enemy-god", "your-relic", "enemy-relic"]
Place = Literal["board", "hand", "void", "deck"]
PulledCards = Literal["random", "top", "all", "highest-cost", "lowest-cost", "lowest-health"]
Until = Literal["lasting", "this-turn", "next-attack", "your-next-turn", "its-next-turn"]
Trigger = Literal[
    "roar",
    "afterlife",
    "turn-start",
    "turn-end",
    "ability",
    "attacks",
    "attacked",
    "deals-damage",
    "damaged",
    "survives",
    "healed",
    "dies",
    "summoned",
    "targeted",
    "card-played",
    "card-drawn",
    "power-used",
    "arrives",
]
_OF_UNIT: Final = triggers.Trigger(of="unit")
_OF_ANY_UNIT: Final = triggers.Trigger(of="unit", needs_of=True)
_OF_CARD: Final = triggers.Trigger(of="card", needs_of=True)
_OF_ATTACK: Final = triggers.Trigger(of="unit", by=True, after=True, it="attacked")
TRIGGERS: Final[Mapping[Trigger, triggers.Trigger]] = {
    "roar": triggers.Trigger(named=True, points=True),
    "afterlife": triggers.Trigger(named=True),
    "turn-start": triggers.Trigger(whose=True),
    "turn-end": triggers.Trigger(whose=True),
    "ability": triggers.Trigger(named=True, points=True),
    "attacks": _OF_ATTACK,
    "attacked": replace(_OF_ATTACK, it="attacker"),
    "deals-damage": triggers.Trigger(by=True, it="damaged"),
    "damaged": _OF_UNIT,
    "survives": _OF_UNIT,
    "healed": _OF_UNIT,
    "dies": _OF_ANY_UNIT,
    "summoned": _OF_ANY_UNIT,
    "targeted": triggers.Trigger(),
    "card-played": triggers.Trigger(of="card", needs_of=True, after=True),
    "card-drawn": _OF_CARD,
    "power-used": triggers.Trigger(whose=True),
    "arrives": triggers.Trigger(),
}

CardId = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=80, examples=["blind-cyclops"])]
Small = Annotated[int, Meta(ge=-20, le=20)]
AnyCard = Annotated[CardId, Names()]
Creature = Annotated[CardId, Names("creature")]
DeckCard = Annotated[CardId, Names("creature", "spell", "relic")]
Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=20)]


class Filter(Schema):
    """Which units (or, for card events, pools and piles, which cards) are meant. All conditions must hold."""

    side: Side = "any"  # seen from the ability's player
    kind: Literal["creature", "god", "character", "relic", "spell", "card"] = "creature"  # character: creature or god
    tribe: Tribe | Annotated[tuple[Tribe, ...], Meta(min_length=2)] | None = None  # or one of these
    god: Domain | None = None  # the domain of its card; enemy: of the enemy's god, in pools alone
    keyword: Keyword | None = None
    not_keyword: Keyword | None = None
    card: AnyCard | None = None
    rarity: Rarity | None = None
    has: Literal["roar", "afterlife"] | None = None  # an ability
    damaged: bool | None = None
    asleep: bool | None = None
    other: bool = False  # not the unit whose ability it is; in a spell not the target
    strength_max: Natural | None = None
    strength_min: Natural | None = None
    health_max: Natural | None = None
    health_min: Natural | None = None
    cost_max: Natural | None = None
    cost_min: Natural | None = None


def tribes_of(f: Filter) -> tuple[Tribe, ...]:
    """The tribes that a filter asks for: one of these; none if it does not ask."""
    if f.tribe is None:
        return ()
    return f.tribe if isinstance(f.tribe, tuple) else (f.tribe,)


class Group(Schema):
    """Several units that pass a filter: `all`; or `count` of them, at `random` or those with the `most` or `least`."""

    all: Filter | None = None
    random: Filter | None = None
    most: Filter | None = None
    least: Filter | None = None
    by: Literal["strength", "health"] = "health"  # of `most` and `least`
    count: Positive = 1


class Value(Schema):
    """An amount that is read when the effect resolves. Exactly one of strength-of ... done."""

    strength_of: Anchor | None = None
    health_of: Anchor | None = None
    count: Filter | None = None  # how many units on the board, or cards of the zone `in`
    zone: Place = field(default="board", name="in")  # of `count`; of friendly cards the player's zone
    cards_in_hand: Literal["yours", "enemy"] | None = None
    favor: Literal[True] | None = None  # the player's
    gems: Literal[True] | None = None  # the player's mana gems, spent ones too
    done: Literal[True] | None = None  # how much the effect before did: damage, favor, creatures destroyed
    per: Positive = 1  # only every so many count
    times: Positive = 1
    plus: Natural = 0  # added in the end


Amount = Natural | Value


class Condition(Schema):
    """When an ability or an effect happens at all. Exactly one of self, target, it, count, favor, void, done."""

    self_: Filter | None = field(default=None, name="self")
    target: Filter | None = None
    it: Filter | None = None
    count: Filter | None = None
    zone: Place = field(default="board", name="in")  # of `count`: units on the board, or cards
    at_least: Positive = 1  # of `count`
    favor: Annotated[int, Meta(ge=1, le=99)] | None = None  # the player has so much
    void: Positive | None = None  # the player's void has so many cards
    done: Positive | None = None  # the effect before did so much
    negated: bool = field(default=False, name="not")


class Bonus(Schema):
    """What is added. +N health raises the maximum and heals as much; numbers of one name add up (GU7.12)."""

    strength: Annotated[Small | Value, KeptIn("amount")] = 0
    health: Small | Value = 0
    burn: Natural = 0
    regen: Natural = 0
    armor: Natural = 0
    spell_boost: Natural = 0
    keywords: tuple[Keyword, ...] = ()
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=2)] = ()  # in place of those that it was given before


class SetTo(Schema):
    """Values that replace what a unit has."""

    strength: Amount | None = None
    health: Annotated[int, Meta(ge=1, le=99)] | None = None


class Pool(Schema):
    """Cards to take one from at random: those named, or all cards for decks that pass a filter. Exactly one."""

    cards: Annotated[tuple[DeckCard, ...], Meta(min_length=1, max_length=40)] | None = None
    of: Filter | None = None


class Summon(Schema):
    """New creatures at the right end of a side (GU5.10). Exactly one of card, random."""

    card: Creature | None = None
    random: Annotated[Pool | None, KeptIn("pool")] = None
    count: Positive = 1
    keywords: tuple[Keyword, ...] = ()  # besides their own


class AddCard(Schema):
    """New cards come to a hand, a deck or a void; that is no draw. Exactly one of card, random, copy-of."""

    card: DeckCard | None = None
    random: Annotated[Pool | None, KeptIn("pool")] = None
    copy_of: Anchor | None = None  # a creature with the strength and health that it has gained
    count: Positive = 1
    to: Annotated[Literal["hand", "void", "deck", "deck-top", "deck-bottom"], KeptIn("to_zone")] = "hand"
    strength: Annotated[Small, KeptIn("attack")] = 0  # added to it
    health: Small = 0
    cost: Annotated[Small, KeptIn("amount")] = 0  # added to its cost
    cost_to: Annotated[Natural | None, KeptIn("price")] = None  # it costs this
    cost_at_most: Annotated[Natural | None, KeptIn("price_limit")] = None


class Pull(Schema):
    """A card moves between zones (GU7.17): one that passes the filter, all of these, or `this`."""

    from_: Annotated[Literal["hand", "void", "deck"], KeptIn("zone")] = field(name="from")
    to: Annotated[Literal["board", "hand", "void", "deck", "deck-top", "deck-bottom", "obliterated"], KeptIn("to_zone")]
    of: Annotated[Filter, KeptIn("filter")] = Filter(kind="card")
    which: Annotated[PulledCards, KeptIn("flag")] = "random"
    this: bool = False  # the card of the unit whose ability it is, or the card in hand or void whose it is
    other: bool = False  # not that card
    over: bool = False  # it goes to the other player
    copy: Annotated[bool, KeptIn("copied")] = False  # a copy of it moves, and it stays
    above_target: Annotated[Natural | None, KeptIn("limit")] = None  # it costs at most so much more than the target
    count: Positive = 1
    strength: Annotated[Small, KeptIn("attack")] = 0  # added to it
    health: Small = 0
    cost: Annotated[Small, KeptIn("amount")] = 0
    cost_to: Annotated[Natural | None, KeptIn("price")] = None  # it costs this
    cost_at_most: Annotated[Natural | None, KeptIn("price_limit")] = None
    soulless: bool = False


class Improve(Schema):
    """Cards in hand or deck gain strength, health (relics: durability), another cost: all that pass, some, or this."""

    zone: Literal["hand", "deck"] = field(default="hand", name="in")
    of: Annotated[Filter, KeptIn("filter")] = Filter()
    random: Annotated[Positive | None, KeptIn("count")] = None
    this: bool = False  # the card in hand whose ability it is
    strength: Annotated[Natural, KeptIn("attack")] = 0
    health: Natural = 0
    cost: Annotated[Small, KeptIn("amount")] = 0
    cost_to: Annotated[Natural | None, KeptIn("price")] = None  # they cost this
    cost_at_most: Annotated[Natural | None, KeptIn("price_limit")] = None


class Mode(Schema):
    """One of several things that may happen."""

    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]


class Effect(Schema):
    """One sentence: exactly one operation, and to whom, how often, how long, under which condition."""

    damage: Annotated[Amount | None, to_units("amount", zero=False)] = None
    heal: Annotated[Natural | Value | Literal["full"] | None, to_units("amount", zero=False)] = None
    gain: Annotated[Bonus | None, to_units(ends="lasting")] = None
    set: Annotated[SetTo | None, to_units()] = None
    double: Annotated[Literal["strength", "health"] | None, to_units("flag")] = None
    swap: Annotated[Literal[True] | None, to_units()] = None  # strength and health
    lose: Annotated[Annotated[tuple[Keyword, ...], Meta(min_length=1)] | None, to_units("keywords")] = None
    sleep: Annotated[Literal["now", "turn-end"] | None, to_units("flag")] = None  # GU2.1, GU2.2
    wake: Annotated[Literal[True] | None, to_units()] = None
    destroy: Annotated[Literal[True] | None, to_units()] = None
    obliterate: Annotated[Literal[True] | None, to_units()] = None
    return_to_hand: Annotated[Literal[True] | None, to_units()] = None
    transform: Annotated[Creature | None, to_units("card")] = None
    durability: Annotated[Small | None, to_units("amount", zero=False)] = None
    copy: Annotated[Literal[True] | None, to_units()] = None  # a copy of it comes to the player's side
    summon: Annotated[Summon | None, for_players()] = None
    equip: Annotated[CardId | None, Names("relic"), for_players("card")] = None
    draw: Annotated[Positive | None, for_players("count")] = None
    add: Annotated[AddCard | None, for_players()] = None
    delve: Annotated[Pool | None, for_players("pool", asks=True, whose=False)] = None  # GU7.15
    foresee: Annotated[Annotated[int, Meta(ge=1, le=4)] | None, for_players("count", asks=True)] = None
    # above 0 they open, below they close (GU5.5)
    locks: Annotated[Small | None, for_players("amount", zero=False)] = None
    refresh: Annotated[Positive | None, for_players("amount")] = None  # mana gems
    favor: Annotated[Small | Value | None, for_players("amount", zero=False)] = None  # below 0: lost
    pull: Annotated[Pull | None, for_players()] = None
    # a card of the hand is obliterated
    discard: Annotated[Literal["chosen", "random"] | None, for_players("flag", asks="chosen")] = None
    improve: Annotated[Improve | None, for_players()] = None
    # replaces the player's god power; it is ready
    god_power: Annotated[CardId | None, Names("god-power"), for_players("card", whose=False)] = None
    copy_god_power: Annotated[Literal[True] | None, for_players(whose=False)] = None  # the enemy's does
    choose: Annotated[Filter | None, for_players("filter", asks=True, whose=False)] = None  # a unit: it is then `it`
    random_one: Annotated[
        Annotated[tuple[Mode, ...], Meta(min_length=2, max_length=4)] | None, for_players(whose=False)
    ] = None

    to: Who | Group | None = None
    whose: Whose = "yours"
    if_: Condition | None = field(default=None, name="if")
    repeat: Amount | None = None  # so many times, choosing again each time
    until: Until = "lasting"  # of what ends

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes, one of which happens."""
        return self.random_one or ()


class Target(Schema):
    """What the player points at: a unit that passes the filter and that may be pointed at (GU7.2)."""

    unit: Filter


class Ability(Schema):
    """What a creature or relic does, and when.

    | on | when |
    |---|---|
    | roar | it was played from hand (GU7.5) |
    | afterlife | it was destroyed (GU3.6, GU3.8) |
    | turn-start, turn-end | of its player's turn, or as `whose` says |
    | ability | its player uses it, once a turn |
    | attacks, attacked | before the damage or `after` it; of a relic: its god; `it` is the other one, `by` may ask |
    | deals-damage | `it` took it |
    | damaged, survives, healed | the unit `of` (default: this one) took damage, took it and lives, was healed |
    | dies, summoned | a unit `of` was destroyed, came to the board |
    | targeted | its player pointed a spell at it |
    | card-played, card-drawn | a card `of` |
    | power-used | a god power, as `whose` says |
    | arrives | it came to the board, in whatever way |

    `it` is the unit that the event is about. With `from`, the card acts from the hand or the void instead (GU6.11).
    """

    on: Trigger
    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=8)]
    after: bool = False  # attacks, attacked, card-played: once that is wholly over (GU6.26)
    whose: Whose = "yours"  # turn-start, turn-end, power-used
    of: Filter | None = None
    by: Filter | None = None
    target: Target | None = None  # roar, ability: elsewhere nobody is there to choose
    if_: Condition | None = field(default=None, name="if")
    zone: Literal["hand", "void"] | None = field(default=None, name="from")

    @property
    def points_first(self) -> bool:
        """Whether the player points at the target before the ability begins."""
        return self.on == "ability"


class Card(Schema):
    """A card. Creatures and relics have values and abilities; spells and god powers have `target` and `do`.

    A god power with abilities instead has them as long as it is its god's.
    """

    id: CardId
    name: Words
    kind: CardKind
    god: God = "neutral"
    rarity: Rarity = "common"
    tribe: Tribe | None = None
    token: bool = False  # made by other cards; not for decks
    cost: Annotated[int, Meta(ge=0, le=12)] = 0
    strength: Annotated[int, Meta(ge=0, le=20)] | None = None
    health: Annotated[int, Meta(ge=1, le=30)] | None = None  # of a relic: its durability
    keywords: tuple[Keyword, ...] = ()
    for_a_turn: tuple[Keyword, ...] = ()  # keywords that it has until its player's next turn
    burn: Natural = 0
    regen: Natural = 0
    armor: Natural = 0
    spell_boost: Natural = 0
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=4)] = ()
    target: Target | None = None
    do: Annotated[tuple[Effect, ...], Meta(max_length=8)] = ()
    favor: Annotated[int, Meta(ge=1, le=60)] | None = None  # its price in the Sanctum (GU8.2)
    selectable: bool = True  # of a god power: may be picked before the match (GU5.4)
    house: tuple[str, ...] = ()  # the fields that no published source gives
    figure: str | None = None  # the silhouette that stands for it (see the client)


class CardFile(Schema):
    """A file of cards."""

    game: Literal["gods-unchained"]
    cards: tuple[Card, ...] = ()


class Deck(Schema):
    """A deck: a god, and 30 cards of its domain and neutral ones (GU5.2)."""

    game: Literal["gods-unchained"]
    name: Words | Name
    god: God
    cards: dict[CardId, Annotated[int, Meta(ge=1, le=30)]]


class Options(Schema):
    """The options of a match: whether the Sanctum is open, and readings of the rulebook other than the adopted ones."""

    sanctum: bool = True  # GU8.2
    regen_saves: bool = True  # GU6.6; false: what Burn has brought to 0 is not healed
    soulless_afterlife: bool = True  # GU6.16; false: what is soulless has no afterlife
    roar_at_self: bool = False  # GU6.27; true: a roar may be pointed at its own creature
    god_health: Annotated[int, Meta(ge=1, le=99)] = 30  # GU5.1
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = 100  # both players' turns counted (GU6.14)
    fatigue: bool = True  # GU5.8; false: drawing from an empty deck does nothing
