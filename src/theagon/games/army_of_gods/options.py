"""What may be done now, each action with the place that does it and the places that it is pointed at.

A place is a stack (`p2-archers`), a card of the hand by its place from 1 (`#2`), a kind of the discard pile
(`discard-archers`), a card that is looked at (`top-1`), a leading god that is offered (`offer-1`), a seat (`p3`), or
the `leader`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.army_of_gods.places import seen_from, stack_name
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.seats import seat_at
from theagon.games.army_of_gods.rules.world import KINDS, RIVALS, Choice
from theagon.games.base import Option

if TYPE_CHECKING:
    from theagon.games.army_of_gods.position import ArmyPosition


def option(position: ArmyPosition, action: int) -> Option:
    """One action of a position, which may be one that is not legal."""
    g, game = position.world, position.game
    if action == w.END_TURN:
        return Option(action, "end")
    if action == w.DONE:
        return Option(action, "let" if g.choice == Choice.BLOCK else "done")
    if action < w.ATTACK:
        return Option(action, "drop", f"#{action - w.DROP + 1}")
    if action < w.PLAY:
        place, stack = attack_of(position, action)
        return Option(action, "attack", f"#{place + 1}", (stack_name(game, stack),))
    if action < w.ABILITY:
        return Option(action, "play", f"#{action - w.PLAY + 1}")
    if action == w.ABILITY:
        return Option(action, "ability", "leader")
    if action < w.CHOOSE_HAND:
        return Option(action, "restore", None, (game.kind_id(action - w.RESTORE),))
    if action < w.CHOOSE_STACK:
        verb = "block" if g.choice == Choice.BLOCK else "choose"
        return Option(action, verb, None, (f"#{action - w.CHOOSE_HAND + 1}",))
    if action < w.CHOOSE_KIND:
        return Option(action, "choose", None, (stack_name(game, stack_of(position, action)),))
    if action < w.CHOOSE_LOOKED:
        return Option(action, "choose", None, (f"discard-{game.kind_id(action - w.CHOOSE_KIND)}",))
    if action < w.CHOOSE_SEAT:
        return Option(action, "choose", None, (f"top-{action - w.CHOOSE_LOOKED + 1}",))
    if action < w.CHOOSE_LEADER:
        return Option(action, "choose", None, (f"p{seat_at(g, g.to_act, action - w.CHOOSE_SEAT) + 1}",))
    if action < w.CONCEDE:
        return Option(action, "choose", None, (f"offer-{action - w.CHOOSE_LEADER + 1}",))
    return Option(action, "concede")


def attack_of(position: ArmyPosition, action: int) -> tuple[int, int]:
    """The place in the hand and the stack of an attack."""
    k, kind = divmod(action - w.ATTACK, KINDS)
    place, rival = divmod(k, RIVALS)
    return place, seen_from(position.world, position.world.active, (rival + 1) * KINDS + kind)


def stack_of(position: ArmyPosition, action: int) -> int:
    """The stack that an answer names."""
    return seen_from(position.world, position.world.to_act, action - w.CHOOSE_STACK)
