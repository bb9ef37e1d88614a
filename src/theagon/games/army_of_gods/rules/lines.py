"""The lines of card data: the sentences of gods and power cards, the choices they ask for, the answers."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.army import destroy_top, join, send_back, strength_of, take_top_of, top_of
from theagon.games.army_of_gods.rules.attack import aim, declare, lose_attacker, settle
from theagon.games.army_of_gods.rules.cards import card_of, owner_of, packed, tell_joins, tell_stack
from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.counting import amount_of, holds_for
from theagon.games.army_of_gods.rules.delaying import delay
from theagon.games.army_of_gods.rules.lasting import guard_kind, strengthen
from theagon.games.army_of_gods.rules.piles import (
    army_in_hand,
    discard,
    discard_random,
    discarded,
    draw,
    gain_actions,
    gain_tokens,
    is_army,
    place_in_hand,
    put_away,
    reshuffle,
    take_from_discard,
    take_from_pile,
    to_bottom,
    to_hand,
)
from theagon.games.army_of_gods.rules.seats import against, plays, reachable, rival_of, seat_at
from theagon.games.army_of_gods.rules.turns import forget_attack
from theagon.games.army_of_gods.rules.vocabulary import Copied, Kind, Line, Op, Priority, Whose, Zone
from theagon.games.army_of_gods.rules.world import (
    ALIKE,
    HAND,
    KINDS,
    NOBODY,
    OTHERS,
    RESTORED,
    Action,
    Choice,
    EffectRow,
    World,
)
from theagon.kernel.log import tell_card, tell_more
from theagon.kernel.modes import go_to_mode, pass_block, pass_over
from theagon.kernel.piles import take_from_hand
from theagon.kernel.queue import push


def run(g: World) -> None:
    """Carry out the lines of the effect in `now`, one by one; at a choice, the rest waits for the answer."""
    e = g.now[0]
    if g.out[e.owner]:
        e.amount = 0
    passed_over = False  # the condition of the line before did not hold
    while e.amount > 0 and not g.choice and g.winner < 0:
        w = g.effect[e.row]
        e.row += 1
        e.amount -= 1
        g.picked = 0
        g.picked_kind = 0
        g.limit = 0
        if w.op == Line.CHECK:
            if not holds_for(g, w, e.owner):
                e.amount = 0
        elif w.op == Line.MODE:  # another one was taken
            pass_over(e, w.count)
        elif (w.otherwise and not passed_over) or not holds_for(g, w, e.owner):  # AG4.14
            passed_over = passed_over or not w.otherwise
            if w.op == Line.LATER:
                pass_block(g, e)
        else:
            passed_over = False
            perform(g, w, e.owner)


def block(g: World, place: int) -> None:
    """Let the whole attack fail; the attacking card stays where it was dropped (AG5.11)."""
    seat = g.prey
    card = take_from_hand(g, seat, place)
    g.cause = tell_card(g, Kind.BLOCK, Clause.AG5_11, seat, card, 0)
    put_away(g, seat, card)
    react(g, card, seat)
    if g.card[card].destroys:
        lose_attacker(g)
    else:
        settle(g)


def react(g: World, card: int, seat: int) -> None:
    """Carry out what a reaction does for its player besides the block (AG5.11)."""
    row = g.card[card].effect
    passed_over = False
    for k in range(row, row + g.card[card].effects):
        w = g.effect[k]
        if (w.otherwise and not passed_over) or not holds_for(g, w, seat):
            passed_over = passed_over or not w.otherwise
        else:
            passed_over = False
            perform(g, w, seat)


def perform(g: World, w: EffectRow, seat: int) -> None:
    """Carry out a line for a seat; whatever asks is done only by the active one."""
    if w.op == Line.DISCARD and w.flag:
        begin_discards(g, w, seat)
    elif w.whose:
        perform_for(g, w, seat)
    elif w.op == Line.DRAW:
        draw(g, seat, amount_of(g, w, seat), Clause.AG4_3)
    elif w.op == Line.ACTIONS:
        gain_actions(g, seat, amount_of(g, w, seat), Clause.AG2_3)
    elif w.op == Line.TOKENS:
        gain_tokens(g, seat, amount_of(g, w, seat), Clause.AG2_4)
    elif w.op == Line.DISCARD and w.all:
        amount = amount_of(g, w, seat)
        for k in range(1, g.players):
            other = seat_at(g, seat, k)
            if against(g, seat, other):
                discard_random(g, other, amount, Clause.AG2_3)
    elif w.op == Line.LOOK_AT_HAND and w.all:
        for k in range(1, g.players):
            other = seat_at(g, seat, k)
            if against(g, seat, other):
                look_at_hand(g, seat, other)
    elif w.op == Line.RESHUFFLE:
        reshuffle(g, seat)
    elif w.op == Line.GUARD:
        g.guarded[seat] = 1
        tell_card(g, Kind.GUARD, Clause.AG5_14, seat, 0, 0)
    elif w.op == Line.GUARD_KIND:
        guard_kind(g, seat, w.kind)
    elif w.op == Line.GAIN:
        change_strength(g, w, seat)
    elif w.op == Line.TAKE_IT_BACK:
        take_it_back(g, seat)
    elif w.every:
        remove_all(g, w, seat)
    elif w.op == Line.LATER:
        delay(g, w.flag)
    elif w.op == Line.COPY:
        copy_card(g, g.leader[seat] if w.flag == Copied.LEADER else g.last_played)
    elif w.op != Line.BLOCK and not (w.op == Line.WILD and g.now[0].source == 0):  # a copied card does not join
        if w.counted and w.op != Line.ATTACK and w.op != Line.DISCARD:
            g.limit = amount_of(g, w, seat)
            if g.limit == 0:
                return
        if w.op == Line.LOOK:
            look(g, w)
        elif w.op == Line.REMOVE:
            g.might = w.total
        ask(g, choice_of(w.op))


def change_strength(g: World, w: EffectRow, seat: int) -> None:
    """Give a seat's army, or those of all its opponents, more or less strength for a time (AG5.21)."""
    amount = amount_of(g, w, seat)
    for k in range(g.players if w.all else 1):
        other = seat_at(g, seat, k)
        if against(g, seat, other) or not w.all:
            strengthen(g, other, w, amount, seat)


