"""What happened, in words."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.world import Keyword
from theagon.games.telling import Teller


class HandTeller(Teller):
    """Says what happened."""

    keywords = Keyword
