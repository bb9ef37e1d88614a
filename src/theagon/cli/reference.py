"""An earlier run of `simulate`, for comparison: what has changed since, in lengths, seats and decks."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from theagon.errors import Location, TheagonError

if TYPE_CHECKING:
    from pathlib import Path


class Rate(msgspec.Struct, frozen=True):
    """The share of matches won, with its 95 % interval."""

    rate: float | None
    interval: tuple[float, float]


class Results(msgspec.Struct, frozen=True):
    """The results that later ones are compared with."""

    turns: dict[str, int]
    seats: dict[str, Rate]
    decks: dict[str, Rate]


class Reference(msgspec.Struct, frozen=True):
    """A document of `theagon simulate --json`."""

    game: str
    results: Results

    def changes(self, results: dict[str, Any]) -> dict[str, Any]:
        """Return how much more seats and decks won in these results, and the turns of both runs."""
        turns = {
            share: {"before": self.results.turns.get(share), "now": now} for share, now in results["turns"].items()
        }
        return {
            "turns": turns,
            "seats": _changed(self.results.seats, results["seats"]),
            "decks": _changed(self.results.decks, results["decks"]),
        }


def read_reference(file: Path, game: str) -> Reference:
    """Read the document of a run. Raises `TheagonError` if it is none, or one of another game."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Reference)
    except OSError as error:
        raise TheagonError(f"{file}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        hint = "theagon simulate --json > FILE makes one"
        raise TheagonError(f"this is no document of simulate: {error}", Location(str(file)), hint) from None
    if found.game != game:
        raise TheagonError(f"{file} is of {found.game}, not of {game}")
    return found


def _changed(before: dict[str, Rate], now: dict[str, Any]) -> dict[str, Any]:
    """Return the difference of each rate that both runs have, with its 95 % interval (Newcombe 1998, method 10)."""
    changes = {}
    for name, score in now.items():
        earlier = before.get(name)
        if earlier is not None and earlier.rate is not None and score["rate"] is not None:
            low, high = score["interval"]
            least, most = earlier.interval
            difference = score["rate"] - earlier.rate
            below = sqrt((score["rate"] - low) ** 2 + (most - earlier.rate) ** 2)
            above = sqrt((high - score["rate"]) ** 2 + (earlier.rate - least) ** 2)
            changes[name] = {"difference": difference, "interval": (difference - below, difference + above)}
    return changes
