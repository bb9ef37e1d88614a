"""Cards made in the match: one of a pool at random, or one like a creature."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.cards import improved, with_words
from theagon.games.gods_unchained.rules.reading import who_slot
from theagon.games.gods_unchained.rules.world import NONE, EffectRow, Sort, World
from theagon.kernel.bits import bits
from theagon.kernel.modifiers import modifiers_of
from theagon.kernel.rng import random

BY_MANA = 2  # as `pools` of a line: one pool for each amount of mana


def of_pool(g: World, w: EffectRow) -> int:
    """Return a random card of a line's pool; its one card if it has no pool."""
    if w.pools:
        return random_card(g, w, g.mana[g.seat] if w.pools == BY_MANA else g.god[1 - g.seat] - 1)
    if w.pool_size == 0:
        return w.card
    i = random(g, w.pool_size)
    return g.pool[w.pool + i]


def random_card(g: World, w: EffectRow, which: int) -> int:
    """Return a random card of one of a line's pools; 0 if it is empty."""
    if which >= w.pool_size:
        return 0
    k = w.pool + 2 * which
    if g.pool[k + 1] == 0:
        return 0
    i = random(g, g.pool[k + 1])
    first = g.pool[k]
    return g.pool[first + i]


def like_unit(g: World, who: int) -> int:
    """Return a card of a creature, with what the creature has gained for good; 0 if there is no such creature."""
    slot = who_slot(g, who)
    if slot == NONE or g.unit[slot].kind != Sort.CREATURE:
        return 0
    return with_gains(g, g.unit[slot].card, slot)


def with_gains(g: World, packed: int, slot: int) -> int:
    """Return a unit's card, with the strength, health and keywords that the unit has gained for good (GU7.18)."""
    u = g.unit[slot]
    card = g.card[u.card]
    strength = u.attack - card.attack
    health = u.maximum - card.health
    for k in bits(modifiers_of(g, slot)):
        strength -= g.modifier[k].attack
        health -= g.modifier[k].health
    return with_words(improved(packed, max(0, strength), max(0, health), 0), u.keywords & ~card.keywords)
