"""Comparison of positions: all results of their methods by name, and the first difference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from theagon.match.differing import apart

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position


def answers(position: Position, views: bool = True) -> Iterator[tuple[str, Any]]:
    """Yield the results of a position's methods by name, without its history; with `views`, also of those by seat."""
    yield "state_bytes", position.state_bytes()
    yield "state_hash", position.state_hash()
    for name in ("seats", "to_act", "active", "turn", "contestants", "is_over", "is_draw", "winner"):
        yield name, getattr(position, name)
    yield "returns", position.returns()
    yield "legal_actions", position.legal_actions()
    for seat in (*range(position.seats), None) if views else ():
        yield f"view({seat})", position.view(seat)
        if seat is not None:
            yield f"observation({seat})", position.observation(seat)


def difference(game: Game, one: Position, other: Position, views: bool = True) -> str | None:
    """Return the first difference of two positions, as text; None if there is none."""
    for (name, mine), (_, others) in zip(answers(one, views), answers(other, views), strict=False):
        if mine != others:
            where = state_difference(game, mine, others) if name == "state_bytes" else None
            return where or apart(name, mine, others)
    return None


def state_difference(game: Game, one: bytes, other: bytes) -> str | None:
    """Return the first fields in which two states differ, with both values; None if the states are equal."""
    kind = game.backend.program.state
    if one == other or {len(one), len(other)} != {kind.layout.size}:
        return None
    first, second = kind(), kind()
    first.load(one)
    second.load(other)
    pairs = zip(kind.labels(), first.values(), second.values(), strict=True)
    return "; ".join([f"{name}: {a} and {b}" for name, a, b in pairs if a != b][:8])
