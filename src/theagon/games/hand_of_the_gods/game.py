"""Hand of the Gods: the game as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self

from msgspec import Meta, Struct

from theagon.cards.grammar import signed
from theagon.cards.report import Report
from theagon.errors import TheagonError
from theagon.games.base import LANGUAGES, Mode, Refusal, Switch
from theagon.games.base import Setup as BaseSetup
from theagon.games.display.log_text import Teller
from theagon.games.hand_of_the_gods.catalogue import HandFaces
from theagon.games.hand_of_the_gods.content import SHARED, CardSet, check_map, load_map, maps_in, with_opening
from theagon.games.hand_of_the_gods.events import EVENTS
from theagon.games.hand_of_the_gods.reasons import refusal
from theagon.games.hand_of_the_gods.rules import PROGRAM
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.observation import SPACE
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind
from theagon.games.hand_of_the_gods.rules.world import NONE, SEATS, Keyword, World
from theagon.games.hand_of_the_gods.schema import BoardMap, CardFile, Deck
from theagon.games.hand_of_the_gods.tables import compile_tables, tile, tile_name
from theagon.games.hand_of_the_gods.verbs import VERBS
from theagon.games.hand_of_the_gods.view import DESCRIBED, View, public_units, view
from theagon.games.packaged import packaged
from theagon.games.play import asked
from theagon.games.play.game import Game
from theagon.games.play.position import Position
from theagon.games.play.ruleset import check_known
from theagon.games.staging.builder import Builder as BaseBuilder
from theagon.kernel.weights import weights_of

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.games.base import Event
    from theagon.games.display.events import EventKind


class Setup(BaseSetup, frozen=True):
    """The set-up of a match: decks by contestant. The seed also decides which of them is player 1 (HG6.4)."""

    decks: Annotated[tuple[Deck, ...], Meta(min_length=SEATS, max_length=SEATS)]
    board: BoardMap
    game: Literal["hand-of-the-gods"] = "hand-of-the-gods"


class HandPosition(Position[CardSet, Setup, World]):
    """One state of a match."""

    game: HandOfTheGods
    verbs = VERBS
    kinds = Kind
    clauses = Clause

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self.world, action)

    def named_card(self, e: Any, row: EventKind) -> str | None:
        return self.cards.leaders[e.amount].id if row.amount == "leader" else super().named_card(e, row)

    def unseen(self, seat: int, deck: Deck) -> list[int]:
        """Return the unseen cards of a deck. A card made in the match counts as one of it, once it has been seen."""
        g, other = self.world, 1 - seat
        seen = [*g.graveyard[other][: g.graveyard_size[other]], *g.removed[other][: g.removed_size[other]]]
        seen += [unit.held for unit in g.unit if unit.card and unit.owner == other]
        seen += [g.hand[other][place] for place in range(w.HAND) if g.hand_seen[other][place]]
        seen += [g.holding] if g.active == other else []
        return self.cards.left_of(deck.cards, seen)

    def shown(self, seat: int | None, known: Container[int | None]) -> View:
        return view(self.cards, self.world, seat, known, self.board(partial(public_units, self.cards)))


class HandTeller(Teller):
    """A teller of events."""

    keywords = Keyword

    def _amount(self, event: Event) -> dict[str, str]:
        if self.kinds[event.kind].amount != "values":
            return super()._amount(event)
        by = {"attack": event.amount, "health": event.extra}
        said = [self.say(f"change-{name}", signed=signed(amount)) for name, amount in by.items() if amount]
        return {"changes": ", ".join(said) or self.say("change-none")}


class HandOfTheGods(Game[CardSet, Deck, Setup, HandPosition]):
    """The game with one set of cards on one back end.

    The options of a set-up are `map`, a map, its name or its file, and `opening`, the sizes of the opening hands in the
    place of the map's.
    """

    title: ClassVar[Mapping[str, str]] = dict.fromkeys(LANGUAGES, "Hand of the Gods")
    rules_version = "7"
    modes: ClassVar[Mapping[str, Mode]] = {"duel": Mode()}
    switches: ClassVar[Mapping[str, Switch]] = {"large-hands": Switch("opening", on=(4, 5), off=None)}  # HG6.4
    weights = weights_of(w.Weights)
    program = PROGRAM
    observation_space = SPACE
    described = DESCRIBED
    events = EVENTS
    place_names = tuple(map(tile_name, range(w.TILES)))
    setup_type = Setup
    position_type = HandPosition
    cards_type = CardSet
    faces_type = HandFaces
    teller_type = HandTeller
    file_types: ClassVar[Mapping[str, type[Struct]]] = {"cards": CardFile, "deck": Deck, "map": BoardMap}

    def read_variant(self, options: Mapping[str, Any]) -> BoardMap:
        check_known(options, ("map", "opening"))
        named = options.get("map", "arena")
        if isinstance(named, str) and named in self._maps:
            board = self._maps[named]
        elif isinstance(named, str | Path):
            board = load_map(named, self.cards)
        else:
            board = asked.well_formed("setup", "map", named, BoardMap, "a name, a path or a map")
        return with_opening(board, options.get("opening"))

    @property
    def maps(self) -> Mapping[str, BoardMap]:
        return MappingProxyType({name: load_map(name) for name in packaged(self.name, "maps")} | dict(self._maps))

    def with_maps(self, maps: Iterable[Path | BoardMap]) -> Self:
        words = "paths of files, or maps"
        given: list[Path | BoardMap] = asked.items("with_maps", "maps", maps, (Path, BoardMap), words)
        read = [load_map(each, self.cards) if isinstance(each, Path) else each for each in given]
        known = {**self._maps, **{board.id: board for board in read}}
        return type(self)(self._cards, self._mode, known) if read else self

    def maps_in(self, root: Node, report: Report) -> list[tuple[Node, BoardMap]]:
        return maps_in(root, self.cards, report)

    def _with_maps_in(self, roots: Iterable[Node]) -> Self:
        report = Report()
        read = [board for root in roots for _, board in self.maps_in(root, report)]
        report.check()
        return self.with_maps(read)

    def variant(self, setup: Setup) -> BoardMap:
        return setup.board

    def check_match(self, players: int, variant: BoardMap, read: Decoded[Any] | None = None, /) -> None:
        super().check_match(players, variant, read)
        check_map(variant, self.cards, read)

    def tables(self, variant: BoardMap) -> bytes:
        return compile_tables(self.cards, variant)

    def place(self, g: Any, setup: Setup) -> None:
        for contestant, deck in enumerate(setup.decks):
            cards = self.cards.laid(deck.cards)
            g.setup_leader[contestant] = self.cards.leader_index(deck.leader)
            g.setup_size[contestant] = len(cards)
            g.setup_deck[contestant][: len(cards)] = cards

    def needed(self, setup: Setup) -> Iterable[str]:
        """Return the leaders, all cards that decks of such leaders may hold, and the gift of the map."""
        yield from (deck.leader for deck in setup.decks)
        pantheons = {SHARED, *(self.cards.leader_by_id[deck.leader].pantheon for deck in setup.decks)}
        yield from (card.id for card in self.cards.cards.values() if card.pantheon in pantheons and not card.token)
        if setup.board.gift is not None:
            yield setup.board.gift


GAME = HandOfTheGods()


class Builder(BaseBuilder[CardSet, HandPosition]):
    """A builder of positions by hand: an empty board with two stones, then everything that is put there."""

    def __init__(self, game: HandOfTheGods, board: BoardMap, seed: int = 0) -> None:
        super().__init__(game, Setup(seed, (), board))

    def unit(self, card: str, owner: int | None, at: str) -> int:
        """Put a unit on a tile, ready, with its card in holding (tokens have none); its slot."""
        slot = int(self.machine.put_unit(self.game.cards.index(card), w.NEUTRAL if owner is None else owner, tile(at)))
        if slot == NONE:
            raise TheagonError(f"the tile {at} is taken")
        return slot

    def position(self) -> HandPosition:
        """Return the position as it stands, auras recomputed."""
        self.machine.recompute_auras()
        return super().position()
