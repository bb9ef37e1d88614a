"""The reasons against impossible actions: the first obstacle, with its clause."""

from __future__ import annotations

from typing import Any, Final

from theagon.games.base import Reasons, Refusal
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.board import (
    activated_warcry,
    attack_area,
    attack_of,
    guarded,
    immobile,
    immune,
    is_stone,
    keywords_of,
    movement_of,
    range_of,
    slot_of,
    strikes_again,
    taunted,
)
from theagon.games.hand_of_the_gods.rules.legal import (
    may_move,
    tired,
    unit_tile,
    where_to_call,
    where_to_lead,
    where_to_play,
)
from theagon.games.hand_of_the_gods.rules.vocabulary import Aim, Via
from theagon.games.hand_of_the_gods.rules.world import COLUMNS, NONE, TILES, Action, Choice, Keyword, Status, Subtype
from theagon.games.hand_of_the_gods.rules.zones import cost_of
from theagon.games.hand_of_the_gods.tables import tile_name
from theagon.kernel.overtime import must_end

no: Final = Reasons("hand-of-the-gods")


def _bad(where: int) -> Refusal:
    """Refuse a target that the card's own words forbid."""
    return no("bad-target", "HG6.41", tile=tile_name(where))


def refusal(g: Any, action: int) -> Refusal:
    """Return why this action is refused in this world."""
    if not 0 <= action < w.ACTIONS:
        return no("no-such-action", "HG1.1")
    if g.winner >= 0:
        return no("match-over", "HG1.1")
    if g.choice:
        return _choice(g, action)
    if action >= Action.CHOOSE_TILE:
        asks = "HG6.4" if action >= Action.MULLIGAN else "HG6.35" if action >= Action.CHOOSE_CARD else "HG1.1"
        return no("nothing-to-choose", asks)
    g.question += 1
    if must_end(g):
        return no("turn-too-long", "HG6.40")
    if action < Action.MOVE:
        return _play(g, *divmod(action - Action.PLAY, w.TARGETED))
    if action >= Action.LEADER:
        return _leader(g, action - Action.LEADER)
    start = unit_tile(action)
    return _not_own(g, start) or _unit(g, g.at[start], action)


def _unit(g: Any, slot: int, action: int) -> Refusal:
    """Return why a unit of the active player does not act so."""
    if action < Action.ATTACK:
        return _move(g, slot, (action - Action.MOVE) % TILES)
    if action < Action.WARCRY:
        return _attack(g, slot, (action - Action.ATTACK) % TILES)
    return _warcry(g, slot, (action - Action.WARCRY) % w.TARGETED)


def _choice(g: Any, action: int) -> Refusal:
    if g.choice == Choice.MULLIGAN:
        if not Action.MULLIGAN <= action < Action.CONCEDE:
            return no("mulligan-first", "HG6.4")
        return no("no-such-card", "HG6.4")
    if g.choice == Choice.DISCOVER:
        if not Action.CHOOSE_CARD <= action < Action.MULLIGAN:
            return no("choose-card-first", "HG6.35")
        return no("not-offered", "HG6.35")
    if g.choice == Choice.MODE:
        return no("choose-mode-first", "HG6.43")
    if not Action.CHOOSE_TILE <= action < Action.CHOOSE_CARD:
        return no("choose-tile-first", "HG1.8")
    chosen = action - Action.CHOOSE_TILE
    if g.choice == Choice.DESTINATION:
        return _not_free(g, chosen) or _not_reached(g, chosen)
    row = g.effect[g.now[0].row - 1].card
    return _not_target(g, row, chosen, g.to_act, g.now[0].via) or _bad(chosen)


def _not_reached(g: Any, chosen: int) -> Refusal:
    """Return why an effect does not move the unit that it asks about to a free tile: the way there, or the distance."""
    line, start = g.effect[g.now[0].row - 1], g.unit[g.now[0].it].tile
    barred = not line.flag and _within(g, start, chosen, line.amount)
    return no("cannot-be-moved-there", "HG2.7" if barred else "HG6.3", tile=tile_name(chosen))


