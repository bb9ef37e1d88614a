"""The lines of card data: the sentences of spells, roars, god powers and other abilities."""

from __future__ import annotations

from theagon.games.gods_unchained.rules.board import first_of, on_board
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.choices import (
    ask_of,
    ask_target,
    ask_unit,
    asked,
    asks_of_hand,
    delve,
    foresee,
    hand_choices,
    look,
    offer_cards,
    pile_of,
    point,
)
from theagon.games.gods_unchained.rules.chosen import advance_chosen
from theagon.games.gods_unchained.rules.clauses import Clause
from theagon.games.gods_unchained.rules.combat import let_attack
from theagon.games.gods_unchained.rules.delaying import change_next, go_on, put_off, wait_for_it
from theagon.games.gods_unchained.rules.effects import (
    change_durability,
    damage,
    doom,
    double,
    gain,
    heal,
    lose_numbers,
    put_to_sleep,
    reset_values,
    set_health,
    set_strength,
    silence,
    swap_between,
    swap_values,
    wake,
    warded,
)
from theagon.games.gods_unchained.rules.finding import of_pool, random_card
from theagon.games.gods_unchained.rules.gifts import lend
from theagon.games.gods_unchained.rules.hands import (
    add_card,
    discard_random,
    draw_card,
    draw_chosen,
    improve,
    swap_hands,
)
from theagon.games.gods_unchained.rules.mana import change_locks, change_power_cost, lose_mana, refresh
from theagon.games.gods_unchained.rules.modifiers import add_modifier, lose_keywords, room_for_modifier
from theagon.games.gods_unchained.rules.pulling import pick_card, pull, send
from theagon.games.gods_unchained.rules.reading import of_side, passing, targets, unit_measure, value_of, who_slot
from theagon.games.gods_unchained.rules.sanctum import gain_favor
from theagon.games.gods_unchained.rules.summoning import steal, summon, summon_card, take_after, wield
from theagon.games.gods_unchained.rules.triggers import push_afterlife, push_own
from theagon.games.gods_unchained.rules.units import give_power, leave, speak_of, transform
from theagon.games.gods_unchained.rules.vocabulary import Kind, Line, Op, Priority, Trigger, Via, Which, Who, Why
from theagon.games.gods_unchained.rules.world import NONE, Choice, EffectRow, Ending, Sort, Status, Until, World
from theagon.kernel.bits import bits, nth_bit
from theagon.kernel.choices import ask
from theagon.kernel.conditions import holds
from theagon.kernel.log import tell_card
from theagon.kernel.modes import go_to_mode, pass_over
from theagon.kernel.rng import random
from theagon.kernel.units import push_effect, tell

MOST_DONE = 999


def run(g: World) -> None:
    """Carry out the lines of the effect in `now`, one by one; at a choice, the rest waits for the answer."""
    e = g.now[0]
    g.passed_over = 0
    while e.amount > 0 and not g.choice and g.winner < 0:
        w = g.effect[e.row]
        e.row += 1
        e.amount -= 1
        if w.op == Line.CHECK:
            if not holds(g, w.condition):
                e.amount = 0
        elif w.op == Line.AIM:
            ask_target(g, w)
        elif w.op == Line.MODE:  # another one was taken
            pass_over(g.now[0], w.count)
        elif (w.otherwise and not g.passed_over) or not holds(g, w.condition):
            if not w.otherwise:
                g.passed_over = 1
            if w.op == Line.EACH or w.op == Line.LATER:
                pass_over(g.now[0], 1 + g.effect[e.row].count)
        elif w.op == Line.EACH or w.op == Line.LATER:
            g.passed_over = 0
            begin_block(g, w)
        else:
            g.passed_over = 0
            times = value_of(g, w.repeat, 1)
            g.doing = 0
            for _ in range(times):
                perform(g, w)
            g.done = min(MOST_DONE, g.doing)
    if not g.choice:
        g.done = 0
        g.noted = 0


def take_mode(g: World, which: int) -> None:
    """Continue with the lines of one of the modes that follow."""
    go_to_mode(g, g.now[0], which)
    tell(g, Kind.MODE, Clause.GU6_28, g.seat, g.now[0].source, NONE, 1 + which)


