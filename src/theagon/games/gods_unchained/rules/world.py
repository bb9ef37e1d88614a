"""The data of the rules of Gods Unchained: the state of a match, working memory, card tables.

In the rules `g` is the World, `u` and `v` are units (gods, relics and creatures), `e` is a pending effect, `w` (what)
is a line of the effect table. A side has eight places in board order: 0 the god, 1 the relic, 2 to 7 the creatures from
left to right; a tile is `8 * seat + place`. Sets of slots are bits.
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
from theagon.kernel.queue import Effect
from theagon.kernel.records import Record, int8, int16, int32, int64, uint8, uint16, uint32
from theagon.kernel.units import NONE as NONE
from theagon.kernel.units import AnyUnit
from theagon.kernel.valid import LinesTables, ValidUnitsScratch
from theagon.kernel.weights import weight

SEATS = 2
COMBAT, BURNED = 3, 4  # as `killer` of a unit
DRAWN = 2  # `winner` of a drawn match
PLACES = 8  # of a side
TILES = SEATS * PLACES
RELIC = 1  # the place of the relic
FIRST = 2  # the place of the leftmost creature
ROW = 6  # the most creatures of a side (GU5.3)

UNITS = 40  # slots: 16 places, and room for units that left play in this action
DECK, HAND, VOID = 45, 9, 60
DECK_SIZE = 30  # of the decks that players bring (GU5.2)
MODIFIERS = 32
OFFERED, DELVED = 30, 3  # the most cards to choose from; cards offered by a delve
SEEN = 4  # the most cards that a player foresees
DELAYED = 4  # effects that wait for the end of a turn or the start of another
MODES = 4  # the most modes of one choice
SHOWN, SANCTUM = 3, 40  # cards of the Sanctum in sight; cards of its pile
POWERS = 8  # god powers to choose from
OPENING = 3  # cards of an opening hand
GEMS, LOCKS = 9, 16

CARDS, ABILITIES, EFFECTS, TARGETS, FILTERS, VALUES, CONDITIONS, POOL = 2048, 4096, 8192, 512, 1024, 512, 512, 16_384
AURAS = 512
GIVEN = CARDS
GOD_CARD = CARDS - 1  # the place of gods, who have no card
GODS = 7  # the six, and neutral as the last
OWN = 8  # the most gods, and the most tribes, that a set declares besides those of the game
DOMAINS = GODS + OWN

TARGETED = TILES + 1  # a place, or none


@constants
class Action(IntEnum):
    """The first number of each verb: together they cover the action space.

    Places of the board are counted from the side of the acting player: its own are 0 to 7, the enemy's 8 to 15.
    """

    END_TURN = 0
    PLAY = 1  # + hand place * 17 + (a creature: its place from the left; a spell: its target)
    ATTACK = PLAY + HAND * TARGETED  # + own place * 8 + the enemy's place
    ABILITY = ATTACK + PLACES * PLACES  # + own place * 17 + target
    POWER = ABILITY + PLACES * TARGETED  # + target
    BAG = POWER + TARGETED
    BUY = BAG + 1  # + place in the Sanctum
    CHOOSE_PLACE = BUY + SHOWN  # + place of the board
    CHOOSE_CARD = CHOOSE_PLACE + TILES  # + place among the offered
    CHOOSE_HAND = CHOOSE_CARD + OFFERED  # + place of the hand
    FORESEE = CHOOSE_HAND + HAND  # + bits of the foreseen cards that go to the bottom, the top card first
    CHOOSE_MODE = FORESEE + (1 << SEEN)  # + place among the modes
    PICK_POWER = CHOOSE_MODE + MODES  # + place among the god's powers
    MULLIGAN = PICK_POWER + POWERS  # + bits of the hand places to exchange
    CONCEDE = MULLIGAN + (1 << OPENING)  # + seat; always accepted, never listed: giving up is no move in the game


ACTIONS = Action.CONCEDE + SEATS
LISTED = 512  # legal actions at once: at most 153 plays, 64 attacks, 136 abilities, 17 of a power ...


@constants
class Status(IntEnum):
    """Bits of a unit's `status`."""

    SICK = 1  # summoning sickness (GU2.3)
    ASLEEP = 2
    DOOMED = 4  # marked to be destroyed, whatever its health
    DESTROYED = 8  # by cleanup step 1; `owed` has the next step for it
    GONE = 16  # has left play in this action; its last values are still read
    WARDED = 32  # its Ward has stopped something and ends in cleanup step 9
    USED = 64  # its ability was used this turn
    VISITING = 128  # stolen until the end of the turn (GU7.21)
    SILENCED = 1024  # its own abilities are lost (GU6.40)


