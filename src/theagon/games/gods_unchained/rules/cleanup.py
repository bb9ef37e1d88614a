"""The cleanup: ten steps in order.

Anything new that it puts on the queue cancels it, and it begins again (GU3). `g.fallen` has the slots of destroyed
units, those destroyed together in board order. `owed` is the next step of each unit, so that after a cancelled cleanup
every unit continues where it was (GU6.7).
"""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import dying, everyone, first_of, in_play, keywords_of, on_board
from theagon.games.gods_unchained.rules.cards import SOULLESS, card_of
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.modifiers import end_bonuses, lose_keywords
from theagon.games.gods_unchained.rules.sanctum import favor_action
from theagon.games.gods_unchained.rules.triggers import push_own, raise_event
from theagon.games.gods_unchained.rules.units import fall, forget_fallen, leave, print_values
from theagon.games.gods_unchained.rules.vocabulary import Kind, Op, Priority, Trigger, Via
from theagon.games.gods_unchained.rules.world import COMBAT, DRAWN, NONE, SEATS, Keyword, Sort, Status, World
from theagon.games.gods_unchained.rules.zones import in_void, to_void
from theagon.kernel.bits import bits
from theagon.kernel.choices import forget_offer
from theagon.kernel.log import tell_card
from theagon.kernel.match import close_match
from theagon.kernel.queue import PENDING, remove, youngest
from theagon.kernel.units import push_effect, tell, tell_two

FIRST_STEP = Clause.GU3_2  # the clause of step 1; step 3 is GU3.5, since GU3.4 says what the void is
UNSETTLED = Status.DOOMED | Status.WARDED  # a step has something to do for such a unit


def cleanup_if_needed(g: World, cause: int) -> None:
    """Push a cleanup after the pending effects. With none pending, push it only if it has something to do."""
    if g.pending or g.cast or g.fallen_size or unsettled(g):
        g.cause = cause
        push_cleanup(g, 0)


def push_cleanup(g: World, again: int) -> None:
    """Push a cleanup that was cancelled `again` times. It must not be lost: a full queue makes room for it."""
    if g.pending == PENDING:
        k = youngest(g)
        remove(g, k)
        g.lost += 1
    k = push_effect(g, Priority.CLEANUP, Op.CLEANUP, g.active, Via.ABILITY)
    g.queue[k].amount = again


def step_clause(step: int) -> int:
    """Return the clause of a step."""
    return FIRST_STEP + step - 1 if step < 3 else FIRST_STEP + step


def tell_step(g: World) -> None:
    """Log, once, that the running step does something; this event causes what the step does."""
    if not g.step_told:
        g.step_told = 1
        g.cause = tell_two(g, Kind.CLEANUP, step_clause(g.step), NONE, NONE, g.step, g.now[0].amount)


def cleanup(g: World) -> None:
    """Carry out a cleanup up to its end, or to the step that puts something new on the queue (GU3.13, GU6.8)."""
    restless = unsettled(g)
    if not restless and not g.cast and not g.fallen_size:  # so it is after most actions
        return
    before = g.pending
    step = 0
    while step < 10:
        step = step + 1 if step != 2 or g.fallen_size else 9  # steps 3 to 8 are for destroyed units
        g.step = step
        g.step_told = 0
        g.cause = g.now[0].cause
        take_step(g, step, restless)
        if g.winner >= 0:
            return
        if g.pending > before:
            again = g.now[0].amount + 1
            g.cause = tell_two(g, Kind.CLEANUP_CANCELLED, Clause.GU3_13, NONE, NONE, step, again)
            push_cleanup(g, again)
            return


def unsettled(g: World) -> int:
    """Return the slots of the units on the board for which a step has something to do."""
    found = 0
    for slot in bits(everyone(g)):
        u = g.unit[slot]
        if u.health <= 0 or u.status & UNSETTLED:
            found |= 1 << slot
    return found


def take_step(g: World, step: int, restless: int) -> None:
    """Take one step; `restless` has the slots of the units that were `unsettled` when the cleanup began."""
    if step == 1:
        destroy_the_dying(g, restless)
    elif step == 2:
        put_spell_away(g)
    elif step == 9:
        end_wards(g, restless)
    elif step == 10:
        check_end(g)
    else:
        settle_fallen(g, step)


def destroy_the_dying(g: World, restless: int) -> None:
    """Destroy creatures and relics with 0 health, or marked: step 1 (GU3.2)."""
    rest = 0
    for slot in bits(restless):
        if g.unit[slot].kind != Sort.GOD and dying(g.unit[slot]):
            rest |= 1 << slot
    dead = rest
    while rest:
        slot = first_of(g, rest)
        rest &= ~(1 << slot)
        tell_step(g)
        u = g.unit[slot]
        before = g.cause
        if u.harm:
            g.cause = u.harm - 1
        u.harm = 1 + tell(g, Kind.DESTROYED, Clause.GU3_2, u.owner, NONE, slot, 0)  # the cause of the answers to it
        g.cause = before
        fall(g, slot)
        if u.kind == Sort.CREATURE:
            g.deaths[u.owner] = min(99, g.deaths[u.owner] + 1)
            if g.played[u.owner]:
                g.buried[u.owner] = min(99, g.buried[u.owner] + 1)
        if u.kind == Sort.CREATURE and u.killer == 2 - u.owner:  # by the enemy, outside combat (GU8.1)
            favor_action(g, 1 - u.owner)
    if dead:
        settle_duel(g)


