"""The beginning of matches: making, joining, resuming and replaying them."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.lessons.course import course_of
from theagon.lessons.library import lesson_beginning
from theagon.match.beginning import SANDBOX, begin, beginning_of, is_fresh, match_options, resume_at, staged
from theagon.match.replay import decode
from theagon.match.scenario import packaged_scenarios
from theagon.puzzles.library import puzzle_text
from theagon.server.budget import HOUSE
from theagon.server.matches.archive import UnknownMatchError, beginning_of_record
from theagon.server.matches.ratings import rating_brought, require_few, require_ratable
from theagon.server.matches.seating import (
    choose_deck,
    deal,
    deal_again,
    host_of,
    is_free,
    places_of,
    rotate_seats,
    seats_at,
    seats_of,
)
from theagon.server.names import player_name
from theagon.server.offered import offered
from theagon.server.protocol.matches import (
    Created,
    FromEntry,
    FromLesson,
    FromMatch,
    FromPuzzle,
    FromReplay,
    FromSandbox,
    FromScenario,
    Source,
)
from theagon.server.protocol.server import Draining
from theagon.server.storage.records import FRIEND, Begun, MatchRecord, Options, Seat
from theagon.server.storage.storage import NotWaitingError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from theagon.games.play.game import Game
    from theagon.match.beginning import Beginning
    from theagon.server.budget import Account
    from theagon.server.limits import Limits
    from theagon.server.matches.archive import Archive
    from theagon.server.matches.live import LiveMatch
    from theagon.server.protocol.matches import Join, NewMatch
    from theagon.server.storage.storage import Storage
    from theagon.server.workers import Crew


class UnknownScenarioError(TheagonError):
    """No scenario of this name comes with the game."""


class DrainingError(TheagonError):
    """This server begins no more matches."""


class Drain:
    """The end of a server's service: whether it is about to stop, and when it stops at the latest."""

    def __init__(self) -> None:
        self._end: float | None = None

    @property
    def begun(self) -> bool:
        return self._end is not None

    @property
    def is_over(self) -> bool:
        """True if the time is up."""
        return self._end is not None and time.monotonic() >= self._end

    def begin(self, seconds: float) -> None:
        """Begin no more matches, and stop after this time at the latest."""
        self._end = time.monotonic() + seconds

    def refuse(self) -> None:
        """Raise `DrainingError` if no match may begin any more."""
        if self.begun:
            raise DrainingError(
                "this server is about to stop and begins no more matches", hint="try again in a few minutes"
            )

    def notice(self) -> Draining | None:
        """Return the message to players, if the server drains."""
        return None if self._end is None else Draining(max(0, round(self._end - time.monotonic())))


