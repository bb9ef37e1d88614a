"""The schema of cards, leaders, decks and maps of Hand of the Gods, which designers write as data in the language of
cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

from msgspec import Meta, field

from theagon.cards.schema import Choice, Schema
from theagon.games.card_language import triggers
from theagon.games.card_language.operations import KeptIn, Names, Reads, Word, for_players, to_units, word_form
from theagon.games.collection.card_files import SetFile
from theagon.games.collection.decks import DeckFile
from theagon.games.collection.own_words import Coloured, OwnKeyword
from theagon.games.fields import ID_FORM, ID_PATTERN
from theagon.games.translated import Flavour, OwnText
from theagon.games.translated import Words as Words

Pantheon = Literal["greek", "roman", "egyptian", "norse", "chinese", "mayan", "hindu", "neutral"]
Rarity = Literal["common", "rare", "epic", "legendary"]
Subtype = Literal["god", "beast", "structure"]
Immunity = Literal[
    "immune-enemy-spells",
    "immune-spells",
    "immune-enemy-warcries",
    "immune-enemy-leader",
    "immune-attacks",
    "immune-stun",
]
Keyword = Literal["guard", "stealth", "charge", "reincarnate", "resurrect", Immunity, "twin-strike", "taunt"]
PANTHEONS: Final[tuple[Pantheon, ...]] = get_args(Pantheon)
SUBTYPES: Final[tuple[Subtype, ...]] = get_args(Subtype)
_KEYWORDS: Final = get_args(Keyword)
# Those of the game, or of one's own: the words that a file declares.
PantheonId = Annotated[str, word_form("pantheon", PANTHEONS), Word("pantheon", PANTHEONS)]
SubtypeId = Annotated[str, word_form("subtype", SUBTYPES), Word("subtype", SUBTYPES)]
KeywordId = Annotated[str, word_form("keyword", _KEYWORDS), Word("keyword", _KEYWORDS)]
Side = Literal["friendly", "enemy", "any", "neutral"]
Anchor = Literal["self", "target", "it"]
Who = Literal["self", "target", "it", "your-stone", "enemy-stone"]
Until = Literal["lasting", "this-turn", "your-next-turn"]
Players = Literal["yours", "enemy", "both"]
TurnTrigger = Literal["turn-start", "turn-end"]
FightTrigger = Literal["attacks", "attacked", "strikes", "counters", "strikes-back"]
UnitTrigger = Literal["damaged", "healed", "moves"]
AnyUnitTrigger = Literal["dies", "summoned"]
CardTrigger = Literal["card-played", "card-to-graveyard", "card-drawn"]
Trigger = Literal[
    "deals-damage", "warcry", "afterlife", TurnTrigger, FightTrigger, UnitTrigger, AnyUnitTrigger, CardTrigger
]
TRIGGERS: Final[Mapping[Trigger, triggers.Trigger]] = {
    "deals-damage": triggers.Trigger(of="unit", it=True),
    "warcry": triggers.Trigger(named=True, points=True),
    "afterlife": triggers.Trigger(named=True),
    **dict.fromkeys(get_args(TurnTrigger), triggers.Trigger(whose=True)),
    **dict.fromkeys(get_args(FightTrigger), triggers.Trigger(it=True)),
    "damaged": triggers.Trigger(of="unit", it=True, done_by=("damage",)),
    "healed": triggers.Trigger(of="unit", it=True, done_by=("heal",)),
    "moves": triggers.Trigger(of="unit", it=True, done_by=("move", "push")),
    "dies": triggers.Trigger(of="unit", needs_of=True, it=True),
    "summoned": triggers.Trigger(of="unit", needs_of=True, it=True, done_by=("summon", "revive")),
    "card-played": triggers.Trigger(of="card", needs_of=True),
    "card-to-graveyard": triggers.Trigger(of="card", needs_of=True),
    "card-drawn": triggers.Trigger(of="card", needs_of=True, done_by=("draw",)),
}

CardId = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=40, examples=["storm-giant"])]
Tile = Annotated[str, Meta(pattern=r"^[a-h][1-5]$", description="a tile: a1 to h5", examples=["c3"])]
Column = Annotated[str, Meta(pattern=r"^[a-h]$", description="a column: a to h", examples=["b"])]
Row = Annotated[int, Meta(ge=1, le=5)]
Small = Annotated[int, Meta(ge=-20, le=20)]
AnyCard = Annotated[CardId, Names()]
UnitCard = Annotated[CardId, Names("unit")]
Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=20)]


class Filter(Schema):
    """A filter of units (or, for card events and costs, of cards). All conditions must hold; `{}` is any unit.

    A stone is a unit, so it passes too, unless `stones: false` or the effect cannot touch one (HG3.9, HG3.10). What
    counts units counts a stone only with `stones: true` (HG3.10).
    """

    example: ClassVar[str | None] = "{side: enemy}"

    side: Side = "any"  # seen from the ability's player; neutral units are neither's friend nor foe
    kind: Literal["unit", "spell"] | None = None  # of a card
    pantheon: PantheonId | None = None
    subtype: SubtypeId | None = None
    not_subtype: SubtypeId | None = None
    keyword: Keyword | None = None
    card: AnyCard | None = None
    damaged: bool | None = None
    was_damaged: bool | None = None  # of `it`: when the attack was declared (HG6.38)
    stunned: bool | None = None
    moved: bool | None = None  # its player has moved it this turn (HG6.3)
    ranged: bool | None = None
    other: bool = False  # not the unit with the ability
    stones: bool | None = None
    attack_max: Natural | None = None
    attack_min: Natural | None = None
    health_max: Natural | None = None
    health_min: Natural | None = None
    cost_max: Natural | None = None
    cost_min: Natural | None = None


class Area(Choice):
    """A part of the board, about a unit, a stone or a chosen tile. Exactly one field besides `steps`."""

    beside: ClassVar[frozenset[str]] = frozenset({"steps"})

    around: Who | None = None  # the eight tiles around, without the middle
    near: Who | None = None  # the 24 tiles up to two away, without the middle
    column: Who | None = None  # the whole column of it
    row: Who | None = None  # the whole row of it
    behind: Literal["target", "it"] | None = None  # the tiles in line behind it, as this unit sees it (HG6.54)
    tile: Anchor | None = None  # only that tile
    steps: Annotated[int, Meta(ge=1, le=7)] | None = None  # of these, those up to so many tiles away, diagonals too


class Group(Schema):
    """Several units: `all` that pass a filter, or `random` ones, `count` different ones of them."""

    all: Filter | None = None
    random: Filter | None = None
    count: Positive = 1
    area: Area | None = field(default=None, name="in")


class Value(Schema):
    """An amount that is read when the effect resolves. Exactly one of attack-of ... event."""

    example: ClassVar[str | None] = "{count: {side: enemy}}"

    attack_of: Annotated[Anchor | None, Reads("anchor")] = None
    health_of: Annotated[Who | None, Reads("anchor")] = None  # current health
    missing_health_of: Annotated[Who | None, Reads("anchor")] = None
    count: Annotated[Filter | None, Reads("filter")] = None  # how many units
    area: Area | None = field(default=None, name="in")  # of `count`
    cards_in_hand: Annotated[Literal["yours", "enemy"] | None, Reads("side")] = None
    spells_cast: Annotated[Players | None, Reads("side")] = None  # how many were played this turn (HG6.50)
    cards_played: Annotated[Players | None, Reads("side")] = None  # likewise, units too
    deaths: Annotated[Players | None, Reads("side")] = None  # how many units of the players died this turn
    mana: Annotated[Literal["yours", "enemy"] | None, Reads("side")] = None  # unspent
    done: Annotated[Literal[True] | None, Reads()] = None  # what the effect before did: health, units or cards
    event: Annotated[Literal[True] | None, Reads()] = None  # how much damage or healing the ability answers
    times: Positive = 1  # multiplied by this


Amount = Natural | Value


class Condition(Schema):
    """The condition of an ability or an effect. Exactly one of self, target, it, count, amount, turn."""

    self_: Filter | None = field(default=None, name="self")
    target: Filter | None = None
    it: Filter | None = None
    count: Filter | None = None
    area: Area | None = field(default=None, name="in")  # of `count`, or where self, target or it stands
    amount: Value | None = None  # this is at least `at-least`
    at_least: Annotated[int, Meta(ge=1, le=99)] = 1  # of `count` and `amount`
    turn: Literal["yours", "enemy"] | None = None  # whose turn it is
    negated: bool = field(default=False, name="not")
    further: Condition | None = field(default=None, name="and")  # this one holds too
    either: Condition | None = field(default=None, name="or")  # or this one instead


class Bonus(Schema):
    """The amounts to add. +N health raises the maximum and heals as much (HG4.8)."""

    attack: Small = 0
    health: Small = 0
    movement: Small = 0
    range: Small = 0
    protect: Annotated[int, Meta(ge=0, le=20)] = 0  # the highest value present applies (HG4.39)
    keywords: tuple[Keyword, ...] = ()


class SetTo(Schema):
    """Values that replace what a unit has under its auras (HG6.14, HG6.16)."""

    attack: Amount | None = None
    health: Amount | None = None  # sets current and maximum health


class Away(Schema):
    """A push away from another unit than this one, or from the tile pointed at."""

    steps: Annotated[Positive, KeptIn("amount")]
    away_from: Annotated[Who, KeptIn("unit")]


class Toward(Schema):
    """A pull toward another unit than this one, which it ends beside, or onto the tile pointed at."""

    steps: Annotated[Positive, KeptIn("amount")]
    toward: Annotated[Who, KeptIn("unit")]


class Move(Schema):
    """The player moves the unit up to `steps` tiles; with `leap` anything may stand between."""

    steps: Annotated[Positive, KeptIn("amount")]
    leap: Annotated[bool, KeptIn("flag")] = False


class Copy(Schema):
    """A new unit like another one as printed, on a random free tile."""

    at: Annotated[Literal["around", "around-target", "home", "anywhere"], KeptIn("place")] = "around"


class Summon(Schema):
    """New units on the board, class 10. Random free tiles unless `here` or `target`."""

    card: UnitCard
    at: Annotated[Literal["here", "target", "around", "around-target", "home", "anywhere"], KeptIn("place")] = "around"
    count: Positive = 1
    side: Literal["yours", "enemy", "neutral"] = "yours"


class Revive(Schema):
    """A random unit card from the player's graveyard comes to the battlefield, without warcry (HG5.10)."""

    of: Filter = Filter()
    at: Literal["here", "target", "around", "home", "anywhere"] = "home"
    which: Literal["random", "latest"] = "random"  # latest: the one that came to the graveyard last (HG6.51)


