"""The legal actions: the one list that the interface, the bots, the learners and the validator use."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import (
    activated_warcry,
    attackable,
    free_tiles,
    movement_of,
    reach,
    strikes_again,
)
from theagon.games.hand_of_the_gods.rules.reading import targets
from theagon.games.hand_of_the_gods.rules.vocabulary import Via
from theagon.games.hand_of_the_gods.rules.world import (
    NONE,
    OFFERED,
    TARGETED,
    TILES,
    TIRED,
    Action,
    Choice,
    Status,
    Unit,
    World,
)
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.kernel.bits import bits
from theagon.kernel.match import is_listed, offer, offer_each
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
    """Return the tiles that a spell may be aimed at, computed once a list for all cards that ask for the same."""
    if g.asked[row] != g.question:
        g.asked[row] = g.question
        g.answer[row] = targets(g, row, seat, Via.SPELL, NONE)
    return g.answer[row]


def tired(u: Unit) -> bool:
    """Return whether the unit is unable to move and to attack (HG2.6, HG4.29, HG6.3, HG6.18)."""
    return u.status & TIRED != 0 or u.stunned != 0


def where_to_play(g: World, seat: int, place: int) -> int:
    """Return the tiles for playing the card at a place of the hand now; bit 40: no tile (HG6.2, HG6.37)."""
    card = g.card[g.hand[seat][place]]
    if cost_of(g, seat, place) > g.mana[seat]:
        return 0
    if not card.spell:
        return free_tiles(g) if card.anywhere else free_tiles(g) & g.home[seat]
    if card.target:
        return spell_targets(g, card.target, seat)
    return 1 << TILES


def where_to_lead(g: World, seat: int) -> int:
    """Return the tiles for using the leader ability now."""
    leader = g.leaders[g.leader[seat]]
    if g.leader_used[seat] or leader.cost > g.mana[seat]:
        return 0
    return targets(g, leader.target, seat, Via.LEADER, NONE) if leader.target else 1 << TILES


def where_to_call(g: World, slot: int) -> int:
    """Return the tiles for using the activated warcry of a unit now (HG4.48)."""
    u = g.unit[slot]
    if not u.status & Status.WARCRY:
        return 0
    row = g.ability[activated_warcry(g, u.card)].target
    return targets(g, row, u.owner, Via.WARCRY, slot) if row else 1 << TILES


def has_move(u: Unit) -> bool:
    """Return whether the unit still has the one move of its turn (HG6.3)."""
    return not (tired(u) or u.status & Status.MOVED)


def may_move(u: Unit) -> bool:
    """Return whether the unit may move now: by its own move, or once more (HG6.55)."""
    return has_move(u) or (u.status & Status.NIMBLE != 0 and u.stunned == 0)


def where_to_move(g: World, u: Unit, free: int) -> int:
    """Return those of the `free` tiles that a unit may move to now."""
    return reach(g, u, movement_of(g, u), free) if may_move(u) else 0


def where_to_attack(g: World, u: Unit) -> int:
    """Return the tiles of the units that a unit may attack now."""
    return 0 if tired(u) and not strikes_again(u) else attackable(g, u)


def acting(g: World, seat: int) -> int:
    """Return the tiles of the units with which a seat may act: all of its units but the stone."""
    return g.board[seat] & ~g.stones


def legal(g: World) -> None:
    """Fill `g.action[:g.actions]`; the list is empty once the match is over."""
    g.actions = 0
    if g.winner >= 0:
        return
    if g.choice:
        legal_choices(g)
        return
    offer(g, Action.END_TURN)
    if must_end(g):
        return
    seat = g.active
    g.question += 1
    for place in range(g.hand_size[seat]):
        tiles = where_to_play(g, seat, place)
        offer_tiles(g, Action.PLAY + place * TARGETED, tiles)
    tiles = where_to_lead(g, seat)
    offer_tiles(g, Action.LEADER, tiles)
    free = free_tiles(g)
    for tile in bits(acting(g, seat)):
        u = g.unit[g.at[tile]]
        tiles = where_to_call(g, g.at[tile])
        offer_tiles(g, Action.WARCRY + tile * TARGETED, tiles)
        offer_tiles(g, Action.MOVE + tile * TILES, where_to_move(g, u, free))
        offer_tiles(g, Action.ATTACK + tile * TILES, where_to_attack(g, u))


def legal_choices(g: World) -> None:
    if g.choice == Choice.MULLIGAN:
        offer_each(g, Action.MULLIGAN, 1 << g.hand_size[g.to_act])
    elif g.choice == Choice.DISCOVER:
        for k in range(OFFERED):
            if g.offered[k]:
                offer(g, Action.CHOOSE_CARD + k)
    elif g.choice == Choice.MODE:
        offer_each(g, Action.CHOOSE_CARD, g.effect[g.now[0].row - 1].count)
    else:
        offer_tiles(g, Action.CHOOSE_TILE, g.choices)


def is_legal(g: World, action: int) -> bool:
    """Return whether `legal` lists an action."""
    if g.winner >= 0 or g.choice:
        return is_listed(g, action)
    if action == Action.END_TURN:
        return True
    if action >= Action.CHOOSE_TILE or must_end(g):
        return False
    seat = g.active
    g.question += 1
    tiles = 0
    if action < Action.MOVE:
        place = (action - Action.PLAY) // TARGETED
        if place < g.hand_size[seat]:
            tiles = where_to_play(g, seat, place)
        return tiles >> (action - Action.PLAY) % TARGETED & 1 != 0
    if action >= Action.LEADER:
        tiles = where_to_lead(g, seat)
        return tiles >> (action - Action.LEADER) & 1 != 0
    start = unit_tile(action)
    if not acting(g, seat) >> start & 1:
        return False
    slot = g.at[start]
    if action < Action.ATTACK:
        return where_to_move(g, g.unit[slot], free_tiles(g)) >> (action - Action.MOVE) % TILES & 1 != 0
    if action < Action.WARCRY:
        return where_to_attack(g, g.unit[slot]) >> (action - Action.ATTACK) % TILES & 1 != 0
    tiles = where_to_call(g, slot)
    return tiles >> (action - Action.WARCRY) % TARGETED & 1 != 0


def unit_tile(action: int) -> int:
    """Return the tile of the unit that moves, attacks or uses its warcry. Moves and attacks have as many numbers."""
    if action < Action.WARCRY:
        return (action - Action.MOVE) // TILES % TILES
    return (action - Action.WARCRY) // TARGETED


def accepts(g: World, action: int) -> bool:
    """Return whether this action may be carried out now: a listed one, or giving up while the match goes on."""
    if action >= Action.CONCEDE:
        return g.winner < 0
    return is_legal(g, action)
