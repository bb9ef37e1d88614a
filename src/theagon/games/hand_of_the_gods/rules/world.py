"""The data of the rules of Hand of the Gods: the state of a match, working memory, card tables.

In the rules `g` is the World, `u` and `v` are units, `e` is a pending effect, `w` (what) is a line of the effect table.
Tiles are numbered row by row: a1 is 0, h1 is 7, a2 is 8 ... h5 is 39; sets of tiles and of unit slots are bits.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel import rows
from theagon.kernel.chances import ChancesScratch
from theagon.kernel.choices import ChoicesScratch
from theagon.kernel.dealing import DealingScratch
from theagon.kernel.enums import constants
from theagon.kernel.log import MOST_EVENTS
from theagon.kernel.match import MatchState
from theagon.kernel.modifiers import MOST, ModifiersState, Timed
from theagon.kernel.monte_carlo import POSITIONS
from theagon.kernel.observation import CARD_WORDS, LeftScratch
from theagon.kernel.piles import PilesState
from theagon.kernel.records import Record, int8, int16, int32, int64, uint8, uint16
from theagon.kernel.units import NONE as NONE
from theagon.kernel.units import AnyUnit
from theagon.kernel.valid import LinesTables, ValidUnitsScratch
from theagon.kernel.weights import weight

SEATS = 2
NEUTRAL = 2  # owner of neutral units (HG3.4)
DRAWN = 2  # `winner` of a drawn match
COLUMNS, ROWS = 8, 5
TILES = COLUMNS * ROWS
BOARD = (1 << TILES) - 1
NOT_FIRST_COLUMN = BOARD & ~sum(1 << row * COLUMNS for row in range(ROWS))
NOT_LAST_COLUMN = BOARD & ~sum(1 << row * COLUMNS + COLUMNS - 1 for row in range(ROWS))
LONGEST_RANGE = 8

UNITS = 44  # slots: 40 tiles, and room for units that left play in this action
DECK, HAND, GRAVEYARD, REMOVED = 25, 10, 60, 40
MODIFIERS = 32
DEATHS = 15  # the most deaths of a side in a turn that are counted (HG6.50)
OFFERED = 3  # cards offered by a discover
MOST_AMOUNT = 99  # of an event, as abilities read it

CARDS, LEADERS, ABILITIES, EFFECTS, POOL = 1024, 64, 1536, 3072, 2048
TARGETS, FILTERS, VALUES, CONDITIONS, AURAS = 256, 512, 256, 256, 256
STONE = CARDS - 1  # the place of summoning stones, which have no card
PANTHEONS = 8  # the seven, and neutral as the last
OWN = 8  # the most pantheons, and the most subtypes, that a set declares besides those of the game
DOMAINS = PANTHEONS + OWN

TARGETED = TILES + 1  # a tile, or none
OPENING = 6  # cards of an opening hand at most


@constants
class Action(IntEnum):
    """The first number of each verb: together they cover the action space."""

    END_TURN = 0
    PLAY = 1  # + hand place * 41 + tile
    MOVE = PLAY + HAND * TARGETED  # + from * 40 + to
    ATTACK = MOVE + TILES * TILES  # + from * 40 + to
    WARCRY = ATTACK + TILES * TILES  # + unit's tile * 41 + tile
    LEADER = WARCRY + TILES * TARGETED  # + tile
    CHOOSE_TILE = LEADER + TARGETED  # + tile
    CHOOSE_CARD = CHOOSE_TILE + TILES  # + place among the offered
    MULLIGAN = CHOOSE_CARD + OFFERED  # + bits of the hand places to exchange
    CONCEDE = MULLIGAN + (1 << OPENING)  # + seat; always accepted, never listed: giving up is no move in the game


ACTIONS = Action.CONCEDE + SEATS
LISTED = 2048  # legal actions at once: at most 410 plays, 41 of a leader, 1,558 of 38 units


@constants
class Status(IntEnum):
    """Bits of a unit's `status`."""

    SICK = 1
    EXHAUSTED = 2
    MOVED = 4
    ATTACKED = 8
    WARCRY = 16  # its activated warcry may still be used
    SILENCED = 32
    DOOMED = 64  # marked for death, whatever its health
    EXECUTED = 128
    GONE = 256  # has left play in this action; its last values are still read
    FORFEITED = 512  # it moved this turn while its activated warcry could be used (HG4.50)
    VISITING = 1024  # stolen until the end of the turn (HG6.45)
    NIMBLE = 2048  # it may move once more this turn, whatever it has done (HG6.55)


