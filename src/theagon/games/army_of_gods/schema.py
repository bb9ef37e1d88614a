"""The schema of cards and decks of Army of Gods, which designers write as data.

An army card has a kind, which is its own, and a strength. Gods and power cards carry out *effects* (`do`), one sentence
each, in a small vocabulary. The rules interpret it and know no card. Field names are kebab-case in the files
(`one-kind`), snake_case here.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, get_args

from msgspec import Meta, field

from theagon.cards.schema import Choice, Schema
from theagon.games.card_language.operations import Names, Word, word_form
from theagon.games.collection.card_files import SetFile
from theagon.games.collection.decks import DeckFile
from theagon.games.collection.own_words import Coloured, OwnKeyword
from theagon.games.fields import ID_FORM, ID_PATTERN
from theagon.games.translated import Flavour, OwnText
from theagon.games.translated import Words as Words

CardKind = Literal["army", "supporting", "power", "leading"]
Pantheon = Literal["celtic", "egyptian", "greek", "mesopotamian", "norse", "roman", "neutral"]
PANTHEONS: Final[tuple[Pantheon, ...]] = get_args(Pantheon)
# Those of the game, or of one's own: the words that a file declares.
PantheonId = Annotated[str, word_form("pantheon", PANTHEONS), Word("pantheon", PANTHEONS)]
KeywordId = Annotated[str, word_form("keyword", ()), Word("keyword", ())]

CardId = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=40, examples=["spearmen"])]
Positive = Annotated[int, Meta(ge=1, le=20)]
Few = Annotated[int, Meta(ge=1, le=5)]
Natural = Annotated[int, Meta(ge=0, le=12)]


Counted = Literal[
    "hand", "tokens", "sets", "stacks", "army", "discard", "pile", "actions", "sets-this-turn", "stack", "gods", "kinds"
]
OF_KIND: Final = ("hand", "sets", "army", "discard")
"""What may be counted of one kind alone."""
OF_PANTHEON: Final = ("gods", "hand", "discard")
"""What may be counted of one pantheon alone."""
Trigger = Literal["joins", "destroyed", "wins", "set", "turn-start", "turn-end"]
KindId = Annotated[CardId, Names("army")]


class Value(Schema):
    """An amount that is counted when the effect happens."""

    count: Counted
    of: KindId | None = None  # only cards, or sets, of this kind
    pantheon: PantheonId | None = None  # only cards of this pantheon
    whose: Literal["yours", "enemy"] = "yours"  # enemy: the most that one opponent has
    lead: bool = False  # how many more than the other side has (AG4.15)
    times: Few = 1  # multiplied by this
    at_most: Positive | None = None


class Condition(Schema):
    """The condition of an effect: there are at least so many of these."""

    count: Counted
    of: KindId | None = None
    pantheon: PantheonId | None = None
    whose: Literal["yours", "enemy"] = "yours"  # enemy: some opponent has so many
    lead: bool = False  # so many more than the other side
    at_least: Annotated[int, Meta(ge=1, le=99)] = 1
    negated: bool = field(default=False, name="not")
    further: Condition | None = field(default=None, name="and")  # this one holds too
    either: Condition | None = field(default=None, name="or")  # or this one instead


class Drop(Schema):
    """Army cards come to the army without attacking: from the hand, or from the player's own discard pile."""

    most: Few | Value = 1
    from_discard: bool = False
    one_kind: bool = False  # of the hand: all of one kind
    of: KindId | None = None  # only of this kind


class Look(Schema):
    """The player looks at the top cards of the pile, drops army cards among them, and puts the rest at the bottom."""

    top: Annotated[int, Meta(ge=1, le=8)]
    drop: Few


class Strike(Schema):
    """One army card is dropped and attacks, with so much more strength."""

    bonus: Natural | Value = 0


