"""The desk: every request of a client, by the name of its operation, whatever the transport.

An operation takes a caller, parameters and perhaps a body, and returns content: a value that is sent as JSON, or a
document that workers have made and packed. Each has an address (`desk/addresses.py`); a table in a page asks
with `Desk.answer`. Matches are played over sockets (`desk/sockets.py`).
"""

from __future__ import annotations

import inspect
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from datetime import date
from itertools import product
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from theagon.cards.schema import converted
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.play.game import Game
from theagon.lessons.library import lesson_files
from theagon.match.beginning import Staged
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of
from theagon.match.schemas import json_schema
from theagon.puzzles.library import UnknownPuzzleError
from theagon.server.budget import AHEAD, Account
from theagon.server.desk import library, stories, workshop
from theagon.server.desk.analyses import Analyses
from theagon.server.desk.jobs import Job, Jobs
from theagon.server.desk.library import known
from theagon.server.limits import TooManyError
from theagon.server.matches.archive import UnknownMatchError, beginning_of_record
from theagon.server.matches.finding import find_opponent
from theagon.server.matches.hub import Hub
from theagon.server.matches.lobby import DrainingError, UnknownScenarioError
from theagon.server.matches.open_tables import live_lines
from theagon.server.matches.ratings import OftenRatedError, own_rating
from theagon.server.names import PlayerNameError
from theagon.server.offered import extended_games, offer_anew, own_bots
from theagon.server.protocol.analysis import BegunAnalysis, View
from theagon.server.protocol.base import Language, Rating
from theagon.server.protocol.games import DeckText, DeckVerdict, Problem
from theagon.server.protocol.matches import (
    Coded,
    Created,
    Invitation,
    Join,
    LiveLine,
    MatchLine,
    NewMatch,
    OpenTable,
    Seek,
)
from theagon.server.protocol.workshop import (
    BalanceWish,
    BegunBalance,
    BegunProof,
    EntryOfSet,
    GridWish,
    PutCard,
    ScenarioText,
    SetToCheck,
)
from theagon.server.storage.storage import NotWaitingError, StorageError
from theagon.server.workers import Cache, Workers

BALANCE: Final = 4
"""The weight of a balance among jobs: it plays with tables of its own, some megabytes."""
PROOF: Final = 4
"""The weight of a proof, which keeps the states of a turn."""

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


async def _at_once() -> None:
    """Have threads for work that can wait."""


