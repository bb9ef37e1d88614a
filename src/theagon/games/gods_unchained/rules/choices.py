"""Choices in the middle of an action: a target, an offered card, a card of a hand, deck or void, foreseen cards.

The effect that asks stays in `g.now[0]`. `resolve` stops at `g.choice`; `act` brings the answer back here.
"""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import on_board
from theagon.games.gods_unchained.rules.cards import CHOSEN, card_of
from theagon.games.gods_unchained.rules.cards import SEEN as SEEN_CARD
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.finding import altered, fits, has_line
from theagon.games.gods_unchained.rules.hands import improve_at, into_deck, obliterate_from_hand
from theagon.games.gods_unchained.rules.pulling import find_nothing, note_card, pull_from
from theagon.games.gods_unchained.rules.reading import aimable, passing, targets, who_slot
from theagon.games.gods_unchained.rules.units import speak_of
from theagon.games.gods_unchained.rules.vocabulary import Kind, Line, Side, Via, Which, Who, Why, Zone
from theagon.games.gods_unchained.rules.world import (
    CARDS,
    DELVED,
    GIVEN,
    NONE,
    OFFERED,
    SEEN,
    TILES,
    Choice,
    EffectRow,
    Sort,
    World,
)
from theagon.games.gods_unchained.rules.zones import card_at, size_of, to_hand
from theagon.kernel.bits import bits
from theagon.kernel.choices import ask, draw_offer, forget_offer
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.piles import shuffle_deck
from theagon.kernel.queue import Effect
from theagon.kernel.units import tell


def ask_target(g: World, w: EffectRow) -> None:
    """Ask for the target of a roar, not its own creature (GU6.27); without any target, the roar does nothing."""
    tiles = targets(g, w.card, g.seat, g.now[0].source)
    own = who_slot(g, Who.SELF)
    if own != NONE and on_board(g.unit[own]) and not g.roars_at_self:
        tiles &= ~(1 << g.unit[own].tile)
    ask_place(g, tiles, g.seat)
    if not tiles:
        g.now[0].amount = 0


def ask_place(g: World, tiles: int, seat: int) -> None:
    """Ask a seat for one of these tiles, if there are any."""
    if tiles:
        ask(g, Choice.TARGET, seat)
        g.choices = tiles
    else:
        tell(g, Kind.FIZZLE, Clause.GU6_22, g.seat, g.now[0].source, NONE, Why.NO_TARGET)


def ask_unit(g: World, w: EffectRow) -> None:
    """Ask for a unit, of which the next lines speak (GU6.28)."""
    e = g.now[0]
    f = g.filter[w.filter]
    own = who_slot(g, Who.SELF)
    tiles = 0
    for slot in bits(passing(g, w.filter, g.seat, e.source)):
        u = g.unit[slot]
        if aimable(u, asked(w, g.seat)) and not (f.other and slot == e.target) and (slot != own or g.roars_at_self):
            tiles |= 1 << u.tile
    speak_of(g, NONE)
    ask_place(g, tiles, asked(w, g.seat))


def asker(g: World) -> int:
    """Return the card that asks: of a creature or relic, of an afterlife in the void, the spell, the god power; of
    what was put off, the card that says it."""
    e = g.now[0]
    if e.source != NONE and g.unit[e.source].kind != Sort.GOD:
        return g.unit[e.source].card
    if e.via == Via.AFTERLIFE:
        for place in range(g.void_size[e.owner]):
            if has_line(g, g.void[e.owner][place], e.row - 1):
                return g.void[e.owner][place]
    if e.via == Via.SPELL and g.cast and says(g, card_of(g.cast), e.row - 1):
        return card_of(g.cast)
    return g.power[e.owner] if e.via == Via.POWER or e.source != NONE else writer_of(g, e.row - 1)


def says(g: World, index: int, row: int) -> bool:
    """Return whether a line of the effect table is part of what a spell or a god power does."""
    card = g.card[index]
    return card.effect <= row < card.effect + card.effects


def writer_of(g: World, row: int) -> int:
    """Return the card that has a line of the effect table, also in an ability that it gives; 0 if none has."""
    for index in range(CARDS):
        if says(g, index, row) or has_line(g, index, row) or has_line(g, GIVEN + index, row):
            return index
    return 0


def point(g: World, e: Effect, tile: int) -> None:
    """Aim an effect at the unit on a tile (`TILES`: at none)."""
    e.target = g.at[tile] if tile < TILES else NONE
    if e.target != NONE:
        e.target_entered = g.unit[e.target].entered


def delve(g: World, w: EffectRow) -> None:
    """Offer three different random cards of the pool, seen only by the player (GU7.15)."""
    offer_pool(g, w, g.seat)
    if g.offered[0] == 0:  # a scenario's god may have no cards
        return
    for k in range(DELVED):
        tell_card(g, Kind.DELVE, Clause.GU7_15, g.seat, card_of(g.offered[k]), 0)
    ask(g, Choice.DELVE, g.seat)


