"""The checks of cards that no schema can express: the fields that each kind needs and cannot have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.error_text import either, quoted
from theagon.cards.report import Report
from theagon.cards.schema import parts
from theagon.games.army_of_gods.schema import OF_KIND, OF_PANTHEON, ArmyKeyword, Card, Condition, Effect, Look, Value
from theagon.games.card_language.operations import line_count
from theagon.games.collection.checking import Checker
from theagon.games.collection.definitions import node_of_plain
from theagon.games.collection.own_words import OwnWord, own_keywords
from theagon.kernel.valid import MOST_LINES

if TYPE_CHECKING:
    from theagon.cards.node import Node
    from theagon.games.army_of_gods.schema import Ability, CardKind, Stronger
    from theagon.games.collection.checking import KnownDefinitions

HOUSE: Final = ("name", "pantheon", "strength", "tokens", "effect")
_NEEDED: Final = {"army": "strength", "leading": "tokens"}
"""The value that each of these kinds has, and no other."""


def check_definition(definition: Card | OwnWord, node: Node, known: KnownDefinitions, report: Report) -> None:
    """Report what is wrong with a card or a word of one's own, which stands at `node`."""
    if isinstance(definition, Card):
        _check_card(definition, node, known, report)
    elif isinstance(definition, ArmyKeyword):
        reacts = any(effect.block for effect in definition.do)
        kind: CardKind = "power" if reacts else "supporting"
        card = Card(id=definition.id, name=definition.name, kind=kind, do=definition.do)
        _Checker(known, report, card).effects(card.do, node, asks=not reacts)


def _check_card(printed: Card, node: Node, known: KnownDefinitions, report: Report) -> None:
    own = Checker(known, report)
    own.words(printed, node)
    own.distinct(node, "keywords", printed.keywords)
    card = own.whole(printed, node)
    field = "do" if printed.do or not card.do else "keywords"
    for kind, name in _NEEDED.items():
        given = getattr(card, name) is not None
        if card.kind == kind and not given:
            report.add(f"{quoted(card.id)} has no {name}", node.find("kind").location, f"such as {name}: 2")
        elif card.kind != kind and given:
            message = f"is {'an' if card.kind == 'army' else 'a'} {card.kind} card and has no {name}"
            report.add(f"{quoted(card.id)} {message}", node.find(name).location, "leave it out")
    for name in ("grows", "assault"):
        if getattr(card, name) is not None and card.kind != "army":
            told = f"{quoted(card.id)} lies in no stack of its own"
            report.add(told, node.find(name).location, f"leave {quoted(name)} out")
    if card.fleeting and card.kind == "leading":
        report.add(f"{quoted(card.id)} is never played or destroyed", node.find("fleeting").location, "leave it out")
    if card.free and (card.kind == "army" or any(effect.block for effect in card.do)):
        told = f"{quoted(card.id)} is not played for an action"
        report.add(told, node.find("free").location, "leave it out")
    if card.kind == "army" and card.do:
        message = f"{quoted(card.id)} is an army card, which is not played"
        report.add(message, node.find(field).location, "put what it does into 'abilities'")
    if card.kind != "army" and not card.do:
        report.add(f"{quoted(card.id)} does nothing", node.find("kind").location, "say what with 'do'")
    if card.abilities and card.kind not in ("army", "leading"):
        message = f"{quoted(card.id)} does not stay, so it has no abilities"
        report.add(message, node.find("abilities").location, "put what it does into 'do'")
    if line_count(card) > MOST_LINES:
        told = f"{quoted(card.id)} does more than {MOST_LINES} things"
        report.add(told, node.find(field).location, "leave some out")
    if sum(effect.choose_one is not None for effect in parts(card) if isinstance(effect, Effect)) > 1:
        told = f"{quoted(card.id)} lets its player choose one of several things once"
        report.add(told, node.find(field).location, "leave one 'choose-one'")
    reacts = card.kind == "power" and any(each.block for each in card.do)
    check = _Checker(known, report, card)
    check.effects(printed.do, node, asks=not reacts)
    for keyword in own_keywords(printed, known.kinds["keyword"]):
        wrong = Report()
        _Checker(known, wrong, card).effects(keyword.do, node_of_plain(keyword, keyword.id), asks=not reacts)
        for error in wrong.errors:
            check.wrong(node.find("keywords"), f"with {quoted(keyword.id)} {error.message}", "leave it out")
    if card.stronger is not None:
        check.stronger(card.stronger, node.find("stronger"))
    for k, ability in enumerate(card.abilities):
        check.ability(ability, node.find("abilities", k))
    check.house(node, card.house, HOUSE)


