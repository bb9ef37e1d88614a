"""Shared by the notations of all games: verbs, places and cards as players type them.

Each function raises `NotUnderstoodError`, which says what was not understood and what would be right.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from theagon.cards.error_text import guesses, quoted
from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.errors import TheagonError
from theagon.games.packaged import shared_texts
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

MAX_TYPED = 200

LOOKALIKES: Final = str.maketrans("асеорхАВСЕНКМОРТХ", "aceopxABCEHKMOPTX")
"""Cyrillic letters that look like Latin ones."""


class Sentence(NamedTuple):
    """A sentence about what was typed, in the texts of all games: its message without `typed-`, and the arguments."""

    message: str
    arguments: Mapping[str, str]

    def text(self, language: str = "en") -> str:
        """Return the sentence in a language."""
        return shared_texts().say(language, f"typed-{self.message}", **self.arguments)


class NotUnderstoodError(TheagonError):
    """The error that a player's words or pointing name no action. It has a text in every language."""

    def __init__(self, problem: Sentence, *hints: Sentence) -> None:
        super().__init__(problem.text(), hint="; ".join(each.text() for each in hints) or None)
        self.problem = problem
        self.hints = hints

    def told(self, language: str) -> tuple[str, str]:
        """Return what is wrong and what would be right, in a language."""
        return self.problem.text(language), "; ".join(each.text(language) for each in self.hints)


def not_understood(message: str, word: str = "", /, *hints: Sentence) -> NotUnderstoodError:
    """Return the error about a word that a player typed."""
    return NotUnderstoodError(Sentence(message, {"word": quoted(word)[1:-1]}), *hints)


def hints_for(wrong: str, allowed: Collection[str]) -> list[Sentence]:
    """Return the hints for a name that is not `allowed`: a guess, and the allowed names if few."""
    near, listed = guesses(wrong, allowed)
    guess = [Sentence("guess", {"name": near})] if near is not None else []
    return [*guess, Sentence("allowed", {"names": ", ".join(listed)})] if listed else guess


def verb_and_rest(text: str, verbs: Collection[str], example: str) -> tuple[str, list[str]]:
    """Return the verb of an action, which may be shortened, and the words after it, in small letters."""
    words = [latin(word).lower() for word in text.split()]
    if not words or len(text) > MAX_TYPED:
        raise NotUnderstoodError(Sentence("nothing", {"example": example}))
    found = [verb for verb in verbs if verb == words[0]] or [verb for verb in verbs if verb.startswith(words[0])]
    if len(found) != 1:
        raise not_understood("no-verb", words[0], *hints_for(words[0], verbs))
    return found[0], words[1:]


def latin(word: str) -> str:
    """Return the name of a place that looks like this word, in Latin letters: `c3` for `с3`; any other word itself."""
    looked = word.translate(LOOKALIKES)
    return looked if looked.isascii() and any(map(str.isdigit, word)) else word


def joined(*words: str) -> str:
    """Return the words that are not empty, with spaces between."""
    return " ".join(word for word in words if word)


def at_most(words: Sequence[str], count: int) -> None:
    """Raise if there are more than `count` words."""
    if len(words) > count:
        raise not_understood("too-much", " ".join(words[count:]))


def place_named(word: str, number: Callable[[str], int], names: Collection[str]) -> int:
    """Return the `number` of a place by its name; `names` are the names in the message if there is none."""
    try:
        return number(word)
    except TheagonError:
        raise not_understood("no-place", word, *hints_for(word, names)) from None


def seat_number(words: Sequence[str], seats: int) -> int:
    """Return the seat that a word names, `p1` or others."""
    at_most(words, 1)
    names = [f"p{seat + 1}" for seat in range(seats)]
    if words[0] not in names:
        raise not_understood("no-seat", words[0], *hints_for(words[0], names))
    return names.index(words[0])


def place_number(word: str, most: int) -> int:
    """Return the place, from 0, of a number from 1 such as `#3`."""
    if not re.fullmatch(r"#?[0-9]{1,2}", word) or not 1 <= int(word.lstrip("#")) <= most:
        raise not_understood("no-place", word, Sentence("allowed", {"names": f"1 … {most}"}))
    return int(word.lstrip("#")) - 1


def place_bits(words: Iterable[str], most: int) -> int:
    """Return the places by their numbers, as bits."""
    return sum({1 << place_number(word, most) for word in words})


def place_among(words: Sequence[str], cards: Sequence[int], known: Mapping[int, Any], most: int | None = None) -> int:
    """Return the place, from 0, of a number or a card's name; `cards` has 0 at a place without a card.

    `most` is the number of places, if there may be more than `cards`. `known` has the definitions of all cards.
    """
    wanted = " ".join(words)
    if re.fullmatch("#?[0-9]+", wanted) and not any(known[card].id == wanted for card in cards if card):
        return place_number(wanted, most or len(cards))
    return cards.index(card_called(wanted, {card for card in cards if card}, known))


def card_called(wanted: str, among: Iterable[int], known: Mapping[int, Any]) -> int:
    """Return the card, among these, with this id, or else name in any language, or else beginning of one."""
    wanted, ids = fold(wanted), {fold(known[card].id): card for card in among}
    if wanted in ids:
        return ids[wanted]
    named = ((fold(said(known[card].name, each)), card) for card in ids.values() for each in LANGUAGES)
    called = [*ids.items(), *named]
    found = {card for name, card in called if name == wanted} or {
        card for name, card in called if wanted and name.startswith(wanted)
    }
    if len(found) != 1:
        names = sorted({name for name, _ in called})
        raise not_understood("several-cards" if found else "no-card", wanted, *hints_for(wanted, names))
    return found.pop()
