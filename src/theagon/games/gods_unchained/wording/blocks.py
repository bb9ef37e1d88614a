"""Phrases for several effects: series of them, what happens for each, later, by choice or by chance."""

from __future__ import annotations

from abc import abstractmethod
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

from msgspec.structs import replace

from theagon.cards.grammar import joined
from theagon.games.card_language.operations import operation
from theagon.games.gods_unchained.schema import Bonus, Effect
from theagon.games.gods_unchained.schema.filters import Filter, Group, Value
from theagon.games.gods_unchained.schema.piles import AddCard
from theagon.games.gods_unchained.schema.vocabulary import HARMFUL, TRIGGERS
from theagon.games.gods_unchained.wording.piles import CardPhrases
from theagon.games.gods_unchained.wording.series import NUMBERS, Part, depends, differ_in, harms, speaks_of_it_alone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.card_language.phrases import Arguments
    from theagon.games.gods_unchained.schema import Each, Later, Mode
    from theagon.games.gods_unchained.schema.piles import Pool


class BlockPhrases(CardPhrases):
    """Phrases for blocks of effects, such as "for each creature, ..." or "choose one — ..."."""

    @abstractmethod
    def clauses(self, do: Sequence[Effect]) -> list[str]:
        """A clause for each effect, or for those that are said together."""

    @abstractmethod
    def bonus(self, bonus: Bonus) -> str:
        """What a bonus adds."""

    def together(self, do: Sequence[Effect]) -> str:
        """The effects of a block as one clause."""
        clauses = self.clauses(do)
        if len(clauses) == 1 or not states(do[-1]):
            return self.listed(clauses)
        return self.say("also", first=self.listed(clauses[:-1], "list-more"), last=clauses[-1], states=True)

    def in_series(self, part: Part) -> str:
        """What a series of effects does, in one clause."""
        return str(getattr(self, f"all_{part.series}")(part.effects))

    def all_costs(self, effects: Sequence[Effect]) -> str:
        """A card of each cost is pulled."""
        first, last = effects[0].pull, effects[-1].pull
        assert first is not None
        assert last is not None
        of = replace(first.of, cost_min=None, cost_max=None)
        self.each_cost = {"least": first.of.cost_min or 0, "most": last.of.cost_max or 0}
        said = self.unconditional(replace(effects[0], pull=replace(first, of=of)))
        text = self.say("each-cost", effect=said, **self.each_cost)
        self.each_cost = {}
        return text

    def all_keywords(self, effects: Sequence[Effect]) -> str:
        """Each of some keywords is gained that a card of a zone has."""
        condition = effects[0].if_
        assert condition is not None
        assert condition.count is not None
        message = "do-gain-self" if effects[0].to == "self" else "do-gain-ability"
        whom = self.whom(effects[0], message)
        held = Value(count=replace(condition.count, keyword=None), zone=condition.zone)
        form = self.note("bonus-had", "words", "given")
        words = [self.keyword_given(name, form) for effect in effects if effect.gain for name in effect.gain.keywords]
        units = self.counted(held, "any", self.case_in("bonus-had"))
        bonus = self.say("bonus-had", units=units, bonus=self.listed(words))
        return self.say_of(message, {**whom, "bonus": bonus, "chance": False, "lacks": False, "another": False})

    def all_additions(self, effects: Sequence[Effect]) -> str:
        """Several cards are added in one place."""
        return self.added(effects[0], [effect.add for effect in effects if effect.add is not None])

    def all_alike(self, effects: Sequence[Effect]) -> str:
        """The same is done to several units."""
        first, self.ordered = effects[0], True
        if any(effect.to == "self" for effect in effects):
            self.name_last(None)
        message = f"do-{operation(first)}-both"
        whom = [effect.to for effect in effects if effect.to is not None]
        if set(whom) == {"your-god", "enemy-god"} and self.has_form("which-both", "gods"):
            whom = [Group(all=Filter(kind="god"))]
        objects = [self.object(to, self.case_in(message)) for to in whom]
        amount = first.damage if first.damage is not None else first.heal
        words = self.amount(amount) if isinstance(amount, int) else {}
        gain = first.gain
        bonus = self.for_so_long(first, self.bonus(gain)) if gain is not None else ""
        figures = gain is not None and bool(gain.strength or gain.health)
        text = self.say(message, object=self.listed(objects, "list-whom"), bonus=bonus, figures=figures, **words)
        until = self.duration(first)
        if until is not None:
            text = self.form(f"until-{until}", "them", effect=text)
        self.ordered = False
        self.name_last(None)
        return text

    def all_same(self, effects: Sequence[Effect]) -> str:
        """What was done is done once more, to another unit or card."""
        f, case, self.ordered = effects[0].choose, self.case_in("do-same"), True
        self.to_pick = effects[0] if f is None else None
        whom = self.picked_card(case, which="any") if f is None else self.units(f, "any", case)
        text = self.say("do-same", object=whom)
        self.ordered = False
        self.name_last(None)
        return text

    def all_shared(self, effects: Sequence[Effect]) -> str:
        """Two units are chosen, of which chance decides what each gains."""
        f, ways = effects[0].choose, effects[1].random_one
        assert f is not None
        assert ways is not None
        self.target_known = True
        known = f == self.group
        units = self.units(f, "counted", self.case_in("do-choose"), count=2)
        first, second = (self.bonus(effect.gain) for effect in ways[0].do if effect.gain is not None)
        self.name_last(None)
        return self.say("do-shared", units=units, known=known, first=first, second=second, gender=self.gender_of(f))

    def do_each(self, _: Effect, each: Each) -> str:
        if each.of is None:
            times = each.times
            message = "do-each-times-equal" if isinstance(times, Value) else "do-each-times"
            value = {"value": self.value(times)} if isinstance(times, Value) else {"times": times or 0}
            return self.say(message, effects=self.together(each.do), **value)
        plain = all(done == replace(done, to="it", if_=None) and self.says_them(done) for done in each.do)
        if plain and each.random is not None and each.random > 1:
            first, *rest = each.do
            texts = [self.unconditional(replace(first, to=Group(random=each.of, count=each.random)))]
            self.group = each.of
            return self.listed([*texts, *(self.unconditional(replace(done, to=Group(all=each.of))) for done in rest)])
        if each.random is not None:
            units = self.random(each.of, self.case_in("do-each-random"), each.random)
            self.name_last("it", self.head(each.of))
            number = "many" if each.random > 1 else "one"
            return self.say("do-each-random", units=units, number=number, effects=self.together(each.do))
        if speaks_of_it_alone(each.do):
            self.to_name, self.last = (each.of, "each"), None
            apart = not any(done.if_ is not None and done.to == "it" for done in each.do)
            self.of_each = self.gender_of(each.of) if apart else ""
            text, self.of_each = self.together(each.do), ""
            return text
        ways = [mode.do for mode in each.do[0].random_one or ()] if len(each.do) == 1 else []
        maybe = [do[0] for do in ways if len(do) == 1 and do[0] == replace(do[0], to="it", if_=None)]
        message = f"do-{operation(maybe[0])}" if maybe and () in ways and len(ways) == 2 else ""
        if message and self.has_form(message, "may"):
            effects = self.form(message, "may")
            return self.say("do-each-maybe", units=self.units(each.of, "each", "nominative"), effects=effects)
        units = self.units(each.of, "each", self.case_in("do-each"))
        self.name_last("it", self.head(each.of))
        return self.say("do-each", units=units, effects=self.together(each.do))

    def do_later(self, _: Effect, later: Later) -> str:
        self.group = None
        return self.later(later, self.together(later.do))

    def later(self, later: Later, effects: str) -> str:
        """A clause that happens later."""
        that = "-that" if later.at == "turn-end" and self.on is not None and not TRIGGERS[self.on].named else ""
        return self.say(f"do-later{that}-{later.at}", effects=effects)

    def says_them(self, effect: Effect) -> bool:
        """Whether the sentence of an effect can call several units "them"."""
        message = "do-sleep-now" if effect.sleep == "now" else f"do-{operation(effect)}"
        if isinstance(effect.damage, Value) or isinstance(effect.heal, Value):
            message = f"{message}-equal"
        return self.texts.has(message) and self.has_form(message, "them")

    # ---- what one unit gains, or one of several things ---------------------------------------------------------------

    def do_gain(self, effect: Effect, bonus: Bonus) -> str:
        return self.gains(effect, bonus)

    def gains(self, effect: Effect, *bonuses: Bonus | None, chance: bool = False) -> str:
        """Who gains what: one of the bonuses that modes give to the same, by the player's choice or by chance."""
        long = any(_is_long(each) for each in bonuses if each) or (len(bonuses) > 1 and not chance)
        harm = all(harms(each) for each in bonuses if each)
        given = "do-gain-ability" if long else "do-gain-harm" if harm else "do-gain"
        named = self.turned or (self.on is not None and not self.picked and TRIGGERS[self.on].it is not None)
        told = named and effect.to == "it" and self.has_form("do-gain-self", "event")
        message = "do-gain-self" if told or (effect.to == "self" and not self.mixed) else given
        if not harm and any(each.burn or HARMFUL.intersection(each.keywords) for each in bonuses if each):
            message = self.note(message, "mixed", message)
        whom = self.whom(effect, message)  # named before the bonus, which may speak of it
        form = {"do-gain-harm": "inflict", "do-gain-self": "suffer"}.get(message, "")
        if form and (verb := self._verb_of(bonuses, form)):
            return self.form(verb, form, **whom)
        said = [self.bonus(each) for each in bonuses if each]
        if chance:
            figures = any(each.strength or each.health for each in bonuses if each)
            kind = "figures" if figures else "harm" if harm else "keyword"
            bonus = self.say("at-random", what=self.listed(said, "list-or"), kind=kind)
        else:
            bonus = self.listed(said, "list-choice-given", "list-choice-given-more")
        if len(bonuses) == 1 and self._adds_to(effect):
            figures = bool(effect.gain and (effect.gain.strength or effect.gain.health))
            bonus = self.say("bonus-further", bonus=bonus, figures=figures)
        lasting, bonus = bonus, self.for_so_long(effect, bonus)
        lacks = effect.to == "target" and self.target is not None and bool(self.target.unit.lacks)
        # This creature has just done something to another, and gives it more.
        another = self.by == Filter() and self.own == "creature" and effect.to == "it" and self.previous is None
        words = {"chance": chance, "another": another, "lasts": bonus != lasting, "lacks": lacks}
        return self.say_of(message, {**whom, **words, "bonus": bonus})

    def _adds_to(self, effect: Effect) -> bool:
        """Whether a unit gains, under a condition, more of a number of which the effect before has given it some."""
        before, gain = self.previous, effect.gain
        if before is None or before.gain is None or gain is None or effect.if_ in (None, before.if_):
            return False
        one = effect.to == "it" and isinstance(before.to, Group) and before.to.all is None
        alike = any(getattr(before.gain, name) and getattr(gain, name) for name in ("strength", "health", *NUMBERS))
        return alike and isinstance(effect.to, str) and (one or before.to == effect.to)

    def for_so_long(self, effect: Effect, bonus: str) -> str:
        """What is given, with how long it lasts if the language says that beside it."""
        beside = effect.until != "lasting" and self.duration(effect) is None
        return self.say(f"until-{effect.until}", effect=bonus) if beside else bonus

    def _verb_of(self, bonuses: Sequence[Bonus | None], form: str) -> str | None:
        """The keyword that bonuses give, if it is only that and a verb, this form of it, says it: "confuse"."""
        keywords = bonuses[0].keywords if len(bonuses) == 1 and bonuses[0] is not None else ()
        if len(keywords) != 1 or bonuses[0] != Bonus(keywords=keywords):
            return None
        verb = f"keyword-{keywords[0]}"
        return verb if self.has_form(verb, form) else None

    def do_equip(self, effect: Effect, relic: str | Pool) -> str:
        if isinstance(relic, str):
            return self.for_others(effect, self.equipped(relic))
        cards = self.random(relic.of or Filter(kind="relic"), self.case_in("do-equip-random"))
        return self.named_last(relic, self.told(effect, "do-equip-random", {"cards": cards}))

    def equipped(self, *relics: str, message: str = "do-equip") -> str:
        """A god takes a relic, or one of some."""
        return self.say(message, relics=self.listed([self.say("relic", **self.named(k)) for k in relics], "list-or"))

    def do_random_one(self, _: Effect, modes: Sequence[Mode]) -> str:
        """The modes: what a unit gains, or turns into, or which relic is taken; else a clause for each."""
        ways = [mode.do for mode in modes]
        single = [do[0] for do in ways if len(do) == 1]
        if len(single) == len(ways):
            if differ_in(single, "gain") and all(each.gain for each in single) and isinstance(single[0].to, str):
                return self.gains(single[0], *(each.gain for each in single), chance=True)
            cards = [each.transform for each in single if isinstance(each.transform, str)]
            if len(cards) == len(single) and differ_in(single, "transform"):
                return self.transformed(single[0], *cards)
            adds = [each.add for each in single if each.add is not None and each == Effect(add=each.add)]
            if len(adds) == len(single) and all(add == AddCard(card=add.card, to=adds[0].to) for add in adds):
                return self.say("do-random-one", modes=self.added(single[0], adds, "list-or"), either="added")
            relics = [each.equip for each in single if isinstance(each.equip, str) and each == Effect(equip=each.equip)]
            if len(relics) == len(single):
                return self.equipped(*relics, message="do-equip-one")
        if len(ways) == 2 and () in ways and ways[0] != ways[1]:
            return self.say("do-random-maybe", effects=self.together(ways[0] or ways[1]))
        shares = self.has_form("do-random-one", "shares")
        self.chance_said = shares  # "at random" also says that chance decides to whom something happens
        said = self.each_chance(ways)
        self.chance_said = False
        either = "one" if len(said) == 1 else "no"
        words = takewhile(lambda each: len({*each}) == 1, zip(*map(str.split, said), strict=False))
        shared = [word for word, *_ in words]
        whole = len(said) > 1 and shares
        shared = shared[: max(1, len(shared) - 1)] if whole else shared[:1]  # the last may be a preposition
        verbs = [" ".join(shared)] if shared and all(len(do) == 1 for do in ways) else []
        return self.of_modes("do-random-one", said, verbs, {"either": either}, "list-chance", "list-chance-more")

    def each_chance(self, ways: Sequence[Sequence[Effect]]) -> list[str]:
        """A clause for each mode; for those that differ in their damage, one: "deal 1 or 2 damage to your god"."""
        said = []
        for kind, group in groupby(ways, _but_for_damage):
            alike = list(group)
            amounts = [str(do[0].damage) for do in alike] if isinstance(kind, Effect) else []
            self.either = self.listed(amounts, "list-or") if len({*amounts}) > 1 else None
            said += self.each_mode(alike[:1] if self.either else alike)
            self.either = None
        return said

    def do_choose_one(self, _: Effect, modes: Sequence[Mode]) -> str:
        """The modes, to choose from: what one unit gains, or a clause for each."""
        ways = [mode.do for mode in modes]
        given = [do[-1] for do in ways if do]
        bonuses = [each.gain for each in given if each.gain]
        alike = len(bonuses) == len(ways) and differ_in(given, "gain") and isinstance(given[0].to, str)
        headed = self.on is not None
        if alike and {do[:-1] for do in ways} in ({()}, {ways[0][:1]}):
            if ways[0][0].choose is not None:
                self.to_name, self.last = (ways[0][0].choose, "chosen"), None
            form, gains = "" if given[0].to == "self" else "given", self.gains(given[0], *bonuses)
            return self.form("do-choose-one", form, modes=gains, headed=headed)
        said = self.each_mode(ways, ordered=True)
        short = "" if any(joined(mode) == "yes" for mode in said) else "-short"
        alone = all(len([each for each in do if each.choose is None]) == 1 for do in ways)
        heads = [self.say(f"anchor-self-{self.own}", case="nominative")] if self.own in ("creature", "relic") else []
        heads += [said[0].partition(" ")[0]] if alone else []
        joined_by = f"list-choice{short}", f"list-choice-more{short}"
        return self.of_modes("do-choose-one", said, heads, {"headed": headed}, *joined_by)

    def of_modes(
        self, message: str, modes: Sequence[str], heads: Sequence[str], words: Arguments, *joined_by: str
    ) -> str:
        """The sentence of modes; the one of the `heads` with which all begin is said once, where there is `.begins`."""
        common = [head for head in heads if all(mode.startswith(f"{head} ") for mode in modes)]
        if not common or not self.has_form(message, "begins"):
            return self.say(message, modes=self.listed(modes, *joined_by), **words)
        rest = self.listed([mode.removeprefix(f"{common[0]} ") for mode in modes], *joined_by)
        return self.form(message, "begins", head=common[0], modes=rest, **words)

    def each_mode(self, ways: Sequence[Sequence[Effect]], *, ordered: bool = False) -> list[str]:
        """A clause for each mode; none speaks of a unit that another has named.

        `ordered`: if only some say what this unit does, all tell the player what to do.
        """
        modes: list[str] = []
        of_itself = [bool(do) and states(do[-1]) and do[-1].to == "self" for do in ways]
        self.mixed = ordered and any(of_itself) and not all(of_itself)
        for do in ways:
            last = self.last, self.gender
            modes.append(self.together(do) if do else self.say("mode-nothing"))
            self.last, self.gender = last
        self.mixed = False
        return modes


def _but_for_damage(do: Sequence[Effect]) -> Sequence[Effect] | Effect:
    """Effects without the damage of one that stands alone."""
    plain = len(do) == 1 and isinstance(do[0].damage, int) and do[0] == Effect(damage=do[0].damage, to=do[0].to)
    return replace(do[0], damage=0) if plain else do


def _is_long(bonus: Bonus) -> bool:
    """Whether whoever gains it is named before it: it is a sentence, or equal to something."""
    return bool(bonus.abilities) or depends(bonus)


def states(effect: Effect) -> bool:
    """Whether its sentence says what happens, instead of telling the player what to do."""
    of_itself = effect.to == "self" and bool(effect.gain or effect.lose)
    return of_itself or effect.durability is not None or effect.attack is not None
