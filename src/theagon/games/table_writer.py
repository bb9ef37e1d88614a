"""Filling the tables that rules interpret from cards with abilities: rows one after another, equal ones once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from theagon.errors import TheagonError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.kernel.records import Record

NO_LIMIT = 9999


class TableWriter(ABC):
    """Fills tables in memory, as compiled rules have them; row 0 of each table means none."""

    op: ClassVar[type[Any]]
    """The operations of lines; CHECK looks whether a condition holds, AIM asks for a target."""
    who: ClassVar[type[Any]]
    """Whom a line, a condition or a value is about: SELF, TARGET, IT, ALL and others."""
    reading: ClassVar[type[Any]]
    """What a value reads: CONSTANT, COUNT, CARDS_IN_HAND and others."""
    read_of: ClassVar[Mapping[str, int]]
    """What is read of one unit, by the fields of a value: `health_of`."""

    def __init__(self, tables: type[Record], definitions: Any) -> None:
        self.definitions = definitions
        self.memory = bytearray(tables.layout.size)
        self.g: Any = tables.view().from_buffer(self.memory)
        self.used: dict[str, int] = {}
        self.places: dict[tuple[str, Any], int] = {}

    @abstractmethod
    def line(self, row: Any, effect: Any) -> None:
        """Write one effect."""

    @abstractmethod
    def filter(self, f: Any) -> int:
        """The place of a filter."""

    @abstractmethod
    def further_value(self, row: Any, value: Any) -> None:
        """Write what values of this game have besides."""

    @abstractmethod
    def further_condition(self, row: Any, condition: Any) -> None:
        """Write what conditions of this game have besides."""

    def take(self, table: str, count: int) -> int:
        """The first of `count` unused lines of a table. Raises TheagonError if there are no more so many."""
        first = self.used.get(table, 1)
        room = len(getattr(self.g, table))
        if first + count > room:
            raise TheagonError(f"too many cards: the table of {table} lines holds {room}")
        self.used[table] = first + count
        return first

    def intern(self, table: str, key: Any) -> tuple[int, Any]:
        """The place of a row, and the row itself if it is new: there was none yet for an equal key."""
        if (table, key) in self.places:
            return self.places[table, key], None
        place = self.places[table, key] = self.take(table, 1)
        return place, getattr(self.g, table)[place]

    def lines(self, effects: Sequence[Any], condition: Any = None, target: int = 0) -> int:
        """The lines of one ability, one after the other: condition, target and effects. The place of the first."""
        first = self.take("effect", len(effects) + (condition is not None) + (target != 0))
        place = first
        if condition is not None:
            self.g.effect[place].op = self.op.CHECK
            self.g.effect[place].condition = self.condition(condition)
            place += 1
        if target:
            self.g.effect[place].op = self.op.AIM
            self.g.effect[place].card = target
            place += 1
        for k, effect in enumerate(effects, place):
            self.line(self.g.effect[k], effect)
        return first

    def condition(self, condition: Any) -> int:
        """The place of a condition."""
        place, row = self.intern("condition", condition)
        if row is not None:
            for name, who in (("self_", "SELF"), ("target", "TARGET"), ("it", "IT"), ("count", "ALL")):
                wanted = getattr(condition, name)
                if wanted is not None:
                    row.who, row.filter = self.who[who], self.filter(wanted)
            row.at_least = condition.at_least
            self.further_condition(row, condition)
        return place

    def value(self, value: Any) -> int:
        """The place of an amount: a number, or what is read from the board."""
        place, row = self.intern("value", value)
        if row is None:
            return place
        if isinstance(value, int):
            row.kind, row.times = self.reading.CONSTANT, value
            return place
        row.times = value.times
        for name, kind in self.read_of.items():
            anchor = getattr(value, name)
            if anchor is not None:
                row.kind, row.anchor = kind, self.who[anchor.upper()]
        if value.count is not None:
            row.kind, row.filter = self.reading.COUNT, self.filter(value.count)
        if value.cards_in_hand is not None:
            row.kind = self.reading.CARDS_IN_HAND
        self.further_value(row, value)
        return place

    def amount(self, row: Any, amount: Any) -> None:
        """An amount: a number, or a value."""
        if isinstance(amount, int):
            row.amount = amount
        else:
            row.value = self.value(amount)

    def bounds(self, row: Any, wanted: object, fields: Mapping[str, str]) -> None:
        """The least and the most that a filter allows: of `strength_min` into `attack_min`, and so on."""
        for name, field in fields.items():
            low, high = getattr(wanted, f"{name}_min"), getattr(wanted, f"{name}_max")
            # Negative health is that of the dying: it passes where no least is asked for.
            setattr(row, f"{field}_min", -NO_LIMIT if low is None else low)
            setattr(row, f"{field}_max", NO_LIMIT if high is None else high)
