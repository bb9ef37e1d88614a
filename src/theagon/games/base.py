"""The verbs that every game answers, and what they speak in.

A `Game` makes positions; a `Position` is one state of a match: it says whose decision it is and what may be done,
carries an action out and tells what happened, shows each seat what that seat may see. The interface, the bots, the
learners and the tests use nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from msgspec import Struct
from msgspec.structs import replace

from theagon.cards.language import LANGUAGES as LANGUAGES
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.compiler.backend import Backend
    from theagon.compiler.machine import Machine
    from theagon.games.catalogue import CardFace, Catalogue, DeckList
    from theagon.games.events import EventKind
    from theagon.games.seen import Described


class Finish(Struct, frozen=True):
    """How a match ended."""

    order: tuple[int, ...]  # the contestants in the order of play
    winners: tuple[int, ...]  # those that won: none for a draw
    turns: int  # of all players
    by_aim: bool  # somebody reached the aim of the game, and won by that alone


class UnitRef(Struct, frozen=True, omit_defaults=True, gc=False):
    """A unit as an event names it: by its entry number, which is its own for the whole match."""

    id: int
    card: str
    tile: str


# A server has millions of events. They refer to nothing that refers to them: the garbage collector need not visit them.
class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, and why: the clause that governs it and the event that caused it."""

    number: int  # in the whole match, from 0
    kind: str  # `attack-damage`
    clause: str  # `HG2.9d`
    seat: int = -1  # whose doing or whose concern it is
    cause: int = -1  # number of the causing event; -1: the player's action itself
    amount: int = 0
    extra: int = 0
    card: str | None = None
    source: UnitRef | None = None
    target: UnitRef | None = None
    tile: str | None = None
    hidden: bool = False  # its card is for the seat concerned alone
    step: bool = False  # a step of the rules, one after the other, and nobody's doing

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) may know it."""
        if not self.hidden or seat == self.seat:
            return self
        return replace(self, card=None, extra=0)


class Mode(Struct, frozen=True):
    """A way to play a game: how many play, and the options that make it."""

    seats: int = 2
    options: Mapping[str, Any] = {}


class Switch(Struct, frozen=True):
    """A rule that a table may turn on or off: an option of the set-up, and its value for each."""

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
    game: ClassVar[str]
    """The game whose texts tell it."""

    def text(self, language: str = "en") -> str:
        """The reason as a sentence; its clause is told apart."""
        from theagon.games.packaged import texts

        return texts(self.game).say(language, f"reason-{self.reason}", **self.arguments)


class IllegalActionError(TheagonError):
    """An action that is not possible; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text()} [{refusal.clause}]")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class Option(Struct, frozen=True):
    """A legal action: what it is, the place that does it and the places that it is pointed at.

    How places are written is the game's. `targets` has one place for most actions; none where there is nothing to
    choose; several where several are chosen at once.
    """

    action: int
    verb: str  # `attack`
    source: str | None = None  # `c3`
    targets: tuple[str, ...] = ()


class Change(Struct, frozen=True):
    """What an action would do to a unit: its least and its most health afterwards, over all that is not known."""

    unit: int  # its entry number
    card: str
    tile: str
    health: int  # now
    least: int
    most: int
    gone: bool | None  # from the board; None: perhaps


class Preview(Struct, frozen=True):
    """What would come of an action, as far as the seat to act may know."""

    changes: tuple[Change, ...]
    winner: int | None  # the match would be won for sure by this seat