def remove_all(g: World, w: EffectRow, seat: int) -> None:
    """Remove the top card of each stack of all opponents of a seat that a line allows (AG5.18)."""
    for stack in range(g.players * KINDS):
        if removable(g, w, seat, stack):
            remove(g, w, stack)


def removable(g: World, w: EffectRow, seat: int, stack: int) -> bool:
    """Return whether a line of a seat may take the top card of a stack, whatever else it takes."""
    if not reachable(g, seat, stack) or top_of(g, stack) == 0:
        return False
    return w.each == 0 or strength_of(g, stack) <= w.each


def take_it_back(g: World, seat: int) -> None:
    """Take the card that was destroyed from the seat's discard pile into its hand, if it is there (AG5.22)."""
    card = g.now[0].target
    if card == 0 or g.card[card].fleeting or g.hand_size[seat] == HAND:
        return
    for k in range(g.discard_size[seat]):
        place = g.discard_size[seat] - 1 - k
        if g.discard[seat][place] == card:
            take_from_discard(g, seat, place)
            tell_card(g, Kind.TAKE_BACK, Clause.AG5_22, seat, card, 0)
            to_hand(g, seat, card)
            return


def remove(g: World, w: EffectRow, stack: int) -> None:
    """Destroy the top card of a stack, or send it back."""
    if w.flag:
        send_back(g, stack)
    else:
        destroy_top(g, stack, Clause.AG5_14)


def perform_for(g: World, w: EffectRow, seat: int) -> None:
    """Carry out a line for its player, or for each one in the order of turns from there; the amount is the player's
    (AG4.15)."""
    amount = amount_of(g, w, seat)
    for k in range(g.players if w.whose == Whose.EVERYONE else 1):
        other = seat_at(g, seat, k)
        if not plays(g, other):
            continue
        if w.op == Line.DRAW:
            draw(g, other, amount, Clause.AG4_3)
        elif w.op == Line.TOKENS:
            gain_tokens(g, other, amount, Clause.AG2_4)
        elif w.op == Line.RESHUFFLE:
            reshuffle(g, other)
        else:
            discard_random(g, other, amount, Clause.AG2_3)


def begin_discards(g: World, w: EffectRow, seat: int) -> None:
    """Ask the players whom a line means, one after the other, for cards of their hands to discard (AG4.18)."""
    g.limit = amount_of(g, w, seat)
    if g.limit == 0:
        return
    if w.all or w.whose:
        ask_to_discard(g, 0)
    else:
        ask(g, Choice.RIVAL)


def ask_to_discard(g: World, first: int) -> None:
    """Ask the next player, `first` or more places after the active one, to discard; with none left, end the line."""
    g.choice = Choice.NONE
    g.to_act = g.active
    for k in range(first, g.players):
        other = seat_at(g, g.active, k)
        if discards(g, line(g), other):
            ask_seat_to_discard(g, other)
            return