class Remove(Schema):
    """The top cards of stacks of one opponent are destroyed, or go back to hand (AG5.18).

    That is no attack and cannot be blocked (AG5.14).
    """

    stacks: Few | Value | Literal["all"] = 1  # all: of all opponents, without a choice
    total: Positive | None = None  # their strength together at most
    each: Positive | None = None  # the strength of each at most
    to: Literal["discard", "hand"] = "discard"  # of the player from whose deck the card is


class Gain(Schema):
    """The cards of an army, or those of a kind, have more strength for a time, or less (AG5.21)."""

    strength: Annotated[int, Meta(ge=-5, le=5)] | Value  # below 0: less
    of: KindId | None = None
    until: Literal["this-turn", "your-next-turn"] = "this-turn"


class Guard(Schema):
    """The cards of one kind are guarded, not the whole army (AG5.21)."""

    of: KindId


class Mode(Schema):
    """One of several things that may happen."""

    do: Annotated[tuple[Effect, ...], Meta(max_length=3)]  # none: nothing happens


class Later(Mode):
    """The effects that happen later: at the end of this turn, or at the start of the player's next (AG4.12)."""

    at: Literal["turn-end", "your-next-turn"]


class Effect(Choice):
    """One sentence: exactly one of these, perhaps under a condition, and perhaps done to all opponents."""

    beside: ClassVar[frozenset[str]] = frozenset({"if_", "otherwise", "picked", "all", "whose"})

    elsewhere: ClassVar[dict[str, str]] = {
        "buff": "write gain: {strength: 2}",
        "strengthen": "write gain: {strength: 2}",
        "strength": "write gain: {strength: 2}",
        "destroy": "write remove: {stacks: 1}",
        "damage": "armies have no health; write remove: {stacks: 1}",
        "return": "write remove: {stacks: 1, to: hand} for others' cards, take-back: 1 for your discard pile",
        "send": "write remove: {stacks: 1, to: hand}",
        "shield": "write guard: true",
        "protect": "write guard: true",
        "revive": "write drop: {from-discard: true}",
        "deploy": "write drop: {}",
        "summon": "write drop: {}",
        "shuffle": "write reshuffle: true",
        "foresee": "write look: {top: 3, drop: 1}",
        "join": "write wild: true",
        "energy": "write tokens: 1",
        "until": "write it within gain: {strength: 1, until: your-next-turn}",
    }

    draw: Few | Value | None = None
    actions: Few | Value | None = None  # more in this turn
    tokens: Few | Value | None = None
    drop: Drop | None = None
    # army cards of one's discard pile, to the hand; it: the card that was destroyed (AG5.22)
    take_back: Few | Value | Literal["it"] | None = None
    look: Look | Literal["hand"] | None = None  # hand: at the hand of one opponent (AG4.17)
    attack: Strike | None = None
    guard: Literal[True] | Guard | None = None  # AG5.14
    gain: Gain | None = None
    discard: Few | Value | None = None  # random cards of one opponent's hand
    wild: Literal[True] | None = None  # the card itself joins one of one's stacks
    remove: Remove | None = None
    steal: Few | Value | None = None  # top cards of stacks of one opponent come to one's army
    # a reaction: the attack fails (AG5.11), or the attacking card is even destroyed (AG5.18)
    block: Literal[True, "destroy"] | None = None
    choose_one: Annotated[tuple[Mode, ...], Meta(min_length=2, max_length=4)] | None = None
    later: Later | None = None
    reshuffle: Literal[True] | None = None  # the discard pile into the draw pile (AG4.17)
    copy: Literal["last-played", "leader"] | None = None  # what this card does happens (AG4.13)
    # of discard: not random cards, but those that their player chooses (AG4.18)
    picked: bool = field(default=False, name="chosen")
    all: bool = False  # of discard, remove, steal and look: of all opponents, not of one
    whose: Literal["yours", "everyone"] | None = None  # of draw, tokens, reshuffle, discard (AG4.15)
    if_: Condition | None = field(default=None, name="if")
    otherwise: bool = False  # only if the condition of the effect before did not hold (AG4.14)

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes, one of which happens; or the block of effects that happens later."""
        return self.choose_one or ((self.later,) if self.later else ())


class Ability(Schema):
    """An ability of an army card, for its kind, or of a leading god, for its whole army (AG5.17).

    | on | when |
    |---|---|
    | joins | a card has come to the army, in whatever way |
    | destroyed | a card of the army was destroyed |
    | wins | a card has destroyed all that it attacked, and lives |
    | set | a set is complete |
    | turn-start, turn-end | of its player's turn; of a kind: with a stack of it |
    """

    on: Trigger
    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]
    of: KindId | None = None  # of a leading god: only for this kind
    if_: Condition | None = field(default=None, name="if")

    target: ClassVar[None] = None
    points_first: ClassVar[bool] = False


class Stronger(Schema):
    """More strength of an army card, or of the cards of the army that a leading god leads (AG5.19)."""

    by: Few | Value
    of: KindId | None = None  # of a leading god: only for this kind
    if_: Condition | None = field(default=None, name="if")  # only while this holds


class Card(Schema):
    """A card of a deck."""

    id: CardId
    name: Words
    kind: CardKind
    pantheon: PantheonId = "neutral"
    keywords: tuple[KeywordId, ...] = ()  # those that the file declares
    strength: Annotated[int, Meta(ge=1, le=20)] | None = None  # of an army card: its kind's (AG2.3)
    assault: Few | None = None  # of an army card: so much more strength while it attacks (AG5.18)
    grows: Few | None = None  # of an army card: so much more strength for each other card of its stack (AG5.16)
    fleeting: bool = False  # destroyed or played, it is removed from the game (AG5.20)
    stronger: Stronger | None = None  # of an army card or a leading god
    free: bool = False  # playing it, or using the ability of a leading god, takes no action (AG4.19)
    tokens: Natural | None = None  # of a leading god: the tokens that its ability costs, besides the action
    do: Annotated[tuple[Effect, ...], Meta(max_length=6)] = ()
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=2)] = ()  # of an army card or a leading god
    text: OwnText | None = None  # what it says, in words of your own
    flavour: Flavour | None = None  # a few words about its world, under its text; no rule
    house: tuple[str, ...] = ()  # the fields that no published source gives
    figure: str | None = None  # the silhouette that stands for it: one of a card of this package


class OwnPantheon(Coloured):
    """A pantheon of one's own."""


