"""The rules of a game on one back end, with one set of cards: its declarations, decks, machines and texts."""

from __future__ import annotations

import sys
import threading
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping
from copy import deepcopy
from functools import cache, cached_property, partial
from pathlib import Path
from types import MappingProxyType, NoneType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

import msgspec
from typing_extensions import TypeVar

from theagon.cards.decode import decode_with_places
from theagon.cards.error_text import quoted, suggestion
from theagon.cards.schema import converted
from theagon.cards.source import parse_yaml, read_yaml
from theagon.compiler.backend import MODES, Backend, load
from theagon.errors import TheagonError
from theagon.games.base import Event, Setup
from theagon.games.collection.card_set import MOST_VARIANTS, CardSet
from theagon.games.collection.decks import STARTER, in_order, of_sets
from theagon.games.packaged import clause_of_step, clauses, find_file, packaged, rulebook
from theagon.games.play import asked
from theagon.games.play.machine_pool import MachinePool
from theagon.prepared import prepared

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterable, Sequence

    from msgspec import Struct

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.compiler.program import Program
    from theagon.games.base import Mode, Switch
    from theagon.games.display.events import EventKind
    from theagon.games.display.log_text import Teller
    from theagon.games.display.view import Described
    from theagon.games.play.machine_pool import PooledMachine
    from theagon.kernel.observation import ObservationSpace
    from theagon.kernel.weights import Weight

C = TypeVar("C", bound=CardSet[Any], default=Any)
"""The set of cards of a game."""
D = TypeVar("D", bound=msgspec.Struct, default=Any)
"""A deck."""
S = TypeVar("S", bound=Setup, default=Any)
"""The set-up of a match."""


