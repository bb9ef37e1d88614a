"""The effects on a unit."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import (
    attack_of,
    is_stone,
    keywords_of,
    protect_of,
    strikes_again,
    taken_tiles,
)
from theagon.games.hand_of_the_gods.rules.changes import remember, tell_traits, tell_values
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.modifiers import add_modifier, lose_keyword, raise_maximum, room_for_modifier
from theagon.games.hand_of_the_gods.rules.triggers import answer_with_amount
from theagon.games.hand_of_the_gods.rules.units import heed_health, stir_auras
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Trigger, Via, Why
from theagon.games.hand_of_the_gods.rules.world import (
    NONE,
    STONE_KEYWORDS,
    EffectRow,
    Keyword,
    Status,
    Subtype,
    Until,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.modifiers import FULL, MOST, forget_attack, forget_health
from theagon.kernel.units import still, tell


def damage(g: World, slot: int, amount: int, kind: int, clause: int, source: int) -> int:
    """Deal damage and return the number of its event. Protect lowers combat damage (HG4.37, HG4.41, HG6.34)."""
    u = g.unit[slot]
    if g.via == Via.COMBAT and source != NONE:
        stopped = min(amount, protect_of(u))
        amount -= stopped
        if stopped:
            tell(g, Kind.PROTECTED, Clause.HG4_37, u.owner, source, slot, stopped)
    before = g.cause
    number = tell(g, kind, clause, g.seat, source, slot, amount)
    g.cause = number
    if amount > 0:
        g.doing += amount
        u.harm = 1 + number
        u.health = max(-MOST, u.health - amount)
        if u.health <= 0:
            g.check_deaths = 1
        heed_health(g, slot, number)
        answer_with_amount(g, Trigger.DAMAGED, slot, slot, amount)
        if g.listeners[Trigger.DEALS_DAMAGE] and source != NONE:
            dealer = still(g, source, g.now[0].source_entered)
            answer_with_amount(g, Trigger.DEALS_DAMAGE, dealer, slot, amount)
    g.cause = before
    return number


def heal(g: World, slot: int, amount: int) -> None:
    """Heal a unit, never past the maximum (HG4.7)."""
    u = g.unit[slot]
    healed = min(amount, u.maximum - u.health)
    if healed > 0:
        before = g.cause
        g.doing += healed
        u.health += healed
        g.cause = tell(g, Kind.HEAL, Clause.HG4_7, g.seat, g.now[0].source, slot, healed)
        heed_health(g, slot, g.cause)
        answer_with_amount(g, Trigger.HEALED, slot, slot, healed)
        g.cause = before


def gain(g: World, slot: int, w: EffectRow, until: int) -> None:
    """Give a bonus: a lasting one, or a modifier that ends by itself."""
    u = g.unit[slot]
    still = is_stone(slot)  # HG3.7: a stone gains neither attack nor movement
    attack = 0 if still else w.attack
    fixed = still or g.card[u.card].subtypes & Subtype.STRUCTURE != 0
    movement = 0 if fixed else w.movement  # HG3.2
    words = w.keywords & STONE_KEYWORDS if still else w.keywords
    place = FULL if until == Until.LASTING else room_for_modifier(g)
    alive = u.health > 0
    remember(g, slot)
    u.attack = min(MOST, max(-MOST, u.attack + attack))
    raise_maximum(g, u, w.health)
    u.movement = min(99, max(-99, u.movement + movement))
    u.range = min(99, max(-99, u.range + w.range))
    if until == Until.LASTING:
        u.keywords |= words
        u.protect = max(u.protect, w.protect)
    else:
        add_modifier(g, place, slot, until, attack, w.health, movement, w.range, w.protect, words)
    number = g.clock
    if attack or w.health:
        tell_values(g, Kind.BONUS, Clause.HG4_8 if w.health else Clause.HG6_16, g.now[0].source, slot)
        if alive and u.health <= 0:
            u.harm = 1 + number
    tell_traits(g, Clause.NONE, Clause.NONE, g.now[0].source, slot)
    if words & Keyword.STEALTH:
        lose_keyword(g, slot, Keyword.GUARD, Kind.GUARD_LOST, Clause.HG4_26)  # for good (HG6.8)
    stir_auras(g, slot, number if g.clock > number else g.cause)


def set_attack(g: World, slot: int, amount: int) -> None:
    """Replace the attack under the auras (HG6.14). Earlier bonuses no longer count, nor does their end (HG6.16)."""
    if is_stone(slot):
        return
    u = g.unit[slot]
    u.attack = amount
    forget_attack(g, slot)
    number = tell(g, Kind.SET, Clause.HG6_14, g.seat, g.now[0].source, slot, attack_of(u))
    stir_auras(g, slot, number)


def set_health(g: World, slot: int, amount: int) -> None:
    """Replace current and maximum health under the auras."""
    u = g.unit[slot]
    u.maximum = amount + u.aura_health
    u.health = u.maximum
    forget_health(g, slot)
    number = tell(g, Kind.SET_HEALTH, Clause.HG6_16, g.seat, g.now[0].source, slot, u.health)
    if u.health <= 0:
        u.harm = 1 + number
        g.check_deaths = 1
    stir_auras(g, slot, number)


def stun(g: World, slot: int, until: int) -> None:
    """Stun a unit: it does not move, attack or strike back (HG4.29) until the stunner's next turn (HG4.30)."""
    u = g.unit[slot]
    if keywords_of(u) & Keyword.IMMUNE_STUN:
        tell(g, Kind.IMMUNE, Clause.HG4_35, g.seat, g.now[0].source, slot, 0)
        return
    u.stunned |= 1 << until
    tell(g, Kind.STUN, Clause.HG4_29, g.seat, g.now[0].source, slot, 0)