class Fetch(Schema):
    """Cards of the player's deck or graveyard that pass a filter come to the hand, seen by both (HG6.48)."""

    of: Filter
    count: Positive = 1
    from_: Literal["deck", "graveyard"] = field(default="deck", name="from")
    which: Literal["random", "latest"] = "random"  # latest: the one that came to the graveyard last (HG6.51)
    cost: Small = 0  # added to its cost, this turn only


class Discover(Schema):
    """Three different random cards of the pool are offered; one goes to the hand, or resolves at once (HG4.16-18)."""

    pool: Annotated[tuple[AnyCard, ...], Meta(min_length=3, max_length=16)]
    resolve: Annotated[bool, KeptIn("flag")] = False  # of spells without target: the chosen one's effects happen now


class AddCard(Schema):
    """A new card comes to the hand; not a draw (HG5.15). Exactly one of card, copy-of."""

    card: AnyCard | None = None
    copy_of: Annotated[Anchor | None, KeptIn("unit")] = None  # the printed card of this unit
    count: Positive = 1
    cost: Annotated[Small, KeptIn("amount")] = 0  # added to its cost, this turn only
    side: Literal["yours", "enemy"] = "yours"


class CostChange(Schema):
    """A change of the cost of cards now in a player's hand, never below 0 (HG5.13)."""

    change: Annotated[Small, KeptIn("amount")]
    of: Annotated[Filter, KeptIn("filter")] = Filter()
    until: Literal["lasting", "this-turn"] = "lasting"
    side: Literal["yours", "enemy"] = "yours"