def begin_block(g: World, w: EffectRow) -> None:
    """Carry out the next lines as a block: for each unit, this many times, or later (GU6.29)."""
    e = g.now[0]
    row = e.row + 1
    count = g.effect[e.row].count
    pass_over(g.now[0], 1 + count)
    if w.op == Line.LATER:
        put_off(g, row, count, w.flag)
        return
    it = e.it
    entered = e.it_entered
    if w.filter == 0:
        for _ in range(value_of(g, w.value, w.amount)):
            go_on(g, Priority.EFFECT, row, count)
    else:
        rest = meant(g, w)
        if w.count:
            rest = some_of(g, rest, w.count)
        while rest:
            slot = first_of(g, rest)
            rest &= ~(1 << slot)
            speak_of(g, slot)
            go_on(g, Priority.EFFECT, row, count)
    e.it = it
    e.it_entered = entered
    wait_for_it(g)


def perform(g: World, w: EffectRow) -> None:
    """Carry out a line once."""
    if w.op >= Line.SUMMON:
        perform_for_player(g, w)
    elif w.who == Who.ALL:
        amount = value_of(g, w.value, w.amount)
        rest = meant(g, w)
        while rest:  # GU1.1
            slot = first_of(g, rest)
            rest &= ~(1 << slot)
            do_to_unit(g, w, slot, amount)
    elif w.who == Who.RANDOM or w.who == Who.MOST or w.who == Who.LEAST:
        amount = value_of(g, w.value, w.amount)
        slots = meant(g, w)
        g.now[0].it = NONE
        for _ in range(w.count):
            if slots:
                slot = pick(g, slots, w)
                slots &= ~(1 << slot)
                speak_of(g, slot)
                do_to_unit(g, w, slot, amount)
    elif w.who == Who.CARD:
        push_afterlife(g, card_of(g.noted), g.seat)
    else:
        slot = who_slot(g, w.who)
        if slot == NONE or not (on_board(g.unit[slot]) or w.op == Line.COPY):
            tell(g, Kind.FIZZLE, Clause.GU6_22, g.seat, g.now[0].source, NONE, Why.TARGET_GONE)
        else:
            amount = value_of(g, w.value, w.amount)
            do_to_unit(g, w, slot, amount)


def meant(g: World, w: EffectRow) -> int:
    """Return the slots of a line's group. "Other" leaves out the unit that has the ability, and the target."""
    e = g.now[0]
    slots = passing(g, w.filter, g.seat, e.source)
    if g.filter[w.filter].other and e.target != NONE:
        slots &= ~(1 << e.target)
    return slots


def some_of(g: World, slots: int, count: int) -> int:
    """Return this many of the slots at random; all if there are no more."""
    while slots.bit_count() > count:
        n = random(g, slots.bit_count())
        slots &= ~(1 << nth_bit(slots, n))
    return slots


def pick(g: World, slots: int, w: EffectRow) -> int:
    """Return one of these slots at random; if the line asks for the most or least, one of the units that have it."""
    best = slots
    if w.who != Who.RANDOM:
        most = -1000
        for slot in bits(slots):
            rank = unit_measure(g, w.by, slot)
            if w.who == Who.LEAST:
                rank = -rank
            if rank > most:
                most = rank
                best = 0
            if rank == most:
                best |= 1 << slot
    n = random(g, best.bit_count())
    return nth_bit(best, n)


def boosted(g: World, amount: int) -> int:
    """Return the damage of a spell with the bonus from its player's creatures."""
    if g.via == Via.SPELL:
        for slot in bits(g.board[g.seat]):
            amount += g.unit[slot].spell_boost
    return amount


def duration(g: World, w: EffectRow, owner: int) -> int:
    """Return when a line's effect on a unit of `owner` ends."""
    if w.until == Until.TURN_OF_OWNER:
        return Until.TURN_OF + owner
    return w.until + g.seat if w.until == Until.TURN_OF else w.until