STATUS_BITS = 11
FIRST_OF_GIFT = 256  # what one gift counts in `status`, between the bits of Status


@constants
class Keyword(IntEnum):
    """Bits of a unit's keywords."""

    FRONTLINE = 1
    BACKLINE = 2
    HIDDEN = 4
    BLITZ = 8
    GODBLITZ = 16
    WARD = 32
    PROTECTED = 64
    DEADLY = 128
    LEECH = 256
    OVERKILL = 512
    TWIN_STRIKE = 1024
    FLANK = 2048
    CONFUSED = 4096
    SOULLESS = 8192
    CANNOT_ATTACK = 16384
    CANNOT_ATTACK_GODS = 32768


GOD_KEYWORDS = Keyword.WARD | Keyword.PROTECTED | Keyword.CONFUSED  # the keywords that a god can be given


@constants
class Sort(IntEnum):
    """The sorts of cards and units."""

    GOD = 0
    CREATURE = 1
    RELIC = 2
    SPELL = 3
    POWER = 4


@constants
class Until(IntEnum):
    """The end of a modifier."""

    LASTING = 0
    THIS_TURN = 1  # after the end-of-turn effects (GU6.18)
    NEXT_ATTACK = 2
    TURN_OF = 3  # + seat: when its next turn starts
    AURAS = 5  # when no aura gives it any more: the sum of all auras on the unit (GU6.36)
    TURN_OF_OWNER = 6  # in a line: like TURN_OF, for the player of the unit


@constants
class Choice(IntEnum):
    NONE = 0
    POWER = 1
    MULLIGAN = 2
    TARGET = 3  # of the effect in `now`
    DELVE = 4
    HAND = 5
    FORESEE = 6
    MODE = 7
    CARD = 8  # of a void, of the own deck or of the enemy's hand


# The ranges of the numbers of a state. The last card is the gods', which is in no pile.
SEAT, FLAG = uint8.index(SEATS), uint8.between(0, 1)
TILE, SLOT = uint8.index(TILES), uint8.index(UNITS, none=NONE)
SLOTS_SET = int64.bits(UNITS)
CARD, GOD_OR_CARD = uint16.row_of("card", CARDS - 2), uint16.row_of("card", CARDS - 1)
PACKED = int64.packed_row_of("card", CARDS - 2, bits=12, of=53)  # see `cards.py`
ENTRY = uint16.between(0, 60_000)
VALUE = int16.between(-MOST, MOST)  # see `modifiers.py`
COUNT = uint8.between(0, 99)  # rules count no further
WORDS = uint16.flags(Keyword)


class Unit(AnyUnit):
    """A god, a relic or a creature in play (or gone in this action)."""

    card = GOD_OR_CARD()  # 0: a free slot
    entered = ENTRY()  # its entry number: its identity
    owner = SEAT()
    tile = TILE()
    kind = uint8.one_of(Sort)()
    attacks = COUNT()  # made this turn
    attack = VALUE()  # its strength
    health = VALUE()  # of a relic: its durability
    maximum = VALUE()
    status = uint16.bits(STATUS_BITS)()  # Status; in two bits, which of the gifts of the card in `lent` it has
    keywords = WORDS()  # lasting ones
    timed_keywords = WORDS()  # from modifiers
    lent = CARD()  # the card that gave it abilities
    burn = COUNT()
    regen = COUNT()
    armor = COUNT()
    spell_boost = COUNT()
    fought = FLAG()  # it has attacked since it came to the board
    owed = uint8(0, 9)  # once destroyed: the next cleanup step for it (GU6.7)
    killer = uint8(0, BURNED)  # 1 + the seat of the effect that harmed it last, or combat, or Burn
    harm = int32(0, MOST_EVENTS)  # 1 + the number of the event that harmed it last


@constants
class Ending(IntEnum):
    """What happens to a unit when a modifier ends, besides the end of its bonus."""

    NOTHING = 0
    SLEEP = 1  # the unit falls asleep
    GIFT = 2  # it loses the abilities that were given to it


class Modifier(Timed):
    """A change of a unit that ends by itself."""

    until = uint8(0, Until.AURAS)  # 0: free
    unit = uint8.index(UNITS)()
    attack = int8.any()
    health = int8.any()
    keywords = WORDS()
    sleep = uint8.one_of(Ending)()  # what happens to the unit when this ends


