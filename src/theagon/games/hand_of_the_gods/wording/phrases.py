"""Phrases about units, cards, places and amounts, in any language and case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.games.card_language import phrases
from theagon.games.hand_of_the_gods.schema import TRIGGERS, Area, Filter, Group, Target, Value
from theagon.games.packaged import texts
from theagon.games.translated import forms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from theagon.games.card_language.phrases import Arguments, Modifier, Number
    from theagon.games.hand_of_the_gods.schema import Amount, Condition, Trigger, Who, Words

TEXTS: Final = texts("hand-of-the-gods")

Which = Literal["chosen", "any", "the", "all", "counted", "each", "plain"]

_IN_A_WORD: Final = {
    Filter(damaged=True): "damaged",
    Filter(damaged=False): "undamaged",
    Filter(stunned=True): "stunned",
    Filter(stunned=False): "not-stunned",
    Filter(was_damaged=True): "was-damaged",
    Filter(was_damaged=False): "was-undamaged",
    Filter(not_subtype="god"): "not-god",
    Filter(not_subtype="beast"): "not-beast",
    Filter(not_subtype="structure"): "not-structure",
    Filter(stones=False): "not-stone",
}


@dataclass(frozen=True, slots=True)
class Context:
    """Where a sentence stands: on a unit, a spell or a leader; after which event; with what to point at.

    `rule_out_stones`: whether to say that the target is no stone, where that is not simply what its filter says.
    """

    source: Literal["unit", "spell", "leader"]
    on: Trigger | None = None
    target: Target | None = None
    rule_out_stones: bool | None = None
    this: Words | None = None  # the name of the unit whose ability it is


class Phrases(phrases.Phrases):
    """Phrases of one language for one context.

    The unit that the text has just named is `last`; `subject` is this unit, where the event of its ability names it
    without a noun ("after dealing damage"). The unit that the sentence is about is `owner`: its own values are "its
    attack". `gender` is that of the unit named last. `goes_on`: whether more effects follow in the sentence. `this` is
    the name of this unit, by which a language may call it where "this unit" would seem to be another one. `unnamed`:
    whether the condition has spoken of this unit where it goes without saying, as languages without "it" may do.
    """

    texts = TEXTS
    bounded = ("attack", "health", "cost")

    def __init__(self, language: str, names: Mapping[str, Words], context: Context) -> None:
        super().__init__(language)
        self._names = names
        self.context = context
        self.last: Who | Literal["subject", "summoned"] | None = None
        self.owner: Who | Group | None = None
        self.gender = ""
        self.goes_on = False  # whether the sentence goes on with another effect
        self.joins = False  # whether it has begun with another effect
        self.unnamed = False
        self.actor: str | bool | None = None  # how what is repeated says, behind how often, who does it
        self.this = forms(context.this, language)["name"] if context.this is not None else ""

    def words_of(self, card_id: str) -> Words:
        return self._names[card_id]

    def may_begin(self, condition: Condition) -> bool:
        """As for all games, but not where it would seem to be the condition of what follows as well."""
        around_target = condition.area is not None and condition.area.chosen[1] == "target" and not self.target_known
        counts = condition.count is not None and self.context.source != "unit"  # whoever acts would seem to be counted
        ends = counts and self.has_form("if-effect", "last")
        return super().may_begin(condition) and not around_target and not self.goes_on and not ends

    def about(self, owner: Who | Group | None) -> None:
        """Note whom the sentence that begins is about."""
        self.owner = owner
        if isinstance(owner, str) and owner != self.last:
            self.gender = self.who_gender(owner)

    def name_last(self, who: Who) -> None:
        """Note which unit the text has just named."""
        self.last, self.gender = who, self.who_gender(who)

    # ---- units and cards that a filter means ------------------------------------------------------------------------

    def units(
        self,
        filter_: Filter,
        which: Which,
        case: str,
        *,
        number: Number = "one",
        count: int = 1,
        random: bool = False,
        area: Area | None = None,
        rule_out_stones: bool | None = None,
    ) -> str:
        """A noun phrase for units on the board: "a random enemy unit adjacent to this unit".

        `rule_out_stones`: whether to say that no stone is meant, where that is not simply what the filter says.
        """
        head = _head(filter_, "unit")
        # Around this unit there are only others.
        other = filter_.other and not (area and area.around == "self")
        grammar = self.grammar(head, which, case, number, count, other)
        modifiers = [*self._modifiers(filter_)]
        if rule_out_stones is None:
            rule_out_stones = not filter_.stones
        if rule_out_stones and not (filter_.subtype or filter_.card or filter_.side == "neutral"):
            modifiers.append(("with-not-stone", {}))
        if adjacent := area is not None and area.around == "self":
            modifiers.append(("with-adjacent", {}))
        modifiers += self._outermost(other, random)
        where = self.area(area, number) if area and not adjacent else ""
        return self._noun_phrase(filter_.card, head, which, modifiers, grammar, where)

    def cards(
        self,
        filter_: Filter,
        which: Which,
        case: str,
        *,
        number: Number = "one",
        random: bool = False,
        in_hand: bool = False,
    ) -> str:
        """A noun phrase for cards: "all spells in your hand". Else whose they are is for the sentence to say."""
        head = _head(filter_, "card")
        grammar = self.grammar(head, which, case, number, 1, filter_.other)
        modifiers = [*self._modifiers(replace(filter_, side="any"))]
        modifiers += self._outermost(filter_.other, random)
        if in_hand:
            modifiers.append(("with-hand", {}))
        return self._noun_phrase(filter_.card, head, which, modifiers, grammar)

    def _noun_phrase(
        self,
        card: str | None,
        head: str,
        which: Which,
        modifiers: Iterable[Modifier],
        grammar: Arguments,
        where: str = "",
    ) -> str:
        """A noun, or the name of a `card`, with its modifiers, and which of them are meant."""
        called, grammar = self.by_name(card, grammar) if card else ("", grammar)
        named = self.named(card) if card else {}
        noun = self.noun(head, modifiers, grammar, called=called, where=where, **named)
        return self.say(f"which-{which}", units=noun, **grammar)

    def _modifiers(self, f: Filter) -> Iterator[Modifier]:
        """What a filter narrows a noun by, from what stands nearest to it outwards."""
        if f.ranged is not None:
            yield "with-ranged" if f.ranged else "with-melee", {}
        if f.side != "any":
            yield f"with-{f.side}", {}
        if f.not_subtype:
            yield f"with-not-{f.not_subtype}", {}
        for state, yes, no in (
            (f.damaged, "damaged", "undamaged"),
            (f.was_damaged, "was-damaged", "was-undamaged"),
            (f.stunned, "stunned", "not-stunned"),
        ):
            if state is not None:
                yield f"with-{yes if state else no}", {}
        if f.keyword:
            yield (
                "with-keyword",
                {"keyword": self.keyword(f.keyword, "nominative"), "given": self.keyword_given(f.keyword)},
            )
        for value, asked in self.bounds(f).items():
            yield f"with-{value}", {"range": asked}

    def _outermost(self, other: bool, random: bool) -> Iterator[Modifier]:
        if random:
            yield "with-random", {}
        if other:
            yield "with-other", {}

    def keyword(self, keyword: str, case: str) -> str:
        return self.say(f"keyword-{keyword}", case=case)

    def keywords(self, names: Iterable[str]) -> list[str]:
        """Keywords as a card lists them; the form `.more` goes on from one that has it too: "immune to a and b"."""
        said: list[str] = []
        goes_on = False
        for name in names:
            more = self.has_form(f"keyword-{name}", "more")
            if more and goes_on:
                said[-1] = self.listed([said[-1], self.form(f"keyword-{name}", "more")])
            else:
                said.append(self.keyword(name, "nominative"))
            goes_on = more
        return said

    def is_stated(self, name: str) -> bool:
        """Whether a keyword is a sentence of its own beside the names of others."""
        return self.note(f"keyword-{name}", "apart", "no") == "yes"

    def keyword_given(self, name: str) -> str:
        return self.keyword(name, "accusative")

    # ---- one unit or tile that the reader knows, or is told to choose -----------------------------------------------

    def who(self, who: Who, case: str) -> str:
        """A single unit, or the tile chosen: "this unit", "the attacker"; the target, when it is new, in full."""
        if who == "target" and not self.target_known:
            self.target_known = True
            return self.new_target(case, "chosen")
        return self.say(self._anchor(who), case=case)

    def who_gender(self, who: Who) -> str:
        if who == "target" and not self.target_known and self.context.target and self.context.target.unit:
            return self.note(_head(self.context.target.unit, "unit"), "gender", "neuter")
        return self.note(self._anchor(who), "gender", "neuter")

    def new_target(self, case: str, which: Literal["chosen", "any"]) -> str:
        """What the player points at, at its first mention; `any` where the sentence itself says that it is chosen."""
        target = self.context.target or Target(unit=Filter())
        if target.unit is not None:
            return self.units(target.unit, which, case, area=target.area, rule_out_stones=self.context.rule_out_stones)
        kind = _target_kind(target)
        phrase = self.say("chosen-free-tile" if target.tile == "free" else f"chosen-{kind}", case=case)
        return f"{phrase} {self.area(target.area, 'one')}" if target.area else phrase

    def _anchor(self, who: Who) -> str:
        if who == "target" and _target_kind(self.context.target) == "tile":
            return "anchor-tile"
        if who == "it" and self.context.on is not None:
            return f"anchor-{TRIGGERS[self.context.on].it}"
        return f"anchor-{who}"

    # ---- places -----------------------------------------------------------------------------------------------------

    def area(self, area: Area, number: Number) -> str:
        """Where units are: "adjacent to this unit", "in the chosen column"."""
        shape, anchor = area.chosen
        if area.around == "self":
            return self.say("area-adjacent")
        if shape == "around" and anchor == self.last:
            again = self.say("anchor-again", case=self.case_in("area-around"), gender=self.gender)
            return self.say("area-around", anchor=again, number=number, known=True, gender=self.gender)
        if anchor == "target" and shape == _target_kind(self.context.target):
            return self._at_target("area")
        message = f"area-{shape}"
        where: Arguments = {"number": number, "known": False, "this": self.this}
        where = {"anchor": self.who(anchor, self.case_in(message)), **where}
        if anchor == "self" and self.context.on is not None:  # not of an aura, in which others come first
            return self.form(message, "own", **where)
        return self.say(message, **where)

    def _at_target(self, message: Literal["area", "place"], **words: str) -> str:
        """On the tile, or in the column or row, that is the target itself; or, as a `place`, onto it."""
        target = self.context.target or Target()
        kind = _target_kind(target)
        if self.target_known:
            return self.say(f"{message}-the-{kind}", **words)
        self.target_known = True
        tile = "free-tile" if target.tile == "free" else kind
        text = self.say(f"{message}-chosen-{tile}", **words)
        return f"{text} {self.area(target.area, 'one')}" if target.area else text

    def place(
        self, at: str, count: int, side: str = "yours", come_from: Literal["nowhere", "graveyard"] = "nowhere"
    ) -> str:
        """Where new units of a side appear, or those that come from a graveyard."""
        said = {"from": come_from, "side": side}
        if at in ("here", "home", "anywhere", "around"):
            return self.say(f"place-{at}", count=count, **said)
        if at == "target" and _target_kind(self.context.target) == "tile":
            return self._at_target("place", **said)
        message = "place-target" if at == "target" else "place-around-target"
        return self.say(message, anchor=self.who("target", self.case_in(message)), count=count, **said)

    # ---- amounts and conditions -------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> dict[str, str | int]:
        if isinstance(amount, int):
            return {"amount": amount}
        if amount.count is not None:
            return {"amount": amount.times, "each": self.units(amount.count, "each", "accusative", area=amount.area)}
        if amount.cards_in_hand:
            return {"amount": amount.times, "each": self.say(f"each-card-{amount.cards_in_hand}")}
        its_own = {
            Value(attack_of="self"): "attack",
            Value(health_of="self"): "health",
            Value(missing_health_of="self"): "missing-health",
        }
        return {"value": self._value(amount), "reads": its_own.get(amount, "other")}

    def amount_ending(self, amount: Amount) -> str:
        """A figure has no ending; `-each` is for a figure for each of several; `-equal` for what is read of a unit."""
        if isinstance(amount, int):
            return ""
        return "-equal" if amount.count is None and amount.cards_in_hand is None else "-each"

    def amount_noun(self, amount: Amount) -> str:
        """An amount by itself: "3", "2 for each enemy unit", "its health"."""
        return self.say(f"amount{self.amount_ending(amount) or '-fixed'}", **self.amount(amount))

    def _value(self, value: Value) -> str:
        if value.attack_of:
            message, anchor = "value-attack", value.attack_of
        elif value.health_of:
            message, anchor = "value-health", value.health_of
        else:
            message, anchor = "value-missing-health", value.missing_health_of or "self"
        own = anchor == self.owner
        of = "" if own else self.who(anchor, self.case_in(message))
        whose = "self" if own and anchor == "self" else own
        return self.say(message, anchor=of, own=whose, gender=self.gender, times=value.times)

    def condition(self, condition: Condition) -> str:
        if condition.count is not None:
            return self._condition_count(condition.count, condition.area, condition.at_least)
        who: Who = "self" if condition.self_ is not None else "target" if condition.target is not None else "it"
        message, arguments = self._predicate(condition.self_ or condition.target or condition.it or Filter())
        subject, own, unnamed = "", True, False
        if who not in (self.last, self.owner):
            unnamed = who == "self" and self._goes_without_saying()
            self.name_last(who)
            subject, own = self.who(who, self.case_in(message)), False
            self.unnamed = unnamed
        said: Arguments = {"subject": subject, "own": own, "unnamed": unnamed, "gender": self.gender, "number": "one"}
        return self.say(message, **said, **arguments)

    def _goes_without_saying(self) -> bool:
        """Whether this unit is the subject of a sentence that has named no other one."""
        trigger = None if self.context.on is None else TRIGGERS[self.context.on]
        return trigger is not None and trigger.of is None and self.last in (None, "subject")

    def _condition_count(self, filter_: Filter, area: Area | None, least: int) -> str:
        message = "condition-some" if least == 1 else "condition-count"
        which: Which = "any" if least == 1 else "plain"
        number: Number = "one" if least == 1 else "many"
        beside = area if area and area.around == "self" else None
        where = {"area": self.area(area, number)} if area and not beside else {}
        message += "-beside" if beside else "-there" if area else ""
        unnamed = self._goes_without_saying()
        self.last = None
        case = self.case_in(message)
        subject = self.who("self", self.note(message, "who", "nominative"))
        own = self.owner == "self"
        filter_ = replace(filter_, other=filter_.other and not beside)  # beside this unit there are only others
        units = self.units(filter_, which, case, number=number)
        said: Arguments = {"subject": subject, "own": own, "unnamed": unnamed, "gender": self.gender}
        return self.say(message, units=units, count=least, **said, **where)

    def _predicate(self, f: Filter) -> tuple[str, dict[str, str]]:
        """What is said of a unit that passes a filter: in a word if the filter asks one thing, else by a noun."""
        if word := _IN_A_WORD.get(f):
            return f"condition-{word}", {}
        if f.keyword and f == Filter(keyword=f.keyword):
            given = self.keyword_given(f.keyword)
            return "condition-keyword", {"keyword": self.keyword(f.keyword, "nominative"), "given": given}
        for value, asked in self.bounds(f).items():
            if replace(f, **{f"{value}_min": None, f"{value}_max": None}) == Filter():
                return f"condition-{value}", {"range": asked}
        return "condition-is", {"units": self.units(f, "any", "nominative")}


def _head(filter_: Filter, default: Literal["unit", "card"]) -> str:
    if filter_.card:
        return f"noun-named-{default}"
    return f"noun-{filter_.subtype or filter_.kind or default}"


def _target_kind(target: Target | None) -> str:
    if target is None or target.unit is not None:
        return "unit"
    return "tile" if target.tile else "column" if target.column else "row"
