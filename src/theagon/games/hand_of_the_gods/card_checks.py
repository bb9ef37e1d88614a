"""The checks of cards and leaders that no type can express: the fields of each kind, and the names in sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final, get_args

from theagon.cards.error_text import described, either, quoted
from theagon.cards.schema import parts
from theagon.games.card_language.card_checks import ANCHORS, Check, Context, SentenceChecker
from theagon.games.card_language.operations import line_count
from theagon.games.collection.checking import Checker, KnownDefinitions, given
from theagon.games.collection.own_texts import check_own_text
from theagon.games.collection.own_words import OwnWord, whole
from theagon.games.hand_of_the_gods import schema
from theagon.games.hand_of_the_gods.tables import asks_done, needs_a_player, touches_stone
from theagon.kernel.valid import MOST_LINES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.cards.schema import Schema
    from theagon.games.card_language.operations import Operation

GAME: Final = "hand-of-the-gods"
OF_UNITS: Final = ("attack", "health", "movement", "range", "subtypes")
SPELL_HAS_NO: Final = (*OF_UNITS, "keywords", "protect", "deploy", "abilities", "auras", "neutral")
TALLIED: Final = (
    *("damage", "heal", "banish", "silence", "destroy", "execute", "return-to-hand"),
    *("draw", "fetch", "discard"),
)
"""The operations of which the next effect may ask how much they did."""
WITH_AMOUNT: Final = ("damaged", "healed", "deals-damage", "strikes", "strikes-back")
"""The triggers of which an amount is known: the damage or the healing."""
OF_A_UNIT: Final = ("attack-of", "health-of", "missing-health-of")
HOUSE_OF_SPELLS: Final = ("name", "pantheon", "rarity", "cost", "effect")
HOUSE_OF_UNITS: Final = (*HOUSE_OF_SPELLS, *OF_UNITS)
HOUSE_OF_LEADERS: Final = ("name", "pantheon", "ability", "cost", "effect")


def check_definition(
    definition: schema.Card | schema.Leader | OwnWord, node: Node, known: KnownDefinitions, report: Report
) -> None:
    """Report what is wrong with a card, a leader or a word of one's own, which stands at `node`."""
    check = Checker(known, report)
    if isinstance(definition, schema.HandKeyword):
        _check_keyword(check, definition, node)
        return
    if isinstance(definition, OwnWord):
        return
    check.words(definition, node)
    if isinstance(definition, schema.Leader):
        _check_leader(check, definition, node)
        return
    if definition.kind == "unit":
        _check_unit(check, definition, node)
    else:
        _check_spell(check, definition, node)
    _check_choices(check, whole(definition, known.kinds["keyword"]), node)
    check.distinct(node, "subtypes", definition.subtypes)
    check.distinct(node, "keywords", definition.keywords)
    if definition.discount is not None:
        _check_discount(check, definition.discount, node.find("discount"))
    check_own_text(definition, GAME, known.kinds["keyword"], node, report)
    check.house(node, definition.house, HOUSE_OF_UNITS if definition.kind == "unit" else HOUSE_OF_SPELLS)


def _check_discount(check: Checker, discount: schema.Value, node: Node) -> None:
    asked = {discount.health_of, discount.missing_health_of} - {None}
    if discount.attack_of is not None or not asked <= {"your-stone", "enemy-stone"}:
        hint = "such as count: {side: enemy}, or missing-health-of: your-stone"
        check.refuse(node, OF_A_UNIT, "{} is asked of a unit, and a card in hand asks none but the stones", hint)
        return
    check.refuse(node, ("done", "event"), "a card in hand follows no effect, so {} says nothing")
    _SentenceChecker(check.known, check.report, Context("a card in hand")).check(discount, node)


def _check_choices(check: Checker, definition: schema.Card | schema.Leader, node: Node) -> None:
    choices = [part for part in parts(definition) if isinstance(part, schema.Effect) and part.choose_one]
    if len(choices) > 1:
        check.wrong(node, "a card lets its player choose one of several things once", "leave one 'choose-one'")
    if line_count(definition) > MOST_LINES:
        told = f"at most {MOST_LINES} effects, with those inside others, not {line_count(definition)}"
        check.wrong(node, told, "leave some out, or make it two cards")


