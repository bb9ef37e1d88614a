"""The cards and decks of Gods Unchained: what a set holds, and what a deck is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, get_args

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.schema import parts
from theagon.games.card_language.operations import mentioned
from theagon.games.collection import card_set
from theagon.games.collection.blanks import blank_id, blank_name, middle
from theagon.games.collection.definitions import DefinitionKind
from theagon.games.collection.own_words import MOST_OWN_KEYWORDS
from theagon.games.gods_unchained.card_checks import check_definition
from theagon.games.gods_unchained.pools import ENEMY, NEUTRAL, pool_cards, pools_of_costs, pools_of_enemies
from theagon.games.gods_unchained.rules.world import DECK_SIZE, GOD_CARD, OWN
from theagon.games.gods_unchained.schema import Card, CardFile, Deck, GodsKeyword, OwnGod, OwnTribe
from theagon.games.gods_unchained.schema.piles import Become, Pool
from theagon.games.gods_unchained.schema.vocabulary import GODS, TRIBES, Keyword, Rarity

if TYPE_CHECKING:
    from theagon.games.collection.deck_check import DeckCheck

MOST_CARDS: Final = GOD_CARD - 1  # place 0 is none
COPIES: Final[Mapping[str, int]] = {**dict.fromkeys(get_args(Rarity), 2), "legendary": 1, "mythic": 1}  # GU5.2
SHARED: Final = NEUTRAL  # any deck may have its cards


class CardSet(card_set.CardSet[Card]):
    """Cards by their places."""

    game = "gods-unchained"
    file = CardFile
    kinds = (
        DefinitionKind("card", Card, MOST_CARDS),
        DefinitionKind("god", OwnGod, OWN, GODS),
        DefinitionKind("tribe", OwnTribe, OWN, TRIBES),
        DefinitionKind("keyword", GodsKeyword, MOST_OWN_KEYWORDS, get_args(Keyword)),
    )
    deck = Deck
    check = staticmethod(check_definition)

    def card_id(self, index: int) -> str:
        return "god" if index == GOD_CARD else super().card_id(index)

    def made_by(self, definition: Card, /) -> Iterable[str]:
        yield from mentioned(definition)
        for part in parts(definition):
            for places in self._pools(part):
                yield from (self.cards[place].id for place in places)

    def _pools(self, part: object) -> list[tuple[int, ...]]:
        """Return the places of the cards that a part of a definition draws from by chance."""
        if isinstance(part, Become) and part.same_cost:
            return pools_of_costs(self)
        if not isinstance(part, Pool) or part.of is None:
            return []
        return pools_of_enemies(part, self) if part.of.god == ENEMY else [pool_cards(part, self)]

    @property
    def gods(self) -> list[str]:
        """The gods that a deck may have."""
        return [god for god in (*GODS, *self.words["god"]) if god != SHARED]

    def blank(self, card: Card, /) -> Card:
        creatures = (each for each in self.cards.values() if each.kind == "creature" and not each.token)
        strength, health = middle(creatures, card.cost, "strength", "health")
        return Card(
            id=blank_id(card.id),
            name=blank_name(card.name),
            kind="creature",
            god=card.god,
            rarity=card.rarity,
            cost=card.cost,
            strength=strength,
            health=health,
        )

    def look_at_deck(self, deck: Deck, check: DeckCheck, /) -> None:
        """Check a deck by GU5.2."""
        if deck.god == SHARED:
            check.leader("god", "a deck has one of the six gods", "such as god: death", "no-leader")
        elif deck.god not in self.gods:
            told = f"there is no god {quoted(deck.god)}"
            check.leader("god", told, suggestion(deck.god, self.gods), "unknown-leader")
        elif not any(
            each.god == deck.god and each.kind == "god-power" and each.selectable for each in self.by_id.values()
        ):
            told = f"{quoted(deck.god)} has no god power to begin with (GU5.4)"
            check.leader("god", told, "give it a card of kind: god-power", "no-leader")
        for card, copies in check.listed(self.by_id):
            if card.token or card.kind == "god-power":
                check.wrong(card.id, f"{quoted(card.id)} belongs in no deck", "take it out", "made")
            elif card.god not in (deck.god, SHARED):
                hint = f"a deck of {deck.god} takes {deck.god} and neutral cards (GU5.2)"
                check.wrong(card.id, f"{quoted(card.id)} is of another god, {card.god}", hint, "other-pantheon")
            check.rarity(card, copies, COPIES, "GU5.2")
        check.size(DECK_SIZE, sum(deck.cards.values()), "GU5.2")


standard = CardSet.standard
