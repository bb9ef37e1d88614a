"""What definitions are made of, and which other cards they speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.cards.schema import parts
from theagon.games.gods_unchained.schema import AddCard, Bonus, Card, Effect, Filter, Pool, Summon

if TYPE_CHECKING:
    from collections.abc import Iterator


def mentioned(card: Card) -> Iterator[str]:
    """The ids of the cards that a card names: what it can make, become, replace or ask for."""
    for part in parts(card):
        match part:
            case Summon(card=str(name)) | AddCard(card=str(name)) | Filter(card=str(name)) | Bonus(text_of=str(name)):
                yield name
            case Pool(cards=tuple(names)):
                yield from names
            case Effect():
                made = (part.transform, part.equip, part.shuffle, part.god_power)
                yield from (name for name in made if name is not None)


def pools(card: Card) -> Iterator[Pool]:
    """The pools that a card takes any fitting card from."""
    for part in parts(card):
        if isinstance(part, Pool) and part.of is not None:
            yield part
