"""What a replay carries of Hand of the Gods, and back: card definitions with their places, and the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cards.decode import decode_with_places
from theagon.games.hand_of_the_gods.content import CardSet, check_deck, check_map
from theagon.games.hand_of_the_gods.position import Setup

if TYPE_CHECKING:
    from theagon.cards.node import Node


def definitions_of(setup: Setup, cards: CardSet) -> list[dict[str, Any]]:
    """The definitions, with their places, of all cards and leaders that a match with this set-up can come to need."""
    ids = {name for deck in setup.decks for name in (deck.leader, *deck.cards)}
    if setup.board.gift is not None:
        ids.add(setup.board.gift)
    return cards.definitions(cards.closure(ids))


def read_setup(node: Node, cards: CardSet) -> Setup:
    """The set-up in a file that nobody vouches for. Raises `TheagonError` with the place of what is wrong with it."""
    read = decode_with_places(node, Setup)
    for deck in read.value.decks:
        check_deck(deck, cards, read)
    check_map(read.value.board, cards, read)
    return read.value
