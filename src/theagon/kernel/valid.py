"""Checks of states from outside: the laws that hold in every position between two decisions.

A game's `valid(g)` first calls `outside`, which checks that every number is in its declared range. The laws come after
it, since they rely on valid indices. Each law is a `require` in a plain function: the laws common to all games are
here, a game's own are in its `rules/valid.py`. The first broken law is kept, with the place where it is broken.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from theagon.kernel.enums import constants
from theagon.kernel.match import MatchScratch
from theagon.kernel.modifiers import ModifiersState
from theagon.kernel.piles import PilesState
from theagon.kernel.queue import Effect, put_off_count
from theagon.kernel.ranges import blank
from theagon.kernel.records import Record, int32, uint8
from theagon.kernel.rows import AnyLine, ConditionRow
from theagon.kernel.units import NONE, UnitsScratch

GAME_LAWS = 64  # the first number of a game's own laws
MOST_LINES = 64  # in an ability or a spell


@constants
class Law(IntEnum):
    """The laws of every position of every game. The name states the law."""

    NONE = 0
    CHANCE_IS_SEEDED = 1
    NOTHING_IS_CHOSEN_OR_PENDING_ONCE_THE_MATCH_IS_OVER = 2
    WHOEVER_HAS_THE_TURN_ACTS = 3
    A_PILE_HAS_ITS_CARDS_FIRST_AND_THEN_NONE = 4
    EFFECTS_THAT_WAIT_STAND_FIRST_AND_THEN_NONE = 5
    EFFECTS_WAIT_FOR_A_CHOICE_ALONE = 6
    AN_EFFECT_SPEAKS_OF_WHAT_THERE_IS = 7
    AN_EFFECT_HAS_LINES_OF_THE_TABLE = 8
    A_CAUSE_IS_AN_EVENT_OF_THE_MATCH = 9
    A_FREE_SLOT_IS_BLANK = 10
    A_UNIT_HAS_AN_ENTRY_NUMBER_OF_ITS_OWN = 11
    A_MODIFIER_IS_OF_A_UNIT_AND_ENDS = 12
    A_FREE_MODIFIER_IS_BLANK = 13
    DIFFERENT_CARDS_ARE_OFFERED = 14


class LinesTables(Record):
    """The fields of a game's tables that the kernel uses."""

    if TYPE_CHECKING:

        @property
        def effect(self) -> Sequence[AnyLine]: ...

        @property
        def condition(self) -> Sequence[ConditionRow]: ...


class ValidScratch(MatchScratch, PilesState):
    """The result of the check: what is wrong, if anything."""

    outside = int32()  # the index in the state of the first number out of its range; -1: none
    broken = uint8()  # the first broken law; 0: none
    broken_at = int32()  # the seat, slot, tile ... where it is broken


class ValidUnitsScratch(ValidScratch, UnitsScratch, ModifiersState):
    """The result of the check, for games with units."""

    offered: list[int]


def require(g: ValidScratch, holds: bool, law: int, at: int) -> None:
    """Record a law that does not hold, and its place, unless an earlier one is recorded."""
    if not holds and g.broken == 0:
        g.broken = law
        g.broken_at = at


def valid_match(g: ValidScratch) -> None:
    """Check the generator, the seat to act, and the end of the match."""
    require(g, (g.rng[0] | g.rng[1] | g.rng[2] | g.rng[3]) != 0, Law.CHANCE_IS_SEEDED, 0)
    over = g.winner >= 0
    idle = g.choice == 0 and g.suspensions == 0 and blank(g.now[0])
    require(g, not over or idle, Law.NOTHING_IS_CHOSEN_OR_PENDING_ONCE_THE_MATCH_IS_OVER, 0)
    require(g, over or g.choice != 0 or g.to_act == g.active, Law.WHOEVER_HAS_THE_TURN_ACTS, g.to_act)


def valid_piles(g: ValidScratch) -> None:
    """Check decks and hands."""
    for seat in range(len(g.deck_size)):
        for k in range(len(g.deck[seat])):
            valid_pile(g, g.deck[seat][k], k, g.deck_size[seat], seat)
        for k in range(len(g.hand[seat])):
            valid_pile(g, g.hand[seat][k], k, g.hand_size[seat], seat)


