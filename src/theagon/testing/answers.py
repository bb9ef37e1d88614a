"""Comparison of positions: all results of their methods by name, and the first difference."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

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


def apart(path: str, one: Any, other: Any) -> str:
    """Return the first difference of two values, such as `view(0).players[1].hand_size: 4 and 5`."""
    if isinstance(one, msgspec.Struct) and isinstance(other, msgspec.Struct):
        one, other = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    if isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        for key in one:
            if one[key] != other[key]:
                return apart(f"{path}.{key}", one[key], other[key])
    if _listing(one) and _listing(other) and len(one) == len(other):
        for place, (mine, others) in enumerate(zip(one, other, strict=True)):
            if mine != others:
                return apart(f"{path}[{place}]", mine, others)
    return f"{path}: {_short(one)} and {_short(other)}"


def state_difference(game: Game, one: bytes, other: bytes, most: int = 8) -> str | None:
    """Return the first fields in which two states differ, with both values; None if the states are equal."""
    kind = game.backend.program.state
    if one == other or {len(one), len(other)} != {kind.layout.size}:
        return None
    first, second = kind(), kind()
    first.load(one)
    second.load(other)
    pairs = zip(kind.labels(), first.values(), second.values(), strict=True)
    return "; ".join([f"{name}: {a} and {b}" for name, a, b in pairs if a != b][:most])


def _listing(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _short(value: Any, most: int = 200) -> str:
    text = repr(value)
    return text if len(text) <= most else f"{text[:most]}..."
