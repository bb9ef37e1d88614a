"""What the Fluent files cannot say by themselves: how words look in English, Spanish and Russian.

A selector of Fluent chooses among whole texts. These functions look at the letters of a word, or find its form in a
table.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

YOU: Final = "you"
"""The person of whoever reads; anybody else is spoken of by name."""


def counted(count: int, one: str, several: str, many: str | None = None) -> str:
    """A figure and its noun: `counted(2, "a card", "cards")` is "2 cards"; of one the text `one` alone.

    Russian has a form for 2, 3 and 4 (карты), and one for `many` (карт).
    """
    if count == 1:
        return one
    if many is None or _few(count):
        return f"{count} {several}"
    return f"{count} {many if count % 10 != 1 or count % 100 == 11 else one.removeprefix('1 ')}"


def of_number(number: str | int, one: Any, several: Any) -> Any:
    """The form for one, or for several: `of_number("many", "gains", "gain")` is "gain"."""
    return one if number in ("one", 1) else several


def of_gender(gender: str, feminine: str, masculine: str, neuter: str | None = None) -> str:
    """The form for a gender; for any but the feminine and, if the third is given, the masculine, it is the last."""
    if gender == "feminine":
        return feminine
    return masculine if neuter is None or gender == "masculine" else neuter


# English

_QUOTES_WITHIN: Final = re.compile("(?<=[^»])«([^«»]*)»(?=[^«]*»)")
_SPOKEN_WITH_A_VOWEL: Final = ("heir", "honor", "honour", "hour")
_SPOKEN_WITH_A_CONSONANT: Final = ("eu", "one", "uni", "use")


@cache
def indefinite(phrase: str) -> str:
    """An English phrase with its indefinite article: a unit, an enemy unit, another unit."""
    word = phrase.lower()
    if word.startswith("other "):
        return f"an{phrase}"
    vowel = word.startswith(_SPOKEN_WITH_A_VOWEL) or (
        word.startswith(tuple("aeiou")) and not word.startswith(_SPOKEN_WITH_A_CONSONANT)
    )
    return f"{'an' if vowel else 'a'} {phrase}"


@cache
def plural(name: str) -> str:
    """The plural of an English name: Zombies, Pillars of Life, Huntresses, Swordsmen; Furies are several already."""
    head, of, rest = name.partition(" of ")
    if head.endswith("man"):
        head = f"{head[:-2]}en"
    elif head.endswith("ies"):
        pass
    elif head.endswith(("s", "x", "z", "ch", "sh")):
        head = f"{head}es"
    elif head.endswith("y") and not head.endswith(("ay", "ey", "oy", "uy")):
        head = f"{head[:-1]}ies"
    else:
        head = f"{head}s"
    return f"{head}{of}{rest}"


def english_verb(person: str, verb: str) -> str:
    """An English verb, given as it follows a name: `english_verb("you", "draws")` is "draw"."""
    irregular = {"has": "have", "is": "are", "does": "do"}
    if person != YOU:
        return verb
    return irregular.get(verb) or verb.removesuffix("es" if verb.endswith(("shes", "ches")) else "s")


def capital(phrase: str) -> str:
    """The phrase with a capital first letter."""
    return phrase[:1].upper() + phrase[1:]


def gift(receiver: str, given: str) -> str:
    """Who is given what, in English: the longer of the two comes last."""
    if long(receiver) == "yes":
        return f"give {given} to {receiver}"
    return f"give {receiver} {given}"


def quotes_within(phrase: str) -> str:
    """A phrase whose quotation marks «» within others are of the second kind of its language."""
    russian = re.search("[а-яё]", phrase)
    return _QUOTES_WITHIN.sub(r"„\1“" if russian else r"“\1”", phrase)


def english_commas(phrase: str) -> str:
    """An English phrase with a comma before an "if" within.

    What comes then under a condition is a new sentence, and so is what befalls each one of several.
    """
    text = phrase.replace(", then if ", ". If ").replace(" and for each one ", ". For each one ")
    return text.replace(" and if ", " and, if ")


def under_a_condition(phrase: str) -> str:
    """An English phrase that stays one sentence, since a condition before it holds for all of it."""
    return phrase.replace(", then if ", ", then, if ")


def signed(amount: int) -> str:
    """A number with its sign: +2, −1."""
    return f"{amount:+d}".replace("-", "−")


# Spanish


_FEMININE: Final = ("a", "ción", "sión", "dad", "tud", "umbre")
_STRESSED_A: Final = ("á", "agua ", "ala ", "alma ", "ama ", "arca ", "arma ", "arpa ", "ave ", "hacha ", "hada ")
_PREPOSITIONS: Final = ("a", "al", "bajo", "con", "contra", "de", "del", "desde", "en", "para", "por", "sin", "sobre")
_SECOND_AND: Final = re.compile(r"( [ye] [^,;.:«»]*) y luego ")
_UNACCENTED: Final = str.maketrans("áéíóú", "aeiou")


def spanish_name(name: str) -> tuple[str, str]:
    """A Spanish name with its article, and its plural, as far as the letters tell: "una Rata", "Ratas".

    A card gives the forms of a name that is of another gender (un Guardia), or plural itself.
    """
    words = name.split()
    last = next((k for k, word in enumerate(words) if word in _PREPOSITIONS), len(words))
    several = " ".join([*map(_spanish_plural, words[:last]), *words[last:]])
    feminine = words[0].lower().endswith(_FEMININE) and not f"{name.lower()} ".startswith(_STRESSED_A)
    return f"{'una' if feminine else 'un'} {name}", several


def _spanish_plural(word: str) -> str:
    """The plural of a Spanish noun or adjective: Ratas, Tejones, ágiles, Guardaespaldas."""
    if word[-1] in "aeiouáéó":
        return f"{word}s"
    if word.endswith(("as", "es", "is", "os", "us")):  # not stressed at its end
        return word
    if word.endswith("z"):
        return f"{word[:-1]}ces"
    stem = word[:-2] + word[-2:].translate(_UNACCENTED) if word[-1] in "ns" else word
    return f"{stem}es"


def spanish_contractions(phrase: str) -> str:
    """A Spanish phrase with "a el" as "al", "de el" as "del", and commas.

    There is one in "luego, si", "y, si" and "y, por cada una", and one before "y luego" where another "y" comes first.
    """
    text = phrase.replace(" a el ", " al ").replace(" de el ", " del ")
    return _SECOND_AND.sub(r"\1, y luego ", re.sub(r" (luego|y) (si|por cada un[ao]) ", r" \1, \2 ", text))


def spanish_verb(person: str, verb: str) -> str:
    """A Spanish verb, given as it follows a name: `spanish_verb("you", "se rinde")` is "te rindes"."""
    return f"{verb.replace('se ', 'te ', 1)}s" if person == YOU else verb


def spanish_and(following: str) -> str:
    """The Spanish "and" before a word: y, but e before the sound of an i."""
    word = following.lower()
    return "e" if word.startswith(("i", "hi")) and not word.startswith("hie") else "y"


def joined(phrase: str) -> str:
    """Whether a Spanish or Russian phrase joins several parts, so that more than a word parts it from the next."""
    return "yes" if re.search("[,;«]| [yeouи] ", phrase) else "no"


def spanish_or(following: str) -> str:
    """The Spanish "or" before a word: o, but u before the sound of an o."""
    return "u" if following.lower().startswith(("o", "ho", "ó")) else "o"


# Russian


_EQUAL_AND: Final = re.compile(r"(, равн\w+ [^,;.]*) и(?= если )")
_BEFORE_IF: Final = re.compile(r"(?<=[^\s,:;.«])(?<!, а)(?= если )")
_AT_IT: Final = re.compile("(?<= у )(?=(?:его|её|их)(?:[.,;:»]|$))")
_WITH: Final = re.compile(" с (?=вс|с[км])")
_BEFORE_A_UNIT: Final = re.compile(r"(?<=\d) (?=ед\.)")


def russian_spelling(phrase: str) -> str:
    """A Russian phrase as it is spelled.

    With "с всех" as "со всех", "с скрытностью" as "со скрытностью", "у его" as "у него", commas before "если" (but not
    in "а если") and after "равный его силе", none behind a space or before a full stop, and figures that no line parts
    from their unit.
    """
    text = _BEFORE_IF.sub(",", _EQUAL_AND.sub(r"\1, и", _WITH.sub(" со ", phrase)))
    text = _AT_IT.sub("н", text).replace(" ,", ",")
    return _BEFORE_A_UNIT.sub("\u00a0", text.replace(",.", "."))


def russian_verb(person: str, verb: str) -> str:
    """A Russian verb, given as it follows a name: `russian_verb("you", "сдаётся")` is "сдаётесь"."""
    if person != YOU:
        return verb
    return f"{verb.removesuffix('ся')}есь" if verb.endswith("ся") else f"{verb}е"


def long(phrase: str) -> str:
    """Whether a phrase is narrowed by more than adjectives: yes, or no."""
    narrowed = re.search(
        "^whichever | (с|со|без|в|стоимостью|типа|with|without|costing|that|chosen at|other than|con|sin|cuyo"
        "|de tipo|de la tribu) ",
        phrase,
    )
    return "yes" if narrowed else "no"


CASES: Final = ("nominative", "genitive", "dative", "accusative", "instrumental")
# The endings of an adjective; the nominative of the masculine is the form that dictionaries list.
_ENDINGS: Final = {
    "masculine": {"genitive": "ого", "dative": "ому", "accusative": "ого"},
    "neuter": {"nominative": "ое", "genitive": "ого", "dative": "ому", "accusative": "ое"},
    "feminine": {"nominative": "ая", "genitive": "ой", "dative": "ой", "accusative": "ую"},
    "many": {"nominative": "ые", "genitive": "ых", "dative": "ым", "accusative": "ые"},
}
_SOFT: Final = {"о": "е", "ы": "и", "ан": "я", "ун": "ю"}  # верхнего, верхние; верхняя, верхнюю, but спящая, спящую
# All masculine nouns of the games are; `animate` is neuter: существо; `woman` is feminine: амазонка.
_ANIMATE: Final = ("masculine", "animate", "woman")
_GENDERS: Final = {"animate": "neuter", "woman": "feminine"}


def case_form(case: str, *forms: str) -> str:
    """The Russian form for a case: of nominative, genitive, dative, accusative and, where it is used, instrumental."""
    return forms[CASES.index(case)]


_OF_MEN: Final = ("бродяга", "владыка", "вышибала", "громила", "гуляка", "зомби", "они", "пьяница", "убийца", "якша")
_OF_WOMEN: Final = ("банши", "дочь", "нежить", "рысь", "тень")
_ENDINGS_OF_SEVERAL: Final = ("ые", "ие")
_DEEDS: Final = ("ание", "ение", "ствие", "тие")


@cache
def russian_gender(name: str) -> str:
    """The gender of a Russian name by the letters of its first word; `many` is plural: Фурии.

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


