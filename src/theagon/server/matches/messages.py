"""The messages to a reader of a match: its table, its log, and the cards that only this match has.

With compiled rules an `update` takes less than a millisecond. All else is for workers: a long log, or the faces of many
cards, take long.
"""

from __future__ import annotations

import hashlib
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from theagon.games import load_game
from theagon.games.play.notation import NotUnderstoodError
from theagon.games.translated import said
from theagon.match.match import ending_of
from theagon.match.outline import outline
from theagon.server.offered import is_catalogued
from theagon.server.protocol.base import Language, kebab
from theagon.server.protocol.client import Preview, WhyNot
from theagon.server.protocol.server import Refused, Snapshot, Update
from theagon.server.protocol.table import Clock, EventLine, LessonStep, Result, SeatLine, StepLine, Table

if TYPE_CHECKING:
    from collections.abc import Collection

    from theagon.errors import TheagonError
    from theagon.games.base import Event, Refusal
    from theagon.games.display.catalogue import CardFace
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.match.match import LogEntry, Match
    from theagon.server.matches.match_log import MatchLog
    from theagon.server.protocol.client import Command, FromClient

REMEMBERED: Final = 8192
"""Events that are remembered with their words: most go to several readers, one after the other."""


class Perspective(Struct, frozen=True):
    """The perspective of a reader. Readers with the same perspective get the same bytes."""

    seats: tuple[int, ...]
    seat: int | None
    """The seat that sees the view; None: a spectator's."""
    language: Language

    @property
    def reader(self) -> int | None:
        """The seat that is called You; None for a spectator, or several players at one device."""
        return self.seat if len(self.seats) == 1 else None


class MatchStatus(Struct, frozen=True):
    """The status of a table besides the position: the connected players, open questions, the time left."""

    seats: tuple[SeatLine, ...]
    clock: Clock | None
    take_back_by: int | None
    take_back_agreed: tuple[int, ...]
    rematch: str | None


class TableMessage(Struct, frozen=True):
    """An encoded message with a table, and the cards of the match's own that it names."""

    encoded: bytes
    cards: frozenset[str]
    whole: bool
    """True if it is a `Snapshot`, which brings the faces of these cards."""


# ---- the table -------------------------------------------------------------------------------------------------------


def whole_match(log: MatchLog, perspective: Perspective, status: MatchStatus, own_cards: OwnCards) -> TableMessage:
    """Return a `Snapshot` of a match, with the faces of the match's cards that it names."""
    lines = step_lines(log.match, perspective.seat, perspective.language, reader=perspective.reader)
    table = _table(log, perspective, status)
    cards = own_cards.named(msgspec.json.encode((lines, table)))
    faces = own_cards.faces(cards, perspective.language)
    return TableMessage(msgspec.json.encode(Snapshot(table, lines, faces)), cards, whole=True)


def update(
    log: MatchLog, perspective: Perspective, status: MatchStatus, own_cards: OwnCards, since: int, undone: int = 0
) -> TableMessage:
    """Return an `Update` with the steps from `since` on, after `undone` steps were taken back."""
    lines = step_lines(log.match, perspective.seat, perspective.language, since, perspective.reader)
    message = msgspec.json.encode(Update(undone, lines, _table(log, perspective, status)))
    return TableMessage(message, own_cards.named(message), whole=False)


def news_since(
    log: MatchLog,
    perspective: Perspective,
    status: MatchStatus,
    own_cards: OwnCards,
    known: int,
    known_cards: frozenset[str],
) -> TableMessage:
    """Return the message for a reader that knows this many entries and these cards; known -1: it knows nothing."""
    steps = log.steps_at(known) if 0 <= known <= log.sequence else None
    if steps is not None:
        message = update(log, perspective, status, own_cards, steps + 1)
        if message.cards <= known_cards:
            return message
    return whole_match(log, perspective, status, own_cards)


def result_of(position: Position) -> Result:
    """Return the result of a match that is over."""
    ending = ending_of(position)
    return Result(position.winner, ending.winners, ending.losers)


def _table(log: MatchLog, perspective: Perspective, status: MatchStatus) -> Table:
    position, now, seat = log.match.position, log.now, perspective.seat
    view = position.view(seat)
    acts = seat is not None and seat == now.to_act and not now.forced
    reason = log.why_not_take_back(seat) if seat is not None else "nothing-done"
    return Table(
        sequence=log.sequence,
        step=len(log.match.history),
        state=fingerprint(view),
        view=view,
        options=log.options() if acts else (),
        seats=status.seats,
        clock=status.clock,
        take_back="match-over" if now.is_over else reason,
        take_back_by=status.take_back_by,
        take_back_agreed=status.take_back_agreed,
        result=result_of(position) if now.is_over else None,
        rematch=status.rematch,
        hints=len(log.match.hints),
        lesson=_lesson_step(log, perspective),
    )


