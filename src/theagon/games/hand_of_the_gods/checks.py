"""What the types of the vocabulary can not say: which words may stand together, and which names exist.

Every mistake of a card or leader is reported, at the place of the offending value and with its cure.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from theagon.cards.schema import Schema
from theagon.cards.wording import either, quoted, suggestion
from theagon.games.hand_of_the_gods.references import parts
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
    Leader,
    Revive,
    SetTo,
    Summon,
    Target,
    Trigger,
    Value,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report

MODIFIERS: Final = ("to", "if", "repeat", "until")
OPERATIONS: Final = tuple(name for name in Effect.__struct_encode_fields__ if name not in MODIFIERS)
FOR_PLAYERS: Final = OPERATIONS[OPERATIONS.index("summon") :]
ON_STONES: Final = ("damage", "heal", "gain")
TIMED: Final = ("gain", "stun", "banish")

TURN_EVENTS: Final = ("turn-start", "turn-end")
UNIT_EVENTS: Final = ("damaged", "healed", "moves", "dies", "summoned")
CARD_EVENTS: Final = ("card-played", "card-to-graveyard", "card-drawn")
ABOUT_A_UNIT: Final = ("attacks", "attacked", "strikes", "counters", "strikes-back", *UNIT_EVENTS)
NEEDS_OF: Final = ("dies", "summoned", *CARD_EVENTS)

SPELL_HAS_NO: Final = (
    "attack", "health", "movement", "range", "subtypes", "keywords", "protect", "deploy", "abilities", "auras",
    "neutral",
)
HOUSE_OF_SPELLS: Final = ("name", "pantheon", "rarity", "cost", "effect")
HOUSE_OF_UNITS: Final = (*HOUSE_OF_SPELLS, "attack", "health", "movement", "range", "subtypes")
HOUSE_OF_LEADERS: Final = ("name", "pantheon", "ability", "cost", "effect")

NOT_OF_CARDS: Final = ("damaged", "was-damaged", "stunned", "other", "stones")
NOT_UNDER_AURAS: Final = (
    "damaged", "stunned", "keyword", "ranged", "attack-min", "attack-max", "health-min", "health-max",
)  # fmt: skip
NEEDS_KIND: Final = ("ranged", "attack-min", "attack-max", "health-min", "health-max")


@dataclass(frozen=True, slots=True)
class Known:
    """The cards and leaders that may be spoken of, by id. Those in `unread` exist, but could not be read."""

    cards: Mapping[str, Card]
    leaders: Mapping[str, Leader]
    unread: Collection[str] = ()


def check_card(card: Card, node: Node, known: Known, report: Report) -> None:
    """Report what is wrong with a card, which stands at `node`."""
    report_of = _Reporter(known, report)
    if card.kind == "unit":
        report_of.unit(card, node)
    else:
        report_of.spell(card, node)
    for name, words in (("subtypes", card.subtypes), ("keywords", card.keywords)):
        report_of.distinct(node, name, words)
    report_of.house(node, card.house, HOUSE_OF_UNITS if card.kind == "unit" else HOUSE_OF_SPELLS)


def check_leader(leader: Leader, node: Node, known: Known, report: Report) -> None:
    """Report what is wrong with a leader, which stands at `node`."""
    report_of = _Reporter(known, report)
    if leader.pantheon == "neutral" and leader.selectable:
        report_of.wrong(node.find("pantheon"), "a leader whom players choose has a pantheon of its own")
    scene = _Scene("a leader ability", chooses=True, target=leader.target)
    _Script(report_of, scene).check_fields(leader, node)
    report_of.house(node, leader.house, HOUSE_OF_LEADERS)


@dataclass(frozen=True, slots=True)
class _Scene:
    """Where sentences stand: who or what they can speak of."""

    name: str
    chooses: bool = False                   # a player is there to choose
    own_unit: Card | None = None            # the unit that `self` stands for
    on: Trigger | None = None
    target: Target | None = None


class _Reporter:
    """Reports mistakes about whole definitions; `_Script` those in their sentences."""

    def __init__(self, known: Known, report: Report) -> None:
        self.known = known
        self._report = report

    def wrong(self, node: Node, message: str, hint: str | None = None) -> None:
        self._report.add(message, node.location, hint)

    def refuse(self, node: Node, names: Collection[str], message: str, hint: str | None = "leave it out") -> None:
        """Report each of these fields that is given; `{}` in the message stands for the field's name."""
        for name in names:
            if _given(node, name):
                self.wrong(node.find(name), message.format(quoted(name)), hint)

    def one_of(self, node: Node, names: Collection[str], what: str) -> None:
        """Report unless exactly one of these fields is given."""
        given = [name for name in names if _given(node, name)]
        if not given:
            self.wrong(node, f"{what} needs one of {either(names)}")
        for name in given[1:]:
            self.wrong(node.find(name), f"{what} has {quoted(given[0])} or {quoted(name)}, not both")

    def distinct(self, node: Node, field: str, words: tuple[str, ...]) -> None:
        for k, word in enumerate(words):
            if word in words[:k]:
                self.wrong(node.find(field, k), f"{quoted(word)} is given twice", "leave one of them out")

    def house(self, node: Node, names: tuple[str, ...], allowed: tuple[str, ...]) -> None:
        for k, name in enumerate(names):
            if name not in allowed:
                self.wrong(node.find("house", k), f"{quoted(name)} is no printed value", suggestion(name, allowed))
        self.distinct(node, "house", names)

    def unit(self, card: Card, node: Node) -> None:
        for name in ("attack", "health"):
            if not _given(node, name):
                self.wrong(node, f"a unit needs the field {quoted(name)}", f"such as {name}: 3")
        self.refuse(node, ("target", "do"), "a unit has no {} of its own", "put it into one of its abilities")
        if "structure" in card.subtypes and card.movement and _given(node, "movement"):
            self.wrong(node.find("movement"), "a structure has no movement (HG3.2)", "write movement: 0")
        if "guard" in card.keywords and "stealth" in card.keywords:
            self.wrong(node.find("keywords"), "a stealthed unit can not guard (HG4.26)", "leave one of them out")
        if card.neutral:
            if not card.token:
                self.wrong(node.find("neutral"), "only a token belongs to nobody", "add token: true")
            self.refuse(node, ("abilities", "auras"), "a unit that belongs to nobody has no {}")
        activated = [k for k, ability in enumerate(card.abilities) if ability.activated]
        for k in activated[1:]:
            place = node.find("abilities", k, "activated")
            self.wrong(place, "a unit has one activated warcry at most", "put its effects into the first")
        for k, ability in enumerate(card.abilities):
            self.ability(card, ability, node.find("abilities", k))
        for k, aura in enumerate(card.auras):
            _Script(self, _Scene("an aura", own_unit=card)).check(aura, node.find("auras", k))

    def ability(self, card: Card, ability: Ability, node: Node) -> None:
        warcry = ability.on == "warcry"
        name = "a warcry" if warcry else f"the trigger {quoted(ability.on)}"
        scene = _Scene(name, chooses=warcry, own_unit=card, on=ability.on, target=ability.target)
        _Script(self, scene).check(ability, node)

    def spell(self, card: Card, node: Node) -> None:
        if not card.do:
            self.wrong(node.find("do"), "a spell needs the field 'do'", "such as do: [{draw: 1}]")
        self.refuse(node, SPELL_HAS_NO, "a spell has no {}")
        _Script(self, _Scene("a spell", chooses=True, target=card.target)).check_fields(card, node)


