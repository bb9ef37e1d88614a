"""What a replay carries of Army of Gods, and back: card definitions with their places, and the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cards.decode import decode_with_places
from theagon.games.army_of_gods.content import CardSet, check_deck
from theagon.games.army_of_gods.position import Setup, check_mode

if TYPE_CHECKING:
    from theagon.cards.node import Node


def definitions_of(setup: Setup, cards: CardSet) -> list[dict[str, Any]]:
    """The definitions, with their places, of all cards of the decks: no card makes another."""
    return cards.definitions({name for deck in setup.decks for name in deck.cards})


def read_setup(node: Node, cards: CardSet) -> Setup:
    """The set-up in a file that nobody vouches for. Raises `TheagonError` with the place of what is wrong with it."""
    read = decode_with_places(node, Setup)
    check_mode(len(read.value.decks), read.value.options)
    for deck in read.value.decks:
        check_deck(deck, cards, read)
    return read.value
