"""Phrases about units, cards and amounts, in any language and case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

from theagon.games.gods_unchained.schema import Filter, Group, Value
from theagon.games.gods_unchained.wording.texts import TEXTS

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema import Amount, Card, Condition, Target

Which = Literal["chosen", "any", "all", "random", "most", "each", "plain"]


class Phrases:
    """Phrases of one language for one ability of a card.

    The target is named in full where it is first mentioned (`target_known` is then set) and is "the target" after.
    """

    def __init__(self, language: str, cards: Mapping[str, Card], own: str, target: Target | None) -> None:
        self.language = language
        self.own = own  # the kind of the card whose text this is
        self.target = target
        self.target_known = False
        self._cards = cards

    def say(self, message_id: str, /, **arguments: str | int) -> str:
        return TEXTS.say(self.language, message_id, **arguments)

    def case_in(self, message_id: str) -> str:
        """The case that the sentence `message_id` puts its units in; a language without cases notes none."""
        try:
            return TEXTS.attribute(self.language, message_id, "case")
        except LookupError:
            return "nominative"

    def name(self, card_id: str) -> str:
        """A card's name in this language."""
        return str(getattr(self._cards[card_id].name, self.language))

    def listed(self, parts: list[str]) -> str:
        """a, b and c."""
        text = parts[-1]
        for position, part in enumerate(reversed(parts[:-1])):
            text = self.say("list-more" if position else "list-two", first=part, last=text)
        return text

    def keywords(self, names: tuple[str, ...]) -> str:
        """Keywords that something has."""
        return self.listed([self.say(f"keyword-{name}") for name in names])

    def keyword_given(self, name: str) -> str:
        """A keyword that something gets or loses."""
        return TEXTS.form(self.language, f"keyword-{name}", "given")

    # ---- units and cards that a filter means -----------------------------------------------------------------------

    def units(self, f: Filter, which: Which, case: str, count: int = 1) -> str:
        """A noun phrase: "a random enemy creature with frontline"."""
        number = "many" if which in ("all", "plain") or count > 1 else "one"
        gender = TEXTS.attribute(self.language, f"noun-{f.kind}", "gender")
        grammar: dict[str, str | int] = {"case": case, "number": number, "gender": gender, "count": count}
        before, after = self._modifiers(f, grammar)
        article = self.language == "es" and number == "one"  # otra criatura, not una otra criatura
        if f.other and which != "all" and not article:
            before.insert(0, self.say("adjective-other", **grammar))
        noun = self.say(f"noun-{f.kind}", **grammar)
        if self.language == "es":
            words = [noun, *reversed(before), *after]
        else:
            words = [*before, noun, *after]
        message = "which-all-other" if f.other and which == "all" else f"which-{which}"
        return self.say(message, noun=" ".join(words), other="yes" if f.other else "no", **grammar)

    def _modifiers(self, f: Filter, grammar: dict[str, str | int]) -> tuple[list[str], list[str]]:
        """What narrows a noun by adjectives, and by what follows it."""
        before: list[str] = []
        after: list[str] = []
        if f.side != "any":
            before.append(self.say(f"adjective-{f.side}", **grammar))
        if f.damaged is not None:
            before.append(self.say("adjective-damaged" if f.damaged else "adjective-undamaged", **grammar))
        if f.tribe is not None:
            tribe = self.say("with-tribe", tribe=TEXTS.form(self.language, f"tribe-{f.tribe}", "genitive"))
            (before if self.language == "en" else after).append(tribe)
        if f.card is not None:
            after.append(self.say("with-name", name=self.name(f.card)))
        if f.god == "enemy":
            after.append(self.say("with-god-enemy"))
        elif f.god is not None:
            after.append(self.say("with-god", god=self.say(f"god-{f.god}")))
        if f.keyword is not None:
            after.append(self._with("with-keyword", f.keyword))
        if f.not_keyword is not None:
            after.append(self._with("with-not-keyword", f.not_keyword))
        for name, least, most in _ranges(f):
            after.append(self.say(f"with-{name}", range=self.range(least, most), **grammar))
        return before, after

    def _with(self, message: str, keyword: str) -> str:
        return self.say(message, keyword=self.say(f"keyword-{keyword}"), given=self.keyword_given(keyword))

    def range(self, least: int | None, most: int | None) -> str:
        if least is None:
            return self.say("range-most", most=0 if most is None else most)
        if most is None:
            return self.say("range-least", least=least)
        return self.say("range-exact" if least == most else "range-between", least=least, most=most)

    def who(self, who: str, case: str) -> str:
        """A single unit: "this creature", "the target"; the target, when it is new, in full."""
        if who == "target" and not self.target_known and self.target is not None:
            self.target_known = True
            return self.units(self.target.unit, "chosen", case)
        return self.say(f"who-self-{self.own}" if who == "self" else f"who-{who}", case=case)

    def object(self, to: str | Group | None, case: str) -> str:
        """To whom something happens."""
        if not isinstance(to, Group):
            return self.who(to or "self", case)
        if to.all is not None:
            return self.units(to.all, "all", case)
        if to.random is not None:
            return self.units(to.random, "random", case, to.count)
        return self.units(to.most or Filter(), "most", case, to.count)

    # ---- amounts and conditions -------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> str:
        """A figure, or what it is read from."""
        return str(amount) if isinstance(amount, int) else self.say("amount-value", value=self.value(amount))

    def value(self, value: Value) -> str:
        if value.strength_of is not None:
            text = self.say("value-strength", who=self.who(value.strength_of, "genitive"))
        elif value.health_of is not None:
            text = self.say("value-health", who=self.who(value.health_of, "genitive"))
        elif value.count is not None:
            text = self.say("value-count", units=self.units(value.count, "plain", "genitive"))
        elif value.cards_in_hand is not None:
            text = self.say(f"value-hand-{value.cards_in_hand}")
        else:
            text = self.say("value-favor")
        return text if value.times == 1 else self.say("value-times", times=value.times, value=text)

    def condition(self, condition: Condition) -> str:
        """When something happens at all, without the "if"."""
        ending = "-not" if condition.negated else ""
        if condition.favor is not None:
            return self.say(f"condition-favor{ending}", amount=condition.favor)
        if condition.void is not None:
            return self.say(f"condition-void{ending}", amount=condition.void)
        if condition.count is not None:
            several = condition.negated or condition.at_least > 1
            message = f"condition-count{ending}"
            units = self.units(condition.count, "plain" if several else "any", self.case_in(message))
            number = "many" if several else "one"
            return self.say(message, units=units, count=condition.at_least, number=number)
        name, wanted = next(
            (name, f)
            for name, f in (("self", condition.self_), ("target", condition.target), ("it", condition.it))
            if f is not None
        )
        return self.say(
            f"condition-is{ending}", who=self.who(name, "nominative"), units=self.units(wanted, "any", "nominative")
        )


def _ranges(f: Filter) -> Iterator[tuple[str, int | None, int | None]]:
    """The values that a filter bounds, with the least and the most that pass."""
    for name in ("strength", "health", "cost"):
        least, most = getattr(f, f"{name}_min"), getattr(f, f"{name}_max")
        if least is not None or most is not None:
            yield name, least, most
