"""Choices in the middle of an action: a target, a destination, a discovered card; and what the answer does.

The effect that asks stays in `g.now[0]`. `resolve` stops at `g.choice`; `act` brings the answer back here.
"""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import free_tiles, leap, reach, slot_of
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.reading import targets
from theagon.games.hand_of_the_gods.rules.units import relocate
from theagon.games.hand_of_the_gods.rules.vocabulary import Aim, Kind, Line, Op, Why
from theagon.games.hand_of_the_gods.rules.world import NONE, OFFERED, Choice, EffectRow, World
from theagon.games.hand_of_the_gods.rules.zones import to_hand
from theagon.kernel.bits import bits
from theagon.kernel.choices import ask, draw_offer, forget_offer
from theagon.kernel.log import tell_card
from theagon.kernel.memory import copy
from theagon.kernel.queue import Effect, push
from theagon.kernel.units import push_effect, still, tell, tell_tile


def ask_target(g: World, w: EffectRow) -> None:
    """Ask for the target of a warcry that resolves at once; without any target, the warcry does nothing."""
    tiles = targets(g, w.card, g.seat, g.via, g.now[0].source)
    if tiles:
        g.choices = tiles
        ask(g, Choice.TARGET, g.seat)
    else:
        tell(g, Kind.FIZZLE, Clause.HG6_41, g.seat, g.now[0].source, NONE, Why.NO_TARGET)
        g.now[0].amount = 0


def ask_unit(g: World, w: EffectRow) -> None:
    """Ask the player for a further unit, neither the target nor the one asked for before; it is then `it` (HG6.43)."""
    e = g.now[0]
    target = still(g, e.target, e.target_entered)
    before = still(g, e.it, e.it_entered)
    tiles = targets(g, w.card, g.seat, g.via, e.source)
    for tile in bits(tiles):
        if g.at[tile] == target or g.at[tile] == before:
            tiles &= ~(1 << tile)
    speak_of(g, NONE)
    if tiles:
        g.choices = tiles
        ask(g, Choice.TARGET, g.seat)
    else:
        tell(g, Kind.FIZZLE, Clause.HG6_43, g.seat, e.source, NONE, Why.NO_TARGET)


def speak_of(g: World, slot: int) -> None:
    """Let the next lines call this unit `it`; none if it is NONE."""
    g.now[0].it = slot
    g.now[0].it_entered = 0 if slot == NONE else g.unit[slot].entered


def answer_target(g: World, tile: int) -> None:
    """Aim the effect that asked at a tile, or let it speak of the unit there."""
    w = g.effect[g.now[0].row - 1]
    if w.op == Line.CHOOSE:
        speak_of(g, slot_of(g, tile))
    else:
        point(g, g.now[0], w.card, tile)


def point(g: World, e: Effect, target: int, tile: int) -> None:
    """Aim an effect at a tile. It follows the unit that stands there only if it asks for a unit."""
    e.tile = tile
    e.target = slot_of(g, tile) if g.target_row[target].kind == Aim.UNIT else NONE
    if e.target != NONE:
        e.target_entered = g.unit[e.target].entered


def ask_destination(g: World, w: EffectRow, slot: int) -> None:
    """Ask the player for the destination of a unit; `it` is the unit until the answer."""
    u = g.unit[slot]
    tiles = leap(g, u, w.amount) if w.flag else reach(g, u, w.amount, free_tiles(g))
    if tiles == 0:
        tell(g, Kind.FIZZLE, Clause.HG2_8, g.seat, g.now[0].source, slot, Why.NO_ROOM)
        return
    e = g.now[0]
    e.it = slot
    e.it_entered = u.entered
    g.choices = tiles
    ask(g, Choice.DESTINATION, g.seat)


def put(g: World, slot: int, tile: int) -> None:
    """Move a unit to a tile by an effect."""
    before = g.cause
    g.cause = tell_tile(g, Kind.RELOCATE, Clause.HG2_8, g.seat, slot, g.unit[slot].card, tile, 0)
    relocate(g, slot, tile)
    g.cause = before


def discover(g: World, w: EffectRow) -> None:
    """Offer three cards of the pool, seen only by the player (HG4.16, HG6.35)."""
    draw_offer(g, w.pool, w.pool_size, OFFERED)
    for k in range(OFFERED):
        tell_card(g, Kind.DISCOVER, Clause.HG6_35, g.seat, g.offered[k], 0)
    ask(g, Choice.DISCOVER, g.seat)


def answer_discover(g: World, k: int) -> None:
    """Put the picked card into the hand, or carry out its effects now (HG4.17, HG4.18)."""
    e = g.now[0]
    w = g.effect[e.row - 1]
    card = g.offered[k]
    forget_offer(g)
    if not w.flag:
        tell_card(g, Kind.DISCOVERED, Clause.HG4_17, g.seat, card, 0)
        to_hand(g, g.seat, card, 0)
        return
    g.cause = tell_card(g, Kind.CHOSEN, Clause.HG4_18, g.seat, card, 0)
    if e.amount > 0:  # the rest of the ability comes after the chosen effect
        rest = push(g, e.priority, Op.RUN)
        copy(g.queue[rest], e)
        e.amount = 0
    at = push_effect(g, e.priority, Op.RUN, e.owner, e.via)
    f = g.queue[at]
    f.source = e.source
    f.source_entered = e.source_entered
    f.row = g.card[card].effect
    f.amount = g.card[card].effects
    f.order = 0  # before everything else of its class, the rest included
