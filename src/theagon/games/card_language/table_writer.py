"""The writer of the tables that rules interpret, from cards with abilities.

Lines stand in order. Filters, values, conditions and targets that several cards share stand in the tables once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from theagon.errors import TheagonError
from theagon.games.card_language.operations import (
    columns_of,
    in_lines,
    lines_of_ability,
    operation,
    operations,
    readings,
)
from theagon.games.constants import constant_name, named_bits

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from enum import IntEnum

    from theagon.games.collection.card_set import CardSet
    from theagon.kernel.records import Record

NO_LIMIT = 9999
Write: TypeAlias = "Callable[[Any, Any, Any], None]"
"""A method of a table writer that writes a value into a row."""


class TableWriter(ABC):
    """A writer of tables in memory, as compiled rules have them; row 0 of each table means none.

    A value is written into its column as it is, as its number in `words`, or by the function in `by_column`. An
    operation that needs more has a function in `by_operation`.
    """

    op: ClassVar[type[Any]]
    """The operations of lines; CHECK tests a condition, AIM asks for a target."""
    who: ClassVar[type[Any]]
    """The subject of a line, a condition or a value: SELF, TARGET, IT, ALL and others."""
    reading: ClassVar[type[Any]]
    """The kinds of values: CONSTANT, COUNT, CARDS_IN_HAND and others."""
    keyword: ClassVar[type[IntEnum]]
    """The bits of keywords."""
    trigger: ClassVar[type[IntEnum]]
    sides: ClassVar[Mapping[str, int]]
    """The words for the player of a turn or a hand."""
    words: ClassVar[Mapping[str, Mapping[Any, int]]]
    """The numbers behind words, by columns."""
    by_operation: ClassVar[Mapping[str, Write]]
    """The functions that write the values of some operations."""

    def __init__(self, tables: type[Record], definitions: CardSet[Any]) -> None:
        self.definitions = definitions
        self.memory = bytearray(tables.layout.size)
        self.g: Any = tables.view().from_buffer(self.memory)
        self.used: dict[str, int] = {}
        self.places: dict[tuple[str, Any], int] = {}

    @abstractmethod
    def filter(self, f: Any) -> int:
        """Return the place of a filter."""

    @abstractmethod
    def target(self, target: Any, effects: Sequence[Any]) -> int:
        """Return the place of the target of effects; 0 if they have none."""

    @abstractmethod
    def further_ability(self, row: Any, ability: Any) -> None:
        """Write the further fields of abilities in this game."""

    @abstractmethod
    def further_line(self, row: Any, effect: Any) -> None:
        """Write the further fields of effects in this game."""

    def further_group(self, row: Any, group: Any) -> None:  # noqa: B027 -- the groups of many games have nothing
        """Write the further fields of groups in this game."""

    @abstractmethod
    def further_value(self, row: Any, value: Any) -> None:
        """Write the further fields of values in this game."""

    @abstractmethod
    def further_condition(self, row: Any, condition: Any) -> None:
        """Write the further fields of conditions in this game."""

    def take(self, table: str, count: int) -> int:
        """Return the first of `count` unused lines of a table. Raises TheagonError if fewer are left."""
        first = self.used.get(table, 1)
        room = len(getattr(self.g, table))
        if first + count > room:
            raise TheagonError(f"too many cards: the table of {table} lines holds {room}")
        self.used[table] = first + count
        return first

    def intern(self, table: str, key: Any) -> tuple[int, Any]:
        """Return the place of the row for a key, and the row itself if the key is new."""
        if (table, key) in self.places:
            return self.places[table, key], None
        place = self.places[table, key] = self.take(table, 1)
        return place, getattr(self.g, table)[place]

    def done(self, row: Any, definition: Any) -> None:
        """Write the effects of playing a card, or of using a leader's ability."""
        self.used["effect"] = self.definitions.first_line(definition.id)
        row.target = self.target(definition.target, definition.do)
        row.effects = len([*in_lines(definition.do)])
        row.effect = self.lines(definition.do)

    def abilities(self, row: Any, abilities: Sequence[Any]) -> None:
        """Write the abilities of a card, one after the other."""
        row.abilities = len(abilities)
        row.ability = self.take("ability", len(abilities))
        for place, ability in enumerate(abilities, row.ability):
            self.answers(row, ability)
            self.ability(self.g.ability[place], ability)

    def answers(self, card: Any, ability: Any) -> None:
        """Note the trigger of a card's ability in its row."""
        card.triggers |= 1 << self.trigger[constant_name(ability.on)]

    def ability(self, row: Any, ability: Any) -> None:
        """Write one ability: its trigger and its effects."""
        row.trigger = self.trigger[constant_name(ability.on)]
        row.whose = self.sides[ability.whose]
        row.of = self.filter(ability.of) if ability.of is not None else 0
        self.further_ability(row, ability)
        target = self.target(ability.target, ability.do)
        row.target = target if ability.points_first else 0
        row.effects = lines_of_ability(ability)
        row.effect = self.lines(ability.do, ability.if_, 0 if ability.points_first else target)

    def for_decks(self, place: int, domain: int, shared: int) -> None:
        """Note the decks that a card may be in: those of its domain; a card of the shared domain, neutral, in all."""
        for deck in range(1, len(self.g.deckable)):
            if domain in (deck, shared):
                self.g.deckable[deck][self.g.deckable_size[deck]] = place
                self.g.deckable_size[deck] += 1

    def lines(self, effects: Sequence[Any], condition: Any = None, target: int = 0) -> int:
        """Write the lines of one ability in order: condition, target, effects. Return the place of the first."""
        rows = [*in_lines(effects)]
        first = self.take("effect", len(rows) + (condition is not None) + (target != 0))
        place = first
        if condition is not None:
            self.g.effect[place].op = self.op.CHECK
            self.g.effect[place].condition = self.condition(condition)
            place += 1
        if target:
            self.g.effect[place].op = self.op.AIM
            self.g.effect[place].card = target
            place += 1
        for k, each in enumerate(rows, place):
            if hasattr(each, "do"):
                self.mode(self.g.effect[k], each)
            else:
                self.line(self.g.effect[k], each)
        return first

    def mode(self, row: Any, mode: Any) -> None:
        """Write the line before the effects of a mode, with the number of their lines."""
        row.op = self.op.MODE
        row.count = len([*in_lines(mode.do)])

    def line(self, row: Any, effect: Any) -> None:
        """Write one effect."""
        name = operation(effect)
        declared, value = operations(type(effect))[name], getattr(effect, name)
        row.op = self.op[name.upper()]
        row.condition = self.condition(effect.if_) if effect.if_ is not None else 0
        if effect.repeat is not None:
            row.repeat = self.value(effect.repeat)
        if isinstance(effect.to, str):
            row.who = self.who[constant_name(effect.to)]
        elif effect.to is not None:
            self.group(row, effect.to)
        self.write(row, "until", effect.until or declared.ends or "lasting")
        self.further_line(row, effect)
        if name in self.by_operation:
            self.by_operation[name](self, row, value)
        elif declared.column is not None:
            self.write(row, declared.column, value)
        else:
            self.fields(row, value)

    def group(self, row: Any, group: Any) -> None:
        """Write a group of units: `all` that pass a filter, or some of them."""
        name = next(name for name in group.__struct_fields__ if getattr(group, name) is not None)
        row.who = self.who[name.upper()]
        row.filter = self.filter(getattr(group, name))
        row.count = group.count
        self.further_group(row, group)

    def fields(self, row: Any, values: object) -> None:
        """Write the given fields of a value, each into its column."""
        for column, value in columns_of(values):
            self.write(row, column, value)

    def write(self, row: Any, column: str, value: Any) -> None:
        """Write a value into a column."""
        if column in self.by_column:
            self.by_column[column](self, row, value)
        else:
            setattr(row, column, self.words.get(column, {}).get(value, value))

    def write_amount(self, row: Any, amount: Any) -> None:
        if isinstance(amount, int):
            row.amount = amount
        else:
            row.value = self.value(amount)

    def write_anchor(self, row: Any, anchor: str) -> None:
        row.anchor = self.who[constant_name(anchor)]

    def write_card(self, row: Any, card: str) -> None:
        row.card = self.definitions.index(card)

    def write_filter(self, row: Any, f: Any) -> None:
        row.filter = self.filter(f)

    def write_keywords(self, row: Any, names: Sequence[str]) -> None:
        row.keywords = self.keyword_bits(*names)

    by_column: ClassVar[Mapping[str, Write]] = {
        "amount": write_amount,
        "anchor": write_anchor,
        "card": write_card,
        "filter": write_filter,
        "keywords": write_keywords,
    }
    """The functions that write the values of some columns."""

    def keyword_bits(self, *names: str | None) -> int:
        """Return keywords as bits."""
        return named_bits((name for name in names if name is not None), self.keyword)

    def condition(self, condition: Any) -> int:
        """Return the place of a condition."""
        place, row = self.intern("condition", condition)
        if row is not None:
            for name, who in (("self_", "SELF"), ("target", "TARGET"), ("it", "IT"), ("count", "ALL")):
                wanted = getattr(condition, name)
                if wanted is not None:
                    row.who, row.filter = self.who[who], self.filter(wanted)
            row.at_least = condition.at_least
            row.value = self.value(condition.amount) if condition.amount is not None else 0
            row.negated, row.either = condition.negated, condition.either is not None
            further = condition.further or condition.either
            row.further = self.condition(further) if further is not None else 0
            self.further_condition(row, condition)
        return place

    def value(self, value: Any) -> int:
        """Return the place of an amount: a number, or what is read from the board."""
        place, row = self.intern("value", value)
        if row is None:
            return place
        if isinstance(value, int):
            row.kind, row.times = self.reading.CONSTANT, value
            return place
        row.times = value.times
        for name, reads in readings(value).items():
            read = getattr(value, name)
            if read is not None:
                row.kind = self.reading[name.removesuffix("_of").upper()]
                if reads.column is not None:
                    self.write(row, reads.column, read)
        self.further_value(row, value)
        return place

    def yes_or_no(self, row: Any, wanted: object, *names: str) -> None:
        """Write what a filter asks in these fields: 2 for yes, 1 for no, 0 for either."""
        for name in names:
            answer = getattr(wanted, name)
            setattr(row, name, 0 if answer is None else 1 + answer)

    def bounds(self, row: Any, wanted: object, fields: Mapping[str, str]) -> None:
        """Write the minimum and the maximum that a filter allows: of `strength_min` into `attack_min`, and so on."""
        for name, field in fields.items():
            low, high = getattr(wanted, f"{name}_min"), getattr(wanted, f"{name}_max")
            row.bounded |= low is not None or high is not None
            # A dying unit has negative health, which passes a filter without a minimum.
            setattr(row, f"{field}_min", -NO_LIMIT if low is None else low)
            setattr(row, f"{field}_max", NO_LIMIT if high is None else high)