def settle_duel(g: World) -> None:
    """Give favor for a creature that survives a combat in which its opponent died (GU8.1)."""
    for k in range(2):
        if g.duel_entered[k] and in_play(g, g.duel[k], g.duel_entered[k]):
            v = g.unit[g.duel[1 - k]]
            if v.entered == g.duel_entered[1 - k] and v.status & Status.DESTROYED and v.killer == COMBAT:
                favor_action(g, g.unit[g.duel[k]].owner)
                g.duel_entered[k] = 0


def put_spell_away(g: World) -> None:
    """Move the spell that was played to the void: step 2 (GU3.3). A soulless one is obliterated."""
    if g.cast:
        tell_step(g)
        if g.cast & SOULLESS or g.card[card_of(g.cast)].keywords & Keyword.SOULLESS:
            tell_card(g, Kind.OBLITERATED, Clause.GU3_5, g.active, card_of(g.cast), 0)
        else:
            to_void(g, g.active, card_of(g.cast))
        g.cast = 0


def settle_fallen(g: World, step: int) -> None:
    """Take each destroyed unit once through the steps that it is owed: steps 3 to 8."""
    for k in range(g.fallen_size):
        slot = g.fallen[k]
        if g.unit[slot].owed == step:
            settle_one(g, slot, step)
    if step == 8:
        for slot in bits(g.gone):
            if g.unit[slot].owed == 9:
                g.unit[slot].owed = 0
                forget_fallen(g, slot)


def settle_one(g: World, slot: int, step: int) -> None:
    u = g.unit[slot]
    if step == 3:
        restore(g, slot)
        u.owed = 6 if u.kind == Sort.RELIC else 4
    elif step == 4 or step == 6:  # GU3.6, GU3.8
        last_words(g, slot)
        u.owed = step + 1
    elif step == 5 or step == 7:  # GU3.7, GU3.9
        mourn(g, slot)
        u.owed = 8
    else:  # GU3.10
        if not keywords_of(u) & Keyword.SOULLESS and in_void(g, u.owner, u.card):
            tell_step(g)
            tell(g, Kind.RESET, Clause.GU3_10, u.owner, NONE, slot, 0)
        print_values(g, u)
        u.owed = 9


def restore(g: World, slot: int) -> None:
    """Obliterate a soulless unit; set others to normal strength and health: step 3 (GU3.5, GU6.9)."""
    u = g.unit[slot]
    if keywords_of(u) & Keyword.SOULLESS:
        tell_step(g)
        tell(g, Kind.OBLITERATED, Clause.GU3_5, u.owner, NONE, slot, 0)
        return
    damaged = u.health != u.maximum
    strength = u.attack
    maximum = u.maximum
    end_bonuses(g, slot)
    u.health = u.maximum
    if damaged or u.attack != strength or u.maximum != maximum:
        tell_step(g)
        tell(g, Kind.RESTORED, Clause.GU3_5, u.owner, NONE, slot, 0)


def last_words(g: World, slot: int) -> None:
    """Trigger afterlives, then move the card to the void: steps 4 and 6 (GU3.6). A soulless one is gone (GU6.16)."""
    u = g.unit[slot]
    soulless = keywords_of(u) & Keyword.SOULLESS
    before = g.pending
    if not (soulless and g.soulless_silent):
        push_own(g, slot, Trigger.AFTERLIFE, Via.AFTERLIFE, slot)
    if g.pending > before:
        tell_step(g)
        number = tell(g, Kind.AFTERLIFE_WAITS, step_clause(g.step), u.owner, NONE, slot, 0)
        cause_since(g, before, number)
    words = u.keywords | soulless
    leave(g, slot)
    u.keywords = words  # the modifiers that gave it keywords end when it leaves
    if not soulless:
        tell_step(g)
        to_void(g, u.owner, u.card)


def mourn(g: World, slot: int) -> None:
    """Trigger on each destroyed creature or relic: steps 5 and 7."""
    before = g.pending
    if g.listeners[Trigger.DIES]:
        raise_event(g, Trigger.DIES, slot, 0, 0, Via.ABILITY)
    if g.pending > before:
        tell_step(g)
        cause_since(g, before, g.unit[slot].harm - 1)


def cause_since(g: World, before: int, cause: int) -> None:
    """Give a cause to the effects that have become pending since there were `before`."""
    for k in range(before, g.pending):
        g.queue[k].cause = cause


def end_wards(g: World, restless: int) -> None:
    """End a Ward that has stopped something: step 9 (GU3.11)."""
    for slot in bits(restless):
        u = g.unit[slot]
        if u.status & Status.WARDED and on_board(u):
            tell_step(g)
            u.status &= ~Status.WARDED
            lose_keywords(g, slot, Keyword.WARD, Clause.GU3_11)


def check_end(g: World) -> None:
    """End the match if a god has 0 health or less; if both have, the active player wins: step 10 (GU3.12, GU5.1)."""
    lost = 0
    for seat in range(SEATS):
        if g.unit[seat].health <= 0:
            lost |= 1 << seat
    if lost:
        tell_step(g)
        end_match(g, g.active if lost == 3 else 2 - lost, Clause.GU3_12)


def end_match(g: World, winner: int, clause: int) -> None:
    """End the match; pending effects and choices are dropped."""
    close_match(g, winner)
    g.choices = 0
    g.foreseen = 0
    forget_offer(g)
    tell_card(g, Kind.DRAWN if winner == DRAWN else Kind.WIN, clause, winner, 0, 0)
