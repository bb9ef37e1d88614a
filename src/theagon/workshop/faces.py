"""The faces of the cards of a set, remembered: between two key strokes only one card changes."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.language import LANGUAGES
from theagon.games.card_language.operations import mentioned

if TYPE_CHECKING:
    from collections.abc import Hashable

    from theagon.games.collection.card_set import CardSet
    from theagon.games.display.catalogue import CardFace
    from theagon.games.play.game import Game

REMEMBERED: Final = 1024
"""The latest cards whose faces are kept, each some kilobytes, or 33 with a picture."""

_known: Final[OrderedDict[Hashable, dict[str, CardFace]]] = OrderedDict()


def faces(game: Game, cards: CardSet[Any], definition: Any) -> dict[str, CardFace] | None:
    """Return the faces of a sound card of `cards` by language; None if it names what cannot be read."""
    names, words = sorted({*mentioned(definition)}), sorted(cards.words_of(definition))
    if not cards.everything.keys() >= {*names} or any(name not in cards.words[kind] for kind, name in words):
        return None
    meant = (*(cards.everything[name] for name in names), *(cards.words[kind][name] for kind, name in words))
    key = (game.name, definition, meant)
    made = _known.pop(key, None)
    if made is None:
        shown = game.with_cards(cards)
        made = {language: shown.faces(language).face(definition) for language in LANGUAGES}
    _known[key] = made
    if len(_known) > REMEMBERED:
        _known.popitem(last=False)
    return made
