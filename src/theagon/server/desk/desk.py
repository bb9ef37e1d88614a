"""The desk: every request of a client, by the name of its operation, whatever the transport.

An operation takes a caller, parameters and perhaps a body, and returns content: a value that is sent as JSON, or a
document that workers have made and packed. Each has an address (`desk/addresses.py`); a table in a page asks
with `Desk.answer`. Matches are played over sockets (`desk/sockets.py`).
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import date
from itertools import product
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from theagon.cards.schema import converted
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.lessons.library import lesson_files
from theagon.match.replay import encode, replay_of
from theagon.puzzles.library import UnknownPuzzleError
from theagon.server.budget import AHEAD, Account
from theagon.server.desk import library, stories
from theagon.server.desk.analyses import Analyses
from theagon.server.desk.library import known
from theagon.server.limits import TooManyError
from theagon.server.matches.archive import UnknownMatchError
from theagon.server.matches.hub import Hub
from theagon.server.matches.lobby import DrainingError, UnknownScenarioError
from theagon.server.matches.ratings import OftenRatedError, own_rating
from theagon.server.names import PlayerNameError
from theagon.server.offered import own_bots
from theagon.server.protocol.analysis import BegunAnalysis, View
from theagon.server.protocol.base import Language, Rating
from theagon.server.protocol.games import DeckText, DeckVerdict, Problem
from theagon.server.protocol.matches import Created, Invitation, Join, MatchLine, NewMatch, OpenTable
from theagon.server.storage.storage import NotWaitingError, StorageError
from theagon.server.workers import Cache, Workers

Packed = TypeVar("Packed")
"""The form of a document for the transport."""


class Caller(Struct, frozen=True):
    """The client that asks."""

    account: Account
    """The account for the cost of its requests."""
    holder: str | None
    """The hash of the person's token, if one came with the request."""
    new_holder: Callable[[], Awaitable[str]]
    """Gives the owner of a new seat: the same person, or a new one, with a token that goes with the answer."""


