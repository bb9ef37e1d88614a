"""Units on the board: their present values, the units that they may attack, and their order (GU1.1, GU6.11)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.vocabulary import Trigger
from theagon.games.gods_unchained.rules.world import (
    FIRST,
    NONE,
    PLACES,
    RELIC,
    UNITS,
    Keyword,
    Sort,
    Status,
    Unit,
    World,
)
from theagon.kernel.bits import bits, lowest

LEAVING = Status.DESTROYED | Status.GONE
UNABLE = Status.ASLEEP | Status.DESTROYED
EAGER = Keyword.BLITZ | Keyword.GODBLITZ
SHIELDING = Keyword.HIDDEN | Keyword.FRONTLINE | Keyword.BACKLINE  # who may be attacked depends on them


def strength_of(u: Unit) -> int:
    return max(0, u.attack)


def keywords_of(u: Unit) -> int:
    return u.keywords | u.timed_keywords


def on_board(u: Unit) -> bool:
    return u.card != 0 and not u.status & LEAVING


def in_play(g: World, slot: int, entered: int) -> bool:
    """Return whether this is still the same unit, on the board."""
    return slot < UNITS and g.unit[slot].entered == entered and on_board(g.unit[slot])


def dying(u: Unit) -> bool:
    """Return whether the next cleanup will destroy the unit (GU3.2). Until then it stays and counts (GU6.20)."""
    return u.health <= 0 or u.status & Status.DOOMED != 0


def god_of(seat: int) -> int:
    """Return the slot of a seat's god."""
    return seat


def relic_of(g: World, seat: int) -> int:
    """Return the slot of a seat's relic, or NONE."""
    return g.at[seat * PLACES + RELIC]


def first_of(g: World, slots: int) -> int:
    """Return the first of these slots in board order: the active player's from left to right, then the other's."""
    if slots & slots - 1 == 0:
        return lowest(slots)
    turn = g.active * PLACES
    first = NONE
    least = 64
    for slot in bits(slots):
        tile = g.unit[slot].tile ^ turn
        if tile < least:
            least = tile
            first = slot
    return first


def everyone(g: World) -> int:
    """Return the slots of all units on the board."""
    slots = g.board[0] | g.board[1] | 3
    if g.at[RELIC] == NONE and g.at[PLACES + RELIC] == NONE:
        return slots
    for tile in range(RELIC, 2 * PLACES, PLACES):
        slot = g.at[tile]
        if slot != NONE and on_board(g.unit[slot]):
            slots |= 1 << slot
    return slots


def with_keyword(g: World, slots: int, keyword: int) -> int:
    """Return those of these slots with a unit that has one of the keywords."""
    found = 0
    for slot in bits(slots):
        u = g.unit[slot]
        if (u.keywords | u.timed_keywords) & keyword:
            found |= 1 << slot
    return found


def arm_of(g: World, slot: int) -> int:
    """Return the slot of a character's weapon: for a god its relic (GU6.2) or NONE, for a creature itself."""
    u = g.unit[slot]
    return relic_of(g, u.owner) if u.kind == Sort.GOD else slot


def attack_strength(g: World, slot: int) -> int:
    """Return the strength that a character attacks with."""
    arm = arm_of(g, slot)
    return strength_of(g.unit[arm]) if arm != NONE and on_board(g.unit[arm]) else 0


def attacker_keywords(g: World, slot: int) -> int:
    """Return the keywords of an attack. A confused god is confused with any relic."""
    arm = arm_of(g, slot)
    return keywords_of(g.unit[arm]) | keywords_of(g.unit[slot]) & Keyword.CONFUSED if arm != NONE else 0


def used_by_hand(g: World, slot: int) -> bool:
    """Return whether a creature or relic has an ability that its player uses by hand. It does not attack (GU6.15)."""
    return g.listeners[Trigger.ABILITY] >> slot & 1 != 0


def ready(g: World, slot: int) -> bool:
    """Return whether the character may attack now (GU6.1, GU6.2, GU7.3, GU7.9)."""
    u = g.unit[slot]
    arm = arm_of(g, slot)
    if arm == NONE or u.status & UNABLE:
        return False
    armed = g.unit[arm]
    words = keywords_of(armed)
    sick = 0 if words & EAGER else armed.status & Status.SICK
    if words & Keyword.CANNOT_ATTACK | sick or used_by_hand(g, arm) or (arm != slot and attack_strength(g, slot) == 0):
        return False
    return u.attacks < (2 if words & Keyword.TWIN_STRIKE else 1)


def seen_of(g: World, foe: int) -> int:
    """Return the slots of a player's characters that are not hidden (GU7.2); an attack with Flank may reach them."""
    return g.board[foe] & ~with_keyword(g, g.board[foe], Keyword.HIDDEN) | 1 << god_of(foe)


def unguarded(g: World, foe: int) -> int:
    """Return the slots of a player's characters that no other shields from attacks (GU7.1, GU7.16)."""
    if not with_keyword(g, g.board[foe], SHIELDING):
        return g.board[foe] | 1 << god_of(foe)
    seen = seen_of(g, foe)
    front = with_keyword(g, seen, Keyword.FRONTLINE)
    allowed = front if front else seen
    behind = with_keyword(g, allowed, Keyword.BACKLINE)
    return allowed & ~behind if allowed & g.board[foe] & ~behind else allowed


def attackable(g: World, slot: int, allowed: int) -> int:
    """Return the slots of the enemies that a ready character may attack (GU7.3); `allowed` are the `unguarded`."""
    arm = arm_of(g, slot)
    if arm == NONE:
        return 0
    u = g.unit[slot]
    armed = g.unit[arm]
    words = keywords_of(armed)
    if words & Keyword.FLANK and g.attacked[u.owner] > u.attacks:  # another character has attacked (GU7.10)
        allowed = seen_of(g, 1 - u.owner)
    if words & Keyword.CANNOT_ATTACK_GODS or (armed.status & Status.SICK and not words & Keyword.GODBLITZ):
        allowed &= ~(1 << god_of(1 - u.owner))
    return allowed


def slot_at(g: World, seat: int, where: int) -> int:
    """Return the slot of the unit at a place, counted from the seat's side, or NONE."""
    if where >= 2 * PLACES:
        return NONE
    slot = g.at[where ^ seat * PLACES]
    if slot == NONE or not on_board(g.unit[slot]):
        return NONE
    return slot


def seen_from(tile: int, seat: int) -> int:
    """Return a tile counted from the seat's side: its own places are 0 to 7."""
    return tile ^ seat * PLACES


def last_tile(g: World, seat: int) -> int:
    """Return the tile right of the seat's last creature."""
    return seat * PLACES + FIRST + g.row_size[seat]
