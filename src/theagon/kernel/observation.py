"""Observations: what a seat may see, as bytes for learners. Each game declares their fields, in groups.

    class Tile(Fields):
        CARD = card(CARDS, "its unit")
        HEALTH = number(255, "its health")

    class Hand(Fields):
        CARD = card(CARDS, "a card of the hand")
        COST = number(255, "its cost")

    SPACE = ObservationSpace(Group(Tile, (5, 8), planes=True), Group(Hand, (10,)))
    HAND_AT, HAND_STEP = SPACE.at(Hand), SPACE.step(Hand)

Rules write each field by its name: `out[HAND_AT + Hand.COST + HAND_STEP * k]`. The documentation and
the learners' arrays derive from the same declaration.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto
from math import prod
from typing import Self

from theagon.kernel.bits import bits
from theagon.kernel.enums import constants
from theagon.kernel.match import MatchScratch
from theagon.kernel.piles import PilesState
from theagon.kernel.records import Bytes


class Sort(Enum):
    """The meaning of a field's numbers."""

    NUMBER = auto()  # an amount
    CHOICE = auto()  # one of several unordered values
    FLAGS = auto()  # a set of values, as bits
    CARD = auto()  # an index of the card set; 0: none or unknown
    COUNT = auto()  # how many there are of the card whose index is the number of the place


@dataclass(frozen=True)
class Field:
    """A number of an observation, from `low` to `high`: one or two bytes, the low one first.

    If it can be below 0, its bytes are in two's complement.
    """

    high: int
    meaning: str
    sort: Sort = Sort.NUMBER
    kinds: type[IntEnum] | None = None  # the names of a choice's values or of the flags' bits
    name: str = ""  # that of the member that declares it
    low: int = 0
    bare: str = ""  # of a card: what has none, such as a god; its number is `high`

    @property
    def width(self) -> int:
        """The bytes of the number: 1 or 2."""
        return 1 if self.low >= -128 and self.high < (128 if self.low else 256) else 2


def number(high: int, meaning: str) -> Field:
    """Return a field for an amount of at most `high`. If it can be greater, `high` is 255 and means "or more"."""
    return Field(high, meaning)


def signed(low: int, high: int, meaning: str) -> Field:
    """Return a field for an amount that can be below 0. Rules write its lowest bits: `out[at] = value & 255`."""
    return Field(high, meaning, low=low)


def flag(meaning: str) -> Field:
    """Return a field that is 0 or 1."""
    return Field(1, meaning)


def choice(kinds: type[IntEnum], meaning: str) -> Field:
    """Return a field for a member of an enumeration."""
    return Field(max(kinds), meaning, Sort.CHOICE, kinds)


def flags(kinds: type[IntEnum], meaning: str) -> Field:
    """Return a field for a set of flags, as bits."""
    return Field(sum(kinds), meaning, Sort.FLAGS, kinds)


def card(cards: int, meaning: str, bare: str = "") -> Field:
    """Return a field for an index of a card set of at most `cards` cards; the highest one may stand for `bare`."""
    return Field(cards - 1, meaning, Sort.CARD, bare=bare)


class Fields(IntEnum):
    """The fields of a group. The number of a member is the offset of its field in bytes, within one place.

    With planes, a field's plane begins at this number times the number of places.
    """

    field: Field

    def __new__(cls, field: Field) -> Self:
        at = sum(each.field.width for each in cls)
        member = int.__new__(cls, at)
        member._value_ = at
        member.field = field
        return member


class Group:
    """Fields that are there once, or for each place of a `shape`.

    With `planes`, the numbers of one field lie together, row by row; else those of one place do.
    """

    def __init__(self, kind: type[Fields], shape: tuple[int, ...] = (), *, planes: bool = False) -> None:
        self.kind = kind
        self.name = _spelled(kind.__name__)
        self.shape = shape
        self.fields = tuple(replace(each.field, name=_spelled(each.name)) for each in kind)
        self.planes = planes

    @property
    def width(self) -> int:
        """The bytes of one place."""
        return sum(field.width for field in self.fields)

    @property
    def size(self) -> int:
        return prod(self.shape) * self.width


