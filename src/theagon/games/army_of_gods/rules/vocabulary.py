"""The numbers of the words of the card vocabulary, of pending effects and of the log.

The names are those of `schema.py` and of the log's kinds (`leader-chosen` is `Kind.LEADER_CHOSEN`).
"""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants


@constants
class Priority(IntEnum):
    """The order of pending effects. The end of an action waits for all its effects."""

    EFFECT = 10
    END_OF_ACTION = 20


@constants
class Op(IntEnum):
    """The operation of a pending effect."""

    RUN = 1  # lines `row` to `row + amount` of the effect table
    END_OF_ACTION = 2


@constants
class Line(IntEnum):
    """The operation of a line of the effect table."""

    DRAW = 1
    ACTIONS = 2
    TOKENS = 3
    DROP = 4  # army cards of the hand
    RETURN = 5  # army cards of the discard pile, into the army
    TAKE_BACK = 6  # army cards of the discard pile, to the hand
    LOOK = 7  # at the top of the pile, and drop army cards from there
    ATTACK = 8  # drop an army card and attack with it
    GUARD = 9
    DISCARD = 10  # random cards of a rival
    WILD = 11  # the card itself joins a stack
    REMOVE = 12  # top cards of one rival
    STEAL = 13  # a top card of a rival
    BLOCK = 14  # of a reaction: the attack fails


@constants
class Zone(IntEnum):
    """The zone that a dropped card comes from."""

    HAND = 1
    DISCARD = 2
    LOOKED = 3  # among the cards that are looked at


@constants
class Kind(IntEnum):
    """The kinds of events. The place of an event, if it has one, is a stack."""

    MATCH_START = 1
    LEADER_CHOSEN = 2
    LEADER = 3  # all leaders are shown
    BOTTOM = 4  # the card revealed; amount: its strength
    STARTER = 5
    ROUND = 6  # amount: its number
    TURN_START = 7  # amount: its number; extra: the actions that it has
    DRAW = 8
    DROP = 9  # amount: actions paid; extra: the `Zone` that the card was in
    ATTACK = 10  # the card that attacks; extra: actions paid
    TARGET = 11  # a card that is attacked, and its place
    BLOCK = 12
    LET_THROUGH = 13
    DESTROYED = 14  # the seat: that of the card's deck
    ATTACKER_LOST = 15
    SET = 16  # amount: sets that the player has now
    ACTIONS = 17  # amount: gained
    TOKENS = 18  # amount: gained
    PLAY = 19  # amount: actions paid
    ABILITY = 20  # amount: tokens paid; extra: actions paid
    GUARD = 21
    GUARD_ENDS = 22
    DISCARD = 23
    TAKE_BACK = 24
    LOOK = 25
    TO_BOTTOM = 26  # amount: how many
    STOLEN = 27
    JOINS = 28  # a card joins a stack; the seat: that of its deck
    RESTORE = 29
    HAND_EMPTY = 30
    TURN_END = 31
    LEAVES = 32
    OUT = 33
    COMPARED = 34  # a side's army: amount its sets, extra its cards in stacks
    WIN = 35
    DRAWN = 36
    SET_OPENED = 37  # amount: sets that the player has now
    TO_DISCARD = 38  # the card that was played
