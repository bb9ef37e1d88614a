"""What happened, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.gods_unchained.rules.world import Keyword
from theagon.games.spelling import spelled_bits
from theagon.games.telling import Teller

if TYPE_CHECKING:
    from theagon.games.base import Event


class GodsTeller(Teller):
    """Says what happened; an event may be about keywords, about a phase, or about a step of the cleanup."""

    def event(self, event: Event, **words: str) -> str:
        if event.kind in ("keywords", "keywords-lost"):
            names = spelled_bits(event.amount, Keyword)
            words["words"] = ", ".join(self.say(f"keyword-{name}") for name in names)
        elif event.kind == "phase":
            words["phase"] = self.say(f"phase-{event.amount}")
        elif event.kind == "cleanup":
            words["step"] = self.say(f"step-{event.amount}")
        what = self.unit(event.target) if event.target else self.card(event.card)
        return super().event(event, what=what, **words)
