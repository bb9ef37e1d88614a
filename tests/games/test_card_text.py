"""Card text says what the card does: all of it, in every language, and never the same for two different things."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import chain, combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import asdict, replace

from theagon.cards.decode import decode
from theagon.cards.language import LANGUAGES, Texts
from theagon.cards.schema import Schema
from theagon.cards.source import read_yaml
from theagon.games.hand_of_the_gods import wording
from theagon.games.hand_of_the_gods.content import standard
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
    Leader,
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
from theagon.games.hand_of_the_gods.wording import card_names, card_text, leader_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FOLDER = Path(wording.__file__).parents[1] / "text"
NAMES = {
    "zombie": Words(en="Zombie", es="Zombi", ru="Зомби"),
    "statue": Words(en="Statue", es="Estatua", ru="Статуя"),
    "flag": Words(en="Enyo Flag", es="Bandera de Enyo", ru="Флаг Энио"),
    "omen": Words(en="Omen", es="Presagio", ru="Знамение"),
}
ENEMY = Filter(side="enemy")
FRIEND = Filter(side="friendly")
SUBTYPES: tuple[Any, ...] = get_args(Subtype)
KEYWORDS: tuple[Any, ...] = get_args(Keyword)

# What may be asked of a unit, one thing at a time.
FILTERS = [
    *(Filter(side=side) for side in ("friendly", "enemy", "neutral")),
    *(Filter(subtype=subtype) for subtype in SUBTYPES),
    *(Filter(not_subtype=subtype) for subtype in SUBTYPES),
    *(Filter(keyword=keyword) for keyword in KEYWORDS),
    *(Filter(card=card) for card in ("zombie", "flag")),
    *(Filter(damaged=state) for state in (True, False)),
    *(Filter(stunned=state) for state in (True, False)),
    *(Filter(ranged=state) for state in (True, False)),
    Filter(stones=False),
    *(
        Filter(**{f"{value}_{bound}": n})  # type: ignore[arg-type]
        for value in ("attack", "health", "cost")
        for bound in ("min", "max")
        for n in (1, 2)
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
        for n in (-2, -1, 1, 2):
            yield Bonus(**{name: n})
    yield from (Bonus(protect=1), Bonus(protect=2), Bonus(attack=1, health=1), Bonus(attack=1, health=-1))
    yield from (Bonus(keywords=(keyword,)) for keyword in KEYWORDS)
    yield Bonus(attack=2, health=1, movement=1, range=1, protect=1, keywords=("guard", "charge"))


def unit_operations() -> Iterator[Effect]:
    """Every operation on units, without `to`."""
    yield from (Effect(damage=n) for n in (1, 2, 5))
    yield from (Effect(heal=n) for n in (1, 2, 5))
    yield from (Effect(gain=bonus) for bonus in bonuses())
    yield from (Effect(set=SetTo(attack=n)) for n in (0, 3))
    yield from (Effect(set=SetTo(health=n)) for n in (1, 3))
    yield Effect(set=SetTo(attack=3, health=4))
    for until in (None, "this-turn", "lasting"):
        yield Effect(stun=True, until=until)  # type: ignore[arg-type]
        yield Effect(banish=True, until=until)  # type: ignore[arg-type]
    for until in ("this-turn", "your-next-turn"):
        yield Effect(gain=Bonus(attack=1), until=until)  # type: ignore[arg-type]
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
        for side in ("enemy", "neutral"):
            yield from (Effect(summon=Summon(card="zombie", at=at, side=side, count=n)) for n in (1, 3))
        if at != "around-target":
            yield from (Effect(revive=Revive(of=of, at=at)) for of in (Filter(), Filter(subtype="god")))
    yield from (Effect(revive=Revive(of=Filter(cost_max=n))) for n in (2, 3))
    yield from chain.from_iterable((Effect(draw=n), Effect(discard=n), Effect(mana=n)) for n in (1, 2, 3, 5))
    for pool in (("zombie", "flag", "omen"), ("zombie", "statue", "omen"), ("zombie", "statue", "flag", "omen")):
        yield from (Effect(discover=Discover(pool=pool, resolve=resolve)) for resolve in (False, True))
    for side in ("yours", "enemy"):
        for count in (1, 2, 5):
            yield from (
                Effect(add_card=AddCard(card="omen", count=count, cost=cost, side=side))  # type: ignore[arg-type]
                for cost in (-2, -1, 0, 1)
            )
    for of in (Filter(), Filter(kind="unit"), Filter(kind="spell"), Filter(subtype="god"), Filter(cost_min=5)):
        for change in (-2, -1, 1):
            yield Effect(cost=CostChange(change=change, of=of))
            yield Effect(cost=CostChange(change=change, of=of, until="this-turn"))
    yield from (Effect(leader_ability=leader) for leader in ("statue", "flag"))


def conditions(*anchors: str) -> Iterator[Condition]:
    for filter_ in (*FILTERS, *BETWEEN):
        for anchor in anchors:
            yield Condition(**{"self_" if anchor == "self" else anchor: filter_})
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
    for filter_ in (*FILTERS, *BETWEEN, *pairs()):
        yield Effect(damage=3, to=Group(all=filter_))
        yield Effect(damage=3, to=Group(random=filter_))
        yield Effect(damage=3, to=Group(random=filter_, count=2))
    for steps in (1, 2, 5):
        for leap in (False, True):
            yield from (Effect(move=Move(steps=steps, leap=leap), to=to) for to in who if to in ("self", "target"))
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
    at_target = ("around-target", "target")
    for effect in effects(("target", "your-stone", "enemy-stone"), ("target",), at_target):
        if effect.to != Group(all=ENEMY, area=Area(tile="target")):  # of one unit, if at all: the target
            yield replace(SPELL, target=Target(unit=ENEMY), do=(effect,))
    for filter_ in (*FILTERS, *BETWEEN):
        yield replace(SPELL, target=Target(unit=filter_), do=(Effect(damage=4, to="target"),))
        yield replace(SPELL, target=Target(unit=filter_), do=(Effect(draw=4),))
    tiles = [Target(tile="free"), Target(tile="any")]
    for target in tiles:
        for area in areas("target"):
            yield replace(SPELL, target=target, do=(Effect(damage=1, to=Group(all=ENEMY, area=area)),))
        for at in at_target:
            yield from (
                replace(SPELL, target=target, do=(Effect(summon=Summon(card="flag", at=at, count=n)),)) for n in (1, 2)
            )  # type: ignore[arg-type]
    for target, area in ((Target(column=True), Area(column="target")), (Target(row=True), Area(row="target"))):
        effect = Effect(damage=1, to=Group(all=ENEMY, area=area))
        yield from (
            replace(SPELL, target=target, do=do) for do in ((effect,), (effect, effect), (Effect(draw=1), effect))
        )
        yield replace(SPELL, target=target, do=(Effect(draw=1, if_=Condition(count=FRIEND, area=area)),))
    for one, other in combinations(
        (
            Effect(damage=1, to="target"),
            Effect(stun=True, to="target"),
            Effect(draw=1),
            Effect(heal=1, to="your-stone"),
        ),
        2,
    ):
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
            for tile in ("free", "any"):
                summon = Effect(summon=Summon(card="zombie", at="target"))
                yield ability("warcry", summon, target=Target(tile=tile, area=area), activated=activated)  # type: ignore[arg-type]
        for condition in conditions("self"):
            yield ability("warcry", *do, target=Target(unit=ENEMY), activated=activated, if_=condition)
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
        yield from (ability(on, second, whose=whose) for whose in ("enemy", "any"))
    for on in ("attacks", "attacked", "counters", "strikes-back", "damaged", "dies", "summoned"):
        of_whom = FRIEND if on in ("damaged", "dies", "summoned") else None
        yield from (ability(on, replace(effect, to="it"), of=of_whom) for effect in unit_operations())


def standing() -> Iterator[Card]:
    """What a unit has without doing anything."""
    yield from (replace(UNIT, keywords=(keyword,)) for keyword in KEYWORDS)
    yield from (replace(UNIT, keywords=pair) for pair in combinations(KEYWORDS, 2))
    yield from (replace(UNIT, protect=n) for n in (1, 2))
    yield from (replace(UNIT, deploy="anywhere"), replace(UNIT, neutral=True), replace(UNIT, neutral=True, protect=1))
    for area in (None, Area(around="self")):
        yield from (replace(UNIT, auras=(Aura(gain=bonus, area=area),)) for bonus in bonuses())
        yield from (
            replace(UNIT, auras=(Aura(gain=Bonus(health=3), of=of, area=area),)) for of in FILTERS if of != FRIEND
        )


FAMILIES = {family.__name__: family for family in (triggered, spells, warcries, triggers, standing)}


def faults(lines: list[str], language: str) -> Iterator[str]:
    """What no card may show."""
    text = "\n".join(lines)
    if not text:
        yield "nothing is said"
    for line in lines:
        if not re.fullmatch(r"[^\W\d_a-zа-яё].*[.)]|\d.*\.", line):
            yield "a line has no capital or no full stop"
    if re.search(r"[{}]|None|\?\?\?|  |\s[.,;:)]|\(\s|^\s|\s$|\.\.|,,|\u2068", text, re.MULTILINE):
        yield "there is a gap, or something that is no word"
    if text.count("(") != text.count(")") or text.count("«") != text.count("»"):
        yield "a bracket is not closed"
    if language == "ru" and re.search(r"[A-Za-z]", text):
        yield "a Latin letter among the Russian"
    if language == "es" and re.search(r"[А-Яа-яЁё]|\b(a|de) el\b", text):
        yield "this is not Spanish"
    if language == "en" and (not text.isascii() or re.search(r"\ba [aeio]|\ban [^aeiouAEIO]", text)):
        yield "this is not English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_form_of_the_vocabulary_is_said_and_no_two_alike(family: str, language: str) -> None:
    said = defaultdict(list)
    for card in FAMILIES[family]():
        lines = card_text(card, NAMES, language)
        assert not list(faults(lines, language)), (lines, card)
        said["\n".join(lines)].append(card)
    alike = {text: cards for text, cards in said.items() if any(card != cards[0] for card in cards)}
    assert not alike


# The cards of the package


class Example(Schema):
    """A card or leader, and its text."""

    card: Card | None = None
    leader: Leader | None = None
    en: tuple[str, ...]
    es: tuple[str, ...]
    ru: tuple[str, ...]


class Examples(Schema):
    game: str
    examples: tuple[Example, ...]


def text_of(definition: Card | Leader, language: str) -> list[str]:
    if isinstance(definition, Card):
        return card_text(definition, standard().names, language)
    return leader_text(definition, standard().names, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_these_cards_is_as_an_editor_approved_it(language: str) -> None:
    for example in decode(read_yaml(Path(__file__).with_name("card_text.yaml")), Examples).examples:
        definition = example.card or example.leader
        assert definition is not None
        assert text_of(definition, language) == list(getattr(example, language)), definition.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_package_has_a_text_if_it_does_anything(language: str) -> None:
    for card in standard().cards.values():
        lines = text_of(card, language)
        does = card.abilities or card.auras or card.keywords or card.protect or card.do or card.neutral
        assert bool(lines) == bool(does or card.deploy == "anywhere"), card.id
        assert not (lines and list(faults(lines, language))), (card.id, lines)
        assert len(lines) <= 5, card.id
    for leader in standard().leaders.values():
        assert not list(faults(text_of(leader, language), language)), leader.id


def changed_numbers(value: Any) -> Iterator[Any]:
    """The plain data with one number in it raised by 1, for each number."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            for changed in changed_numbers(inner):
                copy = value.copy()
                copy[key] = changed
                yield copy
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value + 1 if value != 12 else 11  # the priority classes end at 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_changed_in_what_a_card_does_changes_its_text(language: str) -> None:
    changes = 0
    for definition in (*standard().cards.values(), *standard().leaders.values()):
        before = text_of(definition, language)
        plain = msgspec.to_builtins(definition)
        for part in ("abilities", "auras", "do", "target", "protect"):
            for changed in changed_numbers(plain.get(part)):
                other = msgspec.convert({**plain, part: changed}, type(definition))
                assert text_of(other, language) != before, (definition.id, changed)
                changes += 1
    assert changes > 100


