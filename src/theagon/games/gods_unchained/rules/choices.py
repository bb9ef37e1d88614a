"""Choices in the middle of an action: a target, an offered card, a card of the hand, foreseen cards.

The effect that asks stays in `g.now[0]`. `resolve` stops at `g.choice`; `act` brings the answer back here.
"""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import on_board
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.hands import obliterate_from_hand
from theagon.games.gods_unchained.rules.reading import aimable, passing, targets, who_slot
from theagon.games.gods_unchained.rules.vocabulary import Kind, Via, Who, Why
from theagon.games.gods_unchained.rules.world import NONE, OFFERED, SEEN, TILES, Choice, EffectRow, Sort, World
from theagon.games.gods_unchained.rules.zones import to_hand
from theagon.kernel.bits import bits
from theagon.kernel.choices import ask, draw_offer, forget_offer
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.queue import Effect
from theagon.kernel.units import tell


def ask_target(g: World, w: EffectRow) -> None:
    """A roar asks for its target, which is not its own creature (GU6.27); if there is none, it does nothing."""
    tiles = targets(g, w.card, g.seat, g.now[0].source)
    own = who_slot(g, Who.SELF)
    if own != NONE and on_board(g.unit[own]) and not g.roars_at_self:
        tiles &= ~(1 << g.unit[own].tile)
    if tiles:
        ask(g, Choice.TARGET, g.seat)
        g.choices = tiles
    else:
        tell(g, Kind.FIZZLE, Clause.GU6_22, g.seat, g.now[0].source, NONE, Why.NO_TARGET)
        g.now[0].amount = 0


def ask_unit(g: World, w: EffectRow) -> None:
    """Ask the player to point at a unit, which the next lines speak of (GU6.28)."""
    e = g.now[0]
    f = g.filter[w.filter]
    own = who_slot(g, Who.SELF)
    tiles = 0
    for slot in bits(passing(g, w.filter, g.seat, e.source)):
        u = g.unit[slot]
        if aimable(u, g.seat) and not (f.other and slot == e.target) and (slot != own or g.roars_at_self):
            tiles |= 1 << u.tile
    e.it = NONE
    e.it_entered = 0
    if tiles:
        ask(g, Choice.TARGET, g.seat)
        g.choices = tiles
    else:
        tell(g, Kind.FIZZLE, Clause.GU6_22, g.seat, e.source, NONE, Why.NO_TARGET)


def asker(g: World) -> int:
    """The card whose effect asks: that of a creature or relic, the spell being played, or the player's god power."""
    e = g.now[0]
    if e.source != NONE and g.unit[e.source].kind != Sort.GOD:
        return g.unit[e.source].card
    return card_of(g.cast) if e.via == Via.SPELL else g.power[e.owner]


def speak_of(g: World, slot: int) -> None:
    """The next lines speak of this unit as `it`."""
    g.now[0].it = slot
    g.now[0].it_entered = g.unit[slot].entered


def point(g: World, e: Effect, tile: int) -> None:
    """Aim an effect at the unit on a tile (`TILES`: at none)."""
    e.target = g.at[tile] if tile < TILES else NONE
    if e.target != NONE:
        e.target_entered = g.unit[e.target].entered


def delve(g: World, w: EffectRow) -> None:
    """Offer three different random cards of the pool, seen only by the player (GU7.15)."""
    draw_offer(g, w.pool, w.pool_size)
    for k in range(OFFERED):
        tell_card(g, Kind.DELVE, Clause.GU7_15, g.seat, card_of(g.offered[k]), 0)
    ask(g, Choice.DELVE, g.seat)


def answer_delve(g: World, k: int) -> None:
    """The pick goes to the hand."""
    packed = g.offered[k]
    forget_offer(g)
    tell_card(g, Kind.DELVED, Clause.GU7_15, g.seat, card_of(packed), 0)
    to_hand(g, g.seat, packed, False)


def ask_hand(g: World) -> None:
    """Ask the player to obliterate a card of the hand, if there is one."""
    if g.hand_size[g.seat] > 0:
        ask(g, Choice.HAND, g.seat)


def answer_hand(g: World, place: int) -> None:
    obliterate_from_hand(g, g.seat, place)


def foresee(g: World, count: int, of: int) -> None:
    """The player looks at the top cards of a deck and puts any of them at its bottom (GU7.15)."""
    g.foreseen = min(min(count, SEEN), g.deck_size[of])
    g.foreseen_of = of
    if g.foreseen == 0:
        return
    for k in range(g.foreseen):
        card = card_of(g.deck[of][g.deck_size[of] - 1 - k])
        tell_card(g, Kind.FORESEE, Clause.GU7_15, g.seat, card, 0)
    ask(g, Choice.FORESEE, g.seat)


def answer_foresee(g: World, to_bottom: int) -> None:
    """The chosen cards go to the bottom, the topmost deepest; the others keep their order."""
    seat = g.foreseen_of
    for k in range(g.foreseen):
        n = g.foreseen - 1 - k
        if to_bottom >> n & 1:
            at = g.deck_size[seat] - 1 - n
            packed = g.deck[seat][at]
            for place in range(at):
                g.deck[seat][at - place] = g.deck[seat][at - place - 1]
            g.deck[seat][0] = packed
    g.foreseen = 0
    tell_card(g, Kind.FORESEEN, Clause.GU7_15, g.seat, 0, to_bottom.bit_count())
    tell_more(g, to_bottom)
