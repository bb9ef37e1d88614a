"""Names of players: the Nickname profile of RFC 8266, without names that would be taken for another's."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from precis_i18n import get_profile

from theagon.cards.language import LANGUAGES, Texts
from theagon.errors import TheagonError
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.players import KINDS
from theagon.games.play.notation import LOOKALIKES

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST: Final = 40
"""The most code points of a name."""

_OPPONENTS: Final = Texts(files("theagon.games") / "text")

_NICKNAME: Final = get_profile("NicknameCasePreserved")
_INVISIBLE: Final = {0x2800, 0xFFFC, 0x16FE4, 0x1D159}
"""Blanks that the profile allows as symbols: of Braille, a missing object, of Khitan script, of music."""
_MARKS: Final = 4
"""The most marks on one letter, as in Tibetan. More of them grow over the lines above and below."""
_EMOJI_STYLE: Final = "\N{VARIATION SELECTOR-16}"
"""The selector that keyboards add to many emoji, for their style. The profile refuses it."""
_ALIKE: Final = {"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LATIN", "LISU"}
"""Scripts with letters that look alike, as Unicode names them."""
_LOOK: Final = LOOKALIKES | str.maketrans("іІјЈѕЅуУοΑΒΕΖΗΙΚΜΝΟΡΤΥΧI10", "iljjssyyoabezhlkmnoptyxllo")
"""Letters and digits by the Latin letters that they look like."""
_READER: Final = ("You", "Tú", "Вы")
"""The word for the reader, in each language."""
_SEAT: Final = ("Player", "Jugador", "Игрок")
"""The names of players without a name, with the number of their seat, in each language."""


class PlayerNameError(TheagonError):
    """A name that a player cannot have. `reason` is that of the `Problem` which the client puts into words."""

    def __init__(self, reason: str, message: str, hint: str) -> None:
        super().__init__(message, hint=hint)
        self.reason = reason


def player_name(wanted: str | None) -> str:
    """Return the name as it is stored and shown: normalised (NFKC) and stripped; "" for None.

    Raises `PlayerNameError` for a name with characters that are invisible, change the direction of the text around them
    or cover it; for one that is too long once it is normalised; for a word in letters of several scripts; and for the
    names of bots and of players without a name.
    """
    if wanted is None:
        return ""
    try:
        name: str = _NICKNAME.enforce(wanted.replace(_EMOJI_STYLE, ""))
    except UnicodeEncodeError:
        name = ""
    if not name or not _INVISIBLE.isdisjoint(map(ord, name)):
        message = "this name has a character that cannot be shown"
        raise PlayerNameError("name-unseen", message, "use letters, digits and signs")
    if _has_stray_marks(name):
        message = "this name has marks without a letter, or too many on one"
        raise PlayerNameError("name-unseen", message, "leave some out")
    if len(name) > LONGEST:
        raise PlayerNameError("name-unseen", "this name is too long", f"use at most {LONGEST} characters")
    words = re.findall(r"\w+", name)
    if any(len(_scripts(word)) > 1 for word in words):
        message = "a word of this name has letters of several alphabets"
        raise PlayerNameError("name-mixed", message, "write each word in one alphabet")
    if any(_bots() & _looks(word) for word in words):
        raise PlayerNameError("name-kept", "this name is kept for bots", "choose another")
    if _unnamed() & _looks(name):
        raise PlayerNameError("name-kept", "players without a name are called so", "choose another")
    return name


def require_distinct(name: str, others: Iterable[str]) -> None:
    """Raise `PlayerNameError` if a name looks like one of the others at its match."""
    if name and any(_looks(name) & _looks(other) for other in others):
        raise PlayerNameError("name-taken", "another player of this match has this name", "choose another")


def _has_stray_marks(name: str) -> bool:
    """Return whether marks would combine with the text before the name, or cover other lines."""
    marks = "".join("m" if unicodedata.category(each) in ("Mn", "Me") else " " for each in name)
    return marks.startswith("m") or "m" * (_MARKS + 1) in marks


def _scripts(word: str) -> set[str]:
    """Return those scripts of a word's letters that have letters that look alike."""
    return _ALIKE & {unicodedata.name(letter, "").partition(" ")[0] for letter in word}


def _looks(name: str) -> frozenset[str]:
    """Return what a name may be read as. Two names with one in common look alike.

    They differ only in case, gaps, punctuation, or letters that look alike.
    """
    seen = "".join(each for each in name if unicodedata.category(each)[0] not in "PZ") or name
    return frozenset({seen.casefold(), seen.translate(_LOOK).casefold()})


@cache
def _bots() -> frozenset[str]:
    """Return the looks of the words of bots' names and kinds, in each language."""
    levels = (_OPPONENTS.say(language, f"bot-{level}") for level in LEVELS for language in LANGUAGES)
    return frozenset().union(*map(_looks, ("bot", "бот", "level", *KINDS, *levels)))


@cache
def _unnamed() -> frozenset[str]:
    """Return the looks of the names of players without a name, in each language."""
    numbered = (f"{seat} {number}" for seat in _SEAT for number in range(1, 10))
    return frozenset().union(*map(_looks, (*_READER, *numbered)))
