"""Cards that move between zones (GU7.17)."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.cards import SEEN, altered, card_of, cost_of, health_added
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.finding import fits, matching, place_of
from theagon.games.gods_unchained.rules.hands import into_deck
from theagon.games.gods_unchained.rules.summoning import summon_card, wield
from theagon.games.gods_unchained.rules.vocabulary import Kind, Which, Why, Zone
from theagon.games.gods_unchained.rules.world import NONE, EffectRow, Sort, World
from theagon.games.gods_unchained.rules.zones import card_at, size_of, take_from_deck, take_from_void, to_hand, to_void
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.piles import take_from_hand
from theagon.kernel.rng import random
from theagon.kernel.units import tell


def pull(g: World, w: EffectRow, seat: int) -> None:
    """Move a card that fits between zones, or a copy of it, or all that fit. This is not a draw (GU7.17)."""
    n = matching(g, w, seat)
    if n == 0:
        tell(g, Kind.FIZZLE, Clause.GU7_17, seat, g.now[0].source, NONE, Why.NO_CARD)
    elif w.flag == Which.ALL:
        size = size_of(g, w.zone, seat)
        for k in range(size):
            if fits(g, w, seat, size - 1 - k):
                pull_from(g, w, seat, size - 1 - k)
    elif w.flag >= Which.HIGHEST_COST:
        place = extreme_of(g, w, seat)
        pull_from(g, w, seat, place)
    else:
        which = n - 1
        if w.flag != Which.TOP:
            which = random(g, n)
        pull_from(g, w, seat, place_of(g, w, seat, which))


def extreme_of(g: World, w: EffectRow, seat: int) -> int:
    """The place of the card that fits and is the most or the least costly, say; of equal ones a random one's."""
    best = -1000
    equal = 0
    found = 0
    for place in range(size_of(g, w.zone, seat)):
        if fits(g, w, seat, place):
            rank = rank_of(g, w.flag, card_at(g, w.zone, seat, place))
            if rank > best:
                best = rank
                equal = 0
            if rank == best:
                equal += 1
                if random(g, equal) == 0:
                    found = place
    return found


def rank_of(g: World, which: int, packed: int) -> int:
    """How far a card is in front of others."""
    if which == Which.LOWEST_HEALTH:
        return -g.card[card_of(packed)].health - health_added(packed)
    return cost_of(g, packed) if which == Which.HIGHEST_COST else -cost_of(g, packed)


def pull_from(g: World, w: EffectRow, seat: int, place: int) -> None:
    """Move the card at a place of the line's zone, or a copy of it, with what the line changes of it."""
    packed = altered(g, w, card_at(g, w.zone, seat, place))
    to = 1 - seat if w.over else seat
    if not w.copied:
        take_from(g, w, seat, place)
    if w.to_zone == Zone.HAND:
        come_to_hand(g, w, to, packed)
    elif w.to_zone == Zone.VOID:
        to_void(g, to, card_of(packed))
    elif w.to_zone == Zone.OBLITERATED:
        tell_card(g, Kind.OBLITERATED, Clause.GU7_14, to, card_of(packed), 0)
    elif w.to_zone != Zone.BOARD:
        into_deck(g, w.to_zone, to, packed, w.zone == Zone.HAND and not w.copied)
    elif g.card[card_of(packed)].kind == Sort.RELIC:
        wield(g, packed, to)
    else:
        summon_card(g, packed & ~SEEN, to)


def take_from(g: World, w: EffectRow, seat: int, place: int) -> None:
    """Remove a card from the line's zone. All may know which, unless it goes from the hand into the deck."""
    card = card_of(card_at(g, w.zone, seat, place))
    if w.zone == Zone.HAND:
        take_from_hand(g, seat, place)
    elif w.zone == Zone.DECK:
        take_from_deck(g, seat, place)
    else:
        take_from_void(g, seat, place)
    if w.zone != Zone.HAND or not goes_into_deck(w.to_zone):
        tell_card(g, Kind.PULL, Clause.GU7_17, seat, card, Zone.OTHER if w.over else w.to_zone)
        tell_more(g, w.zone)


def goes_into_deck(zone: int) -> bool:
    return zone == Zone.DECK or zone == Zone.DECK_TOP or zone == Zone.DECK_BOTTOM


def come_to_hand(g: World, w: EffectRow, seat: int, packed: int) -> None:
    """A pulled card comes to a hand, known to both; of a copy only its player knows what it is."""
    if w.copied:
        tell_card(g, Kind.ADD, Clause.GU7_17, seat, card_of(packed), w.amount)
    elif w.over:
        tell_card(g, Kind.COMES_OVER, Clause.GU7_17, seat, card_of(packed), 0)
    to_hand(g, seat, packed, not w.copied)
