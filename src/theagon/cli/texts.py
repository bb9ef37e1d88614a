"""The commands' own messages, in every language of the games."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from theagon.cards.language import Texts

TEXTS: Final = Texts(files("theagon.cli") / "text")


def say(language: str, message: str, /, **arguments: str | int) -> str:
    """Return a message of `cli/text` with its arguments put in."""
    return TEXTS.say(language, message, **arguments)
