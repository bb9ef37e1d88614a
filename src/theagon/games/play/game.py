"""Games whose rules run on a machine: every verb of `Game`, except what each game does in its own way.

A game's class names its parts and implements the few abstract methods below.
"""

from __future__ import annotations

import sys
import threading
from abc import abstractmethod
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import contextmanager
from copy import deepcopy
from functools import cache, cached_property
from pathlib import Path
from struct import Struct as Packed
from types import MappingProxyType, NoneType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, Self, TypeVar, cast

import msgspec
from msgspec.structs import replace

from theagon.cards.decode import decode_with_places
from theagon.cards.language import LANGUAGES
from theagon.cards.node import Node
from theagon.cards.schema import converted
from theagon.cards.source import parse_yaml, read_yaml
from theagon.cards.wording import quoted, suggestion
from theagon.compiler.backend import MODES, Backend, load
from theagon.errors import Location, TheagonError
from theagon.games.base import Event, Finish, Game
from theagon.games.collection.card_set import MOST_VARIANTS, CardSet
from theagon.games.collection.decks import STARTER, in_order, of_sets
from theagon.games.packaged import clause_of_step, clauses, find_file, packaged, rulebook
from theagon.games.play import asked
from theagon.games.play.machine_pool import MachinePool
from theagon.games.play.valid_state import check_state
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence

    from msgspec import Struct

    from theagon.cards.decode import Decoded
    from theagon.compiler.machine import Machine
    from theagon.compiler.program import Program
    from theagon.games.base import Position, Switch
    from theagon.games.bots.weights import Weight
    from theagon.games.display.catalogue import CardFace, Catalogue, DeckList, DeckRules
    from theagon.games.display.faces import Faces
    from theagon.games.display.log_text import Teller
    from theagon.games.learning.batch import Batch
    from theagon.games.play.machine_pool import PooledMachine


TURN: Final = Packed("=h")
"""How the field `turn` of a state is packed."""
UNDECIDED: Final = 255
"""The byte of the field `winner` while the match goes on: it is -1 then."""


class Setup(Protocol):
    """What every set-up has: see `MachineGame`."""

    @property
    def seed(self) -> int: ...

    @property
    def decks(self) -> tuple[Any, ...]: ...


C = TypeVar("C", bound="CardSet[Any]")
D = TypeVar("D", bound="Struct")
S = TypeVar("S", bound=Setup)
P = TypeVar("P", bound="Position")


