"""The schema of cards and decks of Gods Unchained, which designers write as data in the language of cards."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from theagon.cards.schema import Schema, parts
from theagon.games.card_language.operations import KeptIn, Names, for_players, to_units
from theagon.games.collection.card_files import SetFile
from theagon.games.collection.decks import DeckFile
from theagon.games.collection.own_words import Coloured, OwnKeyword
from theagon.games.gods_unchained.schema.filters import Amount, Condition, Filter, Group, Value
from theagon.games.gods_unchained.schema.piles import (
    AddCard,
    Become,
    Delve,
    Improve,
    NextCard,
    Pick,
    Pull,
    Send,
    Summon,
)
from theagon.games.gods_unchained.schema.piles import Pool as Pool
from theagon.games.gods_unchained.schema.vocabulary import (
    Anchor,
    CardId,
    CardKind,
    Creature,
    GodId,
    Keyword,
    KeywordId,
    Lost,
    Natural,
    Positive,
    Rarity,
    Relic,
    Small,
    TribeId,
    Trigger,
    Until,
    Who,
    Whose,
)
from theagon.games.gods_unchained.schema.vocabulary import God as God
from theagon.games.translated import Flavour, OwnText, Words


class Bonus(Schema):
    """The amounts to add. +N health raises the maximum and heals as much; numbers of one name add up (GU7.12)."""

    strength: Annotated[Small | Value, KeptIn("amount")] = 0
    health: Small | Value = 0
    burn: Natural = 0
    regen: Natural = 0
    armor: Natural = 0
    spell_boost: Natural = 0
    keywords: tuple[Keyword, ...] = ()
    had_by: Annotated[Filter | None, KeptIn("whom")] = None  # of burn to keywords: only those that one of these has
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=2)] = ()  # in place of those given to it before
    own_abilities: bool = False  # likewise those of the card that gives them


class SetTo(Schema):
    """Values that replace what a unit has."""

    strength: Amount | None = None
    health: Annotated[int, Meta(ge=1, le=99)] | Value | None = None


class Swap(Schema):
    """The values that a unit swaps with another one."""

    of: Annotated[Literal["strength", "health", "both"], KeptIn("flag")]
    other: Annotated[Anchor, KeptIn("like")] = field(name="with")


class Attack(Schema):
    """The target of an attack: a unit, or a random one or all that pass a filter. Exactly one of unit, random, all."""

    unit: Literal["target", "it"] | None = None
    random: Filter | None = None
    all: Filter | None = None  # one after the other, in random order
    allowed: bool = False  # of `random`: not the hidden, nor those whom others shield (GU7.1, GU7.16)


class Mode(Schema):
    """One of several things that may happen."""

    do: Annotated[tuple[Effect, ...], Meta(max_length=4)]  # none: nothing happens


class Each(Mode):
    """The effects for each unit that passes, which is `it`, or this many times. Exactly one of of, times."""

    of: Filter | None = None
    random: Annotated[Positive | None, KeptIn("count")] = None  # of `of`: only this many of them, at random
    times: Amount | None = None


class Later(Mode):
    """The effects that happen later: after a cleanup, at the end of this turn, or at the start of the player's next."""

    at: Annotated[Literal["cleanup", "turn-end", "your-next-turn"], KeptIn("flag")]


Modes = Annotated[tuple[Mode, ...], Meta(min_length=2, max_length=4)]


