"""Which words of the vocabulary may stand together, and where.

A sentence is an effect with all that belongs to it. What its words may be the types of the schema say; whether there is
a `target`, an `it` or a player to ask depends on the scene in which it stands.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from theagon.cards.schema import Schema, parts
from theagon.cards.wording import either, quoted
from theagon.games.checking import Checker, given
from theagon.games.hand_of_the_gods.references import needs_a_player
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
    Revive,
    SetTo,
    Summon,
    Target,
    Trigger,
    Value,
)
from theagon.games.hand_of_the_gods.tables import touches_stone

if TYPE_CHECKING:
    from theagon.cards.node import Node

MODIFIERS: Final = ("to", "if", "repeat", "until")
OPERATIONS: Final = tuple(name for name in Effect.__struct_encode_fields__ if name not in MODIFIERS)
FOR_PLAYERS: Final = OPERATIONS[OPERATIONS.index("summon") :]
TIMED: Final = ("gain", "stun", "banish")

TURN_EVENTS: Final = ("turn-start", "turn-end")
UNIT_EVENTS: Final = ("damaged", "healed", "moves", "dies", "summoned")
CARD_EVENTS: Final = ("card-played", "card-to-graveyard", "card-drawn")
ABOUT_A_UNIT: Final = ("attacks", "attacked", "strikes", "counters", "strikes-back", *UNIT_EVENTS)
NEEDS_OF: Final = ("dies", "summoned", *CARD_EVENTS)

NOT_OF_CARDS: Final = ("damaged", "was-damaged", "stunned", "other", "stones")
NOT_UNDER_AURAS: Final = (
    "damaged",
    "stunned",
    "keyword",
    "ranged",
    "attack-min",
    "attack-max",
    "health-min",
    "health-max",
)
NEEDS_KIND: Final = ("ranged", "attack-min", "attack-max", "health-min", "health-max")


@dataclass(frozen=True, slots=True)
class Scene:
    """Where sentences stand: who or what they can speak of."""

    name: str
    chooses: bool = False  # a player is there to choose
    own_unit: Card | None = None  # the unit that `self` stands for
    on: Trigger | None = None
    target: Target | None = None


class Script:
    """Checks the sentences of one scene, part by part, down to the last filter."""

    def __init__(self, checker: Checker, scene: Scene) -> None:
        self.checker = checker
        self.wrong = checker.wrong
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
                self.checker.exists(node.find("card"), part.card)
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
            if isinstance(value, Schema) and given(node, key):
                script = self
                if isinstance(part, Ability) and name == "if_" and not part.activated:
                    # The condition is looked at before anybody is asked for the target.
                    script = Script(self.checker, replace(self.scene, target=None))
                script.check(value, node.find(key), part, key)
            elif isinstance(value, tuple):
                for k, item in enumerate(value):
                    if isinstance(item, Schema):
                        self.check(item, node.find(key, k), part, key)

    def unit_at(self, node: Node, name: str) -> Card | None:
        """The card of this id; reported if there is no such, or if it is no unit."""
        card: Card | None = self.checker.exists(node, name)
        if card is not None and card.kind != "unit":
            self.wrong(node, f"{quoted(name)} is a spell", "a unit is meant here")
        return card

    # ---- whole abilities --------------------------------------------------------------------------------------------

    def ability(self, ability: Ability, node: Node) -> None:
        if ability.on != "warcry":
            why = "{} is for warcries alone: elsewhere nobody is there to choose"
            self.checker.refuse(node, ("activated", "target"), why)
        if ability.on not in TURN_EVENTS:
            self.checker.refuse(node, ("whose",), f"{{}} is for {either(TURN_EVENTS)}")
        if ability.on in NEEDS_OF and ability.of is None:
            self.wrong(node, f"{self.scene.name} needs the field 'of'", "such as of: {side: friendly}")
        elif ability.on not in (*UNIT_EVENTS, *CARD_EVENTS):
            self.checker.refuse(node, ("of",), f"{self.scene.name} takes no {{}}")

    def aura(self, aura: Aura, node: Node) -> None:
        if aura.area is not None and aura.area.around != "self":
            self.wrong(
                node.find("in"),
                "an aura reaches the tiles around its unit, or the whole board",
                "write in: {around: self}, or leave it out",
            )
        for k, keyword in enumerate(aura.gain.keywords):
            if not keyword.startswith("immune-"):
                self.wrong(
                    node.find("gain", "keywords", k),
                    f"an aura can not give {quoted(keyword)}",
                    "of the keywords it can give the immunities",
                )

    # ---- effects ----------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect, node: Node) -> None:
        name = self.checker.operation(node, OPERATIONS, FOR_PLAYERS)
        if name is None:
            return
        if effect.to is not None and name not in FOR_PLAYERS:
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
            self.checker.exists(node.find("leader-ability"), effect.leader_ability, "leader")

    def whom(self, effect: Effect, name: str, node: Node) -> None:
        if isinstance(effect.to, Group):
            return
        if effect.to in ("your-stone", "enemy-stone"):
            if not touches_stone(effect):
                self.wrong(
                    node,
                    f"{quoted(name)} can not be done to a stone so (HG3.10)",
                    "it takes damage, is healed, and gains health, Protect and immunity to what players do",
                )
            return
        self.speaks_of(str(effect.to), node, a_unit=True)
        bonus, unit = effect.gain, self.scene.own_unit
        if effect.to == "self" and bonus is not None and bonus.movement and unit and "structure" in unit.subtypes:
            self.wrong(node, "a structure can not be given movement (HG3.2)")

    def choice(self, effect: Effect, name: str, node: Node) -> None:
        if not self.scene.chooses:
            self.wrong(
                node.find(name),
                f"{quoted(name)} asks its player, and in {self.scene.name} nobody is asked",
                "it goes with warcries, spells and leader abilities",
            )
        if effect.repeat is not None:
            self.wrong(node.find("repeat"), f"{quoted(name)} can not be repeated", "write the effect twice")
        if name == "move" and effect.to is not None and effect.to not in ("self", "target"):
            self.wrong(node.find("to"), "one unit is moved: self or target")

    def bonus(self, bonus: Bonus, node: Node) -> None:
        if not any((bonus.attack, bonus.health, bonus.movement, bonus.range, bonus.protect, bonus.keywords)):
            self.wrong(node, "nothing is gained", "such as attack: 1")
        self.checker.distinct(node, "keywords", bonus.keywords)

    def arrival(self, arrival: Summon | Revive, node: Node) -> None:
        place = node.find("at")
        if arrival.at in ("here", "around") and self.scene.own_unit is None:
            self.wrong(
                place,
                f"'at: {arrival.at}' is about a unit of its own, and {self.scene.name} has none",
                "write at: home, anywhere, or with a target at: target",
            )
        elif arrival.at in ("target", "around-target"):
            self.speaks_of("target", place)
            target = self.scene.target
            if target is not None and (target.column or target.row):
                self.wrong(place, "the target is no single tile", "ask for one with target: {tile: free}")
        if isinstance(arrival, Summon):
            card = self.unit_at(node.find("card"), arrival.card)
            if arrival.side == "neutral" and card is not None and needs_a_player(card):
                self.wrong(
                    node.find("side"),
                    f"{quoted(card.id)} would be nobody's, but its text needs a player",
                    "summon it for a player, or take a unit without such abilities",
                )

    def discover(self, discover: Discover, node: Node) -> None:
        self.checker.distinct(node, "pool", discover.pool)
        for k, name in enumerate(discover.pool):
            place = node.find("pool", k)
            card = self.checker.exists(place, name)
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
        self.checker.one_of(node, ("unit", "tile", "column", "row"), "a target")
        if target.area is not None:
            if target.column or target.row:
                self.wrong(node.find("in"), "a whole column or row is not in a part of the board", "leave 'in' out")
            elif target.area.chosen[1] != "self":
                self.wrong(node.find("in"), "a target is sought near the unit itself", "such as in: {around: self}")

    def condition(self, node: Node) -> None:
        self.checker.one_of(node, ("self", "target", "it", "count"), "a condition")
        for anchor in ("self", "target", "it"):
            if given(node, anchor):
                self.speaks_of(anchor, node.find(anchor), a_unit=True)
        if not given(node, "count"):
            self.checker.refuse(node, ("in", "at-least"), "{} goes with 'count'")

    def group(self, group: Group, node: Node) -> None:
        self.checker.one_of(node, ("all", "random"), "a group")
        if group.random is None:
            self.checker.refuse(node, ("count",), "{} goes with 'random'")

    def value(self, value: Value, node: Node) -> None:
        readings = ("attack-of", "health-of", "missing-health-of", "count", "cards-in-hand")
        self.checker.one_of(node, readings, "an amount")
        for name, anchor in zip(readings, (value.attack_of, value.health_of, value.missing_health_of), strict=False):
            if anchor is not None:
                self.speaks_of(anchor, node.find(name), a_unit=True)
        if value.count is None:
            self.checker.refuse(node, ("in",), "{} goes with 'count'")

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
            (self.checker.exists if of_cards else self.unit_at)(node.find("card"), wanted.card)
        if wanted.subtype is not None and wanted.subtype == wanted.not_subtype:
            self.wrong(node.find("not-subtype"), f"nothing is {wanted.subtype} and not {wanted.subtype}")
        self.checker.ranges(node, wanted, ("attack", "health", "cost"))

    def unit_filter(self, wanted: Filter, node: Node, parent: Schema | None, field: str) -> None:
        self.checker.refuse(node, ("kind",), "{} is asked of cards, and here units are meant")
        if wanted.other and self.scene.own_unit is None:
            self.wrong(node.find("other"), f"'other' than whom? {self.scene.name} has no unit", "leave it out")
        if not (self.scene.on == "strikes" and isinstance(parent, Condition) and field == "it"):
            self.checker.refuse(
                node,
                ("was-damaged",),
                "{} is asked of 'it' in the trigger 'strikes' alone (HG6.38)",
                "ask with if: {it: {was-damaged: true}}, or for damaged",
            )
        if isinstance(parent, Aura):
            self.checker.refuse(
                node,
                NOT_UNDER_AURAS,
                "an aura can not depend on {}, which auras may change",
                "it can depend on side, subtype, not-subtype, card, other and cost",
            )

    def card_filter(self, wanted: Filter, node: Node, parent: Schema | None) -> None:
        self.checker.refuse(node, NOT_OF_CARDS, "{} is asked of units on the board, and here cards are meant")
        if isinstance(parent, Revive):
            self.checker.refuse(node, ("kind",), "only units come back, so {} says nothing")
        elif wanted.kind != "unit":
            self.checker.refuse(node, NEEDS_KIND, "{} is asked of units alone", "add kind: unit")
        if not isinstance(parent, Ability):
            self.checker.refuse(node, ("side",), "these cards are your own, so {} says nothing")
        elif wanted.side == "neutral":
            self.wrong(node.find("side"), "every card has a player", "write friendly, enemy or any")
