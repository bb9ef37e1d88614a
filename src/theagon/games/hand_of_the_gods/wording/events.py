"""What happened, in words."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.world import Keyword
from theagon.games.telling import Teller


class HandTeller(Teller):
    """Says what happened."""

    keywords = Keyword

    def card(self, card: str | None) -> str:
        """A stone is no card: it is called by what it is, with its article."""
        return self.say("the-stone") if card == "summoning-stone" else super().card(card)