class Lobby:
    """The maker of matches, which friends then join."""

    def __init__(
        self,
        storage: Storage,
        crew: Crew,
        archive: Archive,
        *,
        bounds: Limits,
        drain: Drain,
        ratings: bool,
        tell: Callable[[str], None],
    ) -> None:
        """Without `ratings` no match is rated; `tell` makes all clients that wait for a match look at it again."""
        self._storage = storage
        self._crew = crew
        self._archive = archive
        self._bounds = bounds
        self._drain = drain
        self._ratings = ratings
        self._tell = tell

    async def create(self, new: NewMatch, holder: str, account: Account = HOUSE) -> Created:
        """Make a match, which `account` pays for; with friends it begins when the last of them joins.

        Raises `TheagonError` for players, decks and rules that do not fit, and for a beginning that cannot be
        resumed.
        """
        self._drain.refuse()
        game = await self._game(new, account)
        if new.anyone and (new.begin is not None or all(player.who != FRIEND for player in new.players)):
            raise TheagonError("no player can join this match", hint="an open table has a place for a friend")
        brought: dict[str, int] = {}
        if new.rated:
            require_ratable(game, new)
            brought = await self._brought(holder, game)
        if new.begin is not None:
            return await self._resume(load_game(new.game), new, new.begin, holder, account)
        match_options(game, new.mode or "", new.options, new.map or "")
        mode = new.mode or next(iter(game.modes))
        agreed = Options(new.turn_seconds, new.spectator_delay, mode, new.options, new.first, new.rated, new.map or "")
        places = await self._crew.workers.run(account, places_of, game, new, game.modes[mode].seats, holder)
        if any(is_free(place) for place in places):
            places = [structs.replace(place, **brought) if place.holder == holder else place for place in places]
            listed = secrets.token_urlsafe(9) if new.anyone else None
            record = _record(game, agreed, state="waiting", listed=listed)
            await self._storage.add(record, places)
            return Created(record.id, (), record.watch)
        dealt = await self._crew.workers.run(account, deal, game, agreed, places)
        return await self._add(game, agreed, *dealt, holder, account)

    async def _game(self, new: NewMatch, account: Account) -> Game:
        """Return the game of a new match, perhaps with a set of cards that its maker brings."""
        game = offered(new.game)
        if new.cards is None:
            return game
        if new.begin is not None or any(player.who == FRIEND for player in new.players):
            raise TheagonError(
                "only a whole match without friends has cards of one's own", hint="choose bots, or leave the cards out"
            )
        return await self._crew.workers.run(account, game.with_text, new.cards)

    async def _add(
        self, game: Game, agreed: Options, beginning: Beginning, seated: Sequence[Seat], holder: str, account: Account
    ) -> Created:
        """Store a new match with all its players."""
        record = _record(game, agreed, beginning=await self._archive.encode(beginning))
        self._bounds.storing(account.payer, len(record.beginning or ""))
        await self._storage.add(record, seated)
        return Created(record.id, seats_of(holder, seated), record.watch)

    async def _resume(self, game: Game, new: NewMatch, source: Source, holder: str, account: Account) -> Created:
        """Make a match that goes on from a lesson, a scenario, a match, a puzzle or a replay."""
        mode, earlier = "", None
        match source:
            case FromLesson(name):
                _require_no_players(new)
                beginning: Beginning = await self._crew.workers.run(account, lesson_beginning, game, name)
            case FromScenario(name, step):
                text = await self._crew.workers.run(account, scenario_text, game.name, name)
                beginning = await self._crew.workers.run(account, staged, game, name, text, step)
            case FromMatch(name, step):
                played = await self._archive.finished(name, holder, account)
                before = (await self._archive.get(name)).match
                beginning = beginning_of_record(before)
                earlier = await self._archive.game_of(beginning, account)
                beginning = await self._crew.workers.run(account, resume_at, beginning, played, step)
                mode = before.options.mode
            case FromPuzzle(name, actions):
                beginning = await self._crew.workers.run(account, _beginning_of_puzzle, game, name, actions)
            case FromSandbox(cards, card, board):
                text = await self._crew.files.run(account, _sandbox, game.name, cards, card, board)
                beginning = await self._crew.workers.run(account, staged, game, SANDBOX, text, 0)
            case FromEntry(cards, line, step):
                if step is None:
                    _require_no_players(new)
                text = await self._crew.files.run(account, _entry, game.name, cards, line, step is not None)
                beginning = await self._crew.workers.run(account, staged, game, SANDBOX, text, step or 0)
            case FromReplay(file, step):
                beginning = await self._crew.files.run(account, _beginning_of_replay, file, step)
        if beginning.game != game.name:
            raise TheagonError(f"this is a match of {beginning.game}, not of {game.name}")
        seated = await self._crew.workers.run(
            account, lambda: seats_at(begin(beginning, game=earlier), new, holder, course_of(beginning))
        )
        agreed = Options(new.turn_seconds, new.spectator_delay, mode)
        return await self._add(game, agreed, beginning, seated, holder, account)

    async def join(self, name: str, join: Join, holder: str, account: Account = HOUSE) -> Created:
        """Take the next free place of a match that waits for friends. Raises `NotWaitingError` if there is none."""
        self._drain.refuse()
        stored = await self._archive.get(name)
        record = stored.match
        game = offered(record.game)
        if record.options.rated and record.state == "waiting":
            await require_few(self._storage, str(host_of(stored.seats).holder), holder, game.name)
        deck = await self._crew.workers.run(account, choose_deck, game, join.deck)
        brought = await self._brought(holder, game) if record.options.rated else {}
        comer = Seat(0, FRIEND, player_name(join.name), holder, msgspec.to_builtins(deck), **brought)

        async def begun(places: Sequence[Seat]) -> Begun:
            beginning, seated = await self._crew.workers.run(account, deal, game, record.options, places)
            return Begun(await self._archive.encode(beginning), game.rules_version, tuple(seated))

        seated = await self._storage.join(name, comer, begun)
        self._tell(name)
        return Created(name, seats_of(holder, seated), record.watch)

    async def _brought(self, holder: str, game: Game) -> dict[str, int]:
        """Return what a person brings to a rated match, as fields of a seat.

        Raises `TheagonError` if no match is rated here.
        """
        if not self._ratings:
            raise TheagonError("this server keeps no ratings", hint="make a match that is not rated")
        rating, deviation = await rating_brought(self._storage, holder, game.name)
        return {"rating": rating, "deviation": deviation}

    async def cancel(self, name: str, holder: str | None) -> None:
        """Remove a match that waits for friends. Raises `TheagonError` for another's, and for one that has begun."""
        stored = await self._archive.get(name)
        waits = stored.match.state == "waiting"  # once it has begun its maker is no longer known
        if not seats_of(holder, stored.seats) or (waits and host_of(stored.seats).holder != holder):
            raise UnknownMatchError("this match is not yours", hint="the player who made it can cancel it")
        if not waits or not await self._storage.cancel(name):
            raise NotWaitingError("this match has begun", hint="you can resign")
        self._tell(name)

    async def rematch(self, live: LiveMatch, account: Account) -> str:
        """Make the same match again and return its id: the next player begins, or everyone moves one seat on.

        In a lesson the learner keeps the seat. It is not rated: the others are not asked before it begins.
        """
        self._drain.refuse()
        self._bounds.creation(account.payer)
        agreed = structs.replace(live.record.options, rated=False)
        game = live.log.match.game
        if is_fresh(beginning_of_record(live.record)):
            beginning, seated = await self._crew.workers.run(account, deal_again, live.log.match, live.seats)
            record = _record(game, agreed, beginning=await self._archive.encode(beginning))
        else:
            seated = rotate_seats(live.seats) if live.log.course is None else list(live.seats)
            record = _record(game, agreed, beginning=live.record.beginning)
        self._bounds.storing(account.payer, len(record.beginning or ""))
        return await self._storage.add_rematch(live.record.id, record, seated)


