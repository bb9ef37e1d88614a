"""The mistakes of a deck, in words for a reader who sees its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.packaged import texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from theagon.games.collection.deck_check import DeckFault
    from theagon.games.play.game import Game


def said_fault(fault: DeckFault, game: Game, language: str) -> str:
    """Return a sentence, in which cards have their names."""
    known = texts(game.name)
    definition = game.definition(fault.card) if fault.card else None
    return known.say(
        language,
        f"deck-{fault.kind}",
        card=fault.card if definition is None else said(definition.name, language),
        count=fault.count,
        wanted=fault.wanted,
        kind=known.say(language, f"kind-{fault.of}") if fault.of else "",
    )