def offer_pool(g: World, w: EffectRow, seat: int) -> None:
    """Offer a seat cards of a line's pool; with several pools, that of the enemy's god."""
    k = w.pool + 2 * (g.god[1 - seat] - 1)
    if w.pools == 0:
        draw_offer(g, w.pool, w.pool_size, DELVED)
    elif g.pool[k + 1] >= DELVED:
        draw_offer(g, g.pool[k], g.pool[k + 1], DELVED)


def answer_delve(g: World, k: int) -> None:
    """Put the picked card into the hand or the deck; the next lines speak of it."""
    w = g.effect[g.now[0].row - 1]
    packed = altered(g, w, g.offered[k])
    forget_offer(g)
    g.noted = packed
    if w.to_zone == Zone.DECK:
        into_deck(g, w.to_zone, g.seat, packed, False)
        return
    tell_card(g, Kind.DELVED, Clause.GU7_15, g.seat, card_of(packed), 0)
    to_hand(g, g.seat, packed, False)


def ask_of(g: World, w: EffectRow, choice: int, any_fits: bool) -> None:
    """Ask for a card, if any fits."""
    if any_fits:
        ask(g, choice, asked(w, g.seat))
    elif w.op == Line.PICK:
        find_nothing(g)
    else:
        if w.op == Line.PULL and w.to_zone == Zone.BOARD:
            speak_of(g, NONE)
        tell(g, Kind.FIZZLE, Clause.GU7_20, g.seat, g.now[0].source, NONE, Why.NO_CARD)


def asked(w: EffectRow, owner: int) -> int:
    """Return the seat that a line asks: that of the effect, or the enemy of it (GU6.41)."""
    theirs = w.op == Line.CHOOSE or w.op == Line.CHOOSE_ONE or w.op == Line.DISCARD
    return 1 - owner if theirs and w.side == Side.ENEMY else owner


def asks_of_hand(w: EffectRow) -> bool:
    """Return whether a line asks the player for a card of the hand."""
    if w.op == Line.PULL or w.op == Line.PICK:
        return w.flag == Which.CHOSEN and w.zone == Zone.HAND and w.side == Side.FRIENDLY
    return (w.op == Line.DISCARD or w.op == Line.IMPROVE) and w.flag != 0


def hand_choices(g: World) -> int:
    """Return the places of the hand with cards that fit the line that asks, as bits."""
    e = g.now[0]
    w = g.effect[e.row - 1]
    places = 0
    seat = asked(w, e.owner)
    for place in range(g.hand_size[seat]):
        if w.op == Line.DISCARD or fits(g, w, seat, place):
            places |= 1 << place
    return places


def answer_hand(g: World, place: int) -> None:
    w = g.effect[g.now[0].row - 1]
    if w.op == Line.DISCARD:
        obliterate_from_hand(g, asked(w, g.seat), place)
    elif w.op == Line.IMPROVE:
        improve_at(g, w, g.seat, place)
    else:
        pull_or_note(g, w, g.seat, place)


def pull_or_note(g: World, w: EffectRow, seat: int, place: int) -> None:
    if w.op == Line.PICK:
        note_card(g, w, seat, place)
    else:
        pull_from(g, w, seat, place)


def offer_cards(g: World, w: EffectRow, seat: int) -> None:
    """Offer a seat the cards that fit, equal ones once. They are sorted, so that their order reveals nothing."""
    of = pile_of(w, seat)
    last = 0
    for k in range(OFFERED):
        least = 0
        for place in range(size_of(g, w.zone, of)):
            packed = card_at(g, w.zone, of, place) & ~(SEEN_CARD | CHOSEN)
            if packed > last and (least == 0 or packed < least) and fits(g, w, of, place):
                least = packed
        g.offered[k] = least
        if least == 0:
            return
        last = least


def pile_of(w: EffectRow, seat: int) -> int:
    """Return the seat of the pile that a line means."""
    return seat if w.side == Side.FRIENDLY else 1 - seat


def answer_card(g: World, k: int) -> None:
    """Move the picked card; a deck that was looked through is shuffled, but not one of which only the top was seen."""
    w = g.effect[g.now[0].row - 1]
    of = pile_of(w, g.seat)
    packed = g.offered[k]
    forget_offer(g)
    for place in range(size_of(g, w.zone, of)):
        if card_at(g, w.zone, of, place) & ~(SEEN_CARD | CHOSEN) == packed:
            pull_or_note(g, w, of, place)
            break
    if w.zone == Zone.DECK and not w.depth:
        shuffle_deck(g, of)


def look(g: World, count: int, of: int) -> int:
    """Let the player look at the top cards of a deck; return their number."""
    seen = min(min(count, SEEN), g.deck_size[of])
    for k in range(seen):
        card = card_of(g.deck[of][g.deck_size[of] - 1 - k])
        tell_card(g, Kind.FORESEE, Clause.GU7_15, g.seat, card, 0)
    return seen


def foresee(g: World, count: int, of: int) -> None:
    """Let the player look at the top cards of a deck and put any of them at its bottom (GU7.15)."""
    g.foreseen = look(g, count, of)
    g.foreseen_of = of
    if g.foreseen == 0:
        return
    ask(g, Choice.FORESEE, g.seat)


def answer_foresee(g: World, to_bottom: int) -> None:
    """Put the chosen cards at the bottom, the topmost deepest; the others keep their order."""
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
