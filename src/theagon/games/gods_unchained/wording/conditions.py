"""Effects under a condition that go on from the one before: under the same condition, under its opposite, or again.

A text then says the condition once: "If you have a relic, draw 2 cards; otherwise, draw a card."
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec.structs import replace

from theagon.games.card_language.operations import operation
from theagon.games.gods_unchained.schema.filters import Condition, Filter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.gods_unchained.schema import Effect

# What leaves the units on the board, or the cards of a zone, as they are. What is destroyed stays until the cleanup.
_LEAVES_CARDS: Final = ("damage", "heal", "gain", "destroy", "durability", "favor")
_OPPOSITES: Final[Mapping[str, Mapping[str | bool, str | bool]]] = {
    "side": {"friendly": "enemy", "enemy": "friendly"},
    "damaged": {True: False, False: True},
    "asleep": {True: False, False: True},
}
_LEAVES_UNITS: Final = (*_LEAVES_CARDS, "draw", "add")
_LEAVES_WHAT_IS_ASKED: Final = {
    "side": (*_LEAVES_CARDS, "set"),
    "damaged": ("gain",),  # who gains health has more of it at most, too
    "asleep": _LEAVES_CARDS,
}


def goes_on(effect: Effect | None, following: Effect) -> Literal["also", "otherwise"] | None:
    """Whether what follows has the effect's condition, or happens where it is not met; None: it stands by itself.

    It only goes on if the effect cannot change whether the condition holds.
    """
    condition = effect.if_ if effect is not None else None
    if effect is None or condition is None or following.if_ is None or not _stays(condition, effect):
        return None
    if following.if_ == condition:
        return "also"
    negated = replace(condition, negated=not condition.negated)
    return "otherwise" if following.if_ in (negated, _opposite(condition)) else None


def again_if(before: Effect | None, effect: Effect) -> bool:
    """Whether an effect under a condition is the one before, which needs none, once more; not to the same unit."""
    return before == replace(effect, if_=None) and not isinstance(effect.to, str)


def _asked(condition: Condition) -> tuple[Literal["self_", "target", "it"], str] | None:
    """Which unit a condition asks about, and what: if it asks only whose it is, or whether it is damaged or asleep."""
    for who in ("self_", "target", "it"):
        f: Filter | None = getattr(condition, who)
        for name, opposites in _OPPOSITES.items():
            value = getattr(f, name, None)
            if value in opposites and condition == replace(Condition(), **{who: replace(Filter(), **{name: value})}):
                return who, name
    return None


def _opposite(condition: Condition) -> Condition | None:
    """Of a condition that asks whether a unit is one thing or another: that it is the other."""
    asked = _asked(condition)
    if asked is None:
        return None
    who, name = asked
    f: Filter = getattr(condition, who)
    return replace(condition, **{who: replace(f, **{name: _OPPOSITES[name][getattr(f, name)]})})


def _stays(condition: Condition, effect: Effect) -> bool:
    """Whether a condition about how many there are, or whose or how a unit is, holds after the effect as before."""
    asked = _asked(condition)
    if asked is not None:
        return _leaves(effect, _LEAVES_WHAT_IS_ASKED[asked[1]])
    f = condition.count
    if f is None or condition.further is not None:
        return False
    if f.kind == "god" and effect.to == "self":
        return _leaves(effect, ("gain", "set"))
    if f != Filter(kind=f.kind, side=f.side, tribe=f.tribe, card=f.card, other=f.other):
        return False
    return _leaves(effect, _LEAVES_UNITS if condition.zone == "board" else _LEAVES_CARDS)


def _leaves(effect: Effect, operations: tuple[str, ...]) -> bool:
    """Whether an effect is one of these operations."""
    if effect.modes:
        return all(_leaves(each, operations) for mode in effect.modes for each in mode.do)
    only_strength = effect.set is not None and effect.set.health is None
    return only_strength or operation(effect) in operations
