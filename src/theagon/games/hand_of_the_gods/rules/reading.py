"""The reading of the board by lines of card data: filters, areas, values, conditions, groups and targets.

`g.now[0]` is the current effect, `g.seat` its seat and `g.via` its kind.
"""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import (
    attack_of,
    free_tiles,
    guarded,
    immobile,
    immune,
    is_stone,
    keywords_of,
    on_board,
    range_of,
)
from theagon.games.hand_of_the_gods.rules.vocabulary import Aim, Reading, Shape, Side, Via, Who
from theagon.games.hand_of_the_gods.rules.world import (
    BOARD,
    COLUMNS,
    NONE,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    ROWS,
    TILES,
    WARY,
    FilterRow,
    Keyword,
    Status,
    ValueRow,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.units import still


def matches(g: World, filter_: int, slot: int, seat: int, self_slot: int) -> bool:
    """Return whether a unit passes a filter, seen by a seat; `self_slot` is the unit with the ability."""
    f = g.filter[filter_]
    u = g.unit[slot]
    if (f.side == Side.FRIENDLY and u.owner != seat) or (f.side == Side.ENEMY and u.owner != 1 - seat):
        return False
    if (f.side == Side.NEUTRAL and u.owner < 2) or (f.other and slot == self_slot):
        return False
    if is_stone(slot) and not f.stones:
        return False
    return f.plain != 0 or passes(g, f, slot)


def passes(g: World, f: FilterRow, slot: int) -> bool:
    """Return whether the card and the values of a unit pass a filter."""
    u = g.unit[slot]
    card = g.card[u.card]
    if (f.pantheon and f.pantheon != card.pantheon) or card.subtypes & f.not_subtype:
        return False
    if f.subtype and not card.subtypes & f.subtype:
        return False
    if (f.card and f.card != u.card) or (f.keyword and not keywords_of(u) & f.keyword):
        return False
    if f.damaged and f.damaged != 1 + (u.health < u.maximum):
        return False
    if f.was_damaged and f.was_damaged != 1 + g.was_damaged:
        return False
    if (f.stunned and f.stunned != 1 + (u.stunned != 0)) or (f.ranged and f.ranged != 1 + (range_of(u) > 1)):
        return False
    if f.moved and f.moved != 1 + (u.status & Status.MOVED != 0):
        return False
    if not f.bounded:
        return True
    if attack_of(u) < f.attack_min or attack_of(u) > f.attack_max or u.health < f.health_min or u.health > f.health_max:
        return False
    return f.cost_min <= card.cost <= f.cost_max


def card_matches(g: World, filter_: int, card_index: int, player: int, seat: int) -> bool:
    """Return whether a card of `player` passes a filter, from the seat's point of view."""
    f = g.filter[filter_]
    card = g.card[card_index]
    if (f.side == Side.FRIENDLY and player != seat) or (f.side == Side.ENEMY and player == seat):
        return False
    if f.side == Side.NEUTRAL or (f.kind and f.kind != 1 + card.spell) or (f.card and f.card != card_index):
        return False
    if (f.pantheon and f.pantheon != card.pantheon) or card.subtypes & f.not_subtype:
        return False
    if f.subtype and not card.subtypes & f.subtype:
        return False
    if (f.keyword and not card.keywords & f.keyword) or (f.ranged and f.ranged != 1 + (card.range > 1)):
        return False
    if not card.spell and (card.attack < f.attack_min or card.attack > f.attack_max):
        return False
    if not card.spell and (card.health < f.health_min or card.health > f.health_max):
        return False
    return f.cost_min <= card.cost <= f.cost_max


def who_slot(g: World, who: int) -> int:
    """Return the slot that a word means, or NONE. The slot of a unit that has left play still holds its last values."""
    e = g.now[0]
    if who == Who.YOUR_STONE:
        return g.seat
    if who == Who.ENEMY_STONE:
        return 1 - g.seat
    if who == Who.TARGET:
        return still(g, e.target, e.target_entered)
    if who == Who.IT:
        return still(g, e.it, e.it_entered)
    return still(g, e.source, e.source_entered)


def anchor_tile(g: World, who: int) -> int:
    """Return the tile of an anchor, or NONE. A unit that has left play counts at its last tile (HG6.23)."""
    slot = who_slot(g, who)
    if slot != NONE:
        return g.unit[slot].tile
    if who == Who.TARGET and g.now[0].tile < TILES:
        return g.now[0].tile
    return NONE


def anchor_seen(g: World, who: int, seat: int, own: int) -> int:
    """Return the tile of a stone, as a seat sees it, or of the unit that stands on the tile `own` (or NONE)."""
    if who == Who.YOUR_STONE:
        return g.stone_tile[seat]
    if who == Who.ENEMY_STONE:
        return g.stone_tile[1 - seat]
    return own


def area(g: World, shape: int, who: int) -> int:
    """Return the tiles of an area around an anchor."""
    return BOARD if shape == Shape.BOARD else area_at(g, shape, anchor_tile(g, who))


def area_at(g: World, shape: int, tile: int) -> int:
    """Return the tiles of an area around a tile; around NONE there are none."""
    if tile == NONE:
        return 0
    if shape == Shape.AROUND:
        return g.around[tile]
    if shape == Shape.NEAR:
        return g.near[tile]
    tiles = whole(g, shape % Shape.FARTHER, tile)
    return tiles & steps_around(tile, shape // Shape.FARTHER) if shape >= Shape.FARTHER else tiles


def whole(g: World, kind: int, tile: int) -> int:
    """Return the tiles of an area without a limit; all for `around`, which has its limit alone."""
    if kind == Shape.AROUND:
        return BOARD
    if kind == Shape.COLUMN:
        return g.column[tile]
    if kind == Shape.ROW:
        return g.row[tile]
    if kind == Shape.BEHIND:
        return behind(g, tile)
    return 1 << tile


def steps_around(tile: int, steps: int) -> int:
    """Return the tiles up to so many steps away from a tile, diagonal ones too, without it."""
    tiles = 1 << tile
    for _ in range(steps):
        wide = tiles | (tiles << 1 & NOT_FIRST_COLUMN) | (tiles >> 1 & NOT_LAST_COLUMN)
        tiles = (wide | wide << COLUMNS | wide >> COLUMNS) & BOARD
    return tiles & ~(1 << tile)


def behind(g: World, tile: int) -> int:
    """Return the tiles in line behind a tile, as the unit of the effect sees it: diagonally if it stands so, else along
    the longer axis. For a spell or a leader ability they are those nearer to the enemy (HG6.54)."""
    across = 1 if g.seat == 0 else -1
    down = 0
    own = anchor_tile(g, Who.SELF)
    if own != NONE:
        across = tile % COLUMNS - own % COLUMNS
        down = tile // COLUMNS - own // COLUMNS
        if abs(across) > abs(down):
            down = 0
        elif abs(down) > abs(across):
            across = 0
    elif g.via != Via.SPELL and g.via != Via.LEADER:  # its unit has left play
        return 0
    right = (across > 0) - (across < 0)
    below = (down > 0) - (down < 0)
    tiles = 0
    x = tile % COLUMNS + right
    y = tile // COLUMNS + below
    while 0 <= x < COLUMNS and 0 <= y < ROWS and (right or below):
        tiles |= 1 << y * COLUMNS + x
        x += right
        y += below
    return tiles


def side_tiles(g: World, side: int, seat: int) -> int:
    """Return the tiles of a side's units in play."""
    if side == Side.FRIENDLY:
        return g.board[seat]
    if side == Side.ENEMY:
        return g.board[1 - seat]
    if side == Side.NEUTRAL:
        return g.board[2]
    return g.board[0] | g.board[1] | g.board[2]


def passing(g: World, filter_: int, region: int, seat: int, self_slot: int) -> int:
    """Return the tiles of the units in play in a region that pass a filter, from the seat's point of view."""
    f = g.filter[filter_]
    tiles = region & side_tiles(g, f.side, seat)
    if not f.stones:
        tiles &= ~g.stones
    if f.other and self_slot != NONE and on_board(g.unit[self_slot]):
        tiles &= ~(1 << g.unit[self_slot].tile)
    if not f.plain:
        for tile in bits(tiles):
            if not passes(g, f, g.at[tile]):
                tiles &= ~(1 << tile)
    return tiles


def reachable(g: World, tiles: int, via: int, seat: int, aimed: bool) -> int:
    """Return the tiles with a unit that is not immune (HG4.35) nor, for an `aimed` effect, stealthed (HG4.27,
    HG6.11)."""
    for tile in bits(tiles):
        u = g.unit[g.at[tile]]
        words = keywords_of(u)
        if words & WARY:
            if immune(u, via, seat) or (aimed and words & Keyword.STEALTH and u.owner == 1 - seat):
                tiles &= ~(1 << tile)
    return tiles


def group(g: World, filter_: int, region: int, stones: int) -> int:
    """Return the tiles of the units in play in a region that pass a filter, also of those immune to the effect."""
    tiles = passing(g, filter_, region, g.seat, g.now[0].source)
    return tiles if stones else tiles & ~g.stones


def count_units(g: World, filter_: int, region: int) -> int:
    """Return the number of units in play in a region that pass a filter; immune units count too."""
    return passing(g, filter_, region, g.seat, g.now[0].source).bit_count()


def value_of(g: World, index: int, plain: int) -> int:
    """Return a value, read from the board now; `plain` if the line has no value."""
    if index == 0:
        return plain
    v = g.value[index]
    n = 1
    if v.kind == Reading.COUNT:
        n = count_units(g, v.filter, area(g, v.area, v.area_anchor))
    elif v.kind == Reading.CARDS_IN_HAND:
        n = g.hand_size[g.seat if v.side == Side.FRIENDLY else 1 - g.seat]
    elif v.kind == Reading.MANA:
        n = g.mana[g.seat if v.side == Side.FRIENDLY else 1 - g.seat]
    elif v.kind == Reading.DONE:
        n = g.done
    elif v.kind == Reading.EVENT:
        n = 0 if g.now[0].tile == NONE else g.now[0].tile  # see `note_amount`
    elif v.kind > Reading.CONSTANT:
        n = counted(g, v, g.seat)
    elif v.kind != Reading.CONSTANT:
        n = 0
        slot = who_slot(g, v.anchor)
        if slot != NONE:
            u = g.unit[slot]
            if v.kind == Reading.ATTACK:
                n = attack_of(u)
            elif v.kind == Reading.HEALTH:
                n = max(0, u.health)
            else:
                n = u.maximum - max(0, u.health)
    return min(99, n * v.times)


def counted(g: World, v: ValueRow, seat: int) -> int:
    """Return what a value means of the spells, cards or deaths of this turn, as a seat sees them (HG6.50)."""
    if v.kind == Reading.DEATHS:
        own = 0 if v.side == Side.ENEMY else g.deaths >> 4 * seat & 15
        return own if v.side == Side.FRIENDLY else own + (g.deaths >> 4 * (1 - seat) & 15)
    if v.side != Side.ANY and (v.side == Side.FRIENDLY) != (seat == g.active):
        return 0
    n = max(0, g.spells_cast - 1)
    return n if v.kind == Reading.SPELLS_CAST else n + max(0, g.units_played - 1)


def stone_health(g: World, v: ValueRow, seat: int) -> int:
    """Return the health of a stone, or what it lacks, as a value of an aura or of a card in hand asks."""
    u = g.unit[seat if v.anchor == Who.YOUR_STONE else 1 - seat]
    return v.times * (max(0, u.health) if v.kind == Reading.HEALTH else u.maximum - max(0, u.health))


def discount_of(g: World, index: int, seat: int) -> int:
    """Return how much less a card of a seat costs in hand: what is counted is seen by that seat."""
    v = g.value[index]
    if v.kind == Reading.COUNT:
        region = area_at(g, v.area, anchor_seen(g, v.area_anchor, seat, NONE)) if v.area else BOARD
        return passing(g, v.filter, region, seat, NONE).bit_count() * v.times
    if v.kind == Reading.HEALTH or v.kind == Reading.MISSING_HEALTH:
        return stone_health(g, v, seat)
    if v.kind == Reading.MANA:
        return g.mana[seat if v.side == Side.FRIENDLY else 1 - seat] * v.times
    if v.kind > Reading.CONSTANT:
        return counted(g, v, seat) * v.times
    return g.hand_size[seat if v.side == Side.FRIENDLY else 1 - seat] * v.times


def meets(g: World, index: int) -> bool:
    """Return whether a condition holds by itself."""
    c = g.condition[index]
    met = False
    if c.turn:
        met = (c.turn == Side.FRIENDLY) == (g.seat == g.active)
    elif c.value:
        met = value_of(g, c.value, 0) >= c.at_least
    elif c.who == Who.ALL:
        met = count_units(g, c.filter, area(g, c.area, c.anchor)) >= c.at_least
    else:
        slot = who_slot(g, c.who)
        met = slot != NONE and matches(g, c.filter, slot, g.seat, g.now[0].source)
        met = met and (c.area == 0 or area(g, c.area, c.anchor) >> g.unit[slot].tile & 1 != 0)
    return met != (c.negated != 0)


def targets(g: World, index: int, seat: int, via: int, source: int) -> int:
    """Return the tiles at which the player of an ability may aim it (HG4.24, HG4.27, HG4.35, HG6.11, HG6.46)."""
    t = g.target_row[index]
    region = BOARD
    if t.area:
        own = g.unit[source].tile if source != NONE else NONE
        region = area_at(g, t.area, anchor_seen(g, t.anchor, seat, own))
    if t.kind == Aim.FREE_TILE:
        return free_tiles(g) & region
    if t.kind == Aim.ANY_TILE:
        return region
    if t.kind == Aim.COLUMN:
        return g.row[0] & region
    if t.kind == Aim.ROW:
        return g.column[0] & region
    tiles = passing(g, t.filter, region, seat, source)
    if not t.stones:
        tiles &= ~g.stones
    elif via == Via.WARCRY and guarded(g, 1 - seat):
        tiles &= ~(1 << g.stone_tile[1 - seat])
    if t.stuns:
        for tile in bits(tiles):
            if keywords_of(g.unit[g.at[tile]]) & Keyword.IMMUNE_STUN:
                tiles &= ~(1 << tile)
    if t.swaps:
        for tile in bits(tiles):
            if immobile(g, g.unit[g.at[tile]]):
                tiles &= ~(1 << tile)
    return reachable(g, tiles, via, seat, True)
