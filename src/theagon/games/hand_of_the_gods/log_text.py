"""What happened, in words."""

from __future__ import annotations

from theagon.games.display.log_text import Teller
from theagon.games.hand_of_the_gods.rules.world import Keyword


class HandTeller(Teller):
    """Says what happened."""

    keywords = Keyword
