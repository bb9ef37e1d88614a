"""The rules text of a whole card or leader: one line for its keywords, then one for each thing that it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from theagon.games.card_language.phrases import sentence
from theagon.games.hand_of_the_gods.schema import TRIGGERS, Effect, Filter, Group
from theagon.games.hand_of_the_gods.tables import touches_stone
from theagon.games.hand_of_the_gods.wording.effects import Effects
from theagon.games.hand_of_the_gods.wording.phrases import Scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from theagon.games.hand_of_the_gods.schema import Ability, Aura, Card, Condition, Leader, Target, Words

_MAY_BE_THE_TARGET: Final = frozenset(
    {"to", "at", "around", "column", "row", "tile", "attack_of", "health_of", "missing_health_of"}
)


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
            Scene("spell", target=card.target, rule_out_stones=_rule_out_stones(card.do)), card.do, names, language
        )
    phrases = Effects(language, names, Scene("unit"))
    keywords = [phrases.keyword(keyword, "nominative") for keyword in card.keywords]
    if card.protect:
        keywords.append(phrases.say("keyword-protect", amount=card.protect, case="nominative"))
    lines = [", ".join(keywords)] if keywords else []
    if card.deploy == "anywhere":
        lines.append(phrases.say("line-deploy-anywhere"))
    if card.neutral:
        lines.append(phrases.say("line-neutral"))
    lines += [_aura_text(phrases, aura) for aura in card.auras]
    return [*map(sentence, lines), *(_ability_text(ability, names, language) for ability in card.abilities)]


def leader_text(leader: Leader, names: Mapping[str, Words], language: str) -> list[str]:
    """The lines of a leader ability's text, as `card_text` gives them."""
    return _played_text(
        Scene("leader", target=leader.target, rule_out_stones=_rule_out_stones(leader.do)), leader.do, names, language
    )


def _played_text(scene: Scene, do: Sequence[Effect], names: Mapping[str, Words], language: str) -> list[str]:
    return [sentence(clause) for clause in _clauses(Effects(language, names, scene), do, None)]


def _aura_text(phrases: Effects, aura: Aura) -> str:
    of = aura.of if aura.area else replace(aura.of, other=True)  # a unit has no aura for itself
    units = phrases.units(
        of,
        "all",
        phrases.case_in("line-aura"),
        number="many",
        area=aura.area,
        rule_out_stones=None if touches_stone(Effect(gain=aura.gain)) else False,
    )
    return phrases.say("line-aura", object=units, bonus=phrases.bonus(aura.gain))


def _ability_text(ability: Ability, names: Mapping[str, Words], language: str) -> str:
    scene = Scene("unit", on=ability.on, target=ability.target, rule_out_stones=_rule_out_stones(ability.do))
    phrases = Effects(language, names, scene)
    trigger = TRIGGERS[ability.on]
    phrases.self_known = trigger.own and ability.if_ is None and ability.of is None
    clauses = _clauses(phrases, ability.do, ability.if_)
    effect = phrases.joined(clauses, apart=trigger.named and ability.if_ is None)
    line = sentence(_when(phrases, ability, effect))
    if ability.priority is not None:
        line = phrases.say("line-priority", line=line, priority=phrases.say(f"priority-{ability.priority}"))
    return line


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
    return phrases.say(message, effect=effect, whose=ability.whose, conditional="no" if ability.if_ is None else "yes")


def _clauses(phrases: Effects, do: Sequence[Effect], condition: Condition | None) -> list[str]:
    """What is done, a clause each: first, where the effects cannot name the target as they go, what to choose.

    Under a condition all is one clause, so that nobody takes its end for unconditional.
    """
    clauses = []
    under = None if condition is None else phrases.condition(condition)
    if phrases.scene.target is not None and not _named_in_passing(phrases.scene.target, do):
        case = phrases.case_in("do-choose")
        clauses.append(phrases.say("do-choose", object=phrases.new_target(case, "any")))
        phrases.target_known = True
    clauses += [phrases.effect(effect) for effect in do]
    return clauses if under is None else [phrases.say("if-ability", condition=under, effect=phrases.joined(clauses))]


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
    """Whether an effect, or a part of one, speaks of the target at all."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, Struct):
            if name == "target" or _mentions_target(value):
                return True
        elif name in _MAY_BE_THE_TARGET and value in ("target", "around-target"):
            return True
    return False