def do_to_unit(g: World, w: EffectRow, slot: int, amount: int) -> None:
    """Carry out a line that affects a unit, unless its Ward stops it (GU6.14). Copying does not affect it."""
    u = g.unit[slot]
    if w.op == Line.COPY:
        if u.kind == Sort.CREATURE:
            made = summon_card(g, u.card, g.seat, u.status & Status.SILENCED != 0)
            if made != NONE:
                take_after(g, made, slot)
            speak_of(g, made)
        return
    if warded(g, slot):
        return
    if w.op == Line.DAMAGE:
        if u.kind != Sort.RELIC:
            dealt = boosted(g, amount)
            damage(g, slot, dealt, Kind.DAMAGE, Clause.GU6_15, g.now[0].source)
    elif w.op == Line.HEAL:
        heal(g, slot, amount, Kind.HEAL, Clause.GU6_15)
    elif w.op == Line.GAIN:
        gain(g, slot, w, amount, duration(g, w, u.owner))
        if w.card:
            lend(g, slot, w.card, w.gift)
            tell(g, Kind.GIVEN, Clause.GU6_15, u.owner, NONE, slot, w.card)
            if w.until != Until.LASTING:
                place = room_for_modifier(g)
                add_modifier(g, place, slot, duration(g, w, u.owner), 0, 0, 0, Ending.GIFT)
    elif w.op == Line.SET:
        if w.flag & 1:
            set_strength(g, slot, amount)
        if w.flag & 2:
            health = value_of(g, w.health_value, w.health)
            set_health(g, slot, health)
    elif w.op == Line.DOUBLE:
        double(g, slot, w.flag)
    elif w.op == Line.SWAP:
        swap(g, w, slot)
    elif w.op == Line.RESET:
        reset_values(g, slot, w.flag)
    elif w.op == Line.ATTACK:
        if u.kind == Sort.CREATURE:
            let_attack(g, w, slot)
    elif w.op == Line.LOSE:
        lose_keywords(g, slot, w.keywords, Clause.GU6_15)
        lose_numbers(g, slot, w.flag)
    elif w.op == Line.SLEEP:
        put_to_sleep(g, slot, w.flag != 0)
    elif w.op == Line.AFTERLIFE:
        push_own(g, slot, Trigger.AFTERLIFE, Via.AFTERLIFE, slot)
    elif w.op == Line.WAKE:
        wake(g, slot)
    elif w.op == Line.DURABILITY:
        if u.kind == Sort.RELIC:
            change_durability(g, slot, amount)
    elif u.kind != Sort.GOD:
        do_away(g, w, slot)


def swap(g: World, w: EffectRow, slot: int) -> None:
    """Swap the strength and health of a unit, or values of it with those of another one."""
    if not w.like:
        swap_values(g, slot)
        return
    other = who_slot(g, w.like - 1)
    if other == NONE or not on_board(g.unit[other]):
        tell(g, Kind.FIZZLE, Clause.GU6_22, g.seat, g.now[0].source, NONE, Why.TARGET_GONE)
    elif other != slot and not warded(g, other):
        swap_between(g, w.flag, slot, other)


def do_away(g: World, w: EffectRow, slot: int) -> None:
    """Carry out a line that silences a creature or relic, or removes it from the board; gods stay."""
    if w.op == Line.DESTROY:
        doom(g, slot)
    elif w.op == Line.OBLITERATE:
        tell(g, Kind.OBLITERATED, Clause.GU7_14, g.unit[slot].owner, NONE, slot, 0)
        leave(g, slot)
    elif g.unit[slot].kind == Sort.CREATURE:
        if w.op == Line.SILENCE:
            silence(g, slot)
        elif w.op == Line.SEND:
            send(g, w, slot)
        elif w.op == Line.TRANSFORM:
            become(g, w, slot)
        elif w.op == Line.STEAL and g.unit[slot].owner != g.seat:
            other = steal(g, slot, w.until == Until.THIS_TURN)
            if other != NONE:
                speak_of(g, other)


def become(g: World, w: EffectRow, slot: int) -> None:
    """Transform a creature into a given one, into a random one of its cost, or into a copy of another."""
    like = who_slot(g, w.like - 1) if w.like else NONE
    card = w.card
    if w.like:
        card = g.unit[like].card if like != NONE and g.unit[like].kind == Sort.CREATURE else 0
    elif w.pools:
        card = random_card(g, w, g.card[g.unit[slot].card].cost)
    if card:
        other = transform(g, slot, card)
        if like != NONE:
            take_after(g, other, like)
        speak_of(g, other)


