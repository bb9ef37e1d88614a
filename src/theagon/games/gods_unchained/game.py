"""Gods Unchained: the game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES, Event, Mode, Refusal, Switch
from theagon.games.base import Setup as BaseSetup
from theagon.games.gods_unchained.catalogue import GodsFaces
from theagon.games.gods_unchained.content import SHARED, CardSet
from theagon.games.gods_unchained.events import EVENTS
from theagon.games.gods_unchained.log_text import GodsTeller, labelled, places_of
from theagon.games.gods_unchained.reasons import refusal
from theagon.games.gods_unchained.rules import PROGRAM
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.cards import SEEN, card_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.observation import SPACE
from theagon.games.gods_unchained.rules.vocabulary import Kind
from theagon.games.gods_unchained.rules.world import NONE, SEATS, World
from theagon.games.gods_unchained.schema import CardFile, Deck, Options
from theagon.games.gods_unchained.tables import compile_tables, tile_name
from theagon.games.gods_unchained.verbs import VERBS
from theagon.games.gods_unchained.view import DESCRIBED, View, public_units, view
from theagon.games.play.game import Game
from theagon.games.play.position import Position
from theagon.games.staging.builder import Builder as BaseBuilder
from theagon.kernel.weights import weights_of


class Setup(BaseSetup, frozen=True):
    """The set-up of a match: decks by contestant. The seed also decides which of them is player 1 (GU6.14)."""

    decks: Annotated[tuple[Deck, ...], Meta(min_length=SEATS, max_length=SEATS)]
    options: Options = Options()
    game: Literal["gods-unchained"] = "gods-unchained"


class GodsPosition(Position[CardSet, Setup, World]):
    """One state of a match."""

    game: GodsUnchained
    verbs = VERBS
    kinds = Kind
    clauses = Clause

    def refusal(self, action: int) -> Refusal:
        return refusal(self.world, action)

    def apply(self, action: int) -> list[Event]:
        places = places_of(self.world)
        self.events = labelled(super().apply(action), places)
        return self.events

    def unseen(self, seat: int, deck: Deck) -> list[int]:
        """Return the unseen cards of a deck. A card made in the match counts as one of it, once it has been seen."""
        g, other = self.world, 1 - seat
        seen = [*g.void[other][: g.void_size[other]], card_of(g.cast) if g.active == other else 0]
        seen += [unit.card for unit in g.unit if unit.owner == other]
        seen += [card_of(card) for card in g.hand[other] if card & SEEN]
        if g.to_act == seat and g.foreseen_of == other:
            top = g.deck_size[other]
            seen += [card_of(card) for card in g.deck[other][top - g.foreseen : top]]
        return self.cards.left_of(deck.cards, seen)

    def shown(self, seat: int | None, known: Container[int | None]) -> View:
        return view(self.cards, self.world, seat, known, self.board(partial(public_units, self.cards)))


class GodsUnchained(Game[CardSet, Deck, Setup, GodsPosition]):
    """The game with one set of cards on one back end. The options of a set-up are the fields of `schema.Options`."""

    title: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Gods Unchained")
    rules_version = "12"
    modes: ClassVar[Mapping[str, Mode]] = {"duel": Mode()}
    switches: ClassVar[Mapping[str, Switch]] = {"sanctum": Switch("sanctum", default=True)}
    weights = weights_of(w.Weights)
    program = PROGRAM
    observation_space = SPACE
    described = DESCRIBED
    events = EVENTS
    place_names = tuple(map(tile_name, range(w.TILES)))
    setup_type = Setup
    options_type = Options
    position_type = GodsPosition
    cards_type = CardSet
    faces_type = GodsFaces
    teller_type = GodsTeller
    file_types: ClassVar[Mapping[str, type[Struct]]] = {"cards": CardFile, "deck": Deck}

    def tables(self, variant: Options) -> bytes:
        return compile_tables(self.cards, variant)

    def place(self, g: Any, setup: Setup) -> None:
        for contestant, deck in enumerate(setup.decks):
            cards = self.cards.laid(deck.cards)
            g.setup_god[contestant] = self.cards.number("god", deck.god)
            g.setup_deck[contestant][: len(cards)] = cards

    def needed(self, setup: Setup) -> Iterable[str]:
        """Return all cards that decks of these gods may hold, the gods' powers, and what the Sanctum sells."""
        gods = {SHARED, *(deck.god for deck in setup.decks)}
        yield from (
            card.id
            for card in self.cards.cards.values()
            if (card.god in gods and (card.kind == "god-power" or not card.token)) or card.favor is not None
        )


GAME = GodsUnchained()


class Builder(BaseBuilder[CardSet, GodsPosition]):
    """A builder of positions by hand: an empty board with two gods, then everything that is put there."""

    def __init__(self, game: GodsUnchained, options: Options, seed: int = 0) -> None:
        super().__init__(game, Setup(seed, (), options))

    def unit(self, card: str, owner: int) -> int:
        """Put a creature at the right end of a side, or give a god a relic; ready. Its slot."""
        slot = int(self.machine.put_unit(self.game.cards.index(card), owner))
        if slot == NONE:
            raise TheagonError("a side has room for 6 creatures")
        return slot

    def position(self) -> GodsPosition:
        """Return the position as it stands, auras recomputed."""
        self.machine.recompute_auras()
        return super().position()