class ObservationSpace:
    """The groups of an observation in order, and its size in bytes.

    `left_out` are the parts of a seat's view that neither it nor the legal actions tell, each with the reason; a part
    of a list has brackets, such as `units[].id`.
    """

    def __init__(self, *groups: Group, left_out: Mapping[str, str] | None = None) -> None:
        self.groups = groups
        self.size = sum(group.size for group in groups)
        self.left_out = dict(left_out or {})

    def at(self, kind: type[Fields]) -> int:
        """Return the offset of the group of these fields."""
        return next(at for group, _, at in self if group.kind is kind)

    def step(self, kind: type[Fields]) -> int:
        """Return the bytes of one place of the group of these fields."""
        return next(group.width for group in self.groups if group.kind is kind)

    def __iter__(self) -> Iterator[tuple[Group, Field, int]]:
        """Yield every field with its group and the offset of its first number."""
        at = 0
        for group in self.groups:
            for field in group.fields:
                yield group, field, at
                at += field.width * (prod(group.shape) if group.planes else 1)
            if not group.planes:
                at += (prod(group.shape) - 1) * group.width


@constants
class Result(IntEnum):
    """The end of a match, as a seat sees it."""

    NONE = 0
    WON = 1
    LOST = 2
    DRAWN = 3


class Turn(Fields):
    """The fields that `observe_turn` writes."""

    TURN = number(30_000, "the turn, all players' counted")
    SECOND = flag("the seat is p2")
    OWN = flag("it is the seat's own turn")
    DECIDES = flag("the seat decides now")
    RESULT = choice(Result, "the end of the match; 0: it goes on")
    CHOICE = Field(255, "what there is to choose; 0: an action of the turn", Sort.CHOICE)


def turn_group(kinds: type[IntEnum]) -> Group:
    """Return the group of `Turn` for a game that has these kinds of choices."""
    group = Group(Turn)
    *facts, choice = group.fields
    group.fields = (*facts, replace(choice, high=max(kinds), kinds=kinds))
    return group


CARD_WORDS = 63  # of 32 cards, the last one of the rest: the present ones fit into the bits of a number


class LeftScratch(PilesState):
    """The fields of a game's world that `put_left` uses."""

    left: list[int]  # as long as a deck, and one more
    copies: list[int]  # by card; all are 0 in between
    present: list[int]  # the cards, in `CARD_WORDS` words of bits; all are 0 in between


def blank(out: Bytes, size: int) -> None:
    """Set all bytes to 0."""
    for k in range(size):
        out[k] = 0


def byte(value: int) -> int:
    """Return the nearest value that fits in a byte."""
    return min(255, max(0, value))


def put_two(out: Bytes, at: int, value: int) -> None:
    """Write a number of two bytes, the low one first. In C, one store writes both."""
    out[at] = value & 255
    out[at + 1] = value >> 8


def put_row(out: Bytes, at: int, row: Sequence[int]) -> None:
    """Write a row of two-byte numbers. In C, one memcpy writes the row."""
    for k, value in enumerate(row):
        put_two(out, at + 2 * k, value)


def put_left(g: LeftScratch, seat: int, card_bits: int, at: int, out: Bytes) -> None:
    """Write the cards of a deck, two bytes each, by their indexes: not in their order in the deck, which is secret.

    `card_bits` masks the bits of a packed card that identify it.
    """
    deck = g.deck[seat]
    left = g.left
    for k in range(len(left)):
        left[k] = 0
    words = 0
    for k in range(g.deck_size[seat]):
        card = deck[k] & card_bits
        word = min(card >> 5, CARD_WORDS - 1)
        g.copies[card] += 1
        g.present[word] |= 1 << (card - 32 * word)
        words |= 1 << word
    n = 0
    for word in bits(words):
        for bit in bits(g.present[word]):
            card = 32 * word + bit
            copies = g.copies[card]
            g.copies[card] = 0
            left[n] = card
            left[n + 1] = card  # whether there is a second one or not: the processor could not guess
            for k in range(2, copies):
                left[n + k] = card
            n += copies
        g.present[word] = 0
    left[n] = 0
    put_row(out, at, left)


def observe_turn(g: MatchScratch, seat: int, turn: int, at: int, out: Bytes) -> None:
    """Write the turn, the seat, whether it has the turn, whether it decides, the result, and the kind of choice."""
    put_two(out, at + Turn.TURN, turn)
    out[at + Turn.SECOND] = seat
    out[at + Turn.OWN] = 1 if g.active == seat else 0
    out[at + Turn.DECIDES] = 1 if g.to_act == seat else 0
    if g.winner >= 0:
        lost = Result.DRAWN if g.winner == len(g.contestant) else Result.LOST
        out[at + Turn.RESULT] = Result.WON if g.winner == seat else lost
    out[at + Turn.CHOICE] = g.choice


def _spelled(name: str) -> str:
    return name.lower().replace("_", "-")
