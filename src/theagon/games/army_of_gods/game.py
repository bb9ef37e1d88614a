"""Army of Gods: the game as the rest of the house sees it."""
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
from theagon.games.army_of_gods.content import CardSet, check_deck, load_deck, read_deck, standard, starter_decks
from theagon.games.army_of_gods.position import ArmyPosition, Setup, check_mode
from theagon.games.army_of_gods.recording import definitions_of, read_setup
from theagon.games.army_of_gods.rules import PROGRAM
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.schema import Card, Deck, Options
from theagon.games.army_of_gods.tables import army_cards, compile_tables
from theagon.games.base import Event, Mode, Switch
from theagon.games.finish import Finish
from theagon.games.machine_position import Bench
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from theagon.games.catalogue import CardFace, Catalogue, DeckList

STARTER_PLAYERS = 2                     # of a set-up that says nothing


class ArmyOfGods:
    """The game with one set of cards on one back end."""

    name: ClassVar[str] = "army-of-gods"
    title: ClassVar[Mapping[str, str]] = {"en": "Army of Gods", "es": "Ejército de dioses", "ru": "Армия богов"}
    rules_version: ClassVar[str] = "1"
    seats: ClassVar[int] = w.SEATS
    modes: ClassVar[Mapping[str, Mode]] = {
        "two": Mode(2), "three": Mode(3), "four": Mode(4), "teams": Mode(4, {"teams": True})}
    switches: ClassVar[Mapping[str, Switch]] = {
        "starter-holds-back": Switch("starter-second-turn-actions", on=1, off=3),       # AG4.5
        "finish-round": Switch("finish-round"),
        "whole-draws": Switch("whole-draws"),
        "attack-sum": Switch("attack-sum", default=True),
        "lock-sets": Switch("lock-sets", default=True),
    }
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

    def with_cards(self, cards: CardSet) -> ArmyOfGods:
        """The same rules with other definitions, as scenarios and replays bring them."""
        return ArmyOfGods(cards, self._mode)

    def with_files(self, paths: Iterable[Path]) -> ArmyOfGods:
        """The game with the cards of files, which may replace its own. Raises TheagonError with places."""
        return self.with_cards(CardSet.from_files(paths, self.cards))

    def on(self, mode: str) -> ArmyOfGods:
        """The same game on a back end of one's choice, as THEAGON_KERNEL names them."""
        return ArmyOfGods(self._cards, mode)

    # ---- matches ----------------------------------------------------------------------------------------------------

    def setup(
        self, decks: Sequence[str | Path | Deck] | None = None, *, seed: int, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """A set-up: a deck for each of 2, 3 or 4 players (names of packaged decks, files, or decks), clockwise.

        By default two, or four with `teams`, have the house deck. The options are the fields of `schema.Options`.
        Raises TheagonError for what does not fit.
        """
        if not 0 <= seed <= MAX_SEED:
            raise TheagonError(f"a seed is a number from 0 to {MAX_SEED}, not {seed}")
        known = Options.__struct_encode_fields__
        plain = {name.replace("_", "-"): value for name, value in (options or {}).items()}
        unknown = plain.keys() - set(known)
        if unknown:
            raise TheagonError(f"there is no option {min(unknown)!r}", hint=", ".join(known))
        try:
            wanted = msgspec.convert(plain, Options)
        except msgspec.ValidationError as error:
            raise TheagonError(f"an option does not fit: {error}") from None
        chosen = decks
        if chosen is None:
            chosen = [min(starter_decks())] * (w.SEATS if wanted.teams else STARTER_PLAYERS)
        check_mode(len(chosen), wanted)
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

    def new(self, setup: Setup) -> ArmyPosition:
        """The beginning of a match."""
        machine = self.seated(setup)
        machine.world.log_on = 1
        machine.reset(setup.seed)
        position = ArmyPosition(self, setup, machine.state())
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
        g.setup_players = len(setup.decks)
        g.setup_teams = setup.options.teams
        for contestant, deck in enumerate(setup.decks):
            pile: list[int] = []
            leaders: list[int] = []
            for name in sorted(deck.cards):
                cards = leaders if self.cards.by_id[name].kind == "leading" else pile
                cards += [self.cards.index(name)] * deck.cards[name]
            for k, card in enumerate(pile):
                g.setup_deck[contestant][k] = card
            for k, card in enumerate(leaders):
                g.setup_leaders[contestant][k] = card

    def finish(self, state: bytes | memoryview) -> Finish:
        """Of the bytes of a final state: the contestants in the order of play, and those that won, none for a draw."""
        at = PROGRAM.state.layout.offset
        players, winner = state[at["players"]], state[at["winner"]]
        order = tuple((state[at["starter"]] + k) % players for k in range(players))
        if winner == w.DRAWN:
            return order, ()
        return order, (winner, winner ^ 2) if state[at["teams"]] else (winner,)

    def restore(self, setup: Setup, state: bytes) -> ArmyPosition:
        """A position of a match from its bytes."""
        if len(state) != PROGRAM.state.layout.size:
            raise TheagonError(f"a state has {PROGRAM.state.layout.size} bytes, not {len(state)}")
        return ArmyPosition(self, setup, state)

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

    def recorded(self, definitions: Node, setup: Node) -> tuple[ArmyOfGods, Setup]:
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

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The army card of each kind."""
        return tuple(army_cards(self.cards))

    def kind_ids(self) -> list[str]:
        return [self.card_id(card) for card in self.kinds]

    def kind_id(self, kind: int) -> str:
        """A kind is called as its army card is; one that there is not, by its number from 1."""
        return self.card_id(self.kinds[kind]) if kind < len(self.kinds) else str(kind + 1)

    def rulebook(self) -> list[dict[str, Any]]:
        """The sections of the rulebook: id, title and clauses, each with its text in every language."""
        return _rulebook()

    def catalogue(self, language: str = "en") -> Catalogue:
        """Its cards, decks and words, as a table shows them."""
        from theagon.games.army_of_gods.catalogue import catalogue_of

        return catalogue_of(self, language)

    def own_faces(self, language: str = "en") -> tuple[CardFace, ...]:
        """The cards that the game as it comes does not have, or has otherwise: of a replay or a scenario."""
        from theagon.games.army_of_gods.catalogue import faces

        return faces(self.cards, standard(), language)

    def definition(self, name: str) -> Card | None:
        """A card as its file has it, by its id."""
        return self.cards.by_id.get(name)

    def deck_list(self, deck: Deck, language: str = "en") -> DeckList:
        """A deck as a table shows it."""
        from theagon.games.army_of_gods.catalogue import deck_list

        return deck_list(deck, self.cards, language)

    def clause_text(self, clause: str, language: str = "en") -> str:
        """The text of a clause. Raises KeyError."""
        return str(_clauses()[clause]["text"][language])

    def tell(self, event: Event, language: str = "en") -> str:
        """An event in words, as much as it says itself: hide first what the reader may not know, by `seen_by`."""
        from theagon.games.army_of_gods.wording.events import event_text

        return event_text(event, self.cards.by_id, language)


@cache
def _rulebook() -> list[dict[str, Any]]:
    source = files("theagon.games.army_of_gods") / "rulebook" / "clauses.yaml"
    book: Any = read_yaml(source).plain()
    sections: list[dict[str, Any]] = book["sections"]
    return sections


@cache
def _clauses() -> dict[str, dict[str, Any]]:
    return {clause["id"]: clause for section in _rulebook() for clause in section["clauses"]}


GAME = ArmyOfGods()
