"""Whom cards speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.cards.schema import parts
from theagon.games.hand_of_the_gods.schema import TRIGGERS, Ability, Effect, Filter, Value

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.schema import Card


def needs_a_player(card: Card) -> bool:
    """Does the unit's text speak of friends, enemies, hands or turns? A unit that belongs to nobody has none."""
    for part in parts((card.abilities, card.auras)):
        match part:
            case Ability():
                trigger = TRIGGERS[part.on]
                needs = trigger.points or trigger.whose or trigger.of == "card"
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
