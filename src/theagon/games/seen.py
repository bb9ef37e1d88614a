"""What the views of all games share: how they are written, and the fields that every view has."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Shown(Struct, frozen=True, rename="kebab"):
    """A part of a view."""


def course(game: str, g: Any, seat: int | None) -> dict[str, Any]:
    """The fields of every view: whose view it is, how far the match has come, whose decision it is (None: nobody's)."""
    return {
        "game": game,
        "seat": seat,
        "turn": g.turn,
        "active": g.active,
        "to_act": g.to_act if g.winner < 0 else None,
        "over": g.winner >= 0,
        "winner": g.winner if 0 <= g.winner < len(g.contestant) else None,
    }
