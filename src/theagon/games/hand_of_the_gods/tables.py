"""Card data compiled to the integer tables that the rules interpret. No rebuild, no code per card.

Cards and leaders have the places (1, 2, ...) that their card set gives them; 0 is none, the last the summoning stone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from theagon.cards.schema import parts
from theagon.errors import TheagonError
from theagon.games.bots.weights import place_weights
from theagon.games.card_language.operations import in_lines
from theagon.games.card_language.table_writer import TableWriter, Write
from theagon.games.constants import constant_name, named_bits, spelled
from theagon.games.hand_of_the_gods import schema
from theagon.games.hand_of_the_gods.rules import vocabulary as v
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.kernel.weights import weights_of

if TYPE_CHECKING:
    from theagon.games.collection.card_set import CardSet

LEADER = 1  # the kind of definitions, among those of a set


def tile(name: str) -> int:
    """Return the number of a tile: `a1` is 0, `h5` is 39. Raises TheagonError."""
    column, row = "abcdefgh".find(name[:1]), "12345".find(name[1:])
    if len(name) != 2 or column < 0 or row < 0:
        raise TheagonError(f"no such tile: {name!r}; tiles are a1 to h5")
    return row * w.COLUMNS + column


def tile_name(number: int) -> str:
    """Return the name of a tile: `c3` for 18."""
    return "abcdefgh"[number % w.COLUMNS] + "12345"[number // w.COLUMNS]


def compile_tables(definitions: CardSet[schema.Card], board: schema.BoardMap) -> bytes:
    """Return the tables of a match as bytes, from checked definitions. Raises TheagonError if they are too many."""
    compiler = _Compiler(w.Tables, definitions)
    compiler.filter(schema.Filter())  # row 1: anything
    for index, card in definitions.cards.items():
        compiler.card(index, definitions.whole(card))
    for index, leader in definitions.places[LEADER].items():
        compiler.leader(index, leader)
    compiler.stone(board)
    definitions.name_speakers(compiler.g.effect, w.CARDS)
    _fill_board(compiler.g, board, definitions)
    _note_what_asks_counts(compiler.g, board, definitions)
    compiler.g.asks_amounts = _asks_amounts(definitions)
    place_weights(compiler.g, weights_of(w.Weights), definitions.game)
    return bytes(compiler.memory)


class _Compiler(TableWriter):
    """The writer of the tables of a card set."""

    op, who, reading, keyword, trigger = v.Line, v.Who, v.Reading, w.Keyword, v.Trigger
    sides: ClassVar[Mapping[str, int]] = {"yours": v.Side.FRIENDLY, "enemy": v.Side.ENEMY, "any": v.Side.ANY}
    words: ClassVar[Mapping[str, Mapping[Any, int]]] = {
        "place": {spelled(place): place for place in v.Place},
        "side": {"yours": v.Side.FRIENDLY, "enemy": v.Side.ENEMY, "neutral": v.Side.NEUTRAL, "both": v.Side.ANY},
        "until": {"lasting": w.Until.LASTING, "this-turn": w.Until.THIS_TURN, "your-next-turn": w.Until.TURN_OF},
    }

    # ---- cards ------------------------------------------------------------------------------------------------------

    def card(self, index: int, card: schema.Card) -> None:
        row = self.g.card[index]
        row.spell = card.kind == "spell"
        row.token = card.token
        row.neutral = card.neutral
        row.needs_player = needs_a_player(card)
        row.cost = card.cost
        row.attack = card.attack or 0
        row.health = card.health or 0
        row.movement = card.printed_movement
        row.range = card.range
        row.protect = card.protect
        row.subtypes = sum(map(self.subtype, card.subtypes))
        self.write_keywords(row, card.keywords)
        row.anywhere = card.deploy == "anywhere"
        row.discount = self.value(card.discount) if card.discount is not None else 0
        row.watchful = any(map(watchful, card.auras))
        asked = [*parts(card.auras)]
        row.heeds_stones = any(isinstance(part, schema.Value) for part in asked)
        row.heeds_damage = any(isinstance(part, schema.Filter) and part.damaged is not None for part in asked)
        row.pantheon = self.definitions.number("pantheon", card.pantheon)
        self.done(row, card)
        row.apart = lines_apart(card.do)
        self.abilities(row, card.abilities)
        row.auras = len(card.auras)
        row.aura = self.take("aura", len(card.auras))
        for k, aura in enumerate(card.auras):
            self.aura(row.aura + k, aura)
        if not card.token:
            self.for_decks(index, row.pantheon, w.PANTHEONS)

    def subtype(self, name: str) -> int:
        """Return the bit of a subtype. Those of the game have bits below that of stones, the declared ones above."""
        number, known = self.definitions.number("subtype", name), len(schema.SUBTYPES)
        return 1 << number - 1 if number <= known else w.Subtype.STONE << number - known

    def stone(self, board: schema.BoardMap) -> None:
        row = self.g.card[w.STONE]
        row.token = 1
        row.subtypes = w.Subtype.STONE
        row.health = board.stone_health
        row.range = 1

    def leader(self, index: int, leader: schema.Leader) -> None:
        row = self.g.leaders[index]
        row.cost = leader.cost
        row.pantheon = self.definitions.number("pantheon", leader.pantheon)
        self.done(row, leader)
        row.apart = lines_apart(leader.do)

    def further_ability(self, row: Any, ability: schema.Ability) -> None:
        row.activated = ability.activated
        row.priority = 10 * (ability.priority or 0)
        row.area, row.anchor = area_of(ability.area)

    def aura(self, place: int, aura: schema.Aura) -> None:
        row = self.g.aura[place]
        row.filter = self.filter(aura.of)
        row.area, row.anchor = area_of(aura.area)
        row.own = aura.to is not None
        row.condition = self.condition(aura.if_) if aura.if_ is not None else 0
        self.fields(row, aura.gain)

    # ---- lines ------------------------------------------------------------------------------------------------------

    def further_line(self, row: w.EffectRow, effect: schema.Effect) -> None:
        row.stones = touches_stone(effect)
        row.otherwise = effect.otherwise

    def further_group(self, row: w.EffectRow, group: schema.Group) -> None:
        row.area, row.anchor = area_of(group.area)

    def do_set(self, row: w.EffectRow, values: schema.SetTo) -> None:
        if values.attack is not None:
            row.flag |= 1
            self.write_amount(row, values.attack)
        if isinstance(values.health, int):
            row.flag |= 2
            row.health = values.health
        elif values.health is not None:
            row.flag |= 2
            row.second = self.value(values.health)

    def lines(self, effects: Sequence[schema.Effect], condition: Any = None, target: int = 0) -> int:
        self.spoken = done_to("it", in_lines(effects))
        return super().lines(effects, condition, target)

    def do_choose(self, row: w.EffectRow, wanted: schema.Filter) -> None:
        row.card = self.aimed(schema.Target(unit=wanted), self.spoken)

    def do_choose_one(self, row: w.EffectRow, modes: tuple[schema.Mode, ...]) -> None:
        row.count = len(modes)

    def do_later(self, row: w.EffectRow, later: schema.Later) -> None:
        row.flag = v.Due[constant_name(later.at)]

    def do_fetch(self, row: w.EffectRow, fetch: schema.Fetch) -> None:
        row.filter, row.count, row.amount = self.filter(fetch.of), fetch.count, fetch.cost
        row.flag = v.Pick[fetch.which.upper()] if fetch.from_ == "graveyard" else v.Pick.NONE

    def do_transform(self, row: w.EffectRow, into: str | schema.Become) -> None:
        if isinstance(into, str):
            self.write_card(row, into)
        else:
            self.fields(row, into)

    def do_shove(self, row: w.EffectRow, way: int | schema.Away | schema.Toward) -> None:
        if isinstance(way, int):
            row.amount = way
        else:
            self.fields(row, way)

    def do_ready(self, row: w.EffectRow, what: bool | str) -> None:
        row.flag = what == "move"

    def do_revive(self, row: w.EffectRow, revive: schema.Revive) -> None:
        row.filter, row.flag = self.filter(revive.of), v.Pick[revive.which.upper()]
        self.write(row, "place", revive.at)
        row.side = v.Side.FRIENDLY

    def write_pool(self, row: w.EffectRow, pool: Sequence[str]) -> None:
        row.pool_size = len(pool)
        row.pool = self.take("pool", len(pool))
        for k, card in enumerate(pool):
            self.g.pool[row.pool + k] = self.definitions.index(card)

    def write_leader(self, row: w.EffectRow, leader: str) -> None:
        row.card = self.definitions.indices_of(LEADER)[leader]

    def write_unit(self, row: w.EffectRow, anchor: str) -> None:
        row.unit = 1 + self.who[constant_name(anchor)]

    by_operation: ClassVar[Mapping[str, Write]] = {
        "choose": do_choose,
        "choose_one": do_choose_one,
        "fetch": do_fetch,
        "later": do_later,
        "pull": do_shove,
        "push": do_shove,
        "ready": do_ready,
        "revive": do_revive,
        "set": do_set,
        "transform": do_transform,
    }
    by_column: ClassVar[Mapping[str, Write]] = {
        **TableWriter.by_column,
        "leader": write_leader,
        "pool": write_pool,
        "unit": write_unit,
    }

    # ---- shared rows ------------------------------------------------------------------------------------------------

    def filter(self, f: schema.Filter) -> int:
        f = replace(f, stones=f.stones is not False)
        place, row = self.intern("filter", f)
        if row is not None:
            row.side = v.Side[f.side.upper()]
            row.kind = {None: 0, "unit": 1, "spell": 2}[f.kind]
            row.pantheon = self.definitions.number("pantheon", f.pantheon) if f.pantheon else 0
            row.subtype = self.subtype(f.subtype) if f.subtype else 0
            row.not_subtype = self.subtype(f.not_subtype) if f.not_subtype else 0
            row.keyword = self.keyword_bits(f.keyword)
            row.card = self.definitions.index(f.card) if f.card else 0
            self.yes_or_no(row, f, "damaged", "was_damaged", "stunned", "moved", "ranged")
            row.other = f.other
            row.stones = f.stones
            row.plain = f == schema.Filter(side=f.side, other=f.other, stones=f.stones)
            self.bounds(row, f, {"attack": "attack", "health": "health", "cost": "cost"})
        return place

    def value(self, value: schema.Amount) -> int:
        return super().value(counting(value))

    def condition(self, condition: schema.Condition) -> int:
        return super().condition(counting(condition))

    def further_value(self, row: Any, value: schema.Value) -> None:
        if value.count is not None:
            row.area, row.area_anchor = area_of(value.area)

    def further_condition(self, row: Any, condition: schema.Condition) -> None:
        row.area, row.anchor = area_of(condition.area)
        row.turn = {None: 0, "yours": v.Side.FRIENDLY, "enemy": v.Side.ENEMY}[condition.turn]

    def target(self, target: schema.Target | None, effects: Sequence[schema.Effect]) -> int:
        return 0 if target is None else self.aimed(target, done_to("target", in_lines(effects)))

    def aimed(self, target: schema.Target, done: Sequence[schema.Effect]) -> int:
        """Return the place of a target with which these effects do something."""
        stones = all(touches_stone(e) for e in done)
        stuns = bool(done) and all(e.stun for e in done)
        swaps = bool(done) and all(e.swap_with for e in done)
        place, row = self.intern("target_row", (target, stones, stuns, swaps))
        if row is not None:
            row.area, row.anchor = area_of(target.area)
            row.stones = stones
            row.stuns = stuns
            row.swaps = swaps
            if target.unit is not None:
                row.kind, row.filter = v.Aim.UNIT, self.filter(target.unit)
            elif target.tile is not None:
                row.kind = v.Aim.FREE_TILE if target.tile == "free" else v.Aim.ANY_TILE
            else:
                row.kind = v.Aim.COLUMN if target.column else v.Aim.ROW
        return place


def watchful(aura: schema.Aura) -> bool:
    """Return whether an aura may change with a unit that is not next to its own."""
    return aura.if_ is not None or aura.of.moved is not None or aura.area not in (None, schema.Area(around="self"))


def needs_a_player(card: schema.Card) -> bool:
    """Return whether the unit's text mentions friends, enemies, hands or turns. A neutral unit has none of these."""
    for part in parts((card.abilities, card.auras)):
        match part:
            case schema.Ability():
                trigger = schema.TRIGGERS[part.on]
                needs = trigger.points or trigger.whose or trigger.of == "card"
            case schema.Filter():
                needs = part.side in ("friendly", "enemy")
            case schema.Value():
                stone = {part.health_of, part.missing_health_of} & {"your-stone", "enemy-stone"}
                needs = any((part.cards_in_hand, part.spells_cast, part.cards_played, part.deaths, part.mana, stone))
            case schema.Condition():
                needs = part.turn is not None
            case schema.Area():
                needs = part.chosen[1] in ("your-stone", "enemy-stone")
            case schema.Effect():
                until_a_turn = part.until == "your-next-turn" or (part.until is None and (part.stun or part.banish))
                needs = part.to is None or part.to in ("your-stone", "enemy-stone") or bool(until_a_turn)
            case _:
                needs = False
        if needs:
            return True
    return False


