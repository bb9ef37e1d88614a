"""The numbers of the words of the card vocabulary, of pending effects and of the log.

The names are those of `schema.py` and of the log's kinds (`attack-damage` is `Kind.ATTACK_DAMAGE`).
"""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants


@constants
class Priority(IntEnum):
    """The classes of HG1.6, times ten; between them the steps that have no class."""

    DEPLOYMENT = 10
    WARCRY = 20
    BEFORE_ATTACK = 28  # HG2.9b
    ATTACK_DAMAGE = 30
    ATTACK_EFFECT = 40
    BEFORE_COUNTER = 46  # HG2.9f
    COUNTER_TRIGGERS = 48
    RETURN_DAMAGE = 50
    RETURN_EFFECT = 60
    REINCARNATE = 70
    DEATH = 80
    RESURRECTION = 90
    SPAWN = 100
    AFTERLIFE = 110
    OTHER = 120
    CARD_PLAYED = 130  # HG2.3, HG2.4: steps of playing a card, after all its effects
    CARD_DONE = 140
    END_OF_TURN = 150  # HG2.2: after the end-of-turn effects
    NEXT_TURN = 160


@constants
class Op(IntEnum):
    """The operation of a pending effect."""

    NOTHING = 0
    RUN = 1  # lines `row` to `row + amount` of the effect table
    DEPLOY = 2
    STRIKE = 3
    PREPARE_COUNTER = 4
    COUNTER = 5
    RESURRECT = 6
    SPAWN = 7
    REVIVE = 8
    PLAYED = 9
    SPELL_DONE = 10
    UNIT_DONE = 11
    END_TURN = 12
    BEGIN_TURN = 13


@constants
class Via(IntEnum):
    """The kind of an effect, for immunity and Protect."""

    ABILITY = 0
    SPELL = 1
    WARCRY = 2
    LEADER = 3
    COMBAT = 4
    AFTERLIFE = 5


Trigger = IntEnum(
    "Trigger",
    """
    DEALS_DAMAGE WARCRY AFTERLIFE TURN_START TURN_END ATTACKS ATTACKED STRIKES COUNTERS STRIKES_BACK DAMAGED HEALED
    MOVES DIES SUMMONED CARD_PLAYED CARD_TO_GRAVEYARD CARD_DRAWN
    """,
    start=0,
)
"""The events that abilities answer."""
constants(Trigger)


@constants
class Line(IntEnum):
    """The operation of a line of the effect table."""

    CHECK = 1  # the next lines follow only if the condition holds
    AIM = 2  # the player chooses a target; the next lines follow only if there is one
    DAMAGE = 3
    HEAL = 4
    GAIN = 5
    SET = 6
    STUN = 7
    BANISH = 8
    SILENCE = 9
    DESTROY = 10
    EXECUTE = 11
    RETURN_TO_HAND = 12
    READY = 13
    MOVE = 14
    PUSH = 15
    TRANSFORM = 16
    PULL = 17
    SWAP_WITH = 18
    STEAL = 19
    COPY = 20
    SUMMON = 21  # from here on: lines that affect no unit
    REVIVE = 22
    DRAW = 23
    FETCH = 24
    DISCARD = 25
    DISCOVER = 26
    ADD_CARD = 27
    COST = 28
    MANA = 29
    LEADER_ABILITY = 30
    CHOOSE = 31  # the player points at a further unit, which the next lines call `it`
    CHOOSE_ONE = 32  # the next lines are modes
    MODE = 33  # the next `count` lines follow only if this mode was taken; or they are put off, after LATER
    LATER = 34


@constants
class Who(IntEnum):
    """The unit that a line affects, or that a condition or a value reads."""

    SELF = 0
    TARGET = 1
    IT = 2
    YOUR_STONE = 3
    ENEMY_STONE = 4
    ALL = 5
    RANDOM = 6


@constants
class Side(IntEnum):
    ANY = 0
    FRIENDLY = 1
    ENEMY = 2
    NEUTRAL = 3


@constants
class Shape(IntEnum):
    """A part of the board around an anchor tile."""

    BOARD = 0
    AROUND = 1
    COLUMN = 2
    ROW = 3
    TILE = 4
    NEAR = 5
    BEHIND = 6
    FARTHER = 16  # times the steps that an area is limited to


@constants
class Place(IntEnum):
    HERE = 0
    TARGET = 1
    AROUND = 2
    AROUND_TARGET = 3
    HOME = 4
    ANYWHERE = 5


@constants
class Aim(IntEnum):
    """The kinds of targets."""

    NOTHING = 0
    UNIT = 1
    FREE_TILE = 2
    ANY_TILE = 3
    COLUMN = 4  # chosen by its tile in row 1
    ROW = 5  # chosen by its tile in column a


@constants
class Reading(IntEnum):
    """The kinds of values read from the board."""

    ATTACK = 1
    HEALTH = 2
    MISSING_HEALTH = 3
    COUNT = 4
    CARDS_IN_HAND = 5
    CONSTANT = 6
    SPELLS_CAST = 7
    CARDS_PLAYED = 8
    MANA = 9
    DEATHS = 10
    DONE = 11
    EVENT = 12


@constants
class Pick(IntEnum):
    """The way in which a card of a graveyard is picked."""

    NONE = 0  # it is of the deck
    RANDOM = 1
    LATEST = 2


@constants
class Due(IntEnum):
    """The time when the effects of a LATER line happen."""

    TURN_END = 1
    YOUR_NEXT_TURN = 2
    YOUR_NEXT_TURN_END = 3


Kind = IntEnum(
    "Kind",
    """
    MATCH_START MULLIGAN GIFT TURN_START MANA DRAW FATIGUE OVERDRAW TURN_END PLAY_SPELL PLAY_UNIT DEPLOY WARCRY
    WARCRY_USED LEADER_ABILITY MOVE ATTACK STEALTH_LOST GUARD_LOST ATTACK_DAMAGE RETURN_DAMAGE DAMAGE HEAL BONUS
    SET STUN BANISH UNBANISH SILENCE MARKED EXECUTE RETURN_TO_HAND READY RELOCATE TRANSFORM REINCARNATE DEATH
    RESURRECTION RESURRECTION_FAILS SPAWN SPAWN_FAILS AFTERLIFE TRIGGER CARD_PLAYED TO_GRAVEYARD TO_HOLDING
    REMOVED DISCOVER DISCOVERED ADD_CARD DISCARD COST EXTRA_MANA NEW_LEADER_ABILITY EXPIRES AURA IMMUNE FIZZLE
    CONCEDE WIN DRAWN LOST_EFFECT KEYWORDS PROTECT REACH KEYWORDS_LOST SET_HEALTH PROTECTED REVIVE DISSOLVES
    CHOSEN STUN_ENDS BECOMES UNTOLD PUT_BACK DEALT IDLE MODE PUT_OFF DUE
    STOLEN VISITS FETCH TAKE_BACK MOVES_AGAIN
    """,
)
"""The kinds of events. `events.py` says what each carries and what its amounts mean."""
constants(Kind)


@constants
class Why(IntEnum):
    """The reasons why something does not happen."""

    TARGET_GONE = 1
    NO_TARGET = 2
    NO_ROOM = 3
    NO_CARD = 4
    FIGHTER_GONE = 5
    MANA_FULL = 6
    SPENT = 7  # the unit has moved and attacked
    TILE_TAKEN = 8
    TOKEN = 9
    STONE = 10
    STRUCTURE = 11
    NOT_ITS_TURN = 12
