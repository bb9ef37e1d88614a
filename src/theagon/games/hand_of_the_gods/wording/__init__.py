"""What a card says, in three languages, made from what it does: text and rule cannot differ.

The words are in `text/<topic>.<language>.ftl`; `phrases` names units, cards, places and amounts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from theagon.cards.grammar import signed
from theagon.games.card_language.operations import operation
from theagon.games.card_language.phrases import sentence
from theagon.games.hand_of_the_gods.rules.world import OFFERED
from theagon.games.hand_of_the_gods.schema import TRIGGERS, Bonus, Effect, Filter, Group, Value
from theagon.games.hand_of_the_gods.tables import touches_stone
from theagon.games.hand_of_the_gods.wording.phrases import TEXTS as TEXTS
from theagon.games.hand_of_the_gods.wording.phrases import Context, Phrases
from theagon.games.translated import inflected, pronoun_gender

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from theagon.games.card_language.phrases import Arguments, Number
    from theagon.games.hand_of_the_gods import schema
    from theagon.games.hand_of_the_gods.schema import Ability, Aura, Card, Condition, Leader, Target, Who, Words
    from theagon.games.hand_of_the_gods.wording.phrases import Which

_MAY_BE_THE_TARGET: Final = frozenset(
    {"to", "at", "around", "column", "row", "tile", "attack_of", "health_of", "missing_health_of"}
)


_OF_PLAYERS: Final = ("draw", "discard", "mana", "cost")  # the clauses of these name who draws, discards, pays


def card_names(cards: Iterable[Card], leaders: Iterable[Leader]) -> dict[str, Words]:
    """What texts call the cards and leader abilities that they mention, by id."""
    return {leader.id: leader.ability for leader in leaders} | {card.id: card.name for card in cards}


def card_text(card: Card, names: Mapping[str, Words], language: str) -> list[str]:
    """The lines of a card's rules text; none for a unit that only has its values.

    `names` are those of `card_names`. Cost, values and subtypes are not part of the text. Raises `KeyError` for a card
    that mentions one without a name, `LookupError` for a language that is not there.
    """
    if card.kind == "spell":
        return _played_text(
            Context("spell", target=card.target, rule_out_stones=_rule_out_stones(card.do)), card.do, names, language
        )
    phrases = Effects(language, names, Context("unit"))
    stated = [name for name in card.keywords if phrases.is_stated(name)]
    keywords = phrases.keywords(name for name in card.keywords if name not in stated)
    if card.protect:
        keywords.append(phrases.say("keyword-protect", amount=card.protect, case="nominative"))
    listed = [phrases.listed(keywords, "list-keywords", "list-keywords")] if keywords else []
    lines = [". ".join([*listed, *phrases.keywords(stated)])] if card.keywords or card.protect else []
    if card.deploy == "anywhere":
        lines.append(phrases.say("line-deploy-anywhere"))
    if card.neutral:
        lines.append(phrases.say("line-neutral"))
    lines += [_aura_text(phrases, aura, card) for aura in card.auras]
    return [*map(sentence, lines), *(_ability_text(card, ability, names, language) for ability in card.abilities)]


def leader_text(leader: Leader, names: Mapping[str, Words], language: str) -> list[str]:
    """The lines of a leader ability's text, as `card_text` gives them."""
    return _played_text(
        Context("leader", target=leader.target, rule_out_stones=_rule_out_stones(leader.do)), leader.do, names, language
    )


def _played_text(context: Context, do: Sequence[Effect], names: Mapping[str, Words], language: str) -> list[str]:
    return [sentence(clause) for clause in _clauses(Effects(language, names, context), do, None, apart=True)]


def _aura_text(phrases: Effects, aura: Aura, card: Card) -> str:
    """The line of an aura of a card."""
    of = replace(aura.of, other=True) if aura.area is None and _could_be_meant(card, aura.of) else aura.of
    units = phrases.units(
        of,
        "all",
        phrases.case_in("line-aura"),
        number="many",
        area=aura.area,
        rule_out_stones=None if touches_stone(Effect(gain=aura.gain)) else False,
    )
    return phrases.say("line-aura", object=units, bonus=phrases.bonus(aura.gain))