def counting(part: Any) -> Any:
    """Return an amount or a condition that counts stones only if its filter asks for them (HG3.10)."""
    wanted = getattr(part, "count", None)
    return part if wanted is None else replace(part, count=replace(wanted, stones=wanted.stones is True))


def done_to(anchor: str, parts: Iterable[schema.Effect | schema.Mode]) -> list[schema.Effect]:
    """Return the effects, among parts of a sentence, that happen to `target` or to `it`."""
    effects = (part for part in parts if isinstance(part, schema.Effect))
    return [effect for effect in effects if anchor in (effect.to, effect.swap_with)]


def lines_apart(effects: Sequence[schema.Effect]) -> int:
    """Return how many of the first sentences of a spell are effects of their own: those before a choice, a condition
    or an amount done, that others depend on (HG6.26, HG6.43, HG6.49)."""
    followed = [*(each.otherwise or asks_done(each) for each in effects[1:]), False]
    bound = (k for k, each in enumerate(effects) if each.choose or each.modes or followed[k])
    return next(bound, len(effects))


def asks_done(effect: schema.Effect) -> bool:
    """Return whether an effect asks how much the one before it did; what is within it may speak of something else."""
    itself = replace(effect, choose_one=None, later=None)
    return any(isinstance(part, schema.Value) and part.done is not None for part in parts(itself))