@constants
class Keyword(IntEnum):
    """Bits of a unit's keywords."""

    GUARD = 1
    STEALTH = 2
    CHARGE = 4
    REINCARNATE = 8
    RESURRECT = 16
    IMMUNE_ENEMY_SPELLS = 32
    IMMUNE_SPELLS = 64
    IMMUNE_ENEMY_WARCRIES = 128
    IMMUNE_ENEMY_LEADER = 256
    IMMUNE_ATTACKS = 512
    IMMUNE_STUN = 1024
    TWIN_STRIKE = 2048
    TAUNT = 4096


STONE_KEYWORDS = (  # the keywords that a stone can be given (HG3.10)
    Keyword.IMMUNE_ENEMY_SPELLS | Keyword.IMMUNE_SPELLS | Keyword.IMMUNE_ENEMY_WARCRIES | Keyword.IMMUNE_ENEMY_LEADER
)


TIRED = Status.SICK | Status.EXHAUSTED | Status.ATTACKED
UNTOUCHABLE = Keyword.STEALTH | Keyword.IMMUNE_ATTACKS
DECIDING = UNTOUCHABLE | Keyword.TAUNT  # a unit with these bears on what may be attacked
WARY = UNTOUCHABLE | STONE_KEYWORDS  # a unit with these may be out of reach of an effect


@constants
class Subtype(IntEnum):
    """Bits of a card's subtypes; a stone is a subtype too. Those that a set declares follow."""

    GOD = 1
    BEAST = 2
    STRUCTURE = 4
    STONE = 8


STILL = Subtype.STRUCTURE | Subtype.STONE  # they have no movement (HG3.2, HG3.7)


@constants
class Until(IntEnum):
    """The end of a modifier: with the turn, or at the start of a seat's next turn (HG6.32)."""

    LASTING = 0
    THIS_TURN = 1
    TURN_OF = 2  # + seat


@constants
class Choice(IntEnum):
    NONE = 0
    MULLIGAN = 1
    TARGET = 2  # of the effect in `now`
    DESTINATION = 3  # where the unit goes
    DISCOVER = 4
    MODE = 5


# The ranges of the numbers of a state. The last card is the stones', which is in no pile.
SEAT, OWNER = uint8.index(SEATS), uint8.index(SEATS + 1)
FLAG = uint8.between(0, 1)
TILE, SLOT = uint8.index(TILES), uint8.index(UNITS, none=NONE)
TILES_SET, SLOTS_SET = int64.bits(TILES), int64.bits(UNITS)
CARD, STONE_OR_CARD = uint16.row_of("card", CARDS - 2), uint16.row_of("card", CARDS - 1)
ENTRY = uint16.between(0, 60_000)
VALUE = int16.between(-MOST, MOST)  # see `modifiers.py`
HEALTH = int16.between(-2 * MOST, 2 * MOST)  # auras included
SMALL = int8.between(-99, 99)  # movement, range, costs, sums of auras
MANA = int8.between(0, 10)  # HG5.11
WORDS = uint16.flags(Keyword)
ENDS = uint8.between(0, Until.TURN_OF + SEATS - 1)
ENDS_SET = uint8.bits(Until.TURN_OF + SEATS)


