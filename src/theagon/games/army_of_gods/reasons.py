"""The reasons against impossible actions: the first obstacle, with its clause."""

from __future__ import annotations

from typing import Any, Final

from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.army import last_set, strength_in_hand, strength_of, top_of
from theagon.games.army_of_gods.rules.attack import attacked_strength, fits
from theagon.games.army_of_gods.rules.choices import line
from theagon.games.army_of_gods.rules.lasting import guarded_kind
from theagon.games.army_of_gods.rules.legal import ATTACK_MOVES, DROP_MOVES
from theagon.games.army_of_gods.rules.piles import count_in_hand, is_army
from theagon.games.army_of_gods.rules.seats import allied, seat_at
from theagon.games.army_of_gods.rules.turns import moves_for
from theagon.games.army_of_gods.rules.world import ALIKE, HAND, KINDS, NOBODY, RIVALS, Action, Choice
from theagon.games.army_of_gods.verbs import seen_from
from theagon.games.base import Reasons, Refusal

no: Final = Reasons("army-of-gods")


def refusal(g: Any, action: int) -> Refusal | None:
    """Return why this action is refused in this world."""
    if not 0 <= action < w.ACTIONS:
        return no("no-such-action", "AG4.6")
    if g.winner >= 0:
        return no("match-over", "AG7.1")
    if action >= Action.CONCEDE:
        return no("not-in-match", "AG7.8")
    if g.choice:
        return _choice(g, action)
    if action >= Action.CHOOSE_HAND or action == Action.DONE:
        return no("nothing-to-choose", "AG5.11" if _is_block(g, action - Action.CHOOSE_HAND) else "AG4.7")
    if action == Action.END_TURN:
        return no("no-skipping", "AG3.5")
    if action < Action.ATTACK:
        return _army_card(g, action - Action.DROP) or _moves(g, DROP_MOVES)
    if g.round == 1:
        return no("first-round", "AG3.5" if action < Action.PLAY else "AG3.6")
    if action < Action.PLAY:
        k, kind = divmod(action - Action.ATTACK, KINDS)
        return _attack(g, k // RIVALS, k % RIVALS + 1, kind)
    if action < Action.ABILITY:
        return _play(g, action - Action.PLAY)
    if action == Action.ABILITY:
        return _ability(g)
    return _restore(g, action - Action.RESTORE)


def _is_block(g: Any, place: int) -> bool:
    """Return whether a card of the active player's hand is a reaction to an attack."""
    return 0 <= place < g.hand_size[g.active] and bool(g.card[g.hand[g.active][place]].blocks)


def _moves(g: Any, needed: int) -> Refusal | None:
    if g.moves >= needed:
        return None
    return no("too-few-actions", "AG4.6", needed=needed, left=int(g.moves))


def _army_card(g: Any, place: int) -> Refusal | None:
    if place >= g.hand_size[g.active]:
        return no("no-such-card", "AG4.2")
    if not is_army(g, g.hand[g.active][place]):
        return no("no-army-card", "AG3.6" if g.round == 1 else "AG4.7")
    return None


def _attack(g: Any, place: int, rival: int, kind: int) -> Refusal | None:
    why = _army_card(g, place) or _moves(g, ATTACK_MOVES)
    if why is not None:
        return why
    if rival >= g.players:
        return no("not-in-match", "AG7.8")
    stack = seat_at(g, g.active, rival) * KINDS + kind
    return _attacked(g, stack, 0, strength_in_hand(g, g.active, place))


def _attacked(g: Any, stack: int, beside: int, might: int) -> Refusal | None:
    """Return why a card of this strength, together with others, cannot attack a stack."""
    why = _touched(g, stack)
    if why is None and not fits(g, stack, beside, might):
        strength = int(strength_of(g, stack))
        reason = "too-strong-together" if beside and not g.each else "too-strong"
        return no(reason, "AG5.15", strength=strength + (0 if g.each else beside), might=might)
    return why


def _touched(g: Any, stack: int) -> Refusal | None:
    """Return why nothing can be done to a stack of another army."""
    seat = g.active
    other = stack // KINDS
    if g.out[other]:
        return no("not-in-match", "AG7.8")
    if allied(g, seat, other):
        return no("own-side", "AG5.5")
    if g.guarded[other] or guarded_kind(g, stack):
        return no("guarded", "AG5.14")
    if stack % KINDS >= g.kinds or top_of(g, stack) == 0:
        return no("empty-stack", "AG5.6" if last_set(g, stack) < 0 else "AG5.8")
    return None


def _play(g: Any, place: int) -> Refusal | None:
    if place >= g.hand_size[g.active]:
        return no("no-such-card", "AG4.2")
    card = g.card[g.hand[g.active][place]]
    if card.blocks:
        return no("only-a-reaction", "AG5.11")
    if is_army(g, g.hand[g.active][place]):
        return no("army-is-dropped", "AG4.7")
    return _moves(g, moves_for(g, g.hand[g.active][place]))


def _ability(g: Any) -> Refusal | None:
    seat = g.active
    if not g.leader[seat]:
        return no("no-leader", "AG3.1")
    if g.ability_used:
        return no("ability-used", "AG4.7")
    if g.tokens[seat] < g.card[g.leader[seat]].tokens:
        return no("too-few-tokens", "AG4.6", needed=int(g.card[g.leader[seat]].tokens), tokens=int(g.tokens[seat]))
    return _moves(g, moves_for(g, g.leader[seat]))


def _restore(g: Any, kind: int) -> Refusal | None:
    seat = g.active
    if g.tokens[seat]:
        return no("tokens-left", "AG6.5", tokens=int(g.tokens[seat]))
    if g.restored:
        return no("restored-already", "AG6.5")
    if kind >= g.kinds or count_in_hand(g, seat, g.kind_card[kind]) < ALIKE:
        return no("no-three-alike", "AG6.4")
    return no("too-few-cards", "AG6.4")


# ---- choices --------------------------------------------------------------------------------------------------------

_CHOICES: dict[int, tuple[str, str, int, int]] = {
    Choice.LEADER: ("leader-first", "AG3.1", Action.CHOOSE_LEADER, w.LEADERS),
    Choice.DROP: ("drop-first", "AG4.7", Action.CHOOSE_HAND, HAND),
    Choice.ATTACKER: ("drop-first", "AG4.7", Action.CHOOSE_HAND, HAND),
    Choice.TARGET: ("target-first", "AG5.4", Action.CHOOSE_STACK, w.STACKS),
    Choice.BLOCK: ("answer-first", "AG5.11", Action.CHOOSE_HAND, HAND),
    Choice.RETURN: ("kind-first", "AG4.7", Action.CHOOSE_KIND, KINDS),
    Choice.TAKE_BACK: ("kind-first", "AG4.7", Action.CHOOSE_KIND, KINDS),
    Choice.LOOKED: ("looked-first", "AG4.7", Action.CHOOSE_LOOKED, w.LOOKED),
    Choice.WILD: ("stack-first", "AG4.7", Action.CHOOSE_STACK, w.STACKS),
    Choice.REMOVE: ("stack-first", "AG4.7", Action.CHOOSE_STACK, w.STACKS),
    Choice.STEAL: ("stack-first", "AG4.7", Action.CHOOSE_STACK, w.STACKS),
    Choice.RIVAL: ("seat-first", "AG4.7", Action.CHOOSE_SEAT, w.SEATS),
    Choice.RESTORE: ("discard-first", "AG6.4", Action.CHOOSE_HAND, HAND),
    Choice.DISCARD: ("discard-first", "AG4.18", Action.CHOOSE_HAND, HAND),
    Choice.MODE: ("choose-mode-first", "AG4.11", Action.CHOOSE_KIND, 0),
}
"""By choice: the refusal of other actions while it waits, the first of its answers, and their number."""


def _choice(g: Any, action: int) -> Refusal | None:
    reason, clause, first, count = _CHOICES[g.choice]
    k = action - first
    if action == Action.DONE or not 0 <= k < count:
        return no(reason, clause)
    if first == Action.CHOOSE_STACK:
        return _choose_stack(g, k)
    if first == Action.CHOOSE_HAND:
        return _choose_hand(g, k)
    if first == Action.CHOOSE_KIND:
        return no("not-discarded", "AG4.7")
    if first == Action.CHOOSE_LOOKED:
        return no("no-army-card", "AG4.7")
    if first == Action.CHOOSE_SEAT:
        out = 0 < k < g.players and g.out[seat_at(g, g.active, k)]
        return no("no-opponent", "AG7.8" if out else "AG4.7")
    return no("no-such-card", "AG2.1")


def _choose_hand(g: Any, place: int) -> Refusal | None:
    if place >= g.hand_size[g.to_act]:
        return no("no-such-card", "AG4.2")
    if g.choice == Choice.BLOCK:
        return no("no-block", "AG5.11")
    return _army_card(g, place) or no("one-kind", "AG4.7")


def _choose_stack(g: Any, seen: int) -> Refusal | None:
    if seen // KINDS >= g.players:
        return no("not-in-match", "AG7.8")
    stack = seen_from(g, g.active, seen)
    if g.choice == Choice.WILD:
        return no("no-stack-of-yours", "AG5.1")
    attack = g.choice == Choice.TARGET
    if g.prey != NOBODY and stack // KINDS != g.prey:
        return no("one-opponent", "AG5.5" if attack else "AG4.7")
    if g.prey != NOBODY and g.prey_kinds >> stack % KINDS & 1:
        return no("once-a-stack", "AG5.6" if attack else "AG4.7")
    if attack:
        return _attacked(g, stack, int(attacked_strength(g)), int(g.might))
    return _touched(g, stack) or no(
        "too-strong", "AG4.7", strength=int(strength_of(g, stack)), might=int(g.might if line(g).total else 0)
    )