class Effect(Schema):
    """One sentence: exactly one operation, and to whom, how often, how long, under which condition."""

    damage: Annotated[Amount | None, to_units("amount", zero=False)] = None
    heal: Annotated[Natural | Value | Literal["full"] | None, to_units("amount", zero=False)] = None
    gain: Annotated[Bonus | None, to_units(ends="lasting")] = None
    set: Annotated[SetTo | None, to_units()] = None
    double: Annotated[Literal["strength", "health"] | None, to_units("flag")] = None
    swap: Annotated[Literal[True] | Swap | None, to_units()] = None  # strength and health; or with another (GU6.37)
    lose: Annotated[Annotated[tuple[Lost, ...], Meta(min_length=1)] | None, to_units("keywords")] = None
    sleep: Annotated[Literal["now", "turn-end"] | None, to_units("flag")] = None  # GU2.1, GU2.2
    wake: Annotated[Literal[True] | None, to_units()] = None
    destroy: Annotated[Literal[True] | None, to_units()] = None
    obliterate: Annotated[Literal[True] | None, to_units()] = None
    send: Annotated[Send | None, to_units()] = None
    steal: Annotated[Literal[True] | None, to_units(ends="lasting")] = None  # GU7.21
    transform: Annotated[Creature | Become | None, to_units("card")] = None
    durability: Annotated[Small | None, to_units("amount", zero=False)] = None
    copy: Annotated[Literal[True] | None, to_units()] = None  # a copy of it comes to the player's side
    attack: Annotated[Attack | None, to_units()] = None
    reset: Annotated[Literal["strength", "both"] | None, to_units("flag")] = None  # to the printed values
    silence: Annotated[Literal[True] | None, to_units()] = None  # it loses abilities, keywords, bonuses (GU6.40)
    afterlife: Annotated[Literal[True] | None, to_units()] = None  # its afterlife happens; that of a card too
    summon: Annotated[Summon | None, for_players()] = None
    equip: Annotated[Relic | Pool | None, for_players("card")] = None  # or a random one
    draw: Annotated[Positive | Literal["chosen-one"] | None, for_players("count")] = None
    add: Annotated[AddCard | None, for_players()] = None
    delve: Annotated[Delve | None, for_players("pool", asks=True, whose=False)] = None  # GU7.15
    foresee: Annotated[Annotated[int, Meta(ge=1, le=4)] | None, for_players("count", asks=True)] = None
    look: Annotated[Annotated[int, Meta(ge=1, le=4)] | None, for_players("count")] = None  # at top cards
    # above 0 they open, below they close (GU5.5)
    locks: Annotated[Small | None, for_players("amount", zero=False)] = None
    refresh: Annotated[Positive | None, for_players("amount")] = None  # mana gems
    lose_mana: Annotated[Positive | None, for_players("amount")] = None
    favor: Annotated[Small | Value | None, for_players("amount", zero=False)] = None  # below 0: lost
    pull: Annotated[Pull | None, for_players()] = None
    pick: Annotated[Pick | None, for_players()] = None
    # a card of the hand is obliterated
    discard: Annotated[Literal["chosen", "random"] | None, for_players("flag", asks="chosen")] = None
    improve: Annotated[Improve | None, for_players(ends="lasting")] = None
    # the places that the Chosen One moves up in its deck (GU7.22)
    advance: Annotated[Positive | Literal["top"] | None, for_players("count")] = None
    # replaces the player's god power; it is ready
    god_power: Annotated[CardId | None, Names("god-power"), for_players("card", whose=False)] = None
    power_cost: Annotated[Small | None, for_players("amount", zero=False)] = None  # until that player's turn ends
    next_card: Annotated[NextCard | None, for_players(ends="lasting")] = None
    swap_hands: Annotated[Literal[True] | None, for_players(whose=False)] = None  # GU6.42
    # the last spell of this player happens again, at a random target (GU6.43)
    recast: Annotated[Literal["yours", "enemy"] | None, for_players("over", asks=True, whose=False)] = None
    copy_god_power: Annotated[Literal[True] | None, for_players(whose=False)] = None  # the enemy's does
    choose: Annotated[Filter | None, for_players("filter", asks=True)] = None  # a unit: it is then `it`
    choose_one: Annotated[Modes | None, for_players(asks=True)] = None
    random_one: Annotated[Modes | None, for_players(whose=False)] = None
    each: Annotated[Each | None, for_players(whose=False)] = None
    later: Annotated[Later | None, for_players(whose=False)] = None

    elsewhere: ClassVar[dict[str, str]] = {
        "shuffle": "a new card: add: {card: ..., to: deck}; a unit: send: {to: deck}; a card: pull: {to: deck, ...}",
        "return": "write send: {to: hand}, or pull: {from: void, to: hand} for a card",
        "mill": "write pull: {from: deck, to: void, which: top}",
        "revive": "write pull: {from: void, to: board, of: {}}",
        "resurrect": "write pull: {from: void, to: board, of: {}}",
        "search": "write pull: {from: deck, to: hand, which: chosen}",
        "discover": "write delve: {of: {}}",
        "scry": "write foresee: 2",
        "freeze": "write sleep: now",
        "stun": "write sleep: now",
        "kill": "write destroy: true",
        "banish": "write obliterate: true",
        "buff": "write gain: {strength: 1, health: 1}",
        "give": "write gain: {strength: 1, health: 1}",
        "mana": "write refresh: 1, lose-mana: 1 or locks: 1",
        "restore": "write heal: 2",
    }

    to: Who | Group | None = None
    whose: Whose = "yours"
    if_: Condition | None = field(default=None, name="if")
    otherwise: bool = False  # only if the condition of the effect before did not hold
    repeat: Amount | None = None  # this many times, choosing again each time
    until: Until = "lasting"  # of effects that end

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes, one of which happens; or the one block of effects that happens otherwise."""
        return self.choose_one or self.random_one or tuple(block for block in (self.each, self.later) if block)

    @property
    def speaks_of_card(self) -> bool:
        """True if it speaks of a card that was picked or moved."""
        values = [part for part in parts(self) if isinstance(part, Value)]
        read = any("card" in (value.strength_of, value.health_of, value.cost_of) for value in values)
        asked = any(isinstance(part, Condition) and part.card is not None for part in parts(self))
        return read or asked or self.to == "card" or (self.add is not None and self.add.copy_of == "card")


class Target(Schema):
    """The target of the player: a unit that passes the filter and that may be pointed at (GU7.2)."""

    unit: Filter


class Ability(Schema):
    """An ability of a creature or relic, and its trigger.

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
    | drawn | it was drawn, `from` the hand |
    | discarded | a player obliterated a card `of` the own hand |
    | match-start | `from` the deck or the opening hand: the first turn is about to start (GU5.11) |

    `it` is the unit that the event is about. With `from`, the card acts from the hand or the void instead (GU6.11).
    """

    on: Trigger
    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=8)]
    after: bool = False  # attacks, attacked, card-played: once that is wholly over (GU6.26)
    once: bool = False  # it answers only the first such event of a turn (GU6.35)
    whose: Whose = "yours"  # turn-start, turn-end, power-used
    of: Filter | None = None
    by: Filter | None = None
    target: Target | None = None  # roar, ability: elsewhere no player chooses
    if_: Condition | None = field(default=None, name="if")
    zone: Literal["hand", "void", "deck"] | None = field(default=None, name="from")

    @property
    def points_first(self) -> bool:
        """True if the player points at the target before the ability begins."""
        return self.on == "ability"


class Aura(Schema):
    """What a unit gives to others as long as it is on the board (GU6.36). Exactly one of gain, cost."""

    gain: Bonus | None = None
    cost: Small = 0  # added to the cost of cards in hand
    of: Filter | Literal["self"] = Filter(side="friendly", other=True)  # which ones; `self`: only the unit itself
    if_: Condition | None = field(default=None, name="if")  # only while this holds


class Card(Schema):
    """A card. Creatures and relics have values, abilities and auras; spells and god powers have `target` and `do`.

    A god power with abilities or auras instead has them as long as it is its god's.
    """

    id: CardId
    name: Words
    kind: CardKind
    god: GodId = "neutral"
    rarity: Rarity = "common"
    tribe: TribeId | None = None
    token: bool = False  # made by other cards; not for decks
    cost: Annotated[int, Meta(ge=0, le=12)] = 0
    discount: Value | None = None  # in hand it costs this much less (GU6.38)
    strength: Annotated[int, Meta(ge=0, le=20)] | None = None
    health: Annotated[int, Meta(ge=1, le=30)] | None = None  # of a relic: its durability
    keywords: tuple[KeywordId, ...] = ()
    for_a_turn: tuple[Keyword, ...] = ()  # keywords that it has until its player's next turn
    burn: Natural = 0
    regen: Natural = 0
    armor: Natural = 0
    spell_boost: Natural = 0
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=4)] = ()
    auras: Annotated[tuple[Aura, ...], Meta(max_length=2)] = ()
    target: Target | None = None
    do: Annotated[tuple[Effect, ...], Meta(max_length=9)] = ()
    favor: Annotated[int, Meta(ge=1, le=60)] | None = None  # its price in the Sanctum (GU8.2)
    selectable: bool = True  # of a god power: may be picked before the match (GU5.4)
    text: OwnText | None = None  # what it says, in words of your own
    flavour: Flavour | None = None  # a few words about its world, under its text; no rule
    house: tuple[str, ...] = ()  # the fields that no published source gives
    figure: str | None = None  # the silhouette that stands for it: one of a card of this package


class OwnGod(Coloured):
    """A god of one's own, of whom cards and decks may be. It needs a god power to begin with."""

    figure: str | None = None  # the silhouette that stands for it: one of a card of this package