def touches_stone(effect: schema.Effect) -> bool:
    """Return whether the effect can be done to a stone (HG3.7, HG3.10)."""
    if effect.gain is not None:
        given = named_bits(effect.gain.keywords, w.Keyword) & w.STONE_KEYWORDS
        return bool(effect.gain.health or effect.gain.protect or given)
    return effect.damage is not None or effect.heal is not None


def asks_counts(definition: object) -> bool:
    """Return whether a text asks how many cards were played in this turn, or how many units died."""
    values = (part for part in parts(definition) if isinstance(part, schema.Value))
    return any(value.spells_cast or value.cards_played or value.deaths for value in values)


def _asks_amounts(definitions: CardSet[schema.Card]) -> bool:
    """Return whether a card asks how much damage or healing its ability answers."""
    everything = (definitions.whole(each) for each in definitions.everything.values())
    values = (part for each in everything for part in parts(each) if isinstance(part, schema.Value))
    return any(value.event for value in values)


def _note_what_asks_counts(g: w.Tables, board: schema.BoardMap, definitions: CardSet[schema.Card]) -> None:
    """Note which leaders, and the cards of which pantheons, may lead to a text that asks what was counted (HG6.50)."""
    asking = {each.id for each in definitions.everything.values() if asks_counts(definitions.whole(each))}
    if not asking:
        return
    for index, leader in definitions.places[LEADER].items():
        g.leaders[index].asks_counts = not asking.isdisjoint(definitions.closure([leader.id]))
    gift = () if board.gift is None else (board.gift,)
    for card in definitions.cards.values():
        if (card.id in gift or not card.token) and not asking.isdisjoint(definitions.closure([card.id])):
            own = definitions.number("pantheon", card.pantheon)
            shared = card.id in gift or own == w.PANTHEONS
            for pantheon in range(1, w.DOMAINS + 1):
                g.asks_counts[pantheon] |= shared or pantheon == own


