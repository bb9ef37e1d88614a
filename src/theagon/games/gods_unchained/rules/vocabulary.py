"""The numbers of the words of the card vocabulary, of pending effects and of the log.

The names are those of `schema` and of the log's kinds (`attack-damage` is `Kind.ATTACK_DAMAGE`).
"""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel.enums import constants


@constants
class Priority(IntEnum):
    """The order of pending effects: a class waits until the classes before it are empty."""

    STRIKE = 5  # the parts of an attack that an effect makes
    EFFECT = 10
    CLEANUP = 20
    AFTER = 25  # effects that wait until an attack or the playing of a card is over (GU6.26)
    PHASE = 30  # the next phase of the end of a turn


@constants
class Op(IntEnum):
    """The operation of a pending effect."""

    RUN = 1  # lines `row` to `row + amount` of the effect table
    STRIKE = 2
    CLEANUP = 3
    PHASE = 4  # `amount` says which
    GO_ON = 5  # like RUN, but of an effect that has begun
    ATTACK = 6  # the unit `source` attacks the unit `it`
    NEXT_CARD = 7  # only put off: what line `row` says of the cost of a card that is played next


@constants
class Phase(IntEnum):
    """The end of a turn and the start of the next (GU2, GU4)."""

    SLEEP = 1
    SICKNESS = 2
    BURN = 3
    REGEN = 4
    END_EFFECTS = 5
    ENDINGS = 6  # the end of everything that lasts until the end of the turn (GU6.18)
    NEXT_TURN = 7
    FIRST_TURN = 8  # after the effects before the first turn (GU5.11)


@constants
class Via(IntEnum):
    """The kind of an effect, for Ward and the log."""

    ABILITY = 0
    SPELL = 1
    POWER = 2
    COMBAT = 3
    ROAR = 4
    AFTERLIFE = 5
    TURN_END = 6  # skipped when its source has left play (GU6.5), likewise AFTER (GU6.26)
    AFTER = 7


@constants
class Trigger(IntEnum):
    ROAR = 1
    AFTERLIFE = 2
    TURN_START = 3
    TURN_END = 4
    ABILITY = 5
    ATTACKS = 6
    ATTACKED = 7
    DEALS_DAMAGE = 8
    DAMAGED = 9
    SURVIVES = 10
    HEALED = 11
    DIES = 12  # a creature or a relic was destroyed
    SUMMONED = 13
    TARGETED = 14
    CARD_PLAYED = 15  # from here on: about a card or a player
    CARD_DRAWN = 16
    POWER_USED = 17
    ARRIVES = 18  # of the unit itself
    DRAWN = 19  # of the card itself, in hand
    DISCARDED = 20
    MATCH_START = 21  # of the card itself, in deck or hand


GIVES_AURAS = 22  # listed like a trigger: no event, but the units that give auras


@constants
class Line(IntEnum):
    """The operation of a line of the effect table."""

    CHECK = 1  # the next lines follow only if the condition holds
    AIM = 2  # the player chooses a target; the next lines follow only if there is one
    DAMAGE = 3
    HEAL = 4
    GAIN = 5
    SET = 6
    DOUBLE = 7
    SWAP = 8
    LOSE = 9
    SLEEP = 10
    WAKE = 11
    DESTROY = 12
    OBLITERATE = 13
    SEND = 14
    TRANSFORM = 15
    DURABILITY = 16
    COPY = 17
    ATTACK = 18
    RESET = 19
    STEAL = 20
    AFTERLIFE = 21  # of the unit, or of the card that was picked
    SILENCE = 22
    SUMMON = 23  # from here on: lines that affect no unit
    EQUIP = 24
    DRAW = 25
    ADD = 26
    DELVE = 27
    FORESEE = 28
    LOCKS = 29
    REFRESH = 30
    FAVOR = 31
    PULL = 32
    DISCARD = 33
    IMPROVE = 34
    GOD_POWER = 35
    COPY_GOD_POWER = 36
    CHOOSE = 37
    RANDOM_ONE = 38  # the next lines are modes, likewise of CHOOSE_ONE
    MODE = 39  # the next `count` lines follow only if this mode was taken; or they are a block, of EACH or LATER
    CHOOSE_ONE = 40
    EACH = 41
    LATER = 42
    LOSE_MANA = 43
    LOOK = 44
    POWER_COST = 45
    PICK = 46
    ADVANCE = 47
    NEXT_CARD = 48
    SWAP_HANDS = 49
    RECAST = 50