def valid_pile(g: ValidScratch, card: int, place: int, size: int, at: int) -> None:
    """Check that a place of a pile has a card exactly if it is one of the first `size`."""
    require(g, (card != 0) == (place < size), Law.A_PILE_HAS_ITS_CARDS_FIRST_AND_THEN_NONE, at)


def valid_queue(g: ValidScratch, waiting: bool) -> None:
    """Check the suspended effects of a game that puts none off. `waiting`: a player has to choose in the middle of an
    action."""
    valid_suspended(g, waiting, 0)


def valid_suspended(g: ValidScratch, waiting: bool, put_off: int) -> None:
    """Check the suspended effects, at the end of which at most `put_off` may wait for a later turn."""
    late = len(g.suspended) - min(put_off, put_off_count(g))
    for k in range(len(g.suspended)):
        there = g.suspended[k].op != 0
        first = there if k < g.suspensions or k >= late else blank(g.suspended[k])
        require(g, first, Law.EFFECTS_THAT_WAIT_STAND_FIRST_AND_THEN_NONE, k)
    idle = g.suspensions == 0 and blank(g.now[0])
    require(g, waiting or idle, Law.EFFECTS_WAIT_FOR_A_CHOICE_ALONE, 0)


def valid_effect(g: ValidUnitsScratch, e: Effect, seats: int, tiles: int, at: int) -> None:
    """Check a waiting effect: its owner is below `seats`, its tile below `tiles`, its units have entry numbers."""
    slots = len(g.unit)
    there = (e.source == NONE or e.source < slots) and (e.it == NONE or e.it < slots)
    there = there and (e.target == NONE or e.target < slots) and (e.tile == NONE or e.tile < tiles) and e.owner < seats
    there = there and (e.source == NONE) == (e.source_entered == 0) and (e.it == NONE) == (e.it_entered == 0)
    require(g, there and (e.target == NONE) == (e.target_entered == 0), Law.AN_EFFECT_SPEAKS_OF_WHAT_THERE_IS, at)
    require(g, e.cause < g.clock, Law.A_CAUSE_IS_AN_EVENT_OF_THE_MATCH, at)


def valid_slots(g: ValidUnitsScratch, entries: int) -> None:
    """Check that free slots are blank, and that each unit has a unique entry number of at most `entries`."""
    for slot in range(len(g.unit)):
        u = g.unit[slot]
        if u.card == 0:
            require(g, blank(u), Law.A_FREE_SLOT_IS_BLANK, slot)
            continue
        own = 0 < u.entered <= entries
        for k in range(slot):
            own = own and g.unit[k].entered != u.entered
        require(g, own, Law.A_UNIT_HAS_AN_ENTRY_NUMBER_OF_ITS_OWN, slot)


def valid_modifiers(g: ValidUnitsScratch, gone: int) -> None:
    """Check that each modifier has an end and a unit that is not `gone`, and that free places are blank."""
    for k in range(len(g.modifier)):
        m = g.modifier[k]
        if g.timed >> k & 1:
            there = g.unit[m.unit].card != 0 and not gone >> m.unit & 1
            require(g, there and m.until != 0, Law.A_MODIFIER_IS_OF_A_UNIT_AND_ENDS, k)
        else:
            require(g, blank(m), Law.A_FREE_MODIFIER_IS_BLANK, k)


def has_lines(g: LinesTables, row: int, count: int) -> bool:
    """Return whether the effect table has `count` lines from `row` on, at most as many as an ability may have."""
    if row < 1 or count < 0 or count > MOST_LINES or row + count > len(g.effect):
        return False
    for k in range(row, row + count):
        if g.effect[k].op == 0:
            return False
    return True


def valid_offer(g: ValidUnitsScratch, least: int, most: int) -> None:
    """Check that `least` to `most` different cards are offered, in the first places."""
    for k in range(len(g.offered)):
        there = g.offered[k] != 0
        fits = (there or k >= least) and (not there or k < most)
        for j in range(k):
            fits = fits and (not there or (g.offered[j] != 0 and g.offered[j] != g.offered[k]))
        require(g, fits, Law.DIFFERENT_CARDS_ARE_OFFERED, k)
