"""The matches of a server as they are stored: found, listed, and read again when they are over."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.server.budget import HOUSE
from theagon.server.matches.beginnings import beginning_of_record
from theagon.server.matches.match_log import load_log
from theagon.server.matches.seating import host_of, public_place, seats_of
from theagon.server.protocol.matches import Invitation, MatchLine
from theagon.server.storage.storage import NotWaitingError

if TYPE_CHECKING:
    from theagon.match.match import Match
    from theagon.server.budget import Account
    from theagon.server.matches.beginnings import Beginnings
    from theagon.server.protocol.base import ShownState
    from theagon.server.storage.records import MatchRecord, StoredMatch
    from theagon.server.storage.storage import Storage
    from theagon.server.workers import Crew

LISTED: Final = 50
"""How many of one's matches are listed."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What an id or a token may look like: a database need not be able to look for anything else."""


class UnknownMatchError(TheagonError):
    """There is no such match, or it is not for this person."""


class Archive:
    """All matches in the database."""

    def __init__(self, storage: Storage, crew: Crew, beginnings: Beginnings) -> None:
        self._storage = storage
        self._crew = crew
        self._beginnings = beginnings

    async def invitation(self, name: str, holder: str | None) -> Invitation:
        """What whoever follows the link of a match is told."""
        stored = await self.get(name)
        state = await self._state_for(stored, holder)
        return Invitation(
            match=name,
            game=stored.match.game,
            mode=stored.match.options.mode,
            state=state,
            yours=bool(seats_of(holder, stored.seats)),
            host=host_of(stored.seats).name if state == "waiting" else "",
            places=tuple(map(public_place, stored.seats)),
            turn_seconds=stored.match.options.turn_seconds,
            rated=stored.match.options.rated,
        )

    async def listed(self, holder: str) -> list[MatchLine]:
        """The latest matches of one person."""
        return [_line(stored, holder) for stored in await self._storage.of_holder(holder, LISTED)]

    async def find(self, name: str) -> StoredMatch | None:
        """A match by its id."""
        return await self._storage.find(name) if _ID.fullmatch(name) else None

    async def find_watched(self, watch: str) -> StoredMatch | None:
        """A match by the token of those who watch it."""
        return await self._storage.find_watched(watch) if _ID.fullmatch(watch) else None

    async def get_listed(self, table: str) -> StoredMatch:
        """A match that waits, by its name in the list of open tables. Raises `NotWaitingError`."""
        stored = await self._storage.find_listed(table) if _ID.fullmatch(table) else None
        if stored is None:
            raise NotWaitingError("this table is open no more", hint="look at the list again")
        return stored

    async def get(self, name: str) -> StoredMatch:
        """A match by its id. Raises `UnknownMatchError`."""
        stored = await self.find(name)
        if stored is None:
            raise UnknownMatchError("there is no such match", hint="look whether the whole link was copied")
        return stored

    async def get_over(self, name: str, holder: str | None) -> StoredMatch:
        """A match that is over, as far as this person may know. Raises `UnknownMatchError` for any other."""
        stored = await self.get(name)
        if await self._state_for(stored, holder) != "over":
            raise UnknownMatchError("this match is not over", hint="its replay can be had when it is")
        return stored

    async def finished(self, name: str, holder: str | None, account: Account = HOUSE) -> Match:
        """A match that is over, with its history. Raises `UnknownMatchError` if it is not over: it has secrets then."""
        stored = await self.get_over(name, holder)
        entries, snapshots = await self._storage.entries(name), await self._storage.snapshots(name)
        beginning = beginning_of_record(stored.match)
        load = partial(load_log, game=await self._beginnings.game_of(beginning, account))
        log = await self._crew.workers.run(account, load, beginning, entries, snapshots)
        log.match.hints = list(stored.match.hints)
        return log.match

    async def only_seat_of(self, name: str, holder: str | None) -> int | None:
        """The seat that this person had in a match; None for a spectator, or a player of several seats."""
        seats = seats_of(holder, (await self.get(name)).seats)
        return seats[0] if len(seats) == 1 else None

    async def _state_for(self, stored: StoredMatch, holder: str | None) -> ShownState:
        """How far a match is, as this person may know: without a seat in it, they learn its end when spectators do."""
        state, delay = _shown_state(stored.match), stored.match.options.spectator_delay
        if stored.match.state != "over" or not delay or seats_of(holder, stored.seats):
            return state
        last = (await self._storage.entries(stored.match.id))[-1]
        return "over" if last.at <= time.time() - delay else "running"


def has_rules(match: MatchRecord) -> bool:
    """Whether a match can be played by the rules that there are."""
    return match.rules == load_game(match.game).rules_version


def _shown_state(match: MatchRecord) -> ShownState:
    """How far a match is, for players: one that was ended is over, and drawn."""
    return "over" if match.state == "ended" else match.state


def _line(stored: StoredMatch, holder: str) -> MatchLine:
    result = None
    state = _shown_state(stored.match)
    if state == "over":
        won = set(stored.match.winners).intersection(seats_of(holder, stored.seats))
        result = "won" if won else "lost" if stored.match.winners else "drawn"
    return MatchLine(
        match=stored.match.id,
        game=stored.match.game,
        mode=stored.match.options.mode,
        state=state,
        others=tuple(public_place(seat) for seat in stored.seats if seat.holder != holder),
        result=result,  # type: ignore[arg-type]  # one of the three
        created=stored.match.created,
    )
