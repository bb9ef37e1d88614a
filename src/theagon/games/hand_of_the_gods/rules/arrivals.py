"""The ways of units to the board: deployed from the hand, spawned, or brought back from the graveyard."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import free_tiles
from theagon.games.hand_of_the_gods.rules.clauses import Clause
from theagon.games.hand_of_the_gods.rules.reading import anchor_tile, who_slot
from theagon.games.hand_of_the_gods.rules.triggers import push_ability
from theagon.games.hand_of_the_gods.rules.units import arrive, enter
from theagon.games.hand_of_the_gods.rules.vocabulary import Kind, Op, Place, Priority, Side, Trigger, Via, Who, Why
from theagon.games.hand_of_the_gods.rules.world import NEUTRAL, NONE, EffectRow, Keyword, Status, World
from theagon.games.hand_of_the_gods.rules.zones import pick_in_graveyard, take_from_graveyard, to_graveyard
from theagon.kernel.bits import nth_bit
from theagon.kernel.log import tell_card
from theagon.kernel.rng import random
from theagon.kernel.units import push_effect, tell


def deploy(g: World) -> None:
    """Put the unit of the played card on its tile (class 1); its warcry follows (HG2.4, HG4.48)."""
    e = g.now[0]
    index = e.amount
    seat = e.owner
    card = g.card[index]
    sick = 0 if card.keywords & Keyword.CHARGE else Status.SICK
    slot = enter(g, index, seat, e.tile, 0 if card.token else index, sick)
    assert slot != NONE  # deployment comes first, so the tile is still free
    g.cause = tell(g, Kind.DEPLOY, Clause.HG2_4, seat, NONE, slot, 0)
    for k in range(card.ability, card.ability + card.abilities):
        a = g.ability[k]
        if a.trigger == Trigger.WARCRY:
            if a.activated:
                g.unit[slot].status |= Status.WARCRY
            else:
                push_ability(g, slot, a, Priority.WARCRY, Via.WARCRY, NONE)
    for k in range(g.pending):  # a unit does not answer when its card is played (HG6.27)
        if g.queue[k].op == Op.PLAYED:
            g.queue[k].it = slot
            g.queue[k].it_entered = g.unit[slot].entered
    arrive(g, slot)


def push_spawn(g: World, w: EffectRow, op: int, card: int) -> None:
    """Make the arrival of a unit pending in class 10; only then is its tile chosen."""
    base = anchor_tile(g, Who.TARGET if w.place == Place.TARGET or w.place == Place.AROUND_TARGET else Who.SELF)
    k = push_effect(g, Priority.SPAWN, op, g.seat, g.via)
    e = g.queue[k]
    e.source = g.now[0].source
    e.source_entered = g.now[0].source_entered
    e.tile = base
    e.row = g.now[0].row - 1
    e.amount = card


def spawn(g: World, held: bool) -> None:
    """Bring a token, or a unit card from the graveyard, to the board if it can come (class 10; HG4.1, HG6.36)."""
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
        source = who_slot(g, Who.SELF)
        g.cause = tell(g, Kind.SPAWN, Clause.HG1_6, g.unit[slot].owner, source, slot, 0)
        arrive(g, slot)


def revive(g: World, w: EffectRow) -> None:
    """Make the return of a unit card of the player's graveyard that passes the filter pending (HG5.10)."""
    seat = g.seat
    place = pick_in_graveyard(g, seat, w.filter, w.flag, True)
    if place < 0:
        tell(g, Kind.FIZZLE, Clause.HG4_43, seat, g.now[0].source, NONE, Why.NO_CARD)
        return
    card = take_from_graveyard(g, seat, place)
    g.cause = tell_card(g, Kind.REVIVE, Clause.HG5_10, seat, card, 0)
    push_spawn(g, w, Op.REVIVE, card)
