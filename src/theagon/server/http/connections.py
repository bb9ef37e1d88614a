"""Connections and their limits: their number, their speed, and their messages.

Both kinds begin as HTTP; a socket takes over the connection of the request for it.
"""

from __future__ import annotations

import asyncio
import random
import zlib
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import CLOSE_HEADER
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode

from theagon.server import limits, metrics
from theagon.server.desk import wire
from theagon.server.http.metering import Turns
from theagon.server.limits import PerNetwork, network_of

if TYPE_CHECKING:
    from asyncio import Task, Transport

    from websockets.http11 import Request

MOST_MESSAGE: Final = 4 << 10
"""Bytes of one message of a client over a socket, once inflated: decks and files come over HTTP."""
LOOK_SECONDS: Final = 10.0
"""Seconds between two checks of a connection's progress."""
LEAST: Final = 4 << 10
"""The least bytes that a connection moves between two checks while we wait for it: a tenth of a slow phone's."""
DROPPED: Final = 256 << 10
"""Bytes of a body that are still received and dropped after the answer."""
PARTING_SECONDS: Final = 1.0
"""Seconds for a client that still sends such a body to read the answer."""
LINGERING_SECONDS: Final = 2
"""Seconds for which a server that is being restarted keeps connections without a request: one may be on its way. Longer
than the proxy's `keepalive` in `deploy/Caddyfile`, after which the proxy sends no more over such a connection."""
SLICE: Final = 2 << 10
"""Bytes of a socket that are parsed at once: hundreds of frames at most."""
FRAMES: Final = 60
"""Frames of one socket in `LOOK_SECONDS` that the application never sees: pings, pongs, parts of messages."""
QUEUED: Final = 48 << 10
"""Bytes of one socket's messages that may wait to be handled, each with `OVERHEAD`."""
OVERHEAD: Final = 512
"""Bytes of memory that a message takes besides its text."""
SHARED: Final = 32
"""Messages that are remembered as they were compressed: most go to several readers, one after the other."""


class Config(uvicorn.Config):
    """Uvicorn's settings, with our connections, their counter, and the turns in which they begin."""

    def __init__(self, app: Any, most: int, **further: Any) -> None:
        """`most` connections are open at once."""
        super().__init__(app, http=_HttpConnection, ws=_SocketConnection, ws_max_size=MOST_MESSAGE, **further)
        self.counter = ConnectionCounter(most, self.forwarded_allow_ips)
        self.turns = Turns()
        self.lingers = False
        """True once the server stops as for a restart: a request that is on its way is still answered."""


class ConnectionCounter:
    """The connections that are open, in all and from each network."""

    def __init__(self, most: int, proxies: list[str] | str) -> None:
        """Connections of `proxies` belong to many clients: only their total is bounded here."""
        self._most = most
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._open = PerNetwork()

    def enter(self, address: str) -> bool:
        """Return whether one more connection from this address may be open; if so, it must `leave` later."""
        most_from = self._most if address in self._proxies else limits.CONNECTIONS_FROM
        entered = self._open.add(network_of(address), most_from=most_from, most=self._most)
        metrics.sink.count("connections", by=int(entered))
        return entered

    def leave(self, address: str) -> None:
        """Count out a connection that had entered: it is closed, or goes on as another kind."""
        self._open.remove(network_of(address))
        metrics.sink.count("connections", by=-1)


class _Requests(h11.Connection):
    """A reader of requests that refuses bodies in chunks.

    Browsers and proxies send lengths. Chunks of one byte would cost 100 times their size. A request with both a length
    and chunks may end in one place for a proxy and in another one here.
    """

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("a body is sent with its length", error_status_hint=411)
        return event


