"""The checks of sentences: the words of an ability, an aura or an effect that may stand together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from theagon.cards.error_text import either, quoted
from theagon.cards.schema import parts
from theagon.games.card_language.card_checks import Check, Context, SentenceChecker
from theagon.games.collection.checking import given
from theagon.games.gods_unchained.card_checks.impossible import (
    BEINGS,
    CREATURES,
    KINDS_OF,
    NO_GODS,
    never_answered,
    never_passed,
    never_so_many,
)
from theagon.games.gods_unchained.card_checks.it import faults, meant_by, speaks_of_it
from theagon.games.gods_unchained.card_checks.piles import PileChecker
from theagon.games.gods_unchained.rules.world import DELVED
from theagon.games.gods_unchained.schema import (
    Ability,
    Attack,
    Aura,
    Bonus,
    Each,
    Effect,
    Later,
    Mode,
    SetTo,
    Swap,
    Target,
)
from theagon.games.gods_unchained.schema.filters import STATES, Condition, Filter, Group, Value
from theagon.games.gods_unchained.schema.piles import Improve, NextCard, Pick, Pool, Pull
from theagon.games.gods_unchained.schema.vocabulary import TRIGGERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cards.node import Node
    from theagon.cards.schema import Schema
    from theagon.games.card_language.operations import Operation
    from theagon.games.gods_unchained.card_checks.it import Meant

NOT_OF_CARDS: Final = (*STATES, "other", "beside")
BOUNDED: Final = ("strength-min", "strength-max", "health-min", "health-max")
NOT_OF_POOLS: Final = (*NOT_OF_CARDS, "side", "gems", "card", "not-keyword", *BOUNDED)
DONE_TO: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attack", "copy", "send", "silence", "steal", "transform"), CREATURES),
    **dict.fromkeys(("damage", "sleep", "wake"), BEINGS),
    **dict.fromkeys(("afterlife", "destroy", "obliterate", "reset"), NO_GODS),
    "durability": ("relic",),
}
"""The kinds of units that an operation can be done to; others to any."""
TALLIED: Final = ("damage", "destroy", "favor", "pull")
WITH_AMOUNT: Final = ("deals-damage", "damaged", "survives", "healed")
NOT_STANDING: Final = ("done", "event", "random")
CHANGED_BY_AURAS: Final = ("strength-of", "health-of")
NOT_UNDER_AURAS: Final = ("keyword", "not-keyword", "dying", *BOUNDED)


class GodsSentenceChecker(PileChecker):
    """A checker of the sentences of a card, part by part, down to the last filter."""

    brings_back = "pull: {from: void, to: hand, this: true}"
    conditions = (
        "self",
        "target",
        "it",
        "card",
        "count",
        "died-of",
        "favor",
        "mana",
        "void",
        "different",
        "lead",
        "amount",
        "done",
    )
    groups: ClassVar[Mapping[str, bool]] = {"all": False, "random": True, "most": True, "least": True}
    triggers = TRIGGERS
    in_spell = False
    lent = False  # whether a god power lends its abilities to the god
    standing = False  # whether a part is read all the time: an aura, or a discount
    spell_played = False  # whether the ability answers a spell that is being played
    hints: ClassVar[Mapping[str, str]] = {
        "self": "abilities of units on the board have one",
        "points": "roar or ability",
        "target": "only roars, abilities, spells and god powers can have one",
        "asks": "it goes with what a card on the board does by its own text, and with spells and god powers",
    }

    def check(self, part: Schema, node: Node) -> None:
        """Check a part. An ability has its own context, on a card as well as given by an effect."""
        around = self.context
        if isinstance(part, Ability):
            unit, self.zone = part.zone is None, part.zone
            lent = self.lent or isinstance(self.parent, Bonus)
            self.context = Context(
                f"the trigger {quoted(part.on)}" if unit else f"an ability from the {part.zone}",
                chooses=unit and not lent,
                points=TRIGGERS[part.on].points,
                own_unit=part if unit else None,
                on=part.on,
                target=part.target,
            )
            spell = part.of is not None and part.of.kind == "spell"
            self.spell_played = part.on == "card-played" and spell and not part.after
            self.one_it(part.do, node, meant_by(part))
        super().check(part, node)
        self.context = around

    def one_it(self, do: tuple[Effect, ...], node: Node, it: Meant) -> None:
        """Report effects that name `it` where that is not a single unit."""
        self.all_wrong(faults(do, node, it))

    def check_ability(self, ability: Ability, node: Node) -> None:
        super().check_ability(ability, node)
        if ability.once and (TRIGGERS[ability.on].named or ability.zone is not None):
            self.wrong(node.find("once"), f"{self.context.name} answers no event again", "leave it out")
        answered = {"hand": ("turn-start", "turn-end", "drawn", "card-played"), "deck": ("match-start",)}
        answers = answered.get(ability.zone or "", ("turn-start", "turn-end"))
        if ability.zone is not None and ability.on not in answers:
            self.wrong(node.find("from"), f"from the {ability.zone} a card answers only {either(answers)}")
        if ability.zone is None and ability.on == "match-start":
            self.wrong(node.find("on"), "as the match starts, cards act from the deck", "add from: deck")
        if ability.zone is None and ability.on == "drawn":
            self.wrong(node.find("on"), "a card is drawn into a hand", "add from: hand")
        if ability.zone is None and self.in_spell and not isinstance(self.parent, Bonus):
            self.wrong(node, "a spell acts only from the hand, the void or the deck", "such as from: hand")
        given_by_effect = isinstance(self.parent, Bonus)
        bearer = "god" if self.lent else self.card.kind
        self.all_wrong(never_answered(ability, None if given_by_effect else bearer, self.card, node))
        if given_by_effect and _not_given(ability):
            self.wrong(node, f"{self.context.name} cannot be given", "give what answers an event on the board")
        if ability.if_ is not None and meant_by(ability) is None and speaks_of_it(ability.if_):
            self.wrong(node.find("if"), f"there is no 'it' in {self.context.name}", "it is of an event about a unit")
        if ability.if_ is not None and any(getattr(each, "done", None) for each in parts(ability.if_)):
            self.wrong(node.find("if"), "'done' speaks of the effect before", "ask it of an effect")

    def further_effect(self, effect: Effect, word: str, declared: Operation, node: Node) -> None:
        wanted = self.filter_of(effect)
        done_to, meant = DONE_TO.get(word), KINDS_OF.get(str(effect.to) if wanted is None else wanted.kind, ())
        if declared.to_units and done_to and not set(meant) <= set(done_to):
            units = either([f"{kind}s" for kind in done_to])
            self.wrong(node.find("to"), f"{quoted(word)} is done only to {units}", f"here a {either(meant)} is meant")
        if given(node, "whose") and (declared.to_units or not declared.whose):
            self.wrong(node.find("whose"), f"{quoted(word)} takes no 'whose'", "leave it out")
        if effect.pull is not None and effect.pull.from_ == "voids" and effect.whose != "yours":
            self.wrong(node.find("whose"), "a card of either void is of no one player", "leave it out")
        if effect.whose != "yours" and (effect.advance is not None or effect.draw == "chosen-one"):
            self.wrong(node.find("whose"), "the Chosen One is of your own deck", "leave it out")
        if effect.pull is not None and effect.whose == "both" and (effect.pull.over or effect.pull.copy):
            self.wrong(node.find("whose"), "cards that go over or are copied are one player's", "write two effects")
        picks = any(part is not None and part.which == "chosen" for part in (effect.pull, effect.pick))
        if picks or (effect.improve is not None and effect.improve.chosen):
            self.asking(effect, word, node)
            if effect.whose == "both" or (effect.whose == "enemy" and not picks):
                self.wrong(node.find("whose"), "the player picks a card of one side", "write two effects")
        if effect.whose == "both" and (effect.choose or effect.choose_one or effect.discard == "chosen"):
            self.wrong(node.find("whose"), "one player is asked", "write two effects")
        pick = effect.pick
        if pick is not None and effect.whose != "yours" and (effect.whose == "both" or pick.from_ == "hand"):
            self.wrong(node.find("whose"), "a card of the own hand or of one void is picked", "leave 'whose' out")
        if effect.to == "card" and not effect.afterlife:
            self.wrong(node.find("to"), "a card is no unit", "'card' goes only with 'afterlife'")
        if effect.steal and wanted is not None and wanted.side == "friendly":
            self.wrong(node.find("to"), "a friendly creature is on your side already", "write side: enemy")
        if effect.steal and effect.until not in ("lasting", "this-turn"):
            self.wrong(node.find("until"), "a creature is stolen for good or until the end of the turn", "'this-turn'")
        if isinstance(effect.swap, Swap):
            self.swap(effect, effect.swap, node)
        elif effect.swap and not set(meant) <= set(NO_GODS):
            hint = "it can swap its health with another unit: swap: {of: health, with: enemy-god}"
            self.wrong(node.find("to"), "a god has no strength of its own to swap", hint)
        if effect.next_card is not None and effect.until not in ("lasting", "this-turn"):
            hint = "'this-turn', or leave it out: until such a card is played"
            self.wrong(node.find("until"), "the next card costs more or less for this turn, or for good", hint)
        if effect.improve is not None and effect.until != "lasting":
            self.improved_for_a_turn(effect, effect.improve, node)
        if effect.modes and effect.repeat is not None:
            self.wrong(node.find("repeat"), f"{quoted(word)} cannot be repeated", "write the effect twice")
        if effect.delve is not None and not self.known.unread and self.size(effect.delve) < DELVED:
            self.wrong(node.find("delve"), f"a delve is among {DELVED} cards at least", "widen it")

    def improved_for_a_turn(self, effect: Effect, improve: Improve, node: Node) -> None:
        """Check a change of cards that ends with the turn."""
        if effect.until != "this-turn":
            self.wrong(
                node.find("until"), "cards change for good, or for this turn", "write this-turn, or leave it out"
            )
        others = ("strength", "health", "keywords")
        self.refuse(node.find("improve"), others, "for a turn a card changes its cost, and not {}", "write two effects")
        if improve.zone != "hand":
            self.wrong(node.find("improve", "in"), "only cards in hand are paid for this turn", "leave it out")

    def swap(self, effect: Effect, swap: Swap, node: Node) -> None:
        """Check values that two units swap."""
        self.speaks_of(swap.other, node.find("swap", "with"))
        group = effect.to if isinstance(effect.to, Group) else None
        if swap.other == effect.to or (group is not None and (group.all is not None or group.count > 1)):
            self.wrong(node.find("to"), "one unit swaps values with another one", "such as to: target, with: self")
        if swap.of != "health" and {str(effect.to), swap.other} & {"your-god", "enemy-god"}:
            self.wrong(node.find("swap", "of"), "a god has no strength of its own to swap", "write of: health")

    def check_aura(self, aura: Aura, node: Node) -> None:
        self.one_of(node, ("gain", "cost"), "an aura")
        gain, place = aura.gain, node.find("gain")
        if gain is not None:
            others = ("burn", "regen", "armor", "spell-boost", "had-by", "abilities", "own-abilities")
            self.refuse(place, others, "an aura gives strength, health and keywords, and no {}")
        if aura.of == "self" and aura.cost:
            self.wrong(node.find("of"), "the cost of cards in hand is changed", "such as of: {kind: spell}")

    def filter_of(self, effect: Effect) -> Filter | None:
        """Return the filter of the units of an effect, if it picks them or the player points at one."""
        if isinstance(effect.to, Group):
            groups = (effect.to.all, effect.to.random, effect.to.most, effect.to.least)
            return next((each for each in groups if each is not None), None)
        return self.context.target.unit if effect.to == "target" and self.context.target else None

    def check_fields(self, part: Schema, node: Node) -> None:
        do: tuple[Effect, ...] = getattr(part, "do", ())
        for k, effect in enumerate(do):
            itself = replace(effect, choose_one=None, random_one=None, each=None, later=None)
            asks = any(getattr(each, "done", None) for each in parts(itself))
            if asks and (k == 0 or not any(getattr(do[k - 1], name) for name in TALLIED)):
                self.wrong(node.find("do", k), "'done' speaks of the effect before", f"put it after {either(TALLIED)}")
            if itself.speaks_of_card and not self.names_card(itself, do[:k]):
                self.wrong(node.find("do", k), "no card has been picked, delved or pulled", "put it after a 'pick'")
            if k and effect.choose is not None and do[k - 1].choose is not None and not speaks_of_it(effect):
                told = "the player chooses a unit that no effect speaks of: 'it' is the one chosen next"
                hint = "speak of 'it' in between, or let the player point at the first as the 'target'"
                self.report.warn(told, node.find("do", k - 1).location, hint)
            if _of_drawn(effect) and (k == 0 or do[k - 1].draw is None or not _same_hand(effect, do[k - 1])):
                self.wrong(node.find("do", k), "nothing has just been drawn", "put it after the draw")
        super().check_fields(part, node)

    def names_card(self, effect: Effect, before: tuple[Effect, ...]) -> bool:
        """Return whether an effect can name a card: one picked, delved or moved before, or the spell being played."""
        values = effect.to != "card" and not (effect.add is not None and effect.add.copy_of == "card")
        return any(each.pick or each.pull or each.delve for each in before) or (values and self.spell_played)

    def check_group(self, group: Group, node: Node) -> None:
        super().check_group(group, node)
        self.goes_with(node, "by", "most", "least")

    def check_each(self, each: Each, node: Node) -> None:
        self.one_of(node, ("of", "times"), "this")
        self.goes_with(node, "random", "of")
        self.block(each, node)

    def check_later(self, later: Later, node: Node) -> None:
        if self.zone is not None:
            self.wrong(node, "a card in hand or void puts nothing off", "let it act from the board")
        self.block(later, node)

    def block(self, block: Mode, node: Node) -> None:
        """Check that a block does something, and contains no block except a delayed one."""
        if not block.do:
            self.wrong(node.find("do"), "nothing is done", "such as do: [{draw: 1}]")
        for k, effect in enumerate(block.do):
            if effect.each:
                told = "a block has no 'each' inside it"
                self.wrong(node.find("do", k, "each"), told, "put the effects side by side")

    def check_condition(self, condition: Condition, node: Node) -> None:
        super().check_condition(condition, node)
        self.all_wrong(never_so_many(condition, node))
        self.goes_with(node, "whose", "lead")
        if self.standing:
            self.refuse(node, ("done",), "an aura has no effect before it, so {} says nothing")
        if condition.died_of is not None and self.context.on != "afterlife":
            self.wrong(node.find("died-of"), "only an afterlife asks what its unit died of")

    def check_attack(self, attack: Attack, node: Node) -> None:
        self.one_of(node, ("unit", "random", "all"), "an attack")
        if attack.unit is not None:
            self.speaks_of(attack.unit, node.find("unit"))
        self.goes_with(node, "allowed", "random")

    def check_mode(self, mode: Mode, node: Node) -> None:
        for k, effect in enumerate(mode.do):
            if effect.choose_one or effect.random_one:
                self.wrong(node.find("do", k), "a mode has no modes inside it", "list all modes side by side")

    def check_value(self, value: Value, node: Node) -> None:
        super().check_value(value, node)
        for name, other in (("total", "count"), ("random", "total"), ("whose", "lead"), ("since", "deaths")):
            self.goes_with(node, name, other)
        if self.standing:
            self.standing_value(value, node)
            return
        if value.event and self.context.on not in WITH_AMOUNT:
            name = self.context.name
            self.wrong(node.find("event"), f"{name} has no amount", f"it goes with {either(WITH_AMOUNT)}")

    def standing_value(self, value: Value, node: Node) -> None:
        """Check an amount that is read all the time, so that it can neither be by chance nor tell what is hidden."""
        name = self.context.name
        refused = (*NOT_STANDING, *(CHANGED_BY_AURAS if self.context.own_unit is not None else ()))
        self.refuse(node, refused, f"{name} cannot depend on {{}}", "such as count: {side: enemy}")
        if "card" in (value.strength_of, value.health_of, value.cost_of):
            self.wrong(node, "no card has been picked, delved or pulled", "such as count: {side: enemy}")
        if value.total in ("strength", "health") and self.context.own_unit is not None:
            told = f"{name} cannot depend on the {value.total} of units, which auras change"
            self.wrong(node.find("total"), told, "count them, or add up their cost")

    def check_setto(self, values: SetTo, node: Node) -> None:
        if values.strength is None and values.health is None:
            self.wrong(node, "nothing is set", "give strength, health or both")

    def check_bonus(self, bonus: Bonus, node: Node) -> None:
        numbers = (bonus.burn, bonus.regen, bonus.armor, bonus.spell_boost)
        had = any((*numbers, bonus.keywords))
        if not any((had, bonus.strength, bonus.health, bonus.abilities, bonus.own_abilities)):
            self.wrong(node, "nothing is gained", "such as strength: 1")
        if bonus.had_by is not None and not had:
            self.wrong(node.find("had-by"), "'had-by' goes with keywords, burn, regen, armor and spell-boost")
        if bonus.own_abilities and bonus.abilities:
            self.wrong(node.find("own-abilities"), "a unit is given abilities once", "leave one of the two")
        if bonus.own_abilities and any(map(_not_given, self.card.abilities)):
            hint = "give what answers an event on the board"
            self.wrong(node.find("own-abilities"), "some of the card's own abilities cannot be given", hint)
        if bonus.own_abilities and self.context.own_unit is None:
            self.wrong(node.find("own-abilities"), "only creatures and relics have abilities to give")

    def check_filter(self, wanted: Filter, node: Node) -> None:
        parent = self.parent
        of_cards = isinstance(parent, Pool | Pull | Pick | Improve | NextCard) or self.of_cards()
        of_cards |= isinstance(parent, Aura) and parent.cost != 0
        if isinstance(parent, Condition) and self.field == "card":
            of_cards = True
            self.refuse(node, ("side",), "the card may be anyone's, so {} says nothing")
        of_cards |= self.field == "count" and getattr(parent, "zone", "board") != "board"
        if isinstance(parent, Pool):
            self.refuse(node, NOT_OF_POOLS, "{} cannot be asked of cards that may be any of their kind")
        elif of_cards:
            self.refuse(node, NOT_OF_CARDS, "{} is asked of units on the board, and here cards are meant")
        elif wanted.gems is not None:
            self.wrong(node.find("gems"), "only the cost of cards is compared with gems")
        elif wanted.kind in ("spell", "card"):
            self.wrong(node.find("kind"), "units are meant here", "creature, god, character or relic")
        if of_cards and wanted.kind in ("god", "character"):
            self.wrong(node.find("kind"), "cards are meant here", "creature, relic, spell or card")
        if self.standing and self.context.own_unit is not None and not of_cards:
            hint = "it can depend on what is printed, and on whether they are damaged or asleep"
            self.refuse(node, NOT_UNDER_AURAS, f"{self.context.name} cannot depend on {{}}, which auras change", hint)
        if self.standing and getattr(parent, "zone", "board") in ("hand", "deck"):
            told = f"{self.context.name} would tell what is in a hand or a deck"
            self.wrong(node, told, "count units, the cards of a void, or cards-in-hand")
        if wanted.beside is not None:
            self.speaks_of(wanted.beside, node.find("beside"))
            if wanted.kind != "creature":
                self.wrong(node.find("kind"), "only creatures stand next to each other", "leave it out")
        if wanted.god == "enemy" and not isinstance(parent, Pool):
            self.wrong(node.find("god"), "only pools ask for the enemy's god", "name a god, or a side")
        if wanted.other and self.context.target is not None:
            leaves_out = isinstance(parent, Group | Each) or self.field == "choose"
            self.target_named |= leaves_out or self.context.own_unit is None
        elif wanted.other and self.context.own_unit is None:
            self.wrong(node.find("other"), f"'other' than whom? {self.context.name} has no unit", "leave it out")
        for asked, word, not_asked in (
            (wanted.keyword, "not-keyword", wanted.not_keyword),
            (wanted.has, "lacks", wanted.lacks),
        ):
            if asked is not None and asked == not_asked:
                self.wrong(node.find(word), f"nothing has {asked} and does not have it", "leave one of the two out")
        named = self.known.kinds["card"].get(wanted.card or "")
        self.all_wrong(never_passed(wanted, node, cards=of_cards, named=named))
        pointed_at = isinstance(parent, Target) or self.field == "choose"
        if pointed_at and wanted.side == "enemy" and wanted.keyword == "hidden":
            hint = "let it happen to all, or to a random one"
            self.wrong(node.find("keyword"), "no player can point at an enemy that is hidden (GU7.2)", hint)
        self.idle(wanted, node)
        self.ranges(node, wanted, ("strength", "health", "cost"))

    checks: ClassVar[Mapping[type[Schema], Check]] = {
        **PileChecker.checks,
        Ability: check_ability,
        Attack: check_attack,
        Aura: check_aura,
        Bonus: check_bonus,
        Condition: check_condition,
        Each: check_each,
        Effect: SentenceChecker.check_effect,
        Filter: check_filter,
        Group: check_group,
        Later: check_later,
        Mode: check_mode,
        SetTo: check_setto,
        Value: check_value,
    }


def _of_drawn(effect: Effect) -> bool:
    """Return whether an effect names the cards just drawn."""
    added = effect.add is not None and effect.add.copy_of == "drawn"
    return added or (effect.improve is not None and effect.improve.drawn)


def _same_hand(effect: Effect, draw: Effect) -> bool:
    """Return whether the drawn cards are in the hand that an effect names; a copied card is in its player's own."""
    return draw.whose == (effect.whose if effect.improve is not None else "yours")


def _not_given(ability: Ability) -> bool:
    """Return whether no effect can give an ability."""
    return ability.zone is not None or TRIGGERS[ability.on].points or ability.on == "arrives"
