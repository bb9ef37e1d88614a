"""The matches of a server: made, joined, found again, and loaded while anybody is there."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from contextlib import contextmanager, suppress
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

import msgspec

from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.match.beginning import begin, beginning_of, gone_on, is_fresh, match_options, read_beginning, staged
from theagon.match.match import Match
from theagon.match.replay import decode
from theagon.server import limits
from theagon.server.budget import HOUSE, Budgets
from theagon.server.cluster.news import Joined
from theagon.server.cluster.peers import Alone, Peers
from theagon.server.matches.audience import HUMAN
from theagon.server.matches.course import course_of
from theagon.server.matches.drain import Drain
from theagon.server.matches.live import LiveMatch
from theagon.server.matches.pauses import USUAL, Pauses
from theagon.server.matches.rehearsal import pass_over, rehearse
from theagon.server.matches.seating import (
    a_deck,
    deal,
    deal_again,
    is_free,
    places_of,
    seats_at,
    seats_of,
    shown,
    turned,
)
from theagon.server.matches.stories import scenario_text
from theagon.server.names import player_name
from theagon.server.protocol.basis import ShownState
from theagon.server.protocol.matches import Created, FromMatch, FromReplay, FromScenario, Invitation, MatchLine
from theagon.server.protocol.server import ENDED
from theagon.server.storage.caretaker import KEEP_ALL, Caretaker, Retention
from theagon.server.storage.database import StorageError
from theagon.server.storage.records import FRIEND, Begun, Kept, MatchRecord, Options, Seat
from theagon.server.workers import Crew

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.games.base import Game
    from theagon.match.beginning import Beginning
    from theagon.server.budget import Account
    from theagon.server.protocol.matches import Join, NewMatch, Place
    from theagon.server.storage.storage import Storage

IDLE_SECONDS: Final = 30.0
"""How long a match stays loaded after everybody has left."""
LEAVING_SECONDS: Final = 0.05
"""How often is looked whether everybody has left a match that was ended."""
LISTED: Final = 50
"""How many of one's matches are listed."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What an id or a token may look like: a database need not be able to look for anything else."""


class UnknownMatchError(TheagonError):
    """There is no such match, or it is not for this person."""


