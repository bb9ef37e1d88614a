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
    NEXT_TURN = 30  # after what happens at the end of a turn


@constants
class Op(IntEnum):
    """The operation of a pending effect."""

    RUN = 1  # lines `row` to `row + amount` of the effect table
    END_OF_ACTION = 2
    NEXT_TURN = 3
    STRENGTH_ENDS = 4  # put off: what an army has until then, see `lasting.py`
    GUARD_ENDS = 5


@constants
class Via(IntEnum):
    """The kind of an effect."""

    CARD = 0
    ABILITY = 1  # that answers an event


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
    CHOOSE_ONE = 15  # the next lines are modes
    MODE = 16  # the next `count` lines follow only if this mode was taken; or they are put off, after LATER
    CHECK = 17  # the next lines follow only if the condition holds
    LATER = 18
    COPY = 19
    RESHUFFLE = 20  # the discard pile into the draw pile
    LOOK_AT_HAND = 21  # of a rival
    TAKE_IT_BACK = 22  # the card that was destroyed
    GAIN = 23  # strength for a time
    GUARD_KIND = 24


@constants
class Trigger(IntEnum):
    """The events that abilities answer."""

    JOINS = 1
    DESTROYED = 2
    WINS = 3
    SET = 4
    TURN_START = 5
    TURN_END = 6


@constants
class Due(IntEnum):
    """The time when the effects of a LATER line happen."""

    TURN_END = 1
    YOUR_NEXT_TURN = 2


@constants
class Copied(IntEnum):
    """The card whose effects a COPY line lets happen."""

    LAST_PLAYED = 1
    LEADER = 2


@constants
class Counted(IntEnum):
    """The things of a player that amounts and conditions count."""

    HAND = 1
    TOKENS = 2
    SETS = 3
    STACKS = 4
    ARMY = 5
    DISCARD = 6
    PILE = 7
    ACTIONS = 8  # left in this turn
    SETS_THIS_TURN = 9
    STACK = 10  # cards in the stack that an ability, or what makes stronger, is of
    GODS = 11  # in play: leading gods, and those that have joined stacks
    KINDS = 12  # different kinds in the army, those of finished sets too


@constants
class Whose(IntEnum):
    """The players of a line, if not those of its operation."""

    YOURS = 1
    EVERYONE = 2


@constants
class Zone(IntEnum):
    """The zone that a dropped card comes from."""

    HAND = 1
    DISCARD = 2
    LOOKED = 3  # among the cards that are looked at


Kind = IntEnum(
    "Kind",
    """
    MATCH_START LEADER_CHOSEN LEADER BOTTOM STARTER ROUND TURN_START DRAW DROP ATTACK TARGET BLOCK LET_THROUGH
    DESTROYED ATTACKER_LOST SET ACTIONS TOKENS PLAY ABILITY GUARD GUARD_ENDS DISCARD TAKE_BACK LOOK TO_BOTTOM
    STOLEN JOINS RESTORE HAND_EMPTY TURN_END LEAVES OUT COMPARED WIN DRAWN SET_OPENED TO_DISCARD
    TOKENS_COMPARED LOSES MODE TRIGGER PUT_OFF DUE LOST_EFFECT COPIED NOTHING_TO_COPY RETURNED
    ATTACKER_DESTROYED RESHUFFLED SHOWN SEEN REMOVED ARMY_STRONGER KIND_STRONGER ARMY_WEAKER KIND_WEAKER
    ARMY_STRENGTH_ENDS KIND_STRENGTH_ENDS KIND_GUARDED KIND_GUARD_ENDS
    """,
)
"""The kinds of events. `events.py` says what each carries, and `text/events.en.ftl` what its amounts mean.

The place of an event, if it has one, is a stack. The seat of DESTROYED and JOINS is that of the card's deck.
"""
constants(Kind)
