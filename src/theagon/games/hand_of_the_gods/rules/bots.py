"""The bots' view of the rules: the worth of a position, the information hidden from a seat, and the sides."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.rules.board import attack_of, keywords_of, movement_of, protect_of, range_of
from theagon.games.hand_of_the_gods.rules.legal import unit_tile
from theagon.games.hand_of_the_gods.rules.world import (
    CARDS,
    COLUMNS,
    DRAWN,
    HAND,
    NONE,
    OFFERED,
    SEATS,
    TARGETED,
    Action,
    Choice,
    Keyword,
    Status,
    Weights,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.bots import BY_HAND, LEAF, WON
from theagon.kernel.choices import draw_offer
from theagon.kernel.dealing import put_declared_back, unknown_card
from theagon.kernel.piles import shuffle_deck, sort_deck

LONGEST_WAY = 10  # steps to the enemy's stone
DEAR_CARD = 3  # a greedy player exchanges opening cards that cost more


def unit_worth(g: World, weights: Weights, slot: int) -> int:
    """Return the worth of a unit to its owner: attack, health, reach, keywords, text, distance to the enemy's stone."""
    u = g.unit[slot]
    card = g.card[u.card]
    words = keywords_of(u)
    attack = attack_of(u)
    worth = weights.unit + attack * weights.attack + u.health * weights.health + protect_of(u) * weights.protect
    if range_of(u) > 1 and attack > 0:
        worth += weights.ranged + attack * weights.ranged_attack
    if words & Keyword.GUARD:
        worth += weights.guard
    if words & Keyword.STEALTH:
        worth += weights.stealth
    if words & (Keyword.REINCARNATE | Keyword.RESURRECT):
        worth += weights.returns
    if not u.status & Status.SILENCED:
        worth += weights.ability * (card.abilities + card.auras)
    if u.stunned:
        worth -= attack * weights.stunned
    steps = movement_of(g, u)
    if steps > 0 and attack > 0:
        goal = g.stone_tile[1 - u.owner]
        far = abs(goal % COLUMNS - u.tile % COLUMNS) + abs(goal // COLUMNS - u.tile // COLUMNS)
        worth += (LONGEST_WAY - far) * (weights.nearer + attack * weights.nearer_attack)
    return worth


def seat_worth(g: World, weights: Weights, seat: int) -> int:
    """Return the worth of all that a seat has: stone, units (banished ones at half), the number of cards in hand."""
    health = max(1, g.unit[seat].health)  # of the stone
    worth = health * weights.stone - weights.near_death // health + weights.held * g.hand_size[seat]
    for tile in bits(g.board[seat]):
        slot = g.at[tile]
        if slot >= SEATS:
            worth += unit_worth(g, weights, slot)
    for tile in bits(g.reserved):
        slot = g.at[tile]
        if g.unit[slot].owner == seat:
            worth += unit_worth(g, weights, slot) // 2
    return worth


def evaluate(g: World, seat: int) -> int:
    """Return how good the position is for a seat, by weights set by hand."""
    return weighed(g, g.weights[BY_HAND], seat)


def evaluate_leaf(g: World, seat: int) -> int:
    """Return how good the position is for a seat where a trial ends, by weights tuned on matches of search."""
    return weighed(g, g.weights[LEAF], seat)


def weighed(g: World, weights: Weights, seat: int) -> int:
    """Return how good the position is for a seat: its worth minus that of the other; 100 is a mana's worth."""
    if g.winner == DRAWN:
        return -WON // 2
    if g.winner >= 0:
        return WON if g.winner == seat else -WON
    return seat_worth(g, weights, seat) - seat_worth(g, weights, 1 - seat) * weights.rival // 100


def advise(g: World) -> int:
    """Return the mulligan of the cards that cost more than 3, which bots do not search; -1 for any other decision."""
    if g.choice != Choice.MULLIGAN:
        return -1
    exchanged = 0
    for place in range(HAND):
        if place < g.hand_size[g.to_act] and g.card[g.hand[g.to_act][place]].cost > DEAR_CARD:
            exchanged |= 1 << place
    return Action.MULLIGAN + exchanged


def determinize(g: World, seat: int) -> None:
    """Redraw what a seat cannot know: the order of its deck, the other's deck and hand, and what the other is offered.

    Unknown cards become random ones at their printed cost: from what can still be hidden of the other's declared
    deck, else from those allowed with its leader.
    """
    put_declared_back(g)
    sort_deck(g, seat)
    shuffle_deck(g, seat)
    other = 1 - seat
    pantheon = g.leaders[g.leader[other]].pantheon
    for k in range(g.deck_size[other]):
        g.deck[other][k] = unknown_card(g, other, pantheon)
    for place in range(g.hand_size[other]):
        if not g.hand_seen[other][place]:
            g.hand[other][place] = unknown_card(g, other, pantheon)
            g.hand_cost[other][place] = 0
            g.hand_cost_now[other][place] = 0
    if g.choice == Choice.DISCOVER and g.to_act == other:
        w = g.effect[g.now[0].row - 1]
        draw_offer(g, w.pool, w.pool_size, OFFERED)


def forget(g: World, seat: int) -> None:
    """Mark the cards of the other's hand that the seat has seen as unknown."""
    for place in range(HAND):
        g.hand_seen[1 - seat][place] = 0


def alike(g: World, action: int) -> int:
    """Return the same action with the first of equal cards in hand: of one cost, and known or unknown to the other."""
    if not Action.PLAY <= action < Action.MOVE:
        return action
    seat = g.to_act
    place = (action - Action.PLAY) // TARGETED
    for k in range(place):
        if (
            g.hand[seat][k] == g.hand[seat][place]
            and g.hand_cost[seat][k] == g.hand_cost[seat][place]
            and g.hand_cost_now[seat][k] == g.hand_cost_now[seat][place]
            and g.hand_seen[seat][k] == g.hand_seen[seat][place]
        ):
            return action + (k - place) * TARGETED
    return action


def subject(g: World, action: int) -> int:
    """Return the card that an action plays, that of the unit that acts, or CARDS for the leader's ability."""
    if action == Action.END_TURN or action >= Action.CHOOSE_TILE:
        return 0
    if action < Action.MOVE:
        return g.hand[g.to_act][(action - Action.PLAY) // TARGETED]
    if action >= Action.LEADER:
        return CARDS
    slot = g.at[unit_tile(action)]
    return 0 if slot == NONE else g.unit[slot].card


def horizon(_: World) -> int:
    return 2  # turns


def spread(_: World) -> int:
    return 1000  # ten mana


def playout_budget(_: World, now: bool) -> int:
    return 240 if now else 60  # the rest of a turn decides most of the worth of an action