@constants
class Who(IntEnum):
    """The unit that a line affects, or that a condition or a value reads."""

    SELF = 0
    TARGET = 1
    IT = 2  # the unit that the event is about, or that was picked at random last
    YOUR_GOD = 3
    ENEMY_GOD = 4
    YOUR_RELIC = 5
    ENEMY_RELIC = 6
    ALL = 7
    RANDOM = 8
    MOST = 9  # those with the most health or strength
    LEAST = 10
    CARD = 11  # the card that was picked or moved last, or the spell being played; no unit


@constants
class Side(IntEnum):
    ANY = 0
    FRIENDLY = 1
    ENEMY = 2


@constants
class Zone(IntEnum):
    BOARD = 0
    HAND = 1
    VOID = 2
    DECK = 3
    OBLITERATED = 4
    DECK_TOP = 5
    DECK_BOTTOM = 6
    OTHER = 7  # of an event: a zone of the other player
    VOIDS = 8  # both voids as one, the player's own first


@constants
class Which(IntEnum):
    """The choice among the cards that fit."""

    RANDOM = 0
    TOP = 1  # of a deck
    ALL = 2
    MOST = 3  # by a Measure; of equal ones chance picks
    LEAST = 4
    CHOSEN = 5  # the player picks one
    FIRST = 6  # the one that has been there longest
    LAST = 7


@constants
class This(IntEnum):
    """The cards that a line speaks of, in addition to its filter."""

    ANY = 0
    ITSELF = 1  # the card that has the ability
    OTHER = 2  # not that card
    DRAWN = 3  # those that the line before has drawn, the last ones of the hand
    AGAIN = 4  # not the card that was picked before
    NOTED = 5  # the card that was picked
    CHOSEN_ONE = 6  # the Chosen One of the deck (GU7.22)


@constants
class Last(IntEnum):
    """The sort of the last card played that is copied."""

    NONE = 0  # no such card is
    SPELL = 1
    CREATURE = 2


@constants
class Measure(IntEnum):
    """The measure by which units and cards are compared or added up."""

    NUMBER = 0  # each is one
    STRENGTH = 1
    HEALTH = 2
    COST = 3


@constants
class Lead(IntEnum):
    """The things that one player may have more of than the other."""

    CREATURES = 0
    CARDS_IN_HAND = 1
    FAVOR = 2
    HEALTH = 3  # of the gods


@constants
class Reading(IntEnum):
    """The kinds of values."""

    CONSTANT = 0
    STRENGTH = 1
    HEALTH = 2
    COUNT = 3
    CARDS_IN_HAND = 4
    FAVOR = 5
    GEMS = 6
    DONE = 7
    LEAD = 8
    MANA = 9
    SPELLS_CAST = 10
    DEATHS = 11
    MISSING = 12
    REGEN = 13
    COST = 14
    EVENT = 15
    CARDS_PLAYED = 16
    MANA_SPENT = 17


