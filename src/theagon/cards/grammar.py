"""Inflection for the Fluent files of the log: the forms of words in English, Spanish and Russian.

A selector of Fluent chooses among whole texts. These functions look at the letters of a word.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

YOU: Final = "you"
"""The person of the reader; the texts name all others."""


_QUOTES_WITHIN: Final = re.compile("(?<=[^»])«([^«»]*)»(?=[^«]*»)")


def counted(count: int, one: str, several: str) -> str:
    """Return a figure and its noun: `counted(2, "a card", "cards")` is "2 cards"; for 1, return only the text `one`."""
    return one if count == 1 else f"{count} {several}"


def russian_counted(count: int, one: str, few: str, many: str) -> str:
    """Return a figure and its noun: `russian_counted(2, "карта", "карты", "карт")` is "2 карты"."""
    if count % 10 == 1 and count % 100 != 11:
        return f"{count} {one}"
    return f"{count} {few if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else many}"


def english_verb(person: str, verb: str) -> str:
    """Return an English verb, given as it follows a name: `english_verb("you", "draws")` is "draw"."""
    irregular = {"has": "have", "is": "are", "does": "do"}
    if person != YOU:
        return verb
    return irregular.get(verb) or verb.removesuffix("es" if verb.endswith(("shes", "ches")) else "s")


def capital(phrase: str) -> str:
    """Return the phrase with a capital first letter."""
    return phrase[:1].upper() + phrase[1:]


def quotes_within(phrase: str) -> str:
    """Return a phrase with the quotation marks «» inside others changed to the second kind of its language."""
    russian = re.search("[а-яё]", phrase)
    return _QUOTES_WITHIN.sub(r"„\1“" if russian else r"“\1”", phrase)


def signed(amount: int) -> str:
    """Return a number with its sign: +2, −1."""
    return f"{amount:+d}".replace("-", "−")


def spanish_contractions(phrase: str) -> str:
    """Return a Spanish phrase with "a el" as "al" and "de el" as "del"."""
    return phrase.replace(" a el ", " al ").replace(" de el ", " del ")


def spanish_verb(person: str, verb: str) -> str:
    """Return a Spanish verb, given as it follows a name: `spanish_verb("you", "se rinde")` is "te rindes"."""
    return f"{verb.replace('se ', 'te ', 1)}s" if person == YOU else verb


def russian_verb(person: str, verb: str) -> str:
    """Return a Russian verb, given as it follows a name: `russian_verb("you", "сдаётся")` is "сдаётесь"."""
    if person != YOU:
        return verb
    return f"{verb.removesuffix('ся')}есь" if verb.endswith("ся") else f"{verb}е"


_OF_MEN: Final = ("бродяга", "владыка", "вышибала", "громила", "гуляка", "зомби", "они", "пьяница", "убийца", "якша")
_OF_WOMEN: Final = ("банши", "дочь", "нежить", "рысь", "тень")
_ENDINGS_OF_SEVERAL: Final = ("ые", "ие")
_DEEDS: Final = ("ание", "ение", "ствие", "тие")


@cache
def russian_gender(name: str) -> str:
    """Return the gender of a Russian name by the letters of its first word; `many` is plural: Фурии.

    A card gives the gender of a proper name that is of another one (Бастет, Рама).
    """
    word = re.split("[ ,-]", name.lower(), maxsplit=1)[0].removesuffix("ся")
    if word in _OF_MEN:
        return "masculine"
    if word in _OF_WOMEN or word.endswith(("а", "я")):
        return "feminine"
    if (word.endswith(("о", "е", "ё")) and not word.endswith(_ENDINGS_OF_SEVERAL)) or word.endswith(_DEEDS):
        return "neuter"
    return "many" if word.endswith(("ы", "и", *_ENDINGS_OF_SEVERAL)) else "masculine"


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {"CAPITAL": capital}
"""The functions that all Fluent files may call, by name."""

COUNTS: Final[Mapping[str, Callable[..., Any]]] = {"en": counted, "es": counted, "ru": russian_counted}
"""The function COUNT of each language: a figure and its noun."""

VERBS: Final[Mapping[str, Callable[..., Any]]] = {"en": english_verb, "es": spanish_verb, "ru": russian_verb}
"""The function VERB of each language: a verb that agrees with a person."""