class Desk(Generic[Packed]):
    """The operations of one server process. Each raises `TheagonError` if it is refused: see `problem_of`."""

    def __init__(
        self, hub: Hub, pack: Callable[[bytes], Packed], rest: Callable[[], Awaitable[None]] = _at_once
    ) -> None:
        """`pack` is a function of a module, which workers call on each document of JSON.

        Work that can wait awaits `rest` often: where there is one thread, it returns when nobody else needs it.
        """
        self.hub = hub
        self._cache = Cache(hub.crew.files)
        self.jobs = Jobs(hub.crew, hub.tasks, rest)
        self.analyses = Analyses(hub.archive, hub.crew, self.jobs)
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

    async def renew(self, games: Iterable[Game]) -> None:
        """Offer these games in place of those offered before. Matches that have begun keep their cards."""
        for game in extended_games():
            await self.hub.archive.store_cards(game)
        offer_anew(games)
        for live in self.hub.loader.loaded.values():
            live.audience.renew_own_cards()
        self.hub.crew.files.renew()
        self._cache = Cache(self.hub.crew.files)

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
        return await files.run(caller.account, library.check_deck, known(game), body.text, language, body.cards)

    async def read_replay(self, caller: Caller, body: bytes, language: Language = "en") -> Packed:
        """Return a `Story`: the match of a replay file, to walk through."""
        return await self._make(self.hub.crew.files, caller, stories.replay_story, body, language)

    # ---- workshop ---------------------------------------------------------------------------------------------------

    async def check_set(self, caller: Caller, game: str, body: SetToCheck, language: Language = "en") -> Packed:
        """Return a `CheckedSet`: what there is to say about a set of cards while it is written."""
        files = self.hub.crew.files
        return await self._make(files, caller, workshop.check, known(game), body.text, language, body.card, body.run)

    async def get_sources(self, caller: Caller, game: str) -> Packed:
        """Return the YAML of each packaged card of a game, by its id, as its designer wrote it."""
        return await self._once(caller, workshop.sources_of, known(game))

    async def get_schema(self, caller: Caller, game: str, of: Literal["cards", "map", "scenario"] = "cards") -> Packed:
        """Return the JSON Schema of a game's card files, of its maps, or of its scenarios."""
        return await self._once(caller, json_schema, known(game), of)

    async def begin_balance(self, caller: Caller, game: str, body: BalanceWish) -> BegunBalance:
        """Begin to measure what a card of a set is worth, against a blank of its cost."""
        parts = workshop.balance_of(known(game), body)
        return BegunBalance(self._begin("balance", Job(parts, caller.account, BALANCE)))

    async def get_balance(self, caller: Caller, job: str) -> Packed:  # noqa: ARG002 -- whoever knows its name may see it
        """Return a `Balance` as far as it is; null if it was not begun, or was stopped."""
        return self._so_far(("balance", job), workshop.balance_so_far)

    async def stop_balance(self, caller: Caller, job: str) -> None:  # noqa: ARG002 -- as above
        """Stop measuring."""
        await self._stop(("balance", job))

    async def begin_grid(self, caller: Caller, game: str, body: GridWish, language: Language = "en") -> BegunBalance:
        """Begin to have every two of some decks meet, with the cards of a set."""
        parts = workshop.grid_of(known(game), body, language)
        return BegunBalance(self._begin("grid", Job(parts, caller.account, BALANCE)))

    async def get_grid(self, caller: Caller, job: str) -> Packed:  # noqa: ARG002 -- whoever knows its name may see it
        """Return a `Grid` as far as it is; null if it was not begun, or was stopped."""
        return self._so_far(("grid", job), workshop.grid_so_far)

    async def stop_grid(self, caller: Caller, job: str) -> None:  # noqa: ARG002 -- as above
        """Stop the matches of a grid."""
        await self._stop(("grid", job))

    async def get_scene(self, caller: Caller, game: str, body: EntryOfSet, language: Language = "en") -> Packed:
        """Return a `Scene`: a scenario of a set on the board, such as a puzzle or a lesson."""
        return await self._make(self.hub.crew.files, caller, workshop.scene_of, known(game), body, language)

    async def put_card(self, caller: Caller, game: str, body: PutCard) -> Packed:
        """Return the `Edit` of such a scenario by which a card lies on the board or in a hand at its beginning."""
        return await self._make(self.hub.crew.files, caller, workshop.put_card, known(game), body)

    async def begin_proof(self, caller: Caller, game: str, body: EntryOfSet, language: Language = "en") -> BegunProof:
        """Begin to prove a puzzle or a lesson of a set."""
        parts = workshop.proof_of(known(game), body, language)
        return BegunProof(self._begin("proof", Job(parts, caller.account, PROOF)))

    async def get_proof(self, caller: Caller, job: str) -> Packed:  # noqa: ARG002 -- whoever knows its name may see it
        """Return a `Proof` as far as it is; null if it was not begun, or was stopped."""
        return self._so_far(("proof", job), workshop.proof_so_far)

    async def stop_proof(self, caller: Caller, job: str) -> None:  # noqa: ARG002 -- as above
        """Stop proving."""
        await self._stop(("proof", job))

    def _begin(self, kind: str, job: Job[Any]) -> str:
        """Begin a job of the workshop and return its name."""
        name = secrets.token_urlsafe(9)
        self.jobs.begin((kind, name), job)
        return name

    def _so_far(self, key: tuple[str, str], show: Callable[[Any], object]) -> Packed:
        """Return what a job has made so far, for one who waits for it; null if there is none. Raises its refusal."""
        found = self.jobs.find(key)
        if found is not None:
            found.ask()
            if found.refusal is not None:
                raise found.refusal
        return self._pack(msgspec.json.encode(found and show(found.latest)))

    async def _stop(self, key: tuple[str, str]) -> None:
        """Stop a job of the workshop. Raises `NothingThereError` if there is none."""
        if self.jobs.find(key) is None:
            raise library.NothingThereError("no such work goes on here")
        await self.jobs.stop(key)

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

    async def find_opponent(self, caller: Caller, body: Seek) -> Created:
        """Take a seat at the open table that has waited longest for an opponent, or open one."""
        return await find_opponent(self.hub, body, await caller.new_holder(), caller.account)

    async def list_live(self, caller: Caller) -> list[LiveLine] | None:  # noqa: ARG002 -- all see the same
        """Return matches of open tables that go on now, as far as this process serves them, the latest first.

        Null where this server keeps no list of open tables.
        """
        return None if self.hub.tables is None else live_lines(self.hub.loader.loaded.values())

    async def find_code(self, caller: Caller, code: str) -> Coded:
        """Return the match that waits for whoever knows this code."""
        self.hub.bounds.code(caller.account.payer)
        return Coded(await self.hub.codes.find(code))

    async def join_table(self, caller: Caller, table: str, body: Join) -> Created:
        """Take a free seat of an open table."""
        holder = await caller.new_holder()
        stored = await self.hub.archive.get_listed(table)
        return await self.hub.lobby.join(stored.match.id, body, holder, caller.account)

    async def write_scenario(self, caller: Caller, match: str, language: Language = "en") -> ScenarioText:
        """Return a scenario from a match that began with one: its steps so far, and what each of them changed."""
        tried = await self._tried(caller, match)
        return ScenarioText(await self.hub.crew.workers.run(caller.account, workshop.scenario_of, *tried, language))

    async def get_recording(self, caller: Caller, match: str) -> Packed:
        """Return what was `Recorded` of a match that began with a scenario: its steps so far, and its position."""
        return await self._make(self.hub.crew.workers, caller, workshop.recording_of, *await self._tried(caller, match))

    async def _tried(self, caller: Caller, match: str) -> tuple[Staged, Match]:
        """Return the beginning of a match of the caller alone that began with a scenario, and the match."""
        played = await self.hub.archive.own(match, caller.holder, caller.account)
        beginning = beginning_of_record((await self.hub.archive.get(match)).match)
        if not isinstance(beginning, Staged):
            raise TheagonError("this match did not begin with a scenario", hint="try a card in the workshop")
        return beginning, played

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
    if inspect.iscoroutinefunction(do) and not name.startswith("_") and name not in ("answer", "prepare", "renew")
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