class MachineGame(Game, Generic[C, D, S, P]):
    """A game with one set of cards on one back end: C is its set of cards, D a deck, S a set-up, P a position.

    A set-up has the fields `seed` and `decks`, and one for its variant: options or a board. The tables of a match
    depend only on the cards and the variant.
    """

    program: ClassVar[Program]
    name: ClassVar[str] = ""
    seats: ClassVar[int] = 0
    action_space: ClassVar[int] = 0
    """These three are the program's."""
    cards_type: ClassVar[type[Any]]
    faces_type: ClassVar[type[Faces[Any]]]
    teller_type: ClassVar[type[Teller]]
    position_type: ClassVar[type[Any]]
    options_type: ClassVar[type[Struct]]
    """What a set-up has in its field `options`, its variant."""
    switches: ClassVar[Mapping[str, Switch]] = MappingProxyType({})
    weights: ClassVar[Mapping[str, Weight]] = MappingProxyType({})

    def __init_subclass__(cls, **named: Any) -> None:
        """Take from a game's rules what they say of it."""
        super().__init_subclass__(**named)
        if "program" in vars(cls):
            cls.name, cls.seats, cls.action_space = cls.program.name, cls.program.seats, cls.program.action_space

    def __init__(self, cards: C | None = None, mode: str | None = None) -> None:
        """`mode` forces a back end, as THEAGON_KERNEL does."""
        self._cards = cards
        self._mode = mode
        self._decks: dict[str, D] = {}
        self._variants: OrderedDict[Hashable, MachinePool] = OrderedDict()
        self._on: dict[str, Self] = {}
        self._lock = threading.Lock()

    def __copy__(self) -> Self:
        """A game never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self._cards is None:
            return _standard_game, (type(self), self._mode)
        return type(self), (self._cards, self._mode)

    # ---- what is a game's own ---------------------------------------------------------------------------------------

    @abstractmethod
    def tables(self, variant: Any) -> bytes:
        """The compiled tables of a match: its cards and its variant."""

    @abstractmethod
    def place(self, g: Any, setup: S) -> None:
        """Write the decks of a set-up into the record `program.decks`, which is all zeros."""

    @abstractmethod
    def needed(self, setup: S) -> Iterable[str]:
        """The ids of all cards that a match with this set-up begins with, or that a player may believe in it.

        Those that they make need not be named. Whoever guesses hidden cards in a replay must have the same choice as in
        the match: with the cards of its decks alone, each guess would tell of them.
        """

    def read_variant(self, options: Mapping[str, Any]) -> Any:
        """The variant that the options of `setup` ask for. Raises TheagonError for options that do not fit."""
        return _read_options(options, self.options_type)

    def variant(self, setup: S) -> Hashable:
        """The variant of a set-up: by default its options."""
        options: Hashable = setup.options  # type: ignore[attr-defined]  # whoever has others overrides this
        return options

    def check_match(self, players: int, variant: Any, read: Decoded[Any] | None = None, /) -> None:  # noqa: ARG002
        """Raise TheagonError if this variant does not take this many players; `read` is where it came from.

        By default every variant needs a player in each seat.
        """
        if players != self.seats:
            raise TheagonError(f"a match takes {self.seats} decks, not {players}")

    def usual_decks(self, variant: Any, /) -> Sequence[str]:  # noqa: ARG002 -- equal for all variants by default
        """The decks of a set-up that names none: the first starter decks."""
        return sorted(self.starter_decks())[: self.seats]

    @property
    def place_names(self) -> Sequence[str]:
        """The names of the places of the board by their numbers, in a game in which all matches have the same."""
        return ()

    # ---- with other cards, elsewhere --------------------------------------------------------------------------------

    @property
    def verb_examples(self) -> Mapping[str, str]:
        examples: Mapping[str, str] = self.position_type.verbs.examples
        return examples

    @cached_property
    def cards(self) -> C:
        cards: C = self._cards or self.cards_type.standard()
        return cards

    @cached_property
    def backend(self) -> Backend:
        return load(self.program, self._mode)

    @property
    def card_set(self) -> str:
        return self.cards.digest

    def with_cards(self, cards: C) -> Self:
        """The same rules with other definitions, such as those of scenarios and replays."""
        asked.is_a("with_cards", "cards", cards, self.cards_type, "a set of cards of this game")
        return type(self)(cards, self._mode)

    def with_files(self, paths: Iterable[Path]) -> Self:
        files = asked.items("with_files", "paths", paths, Path, "paths of files")
        game = self.with_cards(self.cards_type.from_files(files, self.cards))
        try:
            game.tables(game.read_variant({}))  # made now, so that no match finds out that they have no room
        except TheagonError as error:
            place = Location(str(files[-1])) if files else None
            raise TheagonError(error.message, place, error.hint or "leave some of the cards out") from None
        return game

    def on(self, mode: str) -> Self:
        asked.one_of("on", "mode", mode, MODES)
        with self._lock:
            if mode not in self._on:
                self._on[mode] = type(self)(self._cards, mode)
            return self._on[mode]

    # ---- decks ------------------------------------------------------------------------------------------------------

    @property
    def deck_type(self) -> type[D]:
        """What a deck file holds."""
        return self.file_types["deck"]  # type: ignore[return-value]  # the D of the game

    def decks(self) -> Mapping[str, D]:
        standard = _standard_game(type(self), None)
        return MappingProxyType(in_order({name: standard.load_deck(name) for name in packaged(self.name, "decks")}))

    def starter_decks(self) -> Mapping[str, D]:
        decks = self.decks()
        return MappingProxyType({name: decks[name] for name in of_sets(decks, {STARTER})})

    def load_deck(self, source: str | Path) -> D:
        asked.is_a("load_deck", "source", source, (str, Path), "a name or a path")
        if source not in packaged(self.name, "decks"):
            return self._checked_deck(read_yaml(find_file(self.name, "decks", source)))
        name = str(source)
        if name not in self._decks:
            self._decks[name] = self._checked_deck(read_yaml(find_file(self.name, "decks", name)))
        return deepcopy(self._decks[name])

    def read_deck(self, text: str) -> D:
        asked.text("read_deck", "text", text)
        return self._checked_deck(parse_yaml(text, "deck"))

    def _checked_deck(self, node: Node) -> D:
        read: Decoded[Any] = decode_with_places(node, self.deck_type)
        self.cards.check_deck(read.value, read)
        deck: D = read.value
        return deck

    def deck(self, source: str | Path | D) -> D:
        """A deck, or what `load_deck` makes of a name or a path. Raises `TheagonError` if it is not in order."""
        if isinstance(source, str | Path):
            return self.load_deck(source)
        asked.well_formed("setup", "a deck", source, self.deck_type, "a name, a path or a deck of this game")
        self.cards.check_deck(source)
        return source

    # ---- matches ----------------------------------------------------------------------------------------------------

    def setup(
        self, decks: Sequence[str | Path | D] | None = None, *, seed: int, options: Mapping[str, Any] | None = None
    ) -> S:
        """A set-up: decks (names of the game's, files, or decks; by default the usual ones) by contestant.

        `read_variant` says which options there are. Raises TheagonError for decks or options that do not fit.
        """
        seed = asked.number("setup", "seed", seed, 0, MAX_SEED)
        asked.is_a("setup", "options", options or {}, Mapping, "a mapping of names to values")
        variant = self.read_variant({str(name): value for name, value in (options or {}).items()})
        if decks is not None:
            asked.is_a("setup", "decks", decks, (list, tuple), "a list of decks")
        chosen = self.usual_decks(variant) if decks is None else decks
        self.check_match(len(chosen), variant)
        build: type[Any] = self.setup_type
        setup: S = build(seed, tuple(self.deck(deck) for deck in chosen), variant)
        return setup

    def check_setup(self, verb: str, setup: S) -> None:
        """Raise TheagonError, for the caller of a verb, if this is no set-up or cannot be played."""
        asked.well_formed(verb, "setup", setup, self.setup_type, "a set-up of this game")
        self.check_match(len(setup.decks), self.variant(setup))
        for deck in setup.decks:
            self.cards.check_deck(deck)

    def read_setup(self, setup: Node) -> S:
        asked.is_a("read_setup", "setup", setup, Node, "a node, as parse_yaml makes it")
        read: Decoded[Any] = decode_with_places(setup, self.setup_type)
        self.check_match(len(read.value.decks), self.variant(read.value), read)
        for deck in read.value.decks:
            self.cards.check_deck(deck, read)
        checked: S = read.value
        return checked

    @property
    def all_definitions(self) -> list[dict[str, Any]]:
        return self.cards.definitions()

    def definitions(self, setup: S) -> list[dict[str, Any]]:
        self.check_setup("definitions", setup)
        return self.cards.definitions(self.cards.closure(self.needed(setup)))

    def recorded(self, definitions: Node, setup: Node) -> tuple[Self, S]:
        asked.is_a("recorded", "definitions", definitions, Node, "a node, as parse_yaml makes it")
        game = self.with_cards(self.cards_type.from_definitions(definitions))
        return game, game.read_setup(setup)

    def new(self, setup: S) -> P:
        """The beginning of a match."""
        self.check_setup("new", setup)
        pool = self.pool(self.variant(setup))
        pooled = pool.take()
        machine = pooled.machine
        machine.load_decks(self._laid_out(setup))
        machine.world.log_on = 1
        machine.reset(setup.seed)
        pooled.loaded = state = machine.state()
        position = self.position_type(self, setup, state)
        position.events = position.read_events(machine.world)
        pool.put(pooled)
        begun: P = position
        return begun

    def restore(self, setup: S, state: bytes | bytearray | memoryview) -> P:
        """A position of a match from bytes of any source. It can be played to the end.

        Raises TheagonError for bytes that are no state of such a match, with the field or the law that they break.
        """
        asked.is_a("restore", "setup", setup, self.setup_type, "a set-up of this game")
        asked.is_a("restore", "state", state, (bytes, bytearray, memoryview), "bytes")
        data = bytes(state)
        pooled = self.shared_machine(self.variant(setup))
        pooled.loaded = None
        check_state(pooled.machine, data)
        pooled.loaded = data
        restored: P = self.position_type(self, setup, data)
        return restored

    def seated(self, setup: S) -> Machine:
        self.check_setup("seated", setup)
        machine = self.pool(self.variant(setup)).machine()
        machine.load_decks(self._laid_out(setup))
        machine.reset(setup.seed)
        return machine

    @contextmanager
    def borrowed(self, setup: S) -> Iterator[Machine]:
        self.check_setup("borrowed", setup)
        pool = self.pool(self.variant(setup))
        pooled = pool.take()
        pooled.loaded = None
        pooled.machine.load_decks(self._laid_out(setup))
        pooled.machine.world.log_on = 0
        yield pooled.machine
        pool.put(pooled)

    def batch(
        self,
        n: int,
        setups: Sequence[S] | None = None,
        *,
        seed: int = 0,
        player: str = "random",
        threads: int = 1,
        history: int = 0,
        out: Mapping[str, Any] | None = None,
    ) -> Batch:
        try:
            from theagon.games.learning.batch import Batch
            from theagon.games.learning.rows import Played
        except ImportError:
            raise TheagonError("batch: there is no numpy", hint="pip install 'theagon[learn]'") from None
        setups = [self.setup(seed=0)] if setups is None else setups
        setups = asked.setups("batch", setups, cast("type[S]", self.setup_type))
        setups = [self._with_decks(setup) for setup in setups]
        for setup in setups:
            self.check_setup("batch", setup)
        for k, setup in enumerate(setups):
            if self.variant(setup) != self.variant(setups[0]):
                raise TheagonError(
                    f"batch: setups must all have the same options, and setups[{k}] has others than setups[0]",
                    hint="make a batch for each set of options",
                )
        asked.text("batch", "player", player)
        out = {} if out is None else out
        asked.is_a("batch", "out", out, Mapping, "a mapping of names to arrays")
        played = Played(self, self.variant(setups[0]))
        return Batch(played, [self._laid_out(setup) for setup in setups], n, seed, player, threads, history, out)

    def _with_decks(self, setup: S) -> S:
        """A set-up; in place of the decks that one of a position lacks, with the usual ones."""
        given: Any = setup
        full: S = given if given.decks else replace(given, decks=self.setup(seed=0).decks)
        return full

    def laid_out(self, setup: S) -> bytes:
        self.check_setup("laid_out", setup)
        return self._laid_out(setup)

    def _laid_out(self, setup: S) -> bytes:
        decks = self.program.decks()
        self.place(decks, setup)
        return decks.packer().pack(*decks.values())

    def shared_machine(self, variant: Hashable) -> PooledMachine:
        """This thread's machine with the tables of a variant."""
        return self.pool(variant).shared()

    def pool(self, variant: Hashable) -> MachinePool:
        """The machines with the tables of a variant."""
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

    def finish(self, state: bytes | memoryview, setup: S | None = None) -> Finish:  # noqa: ARG002 -- some games'
        """Read the fields `contestant`, by seat, `turn`, and `winner`: a seat, or `seats` for a draw.

        By default the first seat begins, and every winner has reached the aim.
        """
        self.check_finished(state)
        offset = self.offset
        first, winner = offset["contestant"], state[offset["winner"]]
        order = tuple(state[first : first + self.seats])
        winners = (order[winner],) if winner < len(order) else ()
        return Finish(order, winners, self.turns_of(state), bool(winners))

    def check_finished(self, state: bytes | memoryview) -> None:
        """Raise TheagonError if these are no bytes of a state, or of a match that goes on."""
        self.check_length("finish", state)
        if state[self.offset["winner"]] == UNDECIDED:
            raise TheagonError("finish: the match goes on")

    @cached_property
    def offset(self) -> dict[str, int]:
        """Where each field of a state begins in its bytes."""
        return self.program.state.layout.offset

    def turns_of(self, state: bytes | memoryview) -> int:
        """The turns of all players in a match, read from the bytes of its state."""
        turns: int = TURN.unpack_from(state, self.offset["turn"])[0]
        return turns

    def check_length(self, verb: str, state: bytes | memoryview) -> None:
        """Raise TheagonError if this does not have the length of a state."""
        asked.is_a(verb, "state", state, (bytes, bytearray, memoryview), "bytes")
        if len(state) != self.program.state.layout.size:
            raise TheagonError(f"a state has {self.program.state.layout.size} bytes, not {len(state)}")

    @property
    def first_concession(self) -> int:
        """The action by which the first seat gives up; the actions of the other seats follow."""
        first: int = self.position_type.verbs.by_step["concede"][0].first
        return first

    def concession(self, seat: int) -> int:
        return self.first_concession + asked.number("concession", "seat", seat, 0, self.seats - 1)

    # ---- cards and words --------------------------------------------------------------------------------------------

    def faces(self, language: str) -> Faces[Any]:
        """How the cards look on a table."""
        return self.faces_type(self, self.cards, language)

    def teller(self, language: str, players: Mapping[int, str] | None = None, reader: int | None = None) -> Teller:
        """The teller, which puts events into words; `players` names the seats, and the reader's is called You."""
        return self.teller_type(self, self.cards.names, language, players, reader)

    def definition(self, name: str) -> Any:
        asked.text("definition", "name", name)
        return self.cards.everything.get(name)

    def catalogue(self, language: str = "en") -> Catalogue:
        asked.language("catalogue", language)
        return self.faces(language).catalogue()

    @property
    def deck_rules(self) -> DeckRules:
        return self.faces(LANGUAGES[0]).deck_rules()

    def own_faces(self, language: str = "en", than: Self | None = None) -> tuple[CardFace, ...]:
        asked.language("own_faces", language)
        if than is None:
            return self.faces(language).other_than(self.cards_type.standard())
        asked.is_a("own_faces", "than", than, type(self), f"a game of {self.name}")
        return self.faces(language).other_than(than.cards)

    def deck_list(self, deck: D, language: str = "en") -> DeckList:
        asked.language("deck_list", language)
        asked.well_formed("deck_list", "deck", deck, self.deck_type, "a deck of this game")
        self.cards.check_deck(deck)
        return self.faces(language).deck_list(deck)

    def rulebook(self) -> list[dict[str, Any]]:
        return rulebook(self.name)

    def clause_text(self, clause: str, language: str = "en") -> str:
        """The text of a clause; a lettered step such as HG2.9d has the text of its clause, HG2.9."""
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
        asked.well_formed("tell", "event", event, Event, "an event")
        asked.language("tell", language)
        asked.is_a("tell", "players", players or {}, Mapping, "names by seat")
        asked.is_a("tell", "reader", reader, (int, NoneType), "a seat or None")
        try:
            return self.teller(language, players, reader).event(event)
        except (LookupError, TypeError, ValueError) as error:
            raise TheagonError(f"tell: event must be one of this game: {error}") from None


@cache
def _standard_game(kind: type[MachineGame[Any, Any, Any, Any]], mode: str | None) -> Any:
    """The one game with the cards of its package: the `GAME` of its module, which `load_game` gives too."""
    found = getattr(sys.modules[kind.__module__], "GAME", None) if mode is None else None
    game: Any = kind
    return found if type(found) is kind else game(mode=mode)


def check_known(options: Collection[str], known: Collection[str]) -> None:
    """Raise TheagonError, with the names that there are, for the name of an option that there is not."""
    unknown = [name for name in options if name not in known]
    if unknown:
        raise TheagonError(f"there is no option {quoted(min(unknown))}", hint=suggestion(min(unknown), known))


def _read_options(options: Mapping[str, Any], schema: type[D]) -> D:
    """Options by their schema, written with hyphens or underscores. Raises TheagonError for options that do not fit."""
    known = schema.__struct_encode_fields__
    plain = {name.replace("_", "-"): value for name, value in options.items()}
    check_known(plain, known)
    try:
        return converted(plain, schema)
    except msgspec.ValidationError as error:
        raise TheagonError(f"an option does not fit: {error}") from None
