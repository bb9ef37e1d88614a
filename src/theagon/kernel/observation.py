"""Observations: what a seat may see, as bytes for learners. Each game declares their numbers in groups.

    SPACE = ObservationSpace(
        Group("tile", (5, 8), (card("card", CARDS, "its unit"), number("health", 255, "its health")), planes=True),
        Group("hand", (10,), (card("card", CARDS, "a card of the hand"), number("cost", 255, "its cost"))),
    )
    HAND_AT = SPACE.at("hand")

Rules write at such offsets. The documentation and the learners' arrays derive from the declaration.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from math import prod

from theagon.kernel.match import MatchScratch
from theagon.kernel.records import Bytes


class Sort(Enum):
    """The meaning of a field's numbers."""

    NUMBER = auto()  # an amount
    CHOICE = auto()  # one of several unordered values
    FLAGS = auto()  # a set of values, as bits
    CARD = auto()  # an index of the card set; 0: none or unknown


@dataclass(frozen=True)
class Field:
    """A number of an observation, from 0 to `high`. With `high` above 255 it takes two bytes, the low one first."""

    name: str
    high: int
    meaning: str
    sort: Sort = Sort.NUMBER
    kinds: type[IntEnum] | None = None  # the names of a choice's values or of the flags' bits

    @property
    def width(self) -> int:
        """The bytes of the number: 1 or 2."""
        return 1 if self.high < 256 else 2


def number(name: str, high: int, meaning: str) -> Field:
    """Return a field for an amount of at most `high`. If it can be greater, `high` is 255 and means "or more"."""
    return Field(name, high, meaning)


def flag(name: str, meaning: str) -> Field:
    """Return a field that is 0 or 1."""
    return Field(name, 1, meaning)


def choice(name: str, kinds: type[IntEnum], meaning: str) -> Field:
    """Return a field for a member of an enumeration."""
    return Field(name, max(kinds), meaning, Sort.CHOICE, kinds)


def flags(name: str, kinds: type[IntEnum], meaning: str) -> Field:
    """Return a field for a set of flags, as bits."""
    return Field(name, sum(kinds), meaning, Sort.FLAGS, kinds)


def card(name: str, cards: int, meaning: str) -> Field:
    """Return a field for an index of a card set of at most `cards` cards."""
    return Field(name, cards - 1, meaning, Sort.CARD)


@dataclass(frozen=True)
class Group:
    """Fields that occur once, or at each place of a `shape`.

    With `planes`, the numbers of one field lie together, row by row; otherwise the numbers of one place do.
    """

    name: str
    shape: tuple[int, ...]
    fields: tuple[Field, ...]
    planes: bool = False

    @property
    def width(self) -> int:
        """The bytes of one place."""
        return sum(field.width for field in self.fields)

    @property
    def size(self) -> int:
        return prod(self.shape) * self.width


class ObservationSpace:
    """The groups of an observation in order, and its size in bytes."""

    def __init__(self, *groups: Group) -> None:
        self.groups = groups
        self.size = sum(group.size for group in groups)

    def at(self, group: str, field: str = "") -> int:
        """Return the offset of a group, or of the first number of a field. Raises KeyError if there is none."""
        for name, each, at in self:
            if name.name == group and field in ("", each.name):
                return at
        raise KeyError(f"{group}.{field}")

    def width(self, group: str) -> int:
        """Return the bytes of one place of a group. Raises KeyError if there is none."""
        return {each.name: each.width for each in self.groups}[group]

    def __iter__(self) -> Iterator[tuple[Group, Field, int]]:
        """Yield every field with its group and the offset of its first number."""
        at = 0
        for group in self.groups:
            for field in group.fields:
                yield group, field, at
                at += field.width * (prod(group.shape) if group.planes else 1)
            if not group.planes:
                at += (prod(group.shape) - 1) * group.width


def turn_group(kinds: type[IntEnum]) -> Group:
    """Return the group that `observe_turn` writes. `kinds` are the kinds of choices."""
    facts = (
        number("turn", 255, "the turn, all players' counted"),
        flag("own", "it is the seat's own turn"),
        flag("decides", "the seat decides now"),
        choice("choice", kinds, "what there is to choose; 0: an action of the turn"),
    )
    return Group("turn", (), facts)


def blank(out: Bytes, size: int) -> None:
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


def observe_turn(g: MatchScratch, seat: int, turn: int, at: int, out: Bytes) -> None:
    """Write the turn, whether it is the seat's own, whether the seat decides, and the kind of choice: 4 bytes."""
    out[at] = byte(turn)
    out[at + 1] = 1 if g.active == seat else 0
    out[at + 2] = 1 if g.to_act == seat else 0
    out[at + 3] = g.choice
