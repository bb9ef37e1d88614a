"""An attack: a card is dropped and attacks, the attacked player may block, then strengths decide (AG5)."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.army import (
    destroy_top,
    join,
    raise_destroyed,
    strength_in_hand,
    strength_of,
    top_of,
)
from theagon.games.army_of_gods.rules.cards import card_of, kind_of, owner_of, packed, tell_joins, tell_stack
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.piles import put_away
from theagon.games.army_of_gods.rules.seats import reachable
from theagon.games.army_of_gods.rules.triggers import raise_event
from theagon.games.army_of_gods.rules.turns import forget_attack
from theagon.games.army_of_gods.rules.vocabulary import Kind, Trigger
from theagon.games.army_of_gods.rules.world import KINDS, NOBODY, Choice, World
from theagon.kernel.bits import bits
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.piles import take_from_hand


def declare(g: World, place: int, bonus: int, paid: int) -> None:
    """Drop a card of the hand to attack, for this many actions. It joins its stack after the attack (AG5.9)."""
    seat = g.active
    strength = strength_in_hand(g, seat, place)
    card = take_from_hand(g, seat, place)
    g.attacker = packed(card, seat, g.card[card].kind)
    g.might = strength + bonus
    g.prey = NOBODY
    g.prey_kinds = 0
    g.dropped = 1
    g.cause = tell_card(g, Kind.ATTACK, Clause.AG5_2, seat, card, g.might)
    tell_more(g, paid)


def attacked_strength(g: World) -> int:
    """Return the strength of all attacked cards: their sum, or with the option `each` the greatest of them (AG5.5)."""
    total = 0
    for kind in bits(g.prey_kinds):
        strength = strength_of(g, g.prey * KINDS + kind)
        total = max(total, strength) if g.each else total + strength
    return total


def may_attack(g: World, stack: int) -> bool:
    """Return whether the attacker may also attack the top card of a stack (AG5.3, AG5.5, AG5.15)."""
    if top_of(g, stack) == 0:
        return False
    other = stack // KINDS
    if g.prey != NOBODY and (other != g.prey or g.prey_kinds >> stack % KINDS & 1):
        return False
    return reachable(g, g.active, stack) and fits(g, stack, attacked_strength(g), g.might)


def fits(g: World, stack: int, beside: int, might: int) -> bool:
    """Return whether the top card of a stack is weak enough, given `beside`, the strength attacked already."""
    return strength_of(g, stack) + (0 if g.each else beside) <= might


def attackable(g: World) -> bool:
    """Return whether there is a card, or another one, that the attacker may attack."""
    for stack in range(g.players * KINDS):
        if may_attack(g, stack):
            return True
    return False


def take_on(g: World, stack: int) -> None:
    """Let the attacker attack the top card of a stack."""
    g.prey = stack // KINDS
    g.prey_kinds |= 1 << stack % KINDS
    tell_stack(g, Kind.TARGET, Clause.AG5_6, g.active, card_of(top_of(g, stack)), stack, strength_of(g, stack))


def aim(g: World) -> None:
    """Ask the attacker for another card if there is one, else ask the attacked player."""
    if attackable(g):
        g.choice = Choice.TARGET
    else:
        open_window(g)


def open_window(g: World) -> None:
    """Let the attacked player answer, whatever cards that player holds (AG5.11, AG5.12)."""
    if g.prey == NOBODY:
        settle(g)
    elif g.hand_size[g.prey] == 0:  # no secret: the sizes of hands are open
        decide_attack(g)
    else:
        g.choice = Choice.BLOCK
        g.to_act = g.prey


def decide_attack(g: World) -> None:
    """Remove the attacked cards, and at equal strength the attacker too (AG5.7, AG5.15)."""
    tied = attacked_strength(g) == g.might
    for kind in bits(g.prey_kinds):
        destroy_top(g, g.prey * KINDS + kind, Clause.AG5_15)
    if tied:
        lying = g.attacker
        tell_card(g, Kind.ATTACKER_LOST, Clause.AG5_7, g.active, card_of(lying), 0)
        put_away(g, owner_of(lying), card_of(lying))
        raise_destroyed(g, g.active * KINDS + kind_of(lying), lying)
        forget_attack(g)
    else:
        raise_event(g, Trigger.WINS, g.active * KINDS + kind_of(g.attacker), 0)
        settle(g)


def lose_attacker(g: World) -> None:
    """End the attack: a reaction destroys the attacking card (AG5.18)."""
    lying = g.attacker
    tell_card(g, Kind.ATTACKER_DESTROYED, Clause.AG5_18, owner_of(lying), card_of(lying), 0)
    put_away(g, owner_of(lying), card_of(lying))
    raise_destroyed(g, g.active * KINDS + kind_of(lying), lying)
    forget_attack(g)


def settle(g: World) -> None:
    """End the attack: its card joins the army, and may complete a set (AG5.9)."""
    lying = g.attacker
    forget_attack(g)
    tell_joins(g, Clause.AG5_9, lying, g.active * KINDS + kind_of(lying))
    join(g, g.active, lying)
