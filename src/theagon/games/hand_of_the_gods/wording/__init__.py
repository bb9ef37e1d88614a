"""What a card says, in three languages, made from what it does: text and rule cannot differ.

The words are in `text/<topic>.<language>.ftl`. `phrases` names units, places and amounts, `effects` says one effect,
`cards` a whole card or leader.
"""

from theagon.games.hand_of_the_gods.wording.cards import card_names, card_text, leader_text
from theagon.games.hand_of_the_gods.wording.phrases import TEXTS

__all__ = ["TEXTS", "card_names", "card_text", "leader_text"]
