"""What a card says, in three languages, made from what it does: text and rule cannot differ.

The words are in `text/<topic>.<language>.ftl`; `phrases` names units, cards, places and amounts.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.games.card_language.operations import operation
from theagon.games.card_language.phrases import sentence
from theagon.games.gods_unchained.schema import Effect
from theagon.games.gods_unchained.schema.filters import Filter, Group, Value
from theagon.games.gods_unchained.schema.words import TRIGGERS
from theagon.games.gods_unchained.wording.phrases import TEXTS as TEXTS
from theagon.games.gods_unchained.wording.piles import CardPhrases

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.games.card_language.phrases import Arguments, Modifier, Number
    from theagon.games.gods_unchained.schema import Ability, Bonus, Card
    from theagon.games.gods_unchained.schema.words import CardKind

_GODS: Final = {Filter(side="friendly", kind="god"): "your-god", Filter(side="enemy", kind="god"): "enemy-god"}
_OF_GODS: Final = ("attacks", "attacked")  # of a relic: its god's


def card_text(card: Card, cards: Mapping[str, Card], language: str) -> list[str]:
    """The lines of a card's rules text; none for a card that only has its values.

    `cards` has every card that it may mention, by id. Raises `LookupError` for an unknown language.
    """
    phrases = Effects(language, cards, card.kind, card.target)
    words = [phrases.say(f"keyword-{name}") for name in card.keywords]
    abilities = [_ability_text(card.kind, ability, cards, language) for ability in card.abilities]
    if card.do:
        return [*(sentence(clause) for clause in (*words, *_clauses(phrases, card.do))), *abilities]
    words += phrases.numbers(card, "inborn")
    lines = [", ".join(words)] if words else []
    if card.for_a_turn:
        lines.append(phrases.say("line-for-a-turn", words=phrases.keywords(card.for_a_turn)))
    return [*map(sentence, lines), *abilities]


def _ability_text(own: CardKind, ability: Ability, cards: Mapping[str, Card], language: str) -> str:
    """The line of an ability of a card, or of a unit, of the kind `own`."""
    phrases = Effects(language, cards, own, ability.target, ability.on, ability.by)
    head, trigger = _who(phrases, ability), TRIGGERS[ability.on]
    if trigger.after:
        head["after"] = "yes" if ability.after else "no"
    condition = phrases.condition(ability.if_) if ability.if_ is not None else None
    clauses = _clauses(phrases, ability.do)
    effect = phrases.joined(clauses, apart=trigger.named and condition is None)
    if condition is not None:
        effect = phrases.say("if-ability", condition=condition, effect=effect)
    line = phrases.say(head.pop("message"), effect=effect, **head)
    return sentence(
        phrases.say(f"line-from-{ability.zone}", line=line) if ability.zone and ability.on != "drawn" else line
    )


def mode_texts(card: Card, cards: Mapping[str, Card], language: str) -> tuple[str, ...]:
    """The sentence of each thing of which the card lets its player choose one; none if it lets choose none."""
    for ability in card.abilities:
        for effect in ability.do:
            if effect.choose_one is not None:
                return _modes(Effects(language, cards, card.kind, ability.target, ability.on, ability.by), effect)
    for effect in card.do:
        if effect.choose_one is not None:
            return _modes(Effects(language, cards, card.kind, card.target), effect)
    return ()


def _modes(phrases: Effects, effect: Effect) -> tuple[str, ...]:
    return tuple(map(sentence, phrases.each_mode(effect)))


def _who(phrases: Effects, ability: Ability) -> dict[str, str]:
    """The message for the event that an ability answers, and whom it is about."""
    message, trigger = f"when-{ability.on}", TRIGGERS[ability.on]
    if trigger.named or ability.on == "drawn":
        return {"message": message}
    if trigger.whose:
        return {"message": message, "whose": ability.whose}
    if trigger.of == "card":
        assert ability.of is not None  # the checks have seen to it
        side = ability.of.side
        played = phrases.units(replace(ability.of, side="any"), "any", phrases.case_in(message))
        phrases.name_last("it", f"noun-{ability.of.kind}")
        return {"message": message, "card": played, "side": side}
    whom = f"{message}-whom"
    case = phrases.case_in(message if ability.by is None else whom)
    if ability.of in _GODS:
        who = phrases.who(_GODS[ability.of], case)
    elif ability.of is not None:
        who = phrases.units(ability.of, "any", case)
        phrases.name_last("it" if trigger.it is None else None, f"noun-{ability.of.kind}")
    else:
        own = "your-god" if phrases.own == "relic" and ability.on in _OF_GODS else "self"
        who = phrases.who(own, case)
    gender = phrases.gender
    if ability.by is not None:
        by = phrases.units(ability.by, "any", phrases.texts.attribute(phrases.language, whom, "whom", "accusative"))
        return {"message": whom, "who": who, "whom": by, "gender": gender}
    return {"message": message, "who": who, "gender": gender}


def _clauses(phrases: Effects, do: Sequence[Effect]) -> list[str]:
    """What is done, a clause each; first, where no effect is done to the target, whom to choose."""
    clauses = []
    if phrases.target is not None and not any(effect.to == "target" for effect in do):
        clauses.append(phrases.say("do-choose", object=phrases.new_target("any", phrases.case_in("do-choose"))))
    return [*clauses, *phrases.clauses(do)]


# ---- effects -------------------------------------------------------------------------------------------------------


NUMBERS = ("burn", "regen", "armor", "spell_boost")


class Effects(CardPhrases):
    """Phrases for whole effects, such as "deal 2 damage to an enemy creature"."""

    def clauses(self, do: Sequence[Effect]) -> list[str]:
        """A clause for each effect; one whose unit the effect before lets choose says so: "destroy a chosen relic"."""
        clauses = []
        for effect, following in zip_longest(do, do[1:]):
            if effect.choose and following and _points_at_it(following):
                self.to_choose, self.last = effect.choose, None
            else:
                clauses.append(self.effect(effect))
            self.before = operation(effect)
        return clauses

    def unconditional(self, effect: Effect) -> str:
        self.ordered = effect.whose == "yours" and not _states(effect)
        text = super().unconditional(effect)
        self.ordered = False
        return text

    def whom(self, effect: Effect, message: str) -> Arguments:
        to = effect.to
        assert to is not None
        known = "yes" if to == self.last else "no"
        number: Number = "one"
        if isinstance(to, Group):
            number = "many" if to.all is not None else "counted" if to.count > 1 else "one"
        said = self.object(to, self.case_in(message))
        return {"object": said, "known": known, "gender": self.gender, "number": number}

    def do_steal(self, effect: Effect) -> str:
        message = "do-steal" if effect.until == "lasting" else "do-steal-this-turn"
        return self.say_of(message, self.whom(effect, message))

    def duration(self, effect: Effect) -> str | None:
        if effect.steal:  # its sentence says it
            return None
        return None if effect.until == "lasting" else effect.until

    def repeated(self, effect: Effect, text: str) -> str:
        times = effect.repeat
        if isinstance(times, Value):
            return self.for_each(times, text)
        return self.say("repeat", effect=text, times=times or 0)

    # ---- operations of more than a word -----------------------------------------------------------------------------

    def do_gain(self, effect: Effect) -> str:
        return self.gains(effect, effect.gain)

    def gains(self, effect: Effect, *bonuses: Bonus | None) -> str:
        """Who gains what: one of the bonuses that modes give to the same."""
        own = "-ability" if effect.gain and effect.gain.abilities else ""
        message = "do-gain-self" if effect.to == "self" else f"do-gain{own}"
        whom = self.whom(effect, message)  # named before the bonus, which may speak of it
        bonus = self.listed([self.bonus(each) for each in bonuses if each], "list-mode")
        return self.say_of(message, {**whom, "bonus": bonus})

    def bonus(self, bonus: Bonus) -> str:
        """What a bonus adds: "+1/+1, burn +1 and frontline"."""
        given = {"strength": bonus.strength, "health": bonus.health}
        parts = self.stats(*(value if isinstance(value, int) else 0 for value in given.values()))
        read = {name: self.value(value) for name, value in given.items() if isinstance(value, Value)}
        if len(read) == 2:
            parts.append(self.say("bonus-both-values", **read))
        else:
            parts += [self.say(f"bonus-{name}-value", value=value) for name, value in read.items()]
        parts += [*self.numbers(bonus, "bonus"), *(self.keyword_given(name) for name in bonus.keywords)]
        abilities = (_ability_text("creature", ability, self.cards, self.language) for ability in bonus.abilities)
        parts += [self.say("bonus-ability", line=line.removesuffix(".")) for line in abilities]
        return self.listed(parts)

    def numbers(self, of: Bonus | Card, message: Literal["inborn", "bonus"]) -> list[str]:
        """The numbers that a card has, or gains, besides strength and health."""
        named = {name.replace("_", "-"): getattr(of, name) for name in NUMBERS}
        return [self.say(f"{message}-{name}", amount=amount) for name, amount in named.items() if amount]

    def do_set(self, effect: Effect) -> str:
        values = effect.set
        assert values is not None
        what = "health" if values.strength is None else "strength" if values.health is None else "both"
        if what == "both" and values.strength == values.health:
            what = "alike"
        strength = 0 if values.strength is None else values.strength
        message = f"do-set-{what}{self.amount_ending(strength)}"
        whom = self.whom(effect, message)
        return self.say_of(message, {**whom, **self.amount(strength), "health": values.health or 0})

    def do_summon(self, effect: Effect) -> str:
        summon = effect.summon
        assert summon is not None
        if summon.card is not None:
            text = self.told(effect, "do-summon", {**self.named(summon.card), "count": summon.count})
            if summon.count == 1 and self.names_it:
                self.name_last("it", "noun-creature")
            words = [self.keyword_forms(name)["with"] for name in summon.keywords]
            return self.say("with-keywords", effect=text, words=self.listed(words)) if words else text
        assert summon.random is not None
        message = "do-summon-random"
        cards = self._of_pool(summon.random, "creature", self.case_in(message), summon.count)
        return self._named_last(summon.random, self.told(effect, message, {"cards": cards}))

    def do_choose(self, effect: Effect) -> str:
        assert effect.choose is not None
        text = self.say("do-choose", object=self.units(effect.choose, "any", self.case_in("do-choose")))
        self.name_last("it", f"noun-{effect.choose.kind}")
        return text

    def do_random_one(self, effect: Effect) -> str:
        return self.say("do-random-one", modes=self.modes(effect))

    def do_choose_one(self, effect: Effect) -> str:
        return self.say("do-choose-one", modes=self.modes(effect))

    def do_each(self, effect: Effect) -> str:
        each = effect.each
        assert each is not None
        if each.of is None:
            times = each.times
            message = "do-each-times-equal" if isinstance(times, Value) else "do-each-times"
            value = {"value": self.value(times)} if isinstance(times, Value) else {"times": times or 0}
            return self.say(message, effects=self.listed(self.clauses(each.do)), **value)
        units = self.units(each.of, "each", self.case_in("do-each"))
        self.name_last("it", f"noun-{each.of.kind}")
        return self.say("do-each", units=units, effects=self.listed(self.clauses(each.do)))

    def do_later(self, effect: Effect) -> str:
        assert effect.later is not None
        return self.say(f"do-later-{effect.later.at}", effects=self.listed(self.clauses(effect.later.do)))

    def do_attack(self, effect: Effect) -> str:
        attack = effect.attack
        assert attack is not None
        words = dict(self.whom(effect, "do-attack"))
        case = self.texts.attribute(self.language, "do-attack", "whom", "accusative")
        if attack.unit is not None:
            words["whom"] = self.who(attack.unit, case)
        else:
            f, random = attack.all or attack.random or Filter(), attack.random is not None
            further: list[Modifier] = [("with-allowed", {})] if attack.allowed else []
            words["whom"] = self.units(f, "any" if random else "all", case, random=random, further=further)
            self.name_last("it" if random else None, f"noun-{f.kind}")
        return self.say_of("do-attack", words)

    def modes(self, effect: Effect) -> str:
        """The modes as one clause: a clause for each; or, if all give to one unit, what it gains."""
        ways = [mode.do for mode in effect.modes]
        given = [do[0] for do in ways if do and do == (Effect(gain=do[0].gain, to=ways[0][0].to),)]
        if len(given) == len(ways) and isinstance(given[0].to, str):
            return self.gains(given[0], *(each.gain for each in given))
        return self.listed(self.each_mode(effect), "list-mode")

    def each_mode(self, effect: Effect) -> list[str]:
        """A clause for each mode; none speaks of a unit that another has named."""
        modes = []
        for mode in effect.modes:
            last = self.last, self.gender
            modes.append(self.listed(self.clauses(mode.do)) if mode.do else self.say("mode-nothing"))
            self.last, self.gender = last
        return modes

    def do_locks(self, effect: Effect) -> str:
        assert effect.locks is not None
        message = "do-locks-open" if effect.locks > 0 else "do-locks-close"
        return self.told(effect, message, {"amount": abs(effect.locks)})

    def do_power_cost(self, effect: Effect) -> str:
        assert effect.power_cost is not None
        message = "do-power-cost-more" if effect.power_cost > 0 else "do-power-cost-less"
        return self.told(effect, message, {"amount": abs(effect.power_cost)})

    def do_favor(self, effect: Effect) -> str:
        favor = effect.favor
        if isinstance(favor, Value):
            return self.told(effect, "do-favor-equal", {"value": self.value(favor)})
        return self.told(effect, "do-favor" if favor and favor > 0 else "do-favor-lose", {"amount": abs(favor or 0)})

    def do_durability(self, effect: Effect) -> str:
        assert effect.durability is not None
        message = "do-durability-more" if effect.durability > 0 else "do-durability-less"
        return self.say_of(message, {**self.whom(effect, message), "amount": abs(effect.durability)})


def _points_at_it(effect: Effect) -> bool:
    """Whether its sentence can name a unit that is chosen for it."""
    attacked = effect.attack is not None and effect.attack.unit == "it"
    return (effect.to == "it" or attacked) and effect.if_ is None


def _states(effect: Effect) -> bool:
    """Whether its sentence says what happens, instead of telling the player what to do."""
    return effect.durability is not None or (effect.gain is not None and effect.to == "self")