class Unit(AnyUnit):
    """A unit on the board (or banished, or gone in this action)."""

    card = STONE_OR_CARD()  # 0: a free slot
    held = CARD()  # the card in holding behind it (HG5.4), 0 for tokens
    owner = OWNER()
    tile = TILE()
    entered = ENTRY()  # its entry number: its identity, and the order of play (HG1.5)
    attack = VALUE()  # under the auras (HG6.16)
    health = HEALTH()
    maximum = HEALTH()  # health and maximum include auras
    status = uint16.flags(Status)()
    keywords = WORDS()  # lasting ones
    timed_keywords = WORDS()  # from modifiers
    aura_keywords = WORDS()
    movement = SMALL()
    range = SMALL()
    protect = uint8.any()
    timed_protect = uint8.any()
    aura_protect = uint8.any()
    aura_attack = SMALL()
    aura_health = SMALL()
    aura_movement = SMALL()
    aura_range = SMALL()
    stunned = ENDS_SET()
    banished = ENDS_SET()  # not 0: removed from the game for a while (HG4.21)
    harm = int32(0, MOST_EVENTS)  # 1 + the number of the event that harmed it last and may kill it; then of its death


class Modifier(Timed):
    """A bonus that ends by itself."""

    until = ENDS()  # 0: free
    unit = uint8.index(UNITS)()
    attack = int8.any()
    health = int8.any()
    movement = int8.any()
    range = int8.any()
    protect = uint8.any()
    keywords = WORDS()


class State(MatchState, PilesState, ModifiersState):
    """The match itself: the only part that is copied, stored and hashed."""

    winner = int8(-1, DRAWN)
    active = SEAT()
    to_act = SEAT()
    choice = uint8.one_of(Choice)()
    turn = int16(1, 30_000)  # both players' turns counted
    entries = ENTRY()  # the last entry number given
    contestant = SEAT[SEATS]  # by seat: its contestant
    leader = uint8.row_of("leaders", LEADERS - 1)[SEATS]
    leader_used = FLAG[SEATS]
    mana = MANA[SEATS]
    mana_cap = MANA[SEATS]
    fatigue = uint8.between(0, 99)[SEATS]
    deck_size = uint8.between(0, DECK)[SEATS]
    hand_size = uint8.between(0, HAND)[SEATS]
    graveyard_size = uint8.between(0, GRAVEYARD)[SEATS]
    removed_size = uint8.between(0, REMOVED)[SEATS]
    holding = CARD()  # the spell being played (HG5.3)
    was_damaged = FLAG()  # the attacked unit, when the attack was declared (HG6.38)
    deaths = uint8.any()  # of units in this turn, if a card can ask (HG6.50): four bits for each seat
    offered = CARD[OFFERED]  # the discover zone
    deck = CARD[SEATS, DECK]
    hand = CARD[SEATS, HAND]
    hand_cost = SMALL[SEATS, HAND]  # lasting change of cost
    hand_cost_now = SMALL[SEATS, HAND]  # change of cost this turn
    hand_seen = FLAG[SEATS, HAND]  # the other seat knows this card
    graveyard = CARD[SEATS, GRAVEYARD]
    removed = CARD[SEATS, REMOVED]
    at = SLOT[TILES]  # the slot on a tile, banished units included
    spells_cast = uint8.between(0, 100)()  # 1 + how many in this turn; 0 if no card of the match can ask (HG6.50)
    units_played = uint8.between(0, 100)()  # likewise
    unit = Unit.array(UNITS)
    modifier = Modifier.array(MODIFIERS)
    choices = TILES_SET()  # tiles that may be chosen
    board = TILES_SET[3]  # tiles of units in play, by owner; banished ones are not in play
    reserved = TILES_SET()  # tiles of banished units
    gone = SLOTS_SET()  # slots of units that left play in this action
    timed = int64.bits(MODIFIERS)()  # places of `modifier` that are taken
    aura_sources = SLOTS_SET()  # slots of units that give auras
    aura_holders = SLOTS_SET()  # slots of units that have values from auras
    listeners = SLOTS_SET[18]  # slots by Trigger