def agreement(one: Sequence[str], many: Sequence[str]) -> str:
    """The gender by which an adjective agrees with a Russian name, given by its four forms of one and of many."""
    gender = russian_gender(one[0])
    return "woman" if gender == "feminine" and many[1] == many[3] else gender


def _few(count: int) -> bool:
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


# The accusative of living beings, the genitive and the dative.
_NUMERALS: Final = {
    2: ("двух", "двух", "двум"),
    3: ("трёх", "трёх", "трём"),
    4: ("четырёх", "четырёх", "четырём"),
    5: ("пять", "пяти", "пяти"),
    6: ("шесть", "шести", "шести"),
    7: ("семь", "семи", "семи"),
    8: ("восемь", "восьми", "восьми"),
    9: ("девять", "девяти", "девяти"),
    10: ("десять", "десяти", "десяти"),
}


def numeral(case: str, count: int, gender: str) -> str:
    """A Russian number before its noun: a figure, or a word where a figure would not show the case.

    Two creatures are "двум существам" and "двух существ", two cards "двум картам" but "2 карты".
    """
    if count not in _NUMERALS or case == "nominative" or (case == "accusative" and gender not in _ANIMATE):
        return str(count)
    return _NUMERALS[count][("accusative", "genitive", "dative").index(case)]


