"""One effect as a clause of a sentence, without capital or full stop: "deal 2 damage to an enemy unit"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.games.hand_of_the_gods.schema import Bonus, Effect, Filter, Group
from theagon.games.hand_of_the_gods.tables import touches_stone
from theagon.games.hand_of_the_gods.wording.phrases import amount_ending

if TYPE_CHECKING:
    from theagon.games.hand_of_the_gods.schema import SetTo, Summon, Who
    from theagon.games.hand_of_the_gods.wording.phrases import Number, Phrases

_PLAIN: Final = ("stun", "banish", "silence", "destroy", "execute", "return_to_hand", "ready")


def effect_text(phrases: Phrases, effect: Effect) -> str:
    """The clause for one effect, with its duration, how often it happens, and its condition."""
    gender = phrases.who_gender(effect.to) if isinstance(effect.to, str) else ""
    text = _operation(phrases, effect, gender)
    phrases.self_known = False
    until = effect.until
    if effect.banish:
        until = until or "your-next-turn"
    elif until == ("your-next-turn" if effect.stun else "lasting"):
        until = None  # what the word itself promises (HG4.30)
    if until:
        text = phrases.say(f"until-{until}", effect=text)
    if effect.repeat is not None:
        anew = "-anew" if isinstance(effect.to, Group) and effect.to.random is not None else ""
        message = f"repeat{anew}{amount_ending(effect.repeat)}"
        text = phrases.say(message, effect=text, **phrases.amount(effect.repeat))
    if effect.if_ is not None:
        text = phrases.say("if-effect", effect=text, condition=phrases.condition(effect.if_, effect.to, gender))
    return text


def bonus_text(phrases: Phrases, bonus: Bonus) -> str:
    """What a bonus adds: "+1/+1, +1 movement and Guard"."""
    parts = []
    if bonus.attack or bonus.health:
        attack, health = _signed(bonus.attack, bonus.health), _signed(bonus.health, bonus.attack)
        parts.append(phrases.say("bonus-stats", attack=attack, health=health))
    if bonus.movement:
        parts.append(phrases.say("bonus-movement", amount=_signed(bonus.movement)))
    if bonus.range:
        parts.append(phrases.say("bonus-range", amount=_signed(bonus.range)))
    given = [phrases.keyword(keyword, "accusative") for keyword in bonus.keywords]
    if bonus.protect:
        given.append(phrases.say("keyword-protect", amount=bonus.protect, case="accusative"))
    parts += [phrases.say("bonus-keyword", keyword=keyword) for keyword in given]
    return phrases.listed(parts)


def _signed(value: int, other: int = 0) -> str:
    """+2 or -2; a 0 beside a loss is a loss of nothing: -1/-0."""
    return f"-{-value}" if value < 0 or value == 0 > other else f"+{value}"


def _operation(phrases: Phrases, effect: Effect, gender: str) -> str:
    if effect.to is not None:
        return _on_units(phrases, effect, effect.to, gender)
    if effect.summon:
        return _summon(phrases, effect.summon)
    if effect.revive:
        of = replace(effect.revive.of, kind="unit")
        revived = phrases.cards(of, "any", phrases.case_in("do-revive"), random=True)
        return phrases.say("do-revive", object=revived, place=phrases.place(effect.revive.at, 1))
    if effect.discover:
        message = "do-discover-effect" if effect.discover.resolve else "do-discover"
        return phrases.say(message, pool=", ".join(phrases.name(card) for card in effect.discover.pool))
    return _for_player(phrases, effect)


def _for_player(phrases: Phrases, effect: Effect) -> str:
    if effect.draw:
        return phrases.say("do-draw", count=effect.draw)
    if effect.discard:
        return phrases.say("do-discard", count=effect.discard)
    if effect.mana:
        return phrases.say("do-mana", amount=effect.mana)
    if effect.leader_ability:
        return phrases.say("do-leader-ability", name=phrases.name(effect.leader_ability))
    if added := effect.add_card:
        message = "do-add-card-enemy" if added.side == "enemy" else "do-add-card"
        text = phrases.say(message, count=added.count, name=phrases.name(added.card))
        if added.cost:
            message = "do-add-card-cheaper" if added.cost < 0 else "do-add-card-dearer"
            text = phrases.say(message, effect=text, amount=abs(added.cost), count=added.count)
        return text
    if cost := effect.cost:
        message = "do-cost-less" if cost.change < 0 else "do-cost-more"
        cards = phrases.cards(cost.of, "all", phrases.case_in(message), number="many", in_hand=True)
        text = phrases.say(message, units=cards, amount=abs(cost.change))
        return phrases.say("until-this-turn", effect=text) if cost.until == "this-turn" else text
    raise ValueError(f"an effect that does nothing, or does it to nobody: {effect}")


def _summon(phrases: Phrases, summon: Summon) -> str:
    message = "do-summon" if summon.side == "yours" else f"do-summon-{summon.side}"
    place = phrases.place(summon.at, summon.count)
    return phrases.say(message, name=phrases.name(summon.card), count=summon.count, place=place)


def _on_units(phrases: Phrases, effect: Effect, to: Who | Group, gender: str) -> str:
    rule_out_stones = None if touches_stone(effect) else False  # whether to rule them out
    for operation, amount in (("damage", effect.damage), ("heal", effect.heal)):
        if amount is not None:
            # The units come before the amount, in the text and here: a chosen one is named at its first mention.
            message = f"do-{operation}{amount_ending(amount)}"
            units = _object(phrases, to, message, rule_out_stones)
            return phrases.say(message, object=units, **phrases.amount(amount, to, gender))
    if effect.set is not None:
        return _set(phrases, effect.set, to, gender)
    if effect.gain is not None:
        bonus = bonus_text(phrases, effect.gain)
        if to == "self":
            return phrases.say("do-gain-self", bonus=bonus, known="yes" if phrases.self_known else "no")
        return phrases.say("do-gain", object=_object(phrases, to, "do-gain", rule_out_stones), bonus=bonus)
    if effect.move is not None:
        message = "do-move-leap" if effect.move.leap else "do-move"
        return phrases.say(message, object=_object(phrases, to, message, rule_out_stones), steps=effect.move.steps)
    if effect.push is not None:
        message = "do-push" if phrases.scene.source == "unit" else "do-push-forward"
        return phrases.say(message, object=_object(phrases, to, message, rule_out_stones), steps=effect.push)
    if effect.transform is not None:
        units, name = _object(phrases, to, "do-transform", rule_out_stones), phrases.name(effect.transform)
        return phrases.say("do-transform", object=units, number=_number(to), name=name)
    for operation in _PLAIN:
        if getattr(effect, operation):
            message = f"do-{operation.replace('_', '-')}"
            return phrases.say(message, object=_object(phrases, to, message, rule_out_stones), number=_number(to))
    raise ValueError(f"an effect that does nothing to units: {effect}")


def _set(phrases: Phrases, values: SetTo, to: Who | Group, gender: str) -> str:
    what = "both" if None not in (values.attack, values.health) else "attack" if values.attack is not None else "health"
    units = _object(phrases, to, f"do-set-{what}", rule_out_stones=False)
    said = {
        name: phrases.amount_noun(amount, to, gender)
        for name, amount in (("attack", values.attack), ("health", values.health))
        if amount is not None
    }
    return phrases.say(f"do-set-{what}", object=units, number=_number(to), **said)


def _object(phrases: Phrases, to: Who | Group, message: str, rule_out_stones: bool | None) -> str:
    """To whom the sentence `message` happens, in the case that it asks for."""
    case = phrases.case_in(message)
    if not isinstance(to, Group):
        return phrases.who(to, case)
    if to.random is None and to.area and to.area.tile:  # one at most
        return phrases.units(to.all or Filter(), "the", case, area=to.area, rule_out_stones=rule_out_stones)
    if to.random is None:
        return phrases.units(
            to.all or Filter(), "all", case, number="many", area=to.area, rule_out_stones=rule_out_stones
        )
    if to.count == 1:
        return phrases.units(to.random, "any", case, random=True, area=to.area, rule_out_stones=rule_out_stones)
    return phrases.units(
        to.random,
        "counted",
        case,
        number="counted",
        count=to.count,
        random=True,
        area=to.area,
        rule_out_stones=rule_out_stones,
    )


def _number(to: Who | Group) -> Number:
    if not isinstance(to, Group):
        return "one"
    if to.random is None:
        return "one" if to.area and to.area.tile else "many"
    return "one" if to.count == 1 else "counted"