def _check_leader(check: Checker, leader: schema.Leader, node: Node) -> None:
    if leader.pantheon == "neutral" and leader.selectable:
        check.wrong(node.find("pantheon"), "a leader whom players choose cannot be neutral")
    _check_choices(check, leader, node)
    context = Context("a leader ability", chooses=True, points=True, target=leader.target)
    _SentenceChecker(check.known, check.report, context).check_fields(leader, node)
    check.house(node, leader.house, HOUSE_OF_LEADERS)


def _check_unit(check: Checker, card: schema.Card, node: Node) -> None:
    for name in ("attack", "health"):
        if not given(node, name):
            check.wrong(node, f"a unit needs the field {quoted(name)}", f"such as {name}: 3")
    check.refuse(node, ("target", "do"), "a unit has no {} itself", "put it into one of its abilities")
    if "structure" in card.subtypes and card.movement and given(node, "movement"):
        check.wrong(node.find("movement"), "a structure has no movement (HG3.2)", "write movement: 0")
    made = check.whole(card, node)
    if {"guard", "stealth"} <= {*made.keywords}:
        check.wrong(node.find("keywords"), "a unit that has stealth has lost guard (HG4.26)", "leave one of them out")
    if card.neutral:
        if not card.token:
            check.wrong(node.find("neutral"), "only a token belongs to no player", "add token: true")
        check.refuse(node, ("abilities", "auras"), "a unit that belongs to no player has no {}")
    _check_abilities(check, card, node)
    if sum(ability.activated for ability in made.abilities) > max(1, sum(each.activated for each in card.abilities)):
        check.wrong(node.find("keywords"), "a unit has one activated warcry at most", "leave one of them out")
    if made is not card and card.neutral:
        check.wrong(node.find("keywords"), "a unit that belongs to no player has no keywords of one's own")


def _check_keyword(check: Checker, keyword: schema.HandKeyword, node: Node) -> None:
    """Check a declared keyword as if it were a unit that has nothing else."""
    unit = schema.Card(id=keyword.id, name=keyword.name, kind="unit", abilities=keyword.abilities, auras=keyword.auras)
    _check_abilities(check, unit, node)
    check.keyword(keyword, node)


def _check_abilities(check: Checker, card: schema.Card, node: Node) -> None:
    """Check the abilities and auras of a unit."""
    activated = [k for k, ability in enumerate(card.abilities) if ability.activated]
    for k in activated[1:]:
        place = node.find("abilities", k, "activated")
        check.wrong(place, "a unit has one activated warcry at most", "put its effects into the first")
    for k, ability in enumerate(card.abilities):
        context = _context_of(card, ability)
        _SentenceChecker(check.known, check.report, context).check(ability, node.find("abilities", k))
    for k, aura in enumerate(card.auras):
        context = Context("an aura", own_unit=card)
        _SentenceChecker(check.known, check.report, context).check(aura, node.find("auras", k))


def _context_of(card: schema.Card, ability: schema.Ability) -> Context:
    warcry = ability.on == "warcry"
    name = "a warcry" if warcry else f"the trigger {quoted(ability.on)}"
    return Context(name, chooses=warcry, points=warcry, own_unit=card, on=ability.on, target=ability.target)


def _check_spell(check: Checker, card: schema.Card, node: Node) -> None:
    if not card.do:
        check.wrong(node.find("do"), "a spell needs the field 'do'", "such as do: [{draw: 1}]")
    check.refuse(node, SPELL_HAS_NO, "a spell has no {}")
    context = Context("a spell", chooses=True, points=True, target=card.target)
    _SentenceChecker(check.known, check.report, context).check_fields(card, node)


# ---- sentences -----------------------------------------------------------------------------------------------------

NOT_OF_CARDS: Final = ("damaged", "was-damaged", "stunned", "moved", "other", "stones")
NOT_OF_SPELLS: Final = ("subtype", "keyword")
NEEDS_KIND: Final = ("ranged", "attack-min", "attack-max", "health-min", "health-max")
NOT_UNDER_AURAS: Final = ("stunned", "keyword", *NEEDS_KIND)