def perform_for_player(g: World, w: EffectRow) -> None:
    """Carry out a line that affects a player, or both, the active one first."""
    if w.op == Line.DELVE:
        delve(g, w)
    elif w.op == Line.FORESEE:
        foresee(g, w.count, pile_of(w, g.seat))
    elif w.op == Line.LOOK:
        look(g, w.count, pile_of(w, g.seat))
    elif w.op == Line.CHOOSE:
        ask_unit(g, w)
    elif w.op == Line.RANDOM_ONE:
        which = random(g, w.count)
        take_mode(g, which)
    elif w.op == Line.CHOOSE_ONE:
        ask(g, Choice.MODE, asked(w, g.seat))
    elif asks_of_hand(w):
        ask_of(g, w, Choice.HAND, hand_choices(g) != 0)
    elif (w.op == Line.PULL or w.op == Line.PICK) and w.flag == Which.CHOSEN:
        offer_cards(g, w, g.seat)  # of a void, of the own deck, or of the enemy's hand, which the player sees (GU7.20)
        ask_of(g, w, Choice.CARD, g.offered[0] != 0)
    elif w.op == Line.GOD_POWER:
        take_power(g, g.seat, w.card)
    elif w.op == Line.SWAP_HANDS:
        swap_hands(g)
    elif w.op == Line.RECAST:
        recast(g, w)
    elif w.op == Line.COPY_GOD_POWER:
        take_power(g, g.seat, g.power[1 - g.seat])
    else:
        for k in range(2):
            if of_side(w.side, g.seat, g.active ^ k):
                do_for_player(g, w, g.active ^ k)


def recast(g: World, w: EffectRow) -> None:
    """Cast the last spell of a player again, for the player of the effect, at a random target (GU6.43)."""
    card = g.last_spell[g.seat ^ w.over]
    if card == 0:
        tell(g, Kind.FIZZLE, Clause.GU6_43, g.seat, g.now[0].source, NONE, Why.NO_CARD)
        return
    before = g.cause
    g.cause = tell_card(g, Kind.RECAST, Clause.GU6_43, g.seat, card, 0)
    aim = g.card[card].target
    tiles = targets(g, aim, g.seat, NONE) if aim else 0
    if aim and not tiles:
        tell(g, Kind.FIZZLE, Clause.GU6_43, g.seat, NONE, NONE, Why.NO_TARGET)
    else:
        k = push_effect(g, Priority.EFFECT, Op.RUN, g.seat, Via.SPELL)
        g.queue[k].row = g.card[card].effect
        g.queue[k].amount = g.card[card].effects
        if aim:
            n = random(g, tiles.bit_count())
            point(g, g.queue[k], nth_bit(tiles, n))
    g.cause = before


def take_power(g: World, seat: int, card: int) -> None:
    """Give a god another god power. It is ready (GU5.9), unless the use of the old one gave it."""
    give_power(g, seat, card)
    if g.via != Via.POWER:
        g.power_used[seat] = 0
    tell_card(g, Kind.NEW_POWER, Clause.GU5_9, seat, card, g.power_used[seat])


def do_for_player(g: World, w: EffectRow, seat: int) -> None:
    amount = value_of(g, w.value, w.amount)
    if w.op == Line.SUMMON:
        for _ in range(w.count):
            made = summon(g, w, seat)
            speak_of(g, made)
    elif w.op == Line.EQUIP:
        card = of_pool(g, w)
        if card:
            wield(g, card, seat)
    elif w.op == Line.DRAW:
        if w.this:
            draw_chosen(g, seat)
        for _ in range(w.count):
            draw_card(g, seat)
    elif w.op == Line.ADD:
        for _ in range(w.count):
            add_card(g, w, seat)
    elif w.op == Line.LOCKS:
        change_locks(g, seat, amount)
    elif w.op == Line.REFRESH:
        refresh(g, seat, amount)
    elif w.op == Line.POWER_COST:
        change_power_cost(g, seat, amount)
    elif w.op == Line.LOSE_MANA:
        lose_mana(g, seat, amount)
    elif w.op == Line.FAVOR:
        gain_favor(g, seat, amount)
    elif w.op == Line.PULL:
        pull(g, w, seat)
    elif w.op == Line.PICK:
        pick_card(g, w, seat)
    elif w.op == Line.DISCARD:
        for _ in range(w.count):
            discard_random(g, seat)
    elif w.op == Line.IMPROVE:
        improve(g, w, seat)
    elif w.op == Line.ADVANCE:
        advance_chosen(g, seat, w.count)
    elif w.op == Line.NEXT_CARD:
        change_next(g, seat, w.until)
