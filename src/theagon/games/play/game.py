"""Games: a ruleset, and the matches that are played by it.

A game's class names its parts and implements the few abstract methods of `Game` and `Ruleset`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from struct import Struct as Packed
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, cast

from msgspec.structs import replace
from typing_extensions import TypeVar

from theagon.cards.decode import decode_with_places
from theagon.cards.language import LANGUAGES
from theagon.cards.node import Node
from theagon.cards.source import parse_yaml, read_yaml
from theagon.errors import Location, TheagonError
from theagon.games.base import Finish
from theagon.games.play import asked
from theagon.games.play.position import Position
from theagon.games.play.ruleset import C, D, Ruleset, S
from theagon.games.play.valid_state import check_state
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from theagon.cards.decode import Decoded
    from theagon.compiler.machine import Machine
    from theagon.games.display.catalogue import CardFace, Catalogue, DeckList, DeckRules
    from theagon.games.display.faces import Faces
    from theagon.games.learning.batch import Batch

TURN: Final = Packed("=h")
"""The packing of the field `turn` of a state."""
UNDECIDED: Final = 255
"""The byte of the field `winner` while the match goes on: it is -1 then."""
NO_END: Final = "finish: no match ends in this state"
"""The message for a state of strange bytes."""

P_co = TypeVar("P_co", bound=Position, default=Position, covariant=True)
"""A position."""


class Game(Ruleset[C, D, S], Generic[C, D, S, P_co]):
    """A game: a `Ruleset`, with all its members, and the set-ups and positions of its matches.

    C is its set of cards, D a deck, S a set-up, P_co a position.
    """

    @property
    def verb_examples(self) -> Mapping[str, str]:
        """The verbs of its actions as players type them, those used most first, each with an action to show it."""
        examples: Mapping[str, str] = self.position_type.verbs.examples
        return examples

    def setup(
        self, decks: Sequence[str | Path | D] | None = None, *, seed: int, options: Mapping[str, Any] | None = None
    ) -> S:
        """Return a set-up. `decks` are names, files or decks, one for each contestant; by default the usual ones.

        Raises TheagonError for decks or options that do not fit.
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

    def new(self, setup: S) -> P_co:
        """Return the beginning of a match."""
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
        begun: P_co = position
        return begun

    def restore(self, setup: S, state: bytes | bytearray | memoryview) -> P_co:
        """Return a position of a match from bytes of any source. It can be played to the end.

        Raises TheagonError for bytes that are no state of such a match, with the field or the law that they break.
        """
        asked.is_a("restore", "setup", setup, self.setup_type, "a set-up of this game")
        asked.is_a("restore", "state", state, (bytes, bytearray, memoryview), "bytes")
        data = bytes(state)
        try:
            pooled = self.shared_machine(self.variant(setup))
        except Exception:  # the tables have no room for it, or the set-up was built by hand
            asked.well_formed("restore", "setup", setup, self.setup_type, "a set-up of this game")
            raise
        pooled.loaded = None
        check_state(pooled.machine, data)
        pooled.loaded = data
        restored: P_co = self.position_type(self, setup, data)
        return restored

    def seated(self, setup: S) -> Machine:
        """Return a new machine for the caller, with a set-up laid out and its match begun: for `series`, `step` ..."""
        self.check_setup("seated", setup)
        machine = self.pool(self.variant(setup)).machine()
        machine.load_decks(self._laid_out(setup))
        machine.reset(setup.seed)
        return machine

    @contextmanager
    def borrowed(self, setup: S) -> Iterator[Machine]:
        """Lend a machine with a set-up laid out, only for this block: the game uses it again afterwards.

        The block begins the match itself: by `reset`, `match` or `series`.
        """
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
        contestant: int | None = None,
        out: Mapping[str, Any] | None = None,
    ) -> Batch:
        """Return N matches side by side for learners, with numpy arrays. The rows play the set-ups in turn.

        A match that ends begins again at once, with another seed. `player` is the bot that draws an action for each
        row; with a `contestant`, it acts for all others in the same step, and this one decides in every row. The result
        is the same for every number of threads. `history` is how many observations of each seat are
        kept; `out` has arrays of the caller's to write into, by name: see `Batch`. Where the set-up of a position from
        a file lacks decks, the usual ones play.
        """
        try:
            from theagon.games.learning.batch import Batch, no_room
            from theagon.games.learning.rows import Played
        except ImportError:
            raise TheagonError("batch: there is no numpy", hint="pip install 'theagon[learn]'") from None
        setups = [self.setup(seed=0)] if setups is None else setups
        setups = asked.setups("batch", setups, cast("type[S]", self.setup_type))
        setups = [setup if setup.decks else replace(setup, decks=self.setup(seed=0).decks) for setup in setups]
        for setup in setups:
            self.check_setup("batch", setup)
        for k, setup in enumerate(setups):
            if self.variant(setup) != self.variant(setups[0]):
                raise TheagonError(
                    f"batch: setups must all have the same options, and setups[{k}] has others than setups[0]",
                    hint="make a batch for each set of options",
                )
        asked.text("batch", "player", player)
        if contestant is not None:
            fewest = min(len(setup.decks) for setup in setups)
            contestant = asked.number("batch", "contestant", contestant, 0, fewest - 1)
        out = {} if out is None else out
        asked.is_a("batch", "out", out, Mapping, "a mapping of names to arrays")
        played = Played(self, self.variant(setups[0]))
        try:
            laid_out = [self._laid_out(setup) for setup in setups]
            return Batch(played, laid_out, n, seed, player, threads, history, contestant, out)
        except MemoryError:
            raise no_room("batch", n) from None

    def laid_out(self, setup: S) -> bytes:
        """Return the decks of a set-up as they lie in a machine, for `load_decks` and `series`."""
        self.check_setup("laid_out", setup)
        return self._laid_out(setup)

    def _laid_out(self, setup: S) -> bytes:
        decks = self.program.decks()
        self.place(decks, setup)
        return decks.packer().pack(*decks.values())

    def finish(self, state: bytes | memoryview, setup: S | None = None) -> Finish:  # noqa: ARG002 -- some games'
        """Return the outcome of a match, read from the bytes of its final state.

        Without its set-up, the aim is that of the usual options. Raises TheagonError for other bytes.
        """
        self.check_finished(state)
        offset = self.offset
        first, winner = offset["contestant"], state[offset["winner"]]
        order = tuple(state[first : first + self.seats])
        if sorted(order) != list(range(self.seats)):
            raise TheagonError(NO_END)
        winners = (order[winner],) if winner < len(order) else ()
        return Finish(order, winners, () if winners else order, self.turns_of(state), bool(winners))

    def definitions(self, setup: S) -> list[dict[str, Any]]:
        """Return the definitions of all cards that a match with this set-up may ever need: for replays."""
        self.check_setup("definitions", setup)
        return self.cards.definitions(self.cards.closure(self.needed(setup)))

    def catalogue(self, language: str = "en") -> Catalogue:
        """Return its cards, decks and words for a table to show."""
        asked.language("catalogue", language)
        return self.faces(language).catalogue()

    @property
    def deck_rules(self) -> DeckRules:
        """The rules of decks as in the catalogue, made without the faces of all cards."""
        return self.faces(LANGUAGES[0]).deck_rules()

    def own_faces(self, language: str = "en", than: Self | None = None) -> tuple[CardFace, ...]:
        """Return the cards that `than`, this game with other cards, lacks or defines differently.

        Without `than` it is the game as it comes: these are the cards of a replay, a scenario or files.
        """
        asked.language("own_faces", language)
        if than is None:
            return self.faces(language).other_than(self.cards_type.standard())
        asked.is_a("own_faces", "than", than, type(self), f"a game of {self.name}")
        return self.faces(language).other_than(than.cards)

    def with_files(self, paths: Iterable[Path]) -> Self:
        """Return the game with the cards and maps of these files; cards may replace its own.

        Raises TheagonError with places.
        """
        files = asked.items("with_files", "paths", paths, Path, "paths of files")
        cards = self.cards_type.from_files(files, self.cards)
        return self._with_room_for(cards, str(files[-1]) if files else "")._with_maps_in(map(read_yaml, files))

    def with_text(self, text: str) -> Self:
        """Return the game with those of a card file with this text, as `with_files` does."""
        asked.text("with_text", "text", text)
        root = parse_yaml(text, "cards")
        return self._with_room_for(self.cards_type.from_nodes([root], self.cards), "cards")._with_maps_in([root])

    def _with_maps_in(self, roots: Iterable[Node]) -> Self:  # noqa: ARG002 -- some games'
        """Return the game with the maps in files of cards, too. Raises TheagonError with places."""
        return self

    def _with_room_for(self, cards: C, file: str) -> Self:
        """Return the game with these cards. Raises TheagonError if they do not fit into its tables."""
        game = self.with_cards(cards)
        try:
            game.tables(game.read_variant({}))  # made now, so that no match finds out that they have no room
        except TheagonError as error:
            place = Location(file) if file else None
            raise TheagonError(error.message, place, error.hint or "leave some of the cards out") from None
        return game

    def deck_list(self, deck: D, language: str = "en") -> DeckList:
        """Return a deck for a table to show."""
        asked.language("deck_list", language)
        asked.well_formed("deck_list", "deck", deck, self.deck_type, "a deck of this game")
        self.cards.check_deck(deck)
        return self.faces(language).deck_list(deck)

    def read_setup(self, setup: Node) -> S:
        """Return the set-up in a file from an unknown source. Raises TheagonError with places."""
        asked.is_a("read_setup", "setup", setup, Node, "a node, as parse_yaml makes it")
        read: Decoded[Any] = decode_with_places(setup, self.setup_type)
        self.check_match(len(read.value.decks), self.variant(read.value), read)
        for deck in read.value.decks:
            self.cards.check_deck(deck, read)
        checked: S = read.value
        return checked

    def recorded(self, definitions: Node, setup: Node) -> tuple[Self, S]:
        """Return the game with a replay's definitions, and the replay's set-up. Raises TheagonError with places."""
        asked.is_a("recorded", "definitions", definitions, Node, "a node, as parse_yaml makes it")
        game = self.with_cards(self.cards_type.from_definitions(definitions))
        return game, game.read_setup(setup)

    def concession(self, seat: int) -> int:
        """Return the action of giving up: always possible, never listed."""
        return self.first_concession + asked.number("concession", "seat", seat, 0, self.seats - 1)

    # ---- inside the package: declarations of a game's class ---------------------------------------------------------

    faces_type: ClassVar[type[Faces[Any]]]
    position_type: ClassVar[type[Any]]

    @abstractmethod
    def place(self, g: Any, setup: S) -> None:
        """Write the decks of a set-up into the record `program.decks`, which is all zeros."""

    @abstractmethod
    def needed(self, setup: S) -> Iterable[str]:
        """Return the ids of all cards that a match begins with, or that a player may believe in it.

        The cards that these make may be left out. A guess of hidden cards in a replay needs the same choice as
        in the match: with only the cards of its decks, each guess would reveal them.
        """

    def check_match(self, players: int, variant: Any, read: Decoded[Any] | None = None, /) -> None:  # noqa: ARG002
        """Check that this variant takes this many players; `read` is where it came from. Raises TheagonError.

        By default every variant needs a player in each seat.
        """
        if players != self.seats:
            raise TheagonError(f"a match takes {self.seats} decks, not {players}")

    def usual_decks(self, variant: Any, /) -> Sequence[str]:  # noqa: ARG002 -- equal for all variants by default
        """Return the decks of a set-up that names none: the first starter decks."""
        return sorted(self.starter_decks())[: self.seats]

    # ---- for the other rooms ----------------------------------------------------------------------------------------

    def check_setup(self, verb: str, setup: S) -> None:
        """Check, for the caller of a verb, that this is a set-up that can be played. Raises TheagonError."""
        asked.well_formed(verb, "setup", setup, self.setup_type, "a set-up of this game")
        self.check_match(len(setup.decks), self.variant(setup))
        for deck in setup.decks:
            self.cards.check_deck(deck)

    def check_finished(self, state: bytes | memoryview) -> None:
        """Check that these are the bytes of a finished match. Raises TheagonError."""
        asked.is_a("finish", "state", state, (bytes, bytearray, memoryview), "bytes")
        if len(state) != self.program.state.layout.size:
            raise TheagonError(f"a state has {self.program.state.layout.size} bytes, not {len(state)}")
        winner = state[self.offset["winner"]]
        if winner == UNDECIDED:
            raise TheagonError("finish: the match goes on")
        if winner > self.seats:
            raise TheagonError(NO_END)

    @cached_property
    def offset(self) -> dict[str, int]:
        """The offset of each field of a state in its bytes."""
        return self.program.state.layout.offset

    def turns_of(self, state: bytes | memoryview) -> int:
        """Return the turns of all players in a match, read from the bytes of its state."""
        turns: int = TURN.unpack_from(state, self.offset["turn"])[0]
        return turns

    @property
    def first_concession(self) -> int:
        """The action by which the first seat gives up; the actions of the other seats follow."""
        first: int = self.position_type.verbs.first_concession
        return first

    def faces(self, language: str) -> Faces[Any]:
        """Return what makes the faces of cards, as a table shows them."""
        return self.faces_type(self, self.cards, language)
