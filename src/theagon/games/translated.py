"""Names and sentences in the languages, as files give them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from theagon.cards.schema import Schema

# Words that can be seen, with single blanks between; a joiner or a selector of emoji shows nothing by itself.
WORD: Final = r"[^\s\u200c\u200d\ufe00-\ufe0f]+"
_LINE: Final = f"^{WORD}( {WORD})*$"
_FORM: Final = "a line of words, with single blanks between them"
Name = Annotated[str, Meta(pattern=_LINE, description=_FORM, max_length=60, examples=["Ember Hound"])]
Sentences = Annotated[str, Meta(pattern=_LINE, description=_FORM, max_length=300, examples=["Strike first."])]


Gender = Literal["masculine", "feminine", "neuter", "many"]


class Words(Schema):
    """One text in the three languages. `ru_gender` is the gender of a Russian name, if its letters do not show it."""

    en: Name
    es: Name
    ru: Name
    ru_gender: Gender | None = None


class Saying(Schema):
    """A few sentences in the three languages."""

    en: Sentences
    es: Sentences
    ru: Sentences


def said(words: Words | Saying | str, language: str) -> str:
    """Return the text in one language; a plain text is the same in all."""
    return words if isinstance(words, str) else str(getattr(words, language))
