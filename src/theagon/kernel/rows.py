"""Compiled cards: the fields common to the tables of games with units. A game's rows add its own fields."""

from __future__ import annotations

from theagon.kernel.records import Record, int8, int16, int32, uint8, uint16


class CardRow(Record):
    """A compiled card."""

    token = uint8()
    cost = int8()
    attack = int8()
    health = int8()
    target = uint16()  # of a spell; 0: none
    abilities = uint8()
    ability = uint16()  # first line
    effect = uint16()  # of a spell: first line
    effects = uint8()
    keywords = uint16()
    triggers = int32()  # bits of the triggers it has


class AbilityRow(Record):
    """An ability: its trigger, and the lines that it runs."""

    trigger = uint8()
    whose = uint8()  # the Side of a turn trigger
    of = uint16()  # filter of the triggering units; 0: the unit itself
    target = uint16()
    effects = uint8()
    effect = uint16()  # first line


class AnyLine(Record):
    """The fields of an effect line that the kernel uses."""

    op: int  # not 0
    count: int  # of a line before a block: the number of its lines


class EffectRow(AnyLine):
    """A line of an effect. Its operation gives the numbers their meaning; see the game's `tables.py`."""

    op = uint8()
    speaker = uint16()  # the card with this line
    who = uint8()
    filter = uint16()
    count = uint8()  # of random picks, or of cards drawn, added ...
    condition = uint16()
    until = uint8()
    repeat = uint16()  # value; 0: once
    value = uint16()  # value that replaces `amount`; 0: none
    side = uint8()
    flag = uint8()
    attack = int8()
    health = int8()
    card = uint16()
    amount = int16()
    keywords = uint16()
    pool = uint16()  # first card of a pool
    pool_size = uint16()


class FilterRow(Record):
    """A filter of units and cards."""

    side = uint8()
    other = uint8()
    damaged = uint8()  # 0 either, 1 no, 2 yes
    plain = uint8()  # 1: does not depend on the card or on values
    bounded = uint8()  # 1: limits attack, health or cost
    card = uint16()
    keyword = uint16()
    attack_min = int16()
    attack_max = int16()
    health_min = int16()
    health_max = int16()
    cost_min = int16()
    cost_max = int16()


class ValueRow(Record):
    """A number that is computed when it is needed."""

    kind = uint8()
    anchor = uint8()
    filter = uint16()
    side = uint8()
    times = uint8()


class ConditionRow(Record):
    """A condition that must hold."""

    who = uint8()  # Who; ALL for a count
    at_least = uint8()
    filter = uint16()
    value = uint16()  # this is at least `at_least`; 0: not asked
    negated = uint8()
    further = uint16()  # another condition that holds too; 0: none
    either = uint8()  # or instead of this one