class AuraSum(Record):
    """The sum of all auras on a unit, during the recomputation."""

    attack = int16()
    health = int16()
    movement = int16()
    range = int16()
    protect = uint8()
    keywords = uint16()


class Decks(Record):
    """The set-up of the next match, by contestant."""

    setup_deck = uint16[SEATS, DECK]
    setup_size = uint8[SEATS]
    setup_leader = uint8[SEATS]


class Scratch(ChoicesScratch, ChancesScratch, DealingScratch, LeftScratch, ValidUnitsScratch):
    """Working memory between two decisions."""

    saved = State.array(POSITIONS)

    action = int32[LISTED]
    recheck_auras = uint8()  # positions or values may have changed (HG4.14)
    aura_cause = int32()  # the number of the event that changed them, or led to all that did; -1: none yet
    aura_given = uint8()  # a unit that gives auras was changed
    former = Unit.array(1)  # a unit as it was, see `changes.py`
    doing = int32()  # the amount done by the running line
    done = int32()  # by the line before
    check_deaths = uint8()  # a unit may be at 0 health or marked for death
    aura_sum = AuraSum.array(UNITS)
    exchanged = uint16[HAND]
    declared = uint16[DECK]
    declared_size = uint8()
    declared_by = uint8()
    undrawn = int64()
    question = int32()  # the number of this call of `legal`; entries of `asked` with it are answered
    asked = int32[TARGETS]
    answer = int64[TARGETS]
    left = uint16[DECK + 1]
    copies = uint8[CARDS]
    present = int64[CARD_WORDS]


class CardRow(rows.CardRow):
    """A card, compiled."""

    spell = uint8()
    neutral = uint8()
    needs_player = uint8()  # its text names friends, enemies, hands or turns
    subtypes = uint16()
    movement = int8()
    range = int8()
    protect = uint8()
    anywhere = uint8()  # may be deployed on any free tile
    aura = uint8()
    auras = uint8()
    pantheon = uint8()
    discount = uint16()  # value by which it costs less in hand; 0: none
    watchful = uint8()  # it has an aura under a condition, or one that asks who has moved
    heeds_stones = uint8()  # one that asks for the health of a stone
    heeds_damage = uint8()  # one that asks who is damaged
    apart = uint8()  # of a spell: how many of its lines, the first ones, are effects of their own


class LeaderRow(Record):
    cost = int8()
    target = uint8()
    effects = uint8()
    effect = uint16()
    apart = uint8()  # like that of a spell
    pantheon = uint8()
    asks_counts = uint8()  # its ability may lead to a text that asks what was counted this turn (HG6.50)


class AbilityRow(rows.AbilityRow):
    activated = uint8()
    priority = uint8()
    area = uint8()  # where the unit of the event stands; 0: anywhere
    anchor = uint8()


class EffectRow(rows.EffectRow):
    """One sentence. The operation decides what the numbers mean; see `tables.py`."""

    area = uint8()
    anchor = uint8()
    second = uint8()  # a second value
    place = uint8()
    unit = uint8()  # 1 + Who: another unit, to change places with or to copy; 0: none
    stones = uint8()  # it can affect a stone (HG3.7, HG3.10)
    otherwise = uint8()  # only if the condition of the line before did not hold
    protect = uint8()
    movement = int8()
    range = int8()


class FilterRow(rows.FilterRow):
    kind = uint8()  # 0 any, 1 unit, 2 spell
    pantheon = uint8()  # 0: any
    subtype = uint16()  # bits: needs one
    not_subtype = uint16()
    was_damaged = uint8()  # 0 either, 1 no, 2 yes; likewise the next three
    stunned = uint8()
    moved = uint8()
    ranged = uint8()
    stones = uint8()


