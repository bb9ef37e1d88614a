"""The arrival, change and departure of units on the board."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import god_of, last_tile, on_board, relic_of
from theagon.games.gods_unchained.rules.cards import SOULLESS, card_of, health_added, strength_added, words_added
from theagon.games.gods_unchained.rules.changes import tell_appearance
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.gifts import hush, lend, listen
from theagon.games.gods_unchained.rules.modifiers import add_modifier, end_modifiers, room_for_modifier
from theagon.games.gods_unchained.rules.triggers import push_own, raise_event
from theagon.games.gods_unchained.rules.vocabulary import Kind, Op, Trigger, Via
from theagon.games.gods_unchained.rules.world import (
    NONE,
    PLACES,
    RELIC,
    ROW,
    TILES,
    UNITS,
    Keyword,
    Sort,
    Status,
    Unit,
    Until,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.log import tell_card
from theagon.kernel.memory import clear
from theagon.kernel.units import reusable_slot, tell, units_of, unused_slot

MOST_FALLEN = UNITS - TILES - 4  # relics that may be replaced before a cleanup; a slot is always left for a unit


def free_slot(g: World) -> int:
    """Return an unused slot, else the slot of a unit that left in this action, if possible one that is owed no step."""
    slot = unused_slot(g)
    if slot != NONE:
        return slot
    settled = 0
    for slot in bits(g.gone):
        if g.unit[slot].owed == 0:
            settled |= 1 << slot
    slot = reusable_slot(g, settled if settled else g.gone, units_of(g.now[0]) if g.now[0].op == Op.RUN else 0)
    g.gone &= ~(1 << slot)
    forget_fallen(g, slot)
    return slot


def forget_fallen(g: World, slot: int) -> None:
    """Remove a unit from `g.fallen`; it is owed no more steps."""
    n = 0
    for k in range(g.fallen_size):
        if g.fallen[k] != slot:
            g.fallen[n] = g.fallen[k]
            n += 1
    for k in range(n, g.fallen_size):
        g.fallen[k] = 0
    g.fallen_size = n


def print_values(g: World, u: Unit) -> None:
    """Set the values and keywords of the printed card, undamaged; identity, tile and readiness stay."""
    card = g.card[u.card]
    u.attack = card.attack
    u.health = card.health
    u.maximum = card.health
    u.keywords = card.keywords
    u.burn = card.burn
    u.regen = card.regen
    u.armor = card.armor
    u.spell_boost = card.spell_boost


def make_unit(g: World, packed: int, seat: int, tile: int) -> int:
    """Put a new unit of a card, with what was added to the card, on a free tile; returns its slot."""
    slot = free_slot(g)
    u = g.unit[slot]
    clear(u)
    g.entries += 1
    u.card = card_of(packed)
    u.entered = g.entries
    u.owner = seat
    u.tile = tile
    u.kind = g.card[u.card].kind
    u.status = 0 if u.kind == Sort.GOD else Status.SICK  # GU2.3
    print_values(g, u)
    u.attack += strength_added(packed)
    u.health += health_added(packed)
    u.maximum = u.health
    u.keywords |= words_added(packed)
    if packed & SOULLESS:
        u.keywords |= Keyword.SOULLESS
    g.at[tile] = slot
    listen(g, slot)
    if g.card[u.card].passing:
        place = room_for_modifier(g)
        add_modifier(g, place, slot, Until.TURN_OF + seat, 0, 0, g.card[u.card].passing, 0)
    return slot


def enter(g: World, packed: int, seat: int, tile: int) -> int:
    """Put a creature at a place of its row (GU5.10); return its slot, or NONE if the row is full (GU5.3)."""
    if g.row_size[seat] == ROW:
        tell_card(g, Kind.SUMMON_FAILS, Clause.GU5_10, seat, card_of(packed), 0)
        return NONE
    end = last_tile(g, seat)
    for k in range(end - tile):
        shift(g, end - 1 - k, end - k)
    g.row_size[seat] += 1
    slot = make_unit(g, packed, seat, tile)
    g.board[seat] |= 1 << slot
    return slot


def shift(g: World, start: int, end: int) -> None:
    """Move a creature to the next place."""
    slot = g.at[start]
    g.at[end] = slot
    g.unit[slot].tile = end


def arrive(g: World, slot: int) -> None:
    """Trigger on a creature's arrival: its own abilities, then those that watch for summoned creatures."""
    if g.listeners[Trigger.ARRIVES] >> slot & 1:
        push_own(g, slot, Trigger.ARRIVES, Via.ABILITY, slot)
    if g.listeners[Trigger.SUMMONED]:
        raise_event(g, Trigger.SUMMONED, slot, 0, 0, Via.ABILITY)


def equip(g: World, packed: int, seat: int) -> int:
    """Give a god a relic and destroy the old one (GU6.2, GU6.3); return the new one's slot."""
    old = relic_of(g, seat)
    if old != NONE and on_board(g.unit[old]):
        tell(g, Kind.REPLACED, Clause.GU6_3, seat, NONE, old, 0)
        if g.fallen_size < MOST_FALLEN:
            fall(g, old)
        else:
            leave(g, old)  # too many relics before any cleanup: no room to keep them
    return make_unit(g, packed, seat, seat * PLACES + RELIC)


def fall(g: World, slot: int) -> None:
    """Destroy a unit: it answers nothing more (GU6.25), and is owed the steps of the cleanup (GU3.2, GU6.7)."""
    u = g.unit[slot]
    hush(g, slot)
    u.status |= Status.DESTROYED
    u.owed = 3
    g.fallen[g.fallen_size] = slot
    g.fallen_size += 1


def leave(g: World, slot: int) -> None:
    """Take a unit from the board. Its last values stay readable until the action is over."""
    u = g.unit[slot]
    if u.status & Status.GONE:
        return
    hush(g, slot)
    end_modifiers(g, slot)
    u.status |= Status.GONE
    g.gone |= 1 << slot
    if u.kind == Sort.CREATURE:
        end = last_tile(g, u.owner)
        for tile in range(u.tile + 1, end):
            shift(g, tile, tile - 1)
        g.at[end - 1] = NONE
        g.row_size[u.owner] -= 1
        g.board[u.owner] &= ~(1 << slot)
    elif g.at[u.tile] == slot:
        g.at[u.tile] = NONE


def transform(g: World, slot: int, card: int) -> int:
    """Put another creature in a creature's place. It is new and cannot attack yet (GU6.23). Return its slot."""
    u = g.unit[slot]
    before = g.cause
    g.cause = tell(g, Kind.TRANSFORM, Clause.GU6_23, g.seat, g.now[0].source, slot, card)
    tile = u.tile
    owner = u.owner
    leave(g, slot)
    other = enter(g, card, owner, tile)
    tell_appearance(g, Kind.BECOMES, Clause.GU6_23, NONE, other)
    g.cause = before
    return other


def speak_of(g: World, slot: int) -> None:
    """Let the next lines speak of this unit as `it`; of none if it is NONE, because a new one found no room."""
    g.now[0].it = slot
    g.now[0].it_entered = 0 if slot == NONE else g.unit[slot].entered


def give_power(g: World, seat: int, card: int) -> None:
    """Give a god a god power. Abilities that the power has without being used become the god's own."""
    g.power[seat] = card
    lend(g, god_of(seat), card, 0)
