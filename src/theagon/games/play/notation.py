"""Shared by the notations of all games: verbs, places and cards as players type them.

Each function raises `TheagonError`, which says what was not understood and what would be right.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from theagon.cards.error_text import either, suggestion
from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.errors import TheagonError
from theagon.games.translated import said

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

MAX_TYPED = 200


def verb_and_rest(text: str, verbs: Collection[str], example: str) -> tuple[str, list[str]]:
    """Return the verb of an action, which may be shortened, and the words after it, in small letters."""
    words = text.strip().lower().split()
    if not words or len(text) > MAX_TYPED:
        raise TheagonError(f"an action is a verb and what it is done to, such as `{example}`")
    found = [verb for verb in verbs if verb == words[0]] or [verb for verb in verbs if verb.startswith(words[0])]
    if len(found) != 1:
        raise TheagonError(f"{words[0]!r} is no action", hint=suggestion(words[0], verbs) or ", ".join(verbs))
    return found[0], words[1:]


def joined(*words: str) -> str:
    """Return the words that are not empty, with spaces between."""
    return " ".join(word for word in words if word)


def at_most(words: Sequence[str], count: int) -> None:
    """Raise if there are more than `count` words."""
    if len(words) > count:
        raise TheagonError(f"{' '.join(words[count:])!r} is too much")


def seat_number(words: Sequence[str], seats: int) -> int:
    """Return the seat that a word names, `p1` or others."""
    at_most(words, 1)
    names = [f"p{seat + 1}" for seat in range(seats)]
    if words[0] not in names:
        raise TheagonError(f"there is no seat {words[0]!r}", hint=either(names))
    return names.index(words[0])


def place_number(word: str, most: int, where: str) -> int:
    """Return the place, from 0, of a number from 1 such as `#3`."""
    if not re.fullmatch(r"#?[0-9]{1,2}", word) or not 1 <= int(word.lstrip("#")) <= most:
        raise TheagonError(f"{word!r} is no place of {where}", hint=f"1 to {most}")
    return int(word.lstrip("#")) - 1


def place_bits(words: Iterable[str], most: int, where: str) -> int:
    """Return the places by their numbers, as bits."""
    return sum({1 << place_number(word, most, where) for word in words})


def place_among(
    words: Sequence[str], cards: Sequence[int], known: Mapping[int, Any], where: str, most: int | None = None
) -> int:
    """Return the place, from 0, of a number or a card's name; `cards` has 0 at a place without a card.

    `most` is the number of places, if there may be more than `cards`. `known` has the definitions of all cards.
    """
    wanted = " ".join(words)
    if re.fullmatch("#?[0-9]+", wanted) and not any(known[card].id == wanted for card in cards if card):
        return place_number(wanted, most or len(cards), where)
    return cards.index(card_called(wanted, {card for card in cards if card}, known))


def card_called(wanted: str, among: Iterable[int], known: Mapping[int, Any]) -> int:
    """Return the card, among these, with this id or name in any language, or with this beginning of one."""
    wanted, names = fold(wanted), dict[str, int]()
    for card in sorted(among):
        for name in (known[card].id, *(said(known[card].name, language) for language in LANGUAGES)):
            names[fold(name)] = card
    found = {card for name, card in names.items() if name == wanted} or {
        card for name, card in names.items() if wanted and name.startswith(wanted)
    }
    if len(found) != 1:
        what = "more than one card here begins with" if found else "no card here is called"
        raise TheagonError(f"{what} {wanted!r}", hint=suggestion(wanted, sorted(names)))
    return found.pop()