class TargetRow(Record):
    kind = uint8()
    filter = uint16()
    area = uint8()
    anchor = uint8()
    stones = uint8()  # the effects can affect a stone (HG3.10)
    stuns = uint8()  # the effects do nothing but stun (HG4.35)
    swaps = uint8()  # the effects do nothing but let it change places (HG6.46)


class ValueRow(rows.ValueRow):
    area = uint8()
    area_anchor = uint8()


class ConditionRow(rows.ConditionRow):
    area = uint8()
    anchor = uint8()
    turn = uint8()  # the Side whose turn it is; 0: not asked


class AuraRow(Record):
    filter = uint16()
    area = uint8()  # 0: the board
    anchor = uint8()
    own = uint8()  # for its own unit alone
    protect = uint8()
    attack = int8()
    health = int8()
    movement = int8()
    range = int8()
    keywords = uint16()
    condition = uint16()


class Weights(Record):
    """The weights by which bots judge a position, as they are set by hand. A mana is worth about 100."""

    stone = weight(45, step=12)  # a point of a stone's health
    near_death = weight(600, step=300)  # divided by that health: the last points are worth most
    held = weight(70, step=25)  # a card in hand
    unit = weight(30, step=20)
    attack = weight(55, step=15)  # a point of a unit's attack,
    health = weight(38, step=12)  # of its health,
    protect = weight(40, step=20)  # of its protection
    ranged = weight(20, step=15)  # a unit that attacks from afar,
    ranged_attack = weight(12, step=8)  # and each point of its attack
    guard = weight(40, step=25)
    stealth = weight(25, step=20)
    returns = weight(80, step=40)  # by reincarnation or resurrection
    ability = weight(35, step=15)  # each ability and aura that is not silenced
    stunned = weight(20, step=12)  # taken off for each point of attack
    nearer = weight(6, step=4)  # a step nearer to the enemy's stone, for a unit that can move and attack,
    nearer_attack = weight(0, step=2)  # and for each point of its attack
    rival = weight(100, step=20)  # the weight of the other's values, in per cent


class Tables(LinesTables):
    """Compiled cards, the map, the options of the match, and the geometry of the board."""

    card = CardRow.array(CARDS)
    leaders = LeaderRow.array(LEADERS)
    ability = AbilityRow.array(ABILITIES)
    effect = EffectRow.array(EFFECTS)
    target_row = TargetRow.array(TARGETS)
    filter = FilterRow.array(FILTERS)
    value = ValueRow.array(VALUES)
    condition = ConditionRow.array(CONDITIONS)
    aura = AuraRow.array(AURAS)
    weights = Weights.array(2)  # BY_HAND and LEAF
    pool = uint16[POOL]
    deckable = uint16[DOMAINS + 1, CARDS]  # by pantheon: the cards that its decks may hold (its own and neutral ones)
    deckable_size = uint16[DOMAINS + 1]
    asks_counts = uint8[DOMAINS + 1]  # by pantheon: a card that its decks may hold may lead to such a text
    stone_card = uint16()
    stone_tile = uint8[SEATS]
    stones = int64()  # both their tiles
    stone_health = int16()
    opening = uint8[SEATS]  # HG6.4
    gift = uint16()  # the second player's extra card
    turn_limit = int16()  # HG6.6
    asks_amounts = uint8()  # a card of the set asks how much damage or healing its ability answers
    tireless = uint8()  # an empty deck does no damage (HG6.5)
    open = int64()  # tiles without a blocker
    home = int64[SEATS]
    around = int64[TILES]
    near = int64[TILES]  # the tiles up to two away, diagonals too
    within = int64[LONGEST_RANGE + 1, TILES]  # by range: orthogonal steps (HG4.6); range 1 is `around`
    column = int64[TILES]
    row = int64[TILES]


class World(State, Scratch, Decks, Tables):
    """One match in progress with its working memory and tables."""
