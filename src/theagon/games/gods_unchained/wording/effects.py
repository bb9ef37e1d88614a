"""What effects do, each as a clause, and effects in a row as clauses that go on from each other."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.games.card_language.operations import operation
from theagon.games.gods_unchained.schema import Effect
from theagon.games.gods_unchained.schema.filters import Filter, Group, Value
from theagon.games.gods_unchained.wording.blocks import BlockPhrases, states
from theagon.games.gods_unchained.wording.conditions import again_if, goes_on
from theagon.games.gods_unchained.wording.series import NUMBERS, gives_several, is_named_later, parts
from theagon.games.translated import inflected, pronoun_gender

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.games.card_language.phrases import Arguments, Modifier, Number
    from theagon.games.gods_unchained.schema import Ability, Attack, Bonus, Card, SetTo
    from theagon.games.gods_unchained.schema.filters import Amount
    from theagon.games.gods_unchained.schema.piles import Summon
    from theagon.games.gods_unchained.schema.vocabulary import Lost

_COUNTED: Final = ("count", "cards_in_hand", "mana", "spells_cast", "deaths")


class Effects(BlockPhrases):
    """Phrases for whole effects, such as "deal 2 damage to an enemy creature"."""

    @abstractmethod
    def line_of(self, ability: Ability) -> str:
        """The line of an ability that a creature is given."""

    def clauses(self, do: Sequence[Effect]) -> list[str]:
        """A clause for each effect, or for each series of them; one that happens again in a row is said once."""
        clauses: list[str] = []
        before: Effect | None = None
        found = self.note("do-pick", "found", "")  # which picks stand in a sentence alone
        for part in parts(do, self.target):
            if part.times > 1:
                self.of_them = []  # "this" is then only what happens again
            for effect in part.effects[: 1 if part.series else None]:
                self.previous = before
                if part.series is not None:
                    clauses.append(self.in_series(part))
                elif effect.choose is not None and part.names_it_at_once:
                    self.to_name, self.last = (effect.choose, "chosen"), None
                elif effect.pick is not None and is_named_later(do) and effect.pick.which not in found:
                    self.to_pick, self.last = effect, None
                else:
                    self.go_on(clauses, before, effect)
                self.now_speaks_of(effect)
                before = None if part.series else effect
            if part.times > 1:
                how = "discard-chosen" if part.effects[0].discard == "chosen" else "chosen" if part.anew else ""
                if how == "discard-chosen" and self.has_form("do-again", how):
                    clauses.pop()  # it is said once, with its number
                clauses.append(self.form("do-again", how, more=part.times - 1, times=part.times))
                self.of_them = []
        return clauses

    def go_on(self, clauses: list[str], before: Effect | None, effect: Effect) -> None:
        """Say an effect in a clause of its own, or in the last clause if it goes on from that."""
        how = "otherwise" if effect.otherwise else goes_on(before, effect)
        of_them, self.of_them = self.of_them, []
        alone = len(of_them) < 2  # so that "this" is only the effect before
        if how == "otherwise" and before is not None and self.deals_otherwise(before, effect):
            words = {"first": clauses[-1], **self.amount(effect.damage or 0)}
            clauses[-1] = self.form(how, "damage", **words)
        elif of_them and before and isinstance(effect.repeat, Value) and self.is_for_each_too(before, effect):
            self.name_last(None)
            self.mixed = states(before) != states(effect)
            both = [self.unconditional(replace(each, repeat=None)) for each in (before, effect)]
            clauses[-1], self.mixed = self.for_each(effect.repeat, self.listed(both), "several"), False
        elif how is not None:
            last = self.effect(effect) if effect.otherwise else self.unconditional(effect)
            told: Arguments = {"first": clauses[-1], "last": last, "states": states(effect)}
            form = "asks" if effect.otherwise and effect.if_ is not None else ""
            clauses[-1] = self.form(how, form, **told)
        elif alone and effect.if_ is not None and again_if(before, effect):
            again = self.say("do-again", more=1)
            clauses.append(self.say("if-ability", condition=self.condition(effect.if_), effect=again))
        elif alone and before is not None and effect.later is not None and effect.later.do == (before,):
            clauses.append(self.later(effect.later, self.say("do-again", more=1)))
        elif of_them and before is not None and self.goes_on_with_them(before, effect):
            self.of_them = [*of_them, self.effect(effect)]
            clauses[-1] = self.listed(self.of_them)
        else:
            clauses.append(self.effect(effect))
            self.of_them = clauses[-1:]

    def deals_otherwise(self, before: Effect, effect: Effect) -> bool:
        """Whether an effect deals what the one before would, but so much, and the language only says how much."""
        alike = replace(before, damage=effect.damage, if_=effect.if_, otherwise=effect.otherwise) == effect
        figures = isinstance(before.damage, int) and isinstance(effect.damage, int)
        return alike and figures and self.has_form("otherwise", "damage")

    def is_for_each_too(self, before: Effect, effect: Effect) -> bool:
        """Whether two effects happen for each of the same cards, which the first leaves."""
        alike = effect.repeat == before.repeat and getattr(effect.repeat, "zone", "board") != "board"
        lasts = before.if_ is None and effect.if_ is None and operation(before) in ("gain", "favor", "damage", "heal")
        turns = states(effect) and not states(before)  # its "this creature" would seem to be the one before
        ordered = turns and self.has_form("also", "ordered")
        return alike and lasts and not ordered

    def goes_on_with_them(self, before: Effect, effect: Effect) -> bool:
        """Whether an effect is done to all units to which the one before was, and its sentence calls these "them"."""
        group, both = effect.to.all if isinstance(effect.to, Group) else None, (before, effect)
        plain = all(each.to == effect.to and each.if_ is None and each.repeat is None for each in both)
        plain = plain and not any(map(gives_several, both))
        return plain and group is not None and group == self.group and self.says_them(effect)

    def now_speaks_of(self, effect: Effect) -> None:
        """Note which unit a pronoun would mean after an effect: none if the last that it named is not its object.

        A creature that changes its side or its form is another one from then on, of which the effects speak as `it`.
        """
        self.before = operation(effect)
        if effect.if_ is not None:
            self.held = None
        if effect.destroy and isinstance(effect.to, str):
            self.gone = effect.to
        self.owner = "enemy" if effect.pull is not None and effect.whose == "enemy" and not effect.pull.over else None
        self.cost_named = effect.improve is not None
        if _copies(effect):  # the sentence has also named the creature that this one becomes
            self.name_last(None)
            self.turned = True
        elif isinstance(effect.to, str) and (effect.steal or effect.transform is not None):
            self.name_last("it", "noun-creature")
        elif effect.to is None:
            self.group = None
        elif self.last not in (effect.to, "it", None):
            self.name_last(None)

    def unconditional(self, effect: Effect) -> str:
        self.ordered = effect.whose == "yours" and not states(effect)
        text = super().unconditional(effect)
        self.ordered = False
        return text

    def whom(self, effect: Effect, message: str) -> Arguments:
        to = effect.to
        assert to is not None
        known: bool | str = to == self.last
        number: Number = "one"
        if isinstance(to, Group):
            counted = to.count > 1 or to.all == Filter(kind="god")  # both gods are two
            number = "counted" if counted else "many" if to.all is not None else "one"
            them = to.all is not None and to.all == self.group
            known = "them" if them and self.has_form(message, "them") else known
        anchor = isinstance(to, str) and self.to_name is None and (to != "target" or self.target_known)
        said = self.object(to, self.case_in(message))
        told = {"known": known, "gender": self.gender, "number": number, "anchor": anchor}
        return {"object": said, "self": to == "self", **told}

    def do_damage(self, effect: Effect, dealt: Amount) -> str:
        if effect.to == "self" and isinstance(dealt, int) and self.has_form("do-damage", "own"):
            if name := self.name_of_this(f"anchor-self-{self.own}"):
                return self.form("do-damage", "own", object=name, amount=dealt)
        return self.done(effect)

    def do_lose(self, effect: Effect, lost: Sequence[Lost]) -> str:
        how = "-".join(lost)
        how = how if self.has_form("do-lose", how) else "own"
        if effect.to != "self" or not self.has_form("do-lose", how):
            return self.done(effect)
        return self.form("do-lose", how, **self.whom(effect, "do-gain-self"), **self.words("keywords", lost))

    def do_steal(self, effect: Effect, _: bool) -> str:
        message = "do-steal" if effect.until == "lasting" else "do-steal-this-turn"
        return self.say_of(message, self.whom(effect, message))

    def duration(self, effect: Effect) -> str | None:
        if effect.steal or effect.until == "lasting":  # the sentence of a theft says how long
            return None
        f = effect.to.all if isinstance(effect.to, Group) else None
        narrowed = f is not None and f != Filter(kind=f.kind, side=f.side, other=f.other)
        forms = ("bonus", "narrowed") if narrowed else ("bonus",)
        said = any(self.has_form(f"until-{effect.until}", form) for form in forms)
        return None if said and effect.gain is not None else effect.until

    def repeated(self, effect: Effect, text: str) -> str:
        times = effect.repeat
        redrawn = effect.damage is not None and getattr(effect.to, "random", None) is not None
        if effect.copy and isinstance(times, int):  # its sentence says it
            return text
        if isinstance(times, Value):
            own = bool(effect.gain) and effect.to == "self"
            done = "gain-self" if own else "redrawn" if redrawn else operation(effect)
            return self.for_each(times, text, done, whose=effect.whose)
        return self.say("repeat", effect=text, times=times or 0, redrawn=redrawn)

    # ---- operations of more than a word -----------------------------------------------------------------------------

    def bonus(self, bonus: Bonus) -> str:
        """What a bonus adds: "+1/+1, burn +1 and frontline"."""
        given = {"strength": bonus.strength, "health": bonus.health}
        parts = self.stats(*(value if isinstance(value, int) else 0 for value in given.values()))
        parts += self._values({name: value for name, value in given.items() if isinstance(value, Value)})
        numbers = self.numbers(bonus, "bonus" if bonus.had_by is None else "inborn")
        form = "given" if bonus.had_by is None else self.note("bonus-had", "words", "given")
        parts += [*numbers, *(self.keyword_given(name, form) for name in bonus.keywords)]
        abilities = (self.line_of(ability) for ability in bonus.abilities)
        if lines := [self.say("bonus-ability", line=line.removesuffix(".")) for line in abilities]:
            parts.append(self.say("bonus-abilities", lines=self.listed(lines), count=len(lines)))
        if bonus.own_abilities:
            parts.append(self.say("bonus-own-abilities", on=self.on or ""))
        if bonus.had_by is not None:
            units = self.units(bonus.had_by, "any", self.case_in("bonus-had"))
            return self.say("bonus-had", units=units, bonus=self.listed(parts))
        return self.listed(parts)

    def _values(self, given: Mapping[str, Value]) -> list[str]:
        """The strength or health, or both, that is equal to something."""
        if not given:
            return []
        if len(given) == 1:
            ((name, value),) = given.items()
            if _is_counted(value):
                return [self._each(value, **{name: value.times})]
            return [self.say(f"bonus-{name}-value", **self.read(value))]
        strength, health = given["strength"], given["health"]
        if strength == health and _is_counted(strength):
            return [self._each(strength, strength.times, strength.times)]
        if _is_counted(strength) and _is_counted(health):
            return [self._each(strength, strength.times), self._each(health, 0, health.times)]
        if strength == health:
            return [self.say("bonus-both-alike", value=self.value(strength))]
        who = strength.strength_of
        if who is not None and (strength, health) == (Value(strength_of=who), Value(health_of=who)):
            return [self.say("bonus-both-of", who=self.who(who, self.case_in("bonus-both-of")))]
        if replace(strength, total="health") == health and strength.total == "strength":
            units = self.counted(strength, "these", self.case_in("bonus-both-total"))
            return [self.say("bonus-both-total", units=units)]
        return [self.say("bonus-both-values", strength=self.value(strength), health=self.value(health))]

    def _each(self, value: Value, strength: int = 0, health: int = 0) -> str:
        """So much strength and health for each of what a value counts."""
        return self.for_each(replace(value, times=1), self.listed(self.stats(strength, health)), message="bonus-each")

    def numbers(self, of: Bonus | Card, kind: Literal["inborn", "bonus"]) -> list[str]:
        """The numbers that a card has, or gains, besides strength and health."""
        had = getattr(of, "had_by", None) is not None
        amounts = {name.replace("_", "-"): getattr(of, name) for name in NUMBERS}
        named = {self.form(f"number-{name}", kind): amount for name, amount in amounts.items() if amount}
        return [self.say(f"{kind}-number", number=name, amount=amount, had=had) for name, amount in named.items()]

    def do_set(self, effect: Effect, values: SetTo) -> str:
        if isinstance(values.health, Value):
            return self.set_like(effect, values.health)
        what = "health" if values.strength is None else "strength" if values.health is None else "both"
        if what == "both" and values.strength == values.health:
            what = "alike"
        strength = 0 if values.strength is None else values.strength
        message = f"do-set-{what}{self.amount_ending(strength)}"
        if what == "strength" and isinstance(strength, int) and (text := self.set_bounded(effect, message, strength)):
            return text
        whom = self.whom(effect, message)
        return self.say_of(message, {**whom, **self.amount(strength), "health": values.health or 0})

    def set_bounded(self, effect: Effect, message: str, strength: int) -> str | None:
        """All units whose strength is so much get another one, if the language has a sentence (`.bounded`) for it."""
        f = effect.to.all if isinstance(effect.to, Group) else None
        bound = self.bounds(f).get("strength") if f is not None else None
        if f is None or bound is None or not self.has_form(message, "bounded"):
            return None
        units = self.object(Group(all=replace(f, strength_min=None, strength_max=None)), self.case_in(message))
        return self.form(message, "bounded", object=units, range=bound, amount=strength)

    def set_like(self, effect: Effect, health: Value) -> str:
        """A unit gets the strength and health of another unit or of a card."""
        whom = self.whom(effect, "do-set-like")
        case = self.note("do-set-like", "who", "nominative")
        who = self.who(health.health_of or "card", case)
        return self.say_of("do-set-like", {**whom, "who": who})

    def do_summon(self, effect: Effect, summon: Summon) -> str:
        if summon.card is not None:
            name, count = self.words_of(summon.card), summon.count
            by_name = inflected(name, self.language, count)
            said = {**self.named(summon.card), "inflected": by_name}
            qualities = [self.say(f"keyword-{name}") for name in summon.keywords if self.is_quality(name)]
            if qualities:
                said["one"] = self.say("which-any", units=" ".join([*qualities, said["name"]]), other=False)
                said["several"] = " ".join([*qualities, said["several"]])
            text = self.told(effect, "do-summon", {**said, "count": count})
            if count == 1:
                self.name_last("it", "noun-creature")
                self.gender = (by_name != "no" and pronoun_gender(name, self.language)) or self.gender
            words = [self.keyword_forms(name)["with"] for name in summon.keywords if not self.is_quality(name)]
            return self.say("with-keywords", effect=text, words=self.listed(words)) if words else text
        assert summon.random is not None
        message, names = "do-summon-random", summon.random.cards or ()
        if names and summon.count == 1 and self.has_form(message, "named"):
            one_of = [self.say("into-card", **self.named(card), number="one") for card in names]
            text = self.form(message, "named", cards=self.listed(one_of, "list-or"))
            return self.changed(text, summon, 1)
        further: list[Modifier] = [("with-mana-within", {})] if summon.within_mana else []
        cards = self.random(summon.random.of or Filter(), self.case_in(message), summon.count, further)
        text = self.named_last(summon.random, self.told(effect, message, {"cards": cards}), summon.count)
        return self.changed(text, summon, 2 if effect.whose == "both" else summon.count)

    def do_choose(self, _: Effect, chosen: Filter) -> str:
        text = self.say("do-choose", object=self.units(chosen, "any", self.case_in("do-choose")))
        self.name_last("it", self.head(chosen))
        return text

    def do_copy(self, effect: Effect, _: bool) -> str:
        text = self.done(effect, count=effect.repeat if isinstance(effect.repeat, int) else 1)
        self.name_last(None)
        return text

    def do_attack(self, effect: Effect, attack: Attack) -> str:
        chosen = effect.to == "target" and not self.target_known
        whom = self.whom(effect, "do-attack")
        return self.say_of("do-attack", {**whom, "chosen": chosen, "whom": self.attacked(attack)})

    def attacked(self, attack: Attack) -> str:
        """Whom a unit attacks."""
        case = self.note("do-attack", "whom", "accusative")
        if attack.unit is not None:
            return self.who(attack.unit, case)
        f, random = attack.all or attack.random or Filter(), attack.random is not None
        further: list[Modifier] = [("with-allowed", {})] if attack.allowed else []
        whom = self.units(f, "any" if random else "all", case, random=random, further=further)
        self.name_last("it" if random else None, self.head(f))
        return whom

    def do_draw(self, effect: Effect, drawn: int | str) -> str:
        if isinstance(drawn, str):
            return self.about(f"do-draw-{drawn}", drawn)
        return self.told(effect, "do-draw", {"count": drawn})

    def do_advance(self, _: Effect, places: int | str) -> str:
        message = f"do-advance-{places}" if isinstance(places, str) else "do-advance"
        return self.about(message, "chosen-one", count=places)

    def do_locks(self, effect: Effect, locks: int) -> str:
        return self.told(effect, "do-locks-open" if locks > 0 else "do-locks-close", {"amount": abs(locks)})

    def do_power_cost(self, effect: Effect, change: int) -> str:
        message = "do-power-cost-more" if change > 0 else "do-power-cost-less"
        turn = "enemy" if self.enemys_turn else "yours"
        return self.told(effect, message, {"amount": abs(change), "turn": turn})

    def do_favor(self, effect: Effect, favor: Amount) -> str:
        if isinstance(favor, Value) and favor.gems and favor == Value(gems=favor.gems, times=favor.times):
            return self.for_each(replace(favor, times=1), self.told(effect, "do-favor", {"amount": favor.times}))
        if isinstance(favor, Value):
            return self.told(effect, "do-favor-equal", self.read(favor))
        return self.told(effect, "do-favor" if favor > 0 else "do-favor-lose", {"amount": abs(favor)})

    def do_durability(self, effect: Effect, change: int) -> str:
        message = "do-durability-more" if change > 0 else "do-durability-less"
        said = {"amount": abs(change), "asked": effect.to == self.asked}
        return self.say_of(message, {**self.whom(effect, message), **said})


def _is_counted(value: Value) -> bool:
    """Whether an amount is so much for each of some things."""
    whole = value.plus or value.at_most or value.total
    return not whole and any(getattr(value, name) is not None for name in _COUNTED)


def _copies(effect: Effect) -> bool:
    """Whether the unit that speaks turns into a copy of another, so that "it" might be either."""
    return effect.to == "self" and getattr(effect.transform, "copy_of", None) is not None
