"""What a card's face says: its written text, or else its effects as the describer says them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.games.card_text.describer import Describer
from theagon.games.card_text.written import CardText, written
from theagon.games.packaged import texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from theagon.games.collection.card_set import CardSet


def described(cards: CardSet[Any], definition: Any, language: str) -> CardText:
    """Return the text of a card as the describer says it."""
    describer = Describer(texts(cards.game), language, lambda name: said(cards.names[name], language))
    return CardText(text=tuple(describer.lines(definition)), modes=describer.modes(definition))


def shown(cards: CardSet[Any], definition: Any, language: str) -> CardText:
    """Return the text of a card as its face shows it."""
    return written(cards, definition, language) or described(cards, definition, language)
