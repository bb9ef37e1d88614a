"""The bots' view of the rules: the worth of a position, the information hidden from a seat, and the sides."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.attack import attacked_strength
from theagon.games.army_of_gods.rules.cards import kind_of
from theagon.games.army_of_gods.rules.endings import goal
from theagon.games.army_of_gods.rules.piles import is_army
from theagon.games.army_of_gods.rules.seats import allied, reward
from theagon.games.army_of_gods.rules.world import (
    AIMS,
    CARDS,
    DRAWN,
    KINDS,
    LEADERS,
    STACK,
    Action,
    Choice,
    Weights,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.bots import BY_HAND, LEAF, WON, bot_random
from theagon.kernel.piles import first_equal
from theagon.kernel.rng import random

MIDDLE = 4  # the strength of an army card that is neither strong nor weak
SPREAD = 4000  # a set


def stack_worth(weights: Weights, n: int) -> int:
    """Return the worth of a stack of `n` cards: each card adds more than the one below it."""
    return n * weights.card + n * (n - 1) // 2 * weights.further


def army_worth(g: World, weights: Weights, seat: int) -> int:
    """Return the worth of a seat's open side: its cards on the table, its tokens, the size of its hand."""
    worth = g.sets[seat] * weights.finished + g.tokens[seat] * weights.token + weights.held * g.hand_size[seat]
    if g.leader[seat] and g.tokens[seat] >= g.card[g.leader[seat]].tokens:
        worth += weights.able
    if g.guarded[seat]:
        worth += weights.guard
    for kind in range(g.kinds):
        n = g.stack_size[seat * KINDS + kind]
        if n:
            strong = weights.strong + (n - 1) * weights.strong_further
            worth += stack_worth(weights, n) + strong * (g.card[g.kind_card[kind]].strength - MIDDLE)
    return worth


def hand_worth(g: World, weights: Weights, seat: int) -> int:
    """Return the worth of the cards in the seat's hand beyond their number."""
    worth = 0
    for place in range(g.hand_size[seat]):
        card = g.hand[seat][place]
        if is_army(g, card):
            matching = weights.matching * g.stack_size[seat * KINDS + g.card[card].kind]
            worth += matching + weights.strength * g.card[card].strength
        else:
            worth += weights.block if g.card[card].blocks else weights.god
    return worth


def side_worth(g: World, weights: Weights, seat: int) -> int:
    """Return the worth of a seat's army, together with its partner's."""
    worth = army_worth(g, weights, seat)
    if g.teams:
        worth = (worth + army_worth(g, weights, seat ^ 2)) * 3 // 4
    return worth


def expected(g: World, weights: Weights, seat: int) -> int:
    """Return the worth of the current attack for a seat.

    For the attacker, the cards that others lose count three quarters, as if one attack in four were blocked.
    """
    if not g.attacker:
        return 0
    loss = 0
    for kind in bits(g.prey_kinds):
        n = g.stack_size[g.prey * KINDS + kind]
        loss += stack_worth(weights, n) - stack_worth(weights, max(0, n - 1)) if n else weights.finished // 2
    own = g.stack_size[g.active * KINDS + kind_of(g.attacker)]
    joined = weights.finished if own == STACK else stack_worth(weights, own + 1)
    if attacked_strength(g) == g.might and g.prey_kinds:
        joined = 0
    if seat == g.active:
        return joined + loss * 3 // 4
    return -loss if allied(g, seat, g.prey) else 0


def evaluate(g: World, seat: int) -> int:
    """Return how good the position is for a seat, by weights set by hand."""
    return weighed(g, g.weights[BY_HAND], seat)


def evaluate_leaf(g: World, seat: int) -> int:
    """Return how good the position is for a seat where a trial ends, by weights tuned on matches of search."""
    return weighed(g, g.weights[LEAF], seat)


def weighed(g: World, weights: Weights, seat: int) -> int:
    """Return how good the position is for a seat: its side against the best and the average of the others."""
    if g.winner == DRAWN:
        return -WON if reward(g, seat) < 0 else -WON // 2
    if g.winner >= 0:
        return WON if allied(g, g.winner, seat) else -WON
    if g.out[seat]:
        return -WON // 2
    best = 0
    others = 0
    for other in range(g.players):
        if not g.out[other] and not allied(g, seat, other):
            worth = side_worth(g, weights, other)
            if g.sets[other] + 1 >= goal(g):
                worth += weights.finished // 2
            best = max(best, worth)
            others += worth
    rivals = 2 * best + 2 * others // max(1, g.players - 1)
    worth = 4 * side_worth(g, weights, seat) - rivals * weights.rivals // 100 + 4 * hand_worth(g, weights, seat)
    if g.active == seat:
        worth += 4 * weights.move * g.moves
    return worth + 4 * expected(g, weights, seat)


def advise(g: World) -> int:
    """Return a choice of a leading god, which bots do not search, by their odds; -1 for any other decision."""
    if g.choice != Choice.LEADER:
        return -1
    total = 0
    for k in range(LEADERS):
        total += g.card[g.leaders[g.to_act][k]].odds  # a place without a leader has none
    drawn = bot_random(g, total)
    k = 0
    while drawn >= g.card[g.leaders[g.to_act][k]].odds:
        drawn -= g.card[g.leaders[g.to_act][k]].odds
        k += 1
    return Action.CHOOSE_LEADER + k


