"""Positions in which a card is tried: what the games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.games.card_text.written import described_fields

if TYPE_CHECKING:
    from theagon.games.play.game import Game

HEALTH: Final = 5
"""The health of a unit that can be hurt a few times."""
DECK: Final = 10
"""The cards of each deck."""


def dummy(game: Game[Any, Any, Any, Any], kind: str) -> str:
    """Return the id of a unit of the game with nothing but its figures."""
    plain = (
        each
        for each in game.cards_type.standard().cards.values()
        if each.kind == kind and not each.token and not described_fields(each)
    )
    found: str = min(plain, key=lambda each: (abs(each.health - HEALTH), each.id)).id
    return found


def usual_deck(game: Game[Any, Any, Any, Any]) -> list[str]:
    """Return some cards of the first starter deck."""
    deck: list[str] = sorted(next(iter(game.starter_decks().values())).cards)
    return deck[:DECK]
