"""The text on a card's face: its written text, or else the describer's lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from theagon.games.card_text.describer import Describer
from theagon.games.card_text.written import CardText, written
from theagon.games.packaged import texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from theagon.games.collection.card_set import CardSet


class Shown(NamedTuple):
    """The text on a card's face."""

    text: tuple[str, ...]  # by lines
    effects: tuple[str, ...]  # the describer's lines, where the text is another
    modes: tuple[str, ...]  # the labels of the modes that its player chooses from


def describer_of(cards: CardSet[Any], language: str) -> Describer:
    """Return the describer of the cards of a set."""
    return Describer(
        texts(cards.game),
        language,
        name=lambda name: said(cards.names[name], language),
        word=lambda kind, name: said(cards.words[kind][name].name, language),
    )


def shown(cards: CardSet[Any], definition: Any, language: str) -> Shown:
    """Return what the face of a card says."""
    describer = describer_of(cards, language)
    effects = tuple(describer.lines(definition))
    found = written(cards, definition, language) or CardText(text=effects)
    return Shown(found.text, effects if found.text != effects else (), found.modes or describer.modes(definition))


def text_of_keyword(cards: CardSet[Any], keyword: Any, language: str) -> tuple[str, ...]:
    """Return what a declared keyword says: in its own words, or else what it stands for."""
    own: tuple[str, ...] | None = keyword.text and getattr(keyword.text, language)
    return own or tuple(describer_of(cards, language).lines(keyword))