def _lesson_step(log: MatchLog, perspective: Perspective) -> LessonStep | None:
    """Return where the learner stands in the lesson that a match is."""
    course, standing = log.course, log.standing
    if course is None or standing is None or perspective.seat != course.learner:
        return None
    return LessonStep(course.name, standing.step, course.length, said(standing.say, perspective.language))


def fingerprint(view: dict[str, Any]) -> str:
    """Return a hash of a view: equal for equal views."""
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=8).hexdigest()


# ---- the log ---------------------------------------------------------------------------------------------------------


def step_lines(
    match: Match, seat: int | None, language: str, since: int = 0, reader: int | None = None
) -> tuple[StepLine, ...]:
    """Return the log of a match from a step on, as a seat (None: a spectator) may know it, in words for a reader."""
    return tuple(step_line(match.game, entry, language, reader) for entry in match.log(seat, since=since))


def step_line(game: Game, entry: LogEntry, language: str, reader: int | None = None) -> StepLine:
    """Return one step in words, with how its events are nested: the reader's own seat is called You."""
    tell = partial(_words, game.name) if game is load_game(game.name) else game.tell
    lines = tuple(
        EventLine(each, tell(replace(each, number=0, cause=-1), language, reader=reader), *nesting)
        for each, nesting in zip(entry.events, outline(entry.events).values(), strict=True)
    )
    return StepLine(entry.step, entry.seat, entry.action, entry.notation, lines)


@lru_cache(REMEMBERED)
def _words(name: str, event: Event, language: str, reader: int | None) -> str:
    """Return an event in the words of a packaged game, which are remembered.

    Words name neither the event's number nor its cause: without them many events are equal.
    """
    return str(load_game(name).tell(event, language, reader=reader))


# ---- answers ---------------------------------------------------------------------------------------------------------


def refusal(message: FromClient, reason: str, text: str, hint: str, sequence: int) -> Refused:
    """Return the answer to a message that is not done, for a reason other than the rules."""
    number = message.id if isinstance(message, WhyNot | Preview) else None
    return Refused(kebab(type(message).__name__), number, reason, None, text, hint, sequence)


def refused_by_rules(of: str, against: Refusal, language: str, sequence: int, number: int | None = None) -> Refused:
    """Return the answer to an action that the rules, or a lesson, refuse."""
    return Refused(of, number, against.reason, against.clause, against.text(language), "", sequence)


def intended(position: Position, message: Command | WhyNot) -> int:
    """Return the action that a reader typed, or pointed at. Raises `TheagonError` if it is not understood."""
    if isinstance(message, WhyNot) and message.text is None:
        return position.meant(message.source, message.target)
    assert message.text is not None, "every command has one"
    return position.parse(message.text)


def told(error: TheagonError, language: str) -> tuple[str, str]:
    """Return an error's message and hint: in a language if the error has texts in it, else as they are."""
    return error.told(language) if isinstance(error, NotUnderstoodError) else (error.message, error.hint or "")


# ---- cards of a match's own ------------------------------------------------------------------------------------------


class OwnCards:
    """The cards of a match that the offered game lacks, or has with other values.

    A scenario may bring cards, and a match from before a change of the cards keeps those of its time. They include the
    cards of both decks, so a reader gets a card's face with the first message that names it, and no sooner.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._faces: dict[str, tuple[CardFace, ...]] = {}  # by language

    @property
    def are_found(self) -> bool:
        """True once a worker has found them: of a game with many cards of its own, that takes a second."""
        return "_mentions" in vars(self)

    @cached_property
    def _mentions(self) -> dict[str, set[str]]:
        """The cards that the texts of each of them name."""
        faces = self._faces["en"] = own_faces(self._game, "en")
        own = {face.id for face in faces}
        return {face.id: own.intersection(face.mentions) for face in faces}

    def named(self, message: bytes) -> frozenset[str]:
        """Return the cards that a message names, and those that their texts name."""
        found = set[str]()
        waiting = [card for card in self._mentions if f'"{card}"'.encode() in message]
        while waiting:
            card = waiting.pop()
            if card not in found:
                found.add(card)
                waiting += self._mentions[card]
        return frozenset(found)

    def faces(self, cards: Collection[str], language: str) -> tuple[CardFace, ...]:
        """Return the faces of these cards."""
        if language not in self._faces:
            self._faces[language] = own_faces(self._game, language)
        return tuple(face for face in self._faces[language] if face.id in cards)


def own_faces(game: Game, language: str) -> tuple[CardFace, ...]:
    """Return the faces of a match's, or a scenario's, cards that some catalogue of the game lacks or has otherwise."""
    faces = game.faces(language)
    return tuple(faces.face(each) for each in game.cards.everything.values() if not is_catalogued(game.name, each))