class _HttpConnection(H11Protocol):
    """A connection that drops clients who do not finish their request or do not read the answer."""

    config: Config

    def __init__(self, *arguments: Any, **further: Any) -> None:
        super().__init__(*arguments, **further)
        self.conn = _Requests(h11.SERVER)
        self._entered = False
        self._looking: asyncio.TimerHandle | None = None
        self._received = 0
        self._dropped = 0
        self._before: tuple[object, int, int] = (None, 0, 0)  # the request, bytes received, bytes unsent

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = _normalised(self.client)
        if self.config.lingers:
            self.shutdown()
        self._entered = self.config.counter.enter(_address(self.client))
        if self._entered:
            # Those who came together are not let go together: that would take long.
            self._looking = self.loop.call_later(LOOK_SECONDS * random.uniform(0.8, 1.2), self._look)
        else:
            self._abort("connections")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self.conn.our_state in (h11.DONE, h11.MUST_CLOSE) and self.conn.their_state is h11.SEND_BODY:
            self._dropped += len(data)
            if self._dropped > DROPPED:
                self.transport.pause_reading()
                self.loop.call_later(PARTING_SECONDS, self._abort, "unread-body")
                return
        if self.conn.their_state is h11.IDLE:  # requests that come together are not read together
            self._unset_keepalive_if_required()
            self.transport.pause_reading()
            self.config.turns.call(network_of(_address(self.client)), partial(self._begin, data))
        else:
            super().data_received(data)

    def _begin(self, data: bytes) -> None:
        """Read the first bytes of a request."""
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if (
            self.config.lingers
            and self.conn.our_state is h11.SEND_RESPONSE
            and CLOSE_HEADER not in self.headers  # a body comes in several parts
        ):
            self.headers.append(CLOSE_HEADER)  # the answer says so, too

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.config.lingers:  # the client, or its proxy, asks the next server
            self.transport.abort()
            return
        self._leave()
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """Close the connection; if the server lingers, not before a request that may be on its way is answered."""
        if not self.config.lingers:
            super().shutdown()
            return
        self.timeout_keep_alive = LINGERING_SECONDS
        if self.conn.our_state is h11.SEND_RESPONSE:
            self.headers.append(CLOSE_HEADER)
        elif self.conn.our_state is not h11.SEND_BODY:
            self._unset_keepalive_if_required()
            self.timeout_keep_alive_task = self.loop.call_later(LINGERING_SECONDS, self.timeout_keep_alive_handler)

    def send_400_response(self, msg: str) -> None:
        metrics.sink.count("turned_away", "malformed")
        if self.conn.our_state is h11.SEND_RESPONSE or self.conn.our_state is h11.IDLE:
            super().send_400_response(msg)
        else:  # it is being answered already
            self.transport.abort()

    def _leave(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        if self._entered:
            self._entered = False
            self.config.counter.leave(_address(self.client))

    def _look(self) -> None:
        """Drop the client if it makes no progress."""
        request, received, unsent = self._before
        self._before = (self.scope, self._received, self.transport.get_write_buffer_size())
        if self.flow.write_paused or self.transport.is_closing():
            slow = "slow-reader" if self._before[2] > unsent - LEAST and unsent else None
        elif self.conn.their_state is h11.IDLE:
            slow = "slow-headers" if self.scope is request else None
        elif self.conn.their_state is h11.SEND_BODY and not self.flow.read_paused:
            slow = "slow-body" if self._received - received < LEAST and self.scope is request else None
        else:
            slow = None
        if slow is None:
            self._looking = self.loop.call_later(LOOK_SECONDS, self._look)
        else:
            self._abort(slow)

    def _abort(self, kind: str) -> None:
        if not self.transport.is_closing():
            metrics.sink.count("turned_away", kind)
        self.transport.abort()


class _Deflate(PerMessageDeflate):
    """Compression that compresses what goes to many readers once."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT:
            return super().encode(frame)
        return Frame(frame.opcode, _deflated(bytes(frame.data), self.local_max_window_bits), rsv1=True)


@lru_cache(SHARED)
def _deflated(data: bytes, window_bits: int) -> bytes:
    """Return a message as RFC 7692 compresses it: the last four bytes of the flush are left out."""
    encoder = zlib.compressobj(level=1, wbits=-window_bits)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]


class _DeflateFactory(ServerPerMessageDeflateFactory):
    """The negotiator of `_Deflate`."""

    def process_request_params(self, *arguments: Any) -> tuple[Any, _Deflate]:
        parameters, agreed = super().process_request_params(*arguments)
        return parameters, _Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


_EXTENSIONS: Final = [
    _DeflateFactory(
        server_no_context_takeover=True,
        client_no_context_takeover=True,
        client_max_window_bits=MOST_MESSAGE.bit_length() - 1,
    )
]
"""The extensions of a socket: compression, the quick kind, since the event loop does it.

A browser that may compress does, so clients may too; a message is inflated to `MOST_MESSAGE` at most.
"""


class _SocketConnection(WebSocketsSansIOProtocol):
    """A socket that keeps neither a compressor between messages nor the request: 50 KB for each of thousands who watch.

    It drops clients that read nothing: otherwise their waiting messages could neither be sent nor forgotten. It bounds
    frames that the application never sees, and messages that it cannot handle as fast.
    """

    config: Config

    def __init__(self, *arguments: Any, **further: Any) -> None:
        super().__init__(*arguments, **further)
        self.conn.available_extensions = _EXTENSIONS
        self._entered = False
        self._frames = 0
        self._since = 0.0
        self._queued = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = _normalised(self.client)
        self._entered = self.config.counter.enter(_address(self.client))
        if not self._entered:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._entered:
            self._entered = False
            self.config.counter.leave(_address(self.client))

    def data_received(self, data: bytes) -> None:
        if self.loop.time() - self._since > LOOK_SECONDS:
            self._frames, self._since = 0, self.loop.time()
        if self.queue.empty():
            self._queued = 0
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
            if self._frames > FRAMES or self._queued > QUEUED:
                metrics.sink.count("turned_away", "frames")
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        del self.request  # the application has its headers

    def _refuse_handshake(self) -> None:
        """Close a connection that asked for a socket with a body, or with headers that are too long or too many.

        Otherwise it would stay open: its request is never passed on, and its further bytes are dropped.
        """
        metrics.sink.count("turned_away", "malformed")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; uvicorn would log a traceback for a text that is no UTF-8."""
        self._queued += OVERHEAD + sum(map(len, self.frames))
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            metrics.sink.count("turned_away", "malformed")
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        self._frames += 1
        if self.writable.is_set():
            super().handle_ping()
        else:
            metrics.sink.count("turned_away", "slow-reader")
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        self._frames += bytes(event.data) != self.pending_ping_payload
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._frames += 1
        super().handle_cont(event)

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(wire.PARTING_SECONDS, self.transport.abort)  # unless it has closed by then


def _normalised(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return a client by its IPv4 address if it has one, so that proxies are recognised wherever we listen."""
    return (client[0].removeprefix("::ffff:"), client[1]) if client is not None else None


def _address(client: tuple[str, int] | None) -> str:
    """Return the address of a client; empty over a local socket."""
    return client[0] if client is not None else ""


async def _nothing(*_: object) -> None:
    """Do nothing: an application for a middleware of which only the list of proxies is used."""