class _Checker(Checker):
    """A checker of the effects of a card."""

    def __init__(self, known: KnownDefinitions, report: Report, card: Card) -> None:
        super().__init__(known, report)
        self.card = card
        self.standing = False  # whether a condition is asked all the time
        self.destroyed = False  # whether the effects are of an ability that answers a destruction

    def ability(self, ability: Ability, node: Node) -> None:
        """Check an ability."""
        if [each.on for each in self.card.abilities].count(ability.on) > 1:
            self.wrong(node.find("on"), f"two abilities answer {quoted(ability.on)}", "put their effects into one")
        if ability.of is not None and (self.card.kind == "army" or ability.on in ("turn-start", "turn-end")):
            self.wrong(node.find("of"), "a leading god asks for the kind of a card, and nothing else does", LEAVE_OUT)
        self.of_kind(ability.of, None, node)
        if ability.if_ is not None:
            self.condition(ability.if_, node.find("if"))
        self.destroyed = ability.on == "destroyed"
        self.effects(ability.do, node, asks=not self.destroyed)
        self.destroyed = False

    def effects(self, do: tuple[Effect, ...], node: Node, *, asks: bool) -> None:
        """Check effects of a card, an ability or a mode, which stand in the field `do` of a node."""
        for k, effect in enumerate(do):
            place, before = node.find("do", k), do[k - 1] if k else None
            _check_effect(self.card, effect, place, self.report, asks=asks)
            if effect.otherwise and (before is None or before.if_ is None or before.choose_one):
                hint = "give an 'if' to the effect before, and no 'choose-one'"
                self.wrong(place.find("otherwise"), "'otherwise' follows an effect with a condition", hint)
            if effect.if_ is not None:
                self.condition(effect.if_, place.find("if"))
            for value in parts(effect):
                if isinstance(value, Value):
                    self.counts(value, place)
            for limited in (effect.drop, effect.gain, effect.guard):
                self.of_kind(getattr(limited, "of", None), None, place)
            if effect.take_back == "it" and not self.destroyed:
                told = "'it' is the card that was destroyed"
                self.wrong(place.find("take-back"), told, "give it to an ability with on: destroyed")
            for j, mode in enumerate(effect.choose_one or ()):
                self.effects(mode.do, place.find("choose-one", j), asks=asks)
            if effect.later is not None:
                if not effect.later.do:
                    self.wrong(place.find("later", "do"), "nothing is done", "such as do: [{draw: 1}]")
                self.effects(effect.later.do, place.find("later"), asks=asks)
                if any(isinstance(each, Effect) and each.wild for each in parts(effect.later)):
                    self.wrong(place.find("later"), "later the card itself is in the discard pile", "join at once")

    def stronger(self, stronger: Stronger, node: Node) -> None:
        """Check what makes cards stronger: it is seen, so it can tell no secret."""
        if self.card.kind not in ("army", "leading"):
            self.wrong(node, f"{quoted(self.card.id)} stays in no army", "give it to an army card or a leading god")
        if self.card.kind == "army" and stronger.of is not None:
            self.wrong(node.find("of"), "an army card is stronger itself", LEAVE_OUT)
        counted = isinstance(stronger.by, Value)
        if self.card.kind == "army" and stronger.if_ is None and not counted:
            self.wrong(node, "it is always stronger", "write a higher strength, an 'if', or count in 'by'")
        self.of_kind(stronger.of, None, node)
        self.standing = True
        if isinstance(stronger.by, Value):
            self.counts(stronger.by, node.find("by"))
        if stronger.if_ is not None:
            self.condition(stronger.if_, node.find("if"))
        self.standing = False
        secret = ("hand", "discard")
        for part in parts(stronger):
            if isinstance(part, Value | Condition) and part.count in secret and (part.of or part.pantheon):
                told = f"it would tell what is in the {part.count}"
                place = node.find("by" if isinstance(part, Value) else "if")
                self.wrong(place, told, f"count: {part.count} alone is no secret")

    def condition(self, condition: Condition, node: Node) -> None:
        self.counts(condition, node)
        if condition.further is not None and condition.either is not None:
            self.wrong(node.find("or"), "a condition has an 'and' or an 'or', not both", "write one within the other")
        for name, further in (("and", condition.further), ("or", condition.either)):
            if further is not None:
                self.condition(further, node.find(name))

    def counts(self, counted: Value | Condition, node: Node) -> None:
        """Check what is counted, and of which kind or pantheon."""
        if counted.count == "stack" and not self.standing and not (self.card.kind == "army" and self.card.abilities):
            self.wrong(node, "'stack' is the stack of an army card with this ability", "such as count: army")
        self.of_kind(counted.of, counted.count, node)
        if counted.pantheon is None:
            return
        self.words(counted, node)
        if counted.of is not None:
            self.wrong(node.find("pantheon"), "an army card is of no pantheon", "leave 'of' or 'pantheon' out")
        elif counted.count not in OF_PANTHEON:
            told = f"{quoted(counted.count)} are of no one pantheon"
            self.wrong(node.find("pantheon"), told, f"'pantheon' goes with {either(OF_PANTHEON)}")

    def of_kind(self, kind: str | None, counted: str | None, node: Node) -> None:
        """Check a kind, which is perhaps that of what is counted."""
        if kind is None:
            return
        card = self.exists(node, kind)
        if card is not None and card.kind != "army":
            self.wrong(node, f"{quoted(kind)} is a {card.kind} card", "name an army card")
        if counted is not None and counted not in OF_KIND:
            self.wrong(node, f"{quoted(counted)} are of no one kind", f"'of' goes with {either(OF_KIND)}")


