"""Durations."""

from __future__ import annotations

import math

from msgspec import Struct


class Times(Struct, frozen=True):
    """Seconds, sorted."""

    seconds: tuple[float, ...]

    def percentile(self, share: float) -> float:
        """Return the time within which this share was done; infinite if nothing was."""
        if not self.seconds:
            return math.inf
        return self.seconds[min(len(self.seconds) - 1, round(share * len(self.seconds)))]
