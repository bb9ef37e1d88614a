"""Cards of every form that the vocabulary of Hand of the Gods allows, in families of which no two cards are alike."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, Any, get_args

from msgspec.structs import asdict, replace

from theagon.games.hand_of_the_gods.schema import (
    Ability,
    AddCard,
    Area,
    Aura,
    Bonus,
    Card,
    Condition,
    CostChange,
    Discover,
    Effect,
    Filter,
    Group,
    Keyword,
    Move,
    Revive,
    SetTo,
    Subtype,
    Summon,
    Target,
    Trigger,
    Value,
    Words,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def each(*choices: Any) -> tuple[Any, ...]:
    """Words of the vocabulary, fit for any field that takes them."""
    return choices


NAMES = {
    "zombie": Words(en="Zombie", es="Zombi", ru="Зомби"),
    "statue": Words(en="Statue", es="Estatua", ru="Статуя"),
    "flag": Words(en="Enyo Flag", es="Bandera de Enyo", ru="Флаг Энио"),
    "omen": Words(en="Omen", es="Presagio", ru="Знамение"),
}
ENEMY = Filter(side="enemy")
FRIEND = Filter(side="friendly")
SUBTYPES = each(*get_args(Subtype))
KEYWORDS = each(*get_args(Keyword))

# What may be asked of a unit, one thing at a time.
FILTERS = [
    *(Filter(side=side) for side in each("friendly", "enemy", "neutral")),
    *(Filter(subtype=subtype) for subtype in SUBTYPES),
    *(Filter(not_subtype=subtype) for subtype in SUBTYPES),
    *(Filter(keyword=keyword) for keyword in KEYWORDS),
    *(Filter(card=card) for card in ("zombie", "flag")),
    *(Filter(damaged=state) for state in (True, False)),
    *(Filter(stunned=state) for state in (True, False)),
    *(Filter(ranged=state) for state in (True, False)),
    Filter(stones=False),
    *(
        Filter(**field)
        for value in ("attack", "health", "cost")
        for bound in ("min", "max")
        for field in each({f"{value}_{bound}": 1}, {f"{value}_{bound}": 2})
    ),
]
BETWEEN = [
    Filter(attack_min=1, attack_max=2),
    Filter(attack_min=1, attack_max=1),
    Filter(health_min=1, health_max=2),
    Filter(health_min=2, health_max=2),
    Filter(cost_min=1, cost_max=2),
    Filter(cost_min=2, cost_max=2),
]


def asked(filter_: Filter) -> dict[str, Any]:
    """The fields of a filter that ask anything."""
    return {name: value for name, value in asdict(filter_).items() if value != getattr(Filter(), name)}


def pairs() -> Iterator[Filter]:
    """All that two of the filters ask together, where both say something."""
    for one, other in combinations(FILTERS, 2):
        both = {**asked(one), **asked(other)}
        needless = both.get("stones") is False and (both.keys() & {"subtype", "card"} or both.get("side") == "neutral")
        if len(both) == 2 and not needless and not {"card", "subtype"} <= both.keys():
            yield Filter(**both)


def areas(*anchors: Any) -> list[Area]:
    return [Area(**{shape: anchor}) for anchor in anchors for shape in ("around", "column", "row", "tile")]


def amounts(*anchors: Any) -> Iterator[int | Value]:
    yield from (1, 2, 5, 21)
    for times in (1, 2, 3, 4):
        for anchor in anchors:
            yield Value(attack_of=anchor, times=times)
            yield Value(health_of=anchor, times=times)
            yield Value(missing_health_of=anchor, times=times)
        yield Value(count=FRIEND, times=times)
        yield Value(cards_in_hand="yours", times=times)
        yield Value(cards_in_hand="enemy", times=times)
    for filter_ in FILTERS:
        yield Value(count=filter_)
    for area in areas(*anchors):
        yield Value(count=ENEMY, area=area)


def bonuses() -> Iterator[Bonus]:
    for name in ("attack", "health", "movement", "range"):
        yield from (Bonus(**field) for field in each({name: -2}, {name: -1}, {name: 1}, {name: 2}))
    yield from (Bonus(protect=1), Bonus(protect=2), Bonus(attack=1, health=1), Bonus(attack=1, health=-1))
    yield from (Bonus(keywords=(keyword,)) for keyword in KEYWORDS)
    yield Bonus(attack=2, health=1, movement=1, range=1, protect=1, keywords=("guard", "charge"))


def moves() -> Iterator[Effect]:
    for steps in (1, 2, 5):
        yield from (Effect(move=Move(steps=steps, leap=leap)) for leap in (False, True))


def unit_operations() -> Iterator[Effect]:
    """Every operation on units, without `to`."""
    yield from (Effect(damage=n) for n in (1, 2, 5))
    yield from (Effect(heal=n) for n in (1, 2, 5))
    yield from (Effect(gain=bonus) for bonus in bonuses())
    yield from (Effect(set=SetTo(attack=n)) for n in (0, 3))
    yield from (Effect(set=SetTo(health=n)) for n in (1, 3))
    yield from (Effect(set=SetTo(attack=3, health=n)) for n in (3, 4))
    for until in each(None, "this-turn", "lasting"):
        yield Effect(stun=True, until=until)
        yield Effect(banish=True, until=until)
    for until in each("this-turn", "your-next-turn"):
        yield Effect(gain=Bonus(attack=1), until=until)
    yield from (Effect(silence=True), Effect(destroy=True), Effect(execute=True), Effect(return_to_hand=True))
    yield Effect(ready=True)
    yield from (Effect(push=n) for n in (1, 2, 5))
    yield from (Effect(transform=card) for card in ("zombie", "flag"))


def player_operations(*places: Any) -> Iterator[Effect]:
    """Every operation that is not done to a unit; units may appear at `places`."""
    for at in (*places, "home", "anywhere"):
        yield from (Effect(summon=Summon(card=card, at=at)) for card in ("zombie", "flag"))
        yield Effect(summon=Summon(card="zombie", at=at, count=2))
        yield Effect(summon=Summon(card="zombie", at=at, count=5))
        for side in each("enemy", "neutral"):
            yield from (Effect(summon=Summon(card="zombie", at=at, side=side, count=n)) for n in (1, 3))
        if at != "around-target":
            yield from (Effect(revive=Revive(of=of, at=at)) for of in (Filter(), Filter(subtype="god")))
    yield from (Effect(revive=Revive(of=Filter(cost_max=n))) for n in (2, 3))
    yield from chain.from_iterable((Effect(draw=n), Effect(discard=n), Effect(mana=n)) for n in (1, 2, 3, 5))
    for pool in (("zombie", "flag", "omen"), ("zombie", "statue", "omen"), ("zombie", "statue", "flag", "omen")):
        yield from (Effect(discover=Discover(pool=pool, resolve=resolve)) for resolve in (False, True))
    for side in each("yours", "enemy"):
        for count in (1, 2, 5):
            yield from (
                Effect(add_card=AddCard(card="omen", count=count, cost=cost, side=side)) for cost in (-2, -1, 0, 1)
            )
    for of in (Filter(), Filter(kind="unit"), Filter(kind="spell"), Filter(subtype="god"), Filter(cost_min=5)):
        for change in (-2, -1, 1):
            yield Effect(cost=CostChange(change=change, of=of))
            yield Effect(cost=CostChange(change=change, of=of, until="this-turn"))
    yield from (Effect(leader_ability=leader) for leader in ("statue", "flag"))


def conditions(*anchors: str) -> Iterator[Condition]:
    for filter_ in (*FILTERS, *BETWEEN):
        for anchor in anchors:
            yield Condition(**dict(each(("self_" if anchor == "self" else anchor, filter_))))
        yield Condition(count=filter_)
        yield Condition(count=filter_, at_least=2)
    for area in areas(*anchors):
        yield from (Condition(count=ENEMY, area=area, at_least=n) for n in (1, 2))


def effects(who: Iterable[Any], anchors: Iterable[Any], places: Iterable[Any]) -> Iterator[Effect]:
    """Effects of every form that can be said where there are these units and places to speak of."""
    who, anchors = tuple(who), tuple(anchors)
    whom: list[Any] = [*who, Group(all=ENEMY), *(Group(random=ENEMY, count=n) for n in (1, 2, 5))]
    for area in areas(*anchors):
        whom += [Group(all=ENEMY, area=area), *(Group(random=ENEMY, count=n, area=area) for n in (1, 2))]
    for operation in unit_operations():
        yield from (replace(operation, to=to) for to in whom)
    for filter_ in (*FILTERS, *BETWEEN):
        yield Effect(damage=3, to=Group(all=filter_))
        yield Effect(damage=3, to=Group(random=filter_))
        yield Effect(damage=3, to=Group(random=filter_, count=2))
        yield Effect(damage=3, to=Group(random=replace(filter_, other=True), count=2))
    for move in moves():
        yield from (replace(move, to=to) for to in who if to in ("self", "target"))
    values = [value for value in amounts(*anchors) if isinstance(value, Value)]
    for to in (*who[:2], Group(all=Filter(subtype="god"))):
        for value in values:
            yield Effect(damage=value, to=to)
            yield Effect(heal=value, to=to)
            yield Effect(set=SetTo(attack=value), to=to)
            yield Effect(set=SetTo(attack=1, health=value), to=to)
    for times in amounts(*anchors):
        yield Effect(damage=1, to=Group(random=FRIEND), repeat=times)
        yield Effect(draw=1, repeat=times)
    for condition in conditions(*anchors):
        yield Effect(damage=1, to=who[0], if_=condition)
        yield Effect(draw=1, if_=condition)
    yield from player_operations(*places)


UNIT = Card(id="unit", name=NAMES["zombie"], kind="unit", attack=1, health=1)
SPELL = Card(id="spell", name=NAMES["omen"], kind="spell")


def ability(on: Any, *do: Effect, **fields: Any) -> Card:
    return replace(UNIT, abilities=(Ability(on=on, do=do, **fields),))


def triggered() -> Iterator[Card]:
    """All effects of a unit that strikes: it, and the unit it has attacked."""
    who = ("it", "self", "your-stone", "enemy-stone")
    for effect in effects(who, ("self", "it"), ("around", "here")):
        yield ability("strikes", effect)
    for state in (True, False):
        yield ability("strikes", Effect(destroy=True, to="it", if_=Condition(it=Filter(was_damaged=state))))
        of = Filter(was_damaged=state, subtype="god")
        yield ability("strikes", Effect(destroy=True, to="self", if_=Condition(it=of)))
        yield ability("strikes", Effect(destroy=True, to="self", if_=Condition(it=Filter(was_damaged=state))))


def spells() -> Iterator[Card]:
    """All effects of spells, with every kind of target."""
    at_target = each("around-target", "target")
    for effect in effects(("target", "your-stone", "enemy-stone"), ("target",), at_target):
        if effect.to != Group(all=ENEMY, area=Area(tile="target")):  # of one unit, if at all: the target
            yield replace(SPELL, target=Target(unit=ENEMY), do=(effect,))
    for filter_ in (*FILTERS, *BETWEEN):
        yield replace(SPELL, target=Target(unit=filter_), do=(Effect(damage=4, to="target"),))
        yield replace(SPELL, target=Target(unit=filter_), do=(Effect(draw=4),))
    tiles = [Target(tile="free"), Target(tile="any")]
    for target in tiles:
        for area in areas("target"):
            effect = Effect(damage=1, to=Group(all=ENEMY, area=area))
            yield replace(SPELL, target=target, do=(effect,))
            yield replace(SPELL, target=target, do=(Effect(summon=Summon(card="flag", at="target")), effect))
        for at in at_target:
            summons = (Effect(summon=Summon(card="flag", at=at, count=n)) for n in (1, 2))
            yield from (replace(SPELL, target=target, do=(summon,)) for summon in summons)
    for target, area in ((Target(column=True), Area(column="target")), (Target(row=True), Area(row="target"))):
        effect = Effect(damage=1, to=Group(all=ENEMY, area=area))
        for do in ((effect,), (effect, effect), (Effect(draw=1), effect)):
            yield replace(SPELL, target=target, do=do)
        yield replace(SPELL, target=target, do=(Effect(draw=1, if_=Condition(count=FRIEND, area=area)),))
    some = (
        Effect(damage=1, to="target"),
        Effect(stun=True, to="target"),
        Effect(draw=1),
        Effect(heal=1, to="your-stone"),
    )
    for one, other in combinations(some, 2):
        yield replace(SPELL, target=Target(unit=FRIEND), do=(one, other))
        yield replace(SPELL, target=Target(unit=FRIEND), do=(other, one))


def warcries() -> Iterator[Card]:
    """Warcries whose target is sought near the unit, under conditions, and of other classes."""
    near: list[Any] = [None, *areas("self")[:3]]
    do = (Effect(damage=1, to="target"), Effect(gain=Bonus(attack=1), to="self"))
    for activated in (False, True):
        for area in near:
            for target in (Target(unit=ENEMY, area=area), Target(unit=Filter(side="friendly", other=True), area=area)):
                yield ability("warcry", *do, target=target, activated=activated)
            for tile in each("free", "any"):
                summon = Effect(summon=Summon(card="zombie", at="target"))
                yield ability("warcry", summon, target=Target(tile=tile, area=area), activated=activated)
        for condition in conditions("self"):
            yield ability("warcry", *do, target=Target(unit=ENEMY), activated=activated, if_=condition)
        yield ability("warcry", do[1], activated=activated, if_=Condition(count=FRIEND))
    yield from (ability("warcry", Effect(draw=1), priority=priority) for priority in range(1, 13))


def triggers() -> Iterator[Card]:
    """Every trigger, of and for everybody."""
    first, second = Effect(gain=Bonus(attack=1), to="self"), Effect(draw=1)
    for on in get_args(Trigger):
        of: list[Filter | None] = [None]
        if on in ("damaged", "healed", "moves"):
            of = [None, *FILTERS, Filter(other=True)]
        elif on in ("dies", "summoned"):
            of = [Filter(), *FILTERS, Filter(other=True)]
        elif on.startswith("card-"):
            of = [Filter(), FRIEND, ENEMY, Filter(card="omen"), Filter(cost_max=3), Filter(kind="spell")]
            of += [Filter(kind="unit"), *(Filter(subtype=subtype) for subtype in SUBTYPES)]
        for filter_ in of:
            yield ability(on, first, of=filter_)
            yield ability(on, first, second, of=filter_)
            yield ability(on, first, second, of=filter_, if_=Condition(count=FRIEND))
            yield ability(on, replace(first, if_=Condition(count=FRIEND)), second, of=filter_)
    for on in ("turn-start", "turn-end"):
        yield from (ability(on, second, whose=whose) for whose in each("enemy", "any"))
    for on in ("attacks", "attacked", "counters", "strikes-back", "damaged", "dies", "summoned"):
        of_whom = FRIEND if on in ("damaged", "dies", "summoned") else None
        yield from (ability(on, replace(effect, to="it"), of=of_whom) for effect in unit_operations())


def named_again() -> Iterator[Card]:
    """A unit or a tile that the text has named already, with another in between and without."""
    hurt, on_tile = Effect(damage=1, to="it"), Group(all=Filter(), area=Area(tile="target"))
    yield ability("summoned", replace(hurt, to="self"), hurt, of=FRIEND)
    yield ability("summoned", hurt, replace(hurt, to="self"), of=FRIEND)
    summon = Effect(summon=Summon(card="zombie", at="target"))
    yield replace(SPELL, target=Target(tile="any"), do=(replace(hurt, to=on_tile), summon))
    values = (Value(count=FRIEND), Value(attack_of="target"))
    more = (*(Effect(damage=value) for value in values), *(Effect(heal=value) for value in values), *moves())
    for effect in (*unit_operations(), *more):
        yield replace(SPELL, target=Target(unit=ENEMY), do=(replace(hurt, to="target"), replace(effect, to="target")))


def narrowed() -> Iterator[Card]:
    """Whom a spell may mean by two things asked together."""
    for filter_ in pairs():
        yield replace(SPELL, do=(Effect(damage=3, to=Group(all=filter_)),))
        yield replace(SPELL, do=(Effect(damage=3, to=Group(random=filter_, count=2)),))


def standing() -> Iterator[Card]:
    """What a unit has without doing anything."""
    yield from (replace(UNIT, keywords=(keyword,)) for keyword in KEYWORDS)
    yield from (replace(UNIT, keywords=pair) for pair in combinations(KEYWORDS, 2))
    yield from (replace(UNIT, protect=n) for n in (1, 2))
    yield from (replace(UNIT, deploy="anywhere"), replace(UNIT, neutral=True), replace(UNIT, neutral=True, protect=1))
    for area in (None, Area(around="self")):
        yield from (replace(UNIT, auras=(Aura(gain=bonus, area=area),)) for bonus in bonuses())
        auras = (Aura(gain=Bonus(health=3), of=of, area=area) for of in FILTERS if of != FRIEND)
        yield from (replace(UNIT, auras=(aura,)) for aura in auras)


FAMILIES = {
    family.__name__: family for family in (triggered, spells, narrowed, warcries, triggers, named_again, standing)
}
