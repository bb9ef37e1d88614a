"""Names and sentences in the languages, as files give them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from theagon.cards.grammar import agreement, declined, indefinite, plural, russian_gender, spanish_name
from theagon.cards.schema import Schema

# Words that can be seen, with single blanks between; a joiner or a selector of emoji shows nothing by itself.
WORD: Final = r"[^\s\u200c\u200d\ufe00-\ufe0f]+"
_LINE: Final = f"^{WORD}( {WORD})*$"
_FORM: Final = "a line of words, with single blanks between them"
Name = Annotated[str, Meta(pattern=_LINE, description=_FORM, max_length=60, examples=["Ember Hound"])]
Sentences = Annotated[str, Meta(pattern=_LINE, description=_FORM, max_length=300, examples=["Strike first."])]


Gender = Literal["masculine", "feminine", "neuter", "many"]


class Words(Schema):
    """One text in the three languages.

    `en_one` has the English name as one of them is called, where that is not with "a" or "an" (Sentient Flameblades).
    `es_one` has the Spanish name with its article, `es_several` its plural (un Guardia olímpico, Guardias olímpicos),
    where the letters do not show them. `ru_one` and `ru_several` have the Russian accusative (Крысу, Крыс) of what is
    summoned, or something else is turned into; `ru_few` has, of what is no living being, the form after 2, 3 and 4
    (2 Зеркала), and then `ru_several` the one after 5 (Зеркал). `ru_declined` has all four cases of a
    Russian name and then of its plural, for a card whose name texts use as a noun: "всем союзным Фуриям". `ru_gender`
    has the gender of a Russian name whose letters do not show it.
    """

    en: Name
    es: Name
    ru: Name
    en_one: Name | None = None
    es_one: Name | None = None
    es_several: Name | None = None
    ru_one: Name | None = None
    ru_several: Name | None = None
    ru_few: Name | None = None
    ru_declined: Annotated[tuple[Name, ...], Meta(min_length=8, max_length=8)] | None = None
    ru_gender: Gender | None = None


class Saying(Schema):
    """A few sentences in the three languages."""

    en: Sentences
    es: Sentences
    ru: Sentences


def said(words: Words | Saying | str, language: str) -> str:
    """The text in one language; a plain text is the same in all."""
    return words if isinstance(words, str) else str(getattr(words, language))


def forms(words: Words, language: str) -> dict[str, str]:
    """The name in one language, with its article, and its plural, as messages call them.

    These are `name`, `one`, `several` and, after 2, 3 and 4 in Russian, `few`: `several` for names that have no such
    form. Russian has no article, and puts names as they are after a noun: "2 существа «Бес»". Its `one` and `several`
    are in the accusative, and after a noun where the name does not say its own.
    """
    name = said(words, language)
    match language:
        case "en":
            one, several = words.en_one or (name if ", " in name else indefinite(name)), plural(name)
        case "es":
            one, several = spanish_name(name)
            one, several = words.es_one or (name if ", " in name else one), words.es_several or several
        case _:
            one, several = words.ru_one or f"карту «{name}»", words.ru_several or f"карты «{name}»"
    return {"name": name, "one": one, "several": several, "few": words.ru_few or several}


def inflected(words: Words, language: str, count: int) -> Literal["yes", "things", "no"]:
    """Whether a message has the form of a name that so many of it need; only Russian names may lack theirs.

    Russian counts `things`, which are no living beings, in another case: "2 Зеркала", but "двух Воинов".
    """
    if language != "ru":
        return "yes"
    if words.ru_few is not None and 1 < count < 5:
        return "things"
    return "no" if (words.ru_one if count == 1 else words.ru_several) is None else "yes"


def as_noun(words: Words, language: str, case: str, number: str, count: int) -> tuple[str, str] | None:
    """The name as a noun in a case and number, and how adjectives agree with it; None: it stands beside a noun."""
    if language != "ru" or words.ru_declined is None:
        return None
    one, many = words.ru_declined[:4], words.ru_declined[4:]
    return declined(case, number, count, one, many), agreement(one, many)


def pronoun_gender(words: Words, language: str) -> str | None:
    """The gender of a pronoun for a card that is called by its name alone; None: that of its noun."""
    return words.ru_gender or russian_gender(words.ru) if language == "ru" else None


def gender(one: str) -> str:
    """The gender of a Spanish name with its article."""
    return "feminine" if one.startswith(("una ", "unas ")) else "masculine"
