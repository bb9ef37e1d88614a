"""The lines of card data: the sentences of spells, warcries, leader abilities and triggered abilities."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.arrivals import push_spawn, revive
from theagon.games.hand_of_the_gods.rules.auras import follow_auras
from theagon.games.hand_of_the_gods.rules.board import free_tiles, immobile, immune, is_stone, on_board
from theagon.games.hand_of_the_gods.rules.choices import ask_destination, ask_target, discover, put
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.effects import damage, doom, gain, heal, ready, set_attack, set_health, stun
from theagon.games.hand_of_the_gods.rules.hands import add_card, change_costs, discard_random, draw_card, extra_mana
from theagon.games.hand_of_the_gods.rules.reading import area, group, holds, reachable, value_of, who_slot
from theagon.games.hand_of_the_gods.rules.triggers import earliest
from theagon.games.hand_of_the_gods.rules.units import banish, return_to_hand, silence, transform
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Line, Op, Side, Who, Why
from theagon.games.hand_of_the_gods.rules.world import COLUMNS, NONE, TILES, EffectRow, Unit, Until, World
from theagon.kernel.bits import bits, nth_bit
from theagon.kernel.log import tell_card
from theagon.kernel.rng import random
from theagon.kernel.units import tell


def run(g: World) -> None:
    """Carry out the lines of the effect in `now`, one by one; at a choice, the rest waits for the answer."""
    e = g.now[0]
    while e.amount > 0 and not g.choice and g.winner < 0:
        w = g.effect[e.row]
        e.row += 1
        e.amount -= 1
        follow_auras(g)
        if w.op == Line.CHECK:
            if not holds(g, w.condition):
                e.amount = 0
        elif w.op == Line.AIM:
            ask_target(g, w)
        elif holds(g, w.condition):
            times = value_of(g, w.repeat, 1)
            for _ in range(times):
                follow_auras(g)
                perform(g, w)


def perform(g: World, w: EffectRow) -> None:
    """Carry out a line once."""
    if w.op >= Line.SUMMON:
        perform_for_player(g, w)
    elif w.who == Who.ALL:  # one simultaneous effect (HG6.26)
        amount = value_of(g, w.value, w.amount)
        tiles = within_reach(g, w, True)
        if w.op == Line.PUSH:
            shove_all(g, tiles, w.amount)
        elif w.op == Line.RETURN_TO_HAND:  # the hand may not have room for all (HG6.28)
            slots = 0
            for tile in bits(tiles):
                slots |= 1 << g.at[tile]
            while slots:
                slot = earliest(g, slots)
                slots &= ~(1 << slot)
                return_to_hand(g, slot)
        else:
            for tile in bits(tiles):
                do_to_unit(g, w, g.at[tile], amount)
    elif w.who == Who.RANDOM:
        amount = value_of(g, w.value, w.amount)
        tiles = within_reach(g, w, False)
        for _ in range(w.count):
            if tiles:
                n = random(g, tiles.bit_count())
                tile = nth_bit(tiles, n)
                tiles &= ~(1 << tile)
                do_to_unit(g, w, g.at[tile], amount)
    else:
        slot = who_slot(g, w.who)
        if slot == NONE or not on_board(g.unit[slot]):
            tell(g, Kind.FIZZLE, Clause.HG6_23, g.seat, g.now[0].source, slot, Why.TARGET_GONE)
        elif is_stone(slot) and not w.stones:
            tell(g, Kind.FIZZLE, Clause.HG3_10, g.seat, g.now[0].source, slot, Why.STONE)
        elif immune(g.unit[slot], g.via, g.seat):
            tell(g, Kind.IMMUNE, Clause.HG4_35, g.seat, g.now[0].source, slot, 0)
        else:
            amount = value_of(g, w.value, w.amount)
            do_to_unit(g, w, slot, amount)


def within_reach(g: World, w: EffectRow, tells: bool) -> int:
    """Return the tiles of the units that a line means and can affect; if it `tells`, log those that are immune."""
    meant = group(g, w.filter, area(g, w.area, w.anchor), w.stones)
    tiles = reachable(g, meant, g.via, g.seat, False)
    if tells and tiles != meant:
        for tile in bits(meant & ~tiles):
            tell(g, Kind.IMMUNE, Clause.HG4_35, g.seat, g.now[0].source, g.at[tile], 0)
    return tiles


def duration(g: World, w: EffectRow) -> int:
    """Return when a line's effect ends; `TURN_OF` means the next turn of the effect's seat (HG6.10)."""
    return w.until + g.seat if w.until == Until.TURN_OF else w.until


def do_to_unit(g: World, w: EffectRow, slot: int, amount: int) -> None:
    """Carry out a line that affects a unit."""
    if w.op == Line.DAMAGE:
        damage(g, slot, amount, Kind.DAMAGE, Clause.HG1_4, g.now[0].source)
    elif w.op == Line.HEAL:
        heal(g, slot, amount)
    elif w.op == Line.GAIN:
        gain(g, slot, w, duration(g, w))
    elif w.op == Line.SET:
        health = value_of(g, w.second, w.health)
        if w.flag & 1:
            set_attack(g, slot, amount)
        if w.flag & 2:
            set_health(g, slot, health)
    elif w.op == Line.STUN:
        stun(g, slot, duration(g, w))
    elif w.op == Line.BANISH:
        banish(g, slot, duration(g, w))
    elif w.op == Line.SILENCE:
        silence(g, slot)
    elif w.op == Line.DESTROY:
        doom(g, slot, False)
    elif w.op == Line.EXECUTE:
        doom(g, slot, True)
    elif w.op == Line.RETURN_TO_HAND:
        return_to_hand(g, slot)
    elif w.op == Line.READY:
        ready(g, slot)
    elif (w.op == Line.MOVE or w.op == Line.PUSH) and immobile(g, g.unit[slot]):
        tell_immobile(g, slot)
    elif w.op == Line.MOVE:
        ask_destination(g, w, slot)
    elif w.op == Line.PUSH:
        shove(g, slot, w.amount)
    elif w.op == Line.TRANSFORM:
        transform(g, slot, w.card)


def tell_immobile(g: World, slot: int) -> None:
    """Log that an effect does not move a unit: a Structure (HG3.2), as no effect that moves units means stones."""
    tell(g, Kind.FIZZLE, Clause.HG3_2, g.seat, g.now[0].source, slot, Why.STRUCTURE)


def direction(g: World, u: Unit) -> int:
    """Return the direction of a push as a difference of tile numbers.

    It is straight away from the source, along the longer axis. Without a source, or if the unit itself is the
    source, it is towards the enemy's side.
    """
    source = who_slot(g, Who.SELF)
    if source == NONE or g.unit[source].tile == u.tile:
        return 1 if g.seat == 0 else -1
    across = u.tile % COLUMNS - g.unit[source].tile % COLUMNS
    down = u.tile // COLUMNS - g.unit[source].tile // COLUMNS
    if abs(across) >= abs(down):
        return 1 if across > 0 else -1
    return COLUMNS if down > 0 else -COLUMNS


def shove(g: World, slot: int, steps: int) -> None:
    """Push a unit as long as the next tile is free."""
    u = g.unit[slot]
    way = direction(g, u)
    free = free_tiles(g)
    tile = u.tile
    for _ in range(steps):
        ahead = tile + way
        straight = abs(way) == COLUMNS or ahead // COLUMNS == tile // COLUMNS
        if 0 <= ahead < TILES and straight and free >> ahead & 1:
            tile = ahead
    if tile != u.tile:
        put(g, slot, tile)


def shove_all(g: World, tiles: int, steps: int) -> None:
    """Push the units on these tiles together: in each direction the foremost first, so that it blocks no other.

    Structures stay (HG3.2).
    """
    for tile in bits(tiles):
        if immobile(g, g.unit[g.at[tile]]):
            tell_immobile(g, g.at[tile])
            tiles &= ~(1 << tile)
    for k in range(TILES):
        slot = g.at[TILES - 1 - k]
        if tiles >> (TILES - 1 - k) & 1 and direction(g, g.unit[slot]) > 0:
            shove(g, slot, steps)
    for tile in bits(tiles):
        slot = g.at[tile]
        if slot != NONE and direction(g, g.unit[slot]) < 0:
            shove(g, slot, steps)


def perform_for_player(g: World, w: EffectRow) -> None:
    """Carry out a line that affects no unit."""
    seat = g.seat
    if w.op == Line.SUMMON:
        for _ in range(w.count):
            push_spawn(g, w, Op.SPAWN, w.card)
    elif w.op == Line.REVIVE:
        revive(g, w)
    elif w.op == Line.DRAW:
        for _ in range(w.count):
            draw_card(g, seat)
    elif w.op == Line.DISCARD:
        for _ in range(w.count):
            discard_random(g, 1 - seat)
    elif w.op == Line.DISCOVER:
        discover(g, w)
    elif w.op == Line.ADD_CARD:
        for _ in range(w.count):
            add_card(g, seat if w.side == Side.FRIENDLY else 1 - seat, w.card, w.amount)
    elif w.op == Line.COST:
        change_costs(g, w)
    elif w.op == Line.MANA:
        extra_mana(g, seat, w.count)
    elif w.op == Line.LEADER_ABILITY:
        g.leader[seat] = w.card
        g.leader_used[seat] = 0  # HG2.11
        tell_card(g, Kind.NEW_LEADER_ABILITY, Clause.HG2_11, seat, 0, w.card)
