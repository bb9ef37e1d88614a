"""Units on the board: their present values, and what they can reach, attack and be affected by."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.vocabulary import Trigger, Via
from theagon.games.hand_of_the_gods.rules.world import (
    BOARD,
    COLUMNS,
    DECIDING,
    LONGEST_RANGE,
    NONE,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    SEATS,
    STILL,
    TIRED,
    UNITS,
    Keyword,
    Status,
    Unit,
    World,
)
from theagon.kernel.bits import bits


def attack_of(u: Unit) -> int:
    attack = u.attack + u.aura_attack
    if attack > 0:
        return attack
    return 0  # HG6.16


def immobile(g: World, u: Unit) -> bool:
    """Return whether the unit has no movement and cannot gain any (HG3.2, HG3.7)."""
    return g.card[u.card].subtypes & STILL != 0


def steps_of(u: Unit) -> int:
    """Return the movement of a unit that is not immobile."""
    return max(0, u.movement + u.aura_movement)


def movement_of(g: World, u: Unit) -> int:
    return 0 if immobile(g, u) else steps_of(u)


def range_of(u: Unit) -> int:
    tiles = u.range + u.aura_range
    if 1 <= tiles <= LONGEST_RANGE:
        return tiles
    return 1 if tiles < 1 else LONGEST_RANGE


def keywords_of(u: Unit) -> int:
    return u.keywords | u.timed_keywords | u.aura_keywords


def protect_of(u: Unit) -> int:
    return max(u.protect, max(u.timed_protect, u.aura_protect))  # HG4.39: the highest applies


def is_stone(slot: int) -> bool:
    return slot < SEATS


def in_play(g: World, slot: int, entered: int) -> bool:
    """Return whether this is still the same unit, on the board and not banished."""
    if slot >= UNITS:
        return False
    return g.unit[slot].entered == entered and on_board(g.unit[slot])


def dying(u: Unit) -> bool:
    """Return whether the unit will die when deaths are next checked (HG6.21)."""
    return u.health <= 0 or u.status & Status.DOOMED != 0


def on_board(u: Unit) -> bool:
    return u.card != 0 and not u.status & Status.GONE and u.banished == 0


def taken_tiles(g: World) -> int:
    """Return the tiles where a unit stands, or that are reserved for a banished one (HG4.22)."""
    return g.board[0] | g.board[1] | g.board[2] | g.reserved


def free_tiles(g: World) -> int:
    """Return the tiles that a unit may enter (HG2.8, HG4.1, HG4.22)."""
    return g.open & ~taken_tiles(g)


def spread(tile: int, steps: int, passable: int) -> int:
    """Return a tile, and the tiles within this many orthogonal steps of it over passable tiles."""
    here = 1 << tile
    for _ in range(steps):
        beside = (here << 1 & NOT_FIRST_COLUMN) | (here >> 1 & NOT_LAST_COLUMN)
        here |= (beside | here << COLUMNS | here >> COLUMNS) & passable
    return here


def reach(g: World, u: Unit, steps: int, free: int) -> int:
    """Return the free tiles that a unit can reach in this many steps along a free path (HG2.7, HG6.3)."""
    passable = free | g.reserved
    if u.owner < SEATS:
        passable |= g.board[u.owner]
    return spread(u.tile, steps, passable) & free


def leap(g: World, u: Unit, steps: int) -> int:
    """Return the tiles that a unit can reach in this many steps, ignoring what stands in between."""
    return spread(u.tile, steps, BOARD) & free_tiles(g)


def attack_area(g: World, u: Unit) -> int:
    """Return the tiles within a unit's attack range (HG4.4, HG4.5, HG4.6)."""
    return g.within[range_of(u)][u.tile]


def guarded(g: World, seat: int) -> bool:
    """Return whether the seat's stone is guarded (HG6.8)."""
    for tile in bits(g.around[g.unit[seat].tile] & g.board[seat]):
        if keywords_of(g.unit[g.at[tile]]) & Keyword.GUARD:
            return True
    return False


def immune(u: Unit, via: int, seat: int) -> bool:
    """Return whether the unit is immune to this kind of effect of this seat (HG4.35)."""
    words = keywords_of(u)
    if via == Via.SPELL:
        return words & Keyword.IMMUNE_SPELLS != 0 or (words & Keyword.IMMUNE_ENEMY_SPELLS != 0 and u.owner != seat)
    if via == Via.WARCRY:
        return words & Keyword.IMMUNE_ENEMY_WARCRIES != 0 and u.owner != seat
    if via == Via.LEADER:
        return words & Keyword.IMMUNE_ENEMY_LEADER != 0 and u.owner != seat
    return via == Via.COMBAT and words & Keyword.IMMUNE_ATTACKS != 0


def strikes_again(u: Unit) -> bool:
    """Return whether a unit has attacked, and may attack once more for its twin strike (HG6.52)."""
    return u.status & TIRED == Status.ATTACKED and u.stunned == 0 and keywords_of(u) & Keyword.TWIN_STRIKE != 0


def attackable(g: World, u: Unit) -> int:
    """Return the tiles of the units that this one may attack if it is ready (HG4.5, HG4.24, HG4.27, HG4.35, HG6.33,
    HG6.37)."""
    foe = 1 - u.owner
    tiles = attack_area(g, u) & (g.board[foe] | g.board[2])
    if tiles == 0 or attack_of(u) == 0:
        return 0
    allowed = tiles
    taunting = 0
    for tile in bits(tiles):
        slot = g.at[tile]
        words = keywords_of(g.unit[slot])
        if is_stone(slot):
            if guarded(g, foe):
                allowed &= ~(1 << tile)
        elif words & DECIDING:
            if words & Keyword.IMMUNE_ATTACKS or (words & Keyword.STEALTH and g.unit[slot].owner == foe):
                allowed &= ~(1 << tile)
            elif words & Keyword.TAUNT and g.unit[slot].owner == foe:
                taunting |= 1 << tile
    beside = taunting & g.around[u.tile]
    return allowed & beside if beside else allowed  # HG6.56


def taunted(g: World, u: Unit) -> bool:
    """Return whether an enemy beside a unit taunts it, so that it may attack nothing else (HG6.56)."""
    for tile in bits(attackable(g, u) & g.around[u.tile]):
        if keywords_of(g.unit[g.at[tile]]) & Keyword.TAUNT:
            return True
    return False


def slot_of(g: World, tile: int) -> int:
    """Return the slot of the unit in play on a tile, or NONE."""
    slot = g.at[tile]
    if slot == NONE or g.unit[slot].banished:
        return NONE
    return slot


def activated_warcry(g: World, index: int) -> int:
    """Return the place of the ability of a card that its player activates, or -1 (HG4.48)."""
    card = g.card[index]
    for k in range(card.ability, card.ability + card.abilities):
        if g.ability[k].trigger == Trigger.WARCRY and g.ability[k].activated:
            return k
    return -1
