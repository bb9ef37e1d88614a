"""Who reads a match: the sockets at this process, and what is known of those at others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from theagon.server import metrics
from theagon.server.budget import HOUSE
from theagon.server.protocol.server import Gone, Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.server.budget import Account
    from theagon.server.protocol.base import Language
    from theagon.server.protocol.server import ServerMessage


class Outbox(Protocol):
    """Where messages for one socket go. Nothing here ever waits: a client that does not read in time is dropped."""

    def put(self, message: bytes) -> None:
        """Send this after what was put before."""
        ...

    def close(self, gone: Gone) -> None:
        """Close the socket, with this last message."""
        ...


class Reader:
    """One socket at a match: the seats that it plays (none: it watches) and the language that it reads."""

    __slots__ = ("account", "cards", "device", "language", "outbox", "seats", "shown")  # there may be thousands

    def __init__(
        self, outbox: Outbox, seats: tuple[int, ...], language: Language, device: str = "", account: Account = HOUSE
    ) -> None:
        """`account` pays for what it asks."""
        self.outbox = outbox
        self.account = account
        self.seats = seats
        self.language = language
        self.device = device
        self.cards = frozenset[str]()
        """The cards of the match's own that it was told of."""
        self.shown = False
        """Whether it was sent the table: before that it is sent nothing else."""

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Refused):
            metrics.refused(message.reason)
        self.outbox.put(msgspec.json.encode(message))


class RemoteReader(Reader):
    """A reader at another process, while what it asked for is done here: it records whether that was refused."""

    def __init__(self, seats: tuple[int, ...], language: Language) -> None:
        super().__init__(_NullOutbox(), seats, language)
        self.refused: Refused | None = None
        self.again = False
        """Whether it did not know how the match stands, and is to be told everything again by its own process."""

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Refused):
            self.refused = message


class _NullOutbox:
    """The outbox of a reader who is not here."""

    def put(self, message: bytes) -> None:
        pass

    def close(self, gone: Gone) -> None:
        pass


class Attendance:
    """Who is at a match: the readers here, and the players that other processes tell of."""

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self._elsewhere: dict[str, tuple[tuple[int, str], ...]] = {}

    @property
    def here(self) -> tuple[tuple[int, str], ...]:
        """The seats that are played through this process, each with its device."""
        return tuple((seat, reader.device) for reader in self.readers for seat in reader.seats)

    @property
    def present(self) -> set[int]:
        """The seats that are played now."""
        return {seat for seat, _ in self._everywhere()}

    @property
    def spectators(self) -> int:
        """How many sockets watch here."""
        return sum(not reader.seats for reader in self.readers)

    def holds(self, seats: tuple[int, ...], device: str) -> bool:
        """Whether another device plays one of these seats now."""
        return any(seat in seats and other != device for seat, other in self._everywhere())

    def close_at(self, seats: tuple[int, ...]) -> None:
        """Close the sockets at these seats: their players go on elsewhere."""
        for reader in self.readers:
            if set(reader.seats) & set(seats):
                reader.outbox.close(Gone("taken-over", "The match goes on in another window.", False))

    def tell_of(self, process: str, holding: tuple[tuple[int, str], ...]) -> None:
        """Another process has these seats and devices."""
        self._elsewhere[process] = holding

    def forget(self, process: str) -> bool:
        """A process has ended; whether anybody was there."""
        return bool(self._elsewhere.pop(process, ()))

    def _everywhere(self) -> Iterator[tuple[int, str]]:
        yield from self.here
        for holding in self._elsewhere.values():
            yield from holding
