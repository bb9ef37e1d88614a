"""What a card says, in three languages, made from what it does: text and rule cannot differ.

The words are in `text/<topic>.<language>.ftl`; `phrases` names units, cards, places and amounts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.cards.grammar import capital
from theagon.games.card_language.phrases import sentence
from theagon.games.gods_unchained.schema import TRIGGERS, Value
from theagon.games.gods_unchained.wording.phrases import TEXTS as TEXTS
from theagon.games.gods_unchained.wording.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.games.card_language.phrases import Arguments
    from theagon.games.gods_unchained.schema import Ability, AddCard, Bonus, Card, CardKind, Effect, Pool, Summon

_OF_GODS: Final = ("attacks", "attacked")  # of a relic: its god's


def card_text(card: Card, cards: Mapping[str, Card], language: str) -> list[str]:
    """The lines of a card's rules text; none for a card that only has its values.

    `cards` has every card that it may mention, by id. Raises `LookupError` for an unknown language.
    """
    phrases = Effects(language, cards, card.kind, card.target)
    if card.do:
        return [sentence(clause) for clause in _clauses(phrases, card.do)]
    words = [phrases.say(f"keyword-{name}") for name in card.keywords]
    words += phrases.numbers(card, "inborn")
    lines = [", ".join(words)] if words else []
    if card.for_a_turn:
        lines.append(phrases.say("line-for-a-turn", words=phrases.keywords(card.for_a_turn)))
    return [*map(sentence, lines), *(_ability_text(card.kind, ability, cards, language) for ability in card.abilities)]


def _ability_text(own: CardKind, ability: Ability, cards: Mapping[str, Card], language: str) -> str:
    """The line of an ability of a card, or of a unit, of the kind `own`."""
    phrases = Effects(language, cards, own, ability.target, TRIGGERS[ability.on].it)
    # The condition is looked at before the target is chosen, and speaks of other things.
    condition = phrases.condition(ability.if_) if ability.if_ is not None else None
    head = _who(phrases, ability)
    if TRIGGERS[ability.on].after:
        head["after"] = "yes" if ability.after else "no"
    clauses = _clauses(phrases, ability.do)
    trigger = TRIGGERS[ability.on]
    effect = phrases.joined(clauses, apart=trigger.named and condition is None)
    if condition is not None:
        effect = phrases.say("if-ability", condition=condition, effect=effect)
    if trigger.named:
        effect = capital(effect)
    line = phrases.say(head.pop("message"), effect=effect, **head)
    return sentence(phrases.say(f"line-from-{ability.zone}", line=line) if ability.zone else line)


def _who(phrases: Effects, ability: Ability) -> dict[str, str]:
    """The message for the event that an ability answers, and whom it is about."""
    message, trigger = f"when-{ability.on}", TRIGGERS[ability.on]
    if trigger.named:
        return {"message": message}
    if trigger.whose:
        conditional = "no" if ability.if_ is None else "yes"
        return {"message": message, "whose": ability.whose, "conditional": conditional}
    if trigger.of == "card":
        assert ability.of is not None  # the checks have seen to it
        side = ability.of.side
        played = phrases.units(replace(ability.of, side="any"), "any", phrases.case_in(message))
        return {"message": message, "card": played, "side": side}
    case = phrases.case_in(message)
    if ability.of is not None:
        who = phrases.units(ability.of, "any", case)
    else:
        own = "your-god" if phrases.own == "relic" and ability.on in _OF_GODS else "self"
        who = phrases.who(own, case)
    if ability.by is not None:
        return {"message": f"{message}-whom", "who": who, "whom": phrases.units(ability.by, "any", "accusative")}
    return {"message": message, "who": who}


def _clauses(phrases: Effects, do: Sequence[Effect]) -> list[str]:
    """What is done, a clause each; first, where no effect is done to the target, whom to choose."""
    clauses = []
    if phrases.target is not None and not any(effect.to == "target" for effect in do):
        target = phrases.units(phrases.target.unit, "any", phrases.case_in("do-choose"))
        clauses.append(phrases.say("do-choose", object=target))
        phrases.target_known = True
    return [*clauses, *(phrases.effect(effect) for effect in do)]


# ---- effects -------------------------------------------------------------------------------------------------------


NUMBERS = ("burn", "regen", "armor", "spell_boost")


class Effects(Phrases):
    """Phrases for whole effects, such as "deal 2 damage to an enemy creature"."""

    def whom(self, effect: Effect, message: str) -> Arguments:
        return {} if effect.to is None else {"object": self.object(effect.to, self.case_in(message))}

    def duration(self, effect: Effect) -> str | None:
        return None if effect.until == "lasting" else effect.until

    def repeated(self, effect: Effect, text: str) -> str:
        times = effect.repeat
        if isinstance(times, Value):
            return self.say("repeat-value", effect=text, times=self.value(times))
        return self.say("repeat", effect=text, times=times or 0)

    def told(self, effect: Effect, message: str, words: Arguments) -> str:
        """The sentence of an operation. If it concerns another player, the texts may have a sentence for that."""
        if effect.whose == "yours":
            return self.say(message, **words)
        if self.texts.has(f"{message}-{effect.whose}"):
            return self.say(f"{message}-{effect.whose}", **words)
        return self.say(f"whose-{effect.whose}", effect=self.say(message, **words))

    # ---- operations of more than a word -----------------------------------------------------------------------------

    def do_gain(self, effect: Effect) -> str:
        assert effect.gain is not None
        return self.say("do-gain", **self.whom(effect, "do-gain"), bonus=self.bonus(effect.gain))

    def bonus(self, bonus: Bonus) -> str:
        """What a bonus adds: "+1/+1, burn +1 and frontline"."""
        if isinstance(bonus.strength, Value):
            parts = [self.say("bonus-value", value=self.value(bonus.strength)), *self.stats(0, bonus.health)]
        else:
            parts = self.stats(bonus.strength, bonus.health)
        parts += [*self.numbers(bonus, "bonus"), *(self.keyword_given(name) for name in bonus.keywords)]
        given = (_ability_text("creature", ability, self.cards, self.language) for ability in bonus.abilities)
        parts += [self.say("bonus-ability", line=line.removesuffix(".")) for line in given]
        return self.listed(parts)

    def stats(self, strength: int, health: int) -> list[str]:
        """`+1/+1`, or one of the two by its name."""
        if strength and health:
            return [self.say("bonus-stats", strength=f"{strength:+d}", health=f"{health:+d}")]
        named = {"strength": strength, "health": health}
        return [self.say(f"bonus-{name}", signed=f"{value:+d}") for name, value in named.items() if value]

    def numbers(self, of: Bonus | Card, message: Literal["inborn", "bonus"]) -> list[str]:
        """The numbers that a card has, or gains, besides strength and health."""
        named = {name.replace("_", "-"): getattr(of, name) for name in NUMBERS}
        return [self.say(f"{message}-{name}", amount=amount) for name, amount in named.items() if amount]

    def do_set(self, effect: Effect) -> str:
        values = effect.set
        assert values is not None
        what = "health" if values.strength is None else "strength" if values.health is None else "both"
        words = {**self.whom(effect, f"do-set-{what}"), "health": values.health or 0}
        strength = {} if values.strength is None else self.amount(values.strength)
        return self.say(f"do-set-{what}", **words, **strength)

    def do_summon(self, effect: Effect) -> str:
        assert effect.summon is not None
        return self._made(effect, effect.summon, "do-summon")

    def do_add(self, effect: Effect) -> str:
        assert effect.add is not None
        return self.priced(self._made(effect, effect.add, "do-add"), effect.add.cost)

    def _made(self, effect: Effect, made: Summon | AddCard, message: str) -> str:
        """New creatures, or new cards in hand."""
        if made.card is not None:
            return self.told(effect, message, {**self.named(made.card), "count": made.count})
        message = f"{message}-random"
        assert made.random is not None
        if made.random.of is not None:
            return self.told(effect, message, {"cards": self.random(made.random.of, self.case_in(message), made.count)})
        text = self.say(message, cards=self.say("one-of", names=self.listed(self.pool(made.random))))
        if made.count > 1:  # a description has a plural, a list of names has none
            text = self.say("repeat", effect=text, times=made.count)
        return text if effect.whose == "yours" else self.say(f"whose-{effect.whose}", effect=text)

    def priced(self, text: str, cost: int) -> str:
        """A clause about cards, and what is added to their cost."""
        return self.say("add-cheaper" if cost < 0 else "add-dearer", effect=text, amount=abs(cost)) if cost else text

    def pool(self, pool: Pool) -> list[str]:
        """The names of the cards of a pool that lists them."""
        return [self.say("name-in-a-list", name=self.name(card)) for card in pool.cards or ()]

    def do_delve(self, effect: Effect) -> str:
        pool = effect.delve
        assert pool is not None
        described = None if pool.of is None else self.random(pool.of, "nominative")
        return self.say("do-delve", cards=described or self.listed(self.pool(pool), "list-or"))

    def do_locks(self, effect: Effect) -> str:
        assert effect.locks is not None
        message = "do-locks-open" if effect.locks > 0 else "do-locks-close"
        return self.told(effect, message, {"amount": abs(effect.locks)})

    def do_pull(self, effect: Effect) -> str:
        pull = effect.pull
        assert pull is not None
        case = self.case_in("do-pull")
        if pull.this:
            cards = self.say("anchor-this-card", case=case)
        elif pull.top:
            cards = self.units(pull.of, "any" if pull.count == 1 else "counted", case, count=pull.count)
        else:
            cards = self.random(pull.of, case, pull.count)
        words = {"cards": cards, "from": self.say("from-deck-top" if pull.top else f"from-{pull.from_}")}
        if pull.to == "obliterated":
            text = self.told(effect, "do-pull-obliterate", words)
        else:
            text = self.told(effect, "do-pull", {**words, "to": self.say(f"to-{pull.to}")})
        if pull.above_target is not None:
            text = self.say("pull-limit", effect=text, amount=pull.above_target)
        bonus = self.stats(pull.strength, pull.health)
        if bonus:
            text = self.say("pull-bonus", effect=text, count=pull.count, bonus=self.listed(bonus))
        text = self.priced(text, pull.cost)
        return self.say("pull-soulless", effect=text) if pull.soulless else text

    def do_improve(self, effect: Effect) -> str:
        improve = effect.improve
        assert improve is not None
        case = self.case_in("do-improve")
        cards = self.random(improve.of, case, improve.random) if improve.random else self.units(improve.of, "all", case)
        if improve.of.kind == "relic" and improve.health:
            parts = [self.say("bonus-durability", signed=f"{improve.health:+d}")]
        else:
            parts = self.stats(improve.strength, improve.health)
        if improve.cost:
            parts.append(self.say("bonus-cost", signed=f"{improve.cost:+d}"))
        words = {"cards": cards, "where": self.say(f"in-{improve.zone}"), "bonus": self.listed(parts)}
        return self.told(effect, "do-improve", words)