class Position(Protocol):
    """One state of a match."""

    events: list[Event]  # of the last action

    @property
    def setup(self) -> Any:
        """What the match began with."""
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
        """Whether who is to act answers what another does, who waits for it."""
        ...

    @property
    def turn(self) -> int: ...

    @property
    def contestants(self) -> tuple[int, ...]:
        """By seat, which of the set-up's contestants sits there."""
        ...

    @property
    def is_over(self) -> bool: ...

    @property
    def is_draw(self) -> bool: ...

    @property
    def winner(self) -> int | None:
        """The seat that won; None while the match goes on and when it is drawn."""
        ...

    def returns(self) -> tuple[float, ...]:
        """By seat 1 for a win, -1 for a loss, 0 for a draw or a match that goes on."""
        ...

    def legal_actions(self) -> list[int]:
        """All that may be done now, giving up aside, in ascending order."""
        ...

    def apply(self, action: int) -> list[Event]:
        """Carry an action out. Raises IllegalActionError, and changes nothing, if it is not possible."""
        ...

    def why_not(self, action: int) -> Refusal | None:
        """Why an action is not possible, or None if it is."""
        ...

    def clone(self) -> Position: ...

    def state_bytes(self) -> bytes: ...

    def state_hash(self) -> str:
        """32 hexadecimal digits; equal on every machine and back end for equal set-up and actions."""
        ...

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain data."""
        ...

    def open_view(self) -> dict[str, Any]:
        """All hands open: for matches that are over, and for positions that nobody plays."""
        ...

    def observation(self, seat: int) -> bytes:
        """What a seat may see, as numbers for learners."""
        ...

    def determinize(self, seat: int, seed: int) -> Position:
        """A position with all that the seat can not know redrawn at random."""
        ...

    def decide(self, player: str, budget: int | None = None, seed: int = 0) -> int:
        """The action that a bot chooses, from what its seat may see."""
        ...

    def options(self) -> list[Option]:
        """The legal actions, each with its places, in the order in which the rules list them."""
        ...

    def preview(self, action: int) -> Preview:
        """What would come of a legal action, by all that the seat to act may know: nothing hidden, no luck."""
        ...

    def describe(self, action: int, language: str = "en") -> str: ...

    def notation(self, action: int) -> str:
        """The action as a player may type it."""
        ...

    def meant(self, source: str | None, target: str | None) -> int:
        """The action that is meant by pointing from one place at another; None: at nothing in particular.

        Whether it is legal is not asked. Raises TheagonError where nothing can be meant.
        """
        ...

    def parse(self, text: str) -> int:
        """The action that a text names. Raises TheagonError; whether it is legal is not asked."""
        ...


class Game(Protocol):
    """A game: its rules, cards, and the language of its actions."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    title: ClassVar[Mapping[str, str]]
    """What it is called, by language."""
    seats: ClassVar[int]
    """At most: `Position.seats` are those of a match."""
    modes: ClassVar[Mapping[str, Mode]]
    """The ways to play it, by name, the usual one first."""
    switches: ClassVar[Mapping[str, Switch]]
    """The rules that a table may turn on or off, by name."""
    described: ClassVar[Described]
    """What of its view is told in words."""
    events: ClassVar[Mapping[str, EventKind]]
    """How each kind of event is told, by its name."""
    action_space: ClassVar[int]
    setup_type: ClassVar[type[Struct]]
    """What `setup` returns."""
    file_types: ClassVar[Mapping[str, type[Struct]]]
    """What each kind of file that a person may write holds: `cards`, `deck` and perhaps others."""

    @property
    def backend(self) -> Backend:
        """How the rules run."""
        ...

    def on(self, mode: str) -> Game:
        """The same game on a back end of one's choice, as THEAGON_KERNEL names them."""
        ...

    def setup(self, decks: Sequence[Any] | None = None, *, seed: int, options: Mapping[str, Any] | None = None) -> Any:
        """What a match begins with."""
        ...

    def new(self, setup: Any) -> Position: ...

    def restore(self, setup: Any, state: bytes) -> Position: ...

    def seated(self, setup: Any) -> Machine:
        """A new machine, the caller's own, with a set-up laid out and its match begun: for `series`, `step` ..."""
        ...

    def borrowed(self, setup: Any) -> AbstractContextManager[Machine]:
        """A machine with a set-up laid out, for this block alone: the game uses it again afterwards.

        The match is to be begun: by `reset`, `match` or `series`.
        """
        ...

    def finish(self, state: bytes | memoryview) -> Finish:
        """How a match ended, of the bytes of its final state."""
        ...

    def starter_decks(self) -> Mapping[str, Any]:
        """The decks that come with the game, by name."""
        ...

    def load_deck(self, source: str | Path) -> Any:
        """A starter deck by its name, or the deck of a file. Raises `TheagonError` with the place of each mistake."""
        ...

    def read_deck(self, text: str) -> Any:
        """The deck that a text, as of a deck file, describes. Raises `TheagonError` with the place of each mistake."""
        ...

    def definitions(self, setup: Any) -> list[dict[str, Any]]:
        """The definitions of all that a match with this set-up can come to need: for replays."""
        ...

    @property
    def card_set(self) -> str:
        """A digest of all its cards: equal for equal sets alone."""
        ...

    def catalogue(self, language: str = "en") -> Catalogue:
        """Its cards, decks and words, as a table shows them."""
        ...

    def own_faces(self, language: str = "en") -> tuple[CardFace, ...]:
        """The cards that the game as it comes does not have, or has otherwise: of a replay or a scenario."""
        ...

    def definition(self, name: str) -> Struct | None:
        """A card or a leader as its file has it, by its id; None for who is in no file, such as a mere god."""
        ...

    def with_files(self, paths: Iterable[Path]) -> Game:
        """The game with the cards of files, which may replace its own. Raises TheagonError with places."""
        ...

    def deck_list(self, deck: Any, language: str = "en") -> DeckList:
        """A deck as a table shows it."""
        ...

    def rulebook(self) -> list[dict[str, Any]]:
        """The sections of the rulebook: id, title and clauses, each with its text in every language."""
        ...

    def read_setup(self, setup: Node) -> Any:
        """The set-up of a file that nobody vouches for. Raises TheagonError with places."""
        ...

    def recorded(self, definitions: Node, setup: Node) -> tuple[Game, Any]:
        """The game with a replay's own definitions, and its set-up. Raises TheagonError with places."""
        ...

    def concession(self, seat: int) -> int:
        """The action of giving up: always possible, never listed."""
        ...

    def clause_text(self, clause: str, language: str = "en") -> str: ...

    def tell(self, event: Event, language: str = "en", players: Mapping[int, str] | None = None) -> str:
        """An event in words, as much as it says itself: hide first what the reader may not know, by `seen_by`.

        `players` names the seats.
        """
        ...
