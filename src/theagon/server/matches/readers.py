"""The readers of a match, and their messages: everything on arrival, then each entry as it is made.

The event loop decides who gets which message. Workers make them, except what is quick.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec import structs

from theagon.server import metrics
from theagon.server.budget import HOUSE, cost_of
from theagon.server.matches.messages import (
    MatchStatus,
    OwnCards,
    Perspective,
    TableMessage,
    news_since,
    refusal,
    update,
    whole_match,
)
from theagon.server.matches.ratings import rating_of
from theagon.server.protocol.server import Gone, Presence, Refused, Said
from theagon.server.protocol.table import Clock, SeatLine
from theagon.server.storage.records import HUMAN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from theagon.errors import TheagonError
    from theagon.server.budget import Account
    from theagon.server.matches.clocks import TurnClock
    from theagon.server.matches.match_log import MatchLog
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.client import FromClient
    from theagon.server.protocol.server import ServerMessage
    from theagon.server.storage.records import Entry, StoredMatch
    from theagon.server.workers import Workers


AT_ONCE: Final = 16
"""Readers that are sent an entry before others than them have their turn."""


class Outbox(Protocol):
    """The messages for one socket. Nothing here ever waits: a client that does not read in time is dropped."""

    def put(self, message: bytes) -> None:
        """Send this after what was put before."""

    def close(self, gone: Gone) -> None:
        """Close the socket, with this last message."""


class Reader:
    """One socket at a match: the seats that it plays (none: it watches) and the language that it reads."""

    __slots__ = (
        "account",
        "arrival",
        "cards",
        "device",
        "language",
        "outbox",
        "replaced",
        "seats",
        "shown",
    )  # there may be thousands

    def __init__(
        self, outbox: Outbox, seats: tuple[int, ...], language: Language, device: str = "", account: Account = HOUSE
    ) -> None:
        """`account` pays for its requests."""
        self.outbox = outbox
        self.account = account
        self.seats = seats
        self.language = language
        self.device = device
        self.cards = frozenset[str]()
        """The cards of the match that it has got."""
        self.arrival = 0
        """The number of this arrival of the player, where several processes serve the match."""
        self.replaced = False
        """True once another socket has its seats: what it asks for is not done any more."""
        self.shown = False
        """True if it was sent the table: before that it is sent nothing else."""

    def falls_behind(self) -> bool:
        """Return whether another process sends it the match; then mark that it needs everything again."""
        return False

    def tell(self, message: ServerMessage) -> None:
        """Send it a message."""
        if isinstance(message, Refused):
            metrics.sink.count("refusals", message.reason)
        self.outbox.put(msgspec.json.encode(message))


class Audience:
    """The readers of a match: players see its present state, spectators perhaps an earlier one."""

    def __init__(
        self, stored: StoredMatch, log: MatchLog, shown: MatchLog, *, clock: TurnClock, workers: Workers
    ) -> None:
        """`shown` is the match as spectators see it: the same log, or one that is behind it."""
        self.log = log
        self.shown = shown
        self.readers: set[Reader] = set()
        self.seats = stored.seats
        self.take_back_by: int | None = None
        """The seat that asks to take its last action back."""
        self.take_back_agreed: tuple[int, ...] = ()
        """The seats that agree."""
        self.rematch = stored.match.rematch
        self._clock = clock
        self._workers = workers
        self.renew_own_cards()
        self._elsewhere: dict[str, tuple[tuple[int, str], ...]] = {}  # by process: seats with their devices
        self._away = {seat.seat: time.monotonic() for seat in stored.seats if seat.kind == HUMAN}
        """Since when each person has been away, as far as this process has seen."""

    def renew_own_cards(self) -> None:
        """Forget the cards that readers must be told of: the next message that a worker makes finds them again."""
        self._own_cards = OwnCards(self.log.match.game)

    # ---- presence ---------------------------------------------------------------------------------------------------

    @property
    def here(self) -> tuple[tuple[int, str], ...]:
        """The seats that are played through this process, each with its device."""
        return tuple((seat, reader.device) for reader in self.readers for seat in reader.seats)

    @property
    def spectators(self) -> int:
        """The number of sockets that watch here."""
        return sum(not reader.seats for reader in self.readers)

    def holds(self, seats: tuple[int, ...], device: str) -> bool:
        """Return whether another device plays one of these seats now."""
        return any(seat in seats and other != device for seat, other in self._everywhere())

    def close_at(self, seats: tuple[int, ...]) -> None:
        """Close the sockets at these seats: their players go on elsewhere."""
        for reader in self.readers:
            if set(reader.seats) & set(seats):
                reader.replaced = True
                reader.outbox.close(Gone("taken-over", "The match goes on in another window.", False))

    def note_elsewhere(self, process: str, holding: tuple[tuple[int, str], ...]) -> bool:
        """Note which seats, with their devices, are played through another process; return whether any are or were."""
        before = self._elsewhere.pop(process, ())
        if holding:
            self._elsewhere[process] = holding
        return bool(before or holding)

    def away_for(self, seconds: float) -> list[int]:
        """Return the seats of people who have been away for so long."""
        self._note_away()
        return [seat for seat, since in self._away.items() if time.monotonic() - since >= seconds]

    def _note_away(self) -> None:
        played = {seat for seat, _ in self._everywhere()}
        for seat in self.seats:
            if seat.kind == HUMAN and seat.seat not in played:
                self._away.setdefault(seat.seat, time.monotonic())
            else:
                self._away.pop(seat.seat, None)

    def note_gains(self, gains: Mapping[int, int]) -> None:
        """Note the rating points that each seat has gained."""
        self.seats = tuple(structs.replace(seat, gain=gains.get(seat.seat)) for seat in self.seats)

    def forget_take_back(self) -> None:
        """Drop the question whether an action may be taken back."""
        self.take_back_by = None
        self.take_back_agreed = ()

    def _everywhere(self) -> Iterator[tuple[int, str]]:
        yield from self.here
        for holding in self._elsewhere.values():
            yield from holding

    # ---- perspectives -----------------------------------------------------------------------------------------------

    def log_of(self, reader: Reader) -> MatchLog:
        """Return the match as a reader sees it."""
        return self.log if reader.seats else self.shown

    def perspective_of(self, reader: Reader) -> Perspective:
        """Return a reader's perspective: a device with several seats has that of the one to act, or to act next."""
        seat = None
        if reader.seats:
            now = self.log.now
            coming = min(reader.seats, key=lambda seat: (seat - now.active) % len(self.seats))
            seat = now.to_act if now.to_act in reader.seats else coming
        return Perspective(reader.seats, seat, reader.language)

    def readers_of(self, log: MatchLog) -> list[Reader]:
        """Return the readers who see the match as this log has it, and have been sent its table."""
        return [each for each in self.readers if each.shown and self.log_of(each) is log]

    def status_for(self, log: MatchLog, perspective: Perspective) -> MatchStatus:
        """Return the status of a table; delayed spectators do not get questions about take-backs."""
        present, over = log is self.log, log.now.is_over
        return MatchStatus(
            seats=self._seat_lines(over=over),
            clock=self._clock_line() if perspective.seats or present else None,
            take_back_by=self.take_back_by if present else None,
            take_back_agreed=self.take_back_agreed if present else (),
            rematch=self.rematch if over else None,
        )

    def _seat_lines(self, *, over: bool) -> tuple[SeatLine, ...]:
        played = {seat for seat, _ in self._everywhere()}
        return tuple(
            SeatLine(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,
                connected=seat.kind != HUMAN or seat.seat in played,
                rating=rating_of(seat),
                gain=seat.gain if over else None,
            )
            for seat in self.seats
        )

    def _clock_line(self) -> Clock | None:
        limit, left = self._clock.limit, self._clock.left
        return None if limit is None or left is None else Clock(self.log.now.to_act, left, limit)

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def catch_up(self, reader: Reader, known: int = -1, language: Language | None = None) -> None:
        """Send a reader all, or the changes after `known` entries, perhaps in another language."""
        if reader.falls_behind():
            return
        await reader.account.wait()
        log = self.log_of(reader)
        async with log.lock:
            reader.language = language or reader.language
            perspective = self.perspective_of(reader)
            status = self.status_for(log, perspective)
            message = await self._workers.run(
                reader.account, news_since, log, perspective, status, self._own_cards, known, reader.cards
            )
            _send(reader, message)
            reader.account.charge(cost_of(message.encoded))
            if self.status_for(log, perspective).seats != status.seats:
                self._tell_status(log, [reader], reader.account)

    async def publish(self, entry: Entry, log: MatchLog, account: Account) -> None:
        """Send an entry to the readers of a log, at the cost of `account`. The log's lock is held.

        A reader who does not know a named card yet is sent everything.
        """
        undone = int(entry.action is None)
        since = len(log.match.history) + undone
        readers: dict[Perspective, list[Reader]] = {}
        for reader in sorted(self.readers_of(log), key=lambda reader: not reader.seats):  # players first
            readers.setdefault(self.perspective_of(reader), []).append(reader)
        seen = {each: (log, each, self.status_for(log, each), self._own_cards) for each in readers}
        quick = log.is_compiled and self._own_cards.are_found
        made = {  # one right after the other: they share the public part of their views
            each: await self._workers.run_quick(account, quick, update, *seen[each], since, undone) for each in readers
        }
        for perspective, alike in readers.items():
            news = made[perspective]
            knows = {reader: news.cards <= reader.cards for reader in alike}
            whole = news if all(knows.values()) else await self._workers.run(account, whole_match, *seen[perspective])
            for number, reader in enumerate(alike, 1):
                _send(reader, news if knows[reader] else whole)
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)
            account.charge(sum(cost_of((news if known else whole).encoded) for known in knows.values()))

    # ---- other messages ---------------------------------------------------------------------------------------------

    def refuse(self, reader: Reader, message: FromClient, reason: str, error: TheagonError) -> None:
        """Send a reader a refusal."""
        reader.tell(refusal(message, reason, error.message, error.hint or "", self.log_of(reader).sequence))

    def tell_presence(self, account: Account = HOUSE, but: Reader | None = None) -> None:
        """Send the connected players to all readers, except one, at the cost of `account`."""
        self._note_away()
        self._tell_status(self.log, [reader for reader in self.readers_of(self.log) if reader is not but], account)
        if self.shown is not self.log:
            self._tell_status(self.shown, self.readers_of(self.shown), account)

    def tell_agreements(self, account: Account = HOUSE) -> None:
        """Send the open questions, and the rematch, except to readers who do not see the end of this match yet."""
        self._tell_status(self.log, self.readers_of(self.log), account)
        if self.shown is not self.log and self.shown.now.is_over:
            self._tell_status(self.shown, self.readers_of(self.shown), account)

    def tell_said(self, said: Said, account: Account = HOUSE) -> None:
        """Send a player's phrase to those who see the match without delay."""
        _tell(self.readers_of(self.log), said, account)

    def _tell_status(self, log: MatchLog, readers: Sequence[Reader], account: Account) -> None:
        status = self.status_for(log, Perspective((), None, "en"))
        presence = Presence(status.seats, status.take_back_by, status.take_back_agreed, status.rematch)
        _tell(readers, presence, account)


def _tell(readers: Sequence[Reader], message: ServerMessage, account: Account) -> None:
    """Send all these readers the same, at the cost of `account`."""
    encoded = msgspec.json.encode(message)
    for reader in readers:
        reader.outbox.put(encoded)
    account.charge(len(readers) * cost_of(encoded))


def _send(reader: Reader, message: TableMessage) -> None:
    reader.shown = True
    if message.whole:
        reader.cards = message.cards
    reader.outbox.put(message.encoded)
