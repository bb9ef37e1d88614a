"""What an effect has to do with the one before it, so that a language may say both in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from theagon.games.gods_unchained.schema import Effect
from theagon.games.gods_unchained.schema.filters import Group, Value
from theagon.games.gods_unchained.wording.blocks import NUMBERS

if TYPE_CHECKING:
    from theagon.games.gods_unchained.schema import Bonus
    from theagon.games.gods_unchained.schema.words import Keyword


def both_gain_for_each(before: Effect, effect: Effect) -> bool:
    """Whether a unit gains something for each of some things, and then something else for each of others."""
    both = (before, effect)
    alone = all(each == Effect(gain=each.gain, to=each.to, repeat=each.repeat) for each in both)
    plain = alone and all(each.gain is not None and isinstance(each.repeat, Value) for each in both)
    return plain and before.to == effect.to and isinstance(effect.to, str)


def both_heal(before: Effect, effect: Effect) -> bool:
    """Whether a unit is healed for the strength of another one and then for its health, or the other way round."""
    both = (before, effect)
    values = [each.heal for each in both if each == Effect(heal=each.heal, to=each.to)]
    read = [{value.strength_of, value.health_of} for value in values if isinstance(value, Value)]
    return before.to == effect.to and len(read) == len(both) and read[0] == read[1] != {None}


def at_once(before: Effect, effect: Effect) -> bool:
    """Whether a unit that gains one thing, or turns into another, then falls asleep or changes its side."""
    first = before in (Effect(gain=before.gain, to=before.to), Effect(transform=before.transform, to=before.to))
    several = before.gain is not None and gives_several(before.gain)
    return first and not several and effect in (Effect(sleep="now", to=effect.to), Effect(steal=True, to=effect.to))


def attacks_at_once(before: Effect, effect: Effect) -> bool:
    """Whether a creature attacks that has just been summoned."""
    return before.summon is not None and effect == Effect(attack=effect.attack, to="it")


def parted_by(before: Effect, effect: Effect) -> Keyword | None:
    """A keyword by which units are parted of which all then gain something: those with it, then those without it."""
    first, second = (each.to.all if isinstance(each.to, Group) else None for each in (before, effect))
    if first is None or second is None or first.keyword is None:
        return None
    opposite = replace(first, keyword=None, not_keyword=first.keyword) == second
    plain = all(each.gain and each == Effect(gain=each.gain, to=each.to) for each in (before, effect))
    return first.keyword if opposite and plain else None


def again_if(before: Effect | None, effect: Effect) -> bool:
    """Whether an effect is the one before, which needs no condition, once more under one; to the same unit, a gain."""
    once_more = effect.if_ is not None and before == replace(effect, if_=None)
    return once_more and (effect.gain is not None or not isinstance(effect.to, str))


def more_if(before: Effect | None, effect: Effect) -> bool:
    """Whether a unit that has gained something gains, under a condition, more of the same number."""
    if before is None or before.gain is None or effect.gain is None or effect.if_ is None:
        return False
    alike = before == replace(effect, gain=before.gain, if_=None) and isinstance(effect.to, str)
    return alike and any(getattr(before.gain, name) and getattr(effect.gain, name) for name in NUMBERS)


def but_so_much(before: Effect | None, effect: Effect) -> bool:
    """Whether both effects deal damage to the same, and only differ in how much, and when."""
    return (
        before is not None
        and isinstance(effect.damage, int)
        and before == replace(effect, damage=before.damage, if_=before.if_)
    )


def gives_several(bonus: Bonus) -> bool:
    """Whether its sentence lists several things, so that it stands better alone."""
    stats = bool(bonus.strength or bonus.health)
    return stats + len(bonus.keywords) + len(bonus.abilities) + sum(bool(getattr(bonus, name)) for name in NUMBERS) > 1
