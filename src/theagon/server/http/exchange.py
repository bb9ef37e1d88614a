"""One request with its answer, or one socket: counted, limited, and given the common headers."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

from theagon.errors import TheagonError
from theagon.server import limits, metrics
from theagon.server.limits import TooManyError
from theagon.server.protocol.games import Problem

LEFT: Final = 499
"""The status, in log and figures, of a request if its sender left before the answer."""
SLICE: Final = 64 << 10
"""Bytes of an answer that are handed on at once, so that no buffer holds what a slow reader has not taken."""

_SECURITY: Final = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": (
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; "
            "base-uri 'none'; form-action 'self'"
        ),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cache-control": "no-store",
    }.items()
)
"""Headers that every answer has, errors too, unless it brings its own."""


class RefusedError(TheagonError):
    """A request that no page of ours sends."""

    def __init__(self, status: int, kind: str, message: str, hint: str | None = None) -> None:
        super().__init__(message, hint=hint)
        self.status = status
        self.kind = kind


class Exchange:
    """One request or socket: it counts what goes in and out, and reserves memory for it."""

    def __init__(self, scope: Any, receive: Any, send: Any, network: str, bounds: limits.Limits) -> None:
        self.scope = scope
        self.network = network
        self.status = LEFT
        self.received = 0
        self.sent = 0
        self.messages = 0
        self.closed: int | None = None
        self.cpu = 0.0
        self._receive = receive
        self._send = send
        self._bounds = bounds
        self._reserved = 0
        self._shakes_hands = False

    def reserve(self, length: int) -> None:
        """Reserve memory for a body of this length before it is read.

        Raises `RefusedError` if no route takes so much, and `TooManyError` if there is no room now.
        """
        if length > limits.FILE_BODY:
            raise RefusedError(413, "large-body", "what was sent is too large")
        if length:
            count = max(length, limits.BODY_COST)
            self._bounds.add_body(self.network, count)
            self._reserved = count

    def begin_handshake(self) -> None:
        """Count a socket as new until its first message. Raises `TooManyError`."""
        self._bounds.add_handshake(self.network)
        self._shakes_hands = True

    async def receive(self) -> Any:
        """Return the next message from the other side."""
        message = await self._receive()
        if message["type"] == "http.request":
            self.received += len(message.get("body", b""))
        elif message["type"] == "websocket.receive":
            self.received += len(message.get("text") or message.get("bytes") or "")
            self.messages += 1
            self._end_handshake()
        elif message["type"] == "websocket.disconnect":
            self.closed = message.get("code")
        return message

    async def send(self, message: Any) -> None:
        """Pass an answer on, with the headers that all have, in slices that wait for the reader."""
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                self.status = message["status"]
                has = {name.lower() for name, _ in message["headers"]}
                further = [header for header in _SECURITY if header[0] not in has]
                message = {**message, "headers": [*message["headers"], *further]}
            case "http.response.body":
                body = message.get("body", b"")
                self.sent += len(body)
                for start in range(0, len(body) - SLICE, SLICE):
                    await self._send({**message, "body": body[start : start + SLICE], "more_body": True})
                message = {**message, "body": body[(len(body) - 1) // SLICE * SLICE :] if body else body}
            case "websocket.accept":
                self.status = 101
            case "websocket.send":
                self.sent += len(message.get("text") or message.get("bytes") or "")
            case "websocket.close":
                self.closed = message.get("code", 1000)
        await self._send(message)

    async def refuse(self, refusal: TheagonError) -> None:
        """Answer that this may not pass, and why."""
        status, reason, headers = 429, "too-many", [(b"content-type", b"application/json")]
        if isinstance(refusal, RefusedError):
            status, reason = refusal.status, "wrong"
            metrics.sink.count("turned_away", refusal.kind)
        elif isinstance(refusal, TooManyError):
            headers.append((b"retry-after", retry_after(refusal).encode()))
            metrics.sink.count("refusals", reason)
        body = msgspec.json.encode(Problem(reason, refusal.message, refusal.hint or ""))
        headers.append((b"content-length", str(len(body)).encode()))
        kind = "http" if self.scope["type"] == "http" else "websocket.http"
        await self.send({"type": f"{kind}.response.start", "status": status, "headers": headers})
        await self.send({"type": f"{kind}.response.body", "body": body, "more_body": False})

    def end(self) -> None:
        """Release what was reserved."""
        self._end_handshake()
        if self._reserved:
            self._bounds.bodies.remove(self.network, self._reserved)

    def _end_handshake(self) -> None:
        if self._shakes_hands:
            self._shakes_hands = False
            self._bounds.handshakes.remove(self.network)


def retry_after(error: TooManyError) -> str:
    """Return the value of a `Retry-After` header."""
    return str(max(1, math.ceil(error.retry_after)))