class State(MatchState, PilesState, ModifiersState):
    """The match itself: the only part that is copied, stored and hashed."""

    winner = int8(-1, DRAWN)
    active = SEAT()
    to_act = SEAT()
    choice = uint8.one_of(Choice)()
    turn = int16(1, 30_000)  # both players' turns counted
    entries = ENTRY()  # the last entry number given
    contestant = SEAT[SEATS]  # by seat: its contestant
    god = uint8.between(0, DOMAINS)[SEATS]  # its domain, from 1 on
    power = CARD[SEATS]  # the god power's card
    power_used = FLAG[SEATS]
    power_change = int8.between(-99, 99)[SEATS]  # of its cost, until the seat's turn ends
    own_turns = COUNT[SEATS]
    opened = uint8.between(0, LOCKS)[SEATS]  # locks opened for good (GU5.5)
    borrowed = uint8.between(0, LOCKS)[SEATS]  # locks opened for this turn only (GU5.6)
    mana = int8.between(0, GEMS)[SEATS]
    bags = COUNT[SEATS]  # uses left of the bag of tricks
    bag_used = FLAG[SEATS]  # this turn
    fatigue = COUNT[SEATS]
    favor = COUNT[SEATS]
    bought = COUNT[SEATS]  # from the Sanctum this turn
    attacked = COUNT[SEATS]  # characters of the side that have attacked this turn
    spells_cast = COUNT[SEATS]  # this turn
    deaths = COUNT[SEATS]  # creatures of the side that were destroyed this turn
    last_spell = CARD[SEATS]  # the last that the seat played; 0: none yet
    last_creature = CARD[SEATS]
    deck_size = uint8.between(0, DECK)[SEATS]
    hand_size = uint8.between(0, HAND)[SEATS]
    void_size = uint8.between(0, VOID)[SEATS]
    row_size = uint8.between(0, ROW)[SEATS]  # creatures of the side
    fallen_size = uint8(0, UNITS)
    fallen = uint8.index(UNITS)[UNITS]  # slots of destroyed units that are owed steps of the cleanup, in their order
    played = uint8.between(0, 100)[SEATS]  # 1 + cards played this turn; 0 if no card of the match can ask (GU6.32)
    cast = PACKED()  # the spell being played
    offered = PACKED[OFFERED]  # different cards to choose from, the first places first
    foreseen = uint8(0, SEEN)  # how many cards from a deck's top the player foresees
    foreseen_of = SEAT()  # the seat of that deck
    done = uint16(0, 999)  # the amount done by the last line of the effect that waits for a choice
    spent = COUNT[SEATS]  # mana, on cards and god powers in this turn, if a card of the match can ask (GU6.32)
    buried = COUNT[SEATS]  # creatures of the side that were destroyed in the match, likewise
    noted = PACKED()  # the card that this effect speaks of
    delayed = Effect.array(DELAYED)  # op 0: a free place; `priority` is the Due, `tile` the place among them
    delayed_card = CARD[DELAYED]  # the card of the effect
    deck = PACKED[SEATS, DECK]  # cards outside the board are packed, see `cards.py`
    hand = PACKED[SEATS, HAND]
    void = CARD[SEATS, VOID]
    sanctum_size = uint8(0, SANCTUM)
    shown = CARD[SHOWN]  # the Sanctum's cards in sight
    sanctum = CARD[SANCTUM]  # its pile, the next card last
    at = SLOT[TILES]  # the slot on a tile
    unit = Unit.array(UNITS)
    modifier = Modifier.array(MODIFIERS)
    choices = int64.bits(TILES)()  # tiles that may be chosen
    board = SLOTS_SET[SEATS]  # slots of each side's creatures
    gone = SLOTS_SET()  # slots of units that left play in this action
    timed = int64.bits(MODIFIERS)()  # places of `modifier` that are taken
    listeners = SLOTS_SET[24]  # slots by Trigger


class AuraSum(Record):
    """The sum of all auras on a unit, during the recomputation."""

    attack = int16()
    health = int16()
    keywords = uint16()
    givers = uint8()  # how many units give it something,
    source = uint8()  # and the last of these; its player has harmed those that lose their health


class Decks(Record):
    """The set-up of the next match, by contestant."""

    setup_deck = uint16[SEATS, DECK_SIZE]
    setup_god = uint8[SEATS]


