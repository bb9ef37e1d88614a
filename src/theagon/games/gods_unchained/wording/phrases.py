"""Phrases about units, cards and amounts, in any language and case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from theagon.games.card_language import phrases
from theagon.games.gods_unchained.schema import Filter, Group, Value
from theagon.games.packaged import texts
from theagon.games.words import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from theagon.games.card_language.phrases import Arguments, Modifier, Number
    from theagon.games.gods_unchained.schema import Amount, Card, CardKind, Condition, Target

TEXTS: Final = texts("gods-unchained")

Which = Literal["chosen", "any", "all", "counted", "most", "plain"]


class Phrases(phrases.Phrases):
    """Phrases of one language for one ability of a card of the kind `own`."""

    texts = TEXTS
    bounded = ("strength", "health", "cost")

    def __init__(
        self, language: str, cards: Mapping[str, Card], own: CardKind, target: Target | None, it: str | None = None
    ) -> None:
        super().__init__(language)
        self.cards = cards
        self.own = own
        self.target = target
        self.it = it or "it"  # what the unit is called that the event is about

    def name(self, card_id: str) -> str:
        return said(self.cards[card_id].name, self.language)

    def named(self, card_id: str) -> dict[str, str]:
        """A card that comes, with its values."""
        card = self.cards[card_id]
        return {"name": self.name(card_id), "values": f"{card.strength}/{card.health}"}

    def words(self, column: str | None, value: Any) -> Arguments:
        return self.named(value) if column == "card" else super().words(column, value)

    def keyword_given(self, name: str) -> str:
        return self.texts.form(self.language, f"keyword-{name}", "given")

    def keywords(self, names: tuple[str, ...]) -> str:
        """Keywords that something has."""
        return self.listed([self.say(f"keyword-{name}") for name in names])

    # ---- units and cards that a filter means ------------------------------------------------------------------------

    def units(self, f: Filter, which: Which, case: str, *, count: int = 1, random: bool = False) -> str:
        """A noun phrase: "a random enemy creature with frontline"."""
        number: Number = "one" if count == 1 and which not in ("all", "plain") else "many"
        if which == "counted":
            number = "counted"
        head = f"noun-{f.kind}"
        grammar = self.grammar(head, which, case, number, count, f.other)
        modifiers = [*self._modifiers(f)]
        if f.other:
            modifiers.append(("with-other", {}))
        if random:
            modifiers.append(("with-random", {}))
        return self.say(f"which-{which}", units=self.noun(head, modifiers, grammar), **grammar)

    def random(self, f: Filter, case: str, count: int = 1) -> str:
        """So many random ones."""
        return self.units(f, "any" if count == 1 else "counted", case, count=count, random=True)

    def _modifiers(self, f: Filter) -> Iterator[Modifier]:
        """What a filter narrows a noun by, from what stands nearest to it outwards."""
        if f.side != "any":
            yield f"with-{f.side}", {}
        if f.damaged is not None:
            yield "with-damaged" if f.damaged else "with-undamaged", {}
        if f.tribe is not None:
            yield "with-tribe", {"tribe": self.texts.form(self.language, f"tribe-{f.tribe}", "genitive")}
        if f.card is not None:
            yield "with-name", {"name": self.name(f.card)}
        if f.god == "enemy":
            yield "with-god-enemy", {}
        elif f.god is not None:
            yield "with-god", {"god": self.say(f"god-{f.god}")}
        for message, keyword in (("with-keyword", f.keyword), ("with-not-keyword", f.not_keyword)):
            if keyword is not None:
                yield message, {"keyword": self.say(f"keyword-{keyword}"), "given": self.keyword_given(keyword)}
        for value, asked in self.bounds(f).items():
            yield f"with-{value}", {"range": asked}

    def who(self, who: str, case: str) -> str:
        """A single unit: "this creature", "the target"; the target, when it is new, in full."""
        if who == "target" and not self.target_known and self.target is not None:
            self.target_known = True
            return self.units(self.target.unit, "chosen", case)
        said = {"self": f"self-{self.own}", "it": self.it}.get(who, who)
        return self.say(f"anchor-{said}", case=case)

    def object(self, to: str | Group, case: str) -> str:
        """To whom something happens."""
        if isinstance(to, str):
            return self.who(to, case)
        if to.all is not None:
            return self.units(to.all, "all", case)
        if to.random is not None:
            return self.random(to.random, case, to.count)
        return self.units(to.most or Filter(), "most", case, count=to.count)

    # ---- amounts and conditions -------------------------------------------------------------------------------------

    def amount(self, amount: Amount | Literal["full"]) -> dict[str, str | int]:
        if isinstance(amount, Value):
            return {"amount": self.say("amount-value", value=self.value(amount))}
        return {"amount": amount, "signed": f"{amount:+d}"} if isinstance(amount, int) else {}

    def amount_ending(self, amount: Amount | Literal["full"]) -> str:
        return f"-{amount}" if isinstance(amount, str) else ""

    def value(self, value: Value) -> str:
        if value.strength_of is not None:
            text = self.say("value-strength", who=self.who(value.strength_of, self.case_in("value-strength")))
        elif value.health_of is not None:
            text = self.say("value-health", who=self.who(value.health_of, self.case_in("value-health")))
        elif value.count is not None:
            text = self.say("value-count", units=self.units(value.count, "plain", self.case_in("value-count")))
        elif value.cards_in_hand is not None:
            text = self.say(f"value-hand-{value.cards_in_hand}")
        else:
            text = self.say("value-favor")
        return text if value.times == 1 else self.say("value-times", times=value.times, value=text)

    def condition(self, condition: Condition) -> str:
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
        asked = {"self": condition.self_, "target": condition.target, "it": condition.it}
        name, wanted = next((name, f) for name, f in asked.items() if f is not None)
        units = self.units(wanted, "any", "nominative")
        return self.say(f"condition-is{ending}", who=self.who(name, "nominative"), units=units)
