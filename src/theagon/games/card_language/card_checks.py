"""The rules of sentences: the words of a game's vocabulary that may stand together.

A sentence is an effect with all its parts. The types of the schema say what its words may be. Its context decides
whether there is a `target`, an `it` or a player to ask.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from theagon.cards.error_text import described, either, quoted
from theagon.cards.schema import Schema
from theagon.games.card_language.operations import Names, Operation, marks, operations, readings
from theagon.games.collection.checking import Checker, KnownDefinitions, given

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.card_language.triggers import Trigger

ANCHORS = ("self", "target", "it")
CHOSEN = ("choose_one", "random_one")  # effects with modes, of which one happens
Check: TypeAlias = "Callable[[Any, Any, Node], None]"
"""A method of a checker that checks a part, which stands at a node."""


@dataclass(frozen=True, slots=True)
class Context:
    """The context of sentences: the units and players that they can name."""

    name: str
    chooses: bool = False  # a player is there to choose
    points: bool = False  # there may be a target
    own_unit: Any = None  # the card of the unit that `self` names
    on: str | None = None
    target: Any = None


class SentenceChecker(Checker, ABC):
    """A checker of the sentences of one context, part by part, down to the last filter.

    The functions in `checks` check what the types of a game's schema cannot express.
    """

    checks: ClassVar[Mapping[type[Schema], Check]]
    """The check of each kind of part that needs one."""
    conditions: ClassVar[tuple[str, ...]]
    """The fields of a condition; exactly one is given."""
    brings_back: ClassVar[str] = ""
    """What an afterlife can do with the card of its unit, as an example."""
    placed: ClassVar[tuple[str, ...]] = ("count",)
    """The fields of a condition that go with `in`."""
    triggers: ClassVar[Mapping[Any, Trigger]]
    groups: ClassVar[Mapping[str, bool]]
    """The fields that name several units, of which a group has one, and whether each takes a `count`."""
    hints: ClassVar[Mapping[str, str]]
    """Hints for mistakes with `self`, with `target`, with pointing (`points`) and with operations that ask (`asks`)."""

    def __init__(self, known: KnownDefinitions, report: Report, context: Context) -> None:
        super().__init__(known, report)
        self.context = context
        self.parent: Schema | None = None  # the part that holds the present one
        self.field = ""  # the field that holds it there
        self.target_named = False  # whether a part has named the target

    def check(self, part: Schema, node: Node) -> None:
        """Check a part and the parts in it."""
        self.words(part, node)
        for name, key in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            value = getattr(part, name)
            if value is None:  # most fields are
                continue
            if isinstance(value, tuple) and value and isinstance(value[0], str):
                self.distinct(node, key, value)
            if name in marks(type(part), Names) and isinstance(value, str | tuple):
                self.name(marks(type(part), Names)[name], value, node.find(key))
        if type(part) in self.checks:
            self.checks[type(part)](self, part, node)
        self.check_fields(part, node)

    def check_fields(self, part: Schema, node: Node) -> None:
        """Check the parts of a part that the file gives. If it asks for a target, some effect must name it."""
        context, before = self.context, (self.parent, self.field)
        self.after_condition(getattr(part, "do", ()), node)
        points = bool(getattr(part, "do", ())) and given(node, "target")
        if points:
            self.target_named = False
        for name, key in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            value = getattr(part, name)
            if value is None:
                continue
            self.parent, self.field = part, key
            if isinstance(value, Schema) and given(node, key):
                self.context = self.context_of(part, name)
                self.check(value, node.find(key))
                self.context = context
            elif isinstance(value, tuple):
                for k, item in enumerate(value):
                    if isinstance(item, Schema):
                        self.check(item, node.find(key, k))
        self.parent, self.field = before
        if points and not self.target_named:
            hint = "write to: target in an effect, or leave it out"
            self.wrong(node.find("target"), "the player points at a target, and nothing is done with it", hint)

    def context_of(self, part: Any, field: str) -> Context:
        """Return the context of a part of `part`.

        The condition of an ability is checked before its target is chosen.
        """
        asks_later = field == "if_" and hasattr(part, "on") and not part.points_first
        return replace(self.context, target=None) if asks_later else self.context

    # ---- names of definitions ---------------------------------------------------------------------------------------

    def name(self, mark: Names, value: str | tuple[str, ...], node: Node) -> None:
        """Report ids of definitions that do not exist or are of the wrong kind."""
        for k, name in enumerate((value,) if isinstance(value, str) else value):
            place = node if isinstance(value, str) else node.find(k)
            card = self.exists(place, name, mark.of)
            if card is not None and mark.kinds:
                self.is_one(place, card, *mark.kinds)

    def is_one(self, node: Node, card: Any, *kinds: str) -> None:
        """Report a card that is of none of these kinds."""
        if card.kind not in kinds:
            self.wrong(node, f"{quoted(card.id)} is a {card.kind}", f"a {either(kinds)} is meant here")

    # ---- abilities --------------------------------------------------------------------------------------------------

    def check_ability(self, ability: Any, node: Node) -> None:
        trigger, name = self.triggers[ability.on], self.context.name
        if not trigger.points:
            why = f"{{}} is for {self.hints['points']}: elsewhere no player chooses"
            self.refuse(node, ("activated", "target"), why)
        for word, has in (("whose", trigger.whose), ("by", trigger.by), ("after", trigger.after)):
            if not has and given(node, word):
                fit = either(on for on, each in self.triggers.items() if getattr(each, word))
                self.refuse(node, (word,), f"{{}} is for {fit}")
        if trigger.needs_of and ability.of is None:
            self.wrong(node, f"{name} needs the field 'of'", "such as of: {side: friendly}")
        elif trigger.of is None:
            self.refuse(node, ("of",), f"{name} takes no {{}}")
        for k, effect in enumerate(ability.do if ability.if_ is None else ()):
            done = next((name for name in trigger.done_by if getattr(effect, name) is not None), None)
            if done is not None and effect.if_ is None and _sets_off(ability, effect, done):
                told = f"{quoted(done)} may set off this ability again and again"
                hint = "narrow 'of' or 'to', by other: true or by a side, or add an 'if'"
                self.report.warn(told, node.find("do", k).location, hint)

    def idle(self, wanted: Schema, node: Node) -> None:
        """Warn of what a filter asks for in vain, such as `other: false`: it says what holds without it."""
        usual = type(wanted)()
        for name, key in zip(wanted.__struct_fields__, wanted.__struct_encode_fields__, strict=True):
            value = getattr(wanted, name)
            if isinstance(value, bool) and value == getattr(usual, name) and key in node.keys:
                told = f"'{key}: {described(value)}' does nothing: it is so anyway"
                self.report.warn(told, node.find(key).location, "leave it out")

    def of_cards(self) -> bool:
        """Return whether the present part is a filter of an ability that cards trigger."""
        on = getattr(self.parent, "on", None)
        return on is not None and self.triggers[on].of == "card"

    # ---- effects ----------------------------------------------------------------------------------------------------

    def check_effect(self, effect: Any, node: Node) -> None:
        known = operations(type(effect))
        words = {name.replace("_", "-"): name for name in known}
        word = self.operation(node, words, [word for word, name in words.items() if not known[name].to_units])
        if word is None:
            return
        declared, value = known[words[word]], getattr(effect, words[word])
        if isinstance(effect.to, str) and declared.to_units:
            self.speaks_of(effect.to, node.find("to"))
            if effect.to == "self" and self.context.on == "afterlife":
                told = f"{quoted(word)} does nothing to a unit that has died"
                self.report.warn(told, node.find("to").location, f"its card comes back by {self.brings_back}")
        if effect.until != type(effect)().until and declared.ends is None:
            ending = either(word for word, name in words.items() if known[name].ends is not None)
            self.wrong(node.find("until"), f"{quoted(word)} has no end", f"'until' goes with {ending}")
        if value == 0 and not declared.zero:
            self.wrong(node.find(word), f"{quoted(word)} of 0 does nothing")
        if declared.asks and declared.asks in (True, value):
            self.asking(effect, word, node)
        self.further_effect(effect, word, declared, node)

    @abstractmethod
    def further_effect(self, effect: Any, word: str, declared: Operation, node: Node) -> None:
        """Check the further fields of effects in this game; `word` is the operation, as in the file."""

    def after_condition(self, do: tuple[Any, ...], node: Node) -> None:
        """Report effects that begin with 'otherwise', and follow none with a condition."""
        for k, effect in enumerate(do):
            before = do[k - 1] if k else None
            if getattr(effect, "otherwise", False) and (
                before is None or before.if_ is None or any(getattr(before, name, None) for name in CHOSEN)
            ):
                told, hint = "'otherwise' follows an effect with a condition", "give an 'if' to the effect before"
                if before is not None and before.if_ is not None:
                    told, hint = "'otherwise' cannot follow a choice", "write two effects, each with its 'if'"
                self.wrong(node.find("do", k, "otherwise"), told, hint)

    def asking(self, effect: Any, word: str, node: Node) -> None:
        if not self.context.chooses:
            self.wrong(
                node.find(word),
                f"{quoted(word)} asks its player, and in {self.context.name} no player is asked",
                self.hints["asks"],
            )
        if effect.repeat is not None:
            self.wrong(node.find("repeat"), f"{quoted(word)} cannot be repeated", "write the effect twice")

    # ---- subjects and amounts ---------------------------------------------------------------------------------------

    def speaks_of(self, anchor: str, node: Node) -> None:
        """Report an anchor that names no unit in this context."""
        name = self.context.name
        self.target_named |= anchor == "target"
        if anchor == "self" and self.context.own_unit is None:
            self.wrong(node, f"there is no 'self' in {name}", self.hints["self"])
        elif anchor == "target" and self.context.target is None:
            hint = self.hints["target"]
            if self.context.points:
                hint = "add one next to 'do', such as target: {unit: {side: enemy}}; an ability's 'if' comes before it"
            self.wrong(node, f"there is no target in {name}", hint)

    def check_condition(self, _: Any, node: Node) -> None:
        self.one_of(node, self.conditions, "a condition")
        for anchor in ANCHORS:
            if given(node, anchor):
                self.speaks_of(anchor, node.find(anchor))
        self.goes_with(node, "in", *self.placed)
        self.goes_with(node, "at-least", "count", "amount")
        if given(node, "and") and given(node, "or"):
            hint = "write the other one within: and: {count: {}, or: {self: {}}}"
            self.wrong(node.find("or"), "a condition has an 'and' or an 'or', not both", hint)

    def check_group(self, _: Any, node: Node) -> None:
        self.one_of(node, tuple(self.groups), "a group")
        self.goes_with(node, "count", *(name for name, counted in self.groups.items() if counted))

    def check_value(self, value: Any, node: Node) -> None:
        words = {name: name.replace("_", "-") for name in readings(value)}
        self.one_of(node, words.values(), "an amount")
        for name, word in words.items():
            anchor = getattr(value, name)
            if anchor in ANCHORS:
                self.speaks_of(anchor, node.find(word))
        self.goes_with(node, "in", "count")


def _sets_off(ability: Any, effect: Any, operation: str) -> bool:
    """Return whether an effect may bring about, by this operation, the event that its ability answers.

    Without `of` the event is about the ability's own unit.
    """
    asked, to = ability.of, effect.to
    group = next(iter(filter(None, (getattr(to, name, None) for name in ("all", "random", "most", "least")))), None)
    if asked is None:
        return to in ("self", "it") or (group is not None and not group.other and group.side != "enemy")
    if to == "self":
        return not asked.other and asked.side != "enemy"
    if group is not None:
        side = group.side
        if len({asked.kind, group.kind} - {None, "character"}) > 1:
            return False
    elif to is not None:
        side = "any"
    else:
        value = getattr(effect, operation)
        whose = getattr(effect, "whose", None) or getattr(value, "side", "yours")
        side = "friendly" if whose == "yours" else whose
        if asked.card not in (None, getattr(value, "card", asked.card)):
            return False
    return side == asked.side or not {side, asked.side} <= {"friendly", "enemy"}