class Desk(Generic[Packed]):
    """The operations of one server process. Each raises `TheagonError` if it is refused: see `problem_of`."""

    def __init__(self, hub: Hub, pack: Callable[[bytes], Packed]) -> None:
        """`pack` is a function of a module, which workers call on each document of JSON."""
        self.hub = hub
        self._cache = Cache(hub.crew.files)
        self.analyses = Analyses(hub.archive, hub.crew, hub.tasks)
        self._pack = pack

    async def answer(self, name: str, caller: Caller, parameters: Mapping[str, str], body: bytes = b"") -> Any:
        """Do an operation by its name, with parameters as text and a body as JSON, and return its content.

        Raises `msgspec.ValidationError` for parameters and bodies that do not fit.
        """
        operation = OPERATIONS[name]
        given: dict[str, Any] = {
            each: converted(parameters[each], kind) for each, kind in operation.parameters.items() if each in parameters
        }
        if operation.body is not None:
            given["body"] = body if operation.body is bytes else msgspec.json.decode(body, type=operation.body)
        return await operation.do(self, caller, **given)

    async def _make(self, workers: Workers, caller: Caller, make: Callable[..., object], *arguments: Any) -> Packed:
        """Have a worker make a document, at the cost of the caller."""
        return await workers.run(caller.account, _packed, self._pack, make, *arguments)

    async def _once(self, caller: Caller, make: Callable[..., object], *arguments: Any) -> Packed:
        """Return a document that is made when it is first asked for."""
        return await self._cache.get(caller.account, _packed, self._pack, make, *arguments)

    async def prepare(self) -> None:
        """Make the documents that are made once, one after the other, before anyone asks for them."""
        caller = Caller(AHEAD, None, _nobody)
        kinds = (self.get_catalogue, self.get_rulebook, self.get_lessons, self.get_guide, self.list_puzzles)
        for make, language, game in product(kinds, get_args(Language), NAMES):
            with suppress(TheagonError):  # a game without lessons, or a broken one
                await make(caller, game, language)

    # ---- games ------------------------------------------------------------------------------------------------------

    async def get_games(self, caller: Caller, language: Language = "en") -> Packed:
        """Return `GameLine`s: the games that can be played."""
        return await self._make(self.hub.crew.workers, caller, library.games, language)

    async def get_catalogue(self, caller: Caller, game: str, language: Language = "en") -> Packed:
        """Return a `Catalogue`: all that a client must know of a game to draw it."""
        return await self._once(caller, library.catalogue, known(game), language, own_bots(game))

    async def get_rulebook(self, caller: Caller, game: str, language: Language = "en") -> Packed:
        """Return a `Rulebook`: every clause, and the scenarios that prove it."""
        return await self._once(caller, library.rulebook, known(game), language)

    async def get_lessons(self, caller: Caller, game: str, language: Language = "en") -> Packed:
        """Return `LessonLine`s: the lessons of a game, the first lesson first."""
        return await self._once(caller, library.lessons, known(game), language)

    async def get_guide(self, caller: Caller, game: str, language: Language = "en") -> Packed:
        """Return a `Guide`: how a game that has lessons is played, in a page."""
        if not lesson_files(known(game)):
            raise library.NothingThereError(f"{game} has no lessons")
        return await self._once(caller, library.guide, game, language)

    async def get_scenario(
        self, caller: Caller, game: str, section: str, file: str, language: Language = "en"
    ) -> Packed:
        """Return a `Story`: a scenario of the rulebook, to walk through."""
        make = stories.scenario_story
        return await self._make(self.hub.crew.files, caller, make, known(game), f"{section}/{file}", language)

    async def list_puzzles(self, caller: Caller, game: str, language: Language = "en") -> Packed:
        """Return `PuzzleLine`s: all puzzles of a game."""
        return await self._once(caller, library.puzzles, known(game), language)

    async def get_puzzle_of_day(self, caller: Caller, game: str, day: date, language: Language = "en") -> Packed:
        """Return the `PuzzleLine` of a day."""
        return await self._make(self.hub.crew.files, caller, library.puzzle_of_day, known(game), day, language)

    async def get_solution(self, caller: Caller, game: str, name: str, language: Language = "en") -> Packed:
        """Return a `Story`: the solution of a puzzle, to walk through."""
        return await self._make(self.hub.crew.files, caller, stories.puzzle_story, known(game), name, language)

    async def check_deck(self, caller: Caller, game: str, body: DeckText, language: Language = "en") -> DeckVerdict:
        """Return whether a deck may be played, or all that is wrong with it."""
        files = self.hub.crew.files
        return await files.run(caller.account, library.check_deck, known(game), body.text, language)

    async def read_replay(self, caller: Caller, body: bytes, language: Language = "en") -> Packed:
        """Return a `Story`: the match of a replay file, to walk through."""
        return await self._make(self.hub.crew.files, caller, stories.replay_story, body, language)

    # ---- matches ----------------------------------------------------------------------------------------------------

    async def create_match(self, caller: Caller, body: NewMatch) -> Created:
        """Make a match. The token of its seat's owner goes with the answer."""
        self.hub.bounds.creation(caller.account.payer)
        if body.anyone:
            if self.hub.tables is None:
                raise TheagonError("this server keeps no list of open tables", hint="send the link to a friend")
            self.hub.bounds.opening(caller.account.payer)
        return await self.hub.lobby.create(body, await caller.new_holder(), caller.account)

    async def list_matches(self, caller: Caller) -> list[MatchLine]:
        """Return the latest matches of the caller."""
        return await self.hub.archive.listed(caller.holder) if caller.holder else []

    async def get_invitation(self, caller: Caller, match: str) -> Invitation:
        """Return what a visitor with its link may know of a match."""
        return await self.hub.archive.invitation(match, caller.holder)

    async def join_match(self, caller: Caller, match: str, body: Join) -> Created:
        """Take the free seat of a friend's match."""
        return await self.hub.lobby.join(match, body, await caller.new_holder(), caller.account)

    async def cancel_match(self, caller: Caller, match: str) -> None:
        """Cancel a match that the caller has made and that still waits for friends."""
        await self.hub.lobby.cancel(match, caller.holder)

    async def get_rating(self, caller: Caller, game: str) -> Rating | None:
        """Return the caller's rating at a game; null where this server keeps no ratings."""
        return await own_rating(self.hub.storage, caller.holder, known(game)) if self.hub.ratings else None

    async def list_tables(self, caller: Caller) -> list[OpenTable] | None:
        """Return the open tables; null where this server keeps no list of them."""
        return None if self.hub.tables is None else await self.hub.tables.listed(caller.holder)

    async def join_table(self, caller: Caller, table: str, body: Join) -> Created:
        """Take a free seat of an open table."""
        holder = await caller.new_holder()
        stored = await self.hub.archive.get_listed(table)
        return await self.hub.lobby.join(stored.match.id, body, holder, caller.account)

    # ---- matches that are over --------------------------------------------------------------------------------------

    async def get_replay(self, caller: Caller, match: str) -> Packed:
        """Return the replay file of a match that is over."""
        finished = await self.hub.archive.finished(match, caller.holder, caller.account)
        return await self._make(self.hub.crew.workers, caller, lambda: encode(replay_of(finished)))

    async def get_story(self, caller: Caller, match: str, language: Language = "en") -> Packed:
        """Return a `Story`: a match that is over, to walk through."""
        archive = self.hub.archive
        finished = await archive.finished(match, caller.holder, caller.account)
        reader = await archive.only_seat_of(match, caller.holder)
        return await self._make(self.hub.crew.workers, caller, stories.match_story, finished, language, reader)

    async def begin_analysis(self, caller: Caller, match: str, view: View = "fair") -> None:
        """Begin the analysis of a match that is over."""
        await self.analyses.begin(match, view, caller.holder, caller.account)

    async def begin_file_analysis(self, caller: Caller, body: bytes, view: View = "fair") -> BegunAnalysis:
        """Begin the analysis of a replay file."""
        return BegunAnalysis(await self.analyses.begin_file(body, view, caller.account))

    async def get_analysis(self, caller: Caller, match: str, view: View = "fair", language: Language = "en") -> Packed:
        """Return a `MatchAnalysis` as far as it is; null if it was not begun, or was stopped."""
        found = await self.analyses.find(match, view, language, caller.holder, caller.account)
        return self._pack(msgspec.json.encode(found))

    async def stop_analysis(self, caller: Caller, match: str, view: View = "fair") -> None:
        """Stop an analysis that is not done, of a match that the caller had a seat in."""
        if not (await self.hub.archive.invitation(match, caller.holder)).yours:
            raise UnknownMatchError("this match was not yours", hint="its players can stop its analysis")
        await self.analyses.cancel(match, view)


