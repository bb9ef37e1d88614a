"""The two sides of a comparison: each a deck under a set of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from theagon.games.play.game import Game


class Side(NamedTuple):
    """One of the two that are compared: a deck under a set of cards."""

    name: str
    game: Game
    deck: Any


def card_and_blank(game: Game, name: str, held: Any, card: str) -> tuple[Side, Side]:
    """Return a deck of this name with a card that it holds, and with a blank in the place of the card.

    Raises `TheagonError` if the deck does not hold the card.
    """
    if card not in held.cards:
        raise TheagonError(f"{name} has no card {quoted(card)}", hint=suggestion(card, held.cards))
    blank = game.cards_type.standard().blank(game.definition(card))  # in the middle of cards that are not measured
    both = game.with_cards(game.cards.extended((blank,)))
    cards = {(blank.id if each == card else each): copies for each, copies in held.cards.items()}
    other = msgspec.structs.replace(held, cards=cards)
    return Side(f"{name} with {card}", both, held), Side(f"{name} with a blank", both, other)
