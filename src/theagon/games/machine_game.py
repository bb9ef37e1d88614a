"""What all games have in common whose rules run on a machine: every verb of `Game`, but for what is a game's own.

A game's class names its parts and answers the few abstract methods below.
"""

from __future__ import annotations

import sys
import threading
from abc import abstractmethod
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from theagon.cards.decode import decode_with_places
from theagon.cards.source import parse_yaml, read_yaml
from theagon.compiler.backend import Backend, load
from theagon.errors import TheagonError
from theagon.games.base import Finish, Game
from theagon.games.machine_position import Bench
from theagon.games.packaged import clauses, find_file, packaged, rulebook
from theagon.games.valid_state import check_state
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping, Sequence

    from msgspec import Struct

    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.compiler.machine import Machine
    from theagon.compiler.program import Program
    from theagon.games.base import Event, Position, Switch
    from theagon.games.card_set import CardSet
    from theagon.games.catalogue import CardFace, Catalogue, DeckList, Faces
    from theagon.games.telling import Teller


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

    A set-up has the fields `seed`, `decks`, and as third what else makes a match, its variant: options, or a board. The
    tables of a match depend on the cards and the variant alone.
    """

    program: ClassVar[Program]
    cards_type: ClassVar[type[Any]]
    position_type: ClassVar[type[Any]]
    switches: ClassVar[Mapping[str, Switch]] = MappingProxyType({})
    first_concession: ClassVar[int]
    """The action by which the first seat gives up; those of the others follow."""

    def __init__(self, cards: C | None = None, mode: str | None = None) -> None:
        """`mode` forces a back end, as THEAGON_KERNEL does."""
        self._cards = cards
        self._mode = mode
        self._local = threading.local()

    # ---- what is a game's own ---------------------------------------------------------------------------------------

    @abstractmethod
    def read_variant(self, options: Mapping[str, Any]) -> Any:
        """The variant that the options of `setup` ask for. Raises TheagonError for what does not fit."""

    @abstractmethod
    def variant(self, setup: S) -> Hashable:
        """The variant of a set-up."""

    @abstractmethod
    def check_deck(self, deck: D, read: Decoded[Any] | None = None) -> None:
        """Raise `InvalidFileError` with all that is wrong with a deck; `read` is where it came from."""

    @abstractmethod
    def tables(self, variant: Any) -> bytes:
        """The tables of a match: the cards and the variant, compiled."""

    @abstractmethod
    def place(self, g: Any, setup: S) -> None:
        """Lay the decks of a set-up out for `reset` and `match`."""

    @abstractmethod
    def needed(self, setup: S) -> Iterable[str]:
        """The ids of all that a match with this set-up begins with; what can come of them is found from there."""

    @abstractmethod
    def faces(self, language: str) -> Faces:
        """How the cards look on a table."""

    @abstractmethod
    def teller(self, language: str, players: Mapping[int, str] | None) -> Teller:
        """Who says what happened."""

    def check_match(self, players: int, variant: Any, read: Decoded[Any] | None = None, /) -> None:  # noqa: ARG002
        """Raise TheagonError if so many can not play, or not in this variant; `read` is where it came from.

        By default every variant is for as many as there are seats.
        """
        if players != self.seats:
            raise TheagonError(f"a match takes {self.seats} decks, not {players}")

    def usual_decks(self, variant: Any, /) -> Sequence[str]:  # noqa: ARG002 -- equal for all variants by default
        """The decks of a set-up that names none: the first starter decks."""
        return sorted(self.starter_decks())[: self.seats]

    # ---- with other cards, elsewhere --------------------------------------------------------------------------------

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
        """The same rules with other definitions, as scenarios and replays bring them."""
        return type(self)(cards, self._mode)

    def with_files(self, paths: Iterable[Path]) -> Self:
        return self.with_cards(self.cards_type.from_files(paths, self.cards))

    def on(self, mode: str) -> Self:
        return type(self)(self._cards, mode)

    # ---- decks ------------------------------------------------------------------------------------------------------

    def starter_decks(self) -> Mapping[str, D]:
        return _starter_decks(type(self))

    def load_deck(self, source: str | Path) -> D:
        return self._checked_deck(read_yaml(find_file(self.name, "decks", source)))

    def read_deck(self, text: str) -> D:
        return self._checked_deck(parse_yaml(text.encode(), "deck"))

    def _checked_deck(self, node: Node) -> D:
        read: Decoded[Any] = decode_with_places(node, self.file_types["deck"])
        self.check_deck(read.value, read)
        deck: D = read.value
        return deck

    def deck(self, source: str | Path | D) -> D:
        """A deck, or what `load_deck` makes of a name or a path. Raises `TheagonError` for what is wrong with it."""
        if isinstance(source, str | Path):
            return self.load_deck(source)
        self.check_deck(source)
        return source

    # ---- matches ----------------------------------------------------------------------------------------------------

    def setup(
        self, decks: Sequence[str | Path | D] | None = None, *, seed: int, options: Mapping[str, Any] | None = None
    ) -> S:
        """A set-up: decks (names of starter decks, files, or decks; by default the usual ones) by contestant.

        Which options there are `read_variant` says. Raises TheagonError for what does not fit.
        """
        if not 0 <= seed <= MAX_SEED:
            raise TheagonError(f"a seed is a number from 0 to {MAX_SEED}, not {seed}")
        variant = self.read_variant(options or {})
        chosen = self.usual_decks(variant) if decks is None else decks
        self.check_match(len(chosen), variant)
        build: type[Any] = self.setup_type
        setup: S = build(seed, tuple(self.deck(deck) for deck in chosen), variant)
        return setup

    def read_setup(self, setup: Node) -> S:
        read: Decoded[Any] = decode_with_places(setup, self.setup_type)
        self.check_match(len(read.value.decks), self.variant(read.value), read)
        for deck in read.value.decks:
            self.check_deck(deck, read)
        checked: S = read.value
        return checked

    def definitions(self, setup: S) -> list[dict[str, Any]]:
        return self.cards.definitions(self.cards.closure(self.needed(setup)))

    def recorded(self, definitions: Node, setup: Node) -> tuple[Self, S]:
        game = self.with_cards(self.cards_type.from_definitions(definitions))
        return game, game.read_setup(setup)

    def new(self, setup: S) -> P:
        """The beginning of a match."""
        machine = self.seated(setup)
        machine.world.log_on = 1
        machine.reset(setup.seed)
        position = self.position_type(self, setup, machine.state())
        position.events = position.read_events(machine.world)
        begun: P = position
        return begun

    def restore(self, setup: S, state: bytes | bytearray | memoryview) -> P:
        """A position of a match from its bytes, which may come from anywhere: it can be played on to the end.

        Raises TheagonError, with the field or the law that is not as it must be, for bytes that are no state of such a
        match; TypeError for what is no bytes.
        """
        if not isinstance(state, bytes | bytearray | memoryview):
            raise TypeError(f"a state is bytes, not {type(state).__name__}")
        data = bytes(state)
        bench = self.bench(self.variant(setup))
        bench.loaded = None
        check_state(bench.machine, data)
        restored: P = self.position_type(self, setup, data)
        bench.loaded = restored
        return restored

    def seated(self, setup: S) -> Machine:
        bench = self.bench(self.variant(setup))
        bench.loaded = None
        self.place(bench.machine.world, setup)
        return bench.machine

    def bench(self, variant: Hashable) -> Bench:
        """This thread's machine with the tables of a variant."""
        benches: dict[Hashable, Bench] = self._local.__dict__.setdefault("benches", {})
        found = benches.get(variant)
        if found is None:
            machine = self.backend.machine()
            machine.load_tables(self.tables(variant))
            found = benches[variant] = Bench(machine)
        return found

    def finish(self, state: bytes | memoryview) -> Finish:
        """By the fields `contestant`, by seat, `turn`, and `winner`: a seat, or `seats` for a draw.

        The first seat begins, and who wins has reached the aim.
        """
        offset = self.program.state.layout.offset
        first, winner = offset["contestant"], state[offset["winner"]]
        order = tuple(state[first : first + self.seats])
        winners = (order[winner],) if winner < len(order) else ()
        return Finish(order, winners, self.turns_of(state), bool(winners))

    def turns_of(self, state: bytes | memoryview) -> int:
        """The turns of all players in a match, of the bytes of its state."""
        turn = self.program.state.layout.offset["turn"]
        return int.from_bytes(state[turn : turn + 2], sys.byteorder)

    def concession(self, seat: int) -> int:
        return self.first_concession + seat

    # ---- cards and words --------------------------------------------------------------------------------------------

    def card(self, index: int) -> Any:
        """The card of a place."""
        return self.cards.cards[index]

    def card_id(self, index: int) -> str:
        """The id of the card of a place."""
        card_id: str = self.cards.cards[index].id
        return card_id

    def definition(self, name: str) -> Any:
        return self.cards.everything.get(name)

    def catalogue(self, language: str = "en") -> Catalogue:
        return self.faces(language).catalogue()

    def own_faces(self, language: str = "en") -> tuple[CardFace, ...]:
        return self.faces(language).other_than(self.cards_type.standard())

    def deck_list(self, deck: D, language: str = "en") -> DeckList:
        return self.faces(language).deck_list(deck)

    def rulebook(self) -> list[dict[str, Any]]:
        return rulebook(self.name)

    def clause_text(self, clause: str, language: str = "en") -> str:
        """The text of a clause; of a lettered step such as HG2.9d that of the clause that has it. Raises KeyError."""
        text: str = clauses(self.name)[clause.rstrip("abcdefghijklmnopqrstuvwxyz")]["text"][language]
        return text

    def tell(self, event: Event, language: str = "en", players: Mapping[int, str] | None = None) -> str:
        return self.teller(language, players).event(event)


@cache
def _starter_decks(game: type[MachineGame[Any, Any, Any, Any]]) -> Mapping[str, Any]:
    standard: Any = game
    return MappingProxyType({name: standard().load_deck(name) for name in packaged(game.name, "decks")})


def read_options(options: Mapping[str, Any], schema: type[D]) -> D:
    """Options as a schema has them, with hyphens or underscores. Raises TheagonError for what does not fit."""
    known = schema.__struct_encode_fields__
    plain = {name.replace("_", "-"): value for name, value in options.items()}
    unknown = plain.keys() - set(known)
    if unknown:
        raise TheagonError(f"there is no option {min(unknown)!r}", hint=", ".join(known))
    try:
        return msgspec.convert(plain, schema)
    except msgspec.ValidationError as error:
        raise TheagonError(f"an option does not fit: {error}") from None