def test_leader_abilities_are_called_by_their_own_name() -> None:
    leader = Leader(
        id="statue", name=NAMES["zombie"], pantheon="greek", ability=NAMES["omen"], cost=2, do=(Effect(draw=1),)
    )
    card = replace(SPELL, do=(Effect(leader_ability="statue"),))
    assert card_text(card, card_names([], [leader]), "en") == ["Replace your leader ability with Omen."]
    assert leader_text(leader, {}, "en") == ["Draw a card."]


# What needs no words


@pytest.mark.parametrize(
    ("said", "unsaid"),
    [
        (Effect(stun=True, to="target", until="your-next-turn"), Effect(stun=True, to="target")),
        (Effect(banish=True, to="target", until="your-next-turn"), Effect(banish=True, to="target")),
        (Effect(gain=Bonus(attack=1), to="target", until="lasting"), Effect(gain=Bonus(attack=1), to="target")),
        (Effect(stun=True, to=Group(all=Filter(stones=False))), Effect(stun=True, to=Group(all=Filter()))),
        (
            Effect(damage=1, to=Group(all=Filter(stones=False, subtype="god"))),
            Effect(damage=1, to=Group(all=Filter(subtype="god"))),
        ),
    ],
)
def test_what_the_rules_say_anyway_is_not_repeated(said: Effect, unsaid: Effect) -> None:
    target = Target(unit=Filter())
    for language in LANGUAGES:
        one, other = (
            card_text(replace(SPELL, target=target, do=(effect,)), NAMES, language) for effect in (said, unsaid)
        )
        assert one == other


