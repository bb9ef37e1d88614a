"""The rules text of a whole card: one line for its keywords, then one for each thing that it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.cards.grammar import capital
from theagon.games.card_language.phrases import sentence
from theagon.games.gods_unchained.schema import TRIGGERS
from theagon.games.gods_unchained.wording.effects import Effects

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.games.gods_unchained.schema import Ability, Card, Effect
    from theagon.games.words import Words

_OF_GODS: Final = ("attacks", "attacked")  # of a relic: its god's


def card_text(card: Card, names: Mapping[str, Words], language: str) -> list[str]:
    """The lines of a card's rules text; none for a card that only has its values.

    `names` has the name of every card that it may mention, by id. Raises `LookupError` for an unknown language.
    """
    phrases = Effects(language, names, card.kind, card.target)
    if card.do:
        return [sentence(clause) for clause in _clauses(phrases, card.do)]
    words = [phrases.say(f"keyword-{name}") for name in card.keywords]
    words += phrases.numbers(card)
    lines = [", ".join(words)] if words else []
    if card.for_a_turn:
        lines.append(phrases.say("line-for-a-turn", words=phrases.keywords(card.for_a_turn)))
    return [*map(sentence, lines), *(_ability_text(card, ability, names, language) for ability in card.abilities)]


def _ability_text(card: Card, ability: Ability, names: Mapping[str, Words], language: str) -> str:
    phrases = Effects(language, names, card.kind, ability.target)
    # The condition is looked at before the target is chosen, and speaks of other things.
    condition = phrases.condition(ability.if_) if ability.if_ is not None else None
    head = _who(phrases, card, ability)
    clauses = _clauses(phrases, ability.do)
    trigger = TRIGGERS[ability.on]
    effect = phrases.joined(clauses, apart=trigger.named and condition is None)
    if condition is not None:
        effect = phrases.say("if-ability", condition=condition, effect=effect)
    if trigger.named:
        effect = capital(effect)
    line = phrases.say(head.pop("message"), effect=effect, **head)
    return sentence(phrases.say(f"line-from-{ability.zone}", line=line) if ability.zone else line)


def _who(phrases: Effects, card: Card, ability: Ability) -> dict[str, str]:
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
        own = "your-god" if card.kind == "relic" and ability.on in _OF_GODS else "self"
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