def _could_be_meant(card: Card, of: Filter) -> bool:
    """Whether a filter of an aura would pass the unit of the card, to which its own aura gives nothing."""
    friendly, named = of.side in ("friendly", "any"), of.card in (None, card.id)
    return friendly and named and of.subtype in (None, *card.subtypes) and of.not_subtype not in card.subtypes


def _ability_text(card: Card, ability: Ability, names: Mapping[str, Words], language: str) -> str:
    stones = _rule_out_stones(ability.do)
    context = Context("unit", on=ability.on, target=ability.target, rule_out_stones=stones, this=card.name)
    phrases = Effects(language, names, context)
    trigger = TRIGGERS[ability.on]
    if ability.of is not None:
        if trigger.it is not None:
            phrases.name_last("it")
    elif trigger.own:
        phrases.last = "self" if trigger.of else "subject"
    several = trigger.named and (ability.if_ is None or ability.if_.target is not None)
    apart = several and not phrases.has_form(f"line-{ability.on}", "whole")
    own: bool | str | None = None
    if not trigger.named and ability.if_ is None and _acts(phrases, ability.do[0]):
        own = ability.of is None and trigger.own
        if trigger.of is None:
            own = "named" if trigger.it is not None and not trigger.own else "unnamed"
    own = phrases.behind_times(ability.do[0], own)
    effect = phrases.joined(_clauses(phrases, ability.do, ability.if_, apart=apart), apart=apart)
    if own is not None:
        effect = phrases.say("this-acts", effect=effect, own=own, this=phrases.this)
    line = sentence(_when(phrases, ability, effect))
    if ability.priority is not None:
        line = phrases.say("line-priority", line=line, priority=phrases.say(f"priority-{ability.priority}"))
    return line


def _acts(phrases: Effects, effect: Effect) -> bool:
    """Whether the clause of an effect says what the unit of its ability does, without naming it."""
    another = phrases.loses(effect) and phrases.case_in("do-lose") == "nominative"  # is the subject of the clause
    return effect.if_ is None and effect.to != "self" and operation(effect) not in _OF_PLAYERS and not another


def _is_asked(condition: Condition | None, effect: Effect) -> bool:
    """Whether an effect is done to the unit of its condition, which would seem to be the one that does it."""
    return condition is not None and condition.it is not None and effect.to == "it"


def _when(phrases: Effects, ability: Ability, effect: str) -> str:
    trigger = TRIGGERS[ability.on]
    if trigger.named:
        return phrases.say(f"line-{ability.on}{'-activated' if ability.activated else ''}", effect=effect)
    message = f"when-{ability.on}"
    if trigger.of == "card":
        of = ability.of or Filter()
        card = phrases.cards(of, "any", phrases.case_in(message))
        return phrases.say(message, effect=effect, subject=card, side=of.side)
    if trigger.of == "unit":
        case = phrases.case_in(message)
        if ability.of is None and trigger.own:
            return phrases.say(message, effect=effect, subject=phrases.who("self", case))
        return phrases.say(message, effect=effect, subject=phrases.units(ability.of or Filter(), "any", case))
    acts = operation(ability.do[0]) not in _OF_PLAYERS
    return phrases.say(message, effect=effect, whose=ability.whose, acts=acts)


