"""Names of players: the Nickname profile of RFC 8266, without the names of bots."""

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
"""The most code points of a name."""

_OPPONENTS: Final = Texts(files("theagon.games") / "text")

_NICKNAME: Final = get_profile("NicknameCasePreserved")
_INVISIBLE: Final = {0x2800, 0xFFFC, 0x16FE4, 0x1D159}
"""Blanks that the profile allows as symbols: of Braille, a missing object, of Khitan script, of music."""
_MARKS: Final = 4
"""The most marks on one letter, as in Tibetan. More of them grow over the lines above and below."""
_EMOJI_STYLE: Final = "\N{VARIATION SELECTOR-16}"
"""The selector that keyboards add to many emoji, for their style. The profile refuses it."""


def player_name(wanted: str | None) -> str:
    """Return the name as it is stored and shown: normalised (NFKC) and stripped; "" for None.

    Raises `TheagonError` for a name with characters that are invisible, change the direction of the text around them or
    cover it, for the name of a bot, and for one that is too long once it is normalised.
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
    """Return whether marks would combine with the text before the name, or cover other lines."""
    marks = "".join("m" if unicodedata.category(each) in ("Mn", "Me") else " " for each in name)
    return marks.startswith("m") or "m" * (_MARKS + 1) in marks


@cache
def _reserved() -> frozenset[str]:
    """Return the words of bots' names and kinds, in each language."""
    levels = (_OPPONENTS.say(language, f"bot-{level}") for level in LEVELS for language in LANGUAGES)
    return frozenset({"bot", "бот", "level", *KINDS, *(name.casefold() for name in levels)})
