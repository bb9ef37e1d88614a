"""Connections and WebSockets that are written by hand."""

from __future__ import annotations

import socket as network
import struct
import time
from contextlib import suppress

from tests.server.conftest import Person
from tests.waiting import SECONDS


class Raw:
    """A connection to write anything into, which nobody reads unless asked for."""

    def __init__(self, address: str, buffer: int | None = None) -> None:
        host, port = address.split(":")
        self.address = address
        self.socket = network.socket()
        self.socket.settimeout(SECONDS)
        if buffer is not None:
            self.socket.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, buffer)
        self.socket.connect((host, int(port)))

    def say(self, text: str | bytes) -> None:
        self.socket.sendall(text.encode() if isinstance(text, str) else text)

    def say_for_ever(self, text: str | bytes, pause: float = 0) -> None:
        """Say this again and again. Raises `ConnectionError` when the other side has closed."""
        while True:
            self.say(text)
            time.sleep(pause)

    def upgrade(self, path: str, headers: str = "") -> None:
        """Ask for a socket."""
        self.say(
            f"GET {path} HTTP/1.1\r\nHost: {self.address}\r\nUpgrade: websocket\r\n{headers}Connection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    def read_until(self, awaited: bytes) -> None:
        """Read until these bytes have come."""
        read = b""
        while awaited not in read:
            data = self.socket.recv(1 << 16)
            assert data, read
            read += data

    def rest(self) -> bytes:
        """All that comes until the other side closes; fails if it does not."""
        said = b""
        with suppress(ConnectionError):
            while data := self.socket.recv(1 << 16):
                said += data
        return said

    def close(self) -> None:
        self.socket.close()


def raw_socket(person: Person, path: str) -> Raw:
    """A WebSocket of this person, with the least buffer that the system allows."""
    raw = Raw(person.address, buffer=1)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    raw.upgrade(path, f"Cookie: {cookies}\r\n" if cookies else "")
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.socket.recv(1)
    assert b" 101 " in answer
    return raw


def frame(data: bytes = b"", opcode: int = 1, *, final: bool = True) -> bytes:
    """A frame, masked with zeros."""
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([(0x80 if final else 0) | opcode]) + size + bytes(4) + data
