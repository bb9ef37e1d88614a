"""Cards made in the match: one of a pool at random, or one like a creature."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.cards import improved
from theagon.games.gods_unchained.rules.reading import who_slot
from theagon.games.gods_unchained.rules.world import NONE, EffectRow, Sort, World
from theagon.kernel.rng import random


def of_pool(g: World, w: EffectRow) -> int:
    """A random card of a line's pool; its one card if it has no pool."""
    first = w.pool
    size = w.pool_size
    if w.pools:
        k = first + 2 * (g.god[1 - g.seat] - 1)
        first = g.pool[k]
        size = g.pool[k + 1]
    elif size == 0:
        return w.card
    if size == 0:
        return 0
    i = random(g, size)
    return g.pool[first + i]


def like_unit(g: World, who: int) -> int:
    """A card of a creature, with the strength and health that it has gained; 0 if there is no such creature."""
    slot = who_slot(g, who)
    if slot == NONE or g.unit[slot].kind != Sort.CREATURE:
        return 0
    u = g.unit[slot]
    card = g.card[u.card]
    return improved(u.card, max(0, u.attack - card.attack), max(0, u.maximum - card.health), 0)