class Ruleset(ABC, Generic[C, D, S]):
    """The rules, cards, decks and texts of a game, without its matches: every `Game` is one."""

    name: ClassVar[str] = ""
    """The name by which the game is loaded, such as `hand-of-the-gods`."""
    rules_version: ClassVar[str]
    """The version of the rules. It rises with every change of the match that a seed gives."""
    title: ClassVar[Mapping[str, str]]
    """Its name for readers, by language."""
    seats: ClassVar[int] = 0
    """The most seats that a match can have; `Position.seats` says how many one has."""
    modes: ClassVar[Mapping[str, Mode]]
    """The ways to play it, by name; the usual one comes first."""
    switches: ClassVar[Mapping[str, Switch]] = MappingProxyType({})
    """The rules that a table may turn on or off, by name."""
    weights: ClassVar[Mapping[str, Weight]] = MappingProxyType({})
    """The weights by which its bots judge positions, if `theagon tune` can tune them."""
    described: ClassVar[Described]
    """The parts of its views that screen readers and the terminal say in words."""
    events: ClassVar[Mapping[str, EventKind]]
    """The kinds of its events by name, and the display of each."""
    action_space: ClassVar[int] = 0
    """The number of actions; they are numbered from 0."""
    observation_space: ClassVar[ObservationSpace]
    """The groups and fields of an observation."""
    setup_type: ClassVar[type[Struct]]
    """The type of set-ups."""
    file_types: ClassVar[Mapping[str, type[Struct]]]
    """The contents of each kind of file that a person may write: `cards`, `deck` and perhaps others."""

    @cached_property
    def backend(self) -> Backend:
        """The back end on which the rules run."""
        return load(self.program, self._mode)

    def on(self, mode: str) -> Self:
        """Return the same game on the back end of this name, one of those that THEAGON_KERNEL takes."""
        asked.one_of("on", "mode", mode, MODES)
        with self._lock:
            if mode not in self._on:
                self._on[mode] = type(self)(self._cards, mode, self._maps)
            return self._on[mode]

    def decks(self) -> Mapping[str, D]:
        """Return the decks that come with the game, by name: set after set, the starter decks first."""
        standard = standard_game(type(self), None)
        return MappingProxyType(in_order({name: standard.load_deck(name) for name in packaged(self.name, "decks")}))

    def starter_decks(self) -> Mapping[str, D]:
        """Return the decks of a first match, by name. Bots, learners and matches at random play them."""
        decks = self.decks()
        return MappingProxyType({name: decks[name] for name in of_sets(decks, {STARTER})})

    def load_deck(self, source: str | Path) -> D:
        """Return the deck of this name, or the deck in a file. Raises TheagonError with the place of each mistake."""
        asked.is_a("load_deck", "source", source, (str, Path), "a name or a path")
        if source not in packaged(self.name, "decks"):
            return self._checked_deck(read_yaml(find_file(self.name, "decks", source)))
        name = str(source)
        if name not in self._decks:
            read = partial(read_yaml, find_file(self.name, "decks", name))
            self._decks[name] = prepared(f"{self.name}/decks/{name}", lambda: self._checked_deck(read()))
        return deepcopy(self._decks[name])

    def read_deck(self, text: str) -> D:
        """Return the deck that a deck file with this text describes. Raises TheagonError like `load_deck`."""
        asked.text("read_deck", "text", text)
        return self._checked_deck(parse_yaml(text, "deck"))

    def _checked_deck(self, node: Node) -> D:
        read = decode_with_places(node, self.deck_type)
        self.cards.check_deck(read.value, read)
        return read.value

    @property
    def all_definitions(self) -> list[dict[str, Any]]:
        """The definitions of all its cards, each with its place in the card set as `index`."""
        return self.cards.definitions()

    @property
    def card_set(self) -> str:
        """A digest of all its cards: equal only for equal sets."""
        return self.cards.digest

    def definition(self, name: str) -> Any:
        """Return a card or a leader by its id, as its file has it; None for one without a file, such as a god."""
        asked.text("definition", "name", name)
        return self.cards.everything.get(name)

    def rulebook(self) -> list[dict[str, Any]]:
        """Return the sections of the rulebook: id, title and clauses, each with its text in every language."""
        return rulebook(self.name)

    def clause_text(self, clause: str, language: str = "en") -> str:
        """Return the text of a clause; a lettered step, such as HG2.9d, has the text of its clause, HG2.9.

        Raises TheagonError for an unknown clause.
        """
        asked.text("clause_text", "clause", clause)
        asked.language("clause_text", language)
        found = clauses(self.name).get(clause_of_step(clause))
        if found is None:
            raise TheagonError(f"clause_text: there is no clause {quoted(clause)}")
        text: str = found["text"][language]
        return text

    def tell(
        self, event: Event, language: str = "en", players: Mapping[int, str] | None = None, reader: int | None = None
    ) -> str:
        """Return an event as a sentence with all that it holds: call `seen_by` first to hide what is secret.

        `players` names the seats; the seat of the `reader` is called You.
        """
        asked.well_formed("tell", "event", event, Event, "an event")
        asked.language("tell", language)
        asked.is_a("tell", "players", players or {}, Mapping, "names by seat")
        asked.is_a("tell", "reader", reader, (int, NoneType), "a seat or None")
        try:
            return self.teller(language, players, reader).event(event)
        except (LookupError, TypeError, ValueError) as error:
            raise TheagonError(f"tell: event must be one of this game: {error}") from None

    # ---- inside the package: declarations of a game's class ---------------------------------------------------------

    program: ClassVar[Program]
    """The compiled rules, which also give `name`, `seats` and `action_space`."""
    cards_type: ClassVar[type[Any]]
    teller_type: ClassVar[type[Teller]]
    options_type: ClassVar[type[Struct]]
    """The type of the field `options` of a set-up, if that is its variant."""

    @abstractmethod
    def tables(self, variant: Any) -> bytes:
        """Compile the tables of a match from its cards and its variant."""

    def read_variant(self, options: Mapping[str, Any]) -> Any:
        """Return the variant that the options of `setup` ask for. Raises TheagonError for options that do not fit."""
        return _read_options(options, self.options_type)

    def variant(self, setup: S) -> Hashable:
        """Return the variant of a set-up: by default its options."""
        options: Hashable = setup.options  # type: ignore[attr-defined]  # a game without options overrides this
        return options

    @property
    def place_names(self) -> Sequence[str]:
        """The names of the places of the board by their numbers, in a game in which all matches have the same."""
        return ()

    # ---- one game for each set of cards and back end ----------------------------------------------------------------

    def __init_subclass__(cls, **named: Any) -> None:
        """Take from a game's program what it declares."""
        super().__init_subclass__(**named)
        if "program" in vars(cls):
            cls.name, cls.seats, cls.action_space = cls.program.name, cls.program.seats, cls.program.action_space

    def __init__(self, cards: C | None = None, mode: str | None = None, maps: Mapping[str, Any] | None = None) -> None:
        self._cards = cards
        self._mode = mode
        self._maps = maps or {}
        self._decks: dict[str, D] = {}
        self._variants: OrderedDict[Hashable, MachinePool] = OrderedDict()
        self._on: dict[str, Self] = {}
        self._lock = threading.Lock()

    def __copy__(self) -> Self:
        """Return the game itself: it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self._cards is None and not self._maps:
            return standard_game, (type(self), self._mode)
        return type(self), (self._cards, self._mode, self._maps)

    @cached_property
    def cards(self) -> C:
        """The set of cards."""
        cards: C = self._cards or self.cards_type.standard()
        return cards

    def with_cards(self, cards: C) -> Self:
        """Return the same rules with other definitions, such as those of scenarios and replays."""
        asked.is_a("with_cards", "cards", cards, self.cards_type, "a set of cards of this game")
        return type(self)(cards, self._mode, self._maps)

    @property
    def maps(self) -> Mapping[str, Any]:
        """The maps that a match may be played on, by the values of the option `map`, the usual one first.

        A game with one board has none.
        """
        return MappingProxyType({})

    def with_maps(self, maps: Iterable[Any]) -> Self:
        """Return the game with these maps, too: paths of files, or maps as it has them.

        Raises TheagonError with places.
        """
        if any(True for _ in maps):
            raise TheagonError(f"{self.name} has no maps", hint="leave them out")
        return self

    def maps_in(self, root: Node, report: Report) -> list[tuple[Node, Any]]:  # noqa: ARG002 -- some games'
        """Return the maps in a file of cards, given by its root node, with their nodes; report what is wrong."""
        return []

    @property
    def deck_type(self) -> type[D]:
        """The type of the contents of a deck file."""
        return self.file_types["deck"]  # type: ignore[return-value]  # the D of the game

    def deck(self, source: str | Path | D) -> D:
        """Return a checked deck, or what `load_deck` makes of a name or a path. Raises TheagonError for mistakes."""
        if isinstance(source, str | Path):
            return self.load_deck(source)
        asked.well_formed("setup", "a deck", source, self.deck_type, "a name, a path or a deck of this game")
        self.cards.check_deck(source)
        return source

    def pool(self, variant: Hashable) -> MachinePool:
        """Return the machines with the tables of a variant."""
        with self._lock:
            found = self._variants.get(variant)
            if found is not None:
                self._variants.move_to_end(variant)
                return found
        made = MachinePool(self.backend, self.cards.tables(variant, lambda: self.tables(variant)))
        with self._lock:
            found = self._variants.setdefault(variant, made)
            if len(self._variants) > MOST_VARIANTS:
                self._variants.popitem(last=False)
        return found

    def shared_machine(self, variant: Hashable) -> PooledMachine:
        """Return this thread's machine with the tables of a variant."""
        return self.pool(variant).shared()

    def teller(self, language: str, players: Mapping[int, str] | None = None, reader: int | None = None) -> Teller:
        """Return the teller of events; `players` names the seats, and the reader's is called You."""
        return self.teller_type(self.name, self.events, self.seats, self.cards.names, language, players or {}, reader)


@cache
def standard_game(kind: type[Ruleset], mode: str | None) -> Any:
    """Return the one game with the cards of its package: the `GAME` of its module, which `load_game` gives too."""
    found = getattr(sys.modules[kind.__module__], "GAME", None) if mode is None else None
    game: Any = kind
    return found if type(found) is kind else game(mode=mode)


def check_known(options: Collection[str], known: Collection[str]) -> None:
    """Check that there are options of these names. Raises TheagonError with the names that there are."""
    unknown = [name for name in options if name not in known]
    if unknown:
        raise TheagonError(f"there is no option {quoted(min(unknown))}", hint=suggestion(min(unknown), known))


def _read_options(options: Mapping[str, Any], schema: type[Struct]) -> Struct:
    """Read options, written with hyphens or underscores. Raises TheagonError for options that do not fit."""
    known = schema.__struct_encode_fields__
    plain = {name.replace("_", "-"): value for name, value in options.items()}
    check_known(plain, known)
    try:
        return converted(plain, schema)
    except msgspec.ValidationError as error:
        raise TheagonError(f"an option does not fit: {error}") from None
