"""The checks of cards that no type can express: what each kind has, which words may stand together, what is spoken of.

Every mistake is reported, at the place of the offending value and with its cure.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from theagon.cards.schema import Schema
from theagon.cards.wording import either, quoted
from theagon.games.checking import Checker, Known, given
from theagon.games.gods_unchained.rules.world import OFFERED
from theagon.games.gods_unchained.schema import (
    Ability,
    AddCard,
    Bonus,
    Card,
    Condition,
    Effect,
    Filter,
    Group,
    Improve,
    Pool,
    Pull,
    SetTo,
    Summon,
    Target,
    Trigger,
    Value,
)
from theagon.games.gods_unchained.tables import in_pool

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.cards.report import Report

MODIFIERS: Final = ("to", "whose", "if", "repeat", "until")
OPERATIONS: Final = tuple(name for name in Effect.__struct_encode_fields__ if name not in MODIFIERS)
FOR_PLAYERS: Final = OPERATIONS[OPERATIONS.index("summon") :]
FOR_ONESELF: Final = ("delve", "god-power", "copy-god-power")
ASKING: Final = ("delve", "foresee")

TURN_EVENTS: Final = ("turn-start", "turn-end")
WITH_WHOSE: Final = (*TURN_EVENTS, "power-used")
WITH_TARGET: Final = ("roar", "ability")
OF_UNITS: Final = ("attacks", "attacked", "damaged", "survives", "healed", "dies", "summoned")
OF_CARDS: Final = ("card-played", "card-drawn")
NEEDS_OF: Final = ("dies", "summoned", *OF_CARDS)
WITH_BY: Final = ("attacks", "attacked", "deals-damage")

SPELL_HAS_NO: Final = (
    "strength",
    "health",
    "keywords",
    "for-a-turn",
    "burn",
    "regen",
    "armor",
    "spell-boost",
    "abilities",
)
NOT_OF_CARDS: Final = ("damaged", "other")
NOT_OF_POOLS: Final = (
    *NOT_OF_CARDS,
    "side",
    "card",
    "not-keyword",
    "strength-min",
    "strength-max",
    "health-min",
    "health-max",
)
HOUSE: Final = ("name", "god", "rarity", "tribe", "cost", "strength", "health", "keywords", "effect", "favor")


@dataclass(frozen=True, slots=True)
class Scene:
    """Where sentences stand: who or what they can speak of."""

    name: str
    chooses: bool = False  # a player is there to choose
    unit: bool = False  # there is a `self`
    on: Trigger | None = None
    target: Target | None = None


def check_card(card: Card, node: Node, known: Known, report: Report) -> None:
    """Report what is wrong with a card, which stands at `node`."""
    check = _Check(known, report)
    if card.kind in ("creature", "relic"):
        check.permanent(card, node)
    else:
        check.played(card, node)
    if card.god == "neutral" and card.kind == "god-power":
        check.wrong(node.find("god"), "a god power is of a god", "leave neutral to other cards")
    check.distinct(node, "keywords", card.keywords)
    check.house(node, card.house, HOUSE)


class _Check(Checker):
    """Checks a card part by part, down to the last filter."""

    def __init__(self, known: Known, report: Report) -> None:
        super().__init__(known, report)
        self.scene = Scene("a card")

    def is_one(self, node: Node, name: str, *kinds: str) -> None:
        """Report a card that there is not, or that is not of one of these kinds."""
        card = self.exists(node, name)
        if card is not None and card.kind not in kinds:
            self.wrong(node, f"{quoted(name)} is a {card.kind}", f"a {either(kinds)} is meant here")

    # ---- cards ------------------------------------------------------------------------------------------------------

    def permanent(self, card: Card, node: Node) -> None:
        for name in ("strength", "health"):
            if not given(node, name):
                self.wrong(node, f"a {card.kind} needs the field {quoted(name)}", f"such as {name}: 3")
        self.refuse(node, ("target", "do"), f"a {card.kind} has no {{}} of its own", "put it into one of its abilities")
        self.abilities(card, node)

    def abilities(self, card: Card, node: Node) -> None:
        used = [k for k, ability in enumerate(card.abilities) if ability.on == "ability"]
        for k in used[1:]:
            place = node.find("abilities", k, "on")
            self.wrong(place, "a card has one ability to use at most", "put its effects into the first")
        for k, ability in enumerate(card.abilities):
            unit = ability.zone is None
            name = f"the trigger {quoted(ability.on)}" if unit else f"an ability from the {ability.zone}"
            self.scene = Scene(name, unit, unit, ability.on, ability.target)
            self.check(ability, node.find("abilities", k))

    def played(self, card: Card, node: Node) -> None:
        passive = card.kind == "god-power" and card.abilities
        if not card.do and not passive:
            self.wrong(node.find("do"), f"a {card.kind} needs the field 'do'", "such as do: [{draw: 1}]")
        if passive:
            self.refuse(node, ("do", "target", "cost"), "a god power that is not used has no {}")
            self.scene = Scene("a god power", unit=True)
        self.refuse(node, SPELL_HAS_NO if not passive else SPELL_HAS_NO[:-1], f"a {card.kind} has no {{}}")
        if passive:
            self.abilities(card, node)
            return
        self.scene = Scene(f"a {card.kind}", chooses=True, target=card.target)
        self.fields(card, node)

    # ---- parts ------------------------------------------------------------------------------------------------------

    def check(self, part: Schema, node: Node, parent: Schema | None = None) -> None:
        """Check a part of a card and the parts in it."""
        match part:
            case Ability():
                self.ability(part, node)
            case Effect():
                self.effect(part, node)
            case Filter():
                self.filter(part, node, parent)
            case Condition():
                self.condition(node)
            case Group():
                self.one_of(node, ("all", "random", "most"), "a group")
                if part.all is not None:
                    self.refuse(node, ("count",), "{} goes with 'random' and 'most'")
            case Value():
                self.value(part, node)
            case Summon() | AddCard():
                self.one_of(node, ("card", "random"), "this")
                if part.card is not None:
                    kinds = ("creature",) if isinstance(part, Summon) else ("creature", "spell", "relic")
                    self.is_one(node.find("card"), part.card, *kinds)
            case Pool():
                self.pool(part, node)
            case Pull():
                if part.above_target is not None:
                    self.speaks_of("target", node.find("above-target"))
                    if part.from_ != "void":
                        self.wrong(node.find("above-target"), "only cards of the void are compared with a target")
                if part.top and part.from_ != "deck":
                    self.wrong(node.find("top"), "only a deck has a top card", "leave it out")
                if part.from_ == part.to:
                    self.wrong(node.find("to"), "the card would stay where it is")
            case Bonus():
                self.bonus(part, node)
            case SetTo() if part.strength is None and part.health is None:
                self.wrong(node, "nothing is set", "give strength, health or both")
            case Improve() if not (part.strength or part.health or part.cost):
                self.wrong(node, "nothing is improved", "such as strength: 1")
        self.fields(part, node)

    def fields(self, part: Schema, node: Node) -> None:
        """Check the parts of a part, as far as they are given in the file."""
        scene = self.scene
        for name, key in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            value = getattr(part, name)
            if isinstance(value, Schema) and given(node, key):
                if isinstance(part, Ability) and name == "if_" and part.on != "ability":
                    # The condition is looked at before anybody is asked for the target.
                    self.scene = replace(scene, target=None)
                self.check(value, node.find(key), part)
                self.scene = scene
            elif isinstance(value, tuple):
                for k, item in enumerate(value):
                    if isinstance(item, Schema):
                        self.check(item, node.find(key, k), part)

    def ability(self, ability: Ability, node: Node) -> None:
        name = self.scene.name
        if ability.on not in WITH_TARGET:
            self.refuse(node, ("target",), f"{{}} is for {either(WITH_TARGET)}: elsewhere nobody is there to choose")
        if ability.on not in WITH_WHOSE:
            self.refuse(node, ("whose",), f"{{}} is for {either(WITH_WHOSE)}")
        if ability.on not in WITH_BY:
            self.refuse(node, ("by",), f"{{}} is for {either(WITH_BY)}")
        if ability.on in NEEDS_OF and ability.of is None:
            self.wrong(node, f"{name} needs the field 'of'", "such as of: {side: friendly}")
        elif ability.on not in (*OF_UNITS, *OF_CARDS):
            self.refuse(node, ("of",), f"{name} takes no {{}}")
        if ability.zone is not None and ability.on not in TURN_EVENTS:
            self.wrong(node.find("from"), f"from hand and void a card answers {either(TURN_EVENTS)} alone")

    def effect(self, effect: Effect, node: Node) -> None:
        name = self.operation(node, OPERATIONS, FOR_PLAYERS)
        if name is None:
            return
        if isinstance(effect.to, str) and name not in FOR_PLAYERS:
            self.speaks_of(effect.to, node.find("to"))
        if given(node, "whose") and (name not in FOR_PLAYERS or name in FOR_ONESELF):
            self.wrong(node.find("whose"), f"{quoted(name)} takes no 'whose'", "leave it out")
        if effect.until != "lasting" and name != "gain":
            self.wrong(node.find("until"), f"{quoted(name)} has no end", "'until' goes with gain")
        self.done(effect, name, node)

    def done(self, effect: Effect, name: str, node: Node) -> None:
        asks = name in ASKING or effect.discard == "chosen"
        if asks and not self.scene.chooses:
            self.wrong(
                node.find(name),
                f"{quoted(name)} asks its player, and in {self.scene.name} nobody is asked",
                "it goes with what is done from the board, and with spells and god powers",
            )
        if asks and effect.repeat is not None:
            self.wrong(node.find("repeat"), f"{quoted(name)} can not be repeated", "write the effect twice")
        if effect.delve is not None and not self.known.unread and self.size(effect.delve) < OFFERED:
            self.wrong(node.find("delve"), f"a delve is among {OFFERED} cards at least", "widen it")
        if effect.damage == 0 or effect.heal == 0 or effect.locks == 0 or effect.durability == 0:
            self.wrong(node.find(name), f"{quoted(name)} of 0 does nothing")
        for field, kind in (("transform", "creature"), ("equip", "relic"), ("god-power", "god-power")):
            card = getattr(effect, field.replace("-", "_"))
            if card is not None:
                self.is_one(node.find(field), card, kind)
        if effect.shuffle is not None:
            self.is_one(node.find("shuffle"), effect.shuffle, "creature", "spell", "relic")

    def speaks_of(self, anchor: str, node: Node) -> None:
        """Report if there is no such unit where the sentence stands. A random pick gives an 'it' too."""
        name = self.scene.name
        if anchor == "self" and not self.scene.unit:
            self.wrong(node, f"there is no 'self' in {name}", "abilities of units on the board have one")
        elif anchor == "target" and self.scene.target is None:
            hint = "only roars, abilities, spells and god powers can have one"
            if self.scene.on in (None, *WITH_TARGET):
                hint = "add one beside 'do', such as target: {unit: {side: enemy}}; an ability's 'if' comes before it"
            self.wrong(node, f"there is no target in {name}", hint)

    def condition(self, node: Node) -> None:
        self.one_of(node, ("self", "target", "it", "count", "favor", "void"), "a condition")
        for anchor in ("self", "target", "it"):
            if given(node, anchor):
                self.speaks_of(anchor, node.find(anchor))
        if not given(node, "count"):
            self.refuse(node, ("at-least",), "{} goes with 'count'")

    def value(self, value: Value, node: Node) -> None:
        self.one_of(node, ("strength-of", "health-of", "count", "cards-in-hand", "favor"), "an amount")
        for name, anchor in (("strength-of", value.strength_of), ("health-of", value.health_of)):
            if anchor is not None:
                self.speaks_of(anchor, node.find(name))

    def pool(self, pool: Pool, node: Node) -> None:
        self.one_of(node, ("cards", "of"), "a pool")
        for k, name in enumerate(pool.cards or ()):
            self.is_one(node.find("cards", k), name, "creature", "spell", "relic")
        self.distinct(node, "cards", pool.cards or ())

    def size(self, pool: Pool) -> int:
        """How many cards a pool has."""
        if pool.of is None:
            return len(set(pool.cards or ()))
        return sum(in_pool(card, pool.of) for card in self.known.kinds["card"].values())

    def bonus(self, bonus: Bonus, node: Node) -> None:
        numbers = (bonus.strength, bonus.health, bonus.burn, bonus.regen, bonus.armor, bonus.spell_boost)
        if not any((*numbers, bonus.keywords, bonus.text_of)):
            self.wrong(node, "nothing is gained", "such as strength: 1")
        self.distinct(node, "keywords", bonus.keywords)
        if bonus.text_of is not None:
            self.is_one(node.find("text-of"), bonus.text_of, "creature")

    def filter(self, wanted: Filter, node: Node, parent: Schema | None) -> None:
        of_cards = isinstance(parent, Pool | Pull | Improve) or (isinstance(parent, Ability) and parent.on in OF_CARDS)
        if isinstance(parent, Pool):
            self.refuse(node, NOT_OF_POOLS, "{} can not be asked of cards that may be any of their kind")
        elif of_cards:
            self.refuse(node, NOT_OF_CARDS, "{} is asked of units on the board, and here cards are meant")
        elif wanted.kind in ("spell", "card"):
            self.wrong(node.find("kind"), "units are meant here", "creature, god, character or relic")
        if of_cards and wanted.kind in ("god", "character"):
            self.wrong(node.find("kind"), "cards are meant here", "creature, relic, spell or card")
        if wanted.god == "enemy" and not isinstance(parent, Pool):
            self.wrong(node.find("god"), "the enemy's god is asked for in pools alone", "name a god, or a side")
        if wanted.other and not self.scene.unit and self.scene.target is None:
            self.wrong(node.find("other"), f"'other' than whom? {self.scene.name} has no unit", "leave it out")
        if wanted.card is not None:
            self.exists(node.find("card"), wanted.card)
        self.ranges(node, wanted, ("strength", "health", "cost"))
