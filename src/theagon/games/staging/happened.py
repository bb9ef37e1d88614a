"""Expected events compared with the events of an action.

A mismatch shows the most similar event in the words of the file: units by their names, seats as `p1`. If one field
differs, the mismatch is at the place of that field.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from theagon.games.constants import spelled_bits
from theagon.games.fields import SEATS
from theagon.games.staging.format import said, shown

if TYPE_CHECKING:
    from theagon.games.base import Event, UnitRef
    from theagon.games.staging.stage import Stage

Mismatch: TypeAlias = tuple[tuple[str | int, ...], object, object]
"""The path from the expectation to a value, the expected value and the actual one."""


def mismatches(stage: Stage, expect: Any, events: Sequence[Event]) -> Iterator[Mismatch]:
    """Yield every mismatch between an expectation and the events."""
    happened = Happened(stage, events)
    yield from happened.in_order(expect.events or ())
    if expect.events_exactly is not None:
        yield from happened.exactly(expect.events_exactly)
    yield from happened.none(expect.no_events or ())


class Happened:
    """The events of an action, its choices included, to be compared with patterns: kinds, or mappings."""

    def __init__(self, stage: Stage, events: Sequence[Event]) -> None:
        self._stage = stage
        self._events = events
        self._kinds = {event.number: event.kind for event in events}
        self._names = {number: name for name, number in stage.ids.items()}

    def in_order(self, patterns: Sequence[Any]) -> Iterator[Mismatch]:
        """Yield the first of the patterns that is missing, if they occur in this order, perhaps with others between."""
        rest = list(self._events)
        for k, pattern in enumerate(patterns):
            found = next((n for n, event in enumerate(rest) if not self._unlike(event, pattern)), None)
            if found is None:
                yield self._missing(pattern, rest, "events", k)
                return
            rest = rest[found + 1 :]

    def exactly(self, patterns: Sequence[Any]) -> Iterator[Mismatch]:
        """Yield the first event that differs, if the events are not exactly these."""
        for k, (event, pattern) in enumerate(zip(self._events, patterns, strict=False)):
            if self._unlike(event, pattern):
                yield self._nearest(pattern, [event], "events-exactly", k)
                return
        if len(patterns) != len(self._events):
            yield ("events-exactly",), f"{len(patterns)} events", [event.kind for event in self._events]

    def none(self, patterns: Sequence[Any]) -> Iterator[Mismatch]:
        """Check that no pattern occurs. Yield the first event of each that does."""
        for k, pattern in enumerate(patterns):
            for event in self._events:
                if not self._unlike(event, pattern):
                    yield ("no-events", k), "no such event", self.told(event)
                    break

    def told(self, event: Event) -> dict[str, Any]:
        """Return an event as a file would write it."""
        staging = self._stage.staging
        carried = {field: self._shown(event, field) for field in staging.events[event.kind].carries.split()}
        fields = {staging.field_names.get(field, field): value for field, value in carried.items()}
        fields |= {"clause": event.clause, "because": self._kinds.get(event.cause)}
        return {"kind": event.kind} | {field: value for field, value in fields.items() if value is not None}

    def _missing(self, pattern: Any, rest: Sequence[Event], *path: str | int) -> Mismatch:
        """Return the mismatch if none of the rest fits: the most similar of them, or an earlier event that fits."""
        if alike := [event for event in rest if event.kind == _kind(pattern)]:
            return self._nearest(pattern, alike, *path)
        before = self._events[: len(self._events) - len(rest)]
        if early := [event for event in before if not self._unlike(event, pattern)]:
            return path, pattern, f"it came too early: {shown(self.told(early[-1]))}"
        return path, pattern, [event.kind for event in rest] or "no more events"

    def _nearest(self, pattern: Any, candidates: Sequence[Event], *path: str | int) -> Mismatch:
        """Return the mismatch if no candidate fits: with the one that differs least; at the field, if it differs in
        one."""
        nearest = min(candidates, key=lambda event: len(self._unlike(event, pattern)))
        field, *more = self._unlike(nearest, pattern)
        told = self.told(nearest)
        if more or field == "kind":
            return path, pattern, told
        wanted = next(value for _, name, value in said(pattern) if name == field)
        return (*path, field), wanted, f"{shown(told.get(field))} in {shown(told)}"

    def _unlike(self, event: Event, pattern: Any) -> list[str]:
        """Return the fields, by their names in the file, in which an event differs from the pattern."""
        if event.kind != _kind(pattern):
            return ["kind"]
        if isinstance(pattern, str):
            return []
        told = self.told(event)
        return [field for _, field, wanted in said(pattern) if not self._agrees(event, field, wanted, told.get(field))]

    def _agrees(self, event: Event, field: str, wanted: Any, shown: Any) -> bool:
        if field in ("source", "target"):  # a unit may be called by its name, its place or its card
            unit: UnitRef | None = getattr(event, field)
            if unit is None:
                return False
            return wanted in (unit.tile, unit.card) or self._stage.ids.get(wanted) == self._stage.number(unit.id)
        if field in ("amount", "extra"):
            return bool(wanted == (shown or 0))
        return sorted(wanted) == shown if isinstance(wanted, tuple) else bool(wanted == shown)

    def _shown(self, event: Event, field: str) -> Any:
        """Return the value of an event's field in the words of files; None if the event lacks it."""
        match field:
            case "seat":
                return SEATS[event.seat] if 0 <= event.seat < self._stage.position.seats else None
            case "source" | "target":
                unit: UnitRef | None = getattr(event, field)
                return None if unit is None else self._names.get(self._stage.number(unit.id), unit.tile)
            case "keywords":
                return sorted(spelled_bits(event.amount, self._stage.position.game.teller("en", None).keywords))
            case _:
                return getattr(event, field)


def _kind(pattern: Any) -> str:
    return pattern if isinstance(pattern, str) else str(pattern.kind)
