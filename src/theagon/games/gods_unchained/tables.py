"""Card data compiled to the integer tables that the rules interpret. No rebuild, no code per card.

Cards have the places (1, 2, ...) that their card set gives them; 0 is none, the last the gods'.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, get_args

from msgspec.structs import replace

from theagon.cards.schema import parts
from theagon.errors import TheagonError
from theagon.games.bots.weights import place_weights
from theagon.games.card_language.operations import MOST_KNOWN, gifts, gifts_of, given_by
from theagon.games.card_language.table_writer import TableWriter, Write
from theagon.games.constants import constant_name, spelled
from theagon.games.gods_unchained.pools import (
    ENEMY,
    KINDS,
    SORTS,
    pool_cards,
    pools_of_costs,
    pools_of_enemies,
    pools_within_mana,
)
from theagon.games.gods_unchained.rules import vocabulary as v
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.finding import BY_MANA
from theagon.games.gods_unchained.rules.reading import FULL
from theagon.games.gods_unchained.schema import (
    Ability,
    Attack,
    Bonus,
    Card,
    Each,
    Effect,
    Later,
    Mode,
    Options,
    SetTo,
    Target,
)
from theagon.games.gods_unchained.schema.filters import STATES, Condition, Filter, Group, Value, gods_of, tribes_of
from theagon.games.gods_unchained.schema.piles import Become, Delve, Improve, NextCard, Pool, Summon
from theagon.games.gods_unchained.schema.vocabulary import Lost, Rarity
from theagon.kernel.weights import weights_of

if TYPE_CHECKING:
    from theagon.games.collection.card_set import CardSet

RARITIES: Final = get_args(Rarity)
NUMBERS: Final = {spelled(number) for number in v.Number}
PLACE_NAMES: Final = ("god", "relic", "1", "2", "3", "4", "5", "6")
# By the zone that an ability acts from.
ACTING: Final = {None: v.Zone.BOARD, "hand": v.Zone.HAND, "void": v.Zone.VOID, "deck": v.Zone.DECK}
LOCKS_OF: Final = (0, 1, 2, 3, 4, 5, 7, 9, 12, 16)  # GU5.5: locks to open, by gems
BAGS: Final = (1, 3)  # GU5.6

SIDES: Final = {"yours": v.Side.FRIENDLY, "enemy": v.Side.ENEMY, "both": v.Side.ANY}


def tile(name: str) -> int:
    """Return the number of a place of the board: `p1-god` is 0, `p2-1` is 10. Raises TheagonError."""
    seat, _, place = name.partition("-")
    if seat not in ("p1", "p2") or place not in PLACE_NAMES:
        raise TheagonError(f"no such place: {name!r}; places are p1-god, p1-relic, p1-1 to p1-6, and the same of p2")
    return 8 * ("p1", "p2").index(seat) + PLACE_NAMES.index(place)


def tile_name(number: int) -> str:
    """Return the name of a place: `p2-1` for 10."""
    return f"p{number // 8 + 1}-{PLACE_NAMES[number % 8]}"


def compile_tables(definitions: CardSet[Card], options: Options) -> bytes:
    """Return the tables of a match as bytes, from checked definitions. Raises TheagonError if they are too many."""
    compiler = _Compiler(w.Tables, definitions)
    compiler.filter(Filter())  # row 1: anything
    for index, card in definitions.cards.items():
        compiler.list_card(index, card)
    for index, card in definitions.cards.items():
        compiler.card(index, definitions.whole(card))
    g = compiler.g
    definitions.name_speakers(g.effect)
    place_weights(g, weights_of(w.Weights), definitions.game)
    _note_what_asks_counts(g, definitions)
    g.god_card = w.GOD_CARD
    g.card[w.GOD_CARD].kind = w.Sort.GOD
    g.card[w.GOD_CARD].token = True
    g.god_health = g.card[w.GOD_CARD].health = options.god_health
    for opened in range(2 * w.LOCKS + 1):
        g.gems_of[opened] = sum(locks <= opened for locks in LOCKS_OF[1:])
    g.bags_at_start[:] = BAGS
    g.turn_limit = options.turn_limit
    g.tireless = not options.fatigue
    g.sanctum_open = options.sanctum
    g.burn_kills = not options.regen_saves
    g.soulless_silent = not options.soulless_afterlife
    g.roars_at_self = options.roar_at_self
    g.chosen_is_top = options.chosen_one == "top"
    return bytes(compiler.memory)


_THIS: Final[Mapping[str, v.This]] = {
    "other": v.This.OTHER,
    "again": v.This.AGAIN,
    "drawn": v.This.DRAWN,
    "chosen_one": v.This.CHOSEN_ONE,
}
"""The values of the column `this`, by the fields that are true or false."""
_FROM_ONE: Final = ("price", "price_limit", "limit", "like")
"""The columns that hold a number plus 1, and 0 where none is given."""


class _Compiler(TableWriter):
    """The writer of the tables of a card set."""

    op, who, reading, keyword, trigger, sides = v.Line, v.Who, v.Reading, w.Keyword, v.Trigger, SIDES
    words: ClassVar[Mapping[str, Mapping[Any, int]]] = {
        "by": {spelled(measure): measure for measure in v.Measure},
        "flag": {
            "strength": 1,
            "health": 2,
            "both": 3,
            "now": 0,
            "turn-end": 1,
            "spell": v.Last.SPELL,
            "creature": v.Last.CREATURE,
            **{spelled(which): which for which in v.Which},
        },
        "lead": {spelled(lead): lead for lead in v.Lead},
        "side": SIDES,
        "zone": {spelled(zone): zone for zone in v.Zone},
        "to_zone": {spelled(zone): zone for zone in v.Zone},
        "until": {
            "lasting": w.Until.LASTING,
            "this-turn": w.Until.THIS_TURN,
            "next-attack": w.Until.NEXT_ATTACK,
            "your-next-turn": w.Until.TURN_OF,
            "its-next-turn": w.Until.TURN_OF_OWNER,
        },
        "like": {spelled(who): who for who in v.Who},
        "over": {"yours": False, "enemy": True},
    }

    # ---- cards ------------------------------------------------------------------------------------------------------

    def list_card(self, index: int, card: Card) -> None:
        """List a card among the decks, the choices and the Sanctum that have it."""
        g, god = self.g, self.definitions.number("god", card.god)
        if card.kind == "god-power":
            if card.selectable:
                if g.powers_size[god] == w.POWERS:
                    raise TheagonError(f"too many god powers of {card.god}: {w.POWERS} can be offered")
                g.powers[god][g.powers_size[god]] = index
                g.powers_size[god] += 1
        elif not card.token:
            self.for_decks(index, god, w.GODS)
        if card.favor is not None:
            if g.sold_size == w.SANCTUM:
                raise TheagonError(f"too many cards of the Sanctum: it holds {w.SANCTUM}")
            g.sold[g.sold_size] = index
            g.sold_size += 1
            g.lowest_price = min(card.favor, g.lowest_price or card.favor)

    def card(self, index: int, card: Card) -> None:
        row = self.g.card[index]
        row.kind = SORTS[card.kind]
        row.token = card.token
        row.god = self.definitions.number("god", card.god)
        row.rarity = RARITIES.index(card.rarity) + 1
        row.tribe = self.definitions.number("tribe", card.tribe) if card.tribe else 0
        row.cost = card.cost
        row.attack, row.health = card.strength or 0, card.health or 0
        row.burn, row.regen, row.armor, row.spell_boost = card.burn, card.regen, card.armor, card.spell_boost
        row.keywords, row.passing = self.keyword_bits(*card.keywords), self.keyword_bits(*card.for_a_turn)
        row.favor = card.favor or 0
        row.recasts = card.kind == "spell" and any(part.recast for part in parts(card) if isinstance(part, Effect))
        self.index = index
        self.done(row, card)
        self.abilities(row, card.abilities)
        self.auras(row, card)
        given = self.g.card[w.GIVEN + index]
        if card.kind == "god-power" or gives_own_abilities(card):  # its god has them
            given.ability, given.abilities, given.triggers = row.ability, row.abilities, row.triggers
        if card.kind == "god-power":
            given.aura, given.auras = row.aura, row.auras
        if abilities := given_by(card):
            self.abilities(given, abilities)
            numbers = [gifts_of(card).index(gift) for gift in gifts(card) for _ in gift]
            for k, gift in enumerate(numbers, given.ability):
                self.g.ability[k].gift = gift

    def auras(self, row: Any, card: Card) -> None:
        """Write the auras of a card, and by how much it costs less in hand."""
        row.discount = self.value(card.discount) if card.discount is not None else 0
        row.auras = len(card.auras)
        row.aura = self.take("aura", len(card.auras))
        for place, aura in enumerate(card.auras, row.aura):
            row.triggers |= 1 << v.GIVES_AURAS
            one = self.g.aura[place]
            one.filter = self.filter(aura.of) if isinstance(aura.of, Filter) else 0
            one.condition = self.condition(aura.if_) if aura.if_ is not None else 0
            one.cost = aura.cost
            if aura.gain is not None:
                self.bonus(one, aura.gain)
        self.g.prices_vary |= bool(row.discount) or any(aura.cost for aura in card.auras)

    def bonus(self, row: Any, gain: Bonus) -> None:
        """Write what an aura gives."""
        row.keywords = self.keyword_bits(*gain.keywords)
        if isinstance(gain.strength, int):
            row.attack = gain.strength
        else:
            row.value = self.value(gain.strength)
        self.write_health(row, gain.health)

    def do_next_card(self, row: Any, change: NextCard) -> None:
        self.fields(row, change)
        self.g.prices_vary = True

    def do_improve(self, row: Any, improve: Improve) -> None:
        self.fields(row, improve)
        self.g.prices_vary |= row.until != w.Until.LASTING

    def answers(self, card: Any, ability: Ability) -> None:
        if ability.zone is None:
            super().answers(card, ability)
        else:
            zone = ACTING[ability.zone]
            self.g.acts[self.index] |= 1 << zone
            whose = v.Side[ability.of.side.upper()] if ability.of is not None else self.sides[ability.whose]
            for other in range(w.SEATS):
                if whose in (v.Side.ANY, v.Side.ENEMY if other else v.Side.FRIENDLY):
                    self.g.answered[other][zone] |= 1 << self.trigger[constant_name(ability.on)]

    def further_ability(self, row: Any, ability: Ability) -> None:
        row.zone = ACTING[ability.zone]
        row.by = self.filter(ability.by) if ability.by is not None else 0
        row.after = ability.after
        row.once = ability.once
        self.g.once_a_turn |= ability.once

    # ---- lines ------------------------------------------------------------------------------------------------------

    def further_line(self, row: Any, effect: Effect) -> None:
        row.side = SIDES[effect.whose]
        row.otherwise = effect.otherwise

    def do_set(self, row: Any, values: SetTo) -> None:
        if values.strength is not None:
            row.flag |= 1
            self.write_amount(row, values.strength)
        if values.health is not None:
            row.flag |= 2
            self.write_health(row, values.health)

    def further_group(self, row: Any, group: Group) -> None:
        self.write(row, "by", group.by)

    def do_lose(self, row: Any, lost: tuple[Lost, ...]) -> None:
        numbers = [name for name in lost if name in NUMBERS]
        row.keywords = self.keyword_bits(*(name for name in lost if name not in NUMBERS))
        row.flag = sum(1 << v.Number[name.upper()] for name in numbers)

    def do_random_one(self, row: Any, modes: tuple[Mode, ...]) -> None:
        row.count = len(modes)

    def do_each(self, row: Any, each: Each) -> None:
        if each.of is not None:
            row.filter, row.count = self.filter(each.of), each.random or 0
        elif each.times is not None:
            self.write_amount(row, each.times)

    def do_later(self, row: Any, later: Later) -> None:
        row.flag = v.Due[constant_name(later.at)]

    def do_attack(self, row: Any, attack: Attack) -> None:
        row.flag = self.who[constant_name(attack.unit or ("all" if attack.all is not None else "random"))]
        if whom := attack.all or attack.random:
            row.whom = self.filter(whom)
        row.allowed = attack.allowed

    def do_transform(self, row: Any, into: str | Become) -> None:
        if isinstance(into, str):
            self.write(row, "card", into)
        elif into.copy_of is not None:
            self.write(row, "like", into.copy_of)
        else:
            row.pools = True
            self.write_pools(row, pools_of_costs(self.definitions))

    def do_summon(self, row: Any, summon: Summon) -> None:
        if summon.within_mana and summon.random is not None:
            row.pools = BY_MANA
            self.write_pools(row, pools_within_mana(summon.random, self.definitions))
            summon = replace(summon, random=None, within_mana=False)
        self.fields(row, replace(summon, within_mana=False))

    def do_equip(self, row: Any, relic: str | Pool) -> None:
        if isinstance(relic, str):
            self.write(row, "card", relic)
        else:
            self.write_pool(row, relic)

    def do_delve(self, row: Any, delve: Delve) -> None:
        self.write_pool(row, delve)
        self.fields(row, Delve(to=delve.to, strength=delve.strength, health=delve.health))

    def do_discard(self, row: Any, how: str) -> None:
        row.flag = how == "chosen"
        row.count = 1

    def do_heal(self, row: Any, amount: int | Value | str) -> None:
        self.write_amount(row, FULL if isinstance(amount, str) else amount)

    def write(self, row: Any, column: str, value: Any) -> None:
        if column in _THIS:
            row.this = _THIS[column] if value else row.this
            return
        super().write(row, column, value)
        if column in _FROM_ONE:
            setattr(row, column, 1 + getattr(row, column))

    def write_abilities(self, row: Any, given: bool | tuple[Ability, ...]) -> None:
        row.card = self.index if given else row.card
        if isinstance(given, tuple) and given:
            row.gift = gifts_of(self.definitions.whole(self.definitions.cards[self.index])).index(given)

    def write_whom(self, row: Any, whom: Filter) -> None:
        row.whom = self.filter(whom)

    def write_health(self, row: Any, health: int | Value) -> None:
        if isinstance(health, int):
            row.health = health
        else:
            row.health_value = self.value(health)

    def do_draw(self, row: Any, count: int | str) -> None:
        if isinstance(count, str):
            row.this = v.This.CHOSEN_ONE
        else:
            row.count = count

    def do_advance(self, row: Any, places: int | str) -> None:
        row.count = w.DECK if isinstance(places, str) else places

    def write_copy_of(self, row: Any, who: str) -> None:
        row.copied = True
        if who in ("drawn", "card"):
            row.this = v.This.DRAWN if who == "drawn" else v.This.NOTED
        else:
            row.who = self.who[constant_name(who)]

    def write_value(self, row: Any, value: Value) -> None:
        row.value = self.value(value)

    def write_pool(self, row: Any, pool: Pool) -> None:
        """Write the cards of a pool in the order of their places; for the enemy's god, a pool for each god."""
        if pool.of is not None and pool.of.god == ENEMY:
            row.pools = True
            self.write_pools(row, pools_of_enemies(pool, self.definitions))
            return
        cards = pool_cards(pool, self.definitions)
        row.pool, row.pool_size = self.fill_pool(cards), len(cards)

    def write_pools(self, row: Any, pools: Sequence[tuple[int, ...]]) -> None:
        """Write several pools, of which the rules take one: the place and the size of each."""
        header = [number for cards in pools for number in (self.fill_pool(cards), len(cards))]
        row.pool, row.pool_size = self.fill_pool(tuple(header)), len(pools)

    def fill_pool(self, cards: tuple[int, ...]) -> int:
        """Return the place where these numbers stand one after the other."""
        if ("pool", cards) not in self.places:
            place = self.places["pool", cards] = self.take("pool", len(cards))
            for k, card in enumerate(cards):
                self.g.pool[place + k] = card
        return self.places["pool", cards]

    by_operation: ClassVar[Mapping[str, Write]] = {
        "advance": do_advance,
        "attack": do_attack,
        "choose_one": do_random_one,
        "delve": do_delve,
        "discard": do_discard,
        "draw": do_draw,
        "each": do_each,
        "equip": do_equip,
        "heal": do_heal,
        "improve": do_improve,
        "later": do_later,
        "lose": do_lose,
        "next_card": do_next_card,
        "random_one": do_random_one,
        "set": do_set,
        "summon": do_summon,
        "transform": do_transform,
    }
    by_column: ClassVar[Mapping[str, Write]] = {
        **TableWriter.by_column,
        "abilities": write_abilities,
        "copy_of": write_copy_of,
        "health": write_health,
        "own_abilities": write_abilities,
        "pool": write_pool,
        "value": write_value,
        "whom": write_whom,
    }

    # ---- shared rows ------------------------------------------------------------------------------------------------

    def filter(self, f: Filter) -> int:
        place, row = self.intern("filter", f)
        if row is not None:
            row.side = v.Side[f.side.upper()]
            row.kinds = KINDS[f.kind]
            row.rarity = RARITIES.index(f.rarity) + 1 if f.rarity else 0
            row.tribes = sum(1 << self.definitions.number("tribe", tribe) for tribe in tribes_of(f))
            row.has = self.trigger[constant_name(f.has)] if f.has else 0
            row.lacks = self.trigger[constant_name(f.lacks)] if f.lacks else 0
            row.gods = sum(1 << self.definitions.number("god", god) for god in gods_of(f) if god != ENEMY)
            row.gems = {None: 0, "within": 1, "below": 2}[f.gems]
            for column, trait in (("keyword", f.keyword), ("not_keyword", f.not_keyword)):
                if trait in NUMBERS:
                    setattr(row, column.replace("keyword", "number"), v.Number[constant_name(trait)])
                else:
                    setattr(row, column, self.keyword_bits(trait))
            row.card = self.definitions.index(f.card) if f.card else 0
            self.yes_or_no(row, f, *STATES)
            row.other = f.other
            row.rare = bool(row.number or row.not_number or f.beside)
            row.beside = 1 + self.who[constant_name(f.beside)] if f.beside else 0
            row.plain = f == Filter(side=f.side, kind=f.kind, other=f.other)
            self.bounds(row, f, {"strength": "attack", "health": "health", "cost": "cost"})
        return place

    def further_value(self, row: Any, value: Value) -> None:
        if value.total is not None:
            row.total = v.Measure[value.total.upper()]
        row.random = value.random is not None
        if value.lead is not None:
            row.side = SIDES[value.whose]
        row.since = value.since is not None
        row.zone, row.per, row.plus, row.most = v.Zone[value.zone.upper()], value.per, value.plus, value.at_most or 0

    def further_condition(self, row: Any, condition: Condition) -> None:
        row.zone = v.Zone[condition.zone.upper()]
        for name in ("favor", "mana", "void", "done"):
            setattr(row, name, getattr(condition, name) or 0)
        if condition.lead is not None:
            row.value = self.value(Value(lead=condition.lead, whose=condition.whose))
        row.burned = condition.died_of is not None
        row.different = v.Zone[condition.different.upper()] if condition.different is not None else 0
        if condition.card is not None:
            row.who, row.filter = v.Who.CARD, self.filter(condition.card)

    def target(self, target: Target | None, _: Sequence[Effect], /) -> int:
        if target is None:
            return 0
        place, row = self.intern("target_filter", target)
        if row is not None:
            self.g.target_filter[place] = self.filter(target.unit)
        return place


def _note_what_asks_counts(g: w.Tables, definitions: CardSet[Card]) -> None:
    """Note the gods in whose matches a card may lead to a text that asks what was counted."""
    asking = {card.id for card in definitions.cards.values() if _asks_counts(definitions.whole(card))}
    for card in definitions.cards.values() if asking else ():
        met = card.kind == "god-power" or not card.token or card.favor is not None
        if met and not asking.isdisjoint(definitions.closure([card.id])):
            own = definitions.number("god", card.god)
            shared = own == w.GODS or card.favor is not None
            for god in range(1, w.DOMAINS + 1):
                g.asks_counts[god] |= shared or god == own


def _asks_counts(card: Card) -> bool:
    values = (part for part in parts(card) if isinstance(part, Value))
    return any(each.cards_played or each.mana_spent or each.since for each in values)


@lru_cache(MOST_KNOWN)
def gives_own_abilities(card: Card) -> bool:
    """Return whether some effect of a card gives units the abilities of the card itself."""
    return any(isinstance(part, Bonus) and part.own_abilities for part in parts(card))
