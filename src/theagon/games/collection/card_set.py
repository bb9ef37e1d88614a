"""The cards of a game, each with a place: the cards of its package, of files, of scenarios and of replays.

Whatever is loaded here has passed every check, so the rules can rely on it. Mistakes are raised as `InvalidFileError`:
all of a file at once, each with its place and its cure.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict
from functools import cache, cached_property, partial
from threading import Lock
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec
from msgspec import Meta

from theagon.cards.decode import Decoded, decode, decode_with_places
from theagon.cards.error_text import either, quoted
from theagon.cards.node import Node
from theagon.cards.report import FileWarning, InvalidFileError, Report
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.errors import TheagonError
from theagon.games.card_language.operations import line_count, words_of
from theagon.games.collection.deck_check import DeckCheck
from theagon.games.collection.decks import DeckFile
from theagon.games.collection.definitions import (
    DefinitionKind,
    FoundDefinition,
    check_definitions,
    faced,
    find_definitions,
    kind_of,
    node_of_plain,
    without_name_forms,
)
from theagon.games.collection.own_words import whole
from theagon.games.packaged import packaged
from theagon.prepared import prepared

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from theagon.games.collection.checking import KnownDefinitions
    from theagon.games.translated import Words

C = TypeVar("C")
F = TypeVar("F", bound=Schema)
T = TypeVar("T")

_LIST: Final[Any] = tuple  # of a type that is known only at run time
MOST_VARIANTS: Final = 16
"""The most variants with cached tables."""
MOST_EXTENSIONS: Final = 8
"""The most sets with further definitions that are kept."""


class PlacedDefinition(Schema):
    """A definition as replays carry it: its place in the set and its first line in the effect table."""

    index: Annotated[int, Meta(ge=1)]
    line: Annotated[int, Meta(ge=1)]

    def __post_init__(self) -> None:
        kinds = [name for name in self.__struct_fields__ if name not in PlacedDefinition.__struct_fields__]
        if sum(getattr(self, name) is not None for name in kinds) != 1:
            raise ValueError(f"either {either(map(repr, kinds))} must be given")


@cache
def _placed(kinds: tuple[DefinitionKind, ...]) -> Any:
    """Return the type of a definition of one of these kinds, which stands in the field of its kind."""
    single = len(kinds) == 1
    fields = [(kind.name, kind.schema) if single else (kind.name, kind.schema | None, None) for kind in kinds]
    return msgspec.defstruct("Definition", fields, bases=(PlacedDefinition,), kw_only=True)


class TooManyError(TheagonError):
    """A set has more definitions of a sort, such as army cards, than the rules have places for."""

    def __init__(self, kind: DefinitionKind, number: int, most: int, sort: str | None = None) -> None:
        hint = f"leave {number - most} out; those of the game count too, unless yours take their ids"
        super().__init__(_too_many(kind, number, most, sort), hint=hint)
        self._of = (kind.schema, sort)

    def counts(self, definition: object) -> bool:
        """Return whether a definition is of the sort that has too many."""
        schema, sort = self._of
        return isinstance(definition, schema) and sort in (None, getattr(definition, "kind", None))


class CardSet(ABC, Generic[C]):
    """Definitions, each with a place: 1, 2, ... by which the rules know it. It never changes.

    Each game declares its kinds of definitions, what a definition can make, and the checks that no schema expresses.
    """

    game: ClassVar[str]
    file: ClassVar[type[Schema]]
    """The type of a card file."""
    kinds: ClassVar[tuple[DefinitionKind, ...]]
    """The kinds of definitions: cards first, and after leaders the words that a file may declare."""
    deck: ClassVar[type[DeckFile]] = DeckFile
    """The type of a deck file."""
    warnings: Sequence[FileWarning] = ()
    """The warnings about the definitions that were added last."""

    @staticmethod
    @abstractmethod
    def check(definition: Any, node: Node, known: KnownDefinitions, report: Report, /) -> None:
        """Report what is wrong with a definition at `node`."""

    @abstractmethod
    def made_by(self, definition: Any, /) -> Iterable[str]:
        """Return the ids of all definitions that one can make, become or ask for."""

    @abstractmethod
    def look_at_deck(self, deck: Any, check: DeckCheck, /) -> None:
        """Report what is wrong with a deck."""

    def blank(self, card: C, /) -> C:
        """Return a plain card for the place of a card in a deck: of its cost, middling figures and no abilities."""
        raise NotImplementedError

    def check_deck(self, deck: Any, read: Decoded[Any] | None = None) -> None:
        """Raise `InvalidFileError` with everything that is wrong with a deck; `read` is where it came from."""
        check = DeckCheck(deck, read)
        self.look_at_deck(deck, check)
        check.report.check()

    # ---- making -----------------------------------------------------------------------------------------------------

    def __init__(self, *places: Mapping[int, Any], lines: Mapping[str, int] | None = None) -> None:
        """Take checked definitions of each kind by their places, and their first lines in the effect table by id.

        Kinds that are not given have none. Without `lines` each begins where the one before ends. Raises
        `TheagonError` if they are too many for the rules.
        """
        places += ({},) * (len(self.kinds) - len(places))
        for kind, definitions in zip(self.kinds, places, strict=True):
            if definitions and max(definitions) > kind.most:
                raise TooManyError(kind, max(definitions), kind.most)
        self.places: tuple[Mapping[int, Any], ...] = tuple(MappingProxyType(dict(each)) for each in places)
        self.cards: Mapping[int, C] = self.places[0]
        self.by_id: Mapping[str, C] = self.ids_of(0)
        self._index = self.indices_of(0)
        self.words: Mapping[str, Mapping[str, Any]] = MappingProxyType(
            {kind.name: self.ids_of(k) for k, kind in enumerate(self.kinds) if kind.words is not None}
        )
        """The declared words of each kind, by id."""
        self._lines = None if lines is None else dict(lines)
        self._made_by: dict[str, tuple[str, ...]] = {}  # by definition, as `closure` has looked them up
        self._passing: dict[Hashable, tuple[int, ...]] = {}  # by test and filter, as `passing` has looked
        self._tables: OrderedDict[Hashable, bytes] = OrderedDict()  # by variant
        self._extensions: OrderedDict[Hashable, Self] = OrderedDict()  # by the definitions that each has further
        self._lock = Lock()

    def __reduce__(self) -> tuple[Any, ...]:
        known = {name: vars(self)[name] for name in ("_tables", "digest") if name in vars(self)}
        return partial(type(self), lines=self._first_line), tuple(map(dict, self.places)), known

    @classmethod
    def numbered(cls, *definitions: Iterable[Any]) -> Self:
        """Return the set of checked definitions, given kind by kind. Their places follow the order of their ids."""
        return cls(*(dict(enumerate(sorted(each, key=lambda one: one.id), 1)) for each in definitions))

    @classmethod
    def standard(cls) -> Self:
        """Return the cards of the package."""
        standard: Self = _standard(cls)
        return standard

    @classmethod
    def from_files(cls, paths: Iterable[Path | Traversable], base: Self | None = None) -> Self:
        """Return the cards of all these files together, and those of `base` that they do not replace."""
        report = Report()
        nodes = []
        for path in paths:
            try:
                nodes.append(read_yaml(path))
            except TheagonError as error:
                report.take(error)
        return cls.from_nodes(nodes, base, report)

    @classmethod
    def from_nodes(cls, nodes: Iterable[Node], base: Self | None = None, report: Report | None = None) -> Self:
        """Return the cards of files, given by their root nodes, as `from_files`; `report` has mistakes so far."""
        found: list[FoundDefinition] = []
        unread: set[str] = set()
        report = report or Report()
        for node in nodes:
            find_definitions(node, cls.file, cls.kinds, found, unread, report)
        made = cls._with(found, base, report, unread)
        if base is not None:
            report = Report()
            made.look_at_decks([each for each in found if each.definition.id in base.everything], report)
            report.check()
        return made

    @classmethod
    def from_definitions(cls, definitions: object) -> Self:
        """Return the set that `definitions()` wrote, as plain data or a node of any source."""
        stored = without_name_forms(node_of_plain(definitions, "card definitions"), cls.kinds)
        read = decode_with_places(stored, _LIST[_placed(cls.kinds), ...])
        found: list[FoundDefinition] = []
        report = Report()
        places: dict[str, dict[int, Any]] = {kind.name: {} for kind in cls.kinds}
        lines: dict[str, int] = {}
        free = 1
        keywords = {each.keyword.id: each.keyword for each in read.value if getattr(each, "keyword", None) is not None}
        for each in sorted(read.value, key=lambda each: each.line):
            node = read.node_of(each)
            kind = next(kind for kind in cls.kinds if getattr(each, kind.name) is not None)
            definition = getattr(each, kind.name)
            if kind.words is None:
                if each.line < free:
                    told = "its lines are those of another definition"
                    report.add(told, node.find("line").location, f"at least {free}")
                free = max(free, each.line + line_count(whole(definition, keywords)))
                lines[definition.id] = each.line
            if each.index in places[kind.name]:
                report.add(f"the place {each.index} is given twice", node.find("index").location)
            if each.index > kind.most:
                report.add(_too_many(kind, each.index, kind.most), node.find("index").location)
            places[kind.name][each.index] = definition
            found.append(FoundDefinition(kind, definition, node.find(kind.name)))
        check_definitions(found, [{} for _ in cls.kinds], cls.kinds, cls.check, report)
        return cls(*places.values(), lines=lines)

    def extended(self, *definitions: Iterable[Any], node_of: Callable[[object], Node] | None = None) -> Self:
        """Return this set with more definitions, numbered again.

        A new definition replaces one of the same id. `node_of` gives the node of a definition, for messages:
        `Decoded.node_of`. The same definitions give the same set again, with its tables.
        """
        place = node_of or (lambda definition: node_of_plain(definition, "card definition"))
        found = [FoundDefinition(kind_of(each, self.kinds), each, place(each)) for some in definitions for each in some]
        if not found:
            return self
        brought = tuple(each.definition for each in found)
        return self._kept(self._extensions, MOST_EXTENSIONS, brought, lambda: self._with(found, self, Report()))

    @classmethod
    def _with(
        cls, found: Sequence[FoundDefinition], base: Self | None, report: Report, unread: Collection[str] = ()
    ) -> Self:
        """Return the checked set of `base` and the definitions found, which replace those of the same id."""
        before = [base.ids_of(k) if base else {} for k in range(len(cls.kinds))]
        checked = check_definitions(found, before, cls.kinds, cls.check, report, unread)
        try:
            made = cls.numbered(*checked)
        except TooManyError as error:
            last = [each.node for each in found if error.counts(each.definition)][-1]
            raise TheagonError(error.message, last.find("id").location, error.hint) from None
        made.warnings = tuple(report.warnings)
        return made

    def look_at_decks(self, replacing: Sequence[FoundDefinition], report: Report) -> None:
        """Report each deck of the package that would be wrong with these definitions in place of others.

        These decks are played in bots' matches, and wherever no deck is named.
        """
        for name, path in packaged(self.game, "decks").items() if replacing else ():
            deck = decode(read_yaml(path), self.deck)
            named = [each.node for each in replacing if _in_deck(deck, each.definition.id)]
            if not named:
                continue
            try:
                self.check_deck(deck)
            except InvalidFileError as error:
                told = f"the deck {quoted(name)} names this one and would be wrong: {error.message}"
                report.add(told, named[0].find("id").location, "take another id")

    def tables(self, variant: Hashable, compiled: Callable[[], bytes]) -> bytes:
        """Return the tables of a variant, as `compiled()` makes them: games with these cards share them on all back
        ends."""
        return self._kept(self._tables, MOST_VARIANTS, variant, compiled)

    def _kept(self, kept: OrderedDict[Hashable, T], most: int, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value under a key, or make and keep one; of more than `most` values the oldest is dropped."""
        with self._lock:
            found = kept.get(key)
        if found is not None:
            return found
        made = make()
        with self._lock:
            if len(kept) >= most:
                kept.popitem(last=False)
            return kept.setdefault(key, made)

    # ---- contents ---------------------------------------------------------------------------------------------------

    def ids_of(self, kind: int) -> Mapping[str, Any]:
        """Return the definitions of the kind of this number by id."""
        return MappingProxyType({each.id: each for each in self.places[kind].values()})

    def indices_of(self, kind: int) -> Mapping[str, int]:
        """Return the places of the definitions of the kind of this number by id."""
        return MappingProxyType({each.id: index for index, each in self.places[kind].items()})

    def index(self, card_id: str) -> int:
        """Return the place of a card. Raises `KeyError` for an id that no card has."""
        return self._index[card_id]

    def card_id(self, index: int) -> str:
        """Return the id of the card at a place."""
        card_id: str = self.places[0][index].id
        return card_id

    def passing(self, asked: F, passes: Callable[[C, F], bool]) -> tuple[int, ...]:
        """Return the places of the cards that pass a filter; looked for once, since many cards ask for the same."""
        if (passes, asked) not in self._passing:
            found = tuple(place for place, card in self.cards.items() if passes(self.whole(card), asked))
            self._passing[passes, asked] = found
        return self._passing[passes, asked]

    def laid(self, deck: Mapping[str, int]) -> list[int]:
        """Return the places of the cards of a deck (how many by id), in the order of the ids."""
        return [self.index(card) for card in sorted(deck) for _ in range(deck[card])]

    def left_of(self, deck: Mapping[str, int], seen: Iterable[int]) -> list[int]:
        """Return the places of the cards of a deck (how many by id), in order, without those seen, each as often as it
        was."""
        left = Counter({self.index(card): count for card, count in deck.items()})
        left.subtract(card for card in seen if card in left)
        return sorted(left.elements())

    def card_ids(self, pile: Sequence[int], size: int) -> list[str]:
        """Return the ids of the first cards of a pile."""
        return [self.card_id(card) for card in pile[:size]]

    def counts(self, pile: Iterable[int]) -> dict[str, int]:
        """Return how many there are of each card of a pile, by id in the order of the ids: not in that of the pile."""
        return dict(sorted(Counter(map(self.card_id, pile)).items()))

    def number(self, kind: str, word: str) -> int:
        """Return the number of a pantheon or a tribe: 1, 2, ... those of the game, then those that files declare.

        Raises `KeyError` for a word that there is not.
        """
        return self._numbers[kind][word]

    def word(self, kind: str, number: int) -> str | None:
        """Return the pantheon or the tribe of a number; None if it is of none."""
        return self._words[kind].get(number)

    @cached_property
    def _numbers(self) -> Mapping[str, Mapping[str, int]]:
        """The numbers of words, by their kinds."""
        found: dict[str, dict[str, int]] = {}
        for k, kind in enumerate(self.kinds):
            if kind.words is not None:
                found[kind.name] = {word: number for number, word in enumerate(kind.words, 1)}
                found[kind.name] |= {each.id: len(kind.words) + place for place, each in self.places[k].items()}
        return found

    @cached_property
    def _words(self) -> Mapping[str, Mapping[int, str]]:
        """The words by their kinds and numbers."""
        return {kind: {number: word for word, number in known.items()} for kind, known in self._numbers.items()}

    def whole(self, definition: Any) -> Any:
        """Return a definition as the rules have it: with what its declared keywords stand for in their place."""
        keywords = self.words.get("keyword")
        return whole(definition, keywords) if keywords else definition

    def first_line(self, definition_id: str) -> int:
        """Return where the lines of a definition begin in the effect table. Raises `KeyError` for an unknown id."""
        return self._first_line[definition_id]

    def speaker(self, line: int) -> str | None:
        """Return the id of the definition that has a line of the effect table; None if none has."""
        return self._speakers.get(line)

    def name_speakers(self, lines: Any, *firsts: int) -> None:
        """Note in each line of the effect table which card has it.

        Further kinds of definitions, such as leaders, are counted from `firsts` on.
        """
        for first, (kind, _) in zip((0, *firsts), faced(self.kinds), strict=True):
            places = self.places[kind]
            for index, definition in places.items():
                start = self._first_line[definition.id]
                for line in range(start, start + line_count(self.whole(definition))):
                    lines[line].speaker = first + index

    @cached_property
    def _speakers(self) -> Mapping[int, str]:
        """The ids of the definitions by each of their lines."""
        lines = {name: line_count(self.whole(definition)) for name, definition in self.everything.items()}
        return {first + k: name for name, first in self._first_line.items() for k in range(lines[name])}

    @cached_property
    def everything(self) -> Mapping[str, Any]:
        """All cards and leaders, by id."""
        places = (self.places[k] for k, _ in faced(self.kinds))
        return MappingProxyType({each.id: each for some in places for each in some.values()})

    @cached_property
    def names(self) -> Mapping[str, Words]:
        """The names of cards and leaders, by id."""
        return MappingProxyType({each.id: each.name for each in self.everything.values()})

    def closure(self, ids: Iterable[str]) -> set[str]:
        """Return these ids and those of all that they can make, as a match needs them. Raises `KeyError` for an unknown
        id."""
        needed: set[str] = set()
        waiting = list(ids)
        while waiting:
            each = waiting.pop()
            if each not in needed:
                needed.add(each)
                if each not in self._made_by:
                    self._made_by[each] = tuple(self.made_by(self.whole(self.everything[each])))
                waiting += self._made_by[each]
        return needed

    def definitions(self, ids: Iterable[str] | None = None) -> list[dict[str, Any]]:
        """Return these definitions (or all), and the declared words that they need, as plain data with their places.

        `from_definitions` reads it.
        """
        placed, everything = _placed(self.kinds), self.everything
        wanted = set(everything) if ids is None else set(ids)
        words = None if ids is None else self.words_of(*map(everything.__getitem__, wanted))
        found = [
            placed(index=index, line=self.first_line(each.id) if kind.words is None else 1, **{kind.name: each})
            for kind, places in zip(self.kinds, self.places, strict=True)
            for index, each in places.items()
            if (each.id in wanted if kind.words is None else words is None or (kind.name, each.id) in words)
        ]
        plain: list[dict[str, Any]] = msgspec.to_builtins(found)
        return plain

    def words_of(self, *definitions: Any) -> set[tuple[str, str]]:
        """Return the declared words that definitions have or ask for, and those in their keywords: kinds and ids."""
        found = {word for each in definitions for word in words_of(each)}
        keywords = self.words.get("keyword", {})
        return found.union(
            *(words_of(keywords[name]) for kind, name in found if kind == "keyword" and name in keywords)
        )

    @cached_property
    def digest(self) -> str:
        """A hash of all definitions and their places: equal only for equal sets."""
        return hashlib.sha256(msgspec.json.encode(self.definitions(), order="deterministic")).hexdigest()

    @cached_property
    def _first_line(self) -> Mapping[str, int]:
        """The first line of each definition in the effect table, by id."""
        if self._lines is not None:
            return self._lines
        lines, free = {}, 1
        for each in self.everything.values():
            lines[each.id] = free
            free += line_count(self.whole(each))
        return lines


@cache
def _standard(cards: type[Any]) -> Any:
    return prepared(f"{cards.game}/cards", lambda: cards.from_files(packaged(cards.game, "cards").values()))


def _in_deck(deck: DeckFile, name: str) -> bool:
    """Return whether a deck names a definition of this id."""
    return any(value == name or (isinstance(value, dict) and name in value) for value in msgspec.structs.astuple(deck))


def _too_many(kind: DefinitionKind, number: int, most: int, sort: str | None = None) -> str:
    return f"a set holds at most {most} {f'{sort} ' if sort else ''}{kind.name}s, not {number}"
