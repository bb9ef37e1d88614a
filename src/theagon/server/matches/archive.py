"""The matches of a server as they are stored: found, listed, and read again when they are over.

The cards of a set are stored once, whichever matches are played with them.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import structs

from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.match.beginning import NOT_SHARED, Dealt, read_beginning, recorded_game
from theagon.server.budget import HOUSE
from theagon.server.matches.match_log import load_log
from theagon.server.matches.seating import host_of, public_place, seats_of
from theagon.server.offered import offered
from theagon.server.protocol.matches import Invitation, MatchLine
from theagon.server.storage.records import FRIEND, HUMAN
from theagon.server.storage.storage import NotWaitingError

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.match.beginning import Beginning
    from theagon.match.match import Match
    from theagon.server.budget import Account
    from theagon.server.protocol.base import ShownState
    from theagon.server.storage.records import MatchRecord, StoredMatch
    from theagon.server.storage.storage import Name, Storage
    from theagon.server.workers import Crew

LISTED: Final = 50
"""The most matches in a person's list."""
EARLIER: Final = 8
"""The most card sets that are no longer offered and stay in memory, each some megabytes: those used last."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""The form of ids and tokens: no database has to look for anything else."""


class UnknownMatchError(TheagonError):
    """There is no such match, or it is not for this person."""


class Archive:
    """All matches in the database."""

    def __init__(self, storage: Storage, crew: Crew) -> None:
        self._storage = storage
        self._crew = crew
        self._stored_sets: set[str] = set()
        """Digests of the card sets that are known to be stored."""
        self._earlier: OrderedDict[str, Game] = OrderedDict()
        """Games with cards that are no longer offered, as after a new release, by the digest of these cards."""

    # ---- finding ----------------------------------------------------------------------------------------------------

    async def find(self, name: str, by: Name = "id") -> StoredMatch | None:
        """Return a match by one of its names."""
        return await self._storage.find(name, by) if _ID.fullmatch(name) else None

    async def get(self, name: str) -> StoredMatch:
        """Return a match by its id. Raises `UnknownMatchError`."""
        stored = await self.find(name)
        if stored is None:
            raise UnknownMatchError("there is no such match", hint="look whether the whole link was copied")
        return stored

    async def get_listed(self, table: str) -> StoredMatch:
        """Return a match that waits, by its name in the list of open tables. Raises `NotWaitingError`."""
        stored = await self.find(table, "listed")
        if stored is None or stored.match.state != "waiting":
            raise NotWaitingError("this table is open no more", hint="look at the list again")
        return stored

    async def get_over(self, name: str, holder: str | None) -> StoredMatch:
        """Return a match that is over, as far as this person may know. Raises `UnknownMatchError` for any other."""
        stored = await self.get(name)
        if await self._state_for(stored, holder) != "over":
            raise UnknownMatchError("this match is not over", hint="its replay can be had when it is")
        return stored

    async def finished(self, name: str, holder: str | None, account: Account = HOUSE) -> Match:
        """Return a match that is over, with its history. Raises as `get_over`: before its end it has secrets."""
        return await self._played(await self.get_over(name, holder), account)

    async def own(self, name: str, holder: str | None, account: Account = HOUSE) -> Match:
        """Return a match that has begun, as far as it is stored, in which this person alone plays besides bots.

        Raises `UnknownMatchError` for any other: other players have secrets.
        """
        stored = await self.get(name)
        people = {seat.holder for seat in stored.seats if seat.kind in (HUMAN, FRIEND)}
        if stored.match.beginning is None or holder is None or people != {holder}:
            raise UnknownMatchError("this is no match of yours alone", hint="make one in which you play against bots")
        return await self._played(stored, account)

    async def _played(self, stored: StoredMatch, account: Account) -> Match:
        """Return a match with its history."""
        name = stored.match.id
        entries, snapshots = await self._storage.entries(name), await self._storage.snapshots(name)
        beginning = beginning_of_record(stored.match)
        load = partial(load_log, game=await self.game_of(beginning, account))
        log = await self._crew.workers.run(account, load, beginning, entries, snapshots)
        log.match.hints = list(stored.match.hints)
        return log.match

    # ---- facts for people -------------------------------------------------------------------------------------------

    async def invitation(self, name: str, holder: str | None) -> Invitation:
        """Return the public facts of a match, for a visitor with its link."""
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
        """Return the latest matches of one person, but none that has begun and cannot go on."""
        latest = await self._storage.of_holder(holder, LISTED)
        return [_line(each, holder) for each in latest if each.match.state != "running" or has_our_rules(each.match)]

    async def only_seat_of(self, name: str, holder: str | None) -> int | None:
        """Return the seat that this person had in a match; None for a spectator, or a player of several seats."""
        seats = seats_of(holder, (await self.get(name)).seats)
        return seats[0] if len(seats) == 1 else None

    async def _state_for(self, stored: StoredMatch, holder: str | None) -> ShownState:
        """Return the state of a match as this person may know it: without a seat they learn its end with spectators."""
        state, delay = _shown_state(stored.match), stored.match.options.spectator_delay
        if stored.match.state != "over" or not delay or seats_of(holder, stored.seats):
            return state
        last = (await self._storage.entries(stored.match.id))[-1]
        return "over" if last.at <= time.time() - delay else "running"

    # ---- beginnings -------------------------------------------------------------------------------------------------

    async def encode(self, beginning: Beginning) -> str:
        """Return a beginning as a match stores it: without its cards, if their set is stored or can be."""
        if isinstance(beginning, Dealt) and await self._is_stored(beginning):
            beginning = structs.replace(beginning, cards=[])
        return msgspec.json.encode(beginning).decode()

    async def _is_stored(self, beginning: Dealt) -> bool:
        """Return whether the card set is stored; that of the offered game is stored if it was not."""
        digest = beginning.card_set
        if digest == NOT_SHARED:
            return False
        if digest not in self._stored_sets:
            game = offered(beginning.game)
            if digest == game.card_set:
                await self.store_cards(game)
            elif await self._storage.card_set(digest) is None:  # such a match has its own cards
                return False
            self._stored_sets.add(digest)
        return True

    async def store_cards(self, game: Game) -> None:
        """Store the cards of a game, if they are not stored."""
        if game.card_set not in self._stored_sets:
            await self._storage.add_card_set(game.card_set, await self._crew.workers.run(HOUSE, _encoded, game))
            self._stored_sets.add(game.card_set)

    async def game_of(self, beginning: Beginning, account: Account) -> Game | None:
        """Return the game to begin with, at the cost of `account`, if it has other cards than it comes with.

        Raises `TheagonError` if it cannot be played with these rules.
        """
        if not isinstance(beginning, Dealt) or beginning.cards:
            return None
        digest = beginning.card_set
        if digest in (NOT_SHARED, load_game(beginning.game).card_set):  # a card set that is not shared has no cards
            return None
        if digest == (usual := offered(beginning.game)).card_set:
            return usual
        if digest not in self._earlier:
            cards = await self._storage.card_set(digest)
            if cards is None:
                raise TheagonError("the cards of this match are not in the database", hint="restore it from a backup")
            self._earlier[digest] = await self._crew.workers.run(account, recorded_game, beginning, cards)
            if len(self._earlier) > EARLIER:
                self._earlier.popitem(last=False)
        self._earlier.move_to_end(digest)
        return self._earlier[digest]


