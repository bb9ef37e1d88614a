"""What happened, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.gods_unchained.rules.world import Keyword
from theagon.games.spelling import spelled_bits
from theagon.games.telling import Teller

if TYPE_CHECKING:
    from theagon.games.base import Event, UnitRef

HEALING = ("heal", "leech", "regen")


class GodsTeller(Teller):
    """Says what happened; an event may be about keywords, about a phase, or about a step of the cleanup."""

    def event(self, event: Event, **words: str | int) -> str:
        if event.kind in ("keywords", "keywords-lost"):
            names = spelled_bits(event.amount, Keyword)
            words["words"] = ", ".join(self.texts.form(self.language, f"keyword-{name}", "given") for name in names)
        elif event.kind == "phase":
            words["phase"] = self.say(f"phase-{event.amount}")
        elif event.kind == "cleanup":
            words["step"] = self.say(f"step-{event.amount}")
        return super().event(
            event,
            what=self.unit(event.target) if event.target else self.card(event.card),
            name=self.card(event.target.card if event.target else None),
            before=event.extra + (-event.amount if event.kind in HEALING else event.amount),
            time=event.extra + 1,
            **words,
        )

    def unit(self, unit: UnitRef | None) -> str:
        """A god is no card: it is called by whose it is."""
        if unit is not None and unit.card == "god":
            return self.say("god-of", seat=self.player(int(unit.tile[1]) - 1))
        return super().unit(unit)