def _within(g: Any, start: int, end: int, steps: int) -> bool:
    """Return whether a tile is within the steps, free path or not. One step is never barred."""
    return steps > 1 and bool(g.within[min(w.LONGEST_RANGE, steps)][start] >> end & 1)


def _not_free(g: Any, where: int) -> Refusal | None:
    """Return why no unit may end on a tile."""
    if not g.open >> where & 1:
        return no("blocker", "HG2.8", tile=tile_name(where))
    if g.reserved >> where & 1:
        return no("banished-tile", "HG4.22", tile=tile_name(where))
    if g.at[where] != NONE:
        return no("occupied", "HG4.1", tile=tile_name(where))
    return None


def _not_target(g: Any, row: int, where: int, seat: int, via: int) -> Refusal | None:
    """Return why a tile is no target; None if only the words of the card forbid it."""
    t = g.target_row[row]
    if t.kind == Aim.FREE_TILE:
        return _not_free(g, where)
    if t.kind != Aim.UNIT:
        return None
    slot = slot_of(g, where)
    if slot == NONE:
        return no("no-unit", "HG4.21" if g.reserved >> where & 1 else "HG6.41", tile=tile_name(where))
    u = g.unit[slot]
    if is_stone(slot) and not t.stones:
        return no("stone-untouchable", "HG3.10")
    if t.swaps and immobile(g, u):
        return no("structure-moves-not", "HG3.2")
    if is_stone(slot) and via == Via.WARCRY and slot != seat and guarded(g, slot):
        return no("stone-guarded", "HG4.24")
    if keywords_of(u) & Keyword.STEALTH and u.owner == 1 - seat:
        return no("stealthed", "HG4.27", tile=tile_name(where))
    if immune(u, via, seat) or (t.stuns and keywords_of(u) & Keyword.IMMUNE_STUN):
        return no("immune", "HG4.35", tile=tile_name(where))
    return None


def _not_aimed(g: Any, row: int, where: int, seat: int, via: int, tiles: int) -> Refusal:
    """Return why a tile outside `tiles`, those that may be pointed at, is no target: what stands there says most."""
    if where < TILES:
        return _not_target(g, row, where, seat, via) or _bad(where)
    return no("needs-target" if tiles else "no-target", "HG6.41")


def _play(g: Any, place: int, where: int) -> Refusal:
    seat = g.active
    if place >= g.hand_size[seat]:
        return no("no-such-card", "HG5.1")
    card = g.card[g.hand[seat][place]]
    cost, mana = cost_of(g, seat, place), g.mana[seat]
    if cost > mana:
        return no("mana", "HG2.3" if card.spell else "HG2.4", cost=cost, mana=mana)
    tiles = where_to_play(g, seat, place)
    if card.spell:
        if not card.target:
            return no("no-target-wanted", "HG6.41")
        return _not_aimed(g, card.target, where, seat, Via.SPELL, tiles)
    if not tiles:
        return no("no-free-home-tile", "HG6.37")
    if where >= TILES:
        return no("needs-tile", "HG6.2")
    return _not_free(g, where) or no("not-home", "HG6.2", tile=tile_name(where))


def _not_own(g: Any, where: int) -> Refusal | None:
    """Return why the active player has no unit to act with on a tile."""
    slot = slot_of(g, where)
    if slot == NONE:
        return no("no-unit", "HG4.21" if g.reserved >> where & 1 else "HG1.1", tile=tile_name(where))
    owner = g.unit[slot].owner
    if owner == g.active:
        return None
    return no("not-yours", "HG3.4" if owner == w.NEUTRAL else "HG1.1", tile=tile_name(where))


