"""The data of the rules of Army of Gods: the state of a match, working memory, card tables.

In the rules `g` is the World, `e` is a pending effect, `w` (what) is a line of the effect table. An army is a row of
stacks, one for each kind: stack `16 * seat + kind`, its top card last. A card in an army is packed with the seat of its
deck and the kind that it counts as, see `cards.py`; elsewhere a card is its place in the card set.
"""

from __future__ import annotations

from enum import IntEnum

from theagon.kernel import rows
from theagon.kernel.chances import ChancesScratch
from theagon.kernel.dealing import DealingScratch
from theagon.kernel.enums import constants
from theagon.kernel.match import MatchState
from theagon.kernel.monte_carlo import POSITIONS
from theagon.kernel.piles import PilesState
from theagon.kernel.queue import Effect
from theagon.kernel.records import Record, int8, int16, int32, uint8, uint16
from theagon.kernel.rows import AnyLine
from theagon.kernel.valid import LinesTables, ValidScratch
from theagon.kernel.weights import weight

SEATS = 4  # at most
DRAWN = SEATS  # `winner` of a drawn match
NOBODY = 255  # in place of a seat
KINDS = 16
STACKS = SEATS * KINDS
SET = 5  # cards of a set (AG1.2)
STACK = SET - 1  # of an unfinished one
SETS = 26  # the most sets of a seat that are stored card by card

DECK = 112  # cards of a draw pile (AG3.1)
LEADERS = 8  # leading gods of a deck (AG2.1)
HAND = 15  # AG4.2
TOKENS = 12  # AG2.4
START_TOKENS = 6  # AG3.1
OPENING, OPENING_DROPS = 10, 3  # AG3.5
ALIKE, OTHERS = 3, 3  # cards discarded to restore tokens (AG6.4)
RESTORED = 2
LOOKED = 8  # the most cards that are looked at together
MOST_MOVES = 99  # the most that a turn may have left
RECALLS = 1  # a deck holds a card that may ask for `last_played` (AG4.13)
FREE = 2  # the deck of the first seat holds a card that takes no action (AG4.19)

CARDS, EFFECTS, ABILITIES, CONDITIONS, STANDING = 256, 1024, 512, 256, 64

RIVALS = SEATS - 1
AIMS = RIVALS * KINDS  # at which an attack may point


@constants
class Action(IntEnum):
    """The first number of each verb: together they cover the action space.

    Rivals are counted from the acting seat on: 0 is the seat itself, 1 the next one.
    """

    END_TURN = 0
    DONE = 1  # stop choosing; let an attack through
    DROP = 2  # + place in the hand
    ATTACK = DROP + HAND  # + (place in the hand * 3 + rival - 1) * 16 + kind of the first card attacked
    PLAY = ATTACK + HAND * AIMS  # + place in the hand
    ABILITY = PLAY + HAND
    RESTORE = ABILITY + 1  # + kind of the three alike
    CHOOSE_HAND = RESTORE + KINDS  # + place in the hand
    CHOOSE_STACK = CHOOSE_HAND + HAND  # + rival * 16 + kind
    CHOOSE_KIND = CHOOSE_STACK + STACKS  # + kind of a card in the discard pile
    CHOOSE_LOOKED = CHOOSE_KIND + KINDS  # + place among the cards looked at, the top one first
    CHOOSE_SEAT = CHOOSE_LOOKED + LOOKED  # + rival
    CHOOSE_LEADER = CHOOSE_SEAT + SEATS  # + place among the deck's leading gods
    CONCEDE = CHOOSE_LEADER + LEADERS  # + seat; always accepted, never listed: giving up is no move in the game


ACTIONS = Action.CONCEDE + SEATS
LISTED = 1024  # legal actions at once: at most 15 drops, 720 attacks, 15 plays, 16 kinds ...


@constants
class Sort(IntEnum):
    """The kinds of cards."""

    ARMY = 0
    SUPPORTING = 1
    POWER = 2
    LEADING = 3


@constants
class Choice(IntEnum):
    NONE = 0
    LEADER = 1
    DROP = 2  # a card of the hand to drop
    ATTACKER = 3  # a card of the hand to drop and to attack with
    TARGET = 4  # a card to attack
    BLOCK = 5  # the attacked player's answer
    RETURN = 6  # a kind in the discard pile to drop
    TAKE_BACK = 7  # the same, to the hand
    LOOKED = 8  # one of the cards looked at, to drop
    WILD = 9  # a stack of one's own
    REMOVE = 10  # a stack to lose its top card
    STEAL = 11
    RIVAL = 12  # the player who discards, or shows the hand
    RESTORE = 13  # another card to discard
    MODE = 14  # one of several things
    DISCARD = 15  # a card of the own hand to discard


