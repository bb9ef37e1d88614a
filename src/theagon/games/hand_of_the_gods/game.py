"""Hand of the Gods: the game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from theagon.errors import TheagonError
from theagon.games import asked
from theagon.games.base import LANGUAGES, Mode
from theagon.games.hand_of_the_gods.content import CardSet, check_deck, check_map, load_map
from theagon.games.hand_of_the_gods.events import EVENTS
from theagon.games.hand_of_the_gods.position import HandPosition, Setup
from theagon.games.hand_of_the_gods.rules import PROGRAM
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.schema import BoardMap, CardFile, Deck
from theagon.games.hand_of_the_gods.tables import compile_tables
from theagon.games.hand_of_the_gods.view import DESCRIBED
from theagon.games.machine_game import MachineGame

if TYPE_CHECKING:
    from msgspec import Struct

    from theagon.cards.decode import Decoded
    from theagon.games.catalogue import Faces
    from theagon.games.telling import Teller

DEFAULT_MAP = "arena"


class HandOfTheGods(MachineGame[CardSet, Deck, Setup, HandPosition]):
    """The game with one set of cards on one back end. The option of a set-up is `map`: a map, its name or its file."""

    name = "hand-of-the-gods"
    title: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Hand of the Gods")
    rules_version = "2"
    seats = w.SEATS
    modes: ClassVar[Mapping[str, Mode]] = {"duel": Mode()}
    action_space = w.ACTIONS
    first_concession = w.CONCEDE
    program = PROGRAM
    described = DESCRIBED
    events = EVENTS
    setup_type = Setup
    position_type = HandPosition
    cards_type = CardSet
    file_types: ClassVar[Mapping[str, type[Struct]]] = {"cards": CardFile, "deck": Deck, "map": BoardMap}

    def read_variant(self, options: Mapping[str, Any]) -> BoardMap:
        unknown = options.keys() - {"map"}
        if unknown:
            raise TheagonError(f"there is no option {min(unknown)!r}", hint="map")
        board = options.get("map", DEFAULT_MAP)
        if isinstance(board, str | Path):
            return load_map(board, self.cards)
        return asked.well_formed("setup", "map", board, BoardMap, "a name, a path or a map")

    def variant(self, setup: Setup) -> BoardMap:
        return setup.board

    def check_match(self, players: int, variant: BoardMap, read: Decoded[Any] | None = None, /) -> None:
        super().check_match(players, variant, read)
        check_map(variant, self.cards, read)

    def check_deck(self, deck: Deck, read: Decoded[Any] | None = None) -> None:
        check_deck(deck, self.cards, read)

    def tables(self, variant: BoardMap) -> bytes:
        return compile_tables(self.cards, variant)

    def place(self, g: Any, setup: Setup) -> None:
        for contestant, deck in enumerate(setup.decks):
            cards = [self.cards.index(card) for card in sorted(deck.cards) for _ in range(deck.cards[card])]
            g.setup_leader[contestant] = self.cards.leader_index(deck.leader)
            g.setup_size[contestant] = len(cards)
            row = g.setup_deck[contestant]
            for k, card in enumerate(cards):
                row[k] = card

    def needed(self, setup: Setup) -> Iterable[str]:
        """The cards and leaders of the decks, and the gift of the map."""
        yield from (name for deck in setup.decks for name in (deck.leader, *deck.cards))
        if setup.board.gift is not None:
            yield setup.board.gift

    def leader_id(self, index: int) -> str:
        """The id of the leader of a place."""
        return self.cards.leaders[index].id

    def faces(self, language: str) -> Faces:
        from theagon.games.hand_of_the_gods.catalogue import HandFaces

        return HandFaces(self, language)

    def teller(self, language: str, players: Mapping[int, str] | None) -> Teller:
        from theagon.games.hand_of_the_gods.wording.events import HandTeller

        return HandTeller(self, language, players)


GAME = HandOfTheGods()
