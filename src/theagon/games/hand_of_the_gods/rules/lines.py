"""Carrying out the lines of card data: the sentences of spells, warcries, leader abilities and triggered abilities."""
from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.auras import recompute_auras
from theagon.games.hand_of_the_gods.rules.board import free_tiles, immune, is_stone, on_board, reach, slot_of
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.effects import damage, doom, gain, heal, ready, set_attack, set_health, stun
from theagon.games.hand_of_the_gods.rules.log import tell, tell_card, tell_tile
from theagon.games.hand_of_the_gods.rules.reading import (
    anchor_tile,
    area,
    card_matches,
    group,
    holds,
    targets,
    value_of,
    who_slot,
)
from theagon.games.hand_of_the_gods.rules.units import (
    arrive,
    banish,
    enter,
    relocate,
    return_to_hand,
    silence,
    transform,
)
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Line, Op, Place, Priority, Side, Who
from theagon.games.hand_of_the_gods.rules.world import (
    COLUMNS,
    HAND,
    NEUTRAL,
    NONE,
    OFFERED,
    TILES,
    Choice,
    EffectRow,
    Keyword,
    Status,
    Until,
    World,
)
from theagon.games.hand_of_the_gods.rules.zones import draw, take_from_graveyard, take_from_hand, to_graveyard, to_hand
from theagon.kernel.bits import bits, nth_bit
from theagon.kernel.queue import push
from theagon.kernel.rng import random

MOST_MANA = 10                          # HG5.11


def run(g: World) -> None:
    """The lines of the effect in `now`, one after the other; a choice leaves the rest for after the answer."""
    e = g.now[0]
    while e.amount > 0 and not g.choice and g.winner < 0:
        w = g.effect[e.row]
        e.row += 1
        e.amount -= 1
        if g.recheck_auras:
            recompute_auras(g)
        if w.op == Line.CHECK:
            if not holds(g, w.condition):
                e.amount = 0
        elif w.op == Line.AIM:
            ask_target(g, w)
        elif holds(g, w.condition):
            times = value_of(g, w.repeat, 1)
            for _ in range(times):
                perform(g, w)


def ask(g: World, choice: int, seat: int, tiles: int) -> None:
    """The seat has to choose one of these tiles."""
    g.choice = choice
    g.to_act = seat
    g.choices = tiles


def ask_target(g: World, w: EffectRow) -> None:
    """A warcry that resolves at once asks whom it is for; with nobody there it does nothing."""
    tiles = targets(g, w.card, g.seat, g.via, g.now[0].source)
    if tiles:
        ask(g, Choice.TARGET, g.seat, tiles)
    else:
        tell(g, Kind.FIZZLE, Clause.HG4_48, g.seat, g.now[0].source, NONE, 0)
        g.now[0].amount = 0


def answer_target(g: World, tile: int) -> None:
    e = g.now[0]
    e.tile = tile
    e.target = slot_of(g, tile)
    if e.target != NONE:
        e.target_entered = g.unit[e.target].entered


def perform(g: World, w: EffectRow) -> None:
    """One line, once."""
    if w.op >= Line.SUMMON:
        perform_for_player(g, w)
    elif w.who == Who.ALL:                              # one simultaneous effect (HG6.26)
        amount = value_of(g, w.value, w.amount)
        for tile in bits(group(g, w.filter, area(g, w.area, w.anchor), w.stones)):
            do_to_unit(g, w, g.at[tile], amount)
    elif w.who == Who.RANDOM:
        amount = value_of(g, w.value, w.amount)
        tiles = group(g, w.filter, area(g, w.area, w.anchor), w.stones)
        for _ in range(w.count):
            if tiles:
                n = random(g, tiles.bit_count())
                tile = nth_bit(tiles, n)
                tiles &= ~(1 << tile)
                do_to_unit(g, w, g.at[tile], amount)
    else:
        slot = who_slot(g, w.who)
        if slot == NONE or not on_board(g.unit[slot]) or (is_stone(slot) and not w.stones):
            tell(g, Kind.FIZZLE, Clause.HG6_23, g.seat, g.now[0].source, NONE, 0)
        elif immune(g.unit[slot], g.via, g.seat):
            tell(g, Kind.IMMUNE, Clause.HG4_35, g.seat, g.now[0].source, slot, 0)
        else:
            amount = value_of(g, w.value, w.amount)
            do_to_unit(g, w, slot, amount)


def duration(g: World, w: EffectRow) -> int:
    """Until when a line's effect lasts: until the next turn of the seat whose effect it is, if so said (HG6.10)."""
    return w.until + g.seat if w.until == Until.TURN_OF else w.until


