"""What a replay carries of Gods Unchained, and back: card definitions with their places, and the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cards.decode import decode_with_places
from theagon.games.gods_unchained.content import CardSet, check_deck
from theagon.games.gods_unchained.position import Setup

if TYPE_CHECKING:
    from theagon.cards.node import Node


def definitions_of(setup: Setup, cards: CardSet) -> list[dict[str, Any]]:
    """The definitions, with their places, of all cards that a match with this set-up can come to need."""
    ids = {name for deck in setup.decks for name in deck.cards}
    gods = {deck.god for deck in setup.decks}
    ids |= {card.id for card in cards.cards.values()
            if (card.kind == "god-power" and card.god in gods) or card.favor is not None}
    return cards.definitions(cards.closure(ids))


def read_setup(node: Node, cards: CardSet) -> Setup:
    """The set-up in a file that nobody vouches for. Raises `TheagonError` with the place of what is wrong with it."""
    read = decode_with_places(node, Setup)
    for deck in read.value.decks:
        check_deck(deck, cards, read)
    return read.value
