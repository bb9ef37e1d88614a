"""Written card texts: those of a game's own cards, and those that people write for theirs.

A game keeps them in `text/cards.LANGUAGE.yaml`: the lines of each card that says something, by its id. A card with
modes has its lines under `text` and the label of each mode under `modes`. `text/seals.json` has the seal of each text:
a digest of the fields that the text describes. A text is shown only while its seal fits, so no text outlives a changed
effect.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.cards.decode import decode
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.games.card_language.operations import mentioned
from theagon.games.card_text.describer import NOT_DESCRIBED
from theagon.games.fields import CardId
from theagon.games.registry import PACKAGES
from theagon.games.translated import Line, Lines, said

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from theagon.games.collection.card_set import CardSet

SORTED: Final = ("kind", "subtypes", "tribe")
"""The fields that decide the words for a card, though no text says them."""
PRINTED: Final = ("strength", "health")
"""The values of a card that the texts of other cards give with its name: "a Spark (1/1)"."""


class CardText(Schema):
    """The text of a card, line by line, and the labels of its modes, if its player chooses one of several."""

    text: tuple[Line, ...] = ()
    modes: tuple[Line, ...] = ()


@cache
def written_texts(game: str, language: str) -> Mapping[str, CardText]:
    """Return the written texts of a game by card id."""
    read = decode(read_yaml(texts_folder(game) / f"cards.{language}.yaml"), dict[CardId, Lines | CardText])
    return {name: each if isinstance(each, CardText) else CardText(text=each) for name, each in read.items()}


@cache
def seals(game: str) -> Mapping[str, Mapping[str, str]]:
    """Return the seals of a game's written texts: by card id and language."""
    path = texts_folder(game) / "seals.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]]) if path.is_file() else {}


def texts_folder(game: str) -> Traversable:
    """Return the folder of a game's texts."""
    return files(PACKAGES[game]) / "text"


def written(cards: CardSet[Any], definition: Any, language: str) -> CardText | None:
    """Return the written text of a card, its own or that of its game; None if it has none in this language."""
    own = definition.text and getattr(definition.text, language)
    if own:
        return CardText(text=own)
    sealed = seals(cards.game).get(definition.id, {}).get(language)
    if sealed is None or sealed != seal(cards, definition, language):
        return None
    return written_texts(cards.game, language).get(definition.id)


def described_fields(definition: Any) -> dict[str, Any]:
    """Return the given fields of a card that its text describes, as plain data; none if it has no text."""
    plain: dict[str, Any] = msgspec.to_builtins(definition)
    return {name: value for name, value in plain.items() if name not in NOT_DESCRIBED}


def seal(cards: CardSet[Any], definition: Any, language: str) -> str:
    """Return the digest of the fields that a card's text in a language describes.

    That is what the card does, and the names and printed values of the cards that it names.
    """
    names = {name: said(cards.names[name], language) for name in (*mentioned(definition), definition.id)}
    values = [[getattr(cards.everything[name], value, None) for value in PRINTED] for name in mentioned(definition)]
    sort = [getattr(definition, name, None) for name in SORTED]
    content = msgspec.json.encode([described_fields(definition), sort, names, values], order="deterministic")
    return hashlib.blake2b(content, digest_size=6).hexdigest()
