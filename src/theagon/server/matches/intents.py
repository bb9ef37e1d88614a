"""The messages of readers to a match: one function carries out each, or the reader gets a refusal."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.games.base import Refusal
from theagon.server.limits import TooManyError
from theagon.server.matches.live import LeaseLostError
from theagon.server.matches.lobby import DrainingError
from theagon.server.matches.messages import intended, refused_by_rules, told
from theagon.server.protocol.base import kebab
from theagon.server.protocol.client import (
    Act,
    AnswerTakeBack,
    AskHint,
    AskRematch,
    AskTakeBack,
    ClaimWin,
    Command,
    Foretell,
    Hello,
    Ping,
    Preview,
    Resign,
    SayPhrase,
    Speak,
    WhyNot,
)
from theagon.server.protocol.server import Hint, Pong, Possible, Previewed, Said
from theagon.server.storage.records import HUMAN
from theagon.server.storage.storage import OutOfSequenceError, StorageError
from theagon.server.workers import finish

if TYPE_CHECKING:
    from theagon.games.play.position import Position
    from theagon.server.budget import Account
    from theagon.server.matches.live import LiveMatch
    from theagon.server.matches.readers import Reader
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.client import FromClient
    from theagon.server.storage.records import By

AWAY_SECONDS: Final = 120.0
"""Seconds for which a player must have been away before the others may claim the match."""
REST: Final = 3.0
"""Seconds after a phrase before the same seat may say another."""


class NotDoneError(TheagonError):
    """The refusal of a reader's message, for a reason other than the rules."""

    def __init__(self, reason: str, message: str, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.reason = reason


async def handle(live: LiveMatch, reader: Reader, message: FromClient) -> None:
    """Carry out a reader's message, or send a refusal."""
    try:
        match message:
            case Ping():
                reader.tell(Pong())
            case Speak():
                await live.audience.catch_up(reader, language=message.language)
            case Hello():
                raise NotDoneError("hello-again", "You have said hello already.")
            case _ if not reader.seats:
                raise NotDoneError("spectator", "Spectators cannot act.")
            case Act() | Command() | Resign() | ClaimWin() | AskTakeBack() | AnswerTakeBack() if (
                live.lease is None and not live.is_over
            ):
                await live.peers.hand_on(live, reader, message)
            case Act():
                await _act(live, reader, message, message.action)
            case Command() | WhyNot():
                await _understand(live, reader, message)
            case Preview():
                await _preview(live, reader, message)
            case Resign():
                await _resign(live, reader)
            case ClaimWin():
                await _claim(live, reader)
            case AskTakeBack():
                await _ask_take_back(live, reader)
            case AnswerTakeBack():
                await _answer_take_back(live, reader, accept=message.accept)
            case AskRematch():
                await _ask_rematch(live, reader)
            case SayPhrase():
                _say(live, reader, message)
            case AskHint():
                await _hint(live, reader)
            case Foretell():
                raise NotDoneError("no-puzzle", "This is no puzzle.")
    except NotDoneError as error:
        live.audience.refuse(reader, message, error.reason, error)
    except StorageError as error:
        live.audience.refuse(reader, message, "storage", error)
    except (OutOfSequenceError, LeaseLostError) as error:
        live.audience.refuse(reader, message, "stale", error)
        await live.fall_behind(error)


def _require_asked(live: LiveMatch, reader: Reader) -> None:
    """Raise `NotDoneError` unless the decision is this reader's; where there is no choice, the table answers."""
    if live.log.now.to_act not in reader.seats or live.log.now.forced:
        raise NotDoneError("not-yours", "It is not your decision.")


# ---- actions ---------------------------------------------------------------------------------------------------------


async def _act(live: LiveMatch, reader: Reader, message: Act | Command, action: int) -> None:
    """Carry out an action that was chosen on the current table, unless the rules refuse it.

    An action that is sent again after it was done gets its result again.
    """
    async with live.lock:
        if message.sequence == live.sequence:
            if live.log.now.to_act < 0:
                raise NotDoneError("not-yours", "The match is over.")
            _require_asked(live, reader)
            outcome = await live.ask(reader.account, live.log.judge_for_player, action, quick=True)
            if isinstance(outcome, Refusal):
                reader.tell(refused_by_rules(kebab(type(message).__name__), outcome, reader.language, live.sequence))
            else:
                await live.append(reader.account, live.log.now.to_act, action, "player", outcome, reader=reader)
            return
        if not _is_done(live, reader, message.sequence, action):
            live.audience.refuse(reader, message, "stale", NotDoneError("stale", "The match has gone on since."))
    await live.audience.catch_up(reader)


def _is_done(live: LiveMatch, reader: Reader, sequence: int, action: int) -> bool:
    """Return whether this is an action that the reader sent before and that was done."""
    if sequence > live.sequence:
        return False
    entry = live.log.entries[sequence]
    return entry.action == action and entry.seat in reader.seats and entry.by == "player"


async def _understand(live: LiveMatch, reader: Reader, message: Command | WhyNot) -> None:
    """Find the typed or pointed action; carry it out, or say why it is not possible."""
    async with live.lock:
        _require_asked(live, reader)  # names are looked up in the hand of the seat to act
        try:
            action = await live.ask(reader.account, intended, live.position, message)
        except TheagonError as error:
            raise NotDoneError("not-understood", *told(error, reader.language)) from None
        if isinstance(message, WhyNot):
            source = message.source if message.target is None else None
            against = await live.ask(reader.account, live.log.why_not, action, source)
            of_rules = against and refused_by_rules("why-not", against, reader.language, live.sequence, message.id)
            reader.tell(of_rules or Possible(message.id, action))
            return
    await _act(live, reader, message, action)


async def _preview(live: LiveMatch, reader: Reader, message: Preview) -> None:
    """Send the outcome that an action would have."""
    async with live.lock:
        _require_asked(live, reader)
        outcome = await live.ask(reader.account, live.log.preview, message.action)
        if isinstance(outcome, Refusal):
            reader.tell(refused_by_rules("preview", outcome, reader.language, live.sequence, message.id))
        else:
            reader.tell(Previewed(message.id, message.action, outcome.changes, outcome.winner))


async def _resign(live: LiveMatch, reader: Reader) -> None:
    """Concede for one of the reader's seats, the seat to act first."""
    async with live.lock:
        if live.is_over:
            raise NotDoneError("match-over", "The match is over.")
        may_concede = set(reader.seats).intersection(await live.ask(reader.account, live.log.may_concede))
        if not may_concede:
            raise NotDoneError("not-in-match", "You have left the match already.")
        to_act = live.log.now.to_act
        await _concede(live, reader, to_act if to_act in may_concede else min(may_concede), "player")


async def _claim(live: LiveMatch, reader: Reader) -> None:
    """Concede for the people who have been away for long enough, and still play."""
    async with live.lock:
        if live.is_over:
            raise NotDoneError("match-over", "The match is over.")
        may_concede = await live.ask(reader.account, live.log.may_concede)
        if not set(reader.seats).intersection(may_concede):
            raise NotDoneError("not-in-match", "You have left the match already.")
        left = [seat for seat in live.audience.away_for(AWAY_SECONDS) if seat in may_concede]
        if not left:
            raise NotDoneError("nobody-left", "No player has been away for long enough.", "wait two minutes")
        for seat in left:
            if not live.is_over:
                await _concede(live, reader, seat, "clock")


async def _concede(live: LiveMatch, reader: Reader, seat: int, by: By) -> None:
    """Concede for a seat that may. The lock is held."""
    outcome = await live.ask(reader.account, live.log.judge, live.log.match.game.concession(seat), quick=True)
    assert not isinstance(outcome, Refusal), "it may be conceded"
    await live.append(reader.account, seat, live.log.match.game.concession(seat), by, outcome, reader=reader)


# ---- agreements ------------------------------------------------------------------------------------------------------


async def _ask_take_back(live: LiveMatch, reader: Reader) -> None:
    """Take the last action of a reader back, or ask the others whether they agree."""
    async with live.lock:
        history = live.log.match.history
        seat = history[-1].seat if history else -1
        reason = live.log.why_not_take_back(seat if seat in reader.seats else reader.seats[0])
        if reason is not None or live.is_over:
            raise NotDoneError(reason or "match-over", "This cannot be taken back.")
        await _take_back_if_agreed(live, reader, seat, reader.seats)


async def _answer_take_back(live: LiveMatch, reader: Reader, *, accept: bool) -> None:
    """Agree that another takes an action back, or not."""
    audience = live.audience
    async with live.lock:
        seat = audience.take_back_by
        if seat is None or seat in reader.seats:
            raise NotDoneError("nothing-asked", "No player asks you to take anything back.")
        if accept:
            await _take_back_if_agreed(live, reader, seat, (*audience.take_back_agreed, *reader.seats))
        else:
            audience.forget_take_back()
            _tell_agreements(live, reader.account)


async def _take_back_if_agreed(live: LiveMatch, reader: Reader, seat: int, agreed: tuple[int, ...]) -> None:
    """Take a seat's last action back if every human who still plays agrees, else ask them. The lock is held."""
    may_concede = await live.ask(reader.account, live.log.may_concede)
    humans = {each.seat for each in live.seats if each.kind == HUMAN and each.seat in may_concede}
    if humans <= {seat, *agreed}:
        await live.append(reader.account, seat, None, "player", reader=reader)
    else:
        live.audience.take_back_by = seat
        live.audience.take_back_agreed = tuple(sorted(set(agreed)))
        _tell_agreements(live, reader.account)


async def _ask_rematch(live: LiveMatch, reader: Reader) -> None:
    """Make the rematch, if it is not made yet, and announce it."""

    async def make() -> None:
        async with live.lock:
            live.audience.rematch = live.audience.rematch or await live.rematch(live, reader.account)
        _tell_agreements(live, reader.account)

    if not live.is_over:
        raise NotDoneError("not-over", "The match is not over.")
    try:
        await finish(make())
    except (DrainingError, TooManyError) as error:
        reason = "draining" if isinstance(error, DrainingError) else "too-many"
        raise NotDoneError(reason, error.message, error.hint or "") from None


def _tell_agreements(live: LiveMatch, account: Account) -> None:
    live.audience.tell_agreements(account)
    live.peers.tell_standing(live)


# ---- phrases and hints -----------------------------------------------------------------------------------------------


def _say(live: LiveMatch, reader: Reader, message: SayPhrase) -> None:
    """Send one of the fixed phrases to all readers, at the cost of its player; it is not stored."""
    seat = live.audience.perspective_of(reader).seat
    assert seat is not None, "spectators say nothing"
    now = time.monotonic()
    if now - live.last_said.get(seat, -REST) < REST:
        raise NotDoneError("too-often", "One phrase at a time.", "wait a moment")
    live.last_said[seat] = now
    live.audience.tell_said(Said(seat, message.phrase), reader.account)
    live.peers.tell_said(live, seat, message.phrase)


async def _hint(live: LiveMatch, reader: Reader) -> None:
    """Send the seat to act a good action, as far as it may know, after the match has counted the hint."""
    log = live.log
    _require_asked(live, reader)
    if log.course is not None or any(each.kind == HUMAN and each.seat not in reader.seats for each in live.seats):
        raise NotDoneError("no-hints", "Hints are for matches against bots.")
    sequence, step, thinking = log.sequence, len(log.match.history) + 1, live.position.clone()
    hint = await live.crew.thinkers.run(reader.account, _find_hint, thinking, step, reader.language)
    if log.sequence != sequence:
        raise NotDoneError("stale", "The match has gone on since.")
    log.match.hints = list(await live.storage.add_hint(live.id, step))
    reader.tell(hint)


def _find_hint(position: Position, seed: int, language: Language) -> Hint:
    found = position.hint(seed=seed)
    return Hint(found.action, position.hint_text(found, language))
