"""The end of a match: the aim is reached, piles are empty, no card is dropped, players leave (AG7)."""

from __future__ import annotations

from theagon.games.army_of_gods.rules.clauses import Clause
from theagon.games.army_of_gods.rules.delaying import forget_late
from theagon.games.army_of_gods.rules.seats import seats_in, sides_left
from theagon.games.army_of_gods.rules.vocabulary import Kind
from theagon.games.army_of_gods.rules.world import DRAWN, KINDS, SET, SETS, World
from theagon.kernel.log import note, tell_card, tell_more
from theagon.kernel.match import close_match

IDLE_ROUNDS = 2  # AG4.10
LARGEST = 1 << 20  # a set's part of the size of an army; a token adds 1
CARD = 1 << 10  # the part of a card in a stack


def end_match(g: World, winner: int, clause: int) -> None:
    """End the match: a seat and its partner have won, or it is drawn."""
    if g.winner >= 0:
        return
    close_match(g, winner)
    if winner == DRAWN:
        tell_card(g, Kind.DRAWN, clause, -1, 0, 0)
    else:
        tell_card(g, Kind.WIN, clause, winner, 0, g.sets[winner])


def goal(g: World) -> int:
    """Return the sets that win (AG1.3)."""
    return g.team_goal if g.teams else g.goal[g.players]


def at_goal(g: World, seat: int) -> bool:
    """Return whether the seat's side has reached the aim (AG7.1). A member that is out has no sets (AG7.8)."""
    if not g.teams:
        return g.sets[seat] >= goal(g)
    partner = seat ^ 2
    if g.together:
        return g.sets[seat] + g.sets[partner] >= 2 * goal(g)
    return g.sets[seat] >= goal(g) and g.sets[partner] >= goal(g)  # AG1.4


def reach(g: World, seat: int) -> None:
    """End the match if a complete set reaches the aim: at once, or at the end of the round (AG1.5)."""
    if at_goal(g, seat):
        if g.finish_round:
            g.reached = 1
        else:
            end_match(g, seat, Clause.AG7_1)


def size_of(g: World, seat: int) -> int:
    """Return the size of an army: sets, then cards in unfinished stacks, then tokens (AG7.4, AG7.5)."""
    cards = 0
    for stack in range(seat * KINDS, seat * KINDS + KINDS):
        cards += g.stack_size[stack]
    return g.sets[seat] * LARGEST + cards * CARD + g.tokens[seat]


def compare(g: World, seats: int, clause: int) -> None:
    """Let the largest army win among the sides of these seats, given as bits; equal ones draw (AG7.4 to AG7.6)."""
    best = 0
    size = -1
    for seat in range(g.players):
        if seats >> seat & 1 and first_among(g, seats, seat):
            mine = side_size(g, seats, seat)
            note(g, Kind.COMPARED, Clause.AG7_5, seat, mine // LARGEST)
            tell_more(g, mine % LARGEST // CARD)
            if mine > size:
                best = seat
                size = mine
    by_tokens = False  # sets and cards are equal: tokens decide (AG7.4)
    tied = 0  # the seats of the largest armies, as bits
    for seat in range(g.players):
        if seats >> seat & 1 and first_among(g, seats, seat) and seat != best:
            mine = side_size(g, seats, seat)
            if mine // CARD == size // CARD:
                by_tokens = True
                tell_card(g, Kind.TOKENS_COMPARED, Clause.AG7_4, seat, 0, mine % CARD)
            if mine == size:
                tied |= 1 << seat
    if by_tokens:
        tell_card(g, Kind.TOKENS_COMPARED, Clause.AG7_4, best, 0, size % CARD)
    if tied:
        draw_between(g, tied | 1 << best)
    else:
        end_match(g, best, Clause.AG7_4 if by_tokens else clause)


def first_among(g: World, seats: int, seat: int) -> bool:
    """Return whether the seat is the first of its side among these."""
    return not (g.teams and seat > 1 and seats >> (seat - 2) & 1)


def side_size(g: World, seats: int, seat: int) -> int:
    """Return the size of the army of a seat and, if it is among these seats, of its partner."""
    size = size_of(g, seat)
    if g.teams and seats >> (seat ^ 2) & 1:
        size += size_of(g, seat ^ 2)
    return size


def draw_between(g: World, tied: int) -> None:
    """End the match as a draw between the sides of these seats, given as bits; all others have lost (AG7.6)."""
    for seat in range(g.players):
        if not g.out[seat] and not tied >> seat & 1 and not (g.teams and tied >> (seat ^ 2) & 1):
            fall(g, seat, Kind.LOSES, Clause.AG7_6)
    end_match(g, DRAWN, Clause.AG7_6)


def last_side(g: World, clause: int) -> None:
    """End the match if only one side is left; it wins."""
    if sides_left(g) == 1:
        for seat in range(g.players):
            if not g.out[seat]:
                end_match(g, seat, clause)
                return


def end_round(g: World) -> None:
    """End a round: check the aim, then empty piles, then rounds without a drop (AG1.5, AG7.3, AG4.10)."""
    g.idle = 0 if g.dropped else g.idle + 1
    g.dropped = 0
    if g.reached:
        finishers = 0
        for seat in range(g.players):
            if not g.out[seat] and at_goal(g, seat):
                finishers |= 1 << seat
        g.reached = 0
        if finishers:
            compare(g, finishers, Clause.AG1_5)
            return
    falling = 0
    for seat in range(g.players):
        if not g.out[seat] and g.deck_size[seat] == 0:
            falling |= 1 << seat
    staying = seats_in(g) & ~falling
    if falling and staying == 0:
        compare(g, falling, Clause.AG7_5)
        return
    for seat in range(g.players):
        if falling >> seat & 1:
            fall(g, seat, Kind.OUT, Clause.AG7_2)
    last_side(g, Clause.AG7_3)
    if g.winner < 0 and g.idle >= IDLE_ROUNDS:
        compare(g, seats_in(g), Clause.AG4_10)


def fall(g: World, seat: int, kind: int, clause: int) -> None:
    """Take a seat out of the match: its army is removed (AG7.8)."""
    tell_card(g, kind, clause, seat, 0, 0)
    g.out[seat] = 1
    forget_late(g, seat)
    g.guarded[seat] = 0
    for stack in range(seat * KINDS, seat * KINDS + KINDS):
        for k in range(SET):
            g.stack[stack][k] = 0
        g.stack_size[stack] = 0
    for k in range(SETS * SET):
        g.finished[seat][k] = 0
    g.sets[seat] = 0
