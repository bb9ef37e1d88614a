"""The legal actions: the one list that the interface, the bots, the learners and the validator use."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import attackable, free_tiles, movement_of, reach
from theagon.games.hand_of_the_gods.rules.reading import targets
from theagon.games.hand_of_the_gods.rules.vocabulary import Trigger, Via
from theagon.games.hand_of_the_gods.rules.world import (
    ATTACK,
    BOARD,
    CHOOSE_CARD,
    CHOOSE_TILE,
    CONCEDE,
    END_TURN,
    LEADER,
    MOVE,
    MULLIGAN,
    NONE,
    OFFERED,
    PLAY,
    TARGETED,
    TILES,
    TIRED,
    WARCRY,
    Choice,
    Status,
    Unit,
    World,
)
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.kernel.bits import bits
from theagon.kernel.match import has, is_listed, offer, offer_each
from theagon.kernel.overtime import must_end


def offer_tiles(g: World, first: int, tiles: int) -> None:
    """Offer an action for each tile."""
    if tiles == 0:
        return
    listed = g.action
    n = g.actions
    for tile in bits(tiles):
        listed[n] = first + tile
        n += 1
    g.actions = n


def spell_targets(g: World, row: int, seat: int) -> int:
    """Tiles that a spell may be aimed at; computed once per list, however many cards ask for the same."""
    if g.asked[row] != g.question:
        g.asked[row] = g.question
        g.answer[row] = targets(g, row, seat, Via.SPELL, NONE)
    return g.answer[row]


def play_tiles(g: World, seat: int, place: int) -> int:
    """Tiles for playing the card at a place of the hand, apart from mana; bit 40 is no tile (HG6.2, HG6.37)."""
    card = g.card[g.hand[seat][place]]
    if not card.spell:
        return free_tiles(g) if card.anywhere else free_tiles(g) & g.home[seat]
    if card.target:
        return spell_targets(g, card.target, seat)
    return 1 << TILES


def leader_tiles(g: World, seat: int) -> int:
    """Tiles for using the leader ability, apart from mana and from use earlier this turn."""
    row = g.leaders[g.leader[seat]].target
    return targets(g, row, seat, Via.LEADER, NONE) if row else 1 << TILES


def warcry_tiles(g: World, slot: int) -> int:
    """Tiles for using the activated warcry of a unit (HG4.48)."""
    u = g.unit[slot]
    card = g.card[u.card]
    for k in range(card.ability, card.ability + card.abilities):
        a = g.ability[k]
        if a.trigger == Trigger.WARCRY and a.activated:
            return targets(g, a.target, u.owner, Via.WARCRY, slot) if a.target else 1 << TILES
    return 0


def tired(u: Unit) -> bool:
    """Is the unit unable to move and to attack (HG2.6, HG4.29, HG6.3, HG6.18)?"""
    return u.status & TIRED != 0 or u.stunned != 0


def legal(g: World) -> None:
    """Fill `g.action[:g.actions]`; the list is empty once the match is over."""
    g.actions = 0
    if g.winner >= 0:
        return
    if g.choice:
        legal_choices(g)
        return
    offer(g, END_TURN)
    if not must_end(g):
        legal_with(g, (1 << g.hand_size[g.active]) - 1, BOARD, True)


def legal_with(g: World, places: int, tiles: int, leader: bool) -> None:
    """Offer what the player can do with the cards at these places of its hand and with its units on these tiles.

    With `leader` also what it can do with the leader ability.
    """
    seat = g.active
    mana = g.mana[seat]
    g.question += 1
    for place in bits(places):
        if cost_of(g, seat, place) <= mana:
            targeted = play_tiles(g, seat, place)
            offer_tiles(g, PLAY + place * TARGETED, targeted)
    if leader and not g.leader_used[seat] and g.leaders[g.leader[seat]].cost <= mana:
        targeted = leader_tiles(g, seat)
        offer_tiles(g, LEADER, targeted)
    free = free_tiles(g)
    for tile in bits(g.board[seat] & ~g.stones & tiles):
        legal_unit(g, g.at[tile], free)


def legal_unit(g: World, slot: int, free: int) -> None:
    u = g.unit[slot]
    if u.status & Status.WARCRY:
        tiles = warcry_tiles(g, slot)
        offer_tiles(g, WARCRY + u.tile * TARGETED, tiles)
    if tired(u):
        return
    if not u.status & Status.MOVED:  # one move a turn (HG6.3)
        tiles = reach(g, u, movement_of(g, u), free)
        offer_tiles(g, MOVE + u.tile * TILES, tiles)
    tiles = attackable(g, u)
    offer_tiles(g, ATTACK + u.tile * TILES, tiles)


def legal_choices(g: World) -> None:
    if g.choice == Choice.MULLIGAN:
        offer_each(g, MULLIGAN, 1 << g.hand_size[g.to_act])
    elif g.choice == Choice.DISCOVER:
        for k in range(OFFERED):
            if g.offered[k]:
                offer(g, CHOOSE_CARD + k)
    else:
        offer_tiles(g, CHOOSE_TILE, g.choices)


def is_legal(g: World, action: int) -> bool:
    """Does `legal` list an action? It lists only what can be done with the same card, unit or leader."""
    if g.winner >= 0 or g.choice:
        return is_listed(g, action)
    if action == END_TURN:
        return True
    if action >= CHOOSE_TILE or must_end(g):
        return False
    places = 0
    tiles = 0
    if action < MOVE:
        places = 1 << (action - PLAY) // TARGETED & (1 << g.hand_size[g.active]) - 1
    elif action < LEADER:
        tiles = 1 << unit_tile(action)
    g.actions = 0
    legal_with(g, places, tiles, action >= LEADER)
    return has(g, action)


def unit_tile(action: int) -> int:
    """The tile of the unit that a move, an attack or a warcry is done with."""
    if action < ATTACK:
        return (action - MOVE) // TILES
    if action < WARCRY:
        return (action - ATTACK) // TILES
    return (action - WARCRY) // TARGETED


def accepts(g: World, action: int) -> bool:
    """May this action be carried out now? Listed ones may, and giving up while the match goes on."""
    if action >= CONCEDE:
        return g.winner < 0
    return is_legal(g, action)