def _clauses(phrases: Effects, do: Sequence[Effect], condition: Condition | None, *, apart: bool) -> list[str]:
    """What is done, a clause each: first, where the effects cannot name the target as they go, what to choose.

    `apart`: whether each becomes a sentence. Under a condition all is one clause, so that nobody takes its end for
    unconditional.
    """
    clauses = []
    if condition is not None and _ends_with_condition(phrases, do, condition):
        phrases.last = "subject"
        clause = phrases.unconditional(do[0])
        beside = condition.area is not None and condition.area.around == "self"  # it names this unit
        said: Arguments = {"condition": phrases.condition(condition), "beside": beside}
        return [phrases.form("if-effect", "own", effect=clause, **said)]
    lone = do[0].if_ if condition is None else condition
    if lone is not None and _follows(phrases, do, lone):
        clause = phrases.unconditional(do[0])
        if lone.self_ is not None:
            phrases.last, phrases.owner = "subject", None  # it goes without saying
        return [phrases.say("if-effect", effect=clause, condition=phrases.condition(lone))]
    asked = condition is not None and condition.target is not None
    under = None if condition is None or asked else phrases.condition(condition)
    choice = []
    if phrases.context.target is not None and (asked or not _named_in_passing(phrases.context.target, do)):
        case = phrases.case_in("do-choose")
        choice.append(phrases.say("do-choose", object=phrases.new_target(case, "any")))
        phrases.target_known = True
    if asked and condition is not None:
        under, apart = phrases.condition(condition), False
    before: Effect | None = None
    own = phrases.behind_times(do[0], "unnamed") if _is_asked(condition, do[0]) else None
    for effect in do:
        phrases.goes_on = not apart and effect is not do[-1]
        phrases.joins = not apart and effect is not do[0]
        more = not apart and before is not None and phrases.is_more(before, effect)
        clauses.append(phrases.more(effect) if more else phrases.effect(effect))
        before = effect
    if own is not None:
        clauses[0] = phrases.say("this-acts", effect=clauses[0], own=own, this=phrases.this)
    if under is None:
        return [*choice, *clauses]
    first, met = (choice, clauses) if asked else ([], [*choice, *clauses])
    return [*first, phrases.say("if-ability", condition=under, effect=phrases.joined(met))]


def _ends_with_condition(phrases: Effects, do: Sequence[Effect], condition: Condition) -> bool:
    """Whether a sentence about its own unit, which it need not name, ends with a condition about another one.

    The unit named last in a condition before it would seem to be the one that gains something, unless the language
    then names the unit that gains (`.own`).
    """
    trigger = None if phrases.context.on is None else TRIGGERS[phrases.context.on]
    implied = trigger is not None and (trigger.named or phrases.last == "subject")
    at_end = trigger is None or trigger.named or not phrases.has_form("if-ability", "own")
    alone = len(do) == 1 and do[0].to == "self" and do[0].gain is not None
    return implied and at_end and condition.self_ is None and alone


def _follows(phrases: Effects, do: Sequence[Effect], condition: Condition) -> bool:
    """Whether a language says what befalls this unit, or the one it strikes, before the condition that it meets."""
    trigger = None if phrases.context.on is None else TRIGGERS[phrases.context.on]
    acts = trigger is not None and not trigger.named and trigger.of is None and (trigger.own or trigger.it is None)
    met = {"self": condition.self_, "it": condition.it}.get(str(do[0].to))
    return acts and len(do) == 1 and met is not None and phrases.has_form("if-effect", "last")


def _rule_out_stones(do: Sequence[Effect]) -> bool | None:
    """Whether to say that the target is no stone: where some of what is done to it could be done to one, some not.

    Where none could, it goes without saying; where all could, it is as the target's filter says.
    """
    could = {touches_stone(effect) for effect in do if effect.to == "target"}
    return None if could <= {True} else True in could


def _named_in_passing(target: Target, do: Sequence[Effect]) -> bool:
    """Whether the first mention of the target is one that can name it in full: "deal 2 damage to an enemy unit"."""
    first = next((effect for effect in do if _mentions_target(effect)), None)
    if first is None or first.to == "target":
        return first is not None
    area = first.to.area if isinstance(first.to, Group) else None
    where = [part for part in (area, first.summon, first.revive) if part is not None]
    return target.unit is None and any(map(_mentions_target, where))