class ArmyKeyword(OwnKeyword, kw_only=True):
    """A keyword of one's own: a name for what gods and power cards with it do, after their own effects."""

    do: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=6)]
    kind: ClassVar[str] = "supporting"


class CardFile(SetFile, kw_only=True):
    """A file of cards, and of the words that they need."""

    game: Literal["army-of-gods"]
    pantheons: tuple[OwnPantheon, ...] = ()
    keywords: tuple[ArmyKeyword, ...] = ()
    cards: tuple[Card, ...] = ()


class Deck(DeckFile, kw_only=True):
    """A whole deck (AG2.1): 97 army cards, 8 supporting gods, 7 power cards, 8 leading gods."""

    game: Literal["army-of-gods"]
    cards: dict[CardId, Annotated[int, Meta(ge=1, le=97)]]


class Options(Schema):
    """The options of a match: its mode, and readings of the rulebook other than the adopted ones."""

    teams: bool = False  # two against two, of four players
    team_rule: Literal["each", "together"] = "each"  # AG1.4
    finish_round: bool = False  # AG1.5
    starter_second_turn_actions: Annotated[int, Meta(ge=0, le=3)] = 3  # AG4.5
    whole_draws: bool = False  # AG4.3: a draw that would pass 15 is not made at all
    attack_sum: bool = True  # AG5.5; false: each attacked card is compared by itself
    lock_sets: bool = True  # AG5.8; false: the top card of a finished set can be attacked
