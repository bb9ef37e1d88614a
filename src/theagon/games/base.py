"""The verbs that every game answers, and the types that they use.

A `Game` makes positions. A `Position` is one state of a match: it says whose decision it is and which actions are
legal, carries out an action and tells what happened, and shows each seat what that seat may see. The interface, the
bots, the learners and the tests use nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from theagon.cards.language import LANGUAGES as LANGUAGES
from theagon.errors import TheagonError
from theagon.games.bots.chances import HINT_BUDGET, TRIALS
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.compiler.backend import Backend
    from theagon.compiler.machine import Machine
    from theagon.games.bots.chances import Chances, Hint, Thought, Trials
    from theagon.games.bots.weights import Weight
    from theagon.games.display.catalogue import CardFace, Catalogue, DeckList, DeckRules
    from theagon.games.display.events import EventKind
    from theagon.games.display.view import Described
    from theagon.games.learning.batch import Batch
    from theagon.kernel.observation import ObservationSpace


class Finish(Struct, frozen=True, gc=False):
    """How a match ended."""

    order: tuple[int, ...]  # the contestants in the order of play
    winners: tuple[int, ...]  # none for a draw
    turns: int  # of all players
    by_aim: bool  # the winner reached the aim of the game, and won by that alone


class UnitRef(Struct, frozen=True, omit_defaults=True, gc=False):
    """A unit as an event names it: by its entry number, which no other unit of the match has."""

    id: int
    card: str
    tile: str
    owner: int | None = None  # the seat that it belongs to; None: nobody


# A server has millions of events. They form no cycles, so the garbage collector need not visit them.
class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, and why: the clause that governs it and the event that caused it."""

    number: int  # in the whole match, from 0
    kind: str  # `attack-damage`
    clause: str  # `HG2.9d`
    seat: int = -1  # the seat that acts, or that the event concerns
    cause: int = -1  # number of the causing event; -1: the player's action itself
    amount: int = 0
    extra: int = 0
    card: str | None = None
    source: UnitRef | None = None
    target: UnitRef | None = None
    tile: str | None = None
    hidden: bool = False  # only the seat concerned may know its card
    step: bool = False  # a step of the rules, not an action of a player

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) may know it."""
        if not self.hidden or seat == self.seat:
            return self
        return replace(self, card=None, extra=0)


class Mode(Struct, frozen=True):
    """A way to play a game: how many play, and the options of the set-up."""

    seats: int = 2
    options: Mapping[str, Any] = {}


class Switch(Struct, frozen=True):
    """A rule that a table may turn on or off: an option of the set-up, and its values for on and off."""

    option: str
    default: bool = False
    on: Any = True
    off: Any = False

    def value(self, turned_on: bool) -> Any:
        """The value of the option."""
        return self.on if turned_on else self.off


class Refusal(Struct, frozen=True):
    """Why an action is not possible: a reason of the game, and the clause that says so."""

    reason: str  # `out-of-range`
    clause: str  # `HG4.5`
    arguments: dict[str, str | int] = {}
    game: str = ""  # whose texts have its sentence

    def text(self, language: str = "en") -> str:
        """The reason as a sentence, without its clause."""
        return texts(self.game).say(language, f"reason-{self.reason}", **self.arguments)


class Reasons(Protocol):
    """Makes the refusals of a game."""

    def __call__(self, reason: str, clause: str, /, **arguments: str | int) -> Refusal: ...


def reasons_of(game: str) -> Reasons:
    """What makes the refusals of a game: of a reason, its clause and what its sentence tells.

    The conditions are the rules' own: a game's `reasons.py` calls them and only finds the words. A test holds the two
    together: there is no reason against an action exactly when the list of legal actions has it.
    """
    return lambda reason, clause, /, **arguments: Refusal(reason, clause, arguments, game)


class IllegalActionError(TheagonError):
    """An action that is not possible; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text()} [{refusal.clause}]")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class Option(Struct, frozen=True):
    """A legal action: its verb, the place that acts and the places that it is aimed at.

    Each game writes places in its own way. `targets` has one place for most actions, none if there is nothing to
    choose, several if several are chosen at once.
    """

    action: int
    verb: str  # `attack`
    source: str | None = None  # `c3`
    targets: tuple[str, ...] = ()