class _Script:
    """Checks the sentences of one scene, part by part, down to the last filter."""

    def __init__(self, reporter: _Reporter, scene: _Scene) -> None:
        self.reporter = reporter
        self.wrong = reporter.wrong
        self.scene = scene

    def check(self, part: Schema, node: Node, parent: Schema | None = None, field: str = "") -> None:
        """Check a part, which is the `field` of `parent`, and the parts in it."""
        match part:
            case Ability():
                self.ability(part, node)
            case Aura():
                self.aura(part, node)
            case Effect():
                self.effect(part, node)
            case Filter():
                self.filter(part, node, parent, field)
            case Area():
                self.area(part, node)
            case Target():
                self.target(part, node)
            case Condition():
                self.condition(node)
            case Group():
                self.group(part, node)
            case Value():
                self.value(part, node)
            case Summon() | Revive():
                self.arrival(part, node)
            case Discover():
                self.discover(part, node)
            case AddCard():
                self.card_at(node.find("card"), part.card)
            case Bonus():
                self.bonus(part, node)
            case SetTo() if part.attack is None and part.health is None:
                self.wrong(node, "nothing is set", "give attack, health or both")
            case CostChange(change=0):
                self.wrong(node.find("change"), "a change by 0 does nothing", "such as change: -1")
        self.check_fields(part, node)

    def check_fields(self, part: Schema, node: Node) -> None:
        """Check the parts of a part, as far as they are given in the file."""
        for name, key in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            value = getattr(part, name)
            if isinstance(value, Schema) and _given(node, key):
                script = self
                if isinstance(part, Ability) and name == "if_" and not part.activated:
                    # The condition is looked at before anybody is asked for the target.
                    script = _Script(self.reporter, replace(self.scene, target=None))
                script.check(value, node.find(key), part, key)
            elif isinstance(value, tuple):
                for k, item in enumerate(value):
                    if isinstance(item, Schema):
                        self.check(item, node.find(key, k), part, key)

    # ---- whole abilities --------------------------------------------------------------------------------------------

    def ability(self, ability: Ability, node: Node) -> None:
        if ability.on != "warcry":
            why = "{} is for warcries alone: elsewhere nobody is there to choose"
            self.reporter.refuse(node, ("activated", "target"), why)
        if ability.on not in TURN_EVENTS:
            self.reporter.refuse(node, ("whose",), f"{{}} is for {either(TURN_EVENTS)}")
        if ability.on in NEEDS_OF and ability.of is None:
            self.wrong(node, f"{self.scene.name} needs the field 'of'", "such as of: {side: friendly}")
        elif ability.on not in (*UNIT_EVENTS, *CARD_EVENTS):
            self.reporter.refuse(node, ("of",), f"{self.scene.name} takes no {{}}")

    def aura(self, aura: Aura, node: Node) -> None:
        if aura.area is not None and aura.area.around != "self":
            self.wrong(node.find("in"), "an aura reaches the tiles around its unit, or the whole board",
                       "write in: {around: self}, or leave it out")
        for k, keyword in enumerate(aura.gain.keywords):
            if not keyword.startswith("immune-"):
                self.wrong(node.find("gain", "keywords", k), f"an aura can not give {quoted(keyword)}",
                           "of the keywords it can give the immunities")

    # ---- effects ----------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect, node: Node) -> None:
        given = [name for name in OPERATIONS if _given(node, name)]
        if not given:
            self.wrong(node, "an effect needs an operation", "such as damage: 2, to: target")
            return
        name = given[0]
        for other in given[1:]:
            self.wrong(node.find(other), f"an effect has one operation, not {quoted(name)} and {quoted(other)}",
                       "make it two effects, one after the other")
        if effect.to is None:
            if name not in FOR_PLAYERS:
                self.wrong(node, f"{quoted(name)} needs the field 'to'", "such as to: target")
        elif name in FOR_PLAYERS:
            self.wrong(node.find("to"), f"{quoted(name)} is not done to a unit", "leave 'to' out")
        else:
            self.whom(effect, name, node.find("to"))
        if effect.until is not None and name not in TIMED:
            self.wrong(node.find("until"), f"{quoted(name)} has no end", f"'until' goes with {either(TIMED)}")
        if effect.damage == 0 or effect.heal == 0:
            self.wrong(node.find(name), f"{quoted(name)} of 0 does nothing")
        if name in ("move", "discover"):
            self.choice(effect, name, node)
        if effect.transform is not None:
            self.unit_at(node.find("transform"), effect.transform)
        if effect.leader_ability is not None:
            self.name_at(node.find("leader-ability"), effect.leader_ability, self.reporter.known.leaders, "leader")

    def whom(self, effect: Effect, name: str, node: Node) -> None:
        if isinstance(effect.to, Group):
            return
        if effect.to in ("your-stone", "enemy-stone"):
            moves_only = effect.gain is not None and not (
                effect.gain.health or effect.gain.protect or effect.gain.keywords
            )
            if name not in ON_STONES or moves_only:
                self.wrong(node, f"{quoted(name)} can not be done to a stone so (HG3.10)",
                           "a stone can take damage, be healed, and gain health, Protect and keywords")
            return
        self.speaks_of(str(effect.to), node, a_unit=True)
        bonus = effect.gain
        if effect.to == "self" and bonus is not None and bonus.movement and _is_structure(self.scene.own_unit):
            self.wrong(node, "a structure can not be given movement (HG3.2)")

    def choice(self, effect: Effect, name: str, node: Node) -> None:
        if not self.scene.chooses:
            self.wrong(node.find(name), f"{quoted(name)} asks its player, and in {self.scene.name} nobody is asked",
                       "it goes with warcries, spells and leader abilities")
        if effect.repeat is not None:
            self.wrong(node.find("repeat"), f"{quoted(name)} can not be repeated", "write the effect twice")
        if name == "move" and effect.to is not None and effect.to not in ("self", "target"):
            self.wrong(node.find("to"), "one unit is moved: self or target")

    def bonus(self, bonus: Bonus, node: Node) -> None:
        if not any((bonus.attack, bonus.health, bonus.movement, bonus.range, bonus.protect, bonus.keywords)):
            self.wrong(node, "nothing is gained", "such as attack: 1")
        self.reporter.distinct(node, "keywords", bonus.keywords)

    def arrival(self, arrival: Summon | Revive, node: Node) -> None:
        place = node.find("at")
        if arrival.at in ("here", "around") and self.scene.own_unit is None:
            self.wrong(place, f"'at: {arrival.at}' is about a unit of its own, and {self.scene.name} has none",
                       "write at: home, anywhere, or with a target at: target")
        elif arrival.at in ("target", "around-target"):
            self.speaks_of("target", place)
            target = self.scene.target
            if target is not None and (target.column or target.row):
                self.wrong(place, "the target is no single tile", "ask for one with target: {tile: free}")
        if isinstance(arrival, Summon):
            self.unit_at(node.find("card"), arrival.card)
            card = self.reporter.known.cards.get(arrival.card)
            if arrival.side == "neutral" and card is not None and _needs_a_player(card):
                self.wrong(node.find("side"), f"{quoted(card.id)} would be nobody's, but its text needs a player",
                           "summon it for a player, or take a unit without such abilities")

    def discover(self, discover: Discover, node: Node) -> None:
        self.reporter.distinct(node, "pool", discover.pool)
        for k, name in enumerate(discover.pool):
            place = node.find("pool", k)
            self.card_at(place, name)
            card = self.reporter.known.cards.get(name)
            if discover.resolve and card is not None:
                if card.kind != "spell" or card.target is not None:
                    self.wrong(place, f"{quoted(name)} can not resolve at once", "a spell without a target can")
                elif any(isinstance(part, Discover) and part.resolve for part in parts(card)):
                    self.wrong(place, f"{quoted(name)} discovers effects in its turn", "that would never have to end")

    # ---- whom and how much ------------------------------------------------------------------------------------------

    def speaks_of(self, anchor: str, node: Node, *, a_unit: bool = False) -> None:
        """Report if there is no such unit (or tile, if any will do) where the sentence stands."""
        name, target = self.scene.name, self.scene.target
        if anchor == "self" and self.scene.own_unit is None:
            self.wrong(node, f"there is no 'self' in {name}", "a unit's abilities have one")
        elif anchor == "it" and self.scene.on not in ABOUT_A_UNIT:
            self.wrong(node, f"there is no 'it' in {name}", f"there is in {either(ABOUT_A_UNIT)}")
        elif anchor == "target" and target is None:
            hint = "only warcries, spells and leader abilities can have one"
            if self.scene.chooses:
                hint = "add one beside 'do', such as target: {unit: {side: enemy}}; an ability's 'if' comes before it"
            self.wrong(node, f"there is no target in {name}", hint)
        elif anchor == "target" and a_unit and target is not None and target.unit is None:
            self.wrong(node, "the target is no unit", "speak of units there: {all: {}, in: {tile: target}}")

    def area(self, area: Area, node: Node) -> None:
        shape, anchor = area.chosen
        self.speaks_of(anchor, node.find(shape))
        target = self.scene.target
        if anchor == "target" and target is not None:
            for line in ("column", "row"):
                if getattr(target, line) and shape != line:
                    self.wrong(node.find(shape), f"the target is a whole {line}", f"write in: {{{line}: target}}")

    def target(self, target: Target, node: Node) -> None:
        self.reporter.one_of(node, ("unit", "tile", "column", "row"), "a target")
        if target.area is not None:
            if target.column or target.row:
                self.wrong(node.find("in"), "a whole column or row is not in a part of the board", "leave 'in' out")
            elif target.area.chosen[1] != "self":
                self.wrong(node.find("in"), "a target is sought near the unit itself", "such as in: {around: self}")

    def condition(self, node: Node) -> None:
        self.reporter.one_of(node, ("self", "target", "it", "count"), "a condition")
        for anchor in ("self", "target", "it"):
            if _given(node, anchor):
                self.speaks_of(anchor, node.find(anchor), a_unit=True)
        if not _given(node, "count"):
            self.reporter.refuse(node, ("in", "at-least"), "{} goes with 'count'")

    def group(self, group: Group, node: Node) -> None:
        self.reporter.one_of(node, ("all", "random"), "a group")
        if group.random is None:
            self.reporter.refuse(node, ("count",), "{} goes with 'random'")

    def value(self, value: Value, node: Node) -> None:
        readings = ("attack-of", "health-of", "missing-health-of", "count", "cards-in-hand")
        self.reporter.one_of(node, readings, "an amount")
        for name, anchor in zip(readings, (value.attack_of, value.health_of, value.missing_health_of), strict=False):
            if anchor is not None:
                self.speaks_of(anchor, node.find(name), a_unit=True)
        if value.count is None:
            self.reporter.refuse(node, ("in",), "{} goes with 'count'")

    # ---- filters ----------------------------------------------------------------------------------------------------

    def filter(self, wanted: Filter, node: Node, parent: Schema | None, field: str) -> None:
        of_cards = isinstance(parent, CostChange | Revive)
        if isinstance(parent, Ability) and parent.on in CARD_EVENTS:
            of_cards = True
        if of_cards:
            self.card_filter(wanted, node, parent)
        else:
            self.unit_filter(wanted, node, parent, field)
        if wanted.card is not None:
            (self.card_at if of_cards else self.unit_at)(node.find("card"), wanted.card)
        if wanted.subtype is not None and wanted.subtype == wanted.not_subtype:
            self.wrong(node.find("not-subtype"), f"nothing is {wanted.subtype} and not {wanted.subtype}")
        for name in ("attack", "health", "cost"):
            least, most = getattr(wanted, f"{name}_min"), getattr(wanted, f"{name}_max")
            if least is not None and most is not None and least > most:
                self.wrong(node.find(f"{name}-min"), f"no {name} is at least {least} and at most {most}")

    def unit_filter(self, wanted: Filter, node: Node, parent: Schema | None, field: str) -> None:
        self.reporter.refuse(node, ("kind",), "{} is asked of cards, and here units are meant")
        if wanted.other and self.scene.own_unit is None:
            self.wrong(node.find("other"), f"'other' than whom? {self.scene.name} has no unit", "leave it out")
        if not (self.scene.on == "strikes" and isinstance(parent, Condition) and field == "it"):
            self.reporter.refuse(node, ("was-damaged",), "{} is asked of 'it' in the trigger 'strikes' alone (HG6.38)",
                                 "ask with if: {it: {was-damaged: true}}, or for damaged")
        if isinstance(parent, Aura):
            self.reporter.refuse(node, NOT_UNDER_AURAS, "an aura can not depend on {}, which auras may change",
                                 "it can depend on side, subtype, not-subtype, card, other and cost")

    def card_filter(self, wanted: Filter, node: Node, parent: Schema | None) -> None:
        self.reporter.refuse(node, NOT_OF_CARDS, "{} is asked of units on the board, and here cards are meant")
        if isinstance(parent, Revive):
            self.reporter.refuse(node, ("kind",), "only units come back, so {} says nothing")
        elif wanted.kind != "unit":
            self.reporter.refuse(node, NEEDS_KIND, "{} is asked of units alone", "add kind: unit")
        if not isinstance(parent, Ability):
            self.reporter.refuse(node, ("side",), "these cards are your own, so {} says nothing")
        elif wanted.side == "neutral":
            self.wrong(node.find("side"), "every card has a player", "write friendly, enemy or any")

    # ---- names ------------------------------------------------------------------------------------------------------

    def name_at(self, node: Node, name: str, names: Collection[str], what: str) -> bool:
        """Is there something of this name? If not, report it."""
        if name in names or name in self.reporter.known.unread:
            return True
        self.wrong(node, f"there is no {what} {quoted(name)}", suggestion(name, names))
        return False

    def card_at(self, node: Node, name: str) -> None:
        self.name_at(node, name, self.reporter.known.cards, "card")

    def unit_at(self, node: Node, name: str) -> None:
        cards = self.reporter.known.cards
        if self.name_at(node, name, cards, "card") and name in cards and cards[name].kind != "unit":
            self.wrong(node, f"{quoted(name)} is a spell", "a unit is meant here")


def _given(node: Node, name: str) -> bool:
    return node.find(name) is not node and node.find(name).value is not None


def _is_structure(card: Card | None) -> bool:
    return card is not None and "structure" in card.subtypes


def _needs_a_player(card: Card) -> bool:
    """Does the unit's text speak of friends, enemies, hands or turns? A unit that belongs to nobody has none."""
    for part in parts((card.abilities, card.auras)):
        match part:
            case Ability():
                needs = part.on not in ("afterlife", *ABOUT_A_UNIT)
            case Filter():
                needs = part.side in ("friendly", "enemy")
            case Value():
                needs = part.cards_in_hand is not None
            case Effect():
                until_a_turn = part.until == "your-next-turn" or (part.until is None and (part.stun or part.banish))
                needs = part.to is None or part.to in ("your-stone", "enemy-stone") or bool(until_a_turn)
            case _:
                needs = False
        if needs:
            return True
    return False