def do_to_unit(g: World, w: EffectRow, slot: int, amount: int) -> None:
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
    elif w.op == Line.MOVE:
        ask_destination(g, w, slot)
    elif w.op == Line.PUSH:
        shove(g, slot, w.amount)
    elif w.op == Line.TRANSFORM:
        transform(g, slot, w.card)


def ask_destination(g: World, w: EffectRow, slot: int) -> None:
    """The player says where the unit goes; `it` is the unit until the answer."""
    u = g.unit[slot]
    tiles = reach(g, u, w.amount)
    if w.flag:
        tiles = g.within[min(8, w.amount)][u.tile] & free_tiles(g)
    if tiles == 0:
        tell(g, Kind.FIZZLE, Clause.HG2_8, g.seat, g.now[0].source, slot, 0)
        return
    e = g.now[0]
    e.it = slot
    e.it_entered = u.entered
    ask(g, Choice.DESTINATION, g.seat, tiles)


def put(g: World, slot: int, tile: int) -> None:
    """An effect moves a unit to a tile."""
    before = g.cause
    g.cause = tell_tile(g, Kind.RELOCATE, Clause.HG2_8, g.seat, slot, g.unit[slot].card, tile)
    relocate(g, slot, tile)
    g.cause = before


def shove(g: World, slot: int, steps: int) -> None:
    """Push a unit straight away from the source, or towards the enemy's side if the source is no unit, while free."""
    u = g.unit[slot]
    across = 1 if g.seat == 0 else -1
    down = 0
    source = who_slot(g, Who.SELF)
    if source != NONE:
        across = u.tile % COLUMNS - g.unit[source].tile % COLUMNS
        down = u.tile // COLUMNS - g.unit[source].tile // COLUMNS
        if abs(across) >= abs(down):
            across = 1 if across > 0 else -1
            down = 0
        else:
            across = 0
            down = 1 if down > 0 else -1
    column = u.tile % COLUMNS
    row = u.tile // COLUMNS
    free = free_tiles(g)
    for _ in range(steps):
        c = column + across
        r = row + down
        if 0 <= c < COLUMNS and 0 <= r < TILES // COLUMNS:
            if free >> (r * COLUMNS + c) & 1:
                column = c
                row = r
    if row * COLUMNS + column != u.tile:
        put(g, slot, row * COLUMNS + column)


def perform_for_player(g: World, w: EffectRow) -> None:
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
        g.mana[seat] = min(MOST_MANA, g.mana[seat] + w.count)
        tell_card(g, Kind.EXTRA_MANA, Clause.HG5_11, seat, 0, w.count)
    elif w.op == Line.LEADER_ABILITY:
        g.leader[seat] = w.card
        g.leader_used[seat] = 0                         # HG2.11
        tell_card(g, Kind.NEW_LEADER_ABILITY, Clause.HG2_11, seat, 0, w.card)


def draw_card(g: World, seat: int) -> None:
    """Draw, or pay for the empty deck with the stone's health (HG6.5)."""
    if draw(g, seat):
        return
    g.fatigue[seat] = min(99, g.fatigue[seat] + 1)
    damage(g, seat, g.fatigue[seat], Kind.FATIGUE, Clause.HG6_5, NONE)


def discard_random(g: World, seat: int) -> None:
    """A random card goes from the hand to the graveyard."""
    if g.hand_size[seat] > 0:
        place = random(g, g.hand_size[seat])
        card = take_from_hand(g, seat, place)
        tell_card(g, Kind.DISCARD, Clause.HG5_1, seat, card, 0)
        to_graveyard(g, seat, card, NONE)


def add_card(g: World, seat: int, card: int, cost: int) -> None:
    """A new card comes to the hand, in sight of both (HG5.15)."""
    tell_card(g, Kind.ADD_CARD, Clause.HG5_15, seat, card, cost)
    if to_hand(g, seat, card, 1):
        g.hand_cost_now[seat][g.hand_size[seat] - 1] = cost


def change_costs(g: World, w: EffectRow) -> None:
    """Cards now in the player's hand cost more or less."""
    seat = g.seat
    for place in range(HAND):
        if place < g.hand_size[seat] and card_matches(g, w.filter, g.hand[seat][place], seat, seat):
            if w.until == Until.THIS_TURN:
                g.hand_cost_now[seat][place] = min(99, max(-99, g.hand_cost_now[seat][place] + w.amount))
            else:
                g.hand_cost[seat][place] = min(99, max(-99, g.hand_cost[seat][place] + w.amount))
    tell_card(g, Kind.COST, Clause.HG5_13, seat, 0, w.amount)