class OwnTribe(Coloured):
    """A tribe of one's own."""


class GodsKeyword(OwnKeyword):
    """A keyword of one's own: a name for what creatures and relics with it have."""

    keywords: tuple[Keyword, ...] = ()
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=4)] = ()
    kind: ClassVar[str] = "creature"


class CardFile(SetFile, kw_only=True):
    """A file of cards, and of the words that they need."""

    game: Literal["gods-unchained"]
    gods: tuple[OwnGod, ...] = ()
    tribes: tuple[OwnTribe, ...] = ()
    keywords: tuple[GodsKeyword, ...] = ()
    cards: tuple[Card, ...] = ()


class Deck(DeckFile, kw_only=True):
    """A deck: a god, and 30 cards of its domain and neutral ones (GU5.2)."""

    game: Literal["gods-unchained"]
    god: GodId
    cards: dict[CardId, Annotated[int, Meta(ge=1, le=30)]]


class Options(Schema):
    """The options of a match: whether the Sanctum is open, and readings of the rulebook other than the adopted ones."""

    sanctum: bool = True  # GU8.2
    regen_saves: bool = True  # GU6.6; false: a creature that Burn has brought to 0 is not healed
    soulless_afterlife: bool = True  # GU6.16; false: a soulless creature has no afterlife
    roar_at_self: bool = False  # GU6.27; true: a roar may be pointed at its own creature
    chosen_one: Literal["random", "top"] = "random"  # GU7.22; top: the creature nearest the top of the deck
    god_health: Annotated[int, Meta(ge=1, le=99)] = 30  # GU5.1
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = 100  # both players' turns counted (GU6.14)
    fatigue: bool = True  # GU5.8; false: drawing from an empty deck does nothing
