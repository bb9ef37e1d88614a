"""Names and sentences in the languages, as files give them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from theagon.cards.schema import Schema

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Sentences = Annotated[str, Meta(min_length=1, max_length=400)]


class Words(Schema):
    """One text in the three languages."""

    en: Name
    es: Name
    ru: Name


class Saying(Schema):
    """A few sentences in the three languages."""

    en: Sentences
    es: Sentences
    ru: Sentences


def said(words: Words | Saying | str, language: str) -> str:
    """The text in one language; a plain text is the same in all."""
    return words if isinstance(words, str) else str(getattr(words, language))
