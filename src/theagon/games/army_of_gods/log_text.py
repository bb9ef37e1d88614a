"""The sentences of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from theagon.games.army_of_gods.rules.vocabulary import Zone
from theagon.games.display.log_text import Teller, seat_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.base import Event, UnitRef


class ArmyTeller(Teller):
    """A teller of events, which names the owner of a card on a stack."""

    zones: ClassVar[Mapping[int, str]] = {Zone.HAND: "hand", Zone.DISCARD: "discard"}

    def event(self, event: Event, **words: str | int) -> str:
        if event.tile is None:
            return super().event(event, **words)
        kind = event.tile[3:]
        about = {"placed": self._placed(event.card, event.tile), "stack": self.card(kind)}
        return super().event(event, **about, own=event.card == kind, **words)

    def unit(self, unit: UnitRef | None) -> str:
        return super().unit(unit) if unit is None else self._placed(unit.card, unit.tile)

    def empty(self, place: str) -> str:
        """Return the words for a place without a card."""
        return self._placed(None, place)

    def _placed(self, card: str | None, tile: str) -> str:
        return self.say("placed", card=self.card(card), **self.whose(seat_of(tile)))
