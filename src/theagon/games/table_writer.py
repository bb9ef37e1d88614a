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

    check: ClassVar[int]
    """The operation of a line that looks whether a condition holds."""
    aim: ClassVar[int]
    """The operation of a line that asks for a target."""

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
    def condition(self, condition: Any) -> int:
        """The place of a condition."""

    @abstractmethod
    def value(self, value: Any) -> int:
        """The place of an amount that is read from the board."""

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
            self.g.effect[place].op = self.check
            self.g.effect[place].condition = self.condition(condition)
            place += 1
        if target:
            self.g.effect[place].op = self.aim
            self.g.effect[place].card = target
            place += 1
        for k, effect in enumerate(effects, place):
            self.line(self.g.effect[k], effect)
        return first

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
