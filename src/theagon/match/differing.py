"""The first difference of two values, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


def apart(path: str, one: Any, other: Any) -> str:
    """Return the first difference of two unequal values, such as `view(0).players[1].hand_size: 4 and 5`."""
    if isinstance(one, msgspec.Struct) and isinstance(other, msgspec.Struct):
        one, other = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in {**one, **other}:
            if one.get(key) != other.get(key):
                return apart(f"{path}.{key}", one.get(key), other.get(key))
    if _listing(one) and _listing(other) and len(one) == len(other):
        for place, (mine, others) in enumerate(zip(one, other, strict=True)):
            if mine != others:
                return apart(f"{path}[{place}]", mine, others)
    return f"{path}: {_short(one)} and {_short(other)}"


def _listing(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _short(value: Any, most: int = 200) -> str:
    text = repr(value)
    return text if len(text) <= most else f"{text[:most]}..."
