"""What a card says, in three languages, made from what it does: text and rule cannot differ.

The words are in `text/<topic>.<language>.ftl`. The modules build on each other: `phrases` names units and cards,
`values` amounts and conditions, `piles` what becomes of cards, `blocks` what is chosen or left to chance, and `effects`
each deed. An effect has a sentence of its own, unless it belongs to a series (`series`), goes on from a condition
(`conditions`), or is done to all the units to which the one before was ("them").
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.games.card_language.phrases import sentence
from theagon.games.gods_unchained.schema import Ability, Effect
from theagon.games.gods_unchained.schema.filters import Filter, Group
from theagon.games.gods_unchained.schema.vocabulary import TRIGGERS
from theagon.games.gods_unchained.wording.blocks import states
from theagon.games.gods_unchained.wording.conditions import goes_on
from theagon.games.gods_unchained.wording.effects import Effects
from theagon.games.gods_unchained.wording.phrases import TEXTS as TEXTS
from theagon.games.gods_unchained.wording.series import parts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.games.card_language.phrases import Arguments
    from theagon.games.gods_unchained.schema import Card, Target
    from theagon.games.gods_unchained.schema.vocabulary import CardKind
    from theagon.games.translated import Words

_GODS: Final = {Filter(side="friendly", kind="god"): "your-god", Filter(side="enemy", kind="god"): "enemy-god"}
OF_ITSELF: Final = ("drawn", "match-start")  # what a card answers that is not on the board
_WHOM: Final = (("whom", "accusative"), ("other", "no"), ("actor", "first"))
"""What the message of an event between two units says of them, or else what holds: the case of the second; whether a
creature is called "another" there; and whether, of a unit that then gains something itself, only the effect speaks."""
_SENTENCES: Final = ("cannot-attack", "cannot-attack-gods")
"""Keywords that are no names of what a creature has: each is a sentence of its own."""
_OF_GODS: Final = ("attacks", "attacked")  # of a relic: its god's


def card_text(card: Card, cards: Mapping[str, Card], language: str) -> list[str]:
    """The lines of a card's rules text; none for a card that only has its values.

    `cards` has every card that it may mention, by id. Raises `LookupError` for an unknown language.
    """
    phrases = CardText(language, cards, card.kind, card.target)
    words = [phrases.say(f"keyword-{name}") for name in card.keywords if name not in _SENTENCES]
    bounds = [phrases.say(f"keyword-{name}") for name in card.keywords if name in _SENTENCES]
    # What the card does in hand and as it is played is read before what it does later.
    in_order = sorted(card.abilities, key=lambda ability: ability.on != "roar" and ability.zone != "hand")
    abilities = [
        _ability_text(card.kind, ability, cards, language, on, card.name)
        for ability, on in _named_at_once(in_order, language)
    ]
    if card.do:
        return [*(sentence(clause) for clause in (*words, *bounds, *_clauses(phrases, card.do))), *abilities]
    words += phrases.numbers(card, "inborn")
    stated = [*([", ".join(words)] if words else []), *bounds]
    lines = [" ".join(map(sentence, stated))] if stated else []
    if card.for_a_turn:
        given = phrases.listed([phrases.keyword_given(name) for name in card.for_a_turn])
        lines.append(sentence(phrases.say("line-for-a-turn", words=given)))
    return [*lines, *abilities]


def _named_at_once(abilities: Sequence[Ability], language: str) -> list[tuple[Ability, str]]:
    """The abilities, two that do the same as one where the language names both: with the event of the second, or "".

    Such as "Roar and afterlife: Draw a card".
    """
    said: list[tuple[Ability, str]] = []
    for ability in abilities:
        first, on = said[-1] if said else (ability, "")
        alike = bool(said) and not on and ability == replace(first, on=ability.on)
        if alike and TEXTS.has_form(language, f"when-{first.on}", ability.on):
            said[-1] = first, ability.on
        else:
            said.append((ability, ""))
    return said


def _ability_text(
    own: CardKind, ability: Ability, cards: Mapping[str, Card], language: str, also: str = "", name: Words | None = None
) -> str:
    """The line of an ability of a card with this `name`, or of one that a unit is given, of the kind `own`.

    `also`: the other event that has it happen.
    """
    phrases = CardText(language, cards, own, ability=ability)
    if own == "creature" and ability.of is not None and ability.of.kind == "creature":
        phrases.this = name
    (message, who), trigger = _event(phrases, ability), TRIGGERS[ability.on]
    phrases.granted = name is None
    # Only behind the event could "this creature" be the one that is destroyed.
    if own == "creature" and any(effect.destroy for effect in ability.do):
        phrases.this = name
    later = ability.do[0].later if len(ability.do) == 1 else None
    if later is not None and phrases.has_form(message, later.at):
        also, ability = later.at, replace(ability, do=later.do)
    from_zone = f"line-from-{ability.zone}" if ability.zone and ability.on not in OF_ITSELF else ""
    told = trigger.of == "card" or trigger.whose
    within = told and from_zone and phrases.has_form(from_zone, "within")
    # The line has named the card itself, and no other meanwhile that a pronoun could mean.
    gender = phrases.note("anchor-this-card", "gender", "neuter")
    clear = trigger.of is None or (ability.of is not None and phrases.gender_of(ability.of) != gender)
    if ability.on == "drawn" or (from_zone and clear) or within:
        phrases.name_last("this-card", "anchor-this-card")
    effect = _what_happens(phrases, ability, named=trigger.named)
    if within:
        effect = phrases.form(from_zone, "within", line=effect)
    line = phrases.form(message, also, effect=effect, after=ability.after, **who)
    if ability.once:
        line = phrases.say("line-once", line=line)
    return sentence(phrases.say(from_zone, line=line) if from_zone and not within else line)


def _what_happens(phrases: CardText, ability: Ability, *, named: bool) -> str:
    """The effects of an ability under its condition; in sentences of their own after the name of an event."""
    condition = phrases.condition(ability.if_) if ability.if_ is not None else None
    stated = [states(effect) for effect in ability.do]
    orders = phrases.has_form("also", "ordered") and (True, False) in pairwise(stated)
    phrases.mixed = orders and all(effect.gain for effect in ability.do if states(effect))
    clauses = _clauses(phrases, ability.do)
    said = pairwise(() if phrases.mixed else ability.do)
    pairs = [(after.if_ is not None, states(before), states(after)) for before, after in said]
    turns = ["if" if asks else "no" if first == then else "yes" if first else "stated" for asks, first, then in pairs]
    phrases.bound = condition is not None
    effect = phrases.joined(clauses, apart=named and condition is None, orders=not any(stated), turns=turns)
    return effect if condition is None else phrases.say("if-ability", condition=condition, effect=effect)


def mode_texts(card: Card, cards: Mapping[str, Card], language: str) -> tuple[str, ...]:
    """The sentence of each thing of which the card lets its player choose one; none if it lets choose none."""
    for ability in (*card.abilities, None):
        for effect in card.do if ability is None else ability.do:
            if effect.choose_one is not None:
                phrases = CardText(language, cards, card.kind, card.target, ability)
                return tuple(map(sentence, phrases.each_mode([mode.do for mode in effect.modes])))
    return ()


def _event(phrases: CardText, ability: Ability) -> tuple[str, Arguments]:
    """The message for the event that an ability answers, and the words for whom it is about."""
    message, trigger = f"when-{ability.on}", TRIGGERS[ability.on]
    if trigger.named or ability.on in OF_ITSELF:
        return message, {}
    if trigger.whose:
        return message, {"whose": ability.whose}
    if trigger.of == "card":
        assert ability.of is not None  # the checks have seen to it
        side = ability.of.side
        phrases.rival = side == "enemy"
        played = phrases.units(replace(ability.of, side="any"), "any", phrases.case_in(message))
        phrases.name_last("it", phrases.head(ability.of))
        if ability.on == "card-played" and ability.of.kind == "spell":
            phrases.played = "spell", {"friendly": "yours", "enemy": "enemy"}.get(side, "any")
        return message, {"card": played, "side": side}
    whom = f"{message}-whom"
    case = phrases.case_in(message if ability.by is None else whom)
    if ability.of in _GODS:
        phrases.by = ability.of  # of a god, so that "the others" would be the other gods
        who = phrases.who(_GODS[ability.of], case)
    elif ability.of is not None:
        who = phrases.units(ability.of, "any", case)
        phrases.name_last("it" if trigger.it is None else None, phrases.head(ability.of))
    else:
        own = "your-god" if phrases.own == "relic" and ability.on in _OF_GODS else "self"
        who = phrases.who(own, case)
    gender = phrases.gender
    if ability.by is not None:
        case, other, actor = (phrases.note(whom, *asked) for asked in _WHOM)
        another = other == "yes" and ability.by == Filter()
        by = phrases.other_of_event(replace(ability.by, other=another), case)
        known = actor == "later" and ability.of is None and _gains(ability.do[0])
        if known:
            phrases.name_last(None)
        apart = another and ability.of is None and phrases.own == "creature"
        return whom, {"who": who, "whom": by, "gender": gender, "known": known, "another": apart}
    return message, {"who": who, "gender": gender}


def _gains(effect: Effect) -> bool:
    """Whether the unit of the ability gains something itself."""
    return bool(effect.gain) and effect.to == "self" and effect.if_ is None


def _clauses(phrases: CardText, do: Sequence[Effect]) -> list[str]:
    """What is done, a clause each; first, where no effect names the target as its sentence begins, whom to choose."""
    clauses = []
    if phrases.target is not None and not _names_target_at_once(do, phrases.target):
        clauses.append(phrases.say("do-choose", object=phrases.new_target("any", phrases.case_in("do-choose"))))
    return [*clauses, *phrases.clauses(do)]


# ---- effects -------------------------------------------------------------------------------------------------------


def _names_target_at_once(do: Sequence[Effect], target: Target) -> bool:
    """Whether the first sentence about the target can name it: unless that asks about it, or two sentences are one."""
    if next(parts(do, target)).series == "shared":
        return True
    for position, effect in enumerate(do):
        if _names_target(effect):
            following = do[position + 1] if position + 1 < len(do) else None
            either = following is not None and _names_target(following) and goes_on(effect, following) == "otherwise"
            return not either and (effect.if_ is None or effect.if_.target is None)
        if _speaks_of_others(effect):
            return False
    return False


def _speaks_of_others(effect: Effect) -> bool:
    """Whether an effect is for units other than the target."""
    f = effect.to.all if isinstance(effect.to, Group) else None
    return f is not None and f.other


def _names_target(effect: Effect) -> bool:
    """Whether the sentence of an effect can name the target."""
    copied = (effect.add.copy_of if effect.add else None, getattr(effect.transform, "copy_of", None))
    return effect.to == "target" or "target" in copied


class CardText(Effects):
    """The effects of a card, among them that it gives abilities."""

    def line_of(self, ability: Ability) -> str:
        return _ability_text("creature", ability, self.cards, self.language)
