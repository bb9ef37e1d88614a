"""The operations of a game, as its schema declares them: once each, as a field of its `Effect`.

    push: Annotated[Positive | None, to_units("amount")] = None

gives the word of card files, the values that may follow it, and the column of the tables that holds it. Its sentence is
the message `Effect-push` of the describer; its deed is in the rules, under the number `PUSH`. A value that is a schema
itself has a column for each of its fields: that of the field's name, or the one that it is `KeptIn`. `Names` marks the
ids that some definition must have, `Word` the words that a file may declare, `Reads` what an amount may be read from.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar, get_args, get_type_hints

from msgspec import Meta

from theagon.cards.schema import Schema, parts
from theagon.games.fields import ID_PATTERN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

M = TypeVar("M")
MOST_KNOWN: Final = 4096  # cached definitions: those of all games, and of files


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation: on units, named by the field `to`, or for players."""

    column: str | None  # where the tables hold its value; None: it has no further value, or columns for its parts
    to_units: bool
    asks: bool | str = False  # the player must choose while it happens; a word: only with this value
    ends: str | None = None  # its default for `until`; None: it has no end, and takes no `until`
    zero: bool = True  # an amount of 0 makes sense
    whose: bool = True  # it may be done for the enemy, in games where an effect says `whose`


def to_units(column: str | None = None, *, asks: bool = False, ends: str | None = None, zero: bool = True) -> Operation:
    """Return an operation on units."""
    return Operation(column, to_units=True, asks=asks, ends=ends, zero=zero)


def for_players(
    column: str | None = None,
    *,
    asks: bool | str = False,
    ends: str | None = None,
    zero: bool = True,
    whose: bool = True,
) -> Operation:
    """Return an operation on no unit."""
    return Operation(column, to_units=False, asks=asks, ends=ends, zero=zero, whose=whose)


@dataclass(frozen=True, slots=True)
class KeptIn:
    """The column of the tables that holds a field, if its name differs from the field's."""

    column: str


@dataclass(frozen=True, slots=True)
class Reads:
    """The mark of a field of a value that names what is read: `health_of` is HEALTH in the rules."""

    column: str | None = None  # where the tables hold its subject; None: it has none


class Names:
    """The mark of the id of a definition: of a card of one of these kinds, or of any; or of another kind of
    definition."""

    def __init__(self, *kinds: str, of: str = "card") -> None:
        self.kinds = kinds
        self.of = of


class Word:
    """The mark of a word that a file may declare: a pantheon, a tribe or a keyword. `known` has those of the game."""

    def __init__(self, kind: str, known: Sequence[str]) -> None:
        self.kind = kind
        self.known = tuple(known)


def word_form(kind: str, known: Sequence[str]) -> Meta:
    """Return the form of such a word, with those of the game for editors to offer.

    It gives msgspec no pattern: 0.22 frees that of a text twice, if the type may be a list, too. Checks know all words.
    """
    form = {"type": "string", "pattern": ID_PATTERN}
    offered = {"title": f"{kind}s", "anyOf": [{"enum": [*known]}, form]}
    about = f"a {kind} of the game, or one that the file declares under `{kind}s`"
    return Meta(max_length=40, description=about, extra_json_schema=offered)


@cache
def marks(schema: type[Schema], mark: type[M]) -> Mapping[str, M]:
    """Return the fields of a schema that are annotated with such a mark, and the marks."""
    hints = get_type_hints(schema, include_extras=True)
    found = {name: next(_marked(hints[name], mark), None) for name in schema.__struct_fields__}
    return MappingProxyType({name: one for name, one in found.items() if one is not None})


def _marked(hint: object, mark: type[M]) -> Iterator[M]:
    """Yield the marks of a type, the outer ones before those of the types within it."""
    yield from (one for one in getattr(hint, "__metadata__", ()) if isinstance(one, mark))
    for inner in get_args(hint):
        yield from _marked(inner, mark)


def operations(effect: type[Schema]) -> Mapping[str, Operation]:
    """Return the operations of a game, by their fields."""
    return marks(effect, Operation)


def readings(value: Schema) -> Mapping[str, Reads]:
    """Return the fields of a value that name what is read."""
    return marks(type(value), Reads)


def operation(effect: Schema) -> str:
    """Return the field of the one operation of an effect."""
    return next(name for name in operations(type(effect)) if getattr(effect, name) is not None)


def columns_of(value: object) -> Iterator[tuple[str, Any]]:
    """Yield the given fields of a value: the column and the content of each."""
    if isinstance(value, Schema):
        kept = marks(type(value), KeptIn)
        for name in value.__struct_fields__:
            part = getattr(value, name)
            if part is not None:
                yield kept[name].column if name in kept else name, part


@lru_cache(MOST_KNOWN)
def mentioned(definition: Schema) -> tuple[str, ...]:
    """Return the ids of all definitions that a definition names: those it can make, become, replace or ask for."""
    found: list[str] = []
    for part in parts(definition):
        for name in marks(type(part), Names):
            value = getattr(part, name)
            if isinstance(value, str):
                found.append(value)
            elif isinstance(value, tuple):
                found += value
    return tuple(found)


@lru_cache(MOST_KNOWN)
def words_of(definition: Schema) -> frozenset[tuple[str, str]]:
    """Return the words of a file's own that a definition has or asks for: the kind and the id of each."""
    found = set[tuple[str, str]]()
    for part in parts(definition):
        for name, mark in marks(type(part), Word).items():
            value = getattr(part, name)
            words = (value,) if isinstance(value, str) else value or ()
            found.update((mark.kind, word) for word in words if word not in mark.known)
    return frozenset(found)


def in_lines(effects: Iterable[Any]) -> Iterator[Any]:
    """Yield effects in the order of their lines; after one that has modes, each mode and its effects."""
    for effect in effects:
        yield effect
        for mode in getattr(effect, "modes", ()):
            yield mode
            yield from in_lines(mode.do)


@lru_cache(MOST_KNOWN)
def line_count(definition: Any) -> int:
    """Return the number of lines of a definition in the effect table."""
    own = getattr(definition, "abilities", ())
    return len([*in_lines(definition.do)]) + sum(map(lines_of_ability, (*own, *given_by(definition))))


@lru_cache(MOST_KNOWN)
def given_by(definition: Schema) -> tuple[Any, ...]:
    """Return the abilities that the effects of a definition give to units."""
    return tuple(ability for gift in gifts(definition) for ability in gift)


def gifts(definition: Schema) -> list[tuple[Any, ...]]:
    """Return the abilities that each effect of a definition gives to units, if it gives any."""
    within = (getattr(each, "abilities", ()) for each in parts(definition) if each is not definition)
    return [abilities for abilities in within if abilities]


@lru_cache(MOST_KNOWN)
def gifts_of(definition: Schema) -> tuple[tuple[Any, ...], ...]:
    """Return the different gifts of abilities that a definition can make."""
    return tuple(dict.fromkeys(gifts(definition)))


def lines_of_ability(ability: Any) -> int:
    """Return the number of lines of an ability: one for each effect, one for its condition, one for its target."""
    asks = ability.target is not None and not ability.points_first
    return len([*in_lines(ability.do)]) + (ability.if_ is not None) + asks
