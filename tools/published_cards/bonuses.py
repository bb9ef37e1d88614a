"""Bonuses: `+2/+1`, `+3 strength and frontline until end of turn`, `burn +2`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.games.gods_unchained.schema import Bonus
from tools.published_cards.nouns import for_a_turn, needed_keyword
from tools.published_cards.words import Misunderstood, Words

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema.words import Until

NUMBERS: Final = ("burn", "regen", "armor", "spell boost")  # keywords that have a number
_PAIR: Final = re.compile(r"([+-]\d{1,2})/([+-]\d{1,2})")
_SIGNED: Final = re.compile(r"[+-]\d{1,2}")
_PLUS: Final = re.compile(r"\+?\d{1,2}")


def bonus_of(words: Words) -> tuple[Bonus, Until]:
    """Go past a bonus, and how long it lasts."""
    bonus, passing = with_more(words, Bonus())
    while words.more(lambda: with_more(words, Bonus())):
        bonus, limited = with_more(words, bonus)
        if limited != passing:
            raise Misunderstood("all parts of a bonus last equally long")
    end = "your-next-turn" if passing else until(words)
    if end != "lasting" and (bonus.burn or bonus.regen or bonus.armor or bonus.spell_boost):
        raise Misunderstood("burn, regen, armor and spell boost always last for good")
    return bonus, end


def with_more(words: Words, bonus: Bonus) -> tuple[Bonus, bool]:
    """Go past one part of a bonus: the bonus with that part, and whether the part lasts one turn."""
    pair = words.match(_PAIR)
    if pair:
        return with_part(with_part(bonus, "strength", int(pair[1])), "health", int(pair[2])), False
    signed = words.match(_SIGNED)
    if signed:
        if words.take("strength"):
            return with_part(bonus, "strength", int(signed[0])), False
        words.need("health")
        return with_part(bonus, "health", int(signed[0])), False
    name = next((each for each in NUMBERS if words.take(each)), None)
    if name is not None:
        return with_part(bonus, name.replace(" ", "_"), counted(words)), False
    known = needed_keyword(words)
    return replace(bonus, keywords=(*bonus.keywords, known)), for_a_turn(words)


def with_part(bonus: Bonus, name: str, number: int) -> Bonus:
    """The bonus with a number that it does not have yet."""
    if getattr(bonus, name):
        raise Misunderstood(f"{name.replace('_', ' ')} is given twice")
    return replace(bonus, **{name: number})


def counted(words: Words) -> int:
    """Go past the number of a keyword: `+2` or `2`."""
    found = words.match(_PLUS)
    if found is None:
        raise Misunderstood
    return int(found[0])


def until(words: Words) -> Until:
    """Go past how long a bonus lasts; without such words it lasts for good."""
    if words.take("until the? end of the|this? turn") or words.take("this turn"):
        return "this-turn"
    if words.take("until the? start of your next turn"):
        return "your-next-turn"
    if words.take("for|until its|your? next attack"):
        return "next-attack"
    return "lasting"
