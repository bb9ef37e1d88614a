"""Cards that move between zones (GU7.17)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.cards import SEEN, card_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.finding import (
    altered,
    fits,
    fitting,
    lacks_room,
    matching,
    place_of,
    with_gains,
)
from theagon.games.gods_unchained.rules.hands import answer_discard, into_deck
from theagon.games.gods_unchained.rules.reading import card_measure
from theagon.games.gods_unchained.rules.summoning import give_keywords, summon_card, wield
from theagon.games.gods_unchained.rules.units import leave, speak_of
from theagon.games.gods_unchained.rules.vocabulary import Kind, This, Which, Why, Zone
from theagon.games.gods_unchained.rules.world import NONE, EffectRow, Sort, World
from theagon.games.gods_unchained.rules.zones import card_at, size_of, take_from_void, to_hand, to_void
from theagon.kernel.bits import nth_bit
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.piles import take_from_deck, take_from_hand
from theagon.kernel.rng import random
from theagon.kernel.units import tell


def pull(g: World, w: EffectRow, seat: int) -> None:
    """Move this many cards that fit between zones, or copies of them, or all that fit. It is not a draw (GU7.17)."""
    if w.copied and w.count > 1:
        copy_several(g, w, seat)
    else:
        for _ in range(w.count):
            pull_once(g, w, seat)


def pull_once(g: World, w: EffectRow, seat: int) -> None:
    """Move a card that fits, or a copy of it, or all that fit."""
    n = matching(g, w, seat)
    if n == 0:
        pull_nothing(g, w, seat)
    elif w.flag == Which.ALL:
        size = size_of(g, w.zone, seat)
        for k in range(min(size, w.depth) if w.depth else size):
            if fits(g, w, seat, size - 1 - k):
                pull_from(g, w, seat, size - 1 - k)
    else:
        place = place_meant(g, w, seat, n)
        pull_from(g, w, seat, place)


def place_meant(g: World, w: EffectRow, seat: int, n: int) -> int:
    """Return the place of the card that a line means, of the `n` that fit."""
    if Which.MOST <= w.flag <= Which.CHOSEN:
        return extreme_of(g, w, seat, 0)
    which = which_of(g, w, n)
    return place_of(g, w, seat, which)


def which_of(g: World, w: EffectRow, n: int) -> int:
    """Return the number of the card that a line means among `n`, which are in the order in which they came."""
    if w.flag == Which.FIRST:
        return 0
    return n - 1 if w.flag == Which.TOP or w.flag == Which.LAST else random(g, n)


def copy_several(g: World, w: EffectRow, seat: int) -> None:
    """Move copies of this many different cards that fit. The copies do not count as such cards (GU7.19)."""
    places = fitting(g, w, seat)
    for _ in range(w.count):
        places &= fitting(g, w, seat)  # where there is no room left, none fits
        if places == 0:
            pull_nothing(g, w, seat)
        else:
            place = one_of(g, w, seat, places)
            places &= ~(1 << place)
            pull_from(g, w, seat, place)


def one_of(g: World, w: EffectRow, seat: int, places: int) -> int:
    """Return the place, of these, of the card that a line means."""
    if Which.MOST <= w.flag <= Which.CHOSEN:
        return extreme_of(g, w, seat, places)
    which = which_of(g, w, places.bit_count())
    return nth_bit(places, which)


def pull_nothing(g: World, w: EffectRow, seat: int) -> None:
    """Log that no card fits, or that the side is full, unless that reveals whether the hand holds a certain card."""
    if w.to_zone == Zone.BOARD:
        speak_of(g, NONE)
    if w.this != This.ITSELF or w.zone != Zone.HAND:
        why = Why.NO_ROOM if lacks_room(g, w, seat) else Why.NO_CARD
        tell(g, Kind.FIZZLE, Clause.GU7_17, seat, g.now[0].source, NONE, why)


def pick_card(g: World, w: EffectRow, seat: int) -> None:
    """Let the next lines speak of a card that fits; without one they do not follow (GU6.34)."""
    n = matching(g, w, seat)
    if n == 0:
        find_nothing(g)
    else:
        place = place_meant(g, w, seat, n)
        note_card(g, w, seat, place)


def find_nothing(g: World) -> None:
    """End the effect, because there is no card to speak of."""
    tell(g, Kind.FIZZLE, Clause.GU6_34, g.seat, g.now[0].source, NONE, Why.NO_CARD)
    g.now[0].amount = 0


def note_card(g: World, w: EffectRow, seat: int, place: int) -> None:
    """Let the next lines speak of this card of the line's zone. Only its player hears of one in a hand."""
    g.noted = card_at(g, w.zone, seat, place)
    if w.zone == Zone.VOID:
        tell_card(g, Kind.PICKED, Clause.GU6_34, seat, card_of(g.noted), 0)


