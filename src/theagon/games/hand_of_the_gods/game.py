"""Hand of the Gods: the game as the rest of the house sees it."""
from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from theagon.cards.node import Node
from theagon.cards.source import read_yaml
from theagon.compiler.backend import Backend, load
from theagon.compiler.machine import Machine
from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES, Event, Mode, Switch
from theagon.games.finish import Finish, finish_of_two
from theagon.games.hand_of_the_gods.content import (
    CardSet,
    check_deck,
    load_deck,
    load_map,
    read_deck,
    standard,
    starter_decks,
)
from theagon.games.hand_of_the_gods.position import HandPosition, Setup
from theagon.games.hand_of_the_gods.recording import definitions_of, read_setup
from theagon.games.hand_of_the_gods.rules import PROGRAM
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.schema import BoardMap, Card, Deck, Leader
from theagon.games.hand_of_the_gods.tables import compile_tables
from theagon.games.machine_position import Bench
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from theagon.games.catalogue import CardFace, Catalogue, DeckList

DEFAULT_MAP = "arena"


class HandOfTheGods:
    """The game with one set of cards on one back end."""

    name: ClassVar[str] = "hand-of-the-gods"
    title: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Hand of the Gods")
    rules_version: ClassVar[str] = "2"
    seats: ClassVar[int] = w.SEATS
    modes: ClassVar[Mapping[str, Mode]] = {"duel": Mode()}
    switches: ClassVar[Mapping[str, Switch]] = {}
    action_space: ClassVar[int] = w.ACTIONS
    setup_type: ClassVar[type[Struct]] = Setup

    def __init__(self, cards: CardSet | None = None, mode: str | None = None) -> None:
        """`mode` forces a back end, as THEAGON_KERNEL does."""
        self._cards = cards
        self._mode = mode
        self._local = threading.local()

    @cached_property
    def cards(self) -> CardSet:
        return self._cards or standard()

    @cached_property
    def backend(self) -> Backend:
        return load(PROGRAM, self._mode)

    def with_cards(self, cards: CardSet) -> HandOfTheGods:
        """The same rules with other definitions, as scenarios and replays bring them."""
        return HandOfTheGods(cards, self._mode)

    def with_files(self, paths: Iterable[Path]) -> HandOfTheGods:
        """The game with the cards of files, which may replace its own. Raises TheagonError with places."""
        return self.with_cards(CardSet.from_files(paths, self.cards))

    def on(self, mode: str) -> HandOfTheGods:
        """The same game on a back end of one's choice, as THEAGON_KERNEL names them."""
        return HandOfTheGods(self._cards, mode)

    # ---- matches ----------------------------------------------------------------------------------------------------

    def setup(
        self, decks: Sequence[str | Path | Deck] | None = None, *, seed: int, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """A set-up: two decks (names of starter decks, files, or decks; by default the first two starter decks).

        The one option is `map`: the name of a map, a file or a map. Raises TheagonError for what does not fit.
        """
        if not 0 <= seed <= MAX_SEED:
            raise TheagonError(f"a seed is a number from 0 to {MAX_SEED}, not {seed}")
        chosen = list(decks) if decks is not None else sorted(starter_decks())[:2]
        if len(chosen) != w.SEATS:
            raise TheagonError(f"a match takes {w.SEATS} decks, not {len(chosen)}")
        unknown = set(options or {}) - {"map"}
        if unknown:
            raise TheagonError(f"there is no option {min(unknown)!r}", hint="map")
        board = (options or {}).get("map", DEFAULT_MAP)
        board = board if isinstance(board, BoardMap) else load_map(board, self.cards)
        return Setup(seed, tuple(self._deck(deck) for deck in chosen), board)

    def _deck(self, deck: str | Path | Deck) -> Deck:
        if isinstance(deck, Deck):
            check_deck(deck, self.cards)
            return deck
        return self.load_deck(deck)

    def starter_decks(self) -> Mapping[str, Deck]:
        return starter_decks()

    def load_deck(self, source: str | Path) -> Deck:
        """A starter deck by its name, or the deck of a file. Raises `TheagonError` with the place of each mistake."""
        return load_deck(source, self.cards)

    def read_deck(self, text: str) -> Deck:
        """The deck that a text, as of a deck file, describes. Raises `TheagonError` with the place of each mistake."""
        return read_deck(text, self.cards)

    def new(self, setup: Setup) -> HandPosition:
        """The beginning of a match."""
        machine = self.seated(setup)
        machine.world.log_on = 1
        machine.reset(setup.seed)
        position = HandPosition(self, setup, machine.state())
        position.events = position.read_events(machine.world)
        return position

    def seated(self, setup: Setup) -> Machine:
        """This thread's machine with the decks of a set-up laid out, for `reset`, `match` and `series`."""
        bench = self.bench(setup.board)
        bench.loaded = None
        self.place(bench.machine.world, setup)
        return bench.machine

    def place(self, g: Any, setup: Setup) -> None:
        """Lay the decks of a set-up out for `reset` and `match`."""
        for contestant, deck in enumerate(setup.decks):
            cards = [self.cards.index(card) for card in sorted(deck.cards) for _ in range(deck.cards[card])]
            g.setup_leader[contestant] = self.cards.leader_index(deck.leader)
            g.setup_size[contestant] = len(cards)
            for k, card in enumerate(cards):
                g.setup_deck[contestant][k] = card

    def finish(self, state: bytes | memoryview) -> Finish:
        """Of the bytes of a final state: the contestants in the order of play, and those that won, none for a draw."""
        return finish_of_two(PROGRAM.state.layout, state)

    def restore(self, setup: Setup, state: bytes) -> HandPosition:
        """A position of a match from its bytes."""
        if len(state) != PROGRAM.state.layout.size:
            raise TheagonError(f"a state has {PROGRAM.state.layout.size} bytes, not {len(state)}")
        return HandPosition(self, setup, state)

    @property
    def card_set(self) -> str:
        """A digest of all its cards: equal for equal sets alone."""
        return self.cards.digest

    def definitions(self, setup: Setup) -> list[dict[str, Any]]:
        """The definitions, with their places, of all that a match with this set-up can come to need: for replays."""
        return definitions_of(setup, self.cards)

    def read_setup(self, setup: Node) -> Setup:
        """The set-up of a file that nobody vouches for. Raises TheagonError with places."""
        return read_setup(setup, self.cards)

    def recorded(self, definitions: Node, setup: Node) -> tuple[HandOfTheGods, Setup]:
        """The game with a replay's own definitions, and its set-up. Raises TheagonError with places."""
        game = self.with_cards(CardSet.from_definitions(definitions))
        return game, game.read_setup(setup)

    def concession(self, seat: int) -> int:
        return w.CONCEDE + seat

    def bench(self, board: BoardMap) -> Bench:
        """This thread's machine with the tables for a map."""
        benches: dict[BoardMap, Bench] = self._local.__dict__.setdefault("benches", {})
        found = benches.get(board)
        if found is None:
            machine = self.backend.machine()
            machine.load_tables(self.tables(board))
            found = benches[board] = Bench(machine)
        return found

    def tables(self, board: BoardMap) -> bytes:
        """The compiled cards and map."""
        return compile_tables(self.cards, board)

    # ---- words ------------------------------------------------------------------------------------------------------

    def card(self, index: int) -> Card:
        return self.cards.cards[index]

    def card_id(self, index: int) -> str:
        return self.cards.cards[index].id

    def leader_id(self, index: int) -> str:
        return self.cards.leaders[index].id

    def rulebook(self) -> list[dict[str, Any]]:
        """The sections of the rulebook: id, title and clauses, each with its text in every language."""
        return _rulebook()

    def catalogue(self, language: str = "en") -> Catalogue:
        """Its cards, decks and words, as a table shows them."""
        from theagon.games.hand_of_the_gods.catalogue import catalogue_of

        return catalogue_of(self, language)

    def own_faces(self, language: str = "en") -> tuple[CardFace, ...]:
        """The cards that the game as it comes does not have, or has otherwise: of a replay or a scenario."""
        from theagon.games.hand_of_the_gods.catalogue import faces

        return faces(self.cards, standard(), language)

    def definition(self, name: str) -> Card | Leader | None:
        """A card or a leader as its file has it, by its id."""
        return self.cards.by_id.get(name) or self.cards.leader_by_id.get(name)

    def deck_list(self, deck: Deck, language: str = "en") -> DeckList:
        """A deck as a table shows it."""
        from theagon.games.hand_of_the_gods.catalogue import deck_list

        return deck_list(deck, language)

    def clause_text(self, clause: str, language: str = "en") -> str:
        """The text of a clause; of a lettered step such as HG2.9d the clause that has it. Raises KeyError."""
        return str(_clauses()[clause.rstrip("abcdefghi")]["text"][language])

    def tell(self, event: Event, language: str = "en") -> str:
        """An event in words, as much as it says itself: hide first what the reader may not know, by `seen_by`."""
        from theagon.games.hand_of_the_gods.wording.events import event_text

        return event_text(event, self.cards.names, language)


@cache
def _rulebook() -> list[dict[str, Any]]:
    source = files("theagon.games.hand_of_the_gods") / "rulebook" / "clauses.yaml"
    book: Any = read_yaml(source).plain()
    sections: list[dict[str, Any]] = book["sections"]
    return sections


@cache
def _clauses() -> dict[str, dict[str, Any]]:
    return {clause["id"]: clause for section in _rulebook() for clause in section["clauses"]}


GAME = HandOfTheGods()
