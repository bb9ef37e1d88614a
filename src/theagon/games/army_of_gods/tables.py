"""Card data compiled to the integer tables that the rules interpret. No rebuild, no code per card.

Cards have the places (1, 2, ...) that their card set gives them; 0 is none. Kinds follow the order of the army cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.cards.schema import parts
from theagon.errors import TheagonError
from theagon.games.army_of_gods.leaders import odds
from theagon.games.army_of_gods.rules.vocabulary import Copied, Counted, Due, Line, Trigger, Whose
from theagon.games.army_of_gods.rules.world import KINDS, SEATS, Sort, Tables, Weights
from theagon.games.army_of_gods.schema import (
    Ability,
    Card,
    Condition,
    Drop,
    Effect,
    Gain,
    Guard,
    Later,
    Look,
    Mode,
    Options,
    Remove,
    Strike,
    Value,
)
from theagon.games.bots.weights import place_weights
from theagon.games.card_language.operations import in_lines, lines_of_ability
from theagon.games.constants import constant_name
from theagon.kernel.weights import weights_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.army_of_gods.content import CardSet

GOALS: Final = {2: 8, 3: 6, 4: 4}  # AG1.3: the sets that win, by players
TEAM_GOAL: Final = 4
_ENDS: Final = {"this-turn": Due.TURN_END, "your-next-turn": Due.YOUR_NEXT_TURN}
SORTS: Final = {"army": Sort.ARMY, "supporting": Sort.SUPPORTING, "power": Sort.POWER, "leading": Sort.LEADING}


def compile_tables(definitions: CardSet, options: Options) -> bytes:
    """Return the tables of a match as bytes, from checked definitions. Raises TheagonError if they are too many."""
    writer = _Writer(definitions)
    g = writer.g
    g.kinds = len(definitions.army)
    for kind, index in enumerate(definitions.army):
        g.kind_card[kind] = index
        g.card[index].kind = kind
    for index, card in sorted(definitions.cards.items()):
        writer.card(g.card[index], definitions.whole(card))
    definitions.name_speakers(g.effect)
    place_weights(g, weights_of(Weights), definitions.game)
    for players in range(2, SEATS + 1):
        g.goal[players] = GOALS[players]
    g.team_goal = TEAM_GOAL
    g.together = options.team_rule == "together"
    g.finish_round = options.finish_round
    g.starter_moves = options.starter_second_turn_actions
    g.whole_draws = options.whole_draws
    g.each = not options.attack_sum
    g.open_sets = not options.lock_sets
    return bytes(writer.memory)


class _Writer:
    """A writer of tables in memory."""

    def __init__(self, definitions: CardSet) -> None:
        self.definitions = definitions
        self.memory = bytearray(Tables.layout.size)
        self.g: Any = Tables.view().from_buffer(self.memory)
        self.used = {"effect": 1, "ability": 1, "condition": 1, "standing": 0}
        self.conditions: dict[Condition, int] = {}

    def take(self, table: str, count: int) -> int:
        """Return the first of `count` unused rows of a table. Raises TheagonError if fewer are left."""
        first, room = self.used[table], len(getattr(self.g, table))
        if first + count > room:
            raise TheagonError(f"too many cards: the table of {table} lines holds {room}")
        self.used[table] = first + count
        return first

    def card(self, row: Any, card: Card) -> None:
        row.sort = SORTS[card.kind]
        row.strength, row.tokens = card.strength or 0, card.tokens or 0
        row.blocks = any(effect.block for effect in card.do)
        row.destroys = any(effect.block == "destroy" for effect in card.do)
        row.assault = card.assault or 0
        row.grows = card.grows or 0
        row.fleeting, row.free = card.fleeting, card.free
        row.pantheon = self.definitions.number("pantheon", card.pantheon)
        if card.stronger is not None:
            place = self.take("standing", 1)
            self.amount(self.g.standing[place], card.stronger.by)
            row.stronger, row.stronger_of = 1 + place, self.kind(card.stronger.of)
            row.stronger_if = self.condition(card.stronger.if_) if card.stronger.if_ is not None else 0
            self.g.strengthens = True
        row.odds = odds(card.id) if card.kind == "leading" else 0
        copied = {part.copy for part in parts(card) if isinstance(part, Effect)}
        row.copies, row.recalls = bool(copied - {None}), "last-played" in copied
        self.used["effect"] = self.definitions.first_line(card.id)
        row.effects = len([*in_lines(card.do)])
        row.effect = self.lines(card.do)
        row.abilities = len(card.abilities)
        row.ability = self.take("ability", len(card.abilities))
        for place, ability in enumerate(card.abilities, row.ability):
            self.ability(self.g.ability[place], ability)

    def ability(self, row: Any, ability: Ability) -> None:
        row.trigger = Trigger[constant_name(ability.on)]
        self.g.answered |= 1 << row.trigger
        row.of = self.kind(ability.of)
        row.effects = lines_of_ability(ability)
        row.effect = self.lines(ability.do, ability.if_)

    def lines(self, effects: Sequence[Effect], condition: Condition | None = None) -> int:
        """Write the lines of a card or an ability in order; return the place of the first."""
        lines = [*in_lines(effects)]
        first = self.take("effect", len(lines) + (condition is not None))
        if condition is not None:
            self.g.effect[first].op = Line.CHECK
            self.g.effect[first].condition = self.condition(condition)
        for k, each in enumerate(lines, first + (condition is not None)):
            self.line(self.g.effect[k], each)
        return first

    def line(self, row: Any, effect: Effect | Mode) -> None:
        """Write one sentence as a row, or the row before a mode: the operation and its numbers."""
        if isinstance(effect, Mode):
            row.op, row.count = Line.MODE, len([*in_lines(effect.do)])
            return
        name, value = effect.chosen
        row.op, row.all, row.otherwise = Line[name.upper()], effect.all, effect.otherwise
        row.whose = Whose[effect.whose.upper()] if effect.whose is not None else 0
        row.condition = self.condition(effect.if_) if effect.if_ is not None else 0
        match value:
            case Drop():
                row.op = Line.RETURN if value.from_discard else Line.DROP
                row.one_kind, row.kind = value.one_kind, self.kind(value.of)
                self.amount(row, value.most)
            case Look():
                row.look, row.amount = value.top, value.drop
            case Strike():
                self.amount(row, value.bonus)
            case Remove():
                row.total, row.each, row.flag = value.total or 0, value.each or 0, value.to == "hand"
                row.every = value.stacks == "all"
                self.amount(row, 0 if value.stacks == "all" else value.stacks)
            case Later():
                row.flag = Due[constant_name(value.at)]
            case tuple():
                row.count = len(value)
            case Gain():
                row.kind, row.flag = self.kind(value.of), _ENDS[value.until]
                strength = value.strength
                if isinstance(strength, int) and strength < 0:
                    row.lowers, strength = True, -strength
                self.amount(row, strength)
                self.g.strengthens = self.g.lasts = True
            case Guard():
                row.op, row.kind = Line.GUARD_KIND, self.kind(value.of)
                self.g.lasts = True
            case str() if name == "take_back":
                row.op = Line.TAKE_IT_BACK
            case str() if name == "look":
                row.op = Line.LOOK_AT_HAND
            case str() if name == "copy":
                row.flag = Copied[constant_name(value)]
            case int() | Value():  # of the rest nothing more is kept
                row.flag = effect.picked
                self.amount(row, value)

    def amount(self, row: Any, amount: int | Value) -> None:
        if isinstance(amount, Value):
            row.counted, row.counted_of = Counted[constant_name(amount.count)], amount.whose == "enemy"
            row.of, row.amount, row.most = self.counted_of(amount), amount.times, amount.at_most or 0
            row.lead = amount.lead
        else:
            row.amount = int(amount)

    def condition(self, condition: Condition) -> int:
        """Return the place of a condition; equal ones stand in the table once."""
        if condition not in self.conditions:
            place = self.conditions[condition] = self.take("condition", 1)
            row = self.g.condition[place]
            row.counted, row.counted_of = Counted[constant_name(condition.count)], condition.whose == "enemy"
            row.of, row.at_least, row.negated = self.counted_of(condition), condition.at_least, condition.negated
            row.lead = condition.lead
            further = condition.further or condition.either
            row.either = condition.either is not None
            row.further = self.condition(further) if further is not None else 0
        return self.conditions[condition]

    def counted_of(self, counted: Value | Condition) -> int:
        """Return the number of the kind, or of the pantheon, of which something is counted; 0 for any."""
        if counted.pantheon is not None:
            return KINDS + self.definitions.number("pantheon", counted.pantheon)
        return self.kind(counted.of)

    def kind(self, card: str | None) -> int:
        """Return 1 + the kind of an army card; 0 for none."""
        return 0 if card is None else 1 + self.definitions.kind_ids.index(card)
