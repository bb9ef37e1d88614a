"""Phrases about units, cards and amounts, in any language and case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.cards.grammar import signed
from theagon.games.card_language import phrases
from theagon.games.gods_unchained.schema.filters import Filter, Group, Value, gods_of, tribes_of
from theagon.games.gods_unchained.schema.words import TRIGGERS
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from theagon.games.card_language.phrases import Modifier, Number
    from theagon.games.gods_unchained.schema import Card, Target
    from theagon.games.gods_unchained.schema.filters import Amount, Condition
    from theagon.games.gods_unchained.schema.words import CardKind, Trigger
    from theagon.games.words import Words

TEXTS: Final = texts("gods-unchained")

_IN_A_WORD: Final = {
    Filter(damaged=True): "damaged",
    Filter(damaged=False): "undamaged",
    Filter(asleep=True): "asleep",
    Filter(asleep=False): "awake",
    Filter(dying=True): "dying",
    Filter(dying=False): "living",
}
Which = Literal["chosen", "any", "all", "counted", "most", "top", "each", "plain", "least"]


class Phrases(phrases.Phrases):
    """Phrases of one language for one ability, with this trigger, of a card of the kind `own`.

    `by` is the filter of the other unit of the event, if the ability has one.

    The unit that the text has last named, and can speak of by a pronoun of the gender `gender`, is `last`. A sentence
    that tells its player what to do is an order (`ordered`): Russian calls what is theirs "своё" there.
    """

    texts = TEXTS
    bounded = ("strength", "health", "cost")

    def __init__(
        self,
        language: str,
        cards: Mapping[str, Card],
        own: CardKind,
        target: Target | None = None,
        on: Trigger | None = None,
        by: Filter | None = None,
    ) -> None:
        super().__init__(language)
        self.cards = cards
        self.own = own
        self.target = target
        self.on = on
        self.by = by
        self.last: str | None = None
        self.gender = ""
        self.ordered = False
        self.before = ""  # the operation of the effect before
        self.to_choose: Filter | None = None  # of a unit that the text lets choose, and has not named yet

    def say(self, message_id: str, /, **arguments: str | int) -> str:
        return super().say(message_id, **{"ordered": "yes" if self.ordered else "no", **arguments})

    def words_of(self, card_id: str) -> Words:
        return self.cards[card_id].name

    def named(self, card_id: str) -> dict[str, str]:
        """A card, with its values."""
        card = self.cards[card_id]
        return {**super().named(card_id), "values": f"{card.strength}/{card.health}"}

    def keyword_given(self, name: str) -> str:
        return self.texts.form(self.language, f"keyword-{name}", "given")

    def keywords(self, names: tuple[str, ...]) -> str:
        """Keywords that something has."""
        return self.listed([self.say(f"keyword-{name}") for name in names])

    # ---- units and cards that a filter means ------------------------------------------------------------------------

    def units(
        self,
        f: Filter,
        which: Which,
        case: str,
        *,
        count: int = 1,
        random: bool = False,
        further: Iterable[Modifier] = (),
        by: str = "health",
    ) -> str:
        """A noun phrase: "a random enemy creature with frontline"; `further` modifiers are the outermost."""
        number: Number = "one" if count == 1 and which not in ("all", "plain") else "many"
        if number == "many" and which in ("counted", "most", "least", "top", "each"):
            number = "counted"
        head = f"noun-{f.kind}"
        grammar = self.grammar(head, which, case, number, count, f.other)
        modifiers = [*self._modifiers(f), *further]
        if f.other:
            modifiers.append(("with-other", {}))
        if random:
            modifiers.append(("with-random", {}))
        return self.say(f"which-{which}", units=self.noun(head, modifiers, grammar), by=by, **grammar)

    def random(self, f: Filter, case: str, count: int = 1, further: Iterable[Modifier] = ()) -> str:
        """So many random ones."""
        return self.units(f, "any" if count == 1 else "counted", case, count=count, random=True, further=further)

    def _modifiers(self, f: Filter) -> Iterator[Modifier]:
        """What a filter narrows a noun by, from what stands nearest to it outwards."""
        if f.side != "any":
            yield f"with-{f.side}", {}
        if f.damaged is not None:
            yield "with-damaged" if f.damaged else "with-undamaged", {}
        if f.asleep is not None:
            yield "with-asleep" if f.asleep else "with-awake", {}
        if f.dying is not None:
            yield "with-dying" if f.dying else "with-living", {}
        if f.tribe is not None:
            named = [self.texts.form(self.language, f"tribe-{tribe}", "genitive") for tribe in tribes_of(f)]
            yield "with-tribe", {"tribe": self.listed(named, "list-or")}
        if f.card is not None:
            yield "with-name", {"name": self.name(f.card)}
        if f.rarity is not None:
            yield "with-rarity", {"rarity": self.texts.form(self.language, f"rarity-{f.rarity}", "small")}
        if f.god == "enemy":
            yield "with-god-enemy", {}
        elif f.god is not None:
            gods = [self.texts.form(self.language, f"god-{god}", "genitive") for god in gods_of(f)]
            yield "with-god", {"god": self.listed(gods, "list-or")}
        for message, keyword in (("with-keyword", f.keyword), ("with-not-keyword", f.not_keyword)):
            if keyword is not None:
                yield message, self.keyword_forms(keyword)
        if f.has is not None:
            yield "with-ability", {"ability": self.say(f"ability-{f.has}")}
        for value, asked in self.bounds(f).items():
            yield f"with-{'durability' if f.kind == 'relic' and value == 'health' else value}", {"range": asked}
        if f.gems is not None:
            yield f"with-gems-{f.gems}", {}

    def keyword_forms(self, name: str) -> dict[str, str]:
        """The forms of a keyword: what something has, what it is given, and "with" or "without" it."""
        forms = {form: self.texts.form(self.language, f"keyword-{name}", form) for form in ("with", "without")}
        return {"keyword": self.say(f"keyword-{name}"), "given": self.keyword_given(name), **forms}

    def name_last(self, who: str | None, head: str = "") -> None:
        """Note which unit, of the gender of the message `head`, the text has just named; None: it has named others."""
        self.last = who
        self.gender = self.texts.attribute(self.language, head, "gender", "") if head else ""

    def who(self, who: str, case: str) -> str:
        """A single unit: "this creature", "the target"; when it is new, the target in full; else a pronoun."""
        if who == "it" and self.to_choose is not None:
            return self.first_mention(self.to_choose, case)
        if who == self.last:
            return self.say("anchor-again", case=case, gender=self.gender)
        if who == "target" and not self.target_known and self.target is not None:
            return self.new_target("chosen", case)
        anchor = f"anchor-{who}"
        if who == "self":
            anchor = f"anchor-self-{self.own}"
        elif who == "it" and self.on is not None:
            anchor = f"anchor-{TRIGGERS[self.on].it or 'it'}"
        self.name_last(who, anchor)
        return self.say(anchor, case=case, kind=self.by.kind if self.by else "character")

    def new_target(self, which: Which, case: str) -> str:
        """The target at its first mention."""
        assert self.target is not None
        self.target_known = True
        self.name_last("target", f"noun-{self.target.unit.kind}")
        return self.units(self.target.unit, which, case)

    @property
    def names_it(self) -> bool:
        """Whether `it` can be what the text has named: an event about a unit has its own."""
        return self.on is None or TRIGGERS[self.on].named or TRIGGERS[self.on].whose

    def first_mention(self, f: Filter, case: str) -> str:
        """A unit to choose, where the text names it."""
        self.to_choose = None
        self.name_last("it", f"noun-{f.kind}")
        return self.units(f, "chosen", case)

    def about(self, message: str, who: str, **words: str | int) -> str:
        """A sentence or phrase about a single unit, by a pronoun if the text has just named it."""
        known = "yes" if who == self.last else "no"
        said = self.who(who, self.case_in(message))
        return self.say_of(message, {**words, "who": said, "known": known, "gender": self.gender})

    def object(self, to: str | Group, case: str) -> str:
        """To whom something happens."""
        if isinstance(to, str):
            return self.who(to, case)
        f = to.all or to.random or to.most or to.least or Filter()
        single = to.all is None and to.count == 1
        self.name_last("it" if single and self.names_it else None, f"noun-{f.kind}")
        if to.random is not None:
            return self.random(f, case, to.count)
        which: Which = "all" if to.all is not None else "most" if to.most is not None else "least"
        return self.units(f, which, case, count=to.count, by=to.by)

    # ---- amounts and conditions -------------------------------------------------------------------------------------

    def amount(self, amount: Amount | Literal["full"]) -> dict[str, str | int]:
        if isinstance(amount, Value):
            return {"value": self.value(amount)}
        return {"amount": amount, "signed": signed(amount)} if isinstance(amount, int) else {}

    def amount_ending(self, amount: Amount | Literal["full"]) -> str:
        if isinstance(amount, Value):
            return "-equal"
        return f"-{amount}" if isinstance(amount, str) else ""

    def value(self, value: Value) -> str:
        """What an amount is equal to: "its strength", "twice the number of enemy creatures"."""
        text = self._read(value)
        if value.plus:
            text = self.say("value-plus", value=text, plus=value.plus)
        return self.say("value-at-most", value=text, most=value.at_most) if value.at_most else text

    def _read(self, value: Value) -> str:
        if value.strength_of is not None:
            return self.about("value-strength", value.strength_of, times=value.times)
        if value.health_of is not None:
            return self.about("value-health", value.health_of, times=value.times)
        if value.count is not None:
            message = "value-count" if value.total is None else "value-total"
            units = self.counted(value, "plain", self.case_in(message))
            return self.say(message, units=units, times=value.times, by=value.total or "")
        if value.cards_in_hand is not None:
            return self.say(f"value-hand-{value.cards_in_hand}", times=value.times)
        if value.lead is not None:
            return self.say("value-lead", lead=value.lead, whose=value.whose, times=value.times)
        if value.spells_cast is not None:
            return self.say(f"value-spells-cast-{value.spells_cast}", times=value.times)
        if value.deaths is not None:
            return self.say(f"value-deaths-{value.deaths}", times=value.times)
        if value.mana is not None:
            return self.say(f"value-mana-{value.mana}", times=value.times)
        if value.done is not None:
            return self.say(f"value-done-{self.before}", times=value.times)
        return self.say("value-favor" if value.gems is None else "value-gems", times=value.times)

    def counted(self, value: Value, which: Which, case: str, count: int = 1) -> str:
        """The units that an amount counts, or the cards with the zone that they are in."""
        f = value.count or Filter()
        if value.zone == "board":
            return self.units(f, which, case, count=count)
        where: list[Modifier] = [(where_is(value.zone, f.side), {})]
        return self.units(replace(f, side="any"), which, case, count=count, further=where)

    def for_each(self, times: Value, text: str) -> str:
        """A clause with the amount that says how often it happens, or how much of it."""
        if times.count is not None and not times.plus:
            case = "accusative" if times.per == 1 else "nominative"  # after a figure, in Russian
            each = self.counted(times, "each", case, times.per)
        elif times.done is not None and not times.plus:
            each = self.say(f"each-done-{self.before}")
        elif times.lead is not None and not times.plus:
            each = self.say("each-lead", lead=times.lead, whose=times.whose)
        elif times.cards_in_hand is not None and not times.plus:
            each = self.say(f"each-card-{times.cards_in_hand}" if times.per == 1 else "each-cards", count=times.per)
        elif times.mana is not None and not times.plus:
            each = self.say(f"each-mana-{times.mana}")
        elif times.spells_cast is not None and not times.plus:
            each = self.say(f"each-spell-cast-{times.spells_cast}")
        elif times.deaths is not None and not times.plus:
            each = self.say(f"each-death-{times.deaths}")
        else:
            return self.say("repeat-equal", effect=text, value=self.value(times))
        return self.say("repeat-each", effect=text, each=each, times=times.times)

    def condition(self, condition: Condition) -> str:
        ending = "-not" if condition.negated else ""
        if condition.favor is not None:
            return self.say(f"condition-favor{ending}", amount=condition.favor)
        if condition.void is not None:
            return self.say(f"condition-void{ending}", amount=condition.void)
        if condition.lead is not None:
            return self.say(f"condition-lead{ending}", lead=condition.lead, whose=condition.whose)
        if condition.done is not None:
            return self.say(f"condition-done-{self.before}", count=condition.done)
        if condition.count is not None:
            return self._condition_count(condition, condition.count, ending)
        asked = {"self": condition.self_, "target": condition.target, "it": condition.it}
        name, wanted = next((name, f) for name, f in asked.items() if f is not None)
        return self._condition_is(name, wanted, ending)

    def _condition_count(self, condition: Condition, f: Filter, ending: str) -> str:
        """How many there are; of a god, of which a side has one, what it is like."""
        on_board, least = condition.zone == "board", condition.at_least
        if f.kind == "god" and f.side != "any" and on_board:
            god = "your-god" if f.side == "friendly" else "enemy-god"
            return self._condition_is(god, replace(f, side="any"), ending)
        number = ending or ("-many" if least > 1 else "")
        message = f"condition-count{number}" if on_board else f"condition-held{number}"
        which: Which = "plain" if number else "any"
        units = self.units(replace(f, side="any"), which, self.case_in(message))
        counted = self.units(replace(f, side="any"), "counted", "nominative", count=least)
        there = where_is(condition.zone, f.side)
        where = "" if on_board else self.texts.form(self.language, there, "there")
        return self.say(message, units=units, counted=counted, count=least, side=f.side, where=where)

    def _condition_is(self, who: str, f: Filter, ending: str) -> str:
        """What a unit has; what is not said so, as what it is: "it is an enemy creature with 3 or more health"."""
        has = [self.say("has-keyword", **self.keyword_forms(f.keyword))] if f.keyword is not None else []
        has += [self.say(f"has-{value}", range=asked) for value, asked in self.bounds(f).items()]
        if not ending and f == Filter(kind=f.kind, side=f.side) and f.side != "any":
            return self.about(f"condition-{f.side}", who)
        if ending and f.keyword is not None and f == Filter(kind=f.kind, keyword=f.keyword):
            return self.about("condition-lacks", who, **self.keyword_forms(f.keyword))
        is_kind = f.kind != "god" or who in ("your-god", "enemy-god")
        if not ending and is_kind and (word := _IN_A_WORD.get(replace(f, kind="creature"))):
            return self.about(f"condition-{word}", who)
        nothing_else = {f"{value}_{end}": None for value in self.bounded for end in ("min", "max")}
        if has and not ending and replace(f, keyword=None, **nothing_else) == Filter(kind=f.kind):
            return self.about("condition-has", who, what=self.listed(has))
        return self.about(f"condition-is{ending}", who, units=self.units(f, "any", "nominative"))


def where_is(zone: str, side: str) -> str:
    """The message for a place among the cards of a side: in your hand."""
    return f"in-{zone}" if side == "friendly" else f"in-{zone}-{side}"
