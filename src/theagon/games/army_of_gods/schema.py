"""The schema of cards and decks of Army of Gods, which designers write as data.

An army card has a kind, which is its own, and a strength. Gods and power cards carry out *effects* (`do`), one sentence
each, in a small vocabulary. The rules interpret it and know no card. Field names are kebab-case in the files
(`one-kind`), snake_case here.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from theagon.cards.schema import Choice, Schema
from theagon.games.card_text.written import OwnText
from theagon.games.collection.decks import DeckFile
from theagon.games.fields import ID_FORM, ID_PATTERN
from theagon.games.translated import Words as Words

CardKind = Literal["army", "supporting", "power", "leading"]
Pantheon = Literal["celtic", "egyptian", "greek", "mesopotamian", "norse", "roman", "neutral"]

CardId = Annotated[str, Meta(pattern=ID_PATTERN, description=ID_FORM, max_length=40, examples=["spearmen"])]
Positive = Annotated[int, Meta(ge=1, le=20)]
Few = Annotated[int, Meta(ge=1, le=5)]
Natural = Annotated[int, Meta(ge=0, le=12)]


class Drop(Schema):
    """Army cards come to the army without attacking: from the hand, or from the player's own discard pile."""

    most: Few = 1
    from_discard: bool = False
    one_kind: bool = False  # of the hand: all of one kind


class Look(Schema):
    """The player looks at the top cards of the pile, drops army cards among them, and puts the rest at the bottom."""

    top: Annotated[int, Meta(ge=1, le=8)]
    drop: Few


class Strike(Schema):
    """One army card is dropped and attacks, with so much more strength."""

    bonus: Natural = 0


class Remove(Schema):
    """The top cards of stacks of one opponent are destroyed. That is no attack and cannot be blocked (AG5.14)."""

    stacks: Few = 1
    total: Positive | None = None  # their strength together at most


class Effect(Choice):
    """One sentence: exactly one of these."""

    draw: Few | None = None
    actions: Few | None = None  # more in this turn
    tokens: Few | None = None
    drop: Drop | None = None
    take_back: Few | None = None  # army cards of one's discard pile, to the hand
    look: Look | None = None
    attack: Strike | None = None
    guard: Literal[True] | None = None  # AG5.14
    discard: Few | None = None  # random cards of one opponent's hand
    wild: Literal[True] | None = None  # the card itself joins one of one's stacks
    remove: Remove | None = None
    steal: Few | None = None  # top cards of stacks of one opponent come to one's army
    block: Literal[True] | None = None  # a reaction: the attack fails (AG5.11)


class Card(Schema):
    """A card of a deck."""

    id: CardId
    name: Words
    kind: CardKind
    pantheon: Pantheon = "neutral"
    strength: Annotated[int, Meta(ge=1, le=20)] | None = None  # of an army card: its kind's (AG2.3)
    tokens: Natural | None = None  # of a leading god: the tokens that its ability costs, besides the action
    do: Annotated[tuple[Effect, ...], Meta(max_length=6)] = ()
    text: OwnText | None = None  # what it says, in words of your own
    house: tuple[str, ...] = ()  # the fields that no published source gives
    figure: str | None = None  # the silhouette that stands for it (see the client)


class CardFile(Schema):
    """A file of cards."""

    game: Literal["army-of-gods"]
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
