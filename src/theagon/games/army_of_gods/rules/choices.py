"""The choices that lines ask for: what may be chosen, and when a choice ends."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.army import strength_of, top_of
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.piles import army_in_hand, discarded, is_army, to_bottom
from theagon.games.army_of_gods.rules.seats import against, reachable
from theagon.games.army_of_gods.rules.turns import forget_attack
from theagon.games.army_of_gods.rules.vocabulary import Kind, Line
from theagon.games.army_of_gods.rules.world import HAND, KINDS, NOBODY, Choice, EffectRow, World
from theagon.kernel.log import tell_card


def line(g: World) -> EffectRow:
    """Return the current line."""
    return g.effect[g.now[0].row - 1]


def choice_of(op: int) -> int:
    """Return the choice that a line with this operation asks for; 0 if it asks for none."""
    if op == Line.DROP:
        return Choice.DROP
    if op == Line.RETURN:
        return Choice.RETURN
    if op == Line.TAKE_BACK:
        return Choice.TAKE_BACK
    if op == Line.LOOK:
        return Choice.LOOKED
    if op == Line.ATTACK:
        return Choice.ATTACKER
    if op == Line.DISCARD or op == Line.LOOK_AT_HAND:
        return Choice.RIVAL
    if op == Line.WILD:
        return Choice.WILD
    if op == Line.REMOVE:
        return Choice.REMOVE
    if op == Line.CHOOSE_ONE:
        return Choice.MODE
    return Choice.STEAL if op == Line.STEAL else Choice.NONE


def ask(g: World, choice: int) -> None:
    """Ask the player to choose if there is anything to choose from, else end the line."""
    g.choice = choice
    g.now[0].cause = g.cause  # what follows the answer has the same cause
    if not anything(g):
        close(g)


def anything(g: World) -> bool:
    """Return whether there is anything to choose."""
    if g.choice == Choice.MODE:
        return True
    if g.choice == Choice.DROP or g.choice == Choice.ATTACKER:
        return droppable(g) != 0
    if g.choice == Choice.RETURN or g.choice == Choice.TAKE_BACK:
        for kind in range(g.kinds):
            if may_choose_kind(g, kind):
                return True
        return False
    if g.choice == Choice.LOOKED:
        for k in range(g.looked):
            if may_choose_looked(g, k):
                return True
        return False
    if g.choice == Choice.RIVAL:
        for other in range(g.players):
            if against(g, g.active, other):
                return True
        return False
    for stack in range(g.players * KINDS):
        if may_choose_stack(g, stack):
            return True
    return False


def close(g: World) -> None:
    """End the choice of the current line."""
    choice = g.choice
    g.choice = Choice.NONE
    if choice == Choice.LOOKED:
        put_back(g)
    elif choice == Choice.REMOVE or choice == Choice.STEAL:
        forget_attack(g)


def goes_on(g: World) -> None:
    """Count one more choice. The line ends when as many as it allows are chosen, or nothing is left to choose."""
    g.picked += 1
    if g.winner >= 0:
        return
    if g.picked >= (g.limit if g.limit else line(g).amount) or not anything(g):
        close(g)


def put_back(g: World) -> None:
    """Put the looked-at cards that were not dropped to the bottom in their order, the topmost highest."""
    count = g.looked
    while g.looked:
        card = take_aside(g, 0)
        to_bottom(g, g.active, card)
    if count:
        tell_card(g, Kind.TO_BOTTOM, Clause.AG2_3, g.active, 0, count)


def take_aside(g: World, k: int) -> int:
    card = g.aside[k]
    g.looked -= 1
    for i in range(k, g.looked):
        g.aside[i] = g.aside[i + 1]
    g.aside[g.looked] = 0
    return card


def droppable(g: World) -> int:
    """Return the places of the hand with a card that may be dropped, as bits."""
    places = army_in_hand(g, g.active)
    if g.choice == Choice.DROP and line(g).kind:
        for k in range(HAND):
            if places >> k & 1 and g.card[g.hand[g.active][k]].kind != line(g).kind - 1:
                places &= ~(1 << k)
    if g.choice == Choice.DROP and line(g).one_kind and g.picked_kind:
        for k in range(HAND):
            if places >> k & 1 and g.card[g.hand[g.active][k]].kind != g.picked_kind - 1:
                places &= ~(1 << k)
    return places


def may_choose_kind(g: World, kind: int) -> bool:
    """Return whether the discard pile has a card of the kind, and there is room for it."""
    if g.choice == Choice.TAKE_BACK and g.hand_size[g.active] == HAND:
        return False
    if g.choice == Choice.RETURN and line(g).kind and line(g).kind - 1 != kind:
        return False
    return discarded(g, g.active, kind) >= 0


def may_choose_looked(g: World, k: int) -> bool:
    return k < g.looked and is_army(g, g.aside[k])


def may_choose_stack(g: World, stack: int) -> bool:
    """Return whether a stack may be chosen for a wild card, or to lose its top card."""
    other = stack // KINDS
    if g.choice == Choice.WILD:
        return other == g.active and g.stack_size[stack] > 0
    if not removable(g, line(g), g.active, stack):
        return False
    if g.prey != NOBODY and (other != g.prey or g.prey_kinds >> stack % KINDS & 1):
        return False
    return line(g).total == 0 or strength_of(g, stack) <= g.might


def removable(g: World, w: EffectRow, seat: int, stack: int) -> bool:
    """Return whether a line of a seat may take the top card of a stack, whatever else it takes."""
    if not reachable(g, seat, stack) or top_of(g, stack) == 0:
        return False
    return w.each == 0 or strength_of(g, stack) <= w.each
