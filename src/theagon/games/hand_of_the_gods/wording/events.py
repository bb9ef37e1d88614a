"""What happened, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.hand_of_the_gods.rules.world import Keyword
from theagon.games.spelling import spelled_bits
from theagon.games.telling import Teller

if TYPE_CHECKING:
    from theagon.games.base import Event


class HandTeller(Teller):
    """Says what happened; an event may be about keywords."""

    def event(self, event: Event, **words: str | int) -> str:
        if event.kind == "keywords":
            names = spelled_bits(event.amount, Keyword)
            words["words"] = ", ".join(self.say(f"keyword-{name}", case="accusative") for name in names)
        return super().event(event, **words)
