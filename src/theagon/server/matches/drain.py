"""The end of a server's service: it begins no more matches, tells its players, and stops once nobody plays."""

from __future__ import annotations

import time

from theagon.errors import TheagonError
from theagon.server.protocol.server import Draining


class DrainingError(TheagonError):
    """This server begins no more matches."""


class Drain:
    """Whether a server is about to stop, and when it does at the latest."""

    def __init__(self) -> None:
        self._end: float | None = None

    @property
    def begun(self) -> bool:
        return self._end is not None

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self._end is not None and time.monotonic() >= self._end

    def begin(self, seconds: float) -> None:
        """Stop at the latest after so long."""
        self._end = time.monotonic() + seconds

    def refuse(self) -> None:
        """Raise `DrainingError` to whoever wants a match that is to begin now."""
        if self.begun:
            raise DrainingError(
                "this server is about to stop and begins no more matches", hint="try again in a few minutes"
            )

    def notice(self) -> Draining | None:
        """What players are told, if the server drains."""
        return None if self._end is None else Draining(max(0, round(self._end - time.monotonic())))