def doom(g: World, slot: int, executed: bool) -> None:
    """Mark a unit for death. An executed unit does not come back (HG4.44, HG6.33)."""
    u = g.unit[slot]
    u.status |= Status.DOOMED
    g.doing += 1
    if executed:
        u.status |= Status.EXECUTED
        u.harm = 1 + tell(g, Kind.EXECUTE, Clause.HG4_44, g.seat, g.now[0].source, slot, 0)
    else:
        u.harm = 1 + tell(g, Kind.MARKED, Clause.HG6_21, g.seat, g.now[0].source, slot, 0)
    g.check_deaths = 1


def ready(g: World, slot: int) -> None:
    """End exhaustion and summoning sickness; a move or an attack already made stays made (HG6.19, HG6.52)."""
    u = g.unit[slot]
    u.status &= ~(Status.SICK | Status.EXHAUSTED)
    if u.status & Status.MOVED and u.status & Status.ATTACKED and not strikes_again(u):
        tell(g, Kind.FIZZLE, Clause.HG6_19, g.seat, g.now[0].source, slot, Why.SPENT)
    else:
        tell(g, Kind.READY, Clause.HG6_19, g.seat, g.now[0].source, slot, 0)


def let_move(g: World, slot: int) -> None:
    """Let a unit move once more this turn, whatever it has done (HG6.55)."""
    u = g.unit[slot]
    if u.owner != g.active:
        tell(g, Kind.FIZZLE, Clause.HG6_55, g.seat, g.now[0].source, slot, Why.NOT_ITS_TURN)
        return
    u.status |= Status.NIMBLE
    tell(g, Kind.MOVES_AGAIN, Clause.HG6_55, g.seat, g.now[0].source, slot, 0)


def unstun(g: World, until: int) -> None:
    """End the stuns of this duration."""
    for tile in bits(taken_tiles(g)):
        slot = g.at[tile]
        u = g.unit[slot]
        if u.stunned >> until & 1:
            u.stunned &= ~(1 << until)
            if u.stunned == 0:
                tell(g, Kind.STUN_ENDS, Clause.HG4_30, u.owner, NONE, slot, 0)
