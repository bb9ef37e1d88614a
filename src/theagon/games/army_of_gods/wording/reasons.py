"""Why an action is not possible, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.army_of_gods.wording.texts import TEXTS

if TYPE_CHECKING:
    from theagon.games.base import Refusal


def reason_text(refusal: Refusal, language: str) -> str:
    """The reason as a sentence; its clause is told apart."""
    return TEXTS.say(language, f"reason-{refusal.reason}", **refusal.arguments)