def has_our_rules(match: MatchRecord) -> bool:
    """Return whether a match was begun with the rules that this server has."""
    return match.game in NAMES and match.rules == load_game(match.game).rules_version


def beginning_of_record(match: MatchRecord) -> Beginning:
    """Return the beginning of a match that has begun."""
    assert match.beginning is not None, "it has begun"
    return read_beginning(match.beginning)


def _encoded(game: Game) -> str:
    """Return all definitions of a game, as they are stored."""
    return msgspec.json.encode(game.all_definitions).decode()


def _shown_state(match: MatchRecord) -> ShownState:
    """Return the state of a match for players: one that was ended is over, and drawn."""
    return "over" if match.state == "ended" else match.state


def _line(stored: StoredMatch, holder: str) -> MatchLine:
    result: Literal["won", "lost", "drawn"] | None = None
    state = _shown_state(stored.match)
    if state == "over":
        own = set(seats_of(holder, stored.seats))
        won, lost = own.intersection(stored.match.winners), own.intersection(stored.match.losers)
        result = "won" if won else "lost" if lost or stored.match.winners else "drawn"
    return MatchLine(
        match=stored.match.id,
        game=stored.match.game,
        mode=stored.match.options.mode,
        state=state,
        others=tuple(public_place(seat) for seat in stored.seats if seat.holder != holder),
        result=result,
        created=stored.match.created,
    )
