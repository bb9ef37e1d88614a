"""The bots' view of the rules: the worth of a position, the information hidden from a seat, and the sides."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import keywords_of, relic_of, strength_of
from theagon.games.gods_unchained.rules.cards import SEEN, card_of
from theagon.games.gods_unchained.rules.choices import offer_cards, offer_pool
from theagon.games.gods_unchained.rules.chosen import forget_chosen, redraw_chosen
from theagon.games.gods_unchained.rules.gifts import bearer
from theagon.games.gods_unchained.rules.legal import actor_of
from theagon.games.gods_unchained.rules.vocabulary import Zone
from theagon.games.gods_unchained.rules.world import (
    DRAWN,
    HAND,
    NONE,
    TARGETED,
    Action,
    Choice,
    Keyword,
    Status,
    Weights,
    World,
)
from theagon.kernel.bits import bits
from theagon.kernel.bots import BY_HAND, LEAF, WON, bot_random
from theagon.kernel.dealing import put_declared_back, unknown_card
from theagon.kernel.piles import first_equal, shuffle_deck, sort_deck

MOST_USES = 3  # of a relic that count
HORIZON = 4  # turns
POWER_HORIZON = 16  # of a search for a god power: its worth shows late
SPREAD = 1000  # ten mana
DEAR_CARD = 3  # a greedy player exchanges opening cards that cost more


def creature_worth(g: World, weights: Weights, slot: int) -> int:
    """Return the worth of a creature or relic to its owner: strength, health, keywords, text."""
    u = g.unit[slot]
    words = keywords_of(u)
    strength = strength_of(u)
    if u.health <= 0:
        return 0
    if u.burn >= u.health and not u.regen:  # it acts once more, then its own turn's end destroys it
        return strength * weights.strength // 2
    worth = weights.creature + strength * weights.strength + u.health * weights.health
    card = g.card[bearer(u, 0)]
    worth += (card.abilities + card.auras) * weights.ability
    if words & Keyword.FRONTLINE:
        worth += weights.frontline
    if words & (Keyword.WARD | Keyword.HIDDEN):
        worth += weights.out_of_reach
    if words & Keyword.PROTECTED:
        worth += weights.protected + strength * weights.protected_strength
    if words & Keyword.TWIN_STRIKE:
        worth += strength * weights.twin_strike
    if words & (Keyword.DEADLY | Keyword.LEECH | Keyword.OVERKILL):
        worth += weights.deadly
    if words & (Keyword.CANNOT_ATTACK | Keyword.CONFUSED):
        worth -= strength * weights.held_back
    if u.status & Status.ASLEEP:
        worth -= strength * weights.asleep
    return worth + u.regen * weights.regen - min(u.burn, u.health) * weights.burn + u.armor * weights.armor


def seat_worth(g: World, weights: Weights, seat: int) -> int:
    """Return the worth of all that a seat has: its god's health, relic, creatures, hand size, gems, favor."""
    health = max(1, g.unit[seat].health)
    worth = health * weights.god_health - weights.near_death // health - weights.god_burn * g.unit[seat].burn
    worth += weights.held * g.hand_size[seat] + weights.gem * g.opened[seat]
    worth += weights.favor * g.favor[seat] + weights.bag * g.bags[seat]
    for slot in bits(g.board[seat]):
        worth += creature_worth(g, weights, slot)
    relic = relic_of(g, seat)
    if relic != NONE:
        u = g.unit[relic]
        worth += weights.relic * strength_of(u) * min(MOST_USES, u.health)
        worth += weights.relic_ability * (g.card[u.card].abilities + g.card[u.card].auras) * u.health
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
    """Return the action of a decision that bots do not search; -1 for any other decision.

    They exchange opening cards that cost more than 3, and greedy picks a random power.
    """
    if g.choice == Choice.POWER and not g.searching:
        k = bot_random(g, g.powers_size[g.god[g.to_act]])
        return Action.PICK_POWER + k
    if g.choice != Choice.MULLIGAN:
        return -1
    exchanged = 0
    for place in range(HAND):
        if place < g.hand_size[g.to_act] and g.card[card_of(g.hand[g.to_act][place])].cost > DEAR_CARD:
            exchanged |= 1 << place
    return Action.MULLIGAN + exchanged


def determinize(g: World, seat: int) -> None:
    """Redraw what a seat cannot know: the order of its deck, the other's deck and hand, what the other is offered.

    The cards that the seat foresees at this moment, or picks from, stay. Unknown cards become random printed ones:
    from what can still be hidden of the other's declared deck, else from those allowed with its god.
    """
    other = 1 - seat
    known = g.foreseen if g.to_act == seat and g.foreseen_of == seat else 0
    theirs = g.foreseen if g.to_act == seat and g.foreseen_of == other else 0
    put_declared_back(g)
    looks = g.choice == Choice.CARD and g.to_act == seat and g.effect[g.now[0].row - 1].zone == Zone.HAND
    g.deck_size[seat] -= known
    given = forget_chosen(g, seat)
    sort_deck(g, seat)
    if given:
        redraw_chosen(g, seat, given)
    shuffle_deck(g, seat)
    g.deck_size[seat] += known
    if g.deckable_size[g.god[other]] > 0:
        for k in range(g.deck_size[other] - theirs):
            g.deck[other][k] = unknown_card(g, other, g.god[other])
        for place in range(g.hand_size[other]):
            if not g.hand[other][place] & SEEN and not looks:
                g.hand[other][place] = unknown_card(g, other, g.god[other])
    if g.to_act == other and g.choice == Choice.DELVE:
        offer_pool(g, g.effect[g.now[0].row - 1], other)
    elif g.to_act == other and g.choice == Choice.CARD:
        offer_cards(g, g.effect[g.now[0].row - 1], other)


def forget(g: World, seat: int) -> None:
    """Mark the cards of the other's hand that the seat has seen as unknown."""
    for place in range(HAND):
        g.hand[1 - seat][place] &= ~SEEN


def alike(g: World, action: int) -> int:
    """Return the same action with the first of equal cards in hand."""
    if Action.PLAY <= action < Action.ATTACK:
        place = (action - Action.PLAY) // TARGETED
        return action + (first_equal(g, g.to_act, place) - place) * TARGETED
    if Action.CHOOSE_HAND <= action < Action.FORESEE:
        return Action.CHOOSE_HAND + first_equal(g, g.to_act, action - Action.CHOOSE_HAND)
    return action


def subject(g: World, action: int) -> int:
    """Return the card that an action plays, that of the creature, relic or god that acts, or the god's power."""
    if action == Action.END_TURN or action >= Action.BAG:
        return 0
    seat = g.to_act
    if action < Action.ATTACK:
        return card_of(g.hand[seat][(action - Action.PLAY) // TARGETED])
    if action >= Action.POWER:
        return g.power[seat]
    slot = actor_of(g, seat, action)
    return 0 if slot == NONE else g.unit[slot].card


def horizon(g: World) -> int:
    return POWER_HORIZON if g.choice == Choice.POWER and g.searching else HORIZON


def spread(_: World) -> int:
    return SPREAD
