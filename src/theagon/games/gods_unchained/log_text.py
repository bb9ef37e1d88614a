"""The sentences of the log. Units keep the places that they had before an action, though rows close up during it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from theagon.games.constants import spelled
from theagon.games.display.log_text import Teller, seat_of
from theagon.games.gods_unchained.rules.vocabulary import Number, Zone
from theagon.games.gods_unchained.rules.world import NONE, TILES, Keyword
from theagon.games.gods_unchained.tables import tile_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from theagon.games.base import Event, UnitRef


class GodsTeller(Teller):
    """A teller of events, with the health before damage and healing."""

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
        """Return the words for a unit. A god is not a card: it is named by its owner."""
        if unit is not None and unit.card == "god":
            seat = seat_of(unit.tile)
            return self.say("god-of", side=self.side(seat), seat=self.player(seat))
        return super().unit(unit)

    def empty(self, place: str) -> str:
        """Return the words for a place of a row, or for a relic, named by its owner."""
        seat = seat_of(place)
        return self.say("place-of", side=self.side(seat), seat=self.player(seat), place=place[3:])

    def place(self, unit: UnitRef) -> str:
        """Return the place of a unit in its row; the only relic needs none."""
        place = unit.tile[3:]
        return "none" if place == "relic" else place


def places_of(g: Any) -> dict[int, str]:
    """Return where each unit stands, by its entry number."""
    return {g.unit[g.at[tile]].entered: tile_name(tile) for tile in range(TILES) if g.at[tile] != NONE}


def labelled(events: Iterable[Event], places: dict[int, str]) -> list[Event]:
    """Return the events of an action, each unit at the place that it had when the action began, or where it came in."""
    found = []
    for event in events:
        if event.kind == "creature-enters" and event.target is not None:
            _make_room(places, event.target.tile)  # the player of a creature sees where the others then stand
        source, target = _placed(event.source, places), _placed(event.target, places)
        kept = source is event.source and target is event.target
        found.append(event if kept else replace(event, source=source, target=target))
    return found


def _placed(unit: UnitRef | None, places: dict[int, str]) -> UnitRef | None:
    if unit is None:
        return None
    tile = places.setdefault(unit.id, unit.tile)
    return unit if tile == unit.tile else replace(unit, tile=tile)


def _make_room(places: dict[int, str], tile: str) -> None:
    """Move the units from this place on one place to the right."""
    row, _, first = tile.partition("-")
    for unit, place in places.items():
        side, _, number = place.partition("-")
        if side == row and number.isdigit() and int(number) >= int(first):
            places[unit] = f"{side}-{int(number) + 1}"
