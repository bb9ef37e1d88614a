"""The names in a scenario: the cards, units, places, players and kinds of events that it names must exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import inspect

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.schema import Schema, known
from theagon.games.fields import SEATS
from theagon.games.staging.format import NONE, EventFacts, said
from theagon.games.staging.schema import schemas_of
from theagon.games.staging.shown import names, other_word
from theagon.games.staging.subjects import SUBJECTS, inside

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.staging.staging import Staging


LISTS_OF_EVENTS: Final = ("events", "events-exactly", "no-events")


class Reference(NamedTuple):
    """A name in a file: its kind, its text, and its place."""

    what: str  # card, unit or place ...
    word: str
    node: Node


class References:
    """The names of a scenario, in the order of its steps: a unit that a step names is known from then on."""

    def __init__(self, staging: Staging, game: Any, seats: int, report: Report, unread: Collection[str]) -> None:
        """`seats` is the number of players; `unread` has the unit names that only parts with mistakes give."""
        self._staging = staging
        self._seats = SEATS[:seats]
        self._known: Mapping[str, Collection[str]] = {
            "event": staging.events,
            "place": staging.places(game, seats),
            "part": staging.parts(game, seats),
            **staging.known(game),
        }
        self._report = report
        self._unread = unread
        self._units = {*staging.always}

    def check_beginning(self, scenario: Any, node: Node) -> None:
        """Report the names in a position or a match that do not exist."""
        for part in ("position", "match"):
            self._check(getattr(scenario, part), node.find(part))
        placed = node.find("position", "units")
        for name in getattr(scenario.position, "units", ()):
            self._add(name, placed.keys[name])

    def check_steps(self, scenario: Any, node: Node) -> None:
        """Report the names in steps that do not exist. Check the beginning first."""
        acted = False
        for k, step in enumerate(scenario.steps):
            at = node.find("steps", k)
            if isinstance(step, Schema):
                self._step(step, at)
            acted = acted or not {"expect", "refused", "name"} & at.keys.keys()
            for name in LISTS_OF_EVENTS if not acted else ():
                if (told := inside(at, "expect", name)) is not None:
                    self._report.add("nothing has been done yet, so there are no events", told.location)

    def _step(self, step: Any, node: Node) -> None:
        self._check(step, node)
        if step.expect is not None:
            self._expectation(step.expect, node.find("expect"))
        if step.name is not None:
            self._add(step.name.unit, node.find("name", "unit"))
        for verb, taken in ((name, getattr(step, name)) for name in step.__struct_fields__):
            if getattr(taken, "as_", None) is not None:
                self._add(taken.as_, node.find(verb, "as"))

    def _expectation(self, expect: Any, node: Node) -> None:
        for name in LISTS_OF_EVENTS:
            for k, event in enumerate(getattr(expect, name.replace("-", "_")) or ()):
                if isinstance(event, EventFacts):
                    self._event(event, node.find(name, k))
        for name in SEATS:
            if name not in self._seats and getattr(expect, name, None) is not None:
                self._report.add(f"there is no {name} in this match", node.find(name).location)
        for name, wanted in expect.units.items():
            if wanted == "empty" and name not in self._known["place"]:
                hint = f"a unit is {', '.join(fate for fate in self._staging.fates if fate != 'empty')}"
                message = f"only a {self._staging.place} is empty"
                self._report.add(message, node.find(SUBJECTS, name).location, hint)

    def _event(self, event: Any, node: Node) -> None:
        """Report fields that events of this kind lack, because a check of these would always hold or always fail."""
        row = self._staging.events.get(event.kind)
        if row is None:
            return
        carried = [self._staging.field_names.get(field, field) for field in row.carries.split()]
        for _, field, _ in said(event):
            if field not in (*carried, "kind", "clause", "because"):
                hint = (
                    "a unit may be called by its card: write target"
                    if field == "card" and "target" in carried
                    else None
                )
                message = f"events of the kind {quoted(event.kind)} have no {field}"
                self._report.add(
                    message, node.keys[field].location, hint or f"they have {', '.join(carried) or 'none'}"
                )
        if event.clause is not None and event.clause not in row.clauses.split():
            message = f"{event.clause} governs no event of the kind {quoted(event.kind)}"
            self._report.add(message, node.find("clause").location, suggestion(None, row.clauses.split()))

    def _check(self, value: Any, node: Node) -> None:
        for what, word, place in _references(value, node):
            among = self._among(what)
            if word in among or word in self._unread:
                continue
            if what in ("anything", "unit or place", "part"):
                self._missing_unit(word, among, place)
            else:
                self._report.add(f"there is no {what} {quoted(word)}", place.location, suggestion(word, among))

    def _missing_unit(self, word: str, among: Collection[str], node: Node) -> None:
        places = self._known["place"]
        if not self._staging.named:
            message = f"there is no {self._staging.place} {quoted(word)}"
            self._report.add(message, node.location, suggestion(word, places))
            return
        units = [*sorted(self._units - {*self._staging.always}), *self._staging.always]
        hint = suggestion(word, [*units, *(name for name in among if name not in {*places, *SEATS, *units})])
        self._report.add(f"there is no unit {quoted(word)} here", node.location, hint)

    def _among(self, what: str) -> Collection[str]:
        """Return the names that a word may be."""
        match what:
            case "anything":
                return {*self._known["card"], *self._known["place"], *self._known["part"], *self._units, *self._seats}
            case "unit or place":
                return {*self._known["place"], *self._units}
            case "part":
                return {*self._known["place"], *self._known["part"]}
            case _:
                return self._known[what]

    def _add(self, name: str, node: Node) -> None:
        """Add the name of a unit, which is known from here on."""
        is_place = name in self._known["place"]
        if name in self._units:
            self._report.add(f"there is a unit {quoted(name)} already", node.location, "give this one another name")
        elif is_place or name in (*schemas_of(self._staging).words, "neutral", "spectator", NONE):
            what = f"is a {self._staging.place}" if is_place else "means something else in an expectation"
            self._report.add(f"no unit can be named {quoted(name)}: it {what}", node.location, "give it another name")
        self._units.add(name)


def _references(value: Any, node: Node) -> Iterator[Reference]:
    """Yield the names in a schema object, by the types of its fields. Defaults are left out."""
    for field in _fields(type(value)):
        if isinstance(node.value, dict) and field.encode_name in node.value:
            yield from _named(getattr(value, field.name), field.type, node.value[field.encode_name])


_fields_of: dict[object, tuple[inspect.Field, ...]] = {}


def _fields(schema: type[Any]) -> tuple[inspect.Field, ...]:
    """Return the fields of a schema; none of another type. Cached, because msgspec takes milliseconds to list them."""
    if schema not in _fields_of:
        described = inspect.type_info(known(schema))
        _fields_of[schema] = described.fields if isinstance(described, inspect.StructType) else ()
    return _fields_of[schema]


def _named(value: Any, kind: inspect.Type, node: Node) -> Iterator[Reference]:
    match kind:
        case inspect.Metadata() if names(kind) and isinstance(value, str):
            if value != other_word(kind):
                yield Reference(names(kind), value, node)
        case inspect.Metadata():
            yield from _named(value, kind.type, node)
        case inspect.UnionType():
            for each in kind.types:
                yield from _named(value, each, node)
        case inspect.VarTupleType() if isinstance(value, tuple):
            for k, item in enumerate(value):
                yield from _named(item, kind.item_type, node.find(k))
        case inspect.DictType() if isinstance(value, dict):
            for key, item in value.items():
                yield from _named(key, kind.key_type, node.keys[key])
                yield from _named(item, kind.value_type, node.find(key))
        case inspect.StructType() if isinstance(value, kind.cls):
            yield from _references(value, node)
