"""Words of Army of Gods: texts of cards, actions, events and reasons in the languages, generated from data."""

from __future__ import annotations

from theagon.games.army_of_gods.wording.cards import card_text
from theagon.games.army_of_gods.wording.texts import TEXTS

__all__ = ["TEXTS", "card_text"]