def _mentions_target(part: Struct) -> bool:
    """Whether an effect, or a part of one, mentions the target."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, Struct):
            if name == "target" or _mentions_target(value):
                return True
        elif name in _MAY_BE_THE_TARGET and value in ("target", "around-target"):
            return True
    return False


# ---- effects -------------------------------------------------------------------------------------------------------


class Effects(Phrases):
    """Phrases for whole effects, such as "deal 2 damage to an enemy unit"."""

    def unconditional(self, effect: Effect) -> str:
        self.about(effect.to)
        own = self.behind_times(effect, "unnamed") if _is_asked(effect.if_, effect) else None
        text = super().unconditional(effect)
        return text if own is None else self.say("this-acts", effect=text, own=own, this=self.this)

    def behind_times(self, effect: Effect, own: str | bool | None) -> str | bool | None:
        """Put off who acts, `own` of `this-acts`, where a language says it behind how often; or return it."""
        within = effect.repeat is not None and self.has_form("this-acts", "times")
        self.actor = own if within else None
        return None if within else own

    def duration(self, effect: Effect) -> str | None:
        if effect.banish:
            until = effect.until or "your-next-turn"
            return None if self.has_form("do-banish", until) else until
        promised = "your-next-turn" if effect.stun else "lasting"  # by the word itself (HG4.30)
        return None if effect.until == promised else effect.until

    def repeated(self, effect: Effect, text: str) -> str:
        assert effect.repeat is not None
        if self.actor is not None:
            text, self.actor = self.say("this-acts", effect=text, own=self.actor, this=self.this), None
        how = "-redrawn" if isinstance(effect.to, Group) and effect.to.random is not None else ""
        return self.say(f"repeat{how}{self.amount_ending(effect.repeat)}", effect=text, **self.amount(effect.repeat))

    def whom(self, effect: Effect, message: str) -> Arguments:
        assert effect.to is not None
        known: bool | str = effect.to == self.last
        if effect.to == "self":
            known = "other" if self.last in ("it", "summoned") else False
            known = "joined" if self.last == "summoned" and self.joins else known
            known = self._is_subject(effect.to) or known
        said = {"number": _number(effect.to), "source": self.context.source, "known": known, "gender": self.gender}
        said["this"] = self.this
        said["ordered"] = self.context.source != "unit"  # a spell tells its player what to do
        return {"object": self._object(effect.to, message, None if touches_stone(effect) else False), **said}

    def _object(self, to: Who | Group, message: str, rule_out_stones: bool | None) -> str:
        case, number = self.case_in(message), _number(to)
        if not isinstance(to, Group):
            again, self.last = to == self.last or self._is_subject(to), to
            return self.say("anchor-again", case=case, gender=self.gender) if again else self.who(to, case)
        self.last = None
        which: Which = "the" if number == "one" else "all"
        if to.random is not None:
            which = "any" if number == "one" else "counted"
        return self.units(
            to.random or to.all or Filter(),
            which,
            case,
            number=number,
            count=to.count,
            random=to.random is not None,
            area=to.area,
            rule_out_stones=rule_out_stones,
        )

    def _is_subject(self, to: Who) -> bool:
        """Whether the event has named this unit alone, and the language then calls it by a pronoun."""
        named = to == "self" and self.last == "subject"
        return named and self.has_form("anchor-self", "again")

    def told(self, effect: Effect, message: str, words: Arguments) -> str:
        if effect.to == "self" and self.has_form(message, "own"):
            return self.form(message, "own", **words)
        return super().told(effect, message, words)

    # ---- operations of more than a word -----------------------------------------------------------------------------

    def is_more(self, before: Effect, effect: Effect) -> bool:
        """Whether an effect deals the damage of the one before to another, and the language then says only whom."""
        alike = isinstance(effect.damage, int) and effect == Effect(damage=before.damage, to=effect.to)
        return alike and before == replace(effect, to=before.to) and self.has_form("do-damage", "more")

    def more(self, effect: Effect) -> str:
        """Whom the damage just told is dealt to besides."""
        return self.form("do-damage", "more", **self.whom(effect, "do-damage"))

    def do_heal(self, effect: Effect, healed: schema.Amount) -> str:
        own = {"self": Value(missing_health_of="self"), "target": Value(missing_health_of="target")}
        fully = isinstance(effect.to, str) and healed == own.get(effect.to)
        if not fully or not self.has_form("do-heal-equal", "full"):
            return self.done(effect)
        return self.form("do-heal-equal", "full", **self.whom(effect, "do-heal-equal"))

    def do_gain(self, effect: Effect, gained: Bonus) -> str:
        bonus = self.bonus(gained)
        if effect.to == "self":
            headed = self.context.on is not None and TRIGGERS[self.context.on].named
            implied = "headed" if headed else "implied"
            known = self.last == "self" or (implied if self.last == "subject" else False)
            known = "implied" if self.unnamed and known is True else known
            return self.say("do-gain-self", bonus=bonus, known=known, this=self.this)
        message = "do-lose" if self.loses(effect) else "do-gain"
        return self.say_of(message, {"bonus": bonus, **self.whom(effect, message)})

    def loses(self, effect: Effect) -> bool:
        """Whether an effect takes attack from units."""
        return effect.gain is not None and effect.gain.attack < 0

    def bonus(self, bonus: Bonus) -> str:
        """What a bonus adds: "+1/+1, +1 movement and Guard"."""
        parts = []
        if bonus.attack or bonus.health:
            attack, health = _signed(bonus.attack, bonus.health), _signed(bonus.health, bonus.attack)
            parts.append(self.say("bonus-stats", attack=attack, health=health))
        if bonus.movement:
            parts.append(self.say("bonus-movement", amount=_signed(bonus.movement)))
        if bonus.range:
            parts.append(self.say("bonus-range", amount=_signed(bonus.range)))
        parts += [self._keyword_bonus(keyword) for keyword in bonus.keywords]
        if bonus.protect:
            parts.append(self.say("keyword-protect", amount=bonus.protect, case="accusative"))
        return self.listed(parts)

    def _keyword_bonus(self, name: str) -> str:
        """A keyword as what a unit gains: in its own form `.given`, where it has one."""
        if self.has_form(f"keyword-{name}", "given"):
            return self.form(f"keyword-{name}", "given")
        return self.say("bonus-keyword", keyword=self.keyword_given(name))

    def do_set(self, effect: Effect, to: schema.SetTo) -> str:
        values = {name: amount for name in ("attack", "health") if (amount := getattr(to, name)) is not None}
        message = f"do-set-{'both' if len(values) == 2 else next(iter(values))}"
        if len(values) == 2 and values["attack"] == values["health"]:
            message = "do-set-alike"
        whom = self.whom(effect, message)
        return self.say_of(message, {**whom, **{name: self.amount_noun(amount) for name, amount in values.items()}})

    def do_summon(self, effect: Effect, summon: schema.Summon) -> str:
        by_name = inflected(self.words_of(summon.card), self.language, summon.count)
        said = {"inflected": by_name, "gender": pronoun_gender(self.words_of(summon.card), self.language) or ""}
        text = self.done(effect, place=self.place(summon.at, summon.count, summon.side), **said)
        self.last = "summoned"
        return text

    def do_revive(self, effect: Effect, revive: schema.Revive) -> str:
        revived = self.cards(replace(revive.of, kind="unit"), "any", self.case_in("do-revive"), random=True)
        return self.done(effect, object=revived, place=self.place(revive.at, 1, come_from="graveyard"))

    def do_banish(self, effect: Effect, _: bool) -> str:
        """The sentence, in which a language may say for how long."""
        until = effect.until or "your-next-turn"
        return self.form("do-banish", until, **self.whom(effect, "do-banish"))

    def do_discover(self, effect: Effect, discover: schema.Discover) -> str:
        pool = [self.say("pool-name", name=self.name(card)) for card in discover.pool]
        offered = len(pool) if len(pool) > OFFERED else "all"
        return self.done(effect, pool=self.listed(pool, "list-pool"), offered=offered)

    def do_add_card(self, effect: Effect, added: schema.AddCard) -> str:
        text = self.done(effect)
        if added.cost:
            message = "do-add-card-cheaper" if added.cost < 0 else "do-add-card-dearer"
            text = self.say(message, effect=text, amount=abs(added.cost), count=added.count)
        return text

    def do_cost(self, _: Effect, cost: schema.CostChange) -> str:
        message = "do-cost-less" if cost.change < 0 else "do-cost-more"
        cards = self.cards(cost.of, "all", self.case_in(message), number="many", in_hand=True)
        text = self.say(message, units=cards, amount=abs(cost.change))
        return self.say("until-this-turn", effect=text) if cost.until == "this-turn" else text


def _signed(value: int, other: int = 0) -> str:
    """+2 or −2; a 0 beside a loss is a loss of nothing: −1/−0."""
    return "−0" if value == 0 > other else signed(value)


def _number(to: Who | Group) -> Number:
    if not isinstance(to, Group):
        return "one"
    if to.random is None:
        return "one" if to.area and to.area.tile else "many"  # on a tile there is one at most
    return "one" if to.count == 1 else "counted"