@pytest.mark.parametrize(
    ("do", "says_so"),
    [
        ((Effect(damage=1, to="target"), Effect(heal=1, to="target")), False),
        ((Effect(damage=1, to="target"), Effect(stun=True, to="target")), True),
        ((Effect(silence=True, to="target"), Effect(stun=True, to="target")), False),
    ],
)
def test_that_a_target_is_no_stone_is_said_where_one_could_think_so(do: tuple[Effect, ...], says_so: bool) -> None:
    lines = card_text(replace(SPELL, target=Target(unit=ENEMY), do=do), NAMES, "en")
    assert ("non-stone" in lines[0]) == says_so


# The files


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a message asks for, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


GRAMMAR = {"case", "number", "gender", "other", "known", "own", "conditional"}


def messages(language: str) -> dict[str, tuple[str, frozenset[str], frozenset[str]]]:
    """Each message of a language: its topic, its attributes, and what it asks for besides grammar."""
    found: dict[str, tuple[str, ast.Message, Variables]] = {}
    for path in sorted(FOLDER.glob(f"*.{language}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = path.name.split(".")[0], entry, variables

    def asked_by(name: str) -> set[str]:
        variables = found[name][2]
        return variables.variables.union(*map(asked_by, variables.messages))

    return {
        name: (topic, frozenset(each.id.name for each in entry.attributes), frozenset(asked_by(name) - GRAMMAR))
        for name, (topic, entry, _) in found.items()
        if not name.startswith("grammar-")
    }


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert english.keys() == other.keys()
    for name, (topic, attributes, arguments) in english.items():
        assert other[name][:2] == (topic, attributes), name
        # How many there are is grammar in a noun, and what it says elsewhere.
        ignored = {"count"} if topic == "nouns" and not name.startswith("which-") else set()
        assert other[name][2] - ignored == arguments - ignored, name


def test_every_message_is_used_by_some_card_text(monkeypatch: pytest.MonkeyPatch) -> None:
    used = set()
    say = Texts.say

    def note(self: Texts, language: str, message_id: str, /, **arguments: str | int) -> str:
        used.add(message_id)
        return say(self, language, message_id, **arguments)

    monkeypatch.setattr(Texts, "say", note)
    for family in FAMILIES.values():
        for card in family():
            card_text(card, NAMES, "ru")
    wanted = {name for name, (topic, _, _) in messages("ru").items() if topic in ("nouns", "cards")}
    assert wanted - used == set()