def discards(g: World, w: EffectRow, seat: int) -> bool:
    """Return whether a line lets a seat discard without being chosen for it, and it has a card."""
    if not plays(g, seat) or g.hand_size[seat] == 0:
        return False
    if w.whose:
        return w.whose == Whose.EVERYONE or seat == g.active
    return w.all != 0 and against(g, g.active, seat)


def ask_seat_to_discard(g: World, seat: int) -> None:
    """Ask a seat, which has cards, for one to discard."""
    g.picked = 0
    g.choice = Choice.DISCARD
    g.to_act = seat
    g.now[0].cause = g.cause


def answer_discard(g: World, place: int) -> None:
    """Discard the chosen card; then the same player chooses another one, or the next player is asked."""
    seat = g.to_act
    discard(g, seat, place, Clause.AG4_18)
    g.picked += 1
    if g.picked == g.limit or g.hand_size[seat] == 0:
        ask_to_discard(g, rival_of(g, g.active, seat) + 1)


def look_at_hand(g: World, seat: int, other: int) -> None:
    """Let a seat see the cards of another hand; the rest sees only that it looks (AG4.17)."""
    before = g.cause
    g.cause = tell_card(g, Kind.SHOWN, Clause.AG4_17, other, 0, g.hand_size[other])
    for place in range(g.hand_size[other]):
        tell_card(g, Kind.SEEN, Clause.AG4_17, seat, g.hand[other][place], 0)
    g.cause = before


def copy_card(g: World, card: int) -> None:
    """Let what a card does happen once the present effect is over (AG4.13)."""
    if card == 0:
        tell_card(g, Kind.NOTHING_TO_COPY, Clause.AG4_13, g.now[0].owner, 0, 0)
        return
    before = g.cause
    g.cause = tell_card(g, Kind.COPIED, Clause.AG4_13, g.now[0].owner, card, 0)
    n = push(g, Priority.EFFECT, Op.RUN)
    e = g.queue[n]
    e.owner = g.now[0].owner
    e.it = card
    e.row = g.card[card].effect
    e.amount = g.card[card].effects
    g.cause = before


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


def close(g: World) -> None:
    """End the choice of the current line."""
    choice = g.choice
    g.choice = Choice.NONE
    if choice == Choice.LOOKED:
        put_back(g)
    elif choice == Choice.REMOVE or choice == Choice.STEAL:
        forget_attack(g)


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


def line(g: World) -> EffectRow:
    """Return the current line."""
    return g.effect[g.now[0].row - 1]


def goes_on(g: World) -> None:
    """Count one more choice. The line ends when as many as it allows are chosen, or nothing is left to choose."""
    g.picked += 1
    if g.winner >= 0:
        return
    if g.picked >= (g.limit if g.limit else line(g).amount) or not anything(g):
        close(g)


# ---- options --------------------------------------------------------------------------------------------------------


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


# ---- the answers ----------------------------------------------------------------------------------------------------


def drop(g: World, seat: int, card: int, zone: int, paid: int) -> None:
    """Bring a card to the army from a zone, for this many actions. It may complete a set (AG6.6)."""
    kind = g.card[card].kind
    g.dropped = 1
    before = g.cause
    g.cause = tell_stack(g, Kind.DROP, Clause.AG5_1, seat, card, seat * KINDS + kind, paid)
    tell_more(g, zone)
    join(g, seat, packed(card, seat, kind))
    g.cause = before


def answer_line(g: World, action: int) -> None:
    """Carry out the choice that the current line asked for."""
    seat = g.active
    if g.choice == Choice.DROP:
        card = take_from_hand(g, seat, action - Action.CHOOSE_HAND)
        g.picked_kind = g.card[card].kind + 1
        drop(g, seat, card, Zone.HAND, 0)
        goes_on(g)
    elif g.choice == Choice.ATTACKER:
        g.choice = Choice.NONE
        declare(g, action - Action.CHOOSE_HAND, amount_of(g, line(g), seat), 0)
        aim(g)
    elif g.choice == Choice.MODE:
        which = action - Action.CHOOSE_KIND
        g.choice = Choice.NONE
        go_to_mode(g, g.now[0], which)
        tell_card(g, Kind.MODE, Clause.AG4_11, seat, 0, 1 + which)
    elif g.choice == Choice.RESTORE:
        answer_restore(g, action - Action.CHOOSE_HAND)
    elif g.choice == Choice.RETURN or g.choice == Choice.TAKE_BACK:
        answer_kind(g, action - Action.CHOOSE_KIND)
    elif g.choice == Choice.LOOKED:
        card = take_aside(g, action - Action.CHOOSE_LOOKED)
        drop(g, seat, card, Zone.LOOKED, 0)
        goes_on(g)
    elif g.choice == Choice.RIVAL:
        g.choice = Choice.NONE
        answer_rival(g, seat_at(g, seat, action - Action.CHOOSE_SEAT))
    else:
        answer_stack(g, chosen_stack(g, action))


