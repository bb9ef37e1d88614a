"""What players say to each other: phrases of a fixed set, told at once and kept nowhere."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from theagon.server.budget import BYTE
from theagon.server.protocol.server import Said

if TYPE_CHECKING:
    from theagon.server.matches.audience import Audience
    from theagon.server.matches.readers import Reader
    from theagon.server.matches.relay import Relay
    from theagon.server.protocol.client import SayPhrase

REST: Final = 3.0
"""Seconds after a phrase before the same seat may say another."""


class Phrases:
    """The phrases that are said at a match."""

    def __init__(self, audience: Audience, relay: Relay) -> None:
        self._audience = audience
        self._relay = relay
        self._said: dict[int, float] = {}

    def say(self, reader: Reader, message: SayPhrase) -> None:
        """Tell everybody what a player says, at the cost of whoever says it."""
        seat = self._audience.perspective_of(reader).seat
        assert seat is not None, "spectators say nothing"
        now = time.monotonic()
        if now - self._said.get(seat, -REST) < REST:
            self._audience.refuse(reader, message, "too-often", "One phrase at a time.", "wait a moment")
            return
        self._said[seat] = now
        reader.account.charge(self._audience.tell_said(Said(seat, message.phrase)) * BYTE)
        self._relay.tell_said(seat, message.phrase)
