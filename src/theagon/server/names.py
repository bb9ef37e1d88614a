"""What a player may be called: the Nickname profile of RFC 8266, and not as a bot is."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from precis_i18n import get_profile

from theagon.cards.language import LANGUAGES, Texts
from theagon.errors import TheagonError
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.players import KINDS

LONGEST: Final = 40
"""Code points of a name."""

_OPPONENTS: Final = Texts(files("theagon.games") / "text")

_NICKNAME: Final = get_profile("NicknameCasePreserved")
_INVISIBLE: Final = {0x2800, 0xFFFC, 0x16FE4, 0x1D159}
"""Blanks that the profile takes for signs: of Braille, an object that is missing, of Khitan script, of music."""
_MARKS: Final = 4
"""Marks that may stand on one letter: Tibetan has as many. More of them grow over what stands above and below."""
_EMOJI_STYLE: Final = "\N{VARIATION SELECTOR-16}"
"""Follows many emoji, by habit of keyboards: only how they are drawn. The profile refuses it."""


def player_name(wanted: str | None) -> str:
    """The name as it is kept and shown: normalised (NFKC), without blanks at its ends; empty if none is wanted.

    Raises `TheagonError` for a name with characters that cannot be seen, that turn the text around them or cover it,
    for one of a bot, and for one that is too long once it is normalised.
    """
    if wanted is None:
        return ""
    try:
        name: str = _NICKNAME.enforce(wanted.replace(_EMOJI_STYLE, ""))
    except UnicodeEncodeError:
        name = ""
    if not name or not _INVISIBLE.isdisjoint(map(ord, name)):
        raise TheagonError("this name has a character that cannot be shown", hint="use letters, digits and signs")
    if _has_stray_marks(name):
        raise TheagonError("this name has marks without a letter, or too many on one", hint="leave some out")
    if len(name) > LONGEST:
        raise TheagonError("this name is too long", hint=f"use at most {LONGEST} characters")
    if not _reserved().isdisjoint(re.findall(r"\w+", name.casefold())):
        raise TheagonError("this name is kept for bots", hint="choose another")
    return name


def _has_stray_marks(name: str) -> bool:
    """Whether marks would stand on what is beside the name, or cover it."""
    marks = "".join("m" if unicodedata.category(each) in ("Mn", "Me") else " " for each in name)
    return marks.startswith("m") or "m" * (_MARKS + 1) in marks


@cache
def _reserved() -> frozenset[str]:
    """The words that bots' names have or are kept by, in each language."""
    levels = (_OPPONENTS.say(language, f"bot-{level}") for level in LEVELS for language in LANGUAGES)
    return frozenset({"bot", "бот", "level", *KINDS, *(name.casefold() for name in levels)})
