"""Gods Unchained: the game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from theagon.games.base import LANGUAGES, Mode, Switch
from theagon.games.gods_unchained.content import CardSet, check_deck
from theagon.games.gods_unchained.events import EVENTS
from theagon.games.gods_unchained.position import GodsPosition, Setup
from theagon.games.gods_unchained.rules import PROGRAM
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.schema import CardFile, Deck, Options
from theagon.games.gods_unchained.tables import GODS, compile_tables
from theagon.games.gods_unchained.view import DESCRIBED
from theagon.games.machine_game import MachineGame, read_options

if TYPE_CHECKING:
    from msgspec import Struct

    from theagon.cards.decode import Decoded
    from theagon.games.catalogue import Faces
    from theagon.games.telling import Teller


class GodsUnchained(MachineGame[CardSet, Deck, Setup, GodsPosition]):
    """The game with one set of cards on one back end. The options of a set-up are the fields of `schema.Options`."""

    name = "gods-unchained"
    title: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Gods Unchained")
    rules_version = "3"
    seats = w.SEATS
    modes: ClassVar[Mapping[str, Mode]] = {"duel": Mode()}
    switches: ClassVar[Mapping[str, Switch]] = {"sanctum": Switch("sanctum", default=True)}
    action_space = w.ACTIONS
    first_concession = w.CONCEDE
    program = PROGRAM
    described = DESCRIBED
    events = EVENTS
    setup_type = Setup
    position_type = GodsPosition
    cards_type = CardSet
    file_types: ClassVar[Mapping[str, type[Struct]]] = {"cards": CardFile, "deck": Deck}

    def read_variant(self, options: Mapping[str, Any]) -> Options:
        return read_options(options, Options)

    def variant(self, setup: Setup) -> Options:
        return setup.options

    def check_deck(self, deck: Deck, read: Decoded[Any] | None = None) -> None:
        check_deck(deck, self.cards, read)

    def tables(self, variant: Options) -> bytes:
        return compile_tables(self.cards, variant)

    def place(self, g: Any, setup: Setup) -> None:
        for contestant, deck in enumerate(setup.decks):
            cards = [self.cards.index(card) for card in sorted(deck.cards) for _ in range(deck.cards[card])]
            g.setup_god[contestant] = GODS.index(deck.god) + 1
            row = g.setup_deck[contestant]
            for k, card in enumerate(cards):
                row[k] = card

    def needed(self, setup: Setup) -> Iterable[str]:
        """The cards of the decks, the powers of their gods, and what the Sanctum sells."""
        yield from (name for deck in setup.decks for name in deck.cards)
        gods = {deck.god for deck in setup.decks}
        yield from (
            card.id
            for card in self.cards.cards.values()
            if (card.kind == "god-power" and card.god in gods) or card.favor is not None
        )

    def faces(self, language: str) -> Faces:
        from theagon.games.gods_unchained.catalogue import GodsFaces

        return GodsFaces(self, language)

    def teller(self, language: str, players: Mapping[int, str] | None) -> Teller:
        from theagon.games.gods_unchained.wording.events import GodsTeller

        return GodsTeller(self, language, players)


GAME = GodsUnchained()