@cache
def noun(case: str, number: str, count: int, singular: str, plural: str) -> str:
    """A Russian noun, given by its forms: `noun("dative", "one", 1, "бог бога богу бога", "боги богов богам богов")`.

    `number` is one, many, or counted: with the figure `count` before it.
    """
    return declined(case, number, count, singular.split(), plural.split())


def declined(case: str, number: str, count: int, one: Sequence[str], many: Sequence[str]) -> str:
    """As `noun`, of the four forms of one and of many, which may have several words each."""
    if number == "one":
        return case_form(case, *one)
    if number == "many" or case in ("genitive", "dative"):
        return case_form(case, *many)
    living = many[1] == many[3]
    return one[1] if _few(count) and not (living and case == "accusative") else many[1]


@cache
def adjective(word: str, case: str, number: str, gender: str, count: int = 1) -> str:
    """A Russian adjective, given as dictionaries list it: `adjective("вражеский", "dative", "one", "feminine")`.

    `number` is one, many, or counted: with the figure `count` before it.
    """
    plain = _GENDERS.get(gender, gender)
    as_many = case == "nominative" or (case == "accusative" and gender not in _ANIMATE)
    if number == "counted" and not (plain == "feminine" and _few(count) and as_many):
        case = "dative" if case == "dative" else "genitive"
    elif number == "many" and case == "accusative" and gender in _ANIMATE:
        case = "genitive"
    endings = _ENDINGS["many" if number != "one" else plain]
    if case not in endings:
        return word
    stem, ending = word[:-2], endings[case]
    if word.endswith(("ний", "щий", "ший")):
        ending = _SOFT.get(ending[0] + word[-3], _SOFT.get(ending[0], ending[0])) + ending[1:]
    return stem + (ending.replace("ы", "и") if stem[-1] in "кгх" else ending)


def so_often(times: int) -> str:
    """How often something happens, in Russian: дважды, трижды, четырежды, 5 раз."""
    return {2: "дважды", 3: "трижды", 4: "четырежды"}.get(times) or counted(times, "1 раз", "раза", "раз")


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "COUNT": counted,
    "PLURAL": of_number,
    "GENDER": of_gender,
    "INDEFINITE": indefinite,
    "CAPITAL": capital,
    "GIVE": gift,
    "UNDER_A_CONDITION": under_a_condition,
    "SPANISH_AND": spanish_and,
    "SPANISH_OR": spanish_or,
    "JOINED": joined,
    "CASE": case_form,
    "NOUN": noun,
    "NUMERAL": numeral,
    "ADJECTIVE": adjective,
    "LONG": long,
    "TIMES": so_often,
}
"""What the Fluent files call them."""

VERBS: Final[Mapping[str, Callable[..., Any]]] = {"en": english_verb, "es": spanish_verb, "ru": russian_verb}
"""What the files of each language call VERB: a verb that agrees with a person."""