class Scratch(ChoicesScratch, ChancesScratch, DealingScratch, LeftScratch, ValidUnitsScratch):
    """Working memory between two decisions."""

    saved = State.array(POSITIONS)

    action = int32[LISTED]
    former = Unit.array(1)  # a unit as it was, see `changes.py`
    aura_ended = uint8()  # a unit that gave auras has left
    aura_sum = AuraSum.array(UNITS)
    set_aside = Effect.array(1)  # `now`, while something is read for a unit or a card in hand
    seat_aside = uint8()
    step = uint8()  # of the cleanup that runs
    step_told = uint8()
    doing = int32()  # the amount done by the running line
    passed_over = uint8()  # the line before did not happen, as its condition did not hold
    duel = uint8[2]  # the slots of the two creatures that fought in this action
    duel_entered = uint16[2]  # 0: none did
    exchanged = int64[HAND]
    declared = uint16[DECK]
    declared_size = uint8()
    declared_by = uint8()
    undrawn = int64()
    left = uint16[DECK + 1]
    copies = uint8[CARDS]
    present = int64[CARD_WORDS]


class CardRow(rows.CardRow):
    """A card, compiled."""

    kind = uint8()
    rarity = uint8()
    god = uint8()
    tribe = uint8()
    burn = uint8()
    regen = uint8()
    armor = uint8()
    spell_boost = uint8()
    passing = uint16()  # keywords that it has until its player's next turn
    favor = uint8()  # its price in the Sanctum; 0: not sold there
    recasts = uint8()  # it casts another spell again, so it is not cast again itself
    aura = uint16()  # first row
    auras = uint8()
    discount = uint16()  # value by which it costs less in hand; 0: none


class AuraRow(Record):
    filter = uint16()  # the units that it reaches; 0: its own
    attack = int8()
    health = int8()
    keywords = uint16()
    value = uint16()  # value that replaces `attack`; 0: none
    health_value = uint16()  # likewise of `health`
    cost = int8()  # not 0: it changes the cost of cards in hand, which the filter means
    condition = uint16()  # it is given while this holds; 0: always


class AbilityRow(rows.AbilityRow):
    zone = uint8()  # 0: from the board, 1: the hand, 2: the void, 3: the deck
    by = uint16()  # filter for the other unit of the event; 0: any
    after = uint8()  # it waits until the event is over (GU6.26)
    once = uint8()  # it answers only the first such event of a turn
    gift = uint8()  # of an ability that the card gives: with which of its gifts


class EffectRow(rows.EffectRow):
    """One sentence. The operation decides what the numbers mean; see `tables.py`."""

    zone = uint8()  # from where
    to_zone = uint8()  # where to
    burn = int8()
    regen = int8()
    armor = int8()
    spell_boost = int8()
    this = uint8()  # This
    pools = uint8()  # `pool` has the first card and the size of several pools; 1: the enemy's god decides, 2: mana
    by = uint8()  # of MOST and LEAST: Measure
    health_value = uint16()  # value that replaces `health`; 0: none
    limit = uint8()  # 1 + how much more than the target it may cost; 0: any
    like = uint8()  # 1 + Who: it costs as much as this unit; 0: any
    over = uint8()  # the card goes to the other player
    copied = uint8()  # a copy moves, and the card stays
    gift = uint8()  # of the abilities that the card gives: which of its gifts
    depth = uint8()  # only of this many top cards of the deck; 0: of all
    kept = uint8()  # the card keeps the gains of its unit
    price = uint8()  # 1 + the card's new cost; 0: its cost stays
    price_limit = uint8()  # 1 + the highest cost of the card from now on; 0: any
    whom = uint16()  # filter for the attacked unit (`flag` is the Who), or for the units of `had_by`
    allowed = uint8()  # only a unit that no other shields and that is not hidden
    otherwise = uint8()  # it follows only if the condition of the line before did not hold


class FilterRow(rows.FilterRow):
    kinds = uint8()  # bits, 1 << Sort
    rarity = uint8()
    tribes = uint32()  # bits, 1 << tribe; 0: any
    has = uint8()  # a trigger that some ability answers; 0: any; `lacks`: that none does
    lacks = uint8()
    gods = uint16()  # bits, 1 << god; 0: any
    gems = uint8()  # it costs no more than the player has gems (1), or less (2)
    not_keyword = uint16()
    rare = uint8()  # 1: it asks one of the next three
    number = uint8()  # Number that it has some of; 0: any; `not_number`: that it has none of
    not_number = uint8()
    beside = uint8()  # 1 + Who: next to this creature; 0: anywhere
    asleep = uint8()  # 0 either, 1 no, 2 yes; likewise `dying`, `fought`
    dying = uint8()
    fought = uint8()