class Become(Schema):
    """The unit that another is transformed into: one like this unit as printed (HG6.51)."""

    copy_of: Annotated[Anchor, KeptIn("unit")]


class Mode(Schema):
    """One of several things that may happen."""

    do: Annotated[tuple[Effect, ...], Meta(max_length=4)]  # none: nothing happens


class Later(Mode):
    """The effects that happen later: at the end of this turn, at the start or at the end of the player's next."""

    at: Annotated[Literal["turn-end", "your-next-turn", "your-next-turn-end"], KeptIn("flag")]


Modes = Annotated[tuple[Mode, ...], Meta(min_length=2, max_length=3)]


class Effect(Schema):
    """One sentence: exactly one operation, and to whom, how often, how long, under which condition."""

    damage: Annotated[Amount | None, to_units("amount", zero=False)] = None
    heal: Annotated[Amount | None, to_units("amount", zero=False)] = None
    gain: Annotated[Bonus | None, to_units(ends="lasting")] = None
    set: Annotated[SetTo | None, to_units()] = None
    stun: Annotated[Literal[True] | None, to_units(ends="your-next-turn")] = None
    # `until: lasting`: removed from the game; else it comes back
    banish: Annotated[Literal[True] | None, to_units(ends="your-next-turn")] = None
    silence: Annotated[Literal[True] | None, to_units()] = None
    destroy: Annotated[Literal[True] | None, to_units()] = None
    execute: Annotated[Literal[True] | None, to_units()] = None
    return_to_hand: Annotated[Literal[True] | None, to_units()] = None
    # removes exhaustion and summoning sickness (HG6.19); or, `move`: lets it move once more (HG6.55)
    ready: Annotated[Literal[True] | Literal["move"] | None, to_units()] = None
    move: Annotated[Move | None, to_units(asks=True)] = None
    push: Annotated[Positive | Away | None, to_units("amount")] = (
        None  # away from the source (a spell: towards the enemy)
    )
    # toward the source (a spell: toward its player), never past it
    pull: Annotated[Positive | Toward | None, to_units("amount")] = None
    swap_with: Annotated[Anchor | None, to_units("unit")] = None  # both change places
    transform: Annotated[UnitCard | Become | None, to_units("card")] = None
    steal: Annotated[Literal[True] | None, to_units(ends="lasting")] = None  # an enemy unit comes to the player's side
    copy: Annotated[Copy | None, to_units()] = None
    summon: Annotated[Summon | None, for_players()] = None
    revive: Annotated[Revive | None, for_players()] = None
    draw: Annotated[Positive | None, for_players("count")] = None
    fetch: Annotated[Fetch | None, for_players()] = None  # it is a draw
    discard: Annotated[Positive | None, for_players("count")] = None  # random cards of the enemy's hand
    discover: Annotated[Discover | None, for_players(asks=True)] = None
    add_card: Annotated[AddCard | None, for_players()] = None
    cost: Annotated[CostChange | None, for_players()] = None
    mana: Annotated[Positive | None, for_players("count")] = None  # this turn only, to no more than 10
    # replaces the player's leader ability; it is ready (HG2.11)
    leader_ability: Annotated[CardId | None, for_players("leader"), Names(of="leader")] = None
    choose: Annotated[Filter | None, for_players(asks=True)] = None  # a further unit: it is then `it`
    choose_one: Annotated[Modes | None, for_players(asks=True)] = None
    later: Annotated[Later | None, for_players()] = None

    to: Who | Group | None = None
    if_: Condition | None = field(default=None, name="if")
    otherwise: bool = False  # only if the condition of the effect before did not hold (HG6.49)
    repeat: Amount | None = None  # this many times, choosing again each time
    until: Until | None = None  # of effects that end

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes, one of which happens; or the block of effects that happens later."""
        return self.choose_one or ((self.later,) if self.later else ())


class Target(Schema):
    """The target of the player. Exactly one of unit, tile, column, row."""

    unit: Filter | None = None
    tile: Literal["free", "any"] | None = None
    column: Literal[True] | None = None
    row: Literal[True] | None = None
    area: Area | None = field(default=None, name="in")  # only there (about `self` or a stone)


class Ability(Schema):
    """An ability of a unit, and its trigger.

    | on | when | class |
    |---|---|---|
    | warcry | played from hand, at once, or (`activated`) when its player says so that turn | 2 |
    | afterlife | it has died | 11 |
    | turn-start, turn-end | of its player's turn, or as `whose` says | 12 |
    | attacks, attacked | it attacks / is attacked, before damage (HG2.9b) | before 3 |
    | strikes | its attack dealt its damage; `it` is the unit attacked (HG2.9e) | 4 |
    | counters | before its return damage; `it` is the attacker (HG2.9f) | before 5 |
    | strikes-back | its return damage is dealt; `it` is the attacker | 6 |
    | damaged, healed, moves | the unit `of` (default: this one) took damage, was healed, has moved | 12 |
    | deals-damage | the unit `of` (default: this one) dealt damage; `it` took it | 12 |
    | dies, summoned | a unit `of` has died / has come to the battlefield | 12 |
    | card-played, card-to-graveyard, card-drawn | a card `of` | 12 |

    `it` is the unit that the event is about.
    """

    on: Trigger
    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=6)]
    activated: bool = False
    whose: Literal["yours", "enemy", "any"] = "yours"  # turn-start, turn-end
    of: Filter | None = None
    area: Area | None = field(default=None, name="in")  # only there: where the unit of the event stands
    target: Target | None = None  # warcry only: elsewhere no player chooses
    if_: Condition | None = field(default=None, name="if")
    priority: Annotated[int, Meta(ge=1, le=12)] | None = None  # resolves in this class instead (HG1.7)

    @property
    def points_first(self) -> bool:
        """True if the player points at the target before the ability begins."""
        return self.activated


class Aura(Schema):
    """A standing bonus for other units, adjacent (`around: self`) or across the board (HG4.12), or for its own unit."""

    gain: Bonus
    to: Literal["self"] | None = None  # its own unit instead of others (HG6.47)
    of: Filter = Filter(side="friendly")
    area: Area | None = field(default=None, name="in")
    if_: Condition | None = field(default=None, name="if")  # only as long as this holds (HG6.47)


class Card(Schema):
    """A card. Units have attack, health, abilities and auras; spells have `target` and `do`."""

    id: CardId
    name: Words
    kind: Literal["unit", "spell"]
    pantheon: PantheonId = "neutral"
    rarity: Rarity = "common"
    token: bool = False  # made by other cards; not for decks, no card behind the unit
    neutral: bool = False  # of a token: on the board it is neutral (HG3.4)
    cost: Annotated[int, Meta(ge=0, le=10)] = 0
    discount: Value | None = None  # in hand it costs this much less (HG6.48)
    attack: Annotated[int, Meta(ge=0, le=20)] | None = None
    health: Annotated[int, Meta(ge=1, le=30)] | None = None
    movement: Annotated[int, Meta(ge=0, le=8)] = 2  # structures have none (HG3.2)
    range: Annotated[int, Meta(ge=1, le=8)] = 1  # 1 melee, 3 ranged by default (HG4.4, HG4.5)
    subtypes: tuple[SubtypeId, ...] = ()
    keywords: tuple[KeywordId, ...] = ()
    protect: Annotated[int, Meta(ge=0, le=20)] = 0
    deploy: Literal["home", "anywhere"] = "home"  # HG6.2
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=4)] = ()
    auras: Annotated[tuple[Aura, ...], Meta(max_length=2)] = ()
    target: Target | None = None
    do: Annotated[tuple[Effect, ...], Meta(max_length=6)] = ()
    text: OwnText | None = None  # what it says, in words of your own
    flavour: Flavour | None = None  # a few words about its world, under its text; no rule
    house: tuple[str, ...] = ()  # the fields that no published source gives
    figure: str | None = None  # the silhouette that stands for it: one of a card of this package

    @property
    def printed_movement(self) -> int:
        """Its movement: a structure has none, also where its file leaves it out (HG3.2)."""
        return 0 if "structure" in self.subtypes else self.movement


class Leader(Schema):
    """A leader and the ability that is used once a turn for mana."""

    id: CardId
    name: Words
    pantheon: PantheonId
    ability: Words  # the ability's name
    cost: Annotated[int, Meta(ge=0, le=10)]
    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]
    target: Target | None = None
    selectable: bool = True  # false: only reached by `leader-ability`
    text: OwnText | None = None  # what it says, in words of your own
    flavour: Flavour | None = None  # a few words about its world, under its text; no rule
    house: tuple[str, ...] = ()
    figure: str | None = None


class OwnPantheon(Coloured):
    """A pantheon of one's own, of which cards and leaders may be."""


