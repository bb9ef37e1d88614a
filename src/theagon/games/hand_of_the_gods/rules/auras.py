"""Auras: recomputed between any two effects whenever positions or values may have changed (HG4.14, HG6.22)."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import is_stone
from theagon.games.hand_of_the_gods.rules.changes import remember, tell_traits, tell_values, values_differ
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.reading import anchor_seen, area_at, matches, passing, stone_health
from theagon.games.hand_of_the_gods.rules.units import heed_health
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Side, Who
from theagon.games.hand_of_the_gods.rules.world import BOARD, NONE, STONE_KEYWORDS, AuraRow, Keyword, Status, World
from theagon.kernel.bits import bits
from theagon.kernel.conditions import further
from theagon.kernel.memory import clear
from theagon.kernel.units import tell

MOST_OF_AURAS = 99  # the most that all auras together add to one value


def add_aura(g: World, slot: int, a: AuraRow) -> None:
    """Add one aura to the sums for a unit; only the highest Protect counts (HG4.39)."""
    s = g.aura_sum[slot]
    s.health += a.health
    if a.protect > s.protect:
        s.protect = a.protect
    if is_stone(slot):  # HG3.7, HG3.10
        s.keywords |= a.keywords & STONE_KEYWORDS
    else:
        s.attack += a.attack
        s.movement += a.movement
        s.range += a.range
        s.keywords |= a.keywords


def bounded(total: int) -> int:
    """Return a sum of auras within its limits."""
    if -MOST_OF_AURAS <= total <= MOST_OF_AURAS:
        return total
    return MOST_OF_AURAS if total > 0 else -MOST_OF_AURAS


def apply_auras(g: World, slot: int) -> None:
    """Give a unit the sums and clear them. If the maximum falls, health above it is cut (HG4.8, HG4.10)."""
    u = g.unit[slot]
    s = g.aura_sum[slot]
    health = bounded(s.health) - u.aura_health
    attack = bounded(s.attack) - u.aura_attack
    movement = bounded(s.movement)
    reach = bounded(s.range)
    moved = movement != u.aura_movement or reach != u.aura_range
    if not (health or attack or moved or s.protect != u.aura_protect or s.keywords != u.aura_keywords):
        clear(s)
        return
    alive = u.health > 0
    remember(g, slot)
    u.maximum += health
    u.health = u.health + health if health > 0 else min(u.health, u.maximum)
    u.aura_attack += attack
    u.aura_health += health
    u.aura_movement = movement
    u.aura_range = reach
    u.aura_protect = s.protect
    u.aura_keywords = s.keywords
    clear(s)
    if values_differ(g, slot):
        number = tell_values(g, Kind.AURA, Clause.HG4_14 if health > 0 or attack > 0 else Clause.HG4_13, NONE, slot)
        if alive and u.health <= 0:
            u.harm = 1 + number
            g.check_deaths = 1
        if health:
            heed_health(g, slot, number)
    tell_traits(g, Clause.HG4_14, Clause.HG4_13, NONE, slot)
    if u.aura_keywords & Keyword.CHARGE and u.status & Status.SICK:  # HG6.47
        u.status &= ~Status.SICK
        tell(g, Kind.READY, Clause.HG6_47, u.owner, NONE, slot, 0)


def stands(g: World, source: int, index: int) -> bool:
    """Return whether the condition of an aura holds (HG6.47), with the further ones that it names."""
    u = g.unit[source]
    met = True
    while index:
        c = g.condition[index]
        if c.turn:
            met = (c.turn == Side.FRIENDLY) == (u.owner == g.active)
        elif c.value:
            met = stone_health(g, g.value[c.value], u.owner) >= c.at_least
        elif c.who == Who.SELF:
            met = matches(g, c.filter, source, u.owner, source)
            met = met and (
                c.area == 0 or area_at(g, c.area, anchor_seen(g, c.anchor, u.owner, u.tile)) >> u.tile & 1 != 0
            )
        else:
            region = area_at(g, c.area, anchor_seen(g, c.anchor, u.owner, u.tile)) if c.area else BOARD
            met = passing(g, c.filter, region, u.owner, source).bit_count() >= c.at_least
        met = met != (c.negated != 0)
        index = further(c, met)
    return met


def reached(g: World, source: int, a: AuraRow) -> int:
    """Return the tiles of the units that this aura of a unit reaches."""
    u = g.unit[source]
    if a.condition and not stands(g, source, a.condition):
        return 0
    if a.own:
        return 1 << u.tile
    region = area_at(g, a.area, anchor_seen(g, a.anchor, u.owner, u.tile)) if a.area else BOARD
    return passing(g, a.filter, region & ~(1 << u.tile), u.owner, source)


def follow_auras(g: World) -> None:
    """Bring all auras up to date if anything that they depend on has changed (HG4.14)."""
    if g.recheck_auras:
        recompute_auras(g)


def recompute_auras(g: World) -> None:
    """Bring all auras up to date; again if they have changed health that another aura asks for (HG6.47)."""
    give_auras(g)
    if g.recheck_auras:
        give_auras(g)


def give_auras(g: World) -> None:
    """Give all units what auras give them now. A unit that is about to die still gives its aura (HG6.22)."""
    g.recheck_auras = 0
    holders = g.aura_holders
    if holders | g.aura_sources == 0:
        g.aura_cause = -1
        return
    g.aura_holders = 0
    before = g.cause
    if g.aura_cause >= 0:
        g.cause = g.aura_cause
        g.aura_cause = -1
    for source in bits(g.aura_sources):
        card = g.card[g.unit[source].card]
        for k in range(card.aura, card.aura + card.auras):
            a = g.aura[k]
            for tile in bits(reached(g, source, a)):
                slot = g.at[tile]
                add_aura(g, slot, a)
                g.aura_holders |= 1 << slot
    for slot in bits((holders | g.aura_holders) & ~g.gone):  # a unit that has left keeps its last values (HG6.23)
        apply_auras(g, slot)
    g.cause = before