@constants
class Kind(IntEnum):
    """The kinds of events. The extra value of damage, healing and durability is the health or durability left."""

    MATCH_START = 1
    GOD_POWER_PICKED = 2
    MULLIGAN = 3
    TURN_START = 4
    MANA = 5  # extra: the locks that are left
    DRAW = 6
    FATIGUE = 7
    OVERDRAW = 8
    TURN_END = 9
    PHASE = 10  # amount: Phase
    CLEANUP = 11  # amount: the step; extra: cleanups cancelled just before it
    CLEANUP_CANCELLED = 12  # amount: the step after which it was; extra: cleanups cancelled so far
    PLAY = 13  # amount: the mana that is paid; likewise POWER
    CREATURE_ENTERS = 14  # amount: strength, extra: health; likewise all who come
    SUMMON = 15
    SUMMON_FAILS = 16
    EQUIP = 17
    ROAR = 18
    AFTERLIFE = 19
    TRIGGER = 20
    ABILITY = 21
    POWER = 22
    ATTACK = 23
    CONFUSED = 24
    ATTACK_DAMAGE = 25
    DAMAGE = 26
    ARMOR = 27
    PROTECTED = 28
    BURN = 29
    REGEN = 30
    HEAL = 31
    LEECH = 32
    OVERKILL = 33
    DEADLY = 34
    BONUS = 35  # amount: change of its strength, extra: of its health; likewise EXPIRES
    KEYWORDS = 36  # amount: bits of `Keyword`
    KEYWORDS_LOST = 37
    NUMBERS = 38  # amount: gained (below 0: lost), extra: which, see `Number`
    SET = 39  # amount: its strength now
    SLEEP = 40
    WAKES = 41
    RECOVERS = 42  # from summoning sickness
    MARKED = 43
    DESTROYED = 44
    RESTORED = 45
    TO_VOID = 46
    RESET = 47
    OBLITERATED = 48
    WARD = 49  # it stops a spell or a god power
    RETURN_DAMAGE = 50
    RETURN = 51
    TRANSFORM = 52
    DURABILITY = 53
    REPLACED = 54
    ADD = 55
    DELVE = 56
    DELVED = 57
    FORESEE = 58
    FORESEEN = 59  # amount: cards that went to the bottom
    LOCKS = 60  # amount: opened (more than 0) or closed, extra: mana gained
    REFRESH = 61
    BAG = 62
    FAVOR = 63
    BUY = 64
    SANCTUM = 65
    PULL = 66  # amount: the Zone where it goes, extra: where it was
    IMPROVE = 67
    SHUFFLE = 68
    NEW_POWER = 69  # amount: 1 if it is used already
    EXPIRES = 70
    FIZZLE = 71
    CONCEDE = 72
    WIN = 73
    DRAWN = 74
    LOST_EFFECT = 75
    SET_HEALTH = 76
    BECOMES = 77  # the unit that another was transformed into
    COPIED = 78  # amount: the health that it has, extra: its maximum
    DISCARD = 79
    AFTERLIFE_WAITS = 80
    UNTOLD = 81  # amount: events that the log had no room for
    GIVEN = 82  # the abilities that a card gives; amount: the card
    PUT_BACK = 83
    DEALT = 84
    BAG_ENDS = 85  # amount: the mana that is lost
    EMPTY_DECK = 86  # amount: the fatigue to be dealt
    FAVOR_LOST = 87
    COMES_OVER = 88  # a card of the other player, to a hand
    TUCK = 89  # a card of a hand, into the deck; amount: 5 for its top, 6 for its bottom; likewise SHUFFLE
    MODE = 90  # amount: which
    IDLE = 91
    DUE = 92  # the delayed effects of a card happen
    PUT_OFF = 93  # amount: the Due
    LEAVES = 94  # a creature: for a deck, or for the other side
    JOINS = 95  # a creature, the other side
    VISITS = 96  # it goes back at the end of the turn
    MANA_LOST = 97
    POWER_COST = 98
    PICKED = 99  # a card of a void that the effect speaks of
    ADVANCE = 100  # the Chosen One, in a deck; amount: the places
    BEGINS = 101  # a card acts before the first turn
    GIVEN_ENDS = 102
    AURA = 103  # amount and extra: as of BONUS
    SILENCE = 104
    HANDS = 105  # hands are exchanged
    RECAST = 106
    GIVES = 107  # a card of a hand that is exchanged; likewise TAKES
    TAKES = 108


@constants
class Due(IntEnum):
    """The time when the effects of a LATER line happen."""

    CLEANUP = 1
    TURN_END = 2
    YOUR_NEXT_TURN = 3
    NEXT_CARD = 4  # for good, until the player plays such a card
    NEXT_CARD_NOW = 5  # likewise, and at most until the end of the turn


@constants
class Number(IntEnum):
    """The numbers of a unit that have no letters on its card."""

    BURN = 1
    REGEN = 2
    ARMOR = 3
    SPELL_BOOST = 4


@constants
class Why(IntEnum):
    """The reasons why something does not happen."""

    TARGET_GONE = 1
    NO_TARGET = 2
    FIGHTER_GONE = 3
    NO_RELIC = 4
    NO_CARD = 5
    SOURCE_GONE = 6
    NO_ROOM = 7
