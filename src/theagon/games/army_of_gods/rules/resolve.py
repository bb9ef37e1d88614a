"""The order of effects: first what a card does, then the end of the action."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.lines import run
from theagon.games.army_of_gods.rules.piles import put_away
from theagon.games.army_of_gods.rules.turns import end_of_action, pass_turn
from theagon.games.army_of_gods.rules.vocabulary import Kind, Op, Via
from theagon.games.army_of_gods.rules.world import World
from theagon.kernel.log import tell_card
from theagon.kernel.match import tell_lost
from theagon.kernel.queue import finish, next_effect, suspend, take


def resolve(g: World) -> None:
    """Resolve everything pending, or up to a choice that a player has to make."""
    while g.winner < 0:
        if g.choice:
            suspend(g)
            break
        k = next_effect(g)
        if k < 0:
            break
        take(g, k)
        if g.now[0].op == Op.RUN:
            tell_run(g)
            run(g)
        elif g.now[0].op == Op.NEXT_TURN:
            pass_turn(g)
        else:
            end_of_action(g)
        if not g.choice:
            close_effect(g)
    if g.lost:
        tell_lost(g, Kind.LOST_EFFECT, Clause.AG4_12)
    if not g.choice:
        finish(g)


def tell_run(g: World) -> None:
    """Log that an ability that answers an event begins; this event causes what follows."""
    e = g.now[0]
    if e.via == Via.ABILITY and not g.out[e.owner]:
        g.cause = tell_card(g, Kind.TRIGGER, Clause.AG5_17, e.owner, e.it, 0)


def close_effect(g: World) -> None:
    """End the effect in `now`: a card that was played for it goes to the discard pile (AG4.7)."""
    if g.now[0].source and g.winner < 0:
        tell_card(g, Kind.TO_DISCARD, Clause.AG4_7, g.active, g.now[0].source, 0)
        put_away(g, g.active, g.now[0].source)
    finish(g)
