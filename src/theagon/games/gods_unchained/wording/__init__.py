"""What a card says, in three languages, made from what it does: text and rule cannot differ.

The words are in `text/<topic>.<language>.ftl`. `phrases` names units, cards and amounts, `effects` says one effect,
`cards` a whole card.
"""

from theagon.games.gods_unchained.wording.cards import card_text
from theagon.games.gods_unchained.wording.phrases import TEXTS

__all__ = ["TEXTS", "card_text"]
