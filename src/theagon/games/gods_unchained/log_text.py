"""The sentences of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from theagon.games.constants import spelled
from theagon.games.display.log_text import Teller, seat_of
from theagon.games.gods_unchained.rules.vocabulary import Number, Zone
from theagon.games.gods_unchained.rules.world import Keyword

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.base import Event, UnitRef


class GodsTeller(Teller):
    """Says what happened, with the health before damage and healing."""

    keywords = Keyword
    zones: ClassVar[Mapping[int, str]] = {Zone.HAND: "hand", Zone.VOID: "void", Zone.DECK: "deck"}

    numbers: ClassVar[Mapping[int, str]] = {number: spelled(number) for number in Number}

    def event(self, event: Event, **words: str | int) -> str:
        healed = self.kinds[event.kind].motion == "heal"
        return super().event(
            event,
            what=self.unit(event.target) if event.target else self.card(event.card),
            name=self.card(event.target.card if event.target else None),
            before=event.extra + (-event.amount if healed else event.amount),
            time=event.extra + 1,
            **words,
        )

    def unit(self, unit: UnitRef | None) -> str:
        """A god is not a card: it is named by its owner."""
        if unit is not None and unit.card == "god":
            seat = seat_of(unit.tile)
            return self.say("god-of", side=self.side(seat), seat=self.player(seat))
        return super().unit(unit)

    def empty(self, place: str) -> str:
        """A place of a row, or for a relic, named by its owner."""
        seat = seat_of(place)
        return self.say("place-of", side=self.side(seat), seat=self.player(seat), place=place[3:])

    def place(self, unit: UnitRef) -> str:
        """The place in its row; the only relic needs none."""
        place = unit.tile[3:]
        return "none" if place == "relic" else place