class Change(Struct, frozen=True):
    """What an action would do to a unit: the least and the most health it may have afterwards."""

    unit: int  # its entry number
    card: str
    tile: str
    health: int  # now
    least: int
    most: int
    gone: bool | None  # whether it leaves the board; None: perhaps


class Preview(Struct, frozen=True):
    """The outcome of an action, as far as the seat to act may know it."""

    changes: tuple[Change, ...]
    winner: int | None  # the seat that would certainly win the match


class Position(Protocol):
    """One state of a match."""

    events: list[Event]  # of the last action

    @property
    def setup(self) -> Any:
        """The set-up that the match began with."""
        ...

    @property
    def seats(self) -> int:
        """How many play this match: its seats are 0 to `seats - 1`."""
        ...

    @property
    def to_act(self) -> int:
        """The seat whose decision it is; -1 when the match is over."""
        ...

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        ...

    @property
    def reacts(self) -> bool:
        """Whether the seat to act is answering another's action, in that player's turn."""
        ...

    @property
    def turn(self) -> int:
        """How many turns have begun, of all players."""
        ...

    @property
    def contestants(self) -> tuple[int, ...]:
        """By seat, the contestant of the set-up who sits there."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the match has ended: then nobody decides, and no action is legal."""
        ...

    @property
    def is_draw(self) -> bool:
        """Whether the match has ended and nobody has won."""
        ...

    @property
    def winner(self) -> int | None:
        """The seat that won; None while the match goes on and when it is drawn."""
        ...

    def returns(self) -> tuple[float, ...]:
        """By seat 1 for a win, -1 for a loss, 0 for a draw or a match that goes on."""
        ...

    def legal_actions(self) -> list[int]:
        """All actions that are legal now, except giving up, in ascending order."""
        ...

    def distinct_actions(self) -> list[int]:
        """The legal actions in ascending order, one of those that do the same, such as playing equal cards."""
        ...

    def apply(self, action: int) -> list[Event]:
        """Carry out an action. Raises IllegalActionError, and changes nothing, if it is not possible."""
        ...

    def advance(self, action: int) -> None:
        """Carry out an action, as `apply` does, without telling events: several times as fast."""
        ...

    def why_not(self, action: int) -> Refusal | None:
        """Why an action is not possible, or None if it is."""
        ...

    def clone(self) -> Position:
        """An independent copy."""
        ...

    def state_bytes(self) -> bytes:
        """The state, for `Game.restore`: it holds every secret."""
        ...

    def state_hash(self) -> str:
        """32 hexadecimal digits; equal on every machine and back end for equal set-up and actions."""
        ...

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain data."""
        ...

    def open_view(self) -> dict[str, Any]:
        """A view with all hands open: for matches that are over, and for positions that nobody plays."""
        ...

    def observation(self, seat: int) -> bytes:
        """What a seat may see, as numbers for learners."""
        ...

    def determinize(self, seat: int, seed: int, declared: Any = None) -> Position:
        """A position in which everything that the seat cannot know is redrawn at random.

        `declared` is the other player's deck, if the seat knows its list: a name, a path or a deck.
        """
        ...

    def decide(self, player: str, seed: int = 0) -> int:
        """The action that a bot chooses, such as `level-3` or, with a budget, `greedy:500`."""
        ...

    def chances(
        self, seat: int, action: int | None = None, trials: int = TRIALS, seed: int = 0, *, peeps: bool = False
    ) -> Chances:
        """How probably a seat wins, as far as it may know: now, or once an action is carried out.

        A control that `peeps` sees everything hidden. Equal seeds give equal chances. Raises IllegalActionError.
        """
        ...

    def trials(
        self,
        seat: int,
        action: int | None,
        worlds: int,
        seed: int,
        *,
        first: int = 0,
        peeps: bool = False,
        declared: Any = None,
    ) -> Trials:
        """What comes of trials for a seat in so many worlds of a seed, from the `first` on: see `chances`.

        `declared` is as for `determinize`.
        """
        ...

    def think(
        self,
        budget: int = HINT_BUDGET,
        seed: int = 0,
        *,
        threads: int = 1,
        seconds: float | None = None,
        declared: Any = None,
    ) -> Thought:
        """The actions from the best on, as far as the seat to act may know, by a search of so many trials.

        Equal seeds give equal thoughts, on any number of threads. With `seconds` it may end before its budget, and its
        thoughts depend on the machine. `declared` is as for `determinize`.
        """
        ...

    def hint(self, budget: int = HINT_BUDGET, seed: int = 0) -> Hint:
        """A good action for the seat to act, as far as it may know; `budget` is that of a search, in trials."""
        ...

    def hint_text(self, hint: Hint, language: str = "en") -> str:
        """A hint for this position with its reason, in words."""
        ...

    def options(self) -> list[Option]:
        """The legal actions, each with its places, in the order of the rules."""
        ...

    def preview(self, action: int) -> Preview:
        """The outcome of a legal action, as far as the seat to act may know it: without hidden cards and luck."""
        ...

    def describe(self, action: int, language: str = "en", reader: int | None = None) -> str:
        """An action, legal or not, as a short sentence without a full stop.

        Units of the `reader`, a seat, are called yours. Without one they are called by the number of their player.
        """
        ...

    def notation(self, action: int) -> str:
        """The action as a player may type it."""
        ...

    def meant(self, source: str | None, target: str | None) -> int:
        """The action that a player means by pointing from one place at another; None: no place in particular.

        The action need not be legal. Raises TheagonError if no action fits.
        """
        ...

    def parse(self, text: str) -> int:
        """The action that a text names; it need not be legal. Raises TheagonError if the text names none."""
        ...


class Game(Protocol):
    """A game: its rules, cards, and the language of its actions."""

    name: ClassVar[str]
    """By which it is loaded, such as `hand-of-the-gods`."""
    rules_version: ClassVar[str]
    """It rises with every change of what a seed plays."""
    title: ClassVar[Mapping[str, str]]
    """Its name for readers, by language."""
    seats: ClassVar[int]
    """The most seats that a match can have; `Position.seats` says how many one has."""
    modes: ClassVar[Mapping[str, Mode]]
    """The ways to play it, by name; the usual one comes first."""
    switches: ClassVar[Mapping[str, Switch]]
    """The rules that a table may turn on or off, by name."""
    weights: ClassVar[Mapping[str, Weight]]
    """What its bots weigh positions by, as far as `theagon tune` can tune it."""
    described: ClassVar[Described]
    """The parts of its views that are told in words."""
    events: ClassVar[Mapping[str, EventKind]]
    """The kinds of its events by name, and how each is told."""
    action_space: ClassVar[int]
    """How many numbers actions have, from 0 on."""
    observation_space: ClassVar[ObservationSpace]
    """What lies where in an observation."""
    setup_type: ClassVar[type[Struct]]
    """What `setup` returns."""
    file_types: ClassVar[Mapping[str, type[Struct]]]
    """The contents of each kind of file that a person may write: `cards`, `deck` and perhaps others."""

    @property
    def verb_examples(self) -> Mapping[str, str]:
        """The verbs of its actions as players type them, those used most first, each with an action to show it."""
        ...

    @property
    def backend(self) -> Backend:
        """How the rules run."""
        ...

    def on(self, mode: str) -> Game:
        """The same game on the back end of this name, one of those that THEAGON_KERNEL takes."""
        ...

    def setup(self, decks: Sequence[Any] | None = None, *, seed: int, options: Mapping[str, Any] | None = None) -> Any:
        """The set-up of a match."""
        ...

    def new(self, setup: Any) -> Position:
        """The beginning of a match."""
        ...

    def restore(self, setup: Any, state: bytes) -> Position:
        """A position of a match from bytes of any source.

        Raises TheagonError for bytes that are no state of such a match, with the field or the law that they break.
        """
        ...

    def seated(self, setup: Any) -> Machine:
        """A new machine for the caller, with a set-up laid out and its match begun: for `series`, `step` ..."""
        ...

    def borrowed(self, setup: Any) -> AbstractContextManager[Machine]:
        """A machine with a set-up laid out, only for this block: the game uses it again afterwards.

        The block begins the match itself: by `reset`, `match` or `series`.
        """
        ...

    def batch(
        self,
        n: int,
        setups: Sequence[Any] | None = None,
        *,
        seed: int = 0,
        player: str = "random",
        threads: int = 1,
        history: int = 0,
        out: Mapping[str, Any] | None = None,
    ) -> Batch:
        """N matches side by side for learners, with numpy arrays; row k plays the k-th set-up, counted round.

        A match that ends begins again at once, with a seed of its own. `player` is the bot that draws an action for
        each row. The result is the same for every number of threads. `history` is how many observations of each seat
        are kept; `out` has arrays of the caller's to write into, by name: see `Batch`. In place of the decks that the
        set-up of a position from a file lacks, the usual ones play.
        """
        ...

    def laid_out(self, setup: Any) -> bytes:
        """The decks of a set-up as they lie in a machine, for `load_decks` and `series`."""
        ...

    def finish(self, state: bytes | memoryview, setup: Any = None) -> Finish:
        """How a match ended, read from the bytes of its final state.

        Without its set-up, what the aim is follows the usual options.
        """
        ...

    def decks(self) -> Mapping[str, Any]:
        """The decks that come with the game, by name: set after set, the starter decks first."""
        ...

    def starter_decks(self) -> Mapping[str, Any]:
        """Those of a first match, by name. Bots, learners and matches at random play them."""
        ...

    def load_deck(self, source: str | Path) -> Any:
        """A deck of the game by its name, or the deck in a file. Raises `TheagonError` with the place of each fault."""
        ...

    def read_deck(self, text: str) -> Any:
        """The deck that the text of a deck file describes. Raises `TheagonError` with the place of each mistake."""
        ...

    def definitions(self, setup: Any) -> list[dict[str, Any]]:
        """The definitions of all cards that a match with this set-up may ever need: for replays."""
        ...

    @property
    def all_definitions(self) -> list[dict[str, Any]]:
        """The definitions of all its cards, each with its place in the card set as `index`."""
        ...

    @property
    def card_set(self) -> str:
        """A digest of all its cards: equal only for equal sets."""
        ...

    def catalogue(self, language: str = "en") -> Catalogue:
        """Its cards, decks and words for a table to show."""
        ...

    @property
    def deck_rules(self) -> DeckRules:
        """What a deck may hold, as the catalogue tells, made without the faces of all cards."""
        ...

    def own_faces(self, language: str = "en", than: Self | None = None) -> tuple[CardFace, ...]:
        """The cards of a replay or a scenario that `than`, this game with other cards, lacks or has otherwise.

        Without `than` it is the game as it comes.
        """
        ...

    def definition(self, name: str) -> Struct | None:
        """A card or a leader by its id, as its file has it; None for one without a file, such as a god."""
        ...

    def with_files(self, paths: Iterable[Path]) -> Game:
        """The game with the cards of these files, which may replace its own. Raises TheagonError with places."""
        ...

    def deck_list(self, deck: Any, language: str = "en") -> DeckList:
        """A deck for a table to show."""
        ...

    def rulebook(self) -> list[dict[str, Any]]:
        """The sections of the rulebook: id, title and clauses, each with its text in every language."""
        ...

    def read_setup(self, setup: Node) -> Any:
        """The set-up in a file from an unknown source. Raises TheagonError with places."""
        ...

    def recorded(self, definitions: Node, setup: Node) -> tuple[Game, Any]:
        """The game with the definitions of a replay, and the replay's set-up. Raises TheagonError with places."""
        ...

    def concession(self, seat: int) -> int:
        """The action of giving up: always possible, never listed."""
        ...

    def clause_text(self, clause: str, language: str = "en") -> str:
        """The text of a clause, such as `HG2.9`. Raises TheagonError if there is none."""
        ...

    def tell(
        self, event: Event, language: str = "en", players: Mapping[int, str] | None = None, reader: int | None = None
    ) -> str:
        """An event in words, with everything that it holds. Call `seen_by` first to hide what the reader may not know.

        `players` names the seats; the seat of the `reader` is called You.
        """
        ...
