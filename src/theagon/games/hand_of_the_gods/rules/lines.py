"""The lines of card data: the sentences of spells, warcries, leader abilities and triggered abilities."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.arrivals import push_spawn, revive
from theagon.games.hand_of_the_gods.rules.auras import follow_auras
from theagon.games.hand_of_the_gods.rules.board import free_tiles, immobile, immune, is_stone, on_board
from theagon.games.hand_of_the_gods.rules.choices import ask_destination, ask_target, ask_unit, discover, put
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.delaying import delay
from theagon.games.hand_of_the_gods.rules.effects import (
    damage,
    doom,
    gain,
    heal,
    let_move,
    ready,
    set_attack,
    set_health,
    stun,
)
from theagon.games.hand_of_the_gods.rules.hands import add_card, change_costs, discard_random, draw_card, extra_mana
from theagon.games.hand_of_the_gods.rules.reading import anchor_tile, area, group, reachable, value_of, who_slot
from theagon.games.hand_of_the_gods.rules.triggers import earliest
from theagon.games.hand_of_the_gods.rules.units import banish, exchange, return_to_hand, silence, steal, transform
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Line, Op, Side, Via, Who, Why
from theagon.games.hand_of_the_gods.rules.world import COLUMNS, NONE, TILES, Choice, EffectRow, Unit, Until, World
from theagon.games.hand_of_the_gods.rules.zones import fetch, fetch_back
from theagon.kernel.bits import bits, nth_bit
from theagon.kernel.choices import ask
from theagon.kernel.conditions import holds
from theagon.kernel.log import tell_card
from theagon.kernel.modes import go_to_mode, pass_block, pass_over
from theagon.kernel.rng import random
from theagon.kernel.units import tell, tell_tile


def run(g: World) -> None:
    """Carry out the lines of the effect in `now`, one by one; at a choice, the rest waits for the answer."""
    e = g.now[0]
    passed_over = False  # the condition of the line before did not hold
    g.done = 0
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
        elif w.op == Line.MODE:  # another one was taken
            pass_over(e, w.count)
        elif (w.otherwise and not passed_over) or not holds(g, w.condition):  # HG6.49
            passed_over = passed_over or not w.otherwise
            g.done = 0
            if w.op == Line.LATER:
                pass_block(g, e)
        else:
            passed_over = False
            times = value_of(g, w.repeat, 1)
            g.doing = 0
            for _ in range(times):
                follow_auras(g)
                perform(g, w)
            g.done = g.doing


def take_mode(g: World, which: int) -> None:
    """Continue with the lines of one of the modes that follow."""
    go_to_mode(g, g.now[0], which)
    tell(g, Kind.MODE, Clause.HG6_43, g.seat, g.now[0].source, NONE, 1 + which)


def perform(g: World, w: EffectRow) -> None:
    """Carry out a line once."""
    if w.op >= Line.SUMMON:
        perform_for_player(g, w)
    elif (w.op == Line.PUSH or w.op == Line.PULL) and (aimless(g, w) if w.unit else nameless(g)):
        tell(g, Kind.FIZZLE, Clause.HG6_44, g.seat, NONE, NONE, Why.TARGET_GONE)
    elif w.who == Who.ALL:  # one simultaneous effect (HG6.26)
        amount = value_of(g, w.value, w.amount)
        tiles = within_reach(g, w, True)
        if w.op == Line.PUSH or w.op == Line.PULL:
            shove_all(g, tiles, w)
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
    elif w.op == Line.READY and not w.flag:
        ready(g, slot)
    elif moves(w) and immobile(g, g.unit[slot]):
        tell_immobile(g, slot)
    elif w.op == Line.READY:
        let_move(g, slot)
    elif w.op == Line.MOVE:
        ask_destination(g, w, slot)
    elif w.op == Line.PUSH or w.op == Line.PULL:
        shove(g, slot, w)
    elif w.op == Line.SWAP_WITH:
        swap_places(g, slot, who_slot(g, w.unit - 1))
    elif w.op == Line.TRANSFORM:
        card = card_meant(g, w)
        if card:
            transform(g, slot, card)
    elif w.op == Line.STEAL:
        if g.unit[slot].owner == 1 - g.seat:
            steal(g, slot, w.until == Until.THIS_TURN)
    elif w.op == Line.COPY:
        push_spawn(g, w, Op.SPAWN, g.unit[slot].card)


def moves(w: EffectRow) -> bool:
    """Return whether a line moves its unit to another tile, or lets it move."""
    if w.op == Line.READY:
        return w.flag != 0
    return w.op == Line.MOVE or w.op == Line.PUSH or w.op == Line.PULL or w.op == Line.SWAP_WITH


def tell_immobile(g: World, slot: int) -> None:
    """Log that an effect does not move a unit: a Structure (HG3.2), as no effect that moves units means stones."""
    tell(g, Kind.FIZZLE, Clause.HG3_2, g.seat, g.now[0].source, slot, Why.STRUCTURE)


def swap_places(g: World, slot: int, other: int) -> None:
    """Let a unit that can be moved change places with another one that can (HG6.46)."""
    if other == NONE or not on_board(g.unit[other]):
        tell(g, Kind.FIZZLE, Clause.HG6_23, g.seat, g.now[0].source, other, Why.TARGET_GONE)
    elif immobile(g, g.unit[other]):
        tell_immobile(g, other)
    elif immune(g.unit[other], g.via, g.seat):
        tell(g, Kind.IMMUNE, Clause.HG4_35, g.seat, g.now[0].source, other, 0)
    elif other != slot:
        tile = g.unit[slot].tile
        before = g.cause
        g.cause = tell_tile(g, Kind.RELOCATE, Clause.HG6_46, g.seat, slot, g.unit[slot].card, g.unit[other].tile, 0)
        tell_tile(g, Kind.RELOCATE, Clause.HG6_46, g.seat, other, g.unit[other].card, tile, 0)
        exchange(g, slot, other)
        g.cause = before


def nameless(g: World) -> bool:
    """Return whether this is an effect of a unit that was put off until the unit had left play (HG6.44)."""
    return g.via != Via.SPELL and g.via != Via.LEADER and who_slot(g, Who.SELF) == NONE


def aimless(g: World, w: EffectRow) -> bool:
    """Return whether the unit to which a line pulls, or from which it pushes, cannot be found any more."""
    return middle(g, w) == NONE


def middle(g: World, w: EffectRow) -> int:
    """Return the tile from which a line pushes, or to which it pulls (HG6.54); NONE for a spell that names none."""
    return anchor_tile(g, w.unit - 1 if w.unit else Who.SELF)


def distance(g: World, w: EffectRow, u: Unit) -> int:
    """Return how far a unit may be pulled, along the longer axis: up to the unit that pulls it, or onto a tile; with
    neither, as far as can be."""
    tile = middle(g, w)
    if tile == NONE:
        return COLUMNS
    across = abs(u.tile % COLUMNS - tile % COLUMNS)
    steps = max(across, abs(u.tile // COLUMNS - tile // COLUMNS))
    onto = w.unit != 0 and who_slot(g, w.unit - 1) == NONE
    return steps if onto else steps - 1


def direction(g: World, w: EffectRow, u: Unit) -> int:
    """Return the direction of a push or a pull as a difference of tile numbers.

    A push is straight away from the source, along the longer axis. Without a source, or if the unit itself is the
    source, it is towards the enemy's side. A pull is the other way.
    """
    sign = 1 if w.op == Line.PUSH else -1
    tile = middle(g, w)
    if tile == NONE or tile == u.tile:
        return sign if g.seat == 0 else -sign
    across = u.tile % COLUMNS - tile % COLUMNS
    down = u.tile // COLUMNS - tile // COLUMNS
    if abs(across) >= abs(down):
        return sign if across > 0 else -sign
    return COLUMNS * sign if down > 0 else -COLUMNS * sign


def shove(g: World, slot: int, w: EffectRow) -> None:
    """Push or pull a unit as long as the next tile is free; a pull ends beside the source."""
    u = g.unit[slot]
    way = direction(g, w, u)
    steps = min(w.amount, distance(g, w, u)) if w.op == Line.PULL else w.amount
    free = free_tiles(g)
    tile = u.tile
    for _ in range(steps):
        ahead = tile + way
        straight = abs(way) == COLUMNS or ahead // COLUMNS == tile // COLUMNS
        if 0 <= ahead < TILES and straight and free >> ahead & 1:
            tile = ahead
    if tile != u.tile:
        put(g, slot, tile)


def shove_all(g: World, tiles: int, w: EffectRow) -> None:
    """Push or pull the units on these tiles together: in each direction the foremost first, so that it blocks no other.

    Structures stay (HG3.2).
    """
    for tile in bits(tiles):
        if immobile(g, g.unit[g.at[tile]]):
            tell_immobile(g, g.at[tile])
            tiles &= ~(1 << tile)
    for k in range(TILES):
        slot = g.at[TILES - 1 - k]
        if tiles >> (TILES - 1 - k) & 1 and direction(g, w, g.unit[slot]) > 0:
            shove(g, slot, w)
    for tile in bits(tiles):
        slot = g.at[tile]
        if slot != NONE and direction(g, w, g.unit[slot]) < 0:
            shove(g, slot, w)


def card_meant(g: World, w: EffectRow) -> int:
    """Return the card that a line names: its own, or that of a unit; 0 if there is no such unit."""
    if not w.unit:
        return w.card
    slot = who_slot(g, w.unit - 1)
    if slot == NONE or is_stone(slot):
        tell(g, Kind.FIZZLE, Clause.HG6_23, g.seat, g.now[0].source, slot, Why.TARGET_GONE)
        return 0
    return g.unit[slot].card


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
    elif w.op == Line.FETCH:
        for _ in range(w.count):
            found = fetch_back(g, seat, w.filter, w.flag, w.amount) if w.flag else fetch(g, seat, w.filter, w.amount)
            if not found:
                tell(g, Kind.FIZZLE, Clause.HG6_48, seat, g.now[0].source, NONE, Why.NO_CARD)
    elif w.op == Line.DISCARD:
        for _ in range(w.count):
            discard_random(g, 1 - seat)
    elif w.op == Line.DISCOVER:
        discover(g, w)
    elif w.op == Line.CHOOSE:
        ask_unit(g, w)
    elif w.op == Line.CHOOSE_ONE:
        ask(g, Choice.MODE, seat)
    elif w.op == Line.ADD_CARD:
        card = card_meant(g, w)
        for _ in range(w.count if card else 0):
            add_card(g, seat if w.side == Side.FRIENDLY else 1 - seat, card, w.amount)
    elif w.op == Line.COST:
        change_costs(g, w)
    elif w.op == Line.MANA:
        extra_mana(g, seat, w.count)
    elif w.op == Line.LATER:
        delay(g, w.flag)
    elif w.op == Line.LEADER_ABILITY:
        g.leader[seat] = w.card
        g.leader_used[seat] = 0  # HG2.11
        tell_card(g, Kind.NEW_LEADER_ABILITY, Clause.HG2_11, seat, 0, w.card)
