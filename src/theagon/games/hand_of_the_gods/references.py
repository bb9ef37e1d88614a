"""What definitions are made of, and which other cards and leaders they speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.cards.schema import Schema
from theagon.games.hand_of_the_gods.schema import AddCard, Card, Discover, Effect, Filter, Leader, Summon

if TYPE_CHECKING:
    from collections.abc import Iterator


def parts(value: object) -> Iterator[Schema]:
    """A schema object and every schema object in it, outermost first."""
    if isinstance(value, Schema):
        yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


def mentioned(definition: Card | Leader) -> Iterator[str]:
    """The ids of the cards and leaders that a card or leader can make, become, replace or ask for."""
    for part in parts(definition):
        match part:
            case Summon() | AddCard():
                yield part.card
            case Discover():
                yield from part.pool
            case Filter(card=str(card)):
                yield card
            case Effect():
                yield from (name for name in (part.transform, part.leader_ability) if name is not None)
