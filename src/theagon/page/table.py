"""The table of a page: it answers the requests and sockets of the client, as a server does, in this process."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from urllib.parse import parse_qsl, urlsplit

import msgspec

from theagon.cards.source import is_deep
from theagon.errors import TheagonError
from theagon.page.storage import PageStorage
from theagon.server.budget import unlimited
from theagon.server.desk.addresses import ROUTES, SOCKETS, match_address
from theagon.server.desk.desk import Caller, Desk, problem_of
from theagon.server.desk.wire import FOR_GOOD
from theagon.server.matches.hub import Hub
from theagon.server.protocol.games import Problem
from theagon.server.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.page.shelf import Shelf

Tell: TypeAlias = "Callable[[str, str], None]"
"""Takes what happens to a socket and its text: `opened`, `message` with the message, `closed` with code and reason."""

_HOLDER: Final = "page"
"""The owner of every seat: whoever uses this browser."""
QUIET: Final = 0.1
"""Seconds without a request after which work that can wait goes on."""
_WAITING: Final = frozenset(("get_analysis", "get_balance", "get_grid", "get_proof"))
"""The requests that ask how far such work is."""


class Table:
    """All matches of a page. Whoever it serves pays nobody, and waits for nobody else."""

    def __init__(self, shelf: Shelf) -> None:
        self.hub = Hub(PageStorage(shelf))
        self._desk = Desk(self.hub, bytes, self._rest)
        self._account = unlimited(_HOLDER)
        self._caller = Caller(self._account, _HOLDER, _holder)
        self._sockets: dict[int, _PageSocket] = {}
        self._tasks = Tasks()
        self._heard = 0.0

    async def open(self) -> None:
        """Begin to serve."""
        await self.hub.open(ahead=False)

    async def close(self) -> None:
        """Stop; all that was acknowledged is stored."""
        await self._tasks.stop()
        await self.hub.close()

    async def _rest(self) -> None:
        """Let all be done that was asked for, and wait while a match is played: there is no other thread."""
        await asyncio.sleep(0)
        while self._heard + QUIET > monotonic() or any(live.is_played for live in self.hub.loader.loaded.values()):
            await asyncio.sleep(QUIET)

    # ---- requests ---------------------------------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """Return the status, as in HTTP, and the JSON that answer a request."""
        try:
            status, content = await self._answer(method, address, body.encode())
            return status, content.decode()
        except TheagonError as error:
            status, problem = problem_of(error)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            status, problem = 400, Problem("wrong", str(error))
        except ImportError as error:
            status, problem = 500, Problem("fault", f"this site was built without {error.name}", "tell its publisher")
        except Exception:
            logging.getLogger(__name__).exception("a request failed")
            status, problem = 500, Problem("fault", "something went wrong in this page", "try again")
        return status, msgspec.json.encode(problem).decode()

    async def _answer(self, method: str, address: str, body: bytes) -> tuple[int, bytes]:
        if is_deep(body.decode()):
            return 400, msgspec.json.encode(Problem("wrong", "what was sent is nested too deeply"))
        parts = urlsplit(address)
        for route in ROUTES:
            given = match_address(route.path, parts.path) if route.method == method else None
            if given is None:
                continue
            if len(body) > route.body:
                return 413, msgspec.json.encode(Problem("wrong", "what was sent is too large"))
            if route.operation not in _WAITING:
                self._heard = monotonic()
            parameters = {**dict(parse_qsl(parts.query)), **given}
            content = await self._desk.answer(route.operation, self._caller, parameters, body)
            if route.status == 204:
                return 204, b""
            return route.status, content if isinstance(content, bytes) else msgspec.json.encode(content)
        return 404, msgspec.json.encode(Problem("wrong", "there is nothing here"))

    # ---- sockets ----------------------------------------------------------------------------------------------------

    def dial(self, number: int, path: str, tell: Tell) -> None:
        """Open a socket under a number of the client; `tell` hears what happens to it."""
        for address, attend in SOCKETS.items():
            given = match_address(address, path)
            if given is not None:
                socket = self._sockets[number] = _PageSocket(tell)
                self._tasks.spawn(self._serve(number, attend(socket, self.hub, _HOLDER, self._account, **given)))
                return
        tell("closed", f"{FOR_GOOD} nothing-there")

    async def _serve(self, number: int, serving: Any) -> None:
        await serving
        self.hang_up(number)

    def send(self, number: int, text: str) -> None:
        """Hand on a message of the client."""
        self._heard = monotonic()
        if number in self._sockets:
            self._sockets[number].heard.put_nowait("" if is_deep(text) else text)

    def hang_up(self, number: int) -> None:
        """Close a socket, as the client wishes."""
        socket = self._sockets.pop(number, None)
        if socket is not None:
            socket.heard.put_nowait(None)


class _PageSocket:
    """A `Socket` on both sides of which is the same process."""

    def __init__(self, tell: Tell) -> None:
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._tell = tell

    async def accept(self) -> None:
        self._tell("opened", "")

    async def receive(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise ConnectionError("the client has hung up")
        return text

    async def send(self, message: bytes) -> None:
        self._tell("message", message.decode())

    async def close(self, code: int, reason: str) -> None:
        self._tell("closed", f"{code} {reason}")


async def _holder() -> str:
    return _HOLDER