def send(g: World, w: EffectRow, slot: int) -> None:
    """Move a creature from the board as its printed card, to a hand or to its player's deck (GU7.17)."""
    u = g.unit[slot]
    to = g.seat if w.over else u.owner
    card = altered(g, w, u.card)
    hand = w.to_zone == Zone.HAND
    tell(g, Kind.RETURN if hand else Kind.LEAVES, Clause.GU7_17, to, g.now[0].source, slot, 0)
    leave(g, slot)
    if hand:
        to_hand(g, to, card, True)
    else:
        into_deck(g, w.to_zone, to, card, False)


def extreme_of(g: World, w: EffectRow, seat: int, among: int) -> int:
    """Return the place, among these as bits (0: all), of a card that fits and has the most or least of something."""
    best = -1000
    equal = 0
    found = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place) and (not among or among >> place & 1):
            packed = card_at(g, w.zone, seat, place)
            rank = card_measure(g, w.by, packed)
            if w.flag == Which.LEAST:
                rank = -rank
            if rank > best:
                best = rank
                equal = 0
            if rank == best:
                equal += 1
                if random(g, equal) == 0:
                    found = place
    return found


def pull_from(g: World, w: EffectRow, seat: int, place: int) -> None:
    """Move the card at a place of the line's zone, or a copy of it, with the changes of the line."""
    packed = altered(g, w, card_at(g, w.zone, seat, place))
    if w.kept and g.now[0].source != NONE:
        packed = with_gains(g, packed, g.now[0].source)
    to = 1 - seat if w.over else seat
    owner = 1 - seat if w.zone == Zone.VOIDS and place >= g.void_size[seat] else seat
    g.doing += 1
    g.noted = packed
    if not w.copied:
        take_from(g, w, owner, place if owner == seat else place - g.void_size[seat], to)
    if w.to_zone == Zone.HAND:
        come_to_hand(g, w, to, packed, to != owner)
    elif w.to_zone == Zone.VOID:
        to_void(g, to, card_of(packed))
    elif w.to_zone == Zone.OBLITERATED:
        tell_card(g, Kind.OBLITERATED, Clause.GU7_14, to, card_of(packed), 0)
        if w.zone == Zone.HAND:
            answer_discard(g, owner, packed)
    elif w.to_zone != Zone.BOARD:
        into_deck(g, w.to_zone, to, packed, w.zone == Zone.HAND and not w.copied)
    elif g.card[card_of(packed)].kind == Sort.RELIC:
        slot = wield(g, packed, to)
        speak_of(g, slot)
    else:
        slot = summon_card(g, packed & ~SEEN, to, False)
        give_keywords(g, w, slot)
        speak_of(g, slot)


def take_from(g: World, w: EffectRow, seat: int, place: int, to: int) -> None:
    """Remove a card from a seat's zone; both players may know it, unless it goes from the hand into the deck."""
    zone = Zone.VOID if w.zone == Zone.VOIDS else w.zone
    card = card_of(card_at(g, zone, seat, place))
    if zone == Zone.HAND:
        take_from_hand(g, seat, place)
    elif zone == Zone.DECK:
        take_from_deck(g, seat, place)
    else:
        take_from_void(g, seat, place)
    if zone != Zone.HAND or not goes_into_deck(w.to_zone):
        tell_card(g, Kind.PULL, Clause.GU7_17, seat, card, w.to_zone if to == seat else Zone.OTHER)
        tell_more(g, zone)


def goes_into_deck(zone: int) -> bool:
    return zone == Zone.DECK or zone == Zone.DECK_TOP or zone == Zone.DECK_BOTTOM


def come_to_hand(g: World, w: EffectRow, seat: int, packed: int, over: bool) -> None:
    """Put a pulled card into a hand, known to both; only the player knows a copy."""
    if w.copied:
        tell_card(g, Kind.ADD, Clause.GU7_17, seat, card_of(packed), w.amount)
    elif over:
        tell_card(g, Kind.COMES_OVER, Clause.GU7_17, seat, card_of(packed), 0)
    to_hand(g, seat, packed, not w.copied)