def area_of(area: schema.Area | None) -> tuple[int, int]:
    """Return the shape of an area, with the steps that it is limited to, and its anchor."""
    if area is None:
        return v.Shape.BOARD, 0
    shape, anchor = area.chosen
    return v.Shape[shape.upper()] + v.Shape.FARTHER * (area.steps or 0), v.Who[constant_name(anchor)]


def _fill_board(g: w.Tables, board: schema.BoardMap, definitions: CardSet[schema.Card]) -> None:
    g.stone_card = w.STONE
    g.stone_health = board.stone_health
    g.turn_limit = board.turn_limit
    g.tireless = not board.fatigue
    g.gift = definitions.index(board.gift) if board.gift else 0
    g.open = w.BOARD & ~sum(1 << tile(name) for name in board.blockers)
    around, near, within, columns, rows = _geometry()
    for seat in range(2):
        g.stone_tile[seat] = tile(board.stones[seat])
        g.stones |= 1 << g.stone_tile[seat]
        g.opening[seat] = board.opening[seat]
        g.home[seat] = sum(columns["abcdefgh".index(column)] for column in board.homes[seat])
    for t in range(w.TILES):
        g.around[t], g.near[t] = around[t], near[t]
        g.column[t] = columns[t % w.COLUMNS]
        g.row[t] = rows[t // w.COLUMNS]
        for distance in range(9):
            g.within[distance][t] = around[t] if distance == 1 else within[distance][t]


@cache
def _geometry() -> tuple[list[int], list[int], list[list[int]], list[int], list[int]]:
    """Return as bits: the tiles around each tile, up to two away, and within each number of orthogonal steps; the
    columns and the rows."""

    def apart(a: int, b: int) -> tuple[int, int]:
        return abs(a % w.COLUMNS - b % w.COLUMNS), abs(a // w.COLUMNS - b // w.COLUMNS)

    def such(test: Any) -> list[int]:
        return [sum(1 << b for b in range(w.TILES) if b != a and test(*apart(a, b))) for a in range(w.TILES)]

    around = such(lambda x, y: max(x, y) == 1)
    near = such(lambda x, y: max(x, y) <= 2)
    within = [such(lambda x, y, most=most: x + y <= most) for most in range(9)]
    columns = [sum(1 << row * w.COLUMNS + column for row in range(w.ROWS)) for column in range(w.COLUMNS)]
    rows = [sum(1 << row * w.COLUMNS + column for column in range(w.COLUMNS)) for row in range(w.ROWS)]
    return around, near, within, columns, rows
