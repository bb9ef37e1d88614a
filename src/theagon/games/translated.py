"""Names and sentences in the languages, as files give them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from theagon.cards.language import LANGUAGES
from theagon.cards.schema import Schema

# Words that can be seen, with single blanks between; a joiner or a selector of emoji shows nothing by itself.
WORD: Final = r"[^\s\u200c\u200d\ufe00-\ufe0f]+"
_LINE: Final = f"^{WORD}( {WORD})*$"
_FORM: Final = "a line of words, with single blanks between them"
Name = Annotated[str, Meta(pattern=_LINE, description=_FORM, max_length=60, examples=["Ember Hound"])]
Sentences = Annotated[str, Meta(pattern=_LINE, description=_FORM, max_length=300, examples=["Strike first."])]
_Short = Annotated[str, Meta(pattern=_LINE, description=_FORM, max_length=200, examples=["It never sleeps."])]

# A no-break space keeps a figure and its unit on one line.
_SPACED: Final = f"^{WORD}([ \u00a0]{WORD})*$"
Line = Annotated[str, Meta(pattern=_SPACED, description="a line of words, with single blanks between", max_length=300)]
Lines = Annotated[tuple[Line, ...], Meta(min_length=1, max_length=8)]


Gender = Literal["masculine", "feminine", "neuter", "many"]


class Words(Schema):
    """One text in some of the languages. `ru_gender` is the gender of a Russian name, if its letters do not show it."""

    example = "{en: Ember Hound}, with es and ru if you like"

    en: Name | None = None
    es: Name | None = None
    ru: Name | None = None
    ru_gender: Gender | None = None

    def __post_init__(self) -> None:
        _require_language(self)


class Saying(Schema):
    """A few sentences in some of the languages."""

    en: Sentences | None = None
    es: Sentences | None = None
    ru: Sentences | None = None

    def __post_init__(self) -> None:
        _require_language(self)


class FlavourText(Saying):
    """A flavour in some of the languages."""

    en: _Short | None = None
    es: _Short | None = None
    ru: _Short | None = None


Flavour = FlavourText | _Short
"""What a card says of its world, not of its rules."""


class OwnText(Schema):
    """The lines of a card in some of the languages. In the others its effects are described."""

    en: Lines | None = None
    es: Lines | None = None
    ru: Lines | None = None


def _require_language(words: Words | Saying) -> None:
    if missing(words) == LANGUAGES:
        raise ValueError(f"it is said in no language: give one of {', '.join(LANGUAGES)}")


def missing(words: Words | Saying) -> tuple[str, ...]:
    """Return the languages without a text of their own."""
    return tuple(language for language in LANGUAGES if getattr(words, language) is None)


def said(words: Words | Saying | str, language: str) -> str:
    """Return the text in one language, or else in the first that has one; a plain text is the same in all."""
    if isinstance(words, str):
        return words
    text: str | None = getattr(words, language)
    if text is not None:
        return text
    return next(str(text) for each in LANGUAGES if (text := getattr(words, each)) is not None)
