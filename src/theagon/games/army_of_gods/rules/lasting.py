"""What armies have for a time: more or less strength, and kinds that are guarded (AG5.21).

It waits among the effects that are put off: each entry ends at the time of its `priority`, in a turn of the seat in
its `order`. `tile` is 1 + the kind that it is for, 0: the whole army. `amount` is the strength, below 0 if it is less.
"""

from __future__ import annotations

from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.vocabulary import Due, Kind, Op
from theagon.games.army_of_gods.rules.world import KINDS, EffectRow, World
from theagon.kernel.delaying import place_of, put_off
from theagon.kernel.log import tell_card
from theagon.kernel.memory import clear
from theagon.kernel.queue import Effect, put_off_count

MOST_GAINED = 20  # the strength that the cards of a kind can gain or lose for a time


def lasts(e: Effect) -> bool:
    """Return whether an effect that is put off is the end of something that an army has until then."""
    return e.op == Op.STRENGTH_ENDS or e.op == Op.GUARD_ENDS


def strengthen(g: World, seat: int, w: EffectRow, amount: int, by: int) -> None:
    """Give the cards of a seat's army more strength, or less, up to a time of this turn or of the next of `by`."""
    turn = g.active if w.flag == Due.TURN_END else by
    change = -amount if w.lowers else amount
    if amount == 0 or not keep(g, Op.STRENGTH_ENDS, seat, w.kind, change, w.flag, turn):
        return
    kind = Kind.ARMY_WEAKER if w.lowers else Kind.ARMY_STRONGER
    if w.kind:
        kind = Kind.KIND_WEAKER if w.lowers else Kind.KIND_STRONGER
    tell_card(g, kind, Clause.AG5_21, seat, g.kind_card[w.kind - 1] if w.kind else 0, amount)


def guard_kind(g: World, seat: int, kind: int) -> None:
    """Guard the cards of a kind, given as 1 + its number, until the seat's next turn."""
    if keep(g, Op.GUARD_ENDS, seat, kind, 0, Due.YOUR_NEXT_TURN, seat):
        tell_card(g, Kind.KIND_GUARDED, Clause.AG5_21, seat, g.kind_card[kind - 1], 0)


def keep(g: World, op: int, seat: int, kind: int, amount: int, due: int, turn: int) -> bool:
    """Add something that lasts up to a time of the next turn of the seat `turn`; False if there is no room for it."""
    for k in range(put_off_count(g)):
        f = g.suspended[place_of(g, k)]
        if f.op == op and f.owner == seat and f.tile == kind and f.priority == due and f.order == turn:
            f.amount = within(f.amount + amount)
            return True
    e = g.lasting[0]
    clear(e)
    e.op = op
    e.owner = seat
    e.tile = kind
    e.amount = within(amount)
    e.cause = g.clock
    return put_off(g, e, due, turn)


def within(amount: int) -> int:
    """Return an amount of strength, or the most that can be gained or lost."""
    return max(-MOST_GAINED, min(MOST_GAINED, amount))


def end(g: World, e: Effect) -> None:
    """Tell that something has lasted up to now."""
    card = g.kind_card[e.tile - 1] if e.tile else 0
    if e.op == Op.GUARD_ENDS:
        tell_card(g, Kind.KIND_GUARD_ENDS, Clause.AG5_21, e.owner, card, 0)
    else:
        kind = Kind.KIND_STRENGTH_ENDS if e.tile else Kind.ARMY_STRENGTH_ENDS
        tell_card(g, kind, Clause.AG5_21, e.owner, card, 0)


def gained(g: World, stack: int) -> int:
    """Return how much more strength the cards of a stack's kind have for a time; below 0, how much less."""
    n = 0
    for k in range(put_off_count(g)):
        f = g.suspended[place_of(g, k)]
        if f.op == Op.STRENGTH_ENDS and is_of(f, stack):
            n += f.amount
    return within(n)


def guarded_kind(g: World, stack: int) -> bool:
    """Return whether the cards of a stack are guarded by their kind."""
    if not g.lasts:
        return False
    for k in range(put_off_count(g)):
        f = g.suspended[place_of(g, k)]
        if f.op == Op.GUARD_ENDS and is_of(f, stack):
            return True
    return False


def is_of(e: Effect, stack: int) -> bool:
    """Return whether something that lasts is for the cards of a stack."""
    return e.owner == stack // KINDS and (e.tile == 0 or e.tile - 1 == stack % KINDS)