LEAVE_OUT: Final = "leave it out"


def _check_effect(card: Card, effect: Effect, node: Node, report: Report, *, asks: bool) -> None:
    """Check one effect; `asks`: its player may be asked."""
    name = quoted(card.id)
    if effect.block and card.kind != "power":
        report.add(f"{name}: only a power card blocks (AG5.11)", node.location, "give it to a power card")
    elif effect.block and (effect not in card.do or effect.if_ is not None):
        report.add(f"{name}: a reaction always blocks (AG5.11)", node.location, "write - block: true")
    if not asks and effect.choose_one:
        told = f"{name}: in the turn of another, its player is offered no choice"
        report.add(told, node.find("choose-one").location, "leave 'choose-one' out")
    elif not asks and not (
        effect.block
        or effect.draw
        or effect.tokens
        or effect.guard
        or effect.gain
        or effect.take_back == "it"
        or (effect.remove and effect.remove.stacks == "all")
        or effect.reshuffle
        or (effect.look == "hand" and effect.all)
        or (effect.discard and (effect.all or effect.whose) and not effect.picked)
    ):
        told = f"{name}: in the turn of another, its player is asked nothing and has no actions"
        report.add(told, node.location, "leave it out")
    if effect.whose and not (effect.discard or effect.draw or effect.tokens or effect.reshuffle):
        report.add("'whose' goes with draw, tokens, reshuffle and discard", node.find("whose").location, "leave it out")
    elif effect.whose == "yours" and not effect.discard:
        report.add("'whose: yours' goes with discard: it is so anyway", node.find("whose").location, "leave it out")
    elif effect.whose and effect.all:
        report.add("'all' are the opponents alone", node.find("all").location, "leave 'all' or 'whose' out")
    if effect.picked and not effect.discard:
        report.add("'chosen' goes with discard", node.find("chosen").location, "leave it out")
    if effect.gain is not None and effect.gain.strength == 0:
        report.add("'gain' of 0 does nothing", node.find("gain").location, "such as strength: 2, or strength: -2")
    if effect.all and not (effect.discard or effect.remove or effect.steal or effect.gain or effect.look == "hand"):
        told = "'all' goes with discard, remove, steal, gain and look: hand"
        report.add(told, node.find("all").location, "leave it out")
    wild = [each for each in parts(card) if isinstance(each, Effect) and each.wild]
    if effect.wild and card.kind != "supporting":
        report.add(f"{name}: only a supporting god joins a stack", node.location, "write kind: supporting")
    if effect.wild and wild[0] is not effect:
        report.add(f"{name} cannot join two stacks", node.location, "leave one of them out")
    drop, look, remove = effect.drop, effect.look, effect.remove
    if drop is not None and drop.one_kind and drop.from_discard:
        report.add("'one-kind' is for cards of the hand", node.find("drop", "one-kind").location, "leave it out")
    elif drop is not None and drop.one_kind and drop.most == 1:
        report.add("one card is always of one kind", node.find("drop", "one-kind").location, "such as most: 3")
    if isinstance(look, Look) and look.drop > look.top:
        told = f"of {look.top} cards {look.drop} cannot be deployed"
        report.add(told, node.find("look", "drop").location, f"at most drop: {look.top}")
    if remove is not None and remove.stacks == "all" and (not effect.all or remove.total):
        report.add("all stacks are those of all opponents", node.find("remove").location, "write all: true, no 'total'")
    if effect.copy == "leader" and card.kind == "leading":
        report.add(f"{name} would copy itself", node.find("copy").location, "write copy: last-played")
    if (
        remove is not None
        and remove.total is not None
        and isinstance(remove.stacks, int)
        and remove.total < remove.stacks
    ):
        told = f"{remove.stacks} cards have more strength together than {remove.total}: each has at least 1"
        report.add(told, node.find("remove", "total").location, "give a higher total, or fewer stacks")