class Operation(Struct, frozen=True):
    """An operation as it is declared, for any transport."""

    do: Callable[..., Awaitable[Any]]
    parameters: dict[str, Any]
    """The type of each."""
    defaults: dict[str, Any]
    body: Any
    """The type of the body; None without one."""
    returns: Any


def _declared(do: Callable[..., Awaitable[Any]]) -> Operation:
    """Return an operation by its function."""
    hints = get_type_hints(do)
    returns, body = hints.pop("return"), hints.pop("body", None)
    given = inspect.signature(do).parameters
    parameters = {name: kind for name, kind in hints.items() if kind is not Caller}
    defaults = {name: given[name].default for name in parameters if given[name].default is not inspect.Parameter.empty}
    return Operation(do, parameters, defaults, body, returns)


OPERATIONS: Final = {
    name: _declared(do)
    for name, do in vars(Desk).items()
    if inspect.iscoroutinefunction(do) and not name.startswith("_") and name not in ("answer", "prepare")
}
"""All operations by name."""


_PROBLEMS: Final[tuple[tuple[type[TheagonError], int, str], ...]] = (
    (library.UnknownGameError, 404, "unknown-game"),
    (library.NothingThereError, 404, "wrong"),
    (UnknownMatchError, 404, "unknown-match"),
    (UnknownScenarioError, 404, "unknown-scenario"),
    (UnknownPuzzleError, 404, "unknown-puzzle"),
    (NotWaitingError, 409, "seat-taken"),
    (OftenRatedError, 409, "often-rated"),
    (StorageError, 503, "storage"),
    (DrainingError, 503, "draining"),
    (TooManyError, 429, "too-many"),
    (TheagonError, 400, "wrong"),
)
"""The status, as in HTTP, and the reason of each error. The first row that an error is of counts."""


def problem_of(error: TheagonError) -> tuple[int, Problem]:
    """Return the answer to a request that a `TheagonError` ended, and its status as in HTTP."""
    status, reason = next((status, reason) for kind, status, reason in _PROBLEMS if isinstance(error, kind))
    if isinstance(error, PlayerNameError):
        reason = error.reason
    mistakes = library.mistakes_of(error) if error.location else msgspec.UNSET
    return status, Problem(reason, error.message, error.hint or "", mistakes)


async def _nobody() -> str:
    """Return the owner of a new seat for a caller that takes none."""
    raise AssertionError("documents have no seats")


def _packed(pack: Callable[[bytes], Packed], make: Callable[..., object], *arguments: Any) -> Packed:
    """Make a document, as JSON unless it is bytes, and pack it."""
    content = make(*arguments)
    return pack(content if isinstance(content, bytes) else msgspec.json.encode(content))