class Hub:
    """All matches of one server process."""

    def __init__(self, storage: Storage, *, pauses: Pauses = USUAL, retention: Retention = KEEP_ALL) -> None:
        self.storage = storage
        self.run = secrets.token_hex(8)
        """This process: a client that comes back sees whether the server was started anew."""
        self.crew = Crew()
        self.budgets = Budgets()
        self._pauses = pauses
        self.drain = Drain()
        self._live: dict[str, LiveMatch] = {}
        self._peers: Alone | Peers = (
            Peers(storage, self.run, self._live, self._joined) if storage.is_shared else Alone(self.run)
        )
        self._idle: set[str] = set()
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._unloading: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._caretaker = Caretaker(storage, lambda: {*self._live, *self._waiting}, self._drop, retention)
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @property
    def loaded(self) -> int:
        """How many matches are loaded."""
        return len(self._live)

    async def open(self) -> None:
        """Begin to serve. Raises `TheagonError` if the database can not be used."""
        try:
            await self.storage.open()
            await self._peers.open()
        except BaseException:
            await self.storage.close()
            raise
        self._sweeper = asyncio.create_task(self._sweep())
        self._caretaker.open()
        for name in NAMES:
            await self.crew.workers.run(HOUSE, rehearse, name)
        pass_over()

    async def close(self) -> None:
        """Stop; whatever was acknowledged is kept."""
        tasks = [task for task in (self._sweeper, *self._loading.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._caretaker.close()
        await asyncio.gather(*(live.stop() for live in self._live.values()))
        await self._peers.close()
        await self.storage.close()
        self.crew.close()

    # ---- the end of service -----------------------------------------------------------------------------------------

    def begin_to_drain(self, seconds: float) -> None:
        """Begin no more matches, and tell everybody that the server stops after so long at the latest."""
        self.drain.begin(seconds)
        notice = self.drain.notice()
        assert notice is not None, "it has just begun"
        for live in self._live.values():
            for reader in live.readers:
                reader.tell(notice)
        self._joined(None)

    @property
    def sound(self) -> bool:
        """Whether this process renews its leases and hears what others tell."""
        return self._peers.sound

    @property
    def draining(self) -> bool:
        """Whether no more matches begin here."""
        return self.drain.begun

    @property
    def drained(self) -> bool:
        """Whether it drains and nobody plays any more, or the time is up. Spectators keep nothing from stopping."""
        return self.draining and (self.drain.is_over or not any(live.is_played for live in self._live.values()))

    async def _sweep(self) -> None:
        """Unload the matches that nobody is at."""
        while True:
            await asyncio.sleep(IDLE_SECONDS)
            await self.unload()

    async def unload(self) -> None:
        """Unload the matches that nobody was at, or asked for, since this was done before."""
        idle = {name for name, live in self._live.items() if not live.busy}
        before, self._idle = self._idle, idle
        for name in before & idle:
            if name in self._idle:  # nobody has asked for it while others were unloaded
                unloading = self._unloading[name] = asyncio.create_task(self._unload(self._live.pop(name)))
                try:
                    await unloading
                finally:
                    del self._unloading[name]

    async def _drop(self, name: str) -> None:
        """Let go of a match that was ended or removed, and send everybody away."""
        self._joined(name)
        live = self._live.pop(name, None)
        if live is None:  # it had not begun, or was unloaded meanwhile
            return
        while live.readers:  # their sockets leave it first: it does nothing for anybody once it has stopped
            for reader in live.readers:
                reader.outbox.close(ENDED)
            await asyncio.sleep(LEAVING_SECONDS)
        await self._unload(live)

    async def _unload(self, live: LiveMatch) -> None:
        """Let nothing of a match run here any more, and let other processes have it."""
        await live.stop()
        with suppress(StorageError):  # then the lease is found without its match, and given back, later
            await self._peers.release(live.record.id)

    # ---- making matches ---------------------------------------------------------------------------------------------

    async def create(self, new: NewMatch, holder: str, account: Account = HOUSE) -> Created:
        """Make a match, which `account` pays for; with friends it begins when the last of them joins.

        Raises `TheagonError` for players, decks and rules that do not fit, and for a beginning that can not be gone on
        from.
        """
        self.drain.refuse()
        game = load_game(new.game)
        if new.begin is not None:
            return await self._go_on(game, new, new.begin, holder, account)
        match_options(game, new.mode or "", new.options)
        mode = new.mode or next(iter(game.modes))
        agreed = Options(new.turn_seconds, new.spectator_delay, mode, new.options, new.first)
        places = await self.crew.workers.run(account, places_of, game, new, game.modes[mode].seats, holder)
        if any(is_free(place) for place in places):
            record = _record(game, agreed, state="waiting")
            await self.storage.add(record, places)
            return Created(record.id, (), record.watch)
        return await self._add(game, agreed, *await self.crew.workers.run(account, deal, game, agreed, places), holder)

    async def _add(
        self, game: Game, agreed: Options, beginning: Beginning, seated: Sequence[Seat], holder: str
    ) -> Created:
        """Keep a new match that nobody is waited for in."""
        record = _record(game, agreed, beginning=_kept(beginning))
        await self.storage.add(record, seated)
        return Created(record.id, seats_of(holder, seated), record.watch)

    async def _go_on(
        self, game: Game, new: NewMatch, source: FromScenario | FromMatch | FromReplay, holder: str, account: Account
    ) -> Created:
        """Make a match that goes on from a scenario, from a match that is over, or from a replay file."""
        mode = ""
        match source:
            case FromScenario(name, step):
                text = await self.crew.workers.run(account, scenario_text, game.name, name)
                beginning: Beginning = await self.crew.workers.run(account, staged, game, name, text, step)
            case FromMatch(name, step):
                played = await self.finished(name, holder, account)
                before = (await self._find(name)).match
                beginning = await self.crew.workers.run(account, gone_on, _beginning(before), played, step)
                mode = before.options.mode
            case FromReplay(file, step):
                beginning = await self.crew.files.run(account, _of_replay, file, step)
        if beginning.game != game.name:
            raise TheagonError(f"this is a match of {beginning.game}, not of {game.name}")
        seated = await self.crew.workers.run(account, lambda: seats_at(begin(beginning), new, holder))
        agreed = Options(new.turn_seconds, new.spectator_delay, mode)
        return await self._add(game, agreed, beginning, seated, holder)

    async def join(self, name: str, join: Join, holder: str, account: Account = HOUSE) -> Created:
        """Take the next free place of a match that waits for friends. Raises `NotWaitingError` if there is none."""
        self.drain.refuse()
        record = (await self._find(name)).match
        game = load_game(record.game)
        deck = await self.crew.workers.run(account, a_deck, game, join.deck)
        comer = Seat(0, FRIEND, player_name(join.name), holder, msgspec.to_builtins(deck))

        async def begun(places: Sequence[Seat]) -> Begun:
            beginning, seated = await self.crew.workers.run(account, deal, game, record.options, places)
            return Begun(_kept(beginning), game.rules_version, tuple(seated))

        seated = await self.storage.join(name, comer, begun)
        self._joined(name)
        self._peers.tell(Joined(self.run, name))
        return Created(name, seats_of(holder, seated), record.watch)

    def _joined(self, name: str | None) -> None:
        """Wake who waits for this match to begin; None: who waits for any, to look whether it has."""
        for waited in self._waiting if name is None else (name,):
            for joined in self._waiting.get(waited, ()):
                joined.set()

    async def places(self, name: str) -> tuple[Place, ...] | None:
        """The places of a match that still lacks a player; None if it lacks none."""
        kept = await self.storage.find(name)
        return tuple(map(shown, kept.seats)) if kept is not None and kept.match.state == "waiting" else None

    @contextmanager
    def awaiting(self, name: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever somebody joins a match that waits."""
        joined = asyncio.Event()
        self._waiting.setdefault(name, set()).add(joined)
        try:
            yield joined
        finally:
            self._waiting[name].remove(joined)
            if not self._waiting[name]:
                del self._waiting[name]

    def waiting_at(self, name: str) -> int:
        """How many wait for this match to begin."""
        return len(self._waiting.get(name, ()))

    async def _rematch(self, live: LiveMatch, account: Account) -> str:
        """The same players and decks again, the next one beginning; or the same beginning, all one seat further."""
        self.drain.refuse()
        game = live.course.match.game
        if is_fresh(_beginning(live.record)):
            beginning, seated = await self.crew.workers.run(account, deal_again, live.course.match, live.seats)
            record = _record(game, live.record.options, beginning=_kept(beginning))
        else:
            seated = turned(live.seats)
            record = _record(game, live.record.options, beginning=live.record.beginning)
        return await self.storage.add_rematch(live.record.id, record, seated)

    # ---- finding matches --------------------------------------------------------------------------------------------

    async def invitation(self, name: str, holder: str | None) -> Invitation:
        """What one who follows the link of a match is told."""
        kept = await self._find(name)
        state = await self._state_for(kept, holder)
        return Invitation(
            match=name,
            game=kept.match.game,
            mode=kept.match.options.mode,
            state=state,
            yours=bool(seats_of(holder, kept.seats)),
            host=next(seat.name for seat in kept.seats if seat.kind == HUMAN) if state == "waiting" else "",
            places=tuple(map(shown, kept.seats)),
            turn_seconds=kept.match.options.turn_seconds,
        )

    async def listed(self, holder: str) -> list[MatchLine]:
        """The latest matches of one person."""
        return [_line(kept, holder) for kept in await self.storage.of_holder(holder, LISTED)]

    async def find(self, name: str) -> Kept | None:
        """A match by its id."""
        return await self.storage.find(name) if _ID.fullmatch(name) else None

    async def find_watched(self, watch: str) -> Kept | None:
        """A match by the token of those who watch it."""
        return await self.storage.find_watched(watch) if _ID.fullmatch(watch) else None

    async def _find(self, name: str) -> Kept:
        kept = await self.find(name)
        if kept is None:
            raise UnknownMatchError("there is no such match", hint="look whether the whole link was copied")
        return kept

    @staticmethod
    def has_rules(match: MatchRecord) -> bool:
        """Whether a match can be played by the rules that there are."""
        return match.rules == load_game(match.game).rules_version

    async def live(self, kept: Kept, account: Account = HOUSE) -> LiveMatch:
        """A match that has begun, loaded at the cost of `account`.

        Raises `TheagonError` if these rules can not play it.
        """
        name = kept.match.id
        self._idle.discard(name)
        while (unloading := self._unloading.get(name)) is not None:
            await asyncio.wait([unloading])
        loading = self._loading.get(name)
        if loading is None and name not in self._live:
            if len(self._live) + len(self._loading) >= limits.LIVE:
                raise limits.TooManyError("this server has no room for more matches now", hint="come again later")
            loading = self._loading[name] = asyncio.create_task(self._load(kept, account))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        found = self._live[name] if loading is None else await asyncio.shield(loading)  # others wait for it too
        await found.settled()
        return found

    async def _load(self, kept: Kept, account: Account) -> LiveMatch:
        name = kept.match.id
        entries, snapshots = await self.storage.entries(name), await self.storage.snapshots(name)
        delay = kept.match.options.spectator_delay
        old = list(takewhile(lambda entry: entry.at <= time.time() - delay, entries))
        course = await self.crew.workers.run(account, course_of, _beginning(kept.match), entries, snapshots)
        delayed = None
        if delay and not (course.now.is_over and old == entries):
            delayed = await self.crew.workers.run(account, course_of, _beginning(kept.match), old, snapshots)
        live = self._live[name] = LiveMatch(
            kept,
            course,
            self.storage,
            crew=self.crew,
            delayed=delayed,
            rematch=self._rematch,
            peers=self._peers,
            pauses=self._pauses,
        )
        try:
            await self._peers.seek(live)
        except BaseException:  # who comes next tries anew
            await self._live.pop(name).stop()
            raise
        return live

    async def finished(self, name: str, holder: str | None, account: Account = HOUSE) -> Match:
        """A match that is over, with its history. Raises `UnknownMatchError` if it is not over: it has secrets then."""
        kept = await self._find(name)
        if await self._state_for(kept, holder) != "over":
            raise UnknownMatchError("this match is not over", hint="its replay can be had when it is")
        entries, snapshots = await self.storage.entries(name), await self.storage.snapshots(name)
        course = await self.crew.workers.run(account, course_of, _beginning(kept.match), entries, snapshots)
        return course.match

    async def _state_for(self, kept: Kept, holder: str | None) -> ShownState:
        """How far a match is, as this person may know: who has no seat in it learns its end when spectators do."""
        state, delay = _shown_state(kept.match), kept.match.options.spectator_delay
        if kept.match.state != "over" or not delay or seats_of(holder, kept.seats):
            return state
        last = (await self.storage.entries(kept.match.id))[-1]
        return "over" if last.at <= time.time() - delay else "running"


def _beginning(match: MatchRecord) -> Beginning:
    assert match.beginning is not None, "nobody is waited for"
    return read_beginning(match.beginning)


def _of_replay(file: str, step: int) -> Beginning:
    """What a match begins with that goes on from a step of a replay file."""
    played = decode(file.encode(), "replay")
    return gone_on(beginning_of(played.game, played.setup), played, step)


def holder_of(token: str) -> str:
    """By what a person is known here: the token itself is kept nowhere."""
    return hashlib.sha256(token.encode()).hexdigest()


def _kept(beginning: Beginning) -> str:
    return msgspec.json.encode(beginning).decode()


def _record(game: Game, options: Options, **further: Any) -> MatchRecord:
    return MatchRecord(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.rules_version,
        watch=secrets.token_urlsafe(12),
        options=options,
        created=time.time(),
        **{"state": "running", "beginning": None, **further},
    )


def _shown_state(match: MatchRecord) -> ShownState:
    """How far a match is, for players: one that was ended is over, and drawn."""
    return "over" if match.state == "ended" else match.state


def _line(kept: Kept, holder: str) -> MatchLine:
    result = None
    state = _shown_state(kept.match)
    if state == "over":
        won = set(kept.match.winners).intersection(seats_of(holder, kept.seats))
        result = "won" if won else "lost" if kept.match.winners else "drawn"
    return MatchLine(
        match=kept.match.id,
        game=kept.match.game,
        mode=kept.match.options.mode,
        state=state,
        others=tuple(shown(seat) for seat in kept.seats if seat.holder != holder),
        result=result,  # type: ignore[arg-type]  # one of the three
        created=kept.match.created,
    )
