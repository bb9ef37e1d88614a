"""What is answered where something went wrong: a `Problem` that whoever asks can understand."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, WebSocketException

from theagon.errors import TheagonError
from theagon.puzzles.library import UnknownPuzzleError
from theagon.server import metrics
from theagon.server.http import library
from theagon.server.http.exchange import retry_after
from theagon.server.http.pages import not_found
from theagon.server.limits import TooManyError
from theagon.server.matches.archive import UnknownMatchError
from theagon.server.matches.lobby import DrainingError
from theagon.server.matches.stories import UnknownScenarioError
from theagon.server.protocol.games import Problem
from theagon.server.storage.storage import NotWaitingError, StorageError

if TYPE_CHECKING:
    from litestar.types import Scope


def answer_problem(_request: Request[Any, Any, Any], error: TheagonError) -> Response[Problem]:
    """What is wrong, for errors that the client can cure."""
    headers = {}
    match error:
        case library.UnknownGameError():
            status, reason = 404, "unknown-game"
        case UnknownMatchError():
            status, reason = 404, "unknown-match"
        case UnknownScenarioError():
            status, reason = 404, "unknown-scenario"
        case UnknownPuzzleError():
            status, reason = 404, "unknown-puzzle"
        case NotWaitingError():
            status, reason = 409, "seat-taken"
        case StorageError():
            status, reason = 503, "storage"
        case DrainingError():
            status, reason = 503, "draining"
        case TooManyError():
            status, reason, headers = 429, "too-many", {"Retry-After": retry_after(error)}
        case _:
            status, reason = 400, "wrong"
    metrics.refused(reason)
    mistakes = library.mistakes_of(error) if error.location else msgspec.UNSET
    return Response(Problem(reason, error.message, error.hint or "", mistakes), status_code=status, headers=headers)


def answer_http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What is wrong with a request, or the page that a wrong address leads to."""
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return not_found()
    if error.status_code == 413:
        metrics.turned_away("large-body")
    if error.status_code == 400 and request.method == "POST" and request.headers.get("content-length", "0") == "0":
        problem = Problem("wrong", "nothing was sent with this request", "send JSON, as the protocol says")
        return Response(problem, status_code=400)
    text = error.detail
    if error.extra and isinstance(error.extra, list):
        text += ": " + "; ".join(str(each.get("message", each)) for each in error.extra if isinstance(each, dict))
    problem = Problem("wrong" if error.status_code < 500 else "fault", text)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def answer_fault(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """A mistake of ours: what went wrong is for the server's log alone."""
    return Response(Problem("fault", "something went wrong on the server", "try again"), status_code=500)


async def log_fault(error: Exception, _scope: Scope) -> None:
    """Log mistakes of ours."""
    if not isinstance(error, TheagonError | HTTPException | WebSocketException):
        logging.getLogger(__name__).error("a request failed", exc_info=error)
