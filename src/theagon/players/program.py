"""Programs as players, named `program:COMMAND`: each asked for its decisions by lines of JSON, see docs/players.md.

A program runs as a process of its own and is told what its seat may see, and nothing else. One that fails, stays silent
or does what is not legal gives its match up; the next match begins with a new process.
"""

from __future__ import annotations

import hashlib
import weakref
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import version
from threading import get_ident
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from theagon.cards.error_text import printable
from theagon.errors import TheagonError
from theagon.players.names import clock_of, words
from theagon.players.process import MOST_TOLD, NotStartedError, Process, ProgramError

if TYPE_CHECKING:
    from theagon.compiler.machine import Machine
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position

T = TypeVar("T")

PROTOCOL: Final = 1
GREETING: Final = 30.0
"""Seconds in which a program must answer the greeting."""
MOST_LINES: Final = 1000
"""The most lines that a program may say until it has answered."""
WISHES: Final = ("view", "names", "text", "observation")
Board: TypeAlias = "Callable[[Position], Sequence[str]]"
"""A function that returns the table as the seat to act sees it, in lines of text."""


class Hello(Struct, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The greeting."""

    protocol: int = PROTOCOL
    theagon: str
    game: str
    rules: str
    cards: str


class Ready(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The program's answer to the greeting: what it wants to be told in each decision."""

    wants: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ("view", "names")


class Begin(Struct, frozen=True, kw_only=True, tag_field="type", tag="match"):
    """A match begins, or goes on from its next decision."""

    seat: int
    seats: int
    deck: Any  # the player's own, as a deck file has it
    bank: float
    increment: float


class Choose(Struct, frozen=True, kw_only=True, tag_field="type", tag="choose"):
    """A match is to begin, with one of these decks."""

    decks: dict[str, Any]  # by name or file, as deck files have them


class Legal(Struct, frozen=True, omit_defaults=True):
    """A legal action: its number and its notation, and what it does, in words, if the program wants `names`."""

    action: int
    notation: str
    text: str = ""


class Decide(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="decide"):
    """A decision: what the seat sees, in the forms that the program wants, and what it may do."""

    left: float  # seconds
    seed: int  # for what the program draws: it follows from what the seat sees, so equal matches are played alike
    legal: list[Legal]
    view: dict[str, Any] | None = None
    text: Sequence[str] | None = None
    observation: str | None = None  # in Base64


class Over(Struct, frozen=True, kw_only=True, tag_field="type", tag="over"):
    """The match is over: 1 if the player won, 0.5 for a draw, 0 if it lost."""

    score: float


class Answer(Struct, frozen=True, kw_only=True):
    """What a program says: an action by its number or its notation, or a deck, and perhaps what it thinks."""

    action: int | Annotated[str, Meta(max_length=200)] | None = None
    deck: Annotated[str, Meta(max_length=1000)] | None = None
    info: Any = None


@dataclass
class Session:
    """A process that plays one seat at a time."""

    process: Process
    wants: frozenset[str]
    left: float = 0.0
    decisions: int = 0  # that it was asked for in this match
    info: Any = None  # what it said of its last decision


@dataclass
class Sessions:
    """The processes of a player: those that play, by thread and seat, and those that wait for a match.

    A copy in another process of Python begins with none.
    """

    by_place: dict[tuple[int, int], Session] = field(default_factory=dict)
    idle: list[Session] = field(default_factory=list)
    reasons: dict[tuple[int, int], Any] = field(default_factory=dict)  # why one gave its last match up

    def __post_init__(self) -> None:
        # Processes are ended when the last player that shares them is gone, at the latest when Python exits.
        weakref.finalize(self, _close, self.by_place, self.idle)

    def __reduce__(self) -> tuple[type[Sessions], tuple[()]]:
        return Sessions, ()

    def drop(self, place: tuple[int, int]) -> None:
        """End a process, if there is one."""
        session = self.by_place.pop(place, None)
        if session is not None:
            session.process.close()


class ProgramPlayer:
    """A player that asks a program for its actions."""

    def __init__(
        self, name: str, game: Game, board: Board | None = None, told: Callable[[str], object] = lambda _: None
    ) -> None:
        """Start the program of a name once, to see that it can play.

        `board` draws the table as text; `told` gets a sentence on each match that the program gives up. Raises
        TheagonError for a name of another form, and for a program that does not answer the greeting.
        """
        self.name, self.clock, self._command = name, clock_of(name), words(name)
        self._game, self._board, self._told = game, board, told
        self._sessions = Sessions()
        try:
            self._sessions.idle.append(self._started())
        except NotStartedError as error:
            raise TheagonError(f"{name}: {error}") from None
        except ProgramError as error:
            raise TheagonError(f"{name}: {error}", hint="docs/players.md says what a program answers") from None

    def decide(self, position: Position, _seed: int = 0) -> int:
        """Return the program's action in a position of any match, or that it gives up: for tables."""
        place = get_ident(), position.to_act
        action = self._action(position, position.setup.seed, f"turn {position.turn}")
        if place in self._sessions.by_place:
            self._released(place)  # the next decision may be of another match
        return action

    def __call__(self, machine: Machine, setup: Any) -> int:
        """Return the program's action in the position on a machine, or that it gives up: for the arena."""
        return self._action(self._game.restore(setup, machine.state()), machine.world.bot_seed)

    def said(self, seat: int) -> Any:
        """Return what the program said of its last decision for a seat on this thread, or why it gave up."""
        session = self._sessions.by_place.get((get_ident(), seat))
        return self._sessions.reasons.pop((get_ident(), seat), None) if session is None else session.info

    def choose(self, decks: Mapping[str, Any]) -> str:
        """Return the name of the deck that the program chooses for its next match; the first one if it fails."""
        place = get_ident(), 0
        try:
            session = self._taken(place)
            said = _line(Choose(decks=msgspec.to_builtins(dict(decks))))
            chosen = str(_answer(session, said, monotonic() + self.clock.bank, "deck"))
            if chosen not in decks:
                raise ProgramError(f"it chose the deck {chosen[:60]!r}, which is none of its own")
        except ProgramError as error:
            self._sessions.drop(place)
            first = next(iter(decks))
            self._told(f"{self.name} chooses no deck, and plays {first}: {error}")
            return first
        self._released(place)
        return chosen

    def over(self, scores: Sequence[float]) -> None:
        """Tell the program how a match has ended on this thread, by the score of each seat."""
        for seat, score in enumerate(scores):
            session = self._sessions.by_place.get((get_ident(), seat))
            if session is not None:
                with suppress(ProgramError):  # it says so when it is asked the next time
                    session.process.tell(_line(Over(score=score)), monotonic() + self.clock.increment)
                self._released((get_ident(), seat))

    def _taken(self, place: tuple[int, int]) -> Session:
        """Return the process that plays at a place: the one that does, one that waits, or a new one."""
        sessions = self._sessions
        if place not in sessions.by_place:
            try:
                sessions.by_place[place] = sessions.idle.pop()
            except IndexError:
                sessions.by_place[place] = self._started()
        return sessions.by_place[place]

    def _released(self, place: tuple[int, int]) -> None:
        """Let a process wait for its next match."""
        session = self._sessions.by_place.pop(place)
        session.decisions = 0
        self._sessions.idle.append(session)

    def _action(self, position: Position, seed: int, when: str = "") -> int:
        """Return the action in a position of the match of a seed, or that the program gives up.

        `when` tells the decision; without it, it is counted: the match has all its decisions on this thread.
        """
        place = get_ident(), position.to_act
        try:
            session = self._taken(place)
            said = b""
            if not session.decisions:
                session.left, said = self.clock.bank, _line(self._beginning(position))
            session.decisions += 1
            return self._asked(session, position, said + _line(self._decision(session, position)))
        except ProgramError as error:
            failed = self._sessions.by_place.get(place)
            when = when or f"its decision {failed.decisions if failed else 1}"
            self._sessions.drop(place)
            self._sessions.reasons[place] = {"gives up": str(error)}
            self._told(f"{self.name} gives up a match (seed {seed}, {when}): {error}")
            return self._game.concession(position.to_act)

    def _asked(self, session: Session, position: Position, said: bytes) -> int:
        """Return the legal action that the program answers in its time."""
        began = monotonic()
        action = _legal(position, _answer(session, said, began + session.left, "action"))
        session.left += self.clock.increment - (monotonic() - began)
        return action

    def _started(self) -> Session:
        """Start the program and greet it."""
        game, process = self._game, Process(self._command)
        hello = Hello(theagon=version("theagon"), game=game.name, rules=game.rules_version, cards=game.card_set)
        try:
            ready = _read(process.ask(_line(hello), monotonic() + GREETING), Ready)
            if unknown := {*ready.wants} - {*WISHES}:
                raise ProgramError(f"it wants {min(unknown)!r}, and may want {', '.join(WISHES)}")
        except ProgramError:
            process.close()
            raise
        return Session(process, frozenset(ready.wants))

    def _beginning(self, position: Position) -> Begin:
        seat, (bank, increment) = position.to_act, self.clock
        deck = msgspec.to_builtins(position.setup.decks[position.contestants[seat]])
        return Begin(seat=seat, seats=position.seats, deck=deck, bank=bank, increment=increment)

    def _decision(self, session: Session, position: Position) -> Decide:
        seat, wants, named = position.to_act, session.wants, "names" in session.wants
        seen = position.observation(seat)
        return Decide(
            left=round(session.left, 3),
            seed=int.from_bytes(hashlib.blake2b(seen, digest_size=6).digest()),
            legal=[
                Legal(action, position.notation(action), position.describe(action, reader=seat) if named else "")
                for action in position.legal_actions()
            ],
            view=position.view(seat) if "view" in wants else None,
            text=self._board(position) if "text" in wants and self._board else None,
            observation=b64encode(seen).decode() if "observation" in wants else None,
        )


def _close(by_place: dict[tuple[int, int], Session], idle: list[Session]) -> None:
    """End all processes."""
    for session in (*by_place.values(), *idle):
        session.process.close()


def _line(message: Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _answer(session: Session, said: bytes, until: float, wanted: Literal["action", "deck"]) -> int | str:
    """Say lines, and return what is wanted of the answer. Lines that only have `info` may come before it."""
    session.info = None
    for _ in range(MOST_LINES):
        line = session.process.ask(said, until)
        said, answer = b"", _read(line, Answer)
        session.info = session.info if answer.info is None else answer.info
        found: int | str | None = getattr(answer, wanted)
        if found is not None:
            return found
        if answer.info is None:
            raise ProgramError(f"it said {_shown(line)}, which has neither {wanted} nor info")
    raise ProgramError(f"it said {MOST_LINES} lines and no {wanted}")


def _read(line: bytes, kind: type[T]) -> T:
    """Read what a program said. Raises ProgramError if it is nothing of this kind."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        raise ProgramError(f"it said {_shown(line)}: {printable(str(error)[:MOST_TOLD])}") from None
    except (msgspec.MsgspecError, RecursionError):
        raise ProgramError(
            f"it said {_shown(line)}, which is no JSON: its standard output is for answers alone"
        ) from None


def _shown(line: bytes) -> str:
    """Return the beginning of a line, quoted."""
    return repr(line[:60].decode(errors="replace"))


def _legal(position: Position, answer: int | str) -> int:
    """Return the legal action of a number or a notation. Raises ProgramError if there is none."""
    action, legal = answer, position.legal_actions()
    if isinstance(answer, str):
        try:
            action = position.parse(answer)
        except TheagonError:
            action = -1
    if action not in legal:
        such = f"such as {legal[0]} or {position.notation(legal[0])!r}"
        raise ProgramError(f"it chose {answer!r}, which is none of the {len(legal)} legal actions, {such}")
    return int(action)
