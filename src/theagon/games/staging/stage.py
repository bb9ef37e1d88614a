"""A scenario under way: what every game does alike with its position, its units and its cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from theagon.errors import TheagonError
from theagon.games.staging.facts import Fact
from theagon.games.staging.format import SEATS
from theagon.games.staging.subjects import SUBJECTS

if TYPE_CHECKING:
    from theagon.games.base import Event, UnitRef


class ImpossibleStepError(TheagonError):
    """A step that can not be taken as things stand, which is a failure of the scenario and not a mistake in its file.

    `path` leads from the step, as written in the file, to what asks for too much.
    """

    def __init__(self, path: tuple[str | int, ...], expected: object, actual: object) -> None:
        super().__init__(f"expected {expected}, found {actual}")
        self.path = path
        self.expected = expected
        self.actual = actual


class Stage:
    """A scenario under way. What its actions and its facts are is each game's own."""

    def __init__(self, position: Any) -> None:
        self.position = position

    def action(self, action: Any) -> int:
        """The number of an action of the file. Raises `ImpossibleStepError` for one that has none as things stand."""
        raise NotImplementedError

    def facts(self, expect: Any) -> Iterable[Fact]:
        """What is expected, but for what `theagon.match.scenario_run` looks at in every game."""
        raise NotImplementedError

    def name(self, name: str, at: str) -> None:
        """The unit at a place has this name from now on. Raises `ImpossibleStepError`."""
        raise NotImplementedError

    def follow(self, action: Any, events: Sequence[Event]) -> None:
        """An action was carried out: remember what later steps may speak of."""

    # ---- events -----------------------------------------------------------------------------------------------------

    def matches(self, event: Event, pattern: Any) -> bool:
        """Whether an event is as a pattern describes it, its cause aside."""
        return all(
            self._shows(event, name, wanted)
            for name in pattern.__struct_fields__
            if name != "because" and (wanted := getattr(pattern, name)) is not None
        )

    def _shows(self, event: Event, name: str, wanted: object) -> bool:
        match name:
            case "seat":
                return event.seat >= 0 and SEATS[event.seat] == wanted
            case "place":
                return event.tile == wanted
            case "source" | "target":
                unit: UnitRef | None = getattr(event, name)
                return unit is not None and self.is_unit(unit, str(wanted))
            case _:
                return bool(getattr(event, name) == wanted)

    def is_unit(self, unit: UnitRef, wanted: str) -> bool:
        """Whether a unit of an event is at this place or of this card."""
        return wanted in (unit.tile, unit.card)

    # ---- cards ------------------------------------------------------------------------------------------------------

    def card_id(self, card: int) -> str:
        """The id of a card that lies in a pile."""
        return str(self.position.game.card_id(card))

    def pile(self, name: str, seat: int) -> list[str]:
        """The cards of a pile of a seat, in the order in which files write them: of a deck the top card first."""
        g = self.position.world
        size = getattr(g, f"{name}_size")[seat]
        cards = [self.card_id(card) for card in getattr(g, name)[seat][:size]]
        return cards[::-1] if name == "deck" else cards

    def place_of(
        self, card: str, among: Sequence[str | None], where: str, path: tuple[str, ...], number: int | None = None
    ) -> int:
        """The place, from 0, of a card: the first such, or the one at the place `number`, from 1, if it is there."""
        if number is None and card in among:
            return [*among].index(card)
        if number is not None and [*among[number - 1 : number]] == [card]:
            return number - 1
        asked = where if number is None else f"at place {number} {where}"
        raise ImpossibleStepError(path, f"{card} {asked}", among)

    def places_of(self, items: Iterable[str | int], among: Sequence[str], where: str, verb: str) -> int:
        """The places of cards, given by their ids or by their places from 1, as bits."""
        places: set[int] = set()
        for k, item in enumerate(items):
            fitting = [place for place, card in enumerate(among) if item in (card, place + 1) and place not in places]
            if not fitting:
                raise ImpossibleStepError((verb, k), f"{item} {where}", among)
            places.add(fitting[0])
        return sum(1 << place for place in places)


class NamedUnits(Stage):
    """A scenario whose units bear names that the file gives them."""

    def __init__(self, position: Any, ids: Mapping[str, int]) -> None:
        """`ids` are the entry numbers of the units by their names."""
        super().__init__(position)
        self.ids = dict(ids)
        self.fates: dict[int, str] = {}  # of units that left the board, by entry number

    def unit(self, reference: str) -> dict[str, Any] | None:
        """What the board shows of the unit of a name or at a place; None if it is not there."""
        known = reference in self.ids
        key, wanted = ("id", self.ids[reference]) if known else ("tile", reference)
        return next((unit for unit in self.position.view(None)["units"] if unit[key] == wanted), None)

    def fate(self, reference: str) -> str:
        """What has become of a unit, or what is at a place."""
        if self.unit(reference) is not None:
            return "alive"
        return "empty" if self.is_place(reference) else self.fates.get(self.ids.get(reference, 0), "not there yet")

    def is_place(self, reference: str) -> bool:
        """Whether this is how places are written."""
        raise NotImplementedError

    def place(self, reference: str, *path: str | int) -> str:
        """The place of a unit, or the place itself. Raises `ImpossibleStepError` if the unit is on none."""
        if self.is_place(reference):
            return reference
        unit = self.unit(reference)
        if unit is None:
            raise ImpossibleStepError(path, f"{reference} on the board", self.fate(reference))
        return str(unit["tile"])

    def name(self, name: str, at: str) -> None:
        unit = self.unit(at)
        if unit is None:
            raise ImpossibleStepError(("name", "at"), f"a unit at {at}", "nothing there")
        self.ids[name] = unit["id"]

    def is_unit(self, unit: UnitRef, wanted: str) -> bool:
        """Whether a unit of an event is the one of this name, at this place, or of this card."""
        return unit.id == self.ids[wanted] if wanted in self.ids else super().is_unit(unit, wanted)

    def subject(self, name: str, wanted: Any) -> Iterable[Fact]:
        """What is expected to have become of a unit, or of what it shows."""
        fate, path = self.fate(name), (SUBJECTS, name)
        if isinstance(wanted, str):
            yield Fact(path, wanted, fate, fate not in ("alive", "banished") if wanted == "gone" else fate == wanted)
        elif (unit := self.unit(name)) is None:
            yield Fact(path, "a unit on the board", fate, False)
        else:
            yield from self.unit_facts(unit, wanted, *path)

    def unit_facts(self, unit: dict[str, Any], wanted: Any, *path: str | int) -> Iterable[Fact]:
        """What is expected of a unit that is on the board."""
        raise NotImplementedError
