"""The cards and decks of Army of Gods: what a set holds, and what a deck and a match are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError
from theagon.games.army_of_gods.card_checks import check_definition
from theagon.games.army_of_gods.rules.world import CARDS, KINDS, SEATS
from theagon.games.army_of_gods.schema import PANTHEONS, ArmyKeyword, Card, CardFile, Deck, Effect, Options, OwnPantheon
from theagon.games.collection import card_set
from theagon.games.collection.blanks import blank_id, blank_name, median
from theagon.games.collection.definitions import DefinitionKind
from theagon.games.collection.own_words import MOST_OWN_KEYWORDS
from theagon.games.fields import SEATS as SEAT_NAMES

if TYPE_CHECKING:
    from theagon.games.collection.deck_check import DeckCheck

MOST_CARDS: Final = CARDS - 1  # place 0 is none
MOST_PANTHEONS: Final = 8
"""The most pantheons that a set declares, as in the other games."""
DECK_COUNTS: Final = {"army": 97, "supporting": 8, "power": 7, "leading": 8}
"""The number of cards of each kind in a deck (AG2.1)."""


class CardSet(card_set.CardSet[Card]):
    """Cards by their places."""

    game = "army-of-gods"
    file = CardFile
    kinds = (
        DefinitionKind("card", Card, MOST_CARDS),
        DefinitionKind("pantheon", OwnPantheon, MOST_PANTHEONS, PANTHEONS),
        DefinitionKind("keyword", ArmyKeyword, MOST_OWN_KEYWORDS, ()),
    )
    deck = Deck
    check = staticmethod(check_definition)

    def __init__(self, *places: Mapping[int, Any], lines: Mapping[str, int] | None = None) -> None:
        super().__init__(*places, lines=lines)
        if len(self.army) > KINDS:
            raise card_set.TooManyError(self.kinds[0], len(self.army), KINDS, "army")

    @cached_property
    def army(self) -> tuple[int, ...]:
        """The army card of each kind, by kinds."""
        return tuple(index for index, card in sorted(self.cards.items()) if card.kind == "army")

    @property
    def kind_ids(self) -> list[str]:
        """The name of each kind: its army card's id."""
        return [self.card_id(card) for card in self.army]

    def kind_id(self, kind: int) -> str:
        """Return the name of a kind; of a kind that does not exist, its number from 1."""
        return self.card_id(self.army[kind]) if kind < len(self.army) else str(kind + 1)

    def stack_name(self, stack: int) -> str:
        """Return the name of the stack with a number, such as `p2-archers`."""
        seat, kind = divmod(stack, KINDS)
        return f"{SEAT_NAMES[seat]}-{self.kind_id(kind)}"

    def stack_number(self, players: int, name: str) -> int:
        """Return the number of a stack in a match of `players`. Raises TheagonError."""
        seat, _, kind = name.partition("-")
        kinds = self.kind_ids
        if seat not in SEAT_NAMES[:players] or kind not in kinds:
            raise TheagonError(f"there is no stack {name!r}", hint=f"a seat and a kind, such as p2-{kinds[0]}")
        return SEAT_NAMES.index(seat) * KINDS + kinds.index(kind)

    def made_by(self, _: Card, /) -> Iterable[str]:
        """Return nothing: no card makes another."""
        return ()

    def blank(self, card: Card, /) -> Card:
        """Return an army card of middling strength; for any other card, one of its kind that draws a card."""
        strength = None
        if card.kind == "army":
            strength = median(each.strength or 0 for each in map(self.cards.__getitem__, self.army))
        return Card(
            id=blank_id(card.id),
            name=blank_name(card.name),
            kind=card.kind,
            pantheon=card.pantheon,
            strength=strength,
            tokens=card.tokens,
            do=() if strength else (Effect(draw=1),),
        )

    def look_at_deck(self, _: Deck, check: DeckCheck, /) -> None:
        """Check a deck by AG2.1."""
        counts = dict.fromkeys(DECK_COUNTS, 0)
        for card, copies in check.listed(self.by_id):
            counts[card.kind] += copies
            if card.kind == "leading":
                check.copies(card.id, copies, 1, "a deck has each leading god once")
        for kind, wanted in DECK_COUNTS.items():
            check.size(wanted, counts[kind], "AG2.1", kind)


standard = CardSet.standard


def check_mode(players: int, options: Options) -> None:
    """Raise TheagonError if there is no such mode (AG1.3)."""
    if not 2 <= players <= SEATS:
        raise TheagonError(f"a match takes 2, 3 or 4 decks, one for each player, not {players}")
    if options.teams and players != SEATS:
        hint = f"leave teams out, or give {SEATS} decks"
        raise TheagonError(f"teams are two against two: that takes {SEATS} decks, not {players}", hint=hint)
