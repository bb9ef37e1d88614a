"""The answers to mistakes: a `Problem` that the client's person can understand."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, WebSocketException

from theagon.errors import TheagonError
from theagon.server import metrics
from theagon.server.desk.desk import problem_of
from theagon.server.http.exchange import retry_after
from theagon.server.http.pages import not_found
from theagon.server.limits import TooManyError
from theagon.server.protocol.games import Problem

if TYPE_CHECKING:
    from litestar.types import Scope


def answer_problem(_request: Request[Any, Any, Any], error: TheagonError) -> Response[Problem]:
    """Answer a mistake that the client can cure."""
    status, problem = problem_of(error)
    metrics.sink.count("refusals", problem.reason)
    headers = {"Retry-After": retry_after(error)} if isinstance(error, TooManyError) else {}
    return Response(problem, status_code=status, headers=headers)


def answer_http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer a wrong request, or show the page that a wrong address leads to."""
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return not_found()
    if error.status_code == 413:
        metrics.sink.count("turned_away", "large-body")
    if error.status_code == 400 and request.method == "POST" and request.headers.get("content-length", "0") == "0":
        problem = Problem("wrong", "nothing was sent with this request", "send JSON, as the protocol says")
        return Response(problem, status_code=400)
    text = error.detail
    if error.extra and isinstance(error.extra, list):
        text += ": " + "; ".join(str(each.get("message", each)) for each in error.extra if isinstance(each, dict))
    problem = Problem("wrong" if error.status_code < 500 else "fault", text)
    return Response(problem, status_code=error.status_code, headers=error.headers)


def answer_fault(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """Answer a mistake of ours; its cause is only in the server's log."""
    return Response(Problem("fault", "something went wrong on the server", "try again"), status_code=500)


async def log_fault(error: Exception, _scope: Scope) -> None:
    """Log mistakes of ours."""
    if not isinstance(error, TheagonError | HTTPException | WebSocketException):
        logging.getLogger(__name__).error("a request failed", exc_info=error)
