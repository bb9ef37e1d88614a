"""The weights by which bots judge a position: the fields of a record, each declared with its value by hand.

class Weights(Record):
    held = weight(70, step=25)  # a card in hand
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from theagon.kernel.layout import Field, int32
from theagon.kernel.records import Record


class Weight(NamedTuple):
    """A weight as it was set by hand, and the distance from its value that `theagon tune` tries."""

    by_hand: int
    step: int


@dataclass(frozen=True)
class WeightField(Field):
    """A field that holds a weight."""

    weight: Weight


# Editors and mypy see the value that the field will hold.
if TYPE_CHECKING:

    def weight(by_hand: int, *, step: int) -> int: ...
else:

    def weight(by_hand, *, step):
        return WeightField(int32, (), Weight(by_hand, step))


def weights_of(record: type[Record]) -> Mapping[str, Weight]:
    """Return the weights that a record declares."""
    return {name: field.weight for name, field in record.layout.fields.items() if isinstance(field, WeightField)}
