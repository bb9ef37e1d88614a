"""The expectations that views allow. A field added to a view can be expected at once.

| a view has | an expectation says |
|---|---|
| a number, true or false, a word | the same |
| a card, a place, a seat | its id, its name, `p1` (no seat: `none`, and of units `neutral`) |
| nothing, in the place of a number, a word, a card or a place | `none` |
| a list of cards, or of things with a card | a pile: all its cards, their number, or some |
| a list of words or places | these, in any order; one that is among them; or whether there are any |
| other lists of numbers | the same |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, defstruct, inspect

from theagon.cards.schema import remarks
from theagon.games.fields import CardId, one_of
from theagon.games.staging.format import NONE, Expected, listed, pile

Fields: TypeAlias = Mapping[str, Any]
"""Names and types of optional fields."""

UNSAID: Final = frozenset({"game", "seat", "id"})
"""The fields of a view that no scenario expects."""


@dataclass(frozen=True)
class Vocabulary:
    """The forms of the values of a game's views in its files."""

    seats: tuple[str, ...]
    place: Any  # the type of the name of a place
    words: Fields  # the types of plain words, by the fields that have them

    def fields(self, view: Any, nobody: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the expectations of a part of a view: fields and their types, and the notes for `Expected`.

        Files write `nobody` where a view has no seat.
        """
        said = {field.name: self._said(field.type, field.name, nobody) for field in parts(view)}
        fields = {name: kind for name, (kind, _) in said.items() if kind is not None}
        any_order = frozenset(name for name, (_, in_order) in said.items() if not in_order)
        seats = frozenset(field.name for field in parts(view) if names(_some(field.type)) == "seat")
        return fields, {"any_order": any_order, "seat_fields": seats, "nobody": nobody, "remarks": remarks(view)}

    def _said(self, kind: inspect.Type, name: str, nobody: str) -> tuple[Any, bool]:
        """Return how files write a field (None: not at all), and whether a list of it is in order."""
        match kind:
            case inspect.UnionType():
                return self._optional(_some(kind), name, nobody)
            case inspect.BoolType():
                return bool, True
            case inspect.IntType():
                return int, True
            case inspect.StrType():
                return self.words.get(name, Annotated[str, Meta(max_length=60)]), True
            case inspect.Metadata():
                return self._named(names(kind)), True
            case inspect.ListType(item):
                return self._listed(item, name, nobody)
        return None, True

    def _optional(self, kind: inspect.Type, name: str, nobody: str) -> tuple[Any, bool]:
        """Return the same of a field that may have no value: files call this `none`, or `nobody` of a seat."""
        if names(kind) == "seat":
            return one_of((*self.seats, nobody)), True
        said, in_order = self._said(kind, name, nobody)
        if names(kind):
            return Annotated[said, Meta(extra={"or": NONE})], in_order
        return (int | one_of((NONE,)) if said is int else said), in_order

    def _named(self, what: str) -> Any:
        if what == "seat":
            return one_of(self.seats)
        if what == "place":
            return self.place
        return CardId if what == "card" else Annotated[str, Meta(max_length=60, extra={"names": what})]

    def _listed(self, item: inspect.Type, name: str, nobody: str) -> tuple[Any, bool]:
        item = _some(item)
        if names(item) == "card":
            return pile(CardId), True
        if isinstance(item, inspect.StructType):
            return self._pile(item.cls) if "card" in item.cls.__struct_fields__ else None, True
        kind = self._said(item, name, nobody)[0]
        if isinstance(item, inspect.IntType | inspect.BoolType):
            return listed(kind), True
        return listed(kind) | kind | bool, False

    def _pile(self, card: type[Any]) -> Any:
        """Return the type of a pile of cards; its items may say more than their ids."""
        fields = {name: kind for name, kind in self.fields(card, NONE)[0].items() if name != "card"}
        known: list[Any] = [("card", CardId), *((name, kind | None, None) for name, kind in fields.items())]
        return pile(CardId | defstruct(card.__name__, known, bases=(Expected,), kw_only=True))


def parts(view: Any) -> list[inspect.Field]:
    """Return the fields of a part of a view, without those that no scenario expects."""
    described = inspect.type_info(view)
    assert isinstance(described, inspect.StructType)
    return [field for field in described.fields if field.name not in UNSAID]


def item_of(view: Any, name: str) -> Any:
    """Return the type of a field of a view, or of its items if it is a list."""
    (kind,) = [field.type for field in parts(view) if field.name == name]
    kind = _some(kind)
    if isinstance(kind, inspect.ListType):
        kind = _some(kind.item_type)
    assert isinstance(kind, inspect.StructType)
    return kind.cls


def names(kind: inspect.Type) -> str:
    """Return the kind of thing that texts of a type name; empty for a type without that mark."""
    return str((kind.extra or {}).get("names", "")) if isinstance(kind, inspect.Metadata) else ""


def other_word(kind: inspect.Metadata) -> str | None:
    """Return the word that texts of a type may be besides the names of things; None if there is no such word."""
    return (kind.extra or {}).get("or")


def _some(kind: inspect.Type) -> inspect.Type:
    """Return a type without None."""
    if isinstance(kind, inspect.UnionType):
        (kind,) = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    return kind
