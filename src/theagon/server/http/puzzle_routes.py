"""Routes to puzzles: lists, the one of a day, solutions, and the sockets at which they are tried."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, WebSocket, get, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.puzzles.library import ids, puzzle, puzzle_of
from theagon.server.budget import Account
from theagon.server.http.documents import REVALIDATED, Document, DocumentCache, encoded, send_document
from theagon.server.http.edge import account_of
from theagon.server.http.library_routes import known
from theagon.server.http.sockets import converse, messages
from theagon.server.http.wire import LeaveError, send
from theagon.server.matches import stories
from theagon.server.matches.hub import Hub
from theagon.server.matches.puzzle_board import PuzzleBoard
from theagon.server.protocol.base import PROTOCOL, Language
from theagon.server.protocol.puzzles import PuzzleLine
from theagon.server.protocol.server import Gone, Welcome
from theagon.server.workers import Workers

if TYPE_CHECKING:
    from theagon.server.protocol.client import Hello


@get("/api/games/{game:str}/puzzles")
async def list_puzzles(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    cache: NamedDependency[DocumentCache],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """`PuzzleLine`s: all puzzles of a game."""
    return await send_document(request, await cache.get(_puzzles, known(game), language), REVALIDATED)


@get("/api/games/{game:str}/puzzles/day/{day:date}")
async def get_puzzle_of_day(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    day: FromPath[date],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """The `PuzzleLine` of a day."""
    found = await files.run(account, _puzzle_of_day, known(game), day, language)
    return await send_document(request, found, REVALIDATED)


@get("/api/games/{game:str}/puzzles/{name:str}/story")
async def get_solution(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    name: FromPath[str],
    files: NamedDependency[Workers],
    account: NamedDependency[Account],
    language: FromQuery[Language] = "en",
) -> Response[bytes]:
    """A `Story`: the solution of a puzzle, to walk through."""
    return await send_document(request, await files.run(account, _solution, known(game), name, language), REVALIDATED)


@websocket("/api/games/{game:str}/puzzles/{name:str}/socket")
async def puzzle_socket(
    socket: WebSocket[Any, Any, Any], game: FromPath[str], name: FromPath[str], hub: NamedDependency[Hub]
) -> None:
    """The socket of an attempt at a puzzle."""
    account = hub.budgets.socket(account_of(socket.scope).payer)

    async def attend(hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise LeaveError(Gone("version-changed", "The client speaks another version of the protocol.", False))
        if game not in NAMES:
            raise LeaveError(Gone("unknown-puzzle", "There is no such puzzle.", False))
        try:
            board = await hub.crew.thinkers.run(account, PuzzleBoard, game, name)
        except TheagonError as error:
            raise LeaveError(Gone("unknown-puzzle", error.message, False)) from None
        await send(socket, Welcome(0, "puzzle", hub.run, game, (board.seat,), None, 0))
        for answer in await hub.crew.thinkers.run(account, board.answers, hello):
            await send(socket, answer)
        async for message in messages(socket, account):
            for answer in await hub.crew.thinkers.run(account, board.answers, message):
                await send(socket, answer)

    await converse(socket, attend, account)


def _puzzles(game: str, language: str) -> Document:
    return encoded([_line(game, name, language) for name in ids(game)])


def _puzzle_of_day(game: str, day: date, language: str) -> Document:
    return encoded(_line(game, puzzle_of(game, day), language))


def _solution(game: str, name: str, language: str) -> Document:
    return encoded(stories.puzzle_story(game, name, language))


def _line(game: str, name: str, language: str) -> PuzzleLine:
    found = puzzle(game, name, (language,))
    return PuzzleLine(found.id, found.kind, found.difficulty, found.missed_by, found.actions, found.title[language])


ROUTES: Final = (list_puzzles, get_puzzle_of_day, get_solution, puzzle_socket)