class ValueRow(rows.ValueRow):
    zone = uint8()  # of a count
    total = uint8()  # of COUNT: Measure
    random = uint8()  # of COUNT: the measure of a random one of these
    since = uint8()  # of DEATHS: from the start of the match on, not in this turn alone
    lead = uint8()  # of LEAD: Lead
    per = uint8()  # only every n-th counts
    plus = uint8()
    most = uint8()  # 0: any


class ConditionRow(rows.ConditionRow):
    zone = uint8()  # of a count
    favor = uint8()  # the player has at least this much
    mana = uint8()  # likewise, unspent
    void = uint8()  # the player's void has at least this many cards
    done = uint8()  # the line before did at least this much
    burned = uint8()  # Burn harmed the unit last
    different = uint8()  # the zone of which no two cards are the same


class Weights(Record):
    """The weights by which bots judge a position, as they are set by hand. A mana is worth about 100."""

    god_health = weight(32, step=10)  # a point of it
    near_death = weight(900, step=400)  # divided by that health: the last points are worth most
    god_burn = weight(25, step=15)  # taken off for each point
    held = weight(75, step=25)  # a card in hand
    gem = weight(30, step=20)  # an opened lock
    favor = weight(9, step=5)
    bag = weight(20, step=20)
    creature = weight(20, step=20)
    strength = weight(52, step=14)  # a point of a creature's strength,
    health = weight(42, step=12)  # and of its health
    ability = weight(30, step=15)  # likewise an aura
    frontline = weight(25, step=15)
    out_of_reach = weight(25, step=15)  # ward, or hidden
    protected = weight(30, step=15)  # a protected creature,
    protected_strength = weight(15, step=10)  # and each point of its strength
    twin_strike = weight(25, step=15)  # for each point of strength
    deadly = weight(35, step=20)  # deadly, leech or overkill
    held_back = weight(20, step=12)  # taken off for each point of strength that cannot attack, or attacks anyone
    asleep = weight(15, step=10)  # taken off for each point of strength
    regen = weight(25, step=15)
    burn = weight(45, step=20)  # taken off for each point
    armor = weight(25, step=15)
    relic = weight(30, step=15)  # a relic's strength, times its uses up to 3
    relic_ability = weight(20, step=12)  # for each use
    rival = weight(100, step=20)  # the weight of the other's values, in per cent


class Tables(LinesTables):
    """Compiled cards, and the options of the match."""

    card = CardRow.array(2 * CARDS)  # from GIVEN on: the abilities that the card at the same place gives to units
    ability = AbilityRow.array(ABILITIES)
    effect = EffectRow.array(EFFECTS)
    target_filter = uint16[TARGETS]  # by target: its filter
    filter = FilterRow.array(FILTERS)
    value = ValueRow.array(VALUES)
    condition = ConditionRow.array(CONDITIONS)
    weights = Weights.array(2)  # BY_HAND and LEAF
    aura = AuraRow.array(AURAS)
    pool = uint16[POOL]
    deckable = uint16[DOMAINS + 1, CARDS]  # by god: the cards that its decks may hold (its own and neutral ones)
    deckable_size = uint16[DOMAINS + 1]
    powers = uint16[DOMAINS + 1, POWERS]  # by god: the powers it chooses from
    powers_size = uint8[DOMAINS + 1]
    sold = uint16[SANCTUM]  # the cards of the Sanctum
    sold_size = uint8()
    lowest_price = uint8()  # of the cards of the Sanctum
    acts = uint8[CARDS]  # by card: the zones other than the board that it acts from, as bits
    answered = uint32[SEATS, 4]  # in a turn of the card's player (0) or the other: triggers that one answers, by zone
    once_a_turn = uint8()  # some ability answers only the first event of a turn
    asks_counts = uint8[DOMAINS + 1]  # by god: a card of its matches may lead to a text that asks what was counted
    prices_vary = uint8()  # something but the card itself can change what a card in hand costs
    god_card = uint16()
    god_health = int16()  # GU5.1
    gems_of = uint8[2 * LOCKS + 1]  # by open locks, borrowed ones included: gems (GU5.5)
    bags_at_start = uint8[SEATS]  # GU5.6
    turn_limit = int16()  # GU6.14
    tireless = uint8()  # an empty deck does no damage (GU5.8)
    sanctum_open = uint8()  # options: GU8.2,
    burn_kills = uint8()  # GU6.6,
    soulless_silent = uint8()  # GU6.16,
    roars_at_self = uint8()  # GU6.27,
    chosen_is_top = uint8()  # GU7.22


class World(State, Scratch, Decks, Tables):
    """One match in progress with its working memory and tables."""