def _tired(u: Any) -> Refusal | None:
    """Return why a unit can do nothing this turn."""
    if u.status & Status.SICK:
        return no("summoning-sick", "HG6.18")
    if u.stunned:
        return no("stunned", "HG4.29")
    return None


def _move(g: Any, slot: int, end: int) -> Refusal:
    u = g.unit[slot]
    steps = movement_of(g, u)
    if is_stone(slot):
        return no("stone-moves-not", "HG3.7")
    if g.card[u.card].subtypes & Subtype.STRUCTURE:
        return no("structure-moves-not", "HG3.2")
    if not may_move(u):
        if u.status & Status.ATTACKED:
            return no("has-attacked", "HG2.6")
        return _tired(u) or (no("exhausted", "HG2.6") if u.status & Status.EXHAUSTED else no("has-moved", "HG6.3"))
    if steps == 0:
        return no("no-movement", "HG2.5")
    return _not_free(g, end) or (
        no("path-blocked", "HG2.7", steps=steps)
        if _within(g, u.tile, end, steps)
        else no("too-far", "HG2.5", steps=steps)
    )


def _attack(g: Any, slot: int, end: int) -> Refusal:
    u = g.unit[slot]
    if is_stone(slot):
        return no("stone-attacks-not", "HG3.7")
    spent = tired(u) and not strikes_again(u)
    if spent or attack_of(u) == 0:
        if spent and u.status & Status.ATTACKED:
            return no("has-attacked-already", "HG6.3")
        return _tired(u) or (no("exhausted", "HG6.3") if u.status & Status.EXHAUSTED else no("no-attack", "HG6.37"))
    other = slot_of(g, end)
    if other == NONE:
        return no("no-unit", "HG4.21" if g.reserved >> end & 1 else "HG2.9", tile=tile_name(end))
    v = g.unit[other]
    if v.owner == u.owner:
        return no("own-unit", "HG2.9", tile=tile_name(end))
    if not attack_area(g, u) >> end & 1:
        return _out_of_range(u.tile, end, range_of(u))
    if taunted(g, u):
        return no("taunted", "HG6.56")
    if is_stone(other):
        return no("stone-guarded", "HG4.24")
    if keywords_of(v) & Keyword.IMMUNE_ATTACKS:
        return no("immune", "HG4.35", tile=tile_name(end))
    return no("stealthed", "HG4.27", tile=tile_name(end))


def _out_of_range(start: int, end: int, tiles: int) -> Refusal:
    """Refuse a target out of range, by the clause on range or, for a ranged unit, on diagonals."""
    across, down = abs(start % COLUMNS - end % COLUMNS), abs(start // COLUMNS - end // COLUMNS)
    clause = "HG4.5" if tiles == 1 else "HG4.6" if max(across, down) <= tiles else "HG4.4"
    return no("out-of-range", clause, range=tiles)


def _warcry(g: Any, slot: int, where: int) -> Refusal:
    u = g.unit[slot]
    warcry = activated_warcry(g, u.card)
    if not u.status & Status.WARCRY:
        if warcry < 0:
            return no("no-warcry", "HG4.48")
        return no("warcry-over", "HG4.50" if u.status & Status.FORFEITED else "HG6.20")
    row = g.ability[warcry].target
    if not row:
        return no("no-target-wanted", "HG6.41")
    return _not_aimed(g, row, where, g.active, Via.WARCRY, where_to_call(g, slot))


def _leader(g: Any, where: int) -> Refusal:
    seat = g.active
    leader = g.leaders[g.leader[seat]]
    if g.leader_used[seat]:
        return no("leader-used", "HG2.10")
    if leader.cost > g.mana[seat]:
        return no("mana", "HG2.10", cost=leader.cost, mana=g.mana[seat])
    if not leader.target:
        return no("no-target-wanted", "HG6.41")
    return _not_aimed(g, leader.target, where, seat, Via.LEADER, where_to_lead(g, seat))
