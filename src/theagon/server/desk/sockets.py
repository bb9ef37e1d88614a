"""One socket, from its first message to its last."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.beginning import SANDBOX, Staged
from theagon.puzzles.library import UnknownPuzzleError
from theagon.server.desk.admission import admit
from theagon.server.desk.outbox import Outbox
from theagon.server.desk.puzzle_board import PuzzleBoard
from theagon.server.desk.reconnection import Send
from theagon.server.desk.wire import LeaveError, close, messages, receive, send
from theagon.server.limits import TooManyError
from theagon.server.matches.archive import beginning_of_record
from theagon.server.matches.intents import handle
from theagon.server.matches.readers import Reader
from theagon.server.matches.seating import seats_of
from theagon.server.protocol.base import PROTOCOL
from theagon.server.protocol.client import Hello
from theagon.server.protocol.server import Gone, Welcome
from theagon.server.storage.storage import DamagedError, StorageError
from theagon.server.tasks import first_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from theagon.server.budget import Account
    from theagon.server.desk.wire import Socket
    from theagon.server.matches.hub import Hub
    from theagon.server.matches.live import LiveMatch
    from theagon.server.storage.records import StoredMatch

HELLO_SECONDS: Final = 10.0
"""Seconds to say hello in, more or less: those who came together are not sent away together."""


async def play(socket: Socket, hub: Hub, holder: str | None, account: Account, match: str) -> None:
    """Serve the socket of a player. `holder` is the hash of the token that came with it, if one did."""
    await serve(socket, hub, partial(hub.archive.find, match), holder, account, watches=False)


async def watch(socket: Socket, hub: Hub, _holder: str | None, account: Account, watch: str) -> None:
    """Serve the socket of a spectator, who comes by a link of their own."""
    await serve(socket, hub, partial(hub.archive.find, watch, "watch"), None, account, watches=True)


async def attempt(socket: Socket, hub: Hub, _holder: str | None, account: Account, game: str, name: str) -> None:
    """Serve the socket of an attempt at a puzzle."""

    async def find() -> tuple[str, PuzzleBoard]:
        if game not in NAMES:
            raise UnknownPuzzleError("There is no such puzzle.")
        return game, await hub.crew.thinkers.run(account, PuzzleBoard.named, game, name)

    await serve_puzzle(socket, hub, find, account)


async def attempt_own(socket: Socket, hub: Hub, holder: str | None, account: Account, match: str) -> None:
    """Serve the socket of an attempt at a puzzle of a set, with which a match of the same person begins."""

    async def find() -> tuple[str, PuzzleBoard]:
        stored = await hub.archive.get(match)
        own = stored.match.beginning is not None and seats_of(holder, stored.seats)
        beginning = beginning_of_record(stored.match) if own else None
        if not isinstance(beginning, Staged) or beginning.name != SANDBOX:
            raise UnknownPuzzleError("There is no such puzzle.")
        counted.enter_context(hub.bounds.own_puzzle(account.payer))
        return beginning.game, await hub.crew.thinkers.run(account, PuzzleBoard.own, beginning.text, beginning.name)

    with ExitStack() as counted:
        await serve_puzzle(socket, hub, find, account)


async def serve(
    socket: Socket,
    hub: Hub,
    find: Callable[[], Awaitable[StoredMatch | None]],
    holder: str | None,
    account: Account,
    *,
    watches: bool,
) -> None:
    """Serve one socket of a match. `holder` is the hash of the token that came with it, if one did."""

    async def attend(hello: Hello) -> None:
        admitted = await admit(socket, hub, await find(), holder, hello, account, watches=watches)
        await _attend(socket, *admitted, account)

    await converse(socket, attend, account)


async def serve_puzzle(
    socket: Socket, hub: Hub, find: Callable[[], Awaitable[tuple[str, PuzzleBoard]]], account: Account
) -> None:
    """Serve the socket of an attempt at a puzzle. `find` gives its game and its board."""

    async def attend(hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise LeaveError(Gone("version-changed", "The client speaks another version of the protocol.", False))
        try:
            game, board = await find()
        except (StorageError, TooManyError):  # it may be served later
            raise
        except TheagonError as error:
            raise LeaveError(Gone("unknown-puzzle", error.message, False)) from None
        await send(socket, Welcome(0, "puzzle", hub.run, game, (board.seat,), None, 0))
        for answer in await hub.crew.thinkers.run(account, board.answers, hello):
            await send(socket, answer)
        async for message in messages(socket, account):
            for answer in await hub.crew.thinkers.run(account, board.answers, message):
                await send(socket, answer)

    await converse(socket, attend, account)


async def converse(socket: Socket, attend: Callable[[Hello], Awaitable[None]], account: Account) -> None:
    """Serve one socket from `hello` to its end, at the cost of `account`; `attend` serves it after `hello`."""
    try:
        await socket.accept()
        hello = await _hello(socket)
        await account.wait()
        await attend(hello)
    except LeaveError as leaving:
        await close(socket, leaving.gone)
    except TheagonError as error:
        await close(socket, Gone("not-served", error.message, not isinstance(error, DamagedError)))
    except OSError:
        pass  # the other side has gone
    except Exception:
        logging.getLogger(__name__).exception("a socket failed")
        await close(socket, Gone("fault", "Something went wrong on the server.", True))


async def _hello(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS * random.uniform(0.8, 1.2)):
            hello = await receive(socket)
    except TimeoutError:
        raise LeaveError(Gone("no-hello", "No hello came.", True)) from None
    if not isinstance(hello, Hello):
        raise LeaveError(Gone("no-hello", "The first message has to be hello.", False))
    return hello


async def _attend(
    socket: Socket, live: LiveMatch, seats: tuple[int, ...], hello: Hello, first: Send, account: Account
) -> None:
    """Serve an admitted reader until either side ends it."""
    outbox = Outbox()
    reader = Reader(outbox, seats, hello.language, hello.device, account)
    live.attend(reader)
    try:
        if seats:
            await live.arrive(reader)
        await live.audience.catch_up(reader, hello.sequence if first is Send.UPDATE else -1)
        await first_of(outbox.drain_to(socket), _handle_messages(socket, live, reader, outbox), outbox.closing)
    finally:
        live.leave(reader)
    raise LeaveError(outbox.closing.result())


async def _handle_messages(socket: Socket, live: LiveMatch, reader: Reader, outbox: Outbox) -> None:
    """Handle each message, forever. A client that does not read waits for the next."""
    async for message in messages(socket, reader.account):
        await outbox.read()
        await handle(live, reader, message)
        await asyncio.sleep(0)  # a burst is received without waiting: let others have their turn in between
