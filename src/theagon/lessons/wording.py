"""The sentences of lessons in general. Each lesson's own texts are in its file."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from theagon.cards.language import Texts

TEXTS: Final = Texts(files("theagon.lessons") / "text")


def say(language: str, message: str, /, **arguments: str | int) -> str:
    """Return a message of lessons with its arguments."""
    return TEXTS.say(language, message, **arguments)