class OwnSubtype(Coloured):
    """A subtype of one's own: a tribe of units."""


class HandKeyword(OwnKeyword):
    """A keyword of one's own: a name for what units with it have."""

    keywords: tuple[Keyword, ...] = ()
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=4)] = ()
    auras: Annotated[tuple[Aura, ...], Meta(max_length=2)] = ()
    kind: ClassVar[str] = "unit"


class CardFile(SetFile, kw_only=True):
    """A file of cards, of leaders, or of both, and of the words that they need."""

    game: Literal["hand-of-the-gods"]
    pantheons: tuple[OwnPantheon, ...] = ()
    subtypes: tuple[OwnSubtype, ...] = ()
    keywords: tuple[HandKeyword, ...] = ()
    cards: tuple[Card, ...] = ()
    leaders: tuple[Leader, ...] = ()
    maps: tuple[Any, ...] = ()


class Deck(DeckFile, kw_only=True):
    """A deck: a leader and 25 cards of its pantheon and neutral ones (HG5.6, HG6.12)."""

    game: Literal["hand-of-the-gods"]
    leader: CardId
    cards: dict[CardId, Annotated[int, Meta(ge=1, le=25)]]


OpeningHands = Annotated[tuple[Annotated[int, Meta(ge=0, le=6)], ...], Meta(min_length=2, max_length=2)]
"""The sizes of the opening hands of player 1 and player 2 (HG6.4)."""


class BoardMap(Schema):
    """A board and the options of a match on it (HG6.1, HG6.2, HG6.4, HG6.6). Tiles are `a1` to `h5`."""

    game: Literal["hand-of-the-gods"]
    id: CardId
    name: Words
    homes: Annotated[
        tuple[Annotated[tuple[Column, ...], Meta(min_length=1, max_length=8)], ...], Meta(min_length=2, max_length=2)
    ]
    stones: Annotated[tuple[Tile, ...], Meta(min_length=2, max_length=2)] = ("a3", "h3")  # of player 1 and player 2
    blockers: Annotated[tuple[Tile, ...], Meta(max_length=20)] = ()
    stone_health: Annotated[int, Meta(ge=1, le=99)] = 25
    opening: OpeningHands = (3, 4)
    gift: CardId | None = "tribute"  # the second player's extra card
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = 100  # both players' turns counted
    fatigue: bool = True  # HG6.5; false: drawing from an empty deck does nothing