class _SentenceChecker(SentenceChecker):
    """A checker of the sentences of one context."""

    brings_back = "fetch: {of: {card: ID}, from: graveyard, which: latest}"
    conditions = ("self", "target", "it", "count", "amount", "turn")
    placed: ClassVar[tuple[str, ...]] = ("count", *ANCHORS)
    groups: ClassVar[Mapping[str, bool]] = {"all": False, "random": True}
    triggers = schema.TRIGGERS
    hints: ClassVar[Mapping[str, str]] = {
        "self": "a unit's abilities have one",
        "points": "warcries only",
        "target": "only warcries, spells and leader abilities can have one",
        "asks": "it goes with warcries, spells and leader abilities",
    }

    aura: schema.Aura | None = None  # of which this is a part
    chosen = False  # whether the player has pointed at a further unit, which is then `it`

    def check(self, part: Schema, node: Node) -> None:
        """Check a part. What a mode or a later block says has no meaning after it, and later no player is asked."""
        context, chosen = self.context, self.chosen
        self.aura = part if isinstance(part, schema.Aura) else self.aura
        if isinstance(part, schema.Later):
            self.context = replace(context, name="a later effect", chooses=False)
        super().check(part, node)
        if isinstance(part, schema.Mode):
            self.context, self.chosen = context, chosen
        elif isinstance(part, schema.Effect):
            self.chosen = part.choose is not None or (self.chosen and part.move is None)

    # ---- whole abilities --------------------------------------------------------------------------------------------

    def check_fields(self, part: Schema, node: Node) -> None:
        do: tuple[schema.Effect, ...] = getattr(part, "do", ())
        for k, effect in enumerate(do):
            before = [name for name in TALLIED if k and getattr(do[k - 1], name.replace("-", "_")) is not None]
            if asks_done(effect) and not before:
                self.wrong(node.find("do", k), "'done' speaks of the effect before", f"put it after {either(TALLIED)}")
        super().check_fields(part, node)

    def check_ability(self, ability: schema.Ability, node: Node) -> None:
        super().check_ability(ability, node)
        if schema.TRIGGERS[ability.on].of != "unit":
            self.refuse(node, ("in",), f"{self.context.name} takes no {{}}")
        for k, effect in enumerate(ability.do if ability.on == "deals-damage" and ability.if_ is None else ()):
            if effect.damage is not None and effect.if_ is None and not (ability.of and ability.of.other):
                told, hint = "'damage' may set off this ability again and again", "add an 'if', or of: {other: true}"
                self.report.warn(told, node.find("do", k).location, hint)
        if any(isinstance(each, schema.Value) and each.done for each in parts(ability.if_)):
            self.wrong(node.find("if"), "'done' speaks of the effect before", "ask it of an effect")

    def check_aura(self, aura: schema.Aura, node: Node) -> None:
        if aura.to is not None:
            self.refuse(node, ("of", "in"), "this aura is for its own unit alone, so {} says nothing")
        for k, keyword in enumerate(aura.gain.keywords):
            if keyword not in (*get_args(schema.Immunity), "charge"):
                place, hint = node.find("gain", "keywords", k), "of the keywords it can give charge and the immunities"
                self.wrong(place, f"an aura cannot give {quoted(keyword)}", hint)

    def check_condition(self, condition: schema.Condition, node: Node) -> None:
        super().check_condition(condition, node)
        value = condition.amount if self.aura is not None else None
        if value is not None and not {value.health_of, value.missing_health_of} & {"your-stone", "enemy-stone"}:
            told, hint = "an aura can depend only on the health of a stone", "such as amount: {health-of: your-stone}"
            self.wrong(node.find("amount"), told, hint)

    # ---- effects ----------------------------------------------------------------------------------------------------

    def further_effect(self, effect: schema.Effect, word: str, declared: Operation, node: Node) -> None:
        whom = node.find("to")
        if declared.to_units and effect.to in ("your-stone", "enemy-stone") and not touches_stone(effect):
            hint = "it takes damage, is healed, and gains health, Protect and immunity to what players do"
            self.wrong(whom, f"{quoted(word)} cannot be done to a stone so (HG3.10)", hint)
        bonus, unit = effect.gain, self.context.own_unit
        if effect.to == "self" and bonus is not None and bonus.movement and unit and "structure" in unit.subtypes:
            self.wrong(whom, "a structure cannot be given movement (HG3.2)")
        way = effect.push or effect.pull
        if isinstance(way, schema.Away | schema.Toward):
            field = "away-from" if isinstance(way, schema.Away) else "toward"
            anchor = way.away_from if isinstance(way, schema.Away) else way.toward
            SentenceChecker.speaks_of(self, anchor, node.find(word, field))
            if anchor == effect.to:
                self.wrong(whom, "a unit is not pushed or pulled by itself", "take another unit, or move it")
        elif way and effect.to == "self":
            hint = "take another unit, move it, or say toward what, such as pull: {steps: 2, toward: your-stone}"
            self.wrong(whom, "a unit is not pushed or pulled by itself", hint)
        if effect.swap_with is not None:
            self.speaks_of(effect.swap_with, node.find("swap-with"))
            if effect.swap_with == effect.to or (isinstance(effect.to, schema.Group) and effect.to.all is not None):
                self.wrong(whom, "one unit changes places with another one", "such as to: target, with swap-with: self")
        if effect.steal and effect.until == "your-next-turn":
            self.wrong(node.find("until"), "a unit is stolen for good or until the end of the turn", "'this-turn'")
        if effect.steal and self.side_of(effect) in ("friendly", "neutral"):
            self.wrong(whom, "only a unit of the enemy is stolen", "write side: enemy")
        if effect.move is not None and effect.to is not None and effect.to not in ("self", "target", "it"):
            self.wrong(whom, "one unit is moved: self, target or it")
        if effect.repeat == 0:
            self.wrong(node.find("repeat"), "what happens 0 times does nothing", "such as repeat: 2")
        if effect.later is not None and effect.repeat is not None:
            self.wrong(node.find("repeat"), "'later' cannot be repeated", "write the effect twice")

    def side_of(self, effect: schema.Effect) -> schema.Side | None:
        """Return the side of the units of an effect, if its filter or that of the target says one."""
        group, target = effect.to, self.context.target
        if isinstance(group, schema.Group):
            wanted = group.all or group.random
        else:
            wanted = target.unit if group == "target" and target is not None else None
        return wanted.side if wanted is not None else None

    def check_bonus(self, bonus: schema.Bonus, node: Node) -> None:
        if not any((bonus.attack, bonus.health, bonus.movement, bonus.range, bonus.protect, bonus.keywords)):
            self.wrong(node, "nothing is gained", "such as attack: 1")

    def check_setto(self, values: schema.SetTo, node: Node) -> None:
        if values.attack is None and values.health is None:
            self.wrong(node, "nothing is set", "give attack, health or both")

    def check_costchange(self, cost: schema.CostChange, node: Node) -> None:
        if cost.change == 0:
            self.wrong(node.find("change"), "a change by 0 does nothing", "such as change: -1")

    def check_value(self, value: schema.Value, node: Node) -> None:
        super().check_value(value, node)
        if value.event and self.context.on not in WITH_AMOUNT:
            told, hint = f"{self.context.name} has no amount", f"it goes with {either(WITH_AMOUNT)}"
            self.wrong(node.find("event"), told, hint)

    def check_later(self, later: schema.Later, node: Node) -> None:
        if not later.do:
            self.wrong(node.find("do"), "nothing is done", "such as do: [{draw: 1}]")

    def check_addcard(self, add: schema.AddCard, node: Node) -> None:
        self.one_of(node, ("card", "copy-of"), "this")
        if add.copy_of is not None:
            self.speaks_of(add.copy_of, node.find("copy-of"))

    def check_become(self, into: schema.Become, node: Node) -> None:
        self.speaks_of(into.copy_of, node.find("copy-of"))

    def check_revive(self, arrival: schema.Summon | schema.Revive | schema.Copy, node: Node) -> None:
        place = node.find("at")
        if arrival.at in ("here", "around") and self.context.own_unit is None:
            told = f"'at: {arrival.at}' is about the unit of the effect, and {self.context.name} has none"
            self.wrong(place, told, "write at: home, anywhere, or with a target at: target")
        elif arrival.at in ("target", "around-target"):
            super().speaks_of("target", place)
            target = self.context.target
            if target is not None and (target.column or target.row):
                self.wrong(place, "the target is no single tile", "ask for one with target: {tile: free}")

    def check_summon(self, summon: schema.Summon, node: Node) -> None:
        self.check_revive(summon, node)
        card = self.known.kinds["card"].get(summon.card)
        if summon.side == "neutral" and card is not None and needs_a_player(whole(card, self.known.kinds["keyword"])):
            hint = "summon it for a player, or take a unit without such abilities"
            self.wrong(node.find("side"), f"{quoted(card.id)} would belong to no player, but its text needs one", hint)

    def check_fetch(self, fetch: schema.Fetch, node: Node) -> None:
        if fetch.from_ == "deck":
            self.refuse(node, ("which",), "{} is asked of the graveyard", "add from: graveyard, or leave it out")

    def check_discover(self, discover: schema.Discover, node: Node) -> None:
        if not discover.resolve:
            return
        for k, name in enumerate(discover.pool):
            place, card = node.find("pool", k), self.known.kinds["card"].get(name)
            if card is not None and (card.kind != "spell" or card.target is not None):
                self.wrong(place, f"{quoted(name)} cannot resolve at once", "a spell without a target can")
            elif any(isinstance(part, schema.Discover) and part.resolve for part in parts(card)):
                self.wrong(place, f"{quoted(name)} discovers effects in its turn", "that would never have to end")

    # ---- units and areas --------------------------------------------------------------------------------------------

    def speaks_of(self, anchor: str, node: Node) -> None:
        super().speaks_of(anchor, node)
        with_it = [on for on, trigger in schema.TRIGGERS.items() if trigger.it]
        if anchor == "it" and self.context.on not in with_it and not self.chosen:
            hint = f"there is in {either(with_it)}, and after a 'choose' up to the next 'move'"
            self.wrong(node, f"there is no 'it' in {self.context.name}", hint)
        elif anchor == "target" and self.context.target is not None and self.context.target.unit is None:
            self.wrong(node, "the target is no unit", "speak of units there: {all: {}, in: {tile: target}}")

    def check_area(self, area: schema.Area, node: Node) -> None:
        shape, anchor = area.chosen
        target = self.context.target
        if shape in ("near", "tile"):
            self.refuse(
                node, ("steps",), "{} goes with around, row, column and behind", "such as around: self, steps: 3"
            )
        if isinstance(self.parent, schema.Aura | schema.Ability) or self.aura is not None:
            if anchor not in ("self", "your-stone", "enemy-stone"):
                told = f"{self.context.name} looks around its own unit or a stone"
                self.wrong(node.find(shape), told, "such as in: {around: self}")
            return
        if anchor != "target" or target is None:
            self.speaks_of(anchor, node.find(shape))
            return
        super().speaks_of(anchor, node.find(shape))
        for line in ("column", "row"):
            if getattr(target, line) and shape != line:
                self.wrong(node.find(shape), f"the target is a whole {line}", f"write in: {{{line}: target}}")

    def check_target(self, target: schema.Target, node: Node) -> None:
        self.one_of(node, ("unit", "tile", "column", "row"), "a target")
        if target.area is not None:
            if target.column or target.row:
                self.wrong(node.find("in"), "a whole column or row is not in a part of the board", "leave 'in' out")
            elif target.area.chosen[1] not in ("self", "your-stone", "enemy-stone"):
                hint = "such as in: {around: self}"
                self.wrong(node.find("in"), "a target is sought near the unit itself or a stone", hint)

    # ---- filters ----------------------------------------------------------------------------------------------------

    def check_filter(self, wanted: schema.Filter, node: Node) -> None:
        if isinstance(self.parent, schema.CostChange | schema.Revive | schema.Fetch) or self.of_cards():
            self.card_filter(wanted, node)
        else:
            self.unit_filter(wanted, node)
        if wanted.subtype is not None and wanted.subtype == wanted.not_subtype:
            told = f"nothing is {wanted.subtype} and not {wanted.subtype}"
            self.wrong(node.find("not-subtype"), told, "leave one of the two out")
        self.idle(wanted, node)
        counted = self.field == "count"
        if wanted.stones is not None and wanted.stones != counted:
            told = "no stone is counted anyway (HG3.10)" if counted else "they pass anyway"
            told = f"'stones: {described(wanted.stones)}' does nothing: {told}"
            self.report.warn(told, node.find("stones").location, "leave it out")
        self.ranges(node, wanted, ("attack", "health", "cost"))

    def unit_filter(self, wanted: schema.Filter, node: Node) -> None:
        card = self.known.kinds["card"].get(wanted.card or "")
        if card is not None:
            self.is_one(node.find("card"), card, "unit")
        self.refuse(node, ("kind",), "{} is asked of cards, and here units are meant")
        if wanted.other and self.context.own_unit is None:
            self.wrong(node.find("other"), f"'other' than whom? {self.context.name} has no unit", "leave it out")
        if (
            isinstance(self.parent, schema.Target | schema.Effect)
            and wanted.side == "enemy"
            and wanted.keyword == "stealth"
        ):
            hint = "let it happen to all, or to a random one"
            self.wrong(node.find("keyword"), "no player can point at an enemy that has stealth (HG4.27)", hint)
        if not (self.context.on == "strikes" and isinstance(self.parent, schema.Condition) and self.field == "it"):
            hint = "ask with if: {it: {was-damaged: true}}, or for damaged"
            self.refuse(node, ("was-damaged",), "{} is asked of 'it' only in the trigger 'strikes' (HG6.38)", hint)
        if self.aura is not None:
            hint = "ask for side, pantheon, subtype, not-subtype, card, moved or cost, in its condition for other too"
            self.refuse(node, NOT_UNDER_AURAS, "an aura cannot depend on {}, which auras may change", hint)
            if self.aura.gain.health:
                self.refuse(node, ("damaged",), "an aura that gives health cannot depend on {}", "give no health")
        if isinstance(self.parent, schema.Aura):
            self.refuse(node, ("other",), "an aura reaches its own unit only with 'to: self', so {} says nothing")

    def card_filter(self, wanted: schema.Filter, node: Node) -> None:
        self.refuse(node, NOT_OF_CARDS, "{} is asked of units on the board, and here cards are meant")
        card = self.known.kinds["card"].get(wanted.card or "")
        kind = "unit" if isinstance(self.parent, schema.Revive) else wanted.kind
        if card is not None and kind is not None:
            self.is_one(node.find("card"), card, kind)
        if kind == "spell":
            self.refuse(node, NOT_OF_SPELLS, "{} is asked of units, and here spells are meant")
        if isinstance(self.parent, schema.Revive):
            self.refuse(node, ("kind",), "only units come back, so {} says nothing")
        elif wanted.kind != "unit":
            self.refuse(node, NEEDS_KIND, "{} is asked only of units", "add kind: unit")
        if not isinstance(self.parent, schema.Ability):
            self.refuse(node, ("side",), "these cards are your own, so {} says nothing")
        elif wanted.side == "neutral":
            self.wrong(node.find("side"), "every card has a player", "write friendly, enemy or any")

    checks: ClassVar[Mapping[type[Schema], Check]] = {
        schema.Ability: check_ability,
        schema.Area: check_area,
        schema.Aura: check_aura,
        schema.AddCard: check_addcard,
        schema.Become: check_become,
        schema.Bonus: check_bonus,
        schema.Condition: check_condition,
        schema.Copy: check_revive,
        schema.CostChange: check_costchange,
        schema.Discover: check_discover,
        schema.Effect: SentenceChecker.check_effect,
        schema.Fetch: check_fetch,
        schema.Filter: check_filter,
        schema.Group: SentenceChecker.check_group,
        schema.Later: check_later,
        schema.Revive: check_revive,
        schema.SetTo: check_setto,
        schema.Summon: check_summon,
        schema.Target: check_target,
        schema.Value: check_value,
    }