def scenario_text(name: str, scenario: str) -> str:
    """Return the file of a scenario that comes with the game. Raises `UnknownScenarioError`."""
    found = packaged_scenarios(name).get(scenario)
    if found is None:
        raise UnknownScenarioError("there is no such scenario", hint="the rulebook names the scenarios of each clause")
    return found.read_text(encoding="utf-8")


def _require_no_players(new: NewMatch) -> None:
    """Raise `TheagonError` if players are wanted for what decides them."""
    if new.players or new.turn_seconds is not None:
        raise TheagonError("a lesson has its players and no time limit", hint="leave them out")


def _entry(game: str, cards: str, line: int, plain: bool) -> str:
    """Return the scenario of a set at a line; a `plain` one is neither a puzzle nor a lesson."""
    from theagon.workshop.entries import OwnEntry  # here: no other match needs it

    return OwnEntry(load_game(game), cards, line).file(plain=plain)


def _sandbox(game: str, cards: str, card: str | None, board: str | None) -> str:
    """Return the scenario in which a card or a map of a set is tried."""
    from theagon.workshop.sandbox import map_sandbox, sandbox  # here: no other match needs it

    if board is not None:
        return map_sandbox(load_game(game), cards, board)
    return sandbox(load_game(game), cards, card or "")


def _beginning_of_replay(file: str, step: int) -> Beginning:
    """Return the beginning of a match that goes on from a step of a replay file."""
    played = decode(file.encode(), "replay")
    return resume_at(beginning_of(played.game, played.setup), played, step)


def _beginning_of_puzzle(game: Game, name: str, actions: Sequence[int]) -> Beginning:
    """Return the beginning of a match that goes on from a puzzle after these actions."""
    return structs.replace(staged(game, name, puzzle_text(game.name, name), 0), actions=list(actions))


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
