"""The cards and decks of Gods Unchained: what a set holds, and what a deck is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.report import Report
from theagon.cards.wording import quoted, suggestion
from theagon.games import card_set
from theagon.games.gods_unchained.checks import check_card
from theagon.games.gods_unchained.references import mentioned, pools
from theagon.games.gods_unchained.rules.world import CARDS, DECK_SIZE
from theagon.games.gods_unchained.schema import Card, CardFile, Deck
from theagon.games.gods_unchained.tables import line_count, pool_cards, pools_of_enemies

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded

MOST_CARDS: Final = CARDS - 2               # place 0 is none, the last is the gods'
COPIES: Final = 2                           # GU5.2
LEGENDARY_COPIES: Final = 1


class Definition(card_set.Placed):
    """A card as replays carry it."""

    card: Card


class CardSet(card_set.CardSet[Card]):
    """Cards by their places."""

    game = "gods-unchained"
    file = CardFile
    placed = Definition
    kinds = (card_set.Kind("card", Card, MOST_CARDS),)
    line_count = staticmethod(line_count)
    check = staticmethod(check_card)

    def made_by(self, definition: Card) -> Iterable[str]:
        yield from mentioned(definition)
        for pool in pools(definition):
            of_enemies = pool.of is not None and pool.of.god == "enemy"
            for places in pools_of_enemies(pool, self) if of_enemies else [pool_cards(pool, self)]:
                yield from (self.cards[place].id for place in places)


standard = CardSet.standard


def check_deck(deck: Deck, cards: CardSet, read: Decoded[Any] | None = None) -> None:
    """Raise `InvalidFileError` with all that is wrong with a deck (GU5.2); `read` is where it came from."""
    report = Report()
    if deck.god == "neutral":
        report.add("a deck has one of the six gods", read.at(deck, "god") if read else None, "such as god: death")
    for name, copies in deck.cards.items():
        key = read.key_at(deck.cards, name) if read else None
        card = cards.by_id.get(name)
        if card is None:
            report.add(f"there is no card {quoted(name)}", key, suggestion(name, cards.by_id))
            continue
        if card.token or card.kind == "god-power":
            report.add(f"{quoted(name)} belongs in no deck", key, "take it out")
        elif card.god not in (deck.god, "neutral"):
            hint = f"a deck of {deck.god} takes {deck.god} and neutral cards (GU5.2)"
            report.add(f"{quoted(name)} is of another god, {card.god}", key, hint)
        most = LEGENDARY_COPIES if card.rarity == "legendary" else COPIES
        if copies > most:
            what = "a legendary card" if card.rarity == "legendary" else "a card"
            at = read.at(deck.cards, name) if read else None
            report.add(f"{copies} copies of {quoted(name)}", at, f"at most {most} of {what} (GU5.2)")
    total = sum(deck.cards.values())
    if total != DECK_SIZE:
        cure = f"add {DECK_SIZE - total}" if total < DECK_SIZE else f"take out {total - DECK_SIZE}"
        at = read.key_at(deck, "cards") if read else None
        report.add(f"a deck has {DECK_SIZE} cards, this one {total} (GU5.2)", at, cure)
    report.check()
