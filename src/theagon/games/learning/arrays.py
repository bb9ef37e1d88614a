"""Observations as arrays for learners: the same bytes by name, or planes of numbers from 0 to 1.

An array of observations is uint8; its last axis is contiguous and has the bytes of one, as `Position.observation` and
the `observations` of a batch give them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from theagon.errors import TheagonError
from theagon.games.play import asked
from theagon.kernel.observation import Sort

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.kernel.observation import Field, Group, ObservationSpace


def named(space: ObservationSpace, observations: NDArray[np.uint8]) -> NDArray[Any]:
    """Return the numbers by group and field, without a copy: `named(space, observations)["hand"]["cost"]`.

    They are whole numbers; those of cards are indexes of the card set, ready for an embedding. A field of a group with
    a shape has this shape as its last axes. PyTorch needs a copy, `astype(np.int64)`, since some numbers are unaligned.
    Raises TheagonError for other arrays than observations of the space.
    """
    return _named("named", space, observations)


def planes(space: ObservationSpace, observations: NDArray[np.uint8], group: str) -> NDArray[np.float32]:
    """Return the fields of a group as planes of its shape, float32 from 0 to 1: `... x planes x shape`.

    An amount is divided by its highest value; one that can be below 0 gives numbers below 0, too. A choice gives a
    plane for each thing but the one numbered 0, a set of flags a plane for each. Cards give none: see `named`. Raises
    TheagonError, as `named` does.
    """
    declared = _group("planes", space, group)
    numbers, lead = _named("planes", space, observations)[group], observations.ndim - 1
    found = [plane for field in declared.fields for plane in _planes(field, numbers[field.name])]
    if not found:
        return np.zeros((*observations.shape[:-1], 0, *declared.shape), np.float32)
    return np.stack(found, axis=lead)


def plane_names(space: ObservationSpace, group: str) -> list[str]:
    """Return what each plane of `planes` shows: a field, or with a colon one of its things by number."""
    declared = _group("plane_names", space, group)
    return [name for field in declared.fields for name in _plane_names(field)]


def _named(verb: str, space: ObservationSpace, observations: object) -> NDArray[Any]:
    if (
        not isinstance(observations, np.ndarray)
        or observations.dtype != np.uint8
        or observations.shape[-1:] != (space.size,)
        or observations.strides[-1] != 1
    ):
        wanted = f"an array of uint8 with a contiguous last axis of {space.size} bytes"
        raise TheagonError(f"{verb}: observations must be {wanted}")
    return observations.view(_dtype(space))[..., 0]


def _group(verb: str, space: ObservationSpace, name: str) -> Group:
    groups = {each.name: each for each in space.groups}
    asked.one_of(verb, "group", name, groups)
    return groups[name]


def _planes(field: Field, numbers: NDArray[Any]) -> list[NDArray[np.float32]]:
    if field.sort in (Sort.NUMBER, Sort.COUNT):
        return [np.divide(numbers, field.high, dtype=np.float32)]
    if field.sort is Sort.CHOICE:
        return [(numbers == thing).astype(np.float32) for thing in range(1, field.high + 1)]
    if field.sort is Sort.FLAGS:
        return [(numbers >> bit & 1).astype(np.float32) for bit in range(field.high.bit_length())]
    return []


def _plane_names(field: Field) -> list[str]:
    if field.sort in (Sort.NUMBER, Sort.COUNT):
        return [field.name]
    if field.sort is Sort.CHOICE:
        return [f"{field.name}:{thing}" for thing in range(1, field.high + 1)]
    if field.sort is Sort.FLAGS:
        return [f"{field.name}:{1 << bit}" for bit in range(field.high.bit_length())]
    return []


@cache
def _dtype(space: ObservationSpace) -> np.dtype[Any]:
    return np.dtype([(group.name, *_group_type(group)) for group in space.groups])


def _group_type(group: Group) -> tuple[Any, ...]:
    if group.planes:
        return ([(field.name, _number(field), group.shape) for field in group.fields],)
    return [(field.name, _number(field)) for field in group.fields], group.shape


def _number(field: Field) -> str:
    """Return the type of the numbers of a field."""
    return f"<{'i' if field.low else 'u'}{field.width}"
