"""The abilities that effects give to units: those of one gift of a card, besides the unit's own (GU6.15)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.vocabulary import GIVES_AURAS
from theagon.games.gods_unchained.rules.world import FIRST_OF_GIFT, GIVEN, Ending, Status, Unit, World
from theagon.kernel.bits import bits
from theagon.kernel.modifiers import modifiers_of

MOST_GIFTS = 4  # different ones of a card
GIFTS = (MOST_GIFTS - 1) * FIRST_OF_GIFT


def gift_of(u: Unit) -> int:
    """Return which of the gifts of the card in `lent` a unit has."""
    return (u.status & GIFTS) // FIRST_OF_GIFT


def bearer(u: Unit, lent: int) -> int:
    """Return the row of the card with a unit's own abilities, or those lent to it; 0 if it has lost its own."""
    if lent:
        return GIVEN + u.lent
    return 0 if u.status & Status.SILENCED else u.card


def triggers_of(g: World, u: Unit) -> int:
    """Return the triggers of the abilities that a unit has, as bits."""
    return g.card[bearer(u, 0)].triggers | g.card[bearer(u, 1)].triggers


def listen(g: World, slot: int) -> None:
    """Let a unit hear the events that its abilities answer, and give its auras."""
    u = g.unit[slot]
    for trigger in bits(triggers_of(g, u)):
        g.listeners[trigger] |= 1 << slot


def hush(g: World, slot: int) -> None:
    """Stop a unit from hearing events, and from giving auras."""
    u = g.unit[slot]
    g.aura_ended |= g.listeners[GIVES_AURAS] >> slot & 1
    for trigger in bits(triggers_of(g, u)):
        g.listeners[trigger] &= ~(1 << slot)


def lend(g: World, slot: int, card: int, gift: int) -> None:
    """Give a unit the abilities of a gift of a card (0: none). They replace any that were lent to it before."""
    u = g.unit[slot]
    hush(g, slot)
    u.lent = card
    u.status = u.status & ~GIFTS | gift * FIRST_OF_GIFT
    for k in bits(modifiers_of(g, slot)):
        if g.modifier[k].sleep == Ending.GIFT:
            g.modifier[k].sleep = Ending.NOTHING
    listen(g, slot)


def mute(g: World, slot: int) -> None:
    """Take from a unit its own abilities."""
    hush(g, slot)
    g.unit[slot].status |= Status.SILENCED
    listen(g, slot)


def given_triggers(g: World, u: Unit) -> int:
    """Return the triggers of the abilities that were given to a unit, as bits."""
    found = 0
    card = g.card[GIVEN + u.lent]
    for k in range(card.ability, card.ability + card.abilities):
        if g.ability[k].gift == gift_of(u):
            found |= 1 << g.ability[k].trigger
    return found
