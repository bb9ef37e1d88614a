"""What lessons say themselves; all else is in their files."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from theagon.cards.language import Texts

TEXTS: Final = Texts(files("theagon.lessons") / "text")


def say(language: str, message: str, /, **arguments: str | int) -> str:
    """A message of lessons with its arguments put in."""
    return TEXTS.say(language, message, **arguments)
