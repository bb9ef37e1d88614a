"""The cards of a game, each with a place: those of its package, and those that files, scenarios and replays bring.

Whatever is loaded here has passed every check, so the rules can rely on it. Mistakes are raised as `InvalidFileError`:
all of a file at once, each with its place and its cure.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from functools import cache, cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

import msgspec
from msgspec import Meta, Struct

from theagon.cards.decode import decode, decode_with_places
from theagon.cards.node import Node
from theagon.cards.report import InvalidFileError, Report
from theagon.cards.schema import Schema
from theagon.cards.source import parse_yaml, read_yaml
from theagon.cards.wording import quoted
from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES
from theagon.games.checking import Known
from theagon.games.packaged import packaged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from theagon.games.words import Words

C = TypeVar("C")


class Kind(NamedTuple):
    """A kind of definitions, which is numbered on its own."""

    name: str                               # `card`; card files list them as `cards`
    schema: type[Any]                       # it has an `id` and a `name` in the languages
    most: int                               # for which the rules have places


class Placed(Schema):
    """A definition as replays carry it: its place in the set and its first line in the effect table.

    Each game adds a field for each kind, of which exactly one is given.
    """

    index: Annotated[int, Meta(ge=1)]
    line: Annotated[int, Meta(ge=1)]


class Found(NamedTuple):
    """A definition and where it stood."""

    kind: Kind
    definition: Any
    node: Node


class CardSet(ABC, Generic[C]):
    """Definitions, each with a place: 1, 2, ... by which the rules know it. It never changes.

    A game names its parts and says how many lines of the effect table a definition takes, what comes of it in a match,
    and what no schema can express.
    """

    game: ClassVar[str]
    file: ClassVar[type[Schema]]
    """What a card file holds."""
    placed: ClassVar[type[Placed]]
    kinds: ClassVar[tuple[Kind, ...]]
    """The kinds of definitions, cards first."""

    @staticmethod
    @abstractmethod
    def line_count(definition: Any, /) -> int:
        """How many lines of the effect table a definition takes."""

    @staticmethod
    @abstractmethod
    def check(definition: Any, node: Node, known: Known, report: Report, /) -> None:
        """Report what is wrong with a definition, which stands at `node`."""

    @abstractmethod
    def made_by(self, definition: Any) -> Iterable[str]:
        """The ids of all that a definition can make, become or ask for."""

    # ---- making -----------------------------------------------------------------------------------------------------

    def __init__(self, *places: Mapping[int, Any], lines: Mapping[str, int] | None = None) -> None:
        """Take checked definitions of each kind by their places, and their first lines in the effect table by id.

        Without `lines` each begins where the one before ends. Raises `TheagonError` if they are too many for the rules.
        """
        for kind, definitions in zip(self.kinds, places, strict=True):
            if definitions and max(definitions) > kind.most:
                raise TheagonError(_too_many(kind, max(definitions)))
        self.places: tuple[Mapping[int, Any], ...] = tuple(MappingProxyType(dict(each)) for each in places)
        self.cards: Mapping[int, C] = self.places[0]
        self.by_id: Mapping[str, C] = self.ids_of(0)
        self._index = self.indices_of(0)
        self._first_line = self._one_after_another() if lines is None else dict(lines)

    @classmethod
    def numbered(cls, *definitions: Iterable[Any]) -> Self:
        """The set of checked definitions, of each kind some, whose places follow the order of their ids."""
        return cls(*(dict(enumerate(sorted(each, key=lambda one: one.id), 1)) for each in definitions))

    @classmethod
    def standard(cls) -> Self:
        """The cards of the package."""
        standard: Self = _standard(cls)
        return standard

    @classmethod
    def from_files(cls, paths: Iterable[Path | Traversable], base: Self | None = None) -> Self:
        """The cards of all these files together, and those of `base` that they do not replace."""
        found: list[Found] = []
        unread: set[str] = set()
        report = Report()
        for path in paths:
            try:
                cls._find(read_yaml(path), found, unread, report)
            except TheagonError as error:
                report.add(error.message, error.location, error.hint)
        return cls._with(found, base, unread, report)

    @classmethod
    def from_definitions(cls, definitions: object, name: str = "card definitions") -> Self:
        """The set that `definitions()` wrote, wherever it comes from: plain data or a node; messages call it `name`."""
        read = decode_with_places(_node_of(definitions, name), tuple[cls.placed, ...])      # type: ignore[name-defined]
        found: list[Found] = []
        report = Report()
        places: dict[str, dict[int, Any]] = {kind.name: {} for kind in cls.kinds}
        lines: dict[str, int] = {}
        free = 1
        for each in sorted(read.value, key=lambda each: each.line):
            node = read.node_of(each)
            kind = next(kind for kind in cls.kinds if getattr(each, kind.name) is not None)
            definition = getattr(each, kind.name)
            if each.line < free:
                report.add("its lines are those of another definition", node.find("line").location, f"at least {free}")
            free = max(free, each.line + cls.line_count(definition))
            lines[definition.id] = each.line
            if each.index in places[kind.name]:
                report.add(f"the place {each.index} is given twice", node.find("index").location)
            if each.index > kind.most:
                report.add(_too_many(kind, each.index), node.find("index").location)
            places[kind.name][each.index] = definition
            found.append(Found(kind, definition, node.find(kind.name)))
        cls._checked(found, None, (), report)
        return cls(*places.values(), lines=lines)

    def extended(self, *definitions: Iterable[Any], node_of: Callable[[object], Node] | None = None) -> Self:
        """This set with further definitions, or others in the place of those of the same id, numbered anew.

        `node_of` tells the node of each definition, where there is one, for the messages: `Decoded.node_of`.
        """
        place = node_of or (lambda definition: _node_of(definition, "card definition"))
        found = [Found(self._kind_of(each), each, place(each)) for some in definitions for each in some]
        return self._with(found, self, (), Report()) if found else self

    # ---- reading ----------------------------------------------------------------------------------------------------

    def ids_of(self, kind: int) -> Mapping[str, Any]:
        """The definitions of the kind of this number by id."""
        return MappingProxyType({each.id: each for each in self.places[kind].values()})

    def indices_of(self, kind: int) -> Mapping[str, int]:
        """The places of the definitions of the kind of this number by id."""
        return MappingProxyType({each.id: index for index, each in self.places[kind].items()})

    def index(self, card_id: str) -> int:
        """The place of a card. Raises `KeyError` for an id that no card has."""
        return self._index[card_id]

    def first_line(self, definition_id: str) -> int:
        """Where the lines of a definition begin in the effect table. Raises `KeyError` for an unknown id."""
        return self._first_line[definition_id]

    @cached_property
    def everything(self) -> Mapping[str, Any]:
        """All definitions, of whatever kind, by id."""
        return MappingProxyType({each.id: each for places in self.places for each in places.values()})

    @cached_property
    def names(self) -> Mapping[str, Words]:
        """What texts call the definitions, by id."""
        return MappingProxyType({each.id: each.name for each in self.everything.values()})

    def closure(self, ids: Iterable[str]) -> set[str]:
        """These and all that can come of them: what a match with them needs. Raises `KeyError` for an unknown id."""
        needed: set[str] = set()
        waiting = list(ids)
        while waiting:
            each = waiting.pop()
            if each not in needed:
                needed.add(each)
                waiting += self.made_by(self.everything[each])
        return needed

    def definitions(self, ids: Iterable[str] | None = None) -> list[dict[str, Any]]:
        """These definitions (or all) as plain data with their places, for `from_definitions`."""
        wanted = set(self.everything) if ids is None else set(ids)
        found = [
            self.placed(index=index, line=self.first_line(each.id), **{kind.name: each})
            for kind, places in zip(self.kinds, self.places, strict=True)
            for index, each in places.items() if each.id in wanted
        ]  # fmt: skip
        plain: list[dict[str, Any]] = msgspec.to_builtins(found)
        return plain

    @cached_property
    def digest(self) -> str:
        """A hash of all definitions and their places: equal for equal sets alone."""
        return hashlib.sha256(msgspec.json.encode(self.definitions(), order="deterministic")).hexdigest()

    # ---- checking ---------------------------------------------------------------------------------------------------

    def _one_after_another(self) -> dict[str, int]:
        lines, free = {}, 1
        for each in self.everything.values():
            lines[each.id] = free
            free += self.line_count(each)
        return lines

    @classmethod
    def _kind_of(cls, definition: object) -> Kind:
        return next(kind for kind in cls.kinds if isinstance(definition, kind.schema))

    @classmethod
    def _find(cls, node: Node, found: list[Found], unread: set[str], report: Report) -> None:
        """Add the definitions of a file to those found, one by one: one that can not be read hides no other's mistakes.

        The ids of those that can not be read are added to `unread`.
        """
        _read(node, _outline(cls), report)
        for kind in cls.kinds:
            items = node.find(f"{kind.name}s").value
            for item in items if isinstance(items, list) else ():
                definition = _read(item, kind.schema, report)
                name = item.find("id").value
                if definition is not None:
                    found.append(Found(kind, definition, item))
                elif isinstance(name, str):
                    unread.add(name)

    @classmethod
    def _with(cls, found: Sequence[Found], base: Self | None, unread: Iterable[str], report: Report) -> Self:
        known = cls._checked(found, base, unread, report)
        return cls.numbered(*(each.values() for each in known.values()))

    @classmethod
    def _checked(
        cls, found: Sequence[Found], base: Self | None, unread: Iterable[str], report: Report
    ) -> dict[str, dict[str, Any]]:
        """All definitions by kind and id: those of the base, and those found, which take the place of their like.

        Raises `InvalidFileError` with everything in the report and all that is wrong with those found, in the order of
        the files.
        """
        before = {kind.name: dict(base.ids_of(k)) if base else {} for k, kind in enumerate(cls.kinds)}
        everything = {name: dict(known) for name, known in before.items()}
        for kind, definition, _ in found:
            everything[kind.name][definition.id] = definition
        _check_ids(found, before, report)
        for kind in cls.kinds:
            _check_names([each for each in found if each.kind is kind], everything[kind.name], report)
        known = Known(everything, set(unread))
        for _, definition, node in found:
            cls.check(definition, node, known, report)
        # Stable, so that the files keep their order.
        files = list(dict.fromkeys(error.location.file for error in report.errors if error.location))
        report.errors.sort(key=lambda error: (files.index(at.file), at.line or 0, at.column or 0)
                           if (at := error.location) else (-1, 0, 0))
        report.check()
        return everything


@cache
def _standard(cards: type[Any]) -> Any:
    return cards.from_files(packaged(cards.game, "cards").values())


@cache
def _outline(cards: type[CardSet[Any]]) -> type[Struct]:
    """A card file whose definitions are looked at later."""
    lists = [(f"{kind.name}s", tuple[Any, ...], ()) for kind in cards.kinds]
    return msgspec.defstruct("Outline", lists, bases=(cards.file,), kw_only=True)


def _read(node: Node, schema: Any, report: Report) -> Any:
    try:
        return decode(node, schema)
    except InvalidFileError as invalid:
        for error in invalid.errors:
            report.add(error.message, error.location, error.hint)
        return None


def _check_ids(found: Sequence[Found], before: Mapping[str, Mapping[str, Any]], report: Report) -> None:
    """All kinds share one space of ids; what is there already may be replaced by its like."""
    first: dict[str, Node] = {}
    for kind, definition, node in found:
        place = node.find("id")
        other = next((name for name, known in before.items() if name != kind.name and definition.id in known), None)
        if definition.id in first:
            hint = f"the first is in {first[definition.id].location}"
            report.add(f"the id {quoted(definition.id)} is given twice", place.location, hint)
        elif other is not None:
            report.add(f"{quoted(definition.id)} is the id of a {other}", place.location, "take another id")
        first.setdefault(definition.id, place)


def _check_names(found: Sequence[Found], everything: Mapping[str, Any], report: Report) -> None:
    """No two definitions of one kind have one name in any language."""
    for language in LANGUAGES:
        bearers: dict[str, list[str]] = {}
        for definition in everything.values():
            bearers.setdefault(getattr(definition.name, language).casefold(), []).append(definition.id)
        for _, definition, node in found:
            alike = bearers[getattr(definition.name, language).casefold()]
            others = [other for other in alike if other != definition.id]
            if others:
                place = node.find("name", language).location
                report.add(f"{quoted(others[0])} has this name too", place, "give every card a name of its own")


def _too_many(kind: Kind, number: int) -> str:
    return f"a set holds at most {kind.most} {kind.name}s, not {number}"


def _node_of(plain: object, name: str) -> Node:
    """Data that come from no file, as a node that has places in what is shown of them; a node is left as it is."""
    if isinstance(plain, Node):
        return plain
    return parse_yaml(msgspec.json.format(msgspec.json.encode(plain), indent=1), name)