def determinize(g: World, seat: int) -> None:
    """Redraw what a seat cannot know: the order of its pile, and where the others' hidden cards are.

    The cards of another player's deck that are not on the table are dealt again to its pile, hand, discard pile and
    the cards that it looks at. Everyone knows the revealed cards at the bottom of a pile; only its player knows the
    cards that it put below them. Leaders that have not been shown are drawn again.
    """
    for other in range(g.players):
        if g.choice == Choice.LEADER and other != seat and g.leader[other]:
            i = random(g, offered(g, other))
            g.leader[other] = g.leaders[other][i]
        redeal(g, other, other != seat)


def offered(g: World, seat: int) -> int:
    n = 0
    for k in range(len(g.leaders[seat])):
        if g.leaders[seat][k]:
            n += 1
    return n


def redeal(g: World, seat: int, all_of_it: bool) -> None:
    """Deal a seat's hidden cards again: the pile, and with `all_of_it` also hand, discards and looked-at cards.

    They are sorted first, so that the deal depends only on chance, not on where the cards were.
    """
    n = 0
    for k in range(g.deck_size[seat]):
        if hidden_at(g, seat, k, all_of_it):
            g.unknown[n] = g.deck[seat][k]
            n += 1
    if all_of_it:
        for k in range(g.hand_size[seat]):
            g.unknown[n] = g.hand[seat][k]
            n += 1
        for k in range(g.discard_size[seat]):
            g.unknown[n] = g.discard[seat][k]
            n += 1
        if seat == g.active:
            for k in range(g.looked):
                g.unknown[n] = g.aside[k]
                n += 1
    mix_unknown(g, n)
    n = 0
    for k in range(g.deck_size[seat]):
        if hidden_at(g, seat, k, all_of_it):
            g.deck[seat][k] = g.unknown[n]
            n += 1
    if all_of_it:
        for k in range(g.hand_size[seat]):
            g.hand[seat][k] = g.unknown[n]
            n += 1
        for k in range(g.discard_size[seat]):
            g.discard[seat][k] = g.unknown[n]
            n += 1
        if seat == g.active:
            for k in range(g.looked):
                g.aside[k] = g.unknown[n]
                n += 1


def hidden_at(g: World, seat: int, k: int, from_others: bool) -> bool:
    """Return whether a place of a pile, counted from the bottom, is hidden: from its player, or `from_others`."""
    if k < g.beneath[seat]:
        return from_others
    return k >= g.beneath[seat] + g.revealed[seat]


def mix_unknown(g: World, n: int) -> None:
    """Sort the first `n` cards of `g.unknown`, then shuffle them."""
    least = CARDS
    most = 0
    for k in range(n):
        card = g.unknown[k]
        g.copies[card] += 1
        least = min(least, card)
        most = max(most, card)
    place = 0
    for card in range(least, most + 1):
        for _ in range(g.copies[card]):
            g.unknown[place] = card
            place += 1
        g.copies[card] = 0
    for k in range(n - 1):
        i = n - 1 - k
        j = random(g, i + 1)
        card = g.unknown[i]
        g.unknown[i] = g.unknown[j]
        g.unknown[j] = card


def forget(g: World, seat: int) -> None:
    """Mark the cards that the seat has seen at the bottom of the piles, including its own, as unknown."""
    for other in range(g.players):
        g.revealed[other] = 0
    g.beneath[seat] = 0


def side_of(g: World, seat: int) -> int:
    """Return the bot of a seat: of two bots, one plays the first seat and its partner, the other all the rest."""
    return 0 if allied(g, 0, seat) else 1


def place_used(action: int) -> int:
    """Return the place of the card in hand that an action drops, plays, attacks or answers with; -1: none."""
    if Action.DROP <= action < Action.ATTACK:
        return action - Action.DROP
    if Action.ATTACK <= action < Action.PLAY:
        return (action - Action.ATTACK) // AIMS
    if Action.PLAY <= action < Action.ABILITY:
        return action - Action.PLAY
    if Action.CHOOSE_HAND <= action < Action.CHOOSE_STACK:
        return action - Action.CHOOSE_HAND
    return -1


def alike(g: World, action: int) -> int:
    """Return the same action with the first of equal cards in hand."""
    place = place_used(action)
    if place < 0:
        return action
    back = place - first_equal(g, g.to_act, place)
    return action - back * AIMS if Action.ATTACK <= action < Action.PLAY else action - back


def subject(g: World, action: int) -> int:
    """Return the card in hand that an action uses, or that of the leading god."""
    place = place_used(action)
    if place >= 0:
        return g.hand[g.to_act][place]
    return g.leader[g.to_act] if action == Action.ABILITY else 0


def horizon(g: World) -> int:
    """Return how many turns a search looks ahead: two rounds."""
    return 2 * g.players


def spread(_: World) -> int:
    return SPREAD
