"""What definitions are made of, and whom they speak of: other cards and leaders, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.cards.schema import parts
from theagon.games.hand_of_the_gods.schema import (
    Ability,
    AddCard,
    Card,
    Discover,
    Effect,
    Filter,
    Leader,
    Summon,
    Value,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS_EVENTS = ("warcry", "turn-start", "turn-end", "card-played", "card-to-graveyard", "card-drawn")


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


def needs_a_player(card: Card) -> bool:
    """Does the unit's text speak of friends, enemies, hands or turns? A unit that belongs to nobody has none."""
    for part in parts((card.abilities, card.auras)):
        match part:
            case Ability():
                needs = part.on in PLAYERS_EVENTS
            case Filter():
                needs = part.side in ("friendly", "enemy")
            case Value():
                needs = part.cards_in_hand is not None
            case Effect():
                until_a_turn = part.until == "your-next-turn" or (part.until is None and (part.stun or part.banish))
                needs = part.to is None or part.to in ("your-stone", "enemy-stone") or bool(until_a_turn)
            case _:
                needs = False
        if needs:
            return True
    return False