# The ranges of the numbers of a state.
SEAT, FLAG = uint8.index(SEATS), uint8.between(0, 1)
CARD = uint8.row_of("card", CARDS - 1)
LYING = uint16.packed_row_of("card", CARDS - 1, bits=8, of=14)  # in an army, see `cards.py`
COUNT = uint8.between(0, SEATS * DECK // SET)  # of sets, and of other things that are no more than these


class State(MatchState, PilesState):
    """The match itself: the only part that is copied, stored and hashed. The partner of the `winner` wins too."""

    winner = int8(-1, DRAWN)
    active = SEAT()
    to_act = SEAT()
    choice = uint8.one_of(Choice)()
    overtime = uint8(0, 0)  # always 0: turns end by themselves in this game
    players = uint8(2, SEATS)  # seats of this match
    teams = FLAG()  # two against two: seats 0 and 2 against 1 and 3
    starter = SEAT()
    limit = uint8.any()  # of the current line: the most choices, if they were counted; else 0
    turn = int16(0, 30_000)  # all players' turns counted
    round = int16(1, 30_000)
    idle = COUNT()  # whole rounds without a drop (AG4.10)
    dropped = FLAG()  # something was dropped in this round
    reached = FLAG()  # a side has reached the aim, and the match ends with the round (AG1.5)
    contestant = SEAT[SEATS]  # by seat: its contestant
    leader = CARD[SEATS]
    leaders = CARD[SEATS, LEADERS]  # the leading gods of the seat's deck
    tokens = uint8.between(0, TOKENS)[SEATS]
    out = FLAG[SEATS]
    guarded = FLAG[SEATS]  # until its next turn (AG5.14)
    ran_out = FLAG[SEATS]  # its hand became empty in its own turn (AG4.8)
    revealed = uint8.between(0, DECK)[SEATS]  # cards near the bottom of the pile that everyone has seen
    beneath = uint8.between(0, DECK)[SEATS]  # cards below these that only the player knows
    moves = uint8(0, MOST_MOVES)  # actions left in this turn
    turn_sets = COUNT()  # sets completed in this turn
    ability_used = FLAG()  # in this turn
    restored = FLAG()  # in this turn
    picked = COUNT()  # the number of choices made for the current line
    picked_kind = uint8(0, KINDS)  # 1 + the kind of the card that was dropped last for it
    looked = uint8(0, LOOKED)  # the number of cards that are looked at, from the top of the pile
    attacker = LYING()  # the card that attacks, packed; 0: none does
    might = uint8.any()  # its strength
    prey = uint8.index(SEATS, none=NOBODY)()  # the seat that is attacked or robbed
    last_played = CARD()  # the god or power card that was played last, if a card of the match may ask (AG4.13)
    traits = uint8.bits(1 + SEATS)()  # what the decks hold: RECALLS, and for each seat FREE << seat
    prey_kinds = int32.bits(KINDS)()  # the kinds of its stacks that have been chosen, as bits
    deck_size = uint8.between(0, DECK)[SEATS]
    hand_size = uint8.between(0, HAND)[SEATS]
    discard_size = uint8.between(0, DECK)[SEATS]
    stack_size = uint8.between(0, STACK)[STACKS]
    sets = COUNT[SEATS]
    deck = CARD[SEATS, DECK]
    hand = CARD[SEATS, HAND]
    discard = CARD[SEATS, DECK]  # the latest card last
    aside = CARD[LOOKED]  # the cards that are being looked at, the top one first
    stack = LYING[STACKS, SET]  # the fifth place is empty between actions
    finished = LYING[SEATS, SETS * SET]  # the cards of the sets, in the order of their completion


class Decks(Record):
    """The set-up of the next match, by contestant."""

    setup_players = uint8()
    setup_teams = uint8()
    setup_deck = uint8[SEATS, DECK]
    setup_leaders = uint8[SEATS, LEADERS]


class Scratch(ChancesScratch, DealingScratch, ValidScratch):
    """Working memory between two decisions."""

    saved = State.array(POSITIONS)

    action = int32[LISTED]
    power = uint8[HAND]  # the strengths with which the army cards of a hand attack
    lasting = Effect.array(1)  # while it is put off
    unknown = uint8[DECK]  # hidden cards of a deck, while they are dealt again
    copies = uint8[CARDS]  # of each card among them, while they are sorted; else 0


class CardRow(Record):
    """A card, compiled."""

    sort = uint8()
    kind = uint8()  # of an army card
    pantheon = uint8()
    strength = uint8()
    assault = uint8()  # so much more while it attacks
    fleeting = uint8()  # destroyed or played, it is removed from the game
    destroys = uint8()  # a reaction that destroys the attacking card
    grows = uint8()  # so much more for each other card of its stack
    stronger = uint8()  # 1 + the row of `standing`: so much more for cards of its kind, or of the army that it leads
    stronger_of = uint8()  # 1 + the kind; 0: any
    stronger_if = uint16()  # the condition while which they are; 0: always
    free = uint8()  # playing it, or using its ability, takes no action
    tokens = uint8()  # of a leading god: the cost of its ability,
    odds = uint8()  # and how often bots choose it, compared with others
    blocks = uint8()  # it is a reaction to an attack
    recalls = uint8()  # it may copy the last card that was played
    copies = uint8()  # it copies another card, so it is not copied itself
    ability = uint16()  # first one
    abilities = uint8()
    effect = uint16()  # first line
    effects = uint8()


class AbilityRow(Record):
    """An ability: its trigger, and the lines that it runs."""

    trigger = uint8()
    of = uint8()  # 1 + the kind of the stack; 0: any
    effect = uint16()  # first line
    effects = uint8()


class ConditionRow(rows.ConditionRow):
    """A condition: there are `at_least` so many of these. Of the common fields it uses none but the further ones."""

    counted = uint8()  # Counted
    counted_of = uint8()  # 1: that some rival has
    of = uint8()  # 1 + the kind; or `KINDS` + the pantheon; 0: any
    lead = uint8()  # so many more than the other side


class EffectRow(AnyLine):
    """One sentence. The operation decides what the numbers mean; see `tables.py`."""

    op = uint8()
    speaker = uint8()  # the card with this line
    count = uint8()  # of a mode: the number of its lines
    amount = uint8()
    one_kind = uint8()
    total = uint8()  # the most strength of all together; 0: any
    look = uint8()
    all = uint8()  # of all rivals, not of one
    counted = uint8()  # Counted: `amount` is multiplied by the number of these; 0: by 1
    counted_of = uint8()  # 1: the most that one rival has
    of = uint8()  # 1 + the kind that is counted; or `KINDS` + the pantheon; 0: any
    lead = uint8()  # how many more than the other side has
    kind = uint8()  # 1 + the kind of the cards that are dropped, gain or are guarded; 0: any
    each = uint8()  # the most strength of each; 0: any
    every = uint8()  # all that may be chosen are, without a choice
    whose = uint8()  # Whose; 0: as the operation has it
    most = uint8()  # of an amount that is counted; 0: any
    condition = uint16()  # 0: always
    otherwise = uint8()  # only if the condition of the line before did not hold
    lowers = uint8()  # of GAIN: so much less strength
    flag = uint8()  # Due, also of a GAIN, or Copied; of DISCARD: the players choose the cards


class Weights(Record):
    """The weights by which bots judge a position, as they are set by hand. A set is worth about 1,000."""

    finished = weight(1000, step=250)  # a set
    card = weight(90, step=30)  # a stack's first card,
    further = weight(45, step=15)  # and how much more each next card is worth
    strong = weight(0, step=12)  # a stack, for each point of its kind's strength above the middle,
    strong_further = weight(0, step=5)  # and how much more for each next card
    held = weight(25, step=12)  # a card in hand
    block = weight(60, step=30)  # a card in one's own hand that blocks,
    god = weight(70, step=30)  # another one that is no army card,
    matching = weight(9, step=5)  # an army card, for each card of its kind in the army,
    strength = weight(1, step=1)  # and for each point of its strength
    token = weight(30, step=15)
    able = weight(0, step=30)  # to have the tokens for the ability of the leading god
    guard = weight(40, step=20)
    move = weight(70, step=30)  # an action that is left
    rivals = weight(100, step=25)  # the weight of the others' values, in per cent


class Tables(LinesTables):
    """Compiled cards, and the options of the match."""

    card = CardRow.array(CARDS)
    effect = EffectRow.array(EFFECTS)
    ability = AbilityRow.array(ABILITIES)
    condition = ConditionRow.array(CONDITIONS)
    standing = EffectRow.array(STANDING)  # amounts that are asked all the time
    strengthens = uint8()  # some card makes others stronger
    lasts = uint8()  # some card gives strength, or guards a kind, for a time
    answered = uint8()  # the triggers that some card answers, as bits
    kinds = uint8()
    kind_card = uint8[KINDS]  # the army card of each kind
    weights = Weights.array(2)  # BY_HAND and LEAF
    goal = uint8[SEATS + 1]  # by players: the sets that win (AG1.3)
    team_goal = uint8()
    together = uint8()  # options: the team's sets count together (AG1.4),
    finish_round = uint8()  # AG1.5,
    starter_moves = uint8()  # AG4.5,
    each = uint8()  # each of several attacked cards is compared by itself (AG5.5),
    open_sets = uint8()  # finished sets can be attacked (AG5.8),
    whole_draws = uint8()  # a draw that would pass 15 is not made (AG4.3)


class World(State, Scratch, Decks, Tables):
    """One match in progress with its working memory and tables."""
