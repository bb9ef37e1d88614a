"""Phrases about amounts and conditions, in any language and case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.cards.grammar import signed
from theagon.games.gods_unchained.schema.filters import STATES, Condition, Filter, Value, tribes_of
from theagon.games.gods_unchained.wording.phrases import Phrases, Which, called, where_is

if TYPE_CHECKING:
    from theagon.games.card_language.phrases import Arguments, Modifier
    from theagon.games.gods_unchained.schema.filters import Amount

_IN_A_WORD: Final = {
    **{replace(Filter(), **{state: so}): word for state, words in STATES.items() for so, word in words.items()},
    Filter(health_min=1): "living",
    Filter(gems="below"): "gems-below",
}
_RELICS: Final = {
    Filter(side="friendly", kind="relic"): "your-relic",
    Filter(side="enemy", kind="relic"): "enemy-relic",
}


class ValuePhrases(Phrases):
    """Phrases about what is counted and read, such as "for each creature in your void", and about conditions."""

    def amount(self, amount: Amount | Literal["full"]) -> dict[str, str | int]:
        if isinstance(amount, Value):
            return self.read(amount)
        return {"amount": self.either or amount, "signed": signed(amount)} if isinstance(amount, int) else {}

    def amount_ending(self, amount: Amount | Literal["full"]) -> str:
        if isinstance(amount, Value):
            return "-equal"
        return f"-{amount}" if isinstance(amount, str) else ""

    def read(self, value: Value) -> dict[str, str | int]:
        """The arguments by which a message says a value, whose unit Russian does not call "свой"."""
        ordered, self.ordered = self.ordered, False
        said = self._arguments_of(value)
        self.ordered = ordered
        return said

    def _arguments_of(self, value: Value) -> dict[str, str | int]:
        """The arguments by which a message says a value.

        For the strength, health or cost of one unit, they also say which (`by`) and whose: of the unit that speaks
        (`self`), of one that the text has had destroyed (`gone`), or of another; and of a unit that was named, what was
        done before (`after`). A language may say these in its own way: "столько здоровья, сколько у него было". What
        the text has just told is `that`: "that much damage"; damage that it has just dealt, `dealt`; the number of
        units that it has just named, `them`.
        """
        for by, who in (("strength", value.strength_of), ("health", value.health_of), ("cost", value.cost_of)):
            if who is not None and replace(value, **{f"{by}_of": None}) == Value():
                message = f"value-{by}"
                about = self.arguments_about(message, who)
                whose = "self" if who == "self" else "gone" if who == self.gone else "other"
                value_of = self.say_of(message, {**about, "times": 1})
                after = self.before if who in ("target", "it") else ""
                return {"value": value_of, "by": by, "of": about["who"], "whose": whose, "after": after}
        that = value.event or (value.done and self.before == "favor")
        by = "that" if that and value == Value(event=value.event, done=value.done) else "other"
        by = "random" if value.random else by
        by = "dealt" if value == Value(done=True) and self.before == "damage" else by
        by = "them" if value == Value(count=self.group) else by
        return {"value": self.value(value), "by": by, "of": "", "whose": "other"}

    def value(self, value: Value) -> str:
        """What an amount is equal to: "its strength", "twice the number of enemy creatures"."""
        text = self._read(value)
        if value.plus:
            text = self.say("value-plus", value=text, plus=value.plus)
        return self.say("value-at-most", value=text, most=value.at_most) if value.at_most else text

    def _read(self, value: Value) -> str:
        """What is read for an amount, without what is added to it."""
        for name in ("strength", "health", "cost", "regen"):
            if (who := getattr(value, f"{name}_of")) is not None:
                return self.about(f"value-{name}", who, times=value.times)
        if value.missing_of is not None:
            return self.missing("value-missing", value.missing_of, times=value.times)
        if value.count is not None:
            return self._number(value, value.count)
        if value.lead is not None:
            return self.say("value-lead", lead=value.lead, whose=value.whose, times=value.times)
        whose = {
            "hand": value.cards_in_hand,
            "spells-cast": value.spells_cast,
            "deaths": value.deaths,
            "mana": value.mana,
            "event": self.on if value.event else None,
            "done": self.before if value.done else None,
        }
        named = (f"value-{name}-{what}" for name, what in whose.items() if what is not None)
        return self.say(next(named, "value-gems" if value.gems else "value-favor"), times=value.times)

    def _number(self, value: Value, f: Filter) -> str:
        """The number of units or cards, what these have in total, or what a random one of them has."""
        said: dict[str, str | int] = {"times": value.times, "by": value.total or ""}
        if value.random:
            units = self.counted(value, "any", self.case_in("value-of-random"), random=True)
            return self.say("value-of-random", units=units, **said)
        message = "value-count" if value.total is None else "value-total"
        which: Which = "plain" if value.total is None else "these"
        known = value.zone == "board" and f == self.group
        units = self.counted(value, which, self.case_in(message))
        return self.form(message, "them" if known and value.total is None else "", units=units, **said)

    def missing(self, message: str, who: str, **words: int) -> str:
        """What a unit has lost: a statement, in which Russian does not call the unit "свой"."""
        ordered, self.ordered = self.ordered, False
        text = self.about(message, who, **words)
        self.ordered = ordered
        return text

    def other_of_event(self, f: Filter, case: str) -> str:
        """The other unit of an event, which no pronoun means: a creature, or the enemy god, of which there is one."""
        if f != Filter(side="enemy", kind="god"):
            return self.units(f, "any", case)
        last = self.last, self.gender
        text = self.who("enemy-god", case)
        self.last, self.gender = last
        return text

    def counted(self, value: Value, which: Which, case: str, count: int = 1, *, random: bool = False) -> str:
        """The units that an amount counts, or the cards with the zone that they are in; or a random one of these."""
        f = value.count or Filter()
        if value.zone == "board":
            return self.units(f, which, case, count=count, random=random)
        where: list[Modifier] = [(where_is(value.zone, f.side), {})]
        return self.units(replace(f, side="any"), which, case, count=count, random=random, further=where)

    def for_each(
        self, times: Value, text: str, operation: str = "", message: str = "repeat-each", whose: str = "yours"
    ) -> str:
        """A clause, with its operation, and the amount that says how often it happens, or how much of it.

        `whose`: of which player the clause speaks.
        """
        each = None if times.plus else self._counted_each(times, whose)
        if each is None:
            return self.say("repeat-equal", effect=text, **self.read(times))
        return self.say(message, effect=text, bonus=text, each=each, times=times.times, operation=operation)

    def _counted_each(self, times: Value, whose: str) -> str | None:
        """Each of what an amount counts: "each creature in your void"; None if it counts nothing."""
        if times.count is not None:
            return self._each_of(times, times.count)
        if times.done:
            return self.say(f"each-done-{self.before}", to=self.pulled_to())
        if times.missing_of is not None:
            return self.missing("each-missing", times.missing_of, count=times.per)
        if times.lead is not None:
            return self.say("each-lead", lead=times.lead, whose=times.whose)
        if times.cards_in_hand is not None:
            return self.say(f"each-card-{times.cards_in_hand}" if times.per == 1 else "each-cards", count=times.per)
        if times.mana is not None:
            return self.say(f"each-mana-{times.mana}", whose=whose)
        if times.spells_cast is not None:
            return self.say(f"each-spell-cast-{times.spells_cast}")
        if times.deaths is not None:
            return self.say(f"each-death-{times.deaths}")
        return None if times.gems is None else self.say("each-gem")

    def _each_of(self, times: Value, f: Filter) -> str:
        """Each of the units or cards that an amount counts."""
        case = "accusative" if times.per == 1 else "nominative"  # after a figure, in Russian
        each = self.counted(times, "each", case, times.per)
        bare = times.zone == "board" and f == Filter(kind=f.kind, tribe=f.tribe, other=f.other)
        return self.form("which-each", "bare", units=each) if bare else each

    def pulled_to(self) -> str:
        """Where the effect before moved cards, if it did."""
        return self.previous.pull.to if self.previous is not None and self.previous.pull is not None else ""

    def condition(self, condition: Condition) -> str:
        if condition.further is None:
            return self.one_condition(condition)
        self.name_last(None)  # each condition names its unit
        return self.listed([self.one_condition(condition), self.condition(condition.further)])

    def one_condition(self, condition: Condition) -> str:
        """A condition without the further ones."""
        ending = "-not" if condition.negated else ""
        for name in ("favor", "mana", "void"):
            if (amount := getattr(condition, name)) is not None:
                self.resource = name
                return self.say(f"condition-{name}{ending}", amount=amount)
        if condition.died_of is not None:
            return self.say(f"condition-died-of-{condition.died_of}{ending}")
        if condition.lead is not None:
            return self.say(f"condition-lead{ending}", lead=condition.lead, whose=condition.whose)
        if condition.done is not None:
            said: Arguments = {"to": self.pulled_to(), "gender": self.gender, "known": self.last == "it"}
            return self.say(f"condition-done-{self.before}", count=condition.done, **said)
        if condition.count is not None:
            return self._condition_count(condition, condition.count, ending)
        asked = {"self": condition.self_, "target": condition.target, "it": condition.it}
        name, wanted = next((name, f) for name, f in asked.items() if f is not None)
        return self._condition_is(name, wanted, ending)

    def _condition_count(self, condition: Condition, f: Filter, ending: str) -> str:
        """How many there are; of a god or relic, of which a side has one, what it is like."""
        on_board, least = condition.zone == "board", condition.at_least
        if f.side != "any" and on_board and (f.kind == "god" or (f.kind == "relic" and self.bounds(f))):
            whose = "your" if f.side == "friendly" else "enemy"
            return self._condition_is(f"{whose}-{f.kind}", replace(f, side="any"), ending)
        number = ending or ("-many" if least > 1 else "")
        message = f"condition-count{number}" if on_board else f"condition-held{number}"
        which: Which = "plain" if number else "any"
        units = self.units(replace(f, side="any"), which, self.case_in(message))
        counted = self.units(replace(f, side="any"), "counted", "nominative", count=least)
        self.held = f if message == "condition-held" and condition.zone == "hand" else None
        asked = {"number": "many", "case": "nominative"}
        where = "" if on_board else self.form(where_is(condition.zone, f.side), "there", **asked)
        if message == "condition-count" and f in _RELICS:  # each side has one at most
            self.asked = _RELICS[f]
            anchor = f"anchor-{self.asked}"
            # A pronoun of another gender still means the unit that was named before.
            if self.gender in ("", self.note(anchor, "gender", "")) or self.last is None:
                self.name_last(self.asked, anchor)
        elif not on_board and self.note(message, "again", "yes") == "no":
            self.name_last(None)  # a pronoun would be the card there
        self.group = f if message == "condition-count-many" else None  # "them" would be these
        said = {"side": f.side, "where": where, "zone": condition.zone}
        return self.say(message, units=units, counted=counted, count=least, **said)

    def _condition_is(self, who: str, f: Filter, ending: str) -> str:
        """What a unit has; what is not said so, as what it is: "it is an enemy creature with 3 or more health"."""
        is_kind = f.kind != "god" or who in ("your-god", "enemy-god")
        if not ending and is_kind and (word := _IN_A_WORD.get(replace(f, kind="creature"))):
            text = self.about(f"condition-{word}", who)
            self.cost_named = word.startswith("gems")
            return text
        has = [self.say("has-keyword", **self.keyword_forms(f.keyword))] if f.keyword is not None else []
        has += [self.say(f"has-{called(value, f)}", range=asked) for value, asked in self.bounds(f).items()]
        if not ending and f == Filter(kind=f.kind, side=f.side) and f.side != "any":
            return self.about(f"condition-{f.side}", who)
        if ending and f.keyword is not None and f == Filter(kind=f.kind, keyword=f.keyword):
            return self.about("condition-lacks", who, **self.keyword_forms(f.keyword))
        nothing_else = {f"{value}_{end}": None for value in self.bounded for end in ("min", "max")}
        if has and not ending and replace(f, keyword=None, **nothing_else) == Filter(kind=f.kind):
            return self.about("condition-has", who, what=self.listed(has))
        trait: dict[str, str | int] = {"only": False}
        if f == Filter(kind="creature", tribe=f.tribe) and f.tribe is not None:
            trait = {**self._of_tribes(tribes_of(f))[1], "only": "tribe", "which": "any"}
        return self.about(f"condition-is{ending}", who, units=self.units(f, "any", "nominative"), **trait)
