"""Gods Unchained: the game as the rest of the house sees it."""
from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from theagon.cards.node import Node
from theagon.cards.source import read_yaml
from theagon.compiler.backend import Backend, load
from theagon.compiler.machine import Machine
from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES, Event, Mode, Switch
from theagon.games.finish import Finish, finish_of_two
from theagon.games.gods_unchained.content import CardSet, check_deck, load_deck, read_deck, standard, starter_decks
from theagon.games.gods_unchained.position import GodsPosition, Setup
from theagon.games.gods_unchained.recording import definitions_of, read_setup
from theagon.games.gods_unchained.rules import PROGRAM
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.schema import Card, Deck, Options
from theagon.games.gods_unchained.tables import GODS, compile_tables
from theagon.games.machine_position import Bench
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from theagon.games.catalogue import CardFace, Catalogue, DeckList


class GodsUnchained:
    """The game with one set of cards on one back end."""

    name: ClassVar[str] = "gods-unchained"
    title: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Gods Unchained")
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[int] = w.SEATS
    modes: ClassVar[Mapping[str, Mode]] = {"duel": Mode()}
    switches: ClassVar[Mapping[str, Switch]] = {"sanctum": Switch("sanctum", default=True)}
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

    def with_cards(self, cards: CardSet) -> GodsUnchained:
        """The same rules with other definitions, as scenarios and replays bring them."""
        return GodsUnchained(cards, self._mode)

    def with_files(self, paths: Iterable[Path]) -> GodsUnchained:
        """The game with the cards of files, which may replace its own. Raises TheagonError with places."""
        return self.with_cards(CardSet.from_files(paths, self.cards))

    def on(self, mode: str) -> GodsUnchained:
        """The same game on a back end of one's choice, as THEAGON_KERNEL names them."""
        return GodsUnchained(self._cards, mode)

    # ---- matches ----------------------------------------------------------------------------------------------------

    def setup(
        self, decks: Sequence[str | Path | Deck] | None = None, *, seed: int, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """A set-up: two decks (names of starter decks, files, or decks; by default the first two starter decks).

        The options are the fields of `schema.Options`. Raises TheagonError for what does not fit.
        """
        if not 0 <= seed <= MAX_SEED:
            raise TheagonError(f"a seed is a number from 0 to {MAX_SEED}, not {seed}")
        chosen = list(decks) if decks is not None else sorted(starter_decks())[:2]
        if len(chosen) != w.SEATS:
            raise TheagonError(f"a match takes {w.SEATS} decks, not {len(chosen)}")
        known = Options.__struct_encode_fields__
        plain = {name.replace("_", "-"): value for name, value in (options or {}).items()}
        unknown = plain.keys() - set(known)
        if unknown:
            raise TheagonError(f"there is no option {min(unknown)!r}", hint=", ".join(known))
        try:
            wanted = msgspec.convert(plain, Options)
        except msgspec.ValidationError as error:
            raise TheagonError(f"an option does not fit: {error}") from None
        return Setup(seed, tuple(self._deck(deck) for deck in chosen), wanted)

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

    def new(self, setup: Setup) -> GodsPosition:
        """The beginning of a match."""
        machine = self.seated(setup)
        machine.world.log_on = 1
        machine.reset(setup.seed)
        position = GodsPosition(self, setup, machine.state())
        position.events = position.read_events(machine.world)
        return position

    def seated(self, setup: Setup) -> Machine:
        """This thread's machine with the decks of a set-up laid out, for `reset`, `match` and `series`."""
        bench = self.bench(setup.options)
        bench.loaded = None
        self.place(bench.machine.world, setup)
        return bench.machine

    def place(self, g: Any, setup: Setup) -> None:
        """Lay the decks of a set-up out for `reset` and `match`."""
        for contestant, deck in enumerate(setup.decks):
            cards = [self.cards.index(card) for card in sorted(deck.cards) for _ in range(deck.cards[card])]
            g.setup_god[contestant] = GODS.index(deck.god) + 1
            for k, card in enumerate(cards):
                g.setup_deck[contestant][k] = card

    def finish(self, state: bytes | memoryview) -> Finish:
        """Of the bytes of a final state: the contestants in the order of play, and those that won, none for a draw."""
        return finish_of_two(PROGRAM.state.layout, state)

    def restore(self, setup: Setup, state: bytes) -> GodsPosition:
        """A position of a match from its bytes."""
        if len(state) != PROGRAM.state.layout.size:
            raise TheagonError(f"a state has {PROGRAM.state.layout.size} bytes, not {len(state)}")
        return GodsPosition(self, setup, state)

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

    def recorded(self, definitions: Node, setup: Node) -> tuple[GodsUnchained, Setup]:
        """The game with a replay's own definitions, and its set-up. Raises TheagonError with places."""
        game = self.with_cards(CardSet.from_definitions(definitions))
        return game, game.read_setup(setup)

    def concession(self, seat: int) -> int:
        return w.CONCEDE + seat

    def bench(self, options: Options) -> Bench:
        """This thread's machine with the tables for the options of a match."""
        benches: dict[Options, Bench] = self._local.__dict__.setdefault("benches", {})
        found = benches.get(options)
        if found is None:
            machine = self.backend.machine()
            machine.load_tables(compile_tables(self.cards, options))
            found = benches[options] = Bench(machine)
        return found

    # ---- words ------------------------------------------------------------------------------------------------------

    def card(self, index: int) -> Card:
        return self.cards.cards[index]

    def card_id(self, index: int) -> str:
        return self.cards.cards[index].id

    def rulebook(self) -> list[dict[str, Any]]:
        """The sections of the rulebook: id, title and clauses, each with its text in every language."""
        return _rulebook()

    def catalogue(self, language: str = "en") -> Catalogue:
        """Its cards, decks and words, as a table shows them."""
        from theagon.games.gods_unchained.catalogue import catalogue_of

        return catalogue_of(self, language)

    def own_faces(self, language: str = "en") -> tuple[CardFace, ...]:
        """The cards that the game as it comes does not have, or has otherwise: of a replay or a scenario."""
        from theagon.games.gods_unchained.catalogue import faces

        return faces(self.cards, standard(), language)

    def definition(self, name: str) -> Card | None:
        """A card as its file has it, by its id; None for a god, who is in no file."""
        return self.cards.by_id.get(name)

    def deck_list(self, deck: Deck, language: str = "en") -> DeckList:
        """A deck as a table shows it."""
        from theagon.games.gods_unchained.catalogue import deck_list

        return deck_list(deck, language)

    def clause_text(self, clause: str, language: str = "en") -> str:
        """The text of a clause. Raises KeyError."""
        return str(_clauses()[clause]["text"][language])

    def tell(self, event: Event, language: str = "en") -> str:
        """An event in words, as much as it says itself: hide first what the reader may not know, by `seen_by`."""
        from theagon.games.gods_unchained.wording.events import event_text

        return event_text(event, self.cards.by_id, language)


@cache
def _rulebook() -> list[dict[str, Any]]:
    source = files("theagon.games.gods_unchained") / "rulebook" / "clauses.yaml"
    book: Any = read_yaml(source).plain()
    sections: list[dict[str, Any]] = book["sections"]
    return sections


@cache
def _clauses() -> dict[str, dict[str, Any]]:
    return {clause["id"]: clause for section in _rulebook() for clause in section["clauses"]}


GAME = GodsUnchained()