def answer_rival(g: World, other: int) -> None:
    """Let the opponent who was chosen discard, or show the hand."""
    if line(g).op == Line.LOOK_AT_HAND:
        look_at_hand(g, g.active, other)
    elif line(g).flag:
        if g.hand_size[other]:
            ask_seat_to_discard(g, other)
    else:
        amount = amount_of(g, line(g), g.active)
        discard_random(g, other, amount, Clause.AG2_3)


def chosen_stack(g: World, action: int) -> int:
    k = action - Action.CHOOSE_STACK
    return seat_at(g, g.active, k // KINDS) * KINDS + k % KINDS


def answer_kind(g: World, kind: int) -> None:
    """Drop a card of the discard pile, or take it back to the hand."""
    seat = g.active
    place = discarded(g, seat, kind)
    card = take_from_discard(g, seat, place)
    if g.choice == Choice.RETURN:
        drop(g, seat, card, Zone.DISCARD, 0)
    else:
        tell_card(g, Kind.TAKE_BACK, Clause.AG2_3, seat, card, 0)
        to_hand(g, seat, card)
    goes_on(g)


def look(g: World, w: EffectRow) -> None:
    """Look at the top cards of the pile, seen only by the player. A card earned by a set is drawn from below them."""
    seat = g.active
    g.looked = min(w.look, g.deck_size[seat])
    for k in range(g.looked):
        card = take_from_pile(g, seat)
        g.aside[k] = card
        tell_card(g, Kind.LOOK, Clause.AG7_7, seat, card, 0)


def take_aside(g: World, k: int) -> int:
    card = g.aside[k]
    g.looked -= 1
    for i in range(k, g.looked):
        g.aside[i] = g.aside[i + 1]
    g.aside[g.looked] = 0
    return card


def put_back(g: World) -> None:
    """Put the looked-at cards that were not dropped to the bottom in their order, the topmost highest."""
    count = g.looked
    while g.looked:
        card = take_aside(g, 0)
        to_bottom(g, g.active, card)
    if count:
        tell_card(g, Kind.TO_BOTTOM, Clause.AG2_3, g.active, 0, count)


def answer_stack(g: World, stack: int) -> None:
    """Carry out the choice of a stack: for a wild card, or to lose its top card."""
    seat = g.active
    if g.choice == Choice.WILD:
        card = g.now[0].source
        g.choice = Choice.NONE
        g.now[0].source = 0
        joining = packed(card, seat, stack % KINDS)
        tell_joins(g, Clause.AG5_1, joining, stack)
        join(g, seat, joining)
        return
    if not line(g).all:
        g.prey = stack // KINDS
        g.prey_kinds |= 1 << stack % KINDS
    if g.choice == Choice.STEAL:
        lying = take_top_of(g, stack)
        before = g.cause
        g.cause = tell_stack(g, Kind.STOLEN, Clause.AG5_14, seat, card_of(lying), stack, 0)
        tell_joins(g, Clause.AG5_14, lying, seat * KINDS + stack % KINDS)
        join(g, seat, packed(card_of(lying), owner_of(lying), stack % KINDS))
        g.cause = before
    else:
        if line(g).total:
            g.might -= strength_of(g, stack)
        remove(g, line(g), stack)
    goes_on(g)


def restore(g: World, kind: int) -> None:
    """Discard three army cards of a kind for tokens, then ask for three others (AG6.4)."""
    seat = g.active
    g.restored = 1
    g.picked = 0
    g.cause = tell_card(g, Kind.RESTORE, Clause.AG6_4, seat, 0, 0)
    for _ in range(ALIKE):
        place = place_in_hand(g, seat, g.kind_card[kind])
        discard(g, seat, place, Clause.AG6_4)
    g.choice = Choice.RESTORE
    g.now[0].cause = g.cause


def answer_restore(g: World, place: int) -> None:
    """Discard one of the three others. After the last one the player gains the tokens."""
    discard(g, g.active, place, Clause.AG6_4)
    g.picked += 1
    if g.picked == OTHERS:
        g.choice = Choice.NONE
        gain_tokens(g, g.active, RESTORED, Clause.AG6_4)