def push_spawn(g: World, w: EffectRow, op: int, card: int) -> None:
    """A unit is to come to the board, class 10; where is settled when it does."""
    base = anchor_tile(g, Who.TARGET if w.place == Place.TARGET or w.place == Place.AROUND_TARGET else Who.SELF)
    k = push(g, Priority.SPAWN, op)
    e = g.queue[k]
    e.owner = g.seat
    e.via = g.via
    e.source = g.now[0].source
    e.source_entered = g.now[0].source_entered
    e.it = NONE
    e.target = NONE
    e.tile = base
    e.row = g.now[0].row - 1
    e.amount = card


def spawn(g: World, held: bool) -> None:
    """Class 10: a token, or a unit card from the graveyard, comes to the board, or fails (HG4.1, HG6.36)."""
    e = g.now[0]
    w = g.effect[e.row]
    owner = e.owner
    if w.side == Side.ENEMY:
        owner = 1 - owner
    tile = e.tile
    tiles = free_tiles(g)
    if w.place == Place.HOME:
        tiles &= g.home[owner]
    elif w.place == Place.AROUND or w.place == Place.AROUND_TARGET:
        tiles = tiles & g.around[tile] if tile != NONE else 0
    if w.place != Place.HERE and w.place != Place.TARGET:
        tile = NONE
        if tiles:
            n = random(g, tiles.bit_count())
            tile = nth_bit(tiles, n)
    if tile == NONE:
        tell_card(g, Kind.SPAWN_FAILS, Clause.HG6_36, owner, e.amount, 0)
        if held:
            to_graveyard(g, owner, e.amount, NONE)
        return
    sick = 0 if g.card[e.amount].keywords & Keyword.CHARGE else Status.SICK
    if w.side == Side.NEUTRAL:
        owner = NEUTRAL
    slot = enter(g, e.amount, owner, tile, e.amount if held else 0, sick)
    if slot != NONE:
        g.cause = tell(g, Kind.SPAWN, Clause.HG1_6, g.seat, e.source, slot, 0)
        arrive(g, slot)


def revive(g: World, w: EffectRow) -> None:
    """A random unit card of the player's graveyard that passes the filter comes back (HG5.10)."""
    seat = g.seat
    n = 0
    for k in range(g.graveyard_size[seat]):
        card = g.graveyard[seat][k]
        if not g.card[card].spell and card_matches(g, w.filter, card, seat, seat):
            n += 1
    if n == 0:
        tell(g, Kind.FIZZLE, Clause.HG5_10, seat, g.now[0].source, NONE, 0)
        return
    n = random(g, n)
    for k in range(g.graveyard_size[seat]):
        card = g.graveyard[seat][k]
        if not g.card[card].spell and card_matches(g, w.filter, card, seat, seat):
            if n == 0:
                take_from_graveyard(g, seat, k)
                push_spawn(g, w, Op.REVIVE, card)
                return
            n -= 1


def draw_offer(g: World, w: EffectRow) -> None:
    """Three different random cards of the pool to choose from."""
    for k in range(OFFERED):
        card = 0
        while card == 0:
            i = random(g, w.pool_size)
            card = g.pool[w.pool + i]
            for j in range(k):
                if g.offered[j] == card:
                    card = 0
        g.offered[k] = card


def discover(g: World, w: EffectRow) -> None:
    """Offer three cards of the pool to the player alone (HG4.16, HG6.35)."""
    draw_offer(g, w)
    for k in range(OFFERED):
        tell_card(g, Kind.DISCOVER, Clause.HG6_35, g.seat, g.offered[k], 0)
    ask(g, Choice.DISCOVER, g.seat, 0)


def answer_discover(g: World, k: int) -> None:
    """The pick goes to the hand, or its effects happen now (HG4.17, HG4.18)."""
    e = g.now[0]
    w = g.effect[e.row - 1]
    card = g.offered[k]
    for j in range(OFFERED):
        g.offered[j] = 0
    tell_card(g, Kind.DISCOVERED, Clause.HG4_18 if w.flag else Clause.HG4_17, g.seat, card, 0)
    if not w.flag:
        to_hand(g, g.seat, card, 0)
        return
    at = push(g, e.priority, Op.RUN)
    f = g.queue[at]
    f.owner = e.owner
    f.via = e.via
    f.source = e.source
    f.source_entered = e.source_entered
    f.it = NONE
    f.target = NONE
    f.tile = NONE
    f.row = g.card[card].effect
    f.amount = g.card[card].effects
    f.order = 0                                         # before anything else of its class
