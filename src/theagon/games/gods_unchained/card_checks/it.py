"""The check of `it` in the effects of a card: no type can say whether there is one such unit, and only one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from theagon.cards.schema import Schema
from theagon.games.collection.checking import Fault
from theagon.games.gods_unchained.schema import Ability, Effect
from theagon.games.gods_unchained.schema.filters import Group
from theagon.games.gods_unchained.schema.vocabulary import TRIGGERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.cards.node import Node

Meant = Literal["one", "several"] | None
"""The number of units that `it` means; None: there is no `it`."""
BLOCKS: Final = ("choose_one", "random_one", "each", "later")
"""The fields of an effect that hold effects to check one by one."""


def meant_by(ability: Ability) -> Meant:
    """Return the meaning of `it` where the effects of an ability begin: the other unit of an event, or its own."""
    trigger = TRIGGERS[ability.on]
    kind = ability.of.kind if ability.on == "card-played" and ability.of is not None else None
    comes = kind in ("creature", "relic") and ability.zone is None  # the unit that the card became
    return "one" if trigger.it or trigger.of == "unit" or comes else None


def faults(do: tuple[Effect, ...], node: Node, it: Meant) -> Iterator[Fault]:
    """Yield the effects, also in blocks, that speak of an `it` that is no unit, or one of several; `node` holds the
    `do`. Where an effect happens `otherwise`, the one before it did not, so `it` is what it was before that one."""
    after = it
    for k, effect in enumerate(do):
        place = node.find("do", k)
        it = it if effect.otherwise else after
        if speaks_of_it(effect):
            if it is None and after is not None:
                message = "there is no 'it' where the effect before has not happened"
                yield Fault(place, message, "name the unit here too")
            elif it is None:
                yield Fault(place, "there is no 'it' here", "'it' is of an event, or follows 'choose' or a random unit")
            elif it == "several":
                yield Fault(place, "several come before, and 'it' is one unit", "let one of them come before")
            elif _asks_again(effect):
                yield Fault(place, "'it' would be the unit that is picked here", "point at one of the two: 'target'")
        for name in ("choose_one", "random_one"):
            for j, mode in enumerate(getattr(effect, name) or ()):
                yield from faults(mode.do, place.find(name.replace("_", "-"), j), it)
        if effect.each is not None:
            yield from faults(effect.each.do, place.find("each"), it if effect.each.of is None else "one")
        if effect.later is not None:
            yield from faults(effect.later.do, place.find("later"), it)
        after = _after(effect) or after


def speaks_of_it(part: Schema) -> bool:
    """Return whether a part speaks of `it`, except in blocks and in abilities that are given."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if value == "it" or (name == "it" and value is not None):
            return True
        inner = () if name in BLOCKS else value if isinstance(value, tuple) else (value,)
        if any(isinstance(each, Schema) and not isinstance(each, Ability) and speaks_of_it(each) for each in inner):
            return True
    return False


def _after(effect: Effect) -> Meant:
    """Return the meaning of `it` after an effect; None: what it meant before."""
    if effect.modes:
        inside = [_after(each) for mode in effect.modes for each in mode.do]
        return next(filter(None, reversed(inside)), None)
    several = effect.repeat is not None or effect.whose == "both"
    if isinstance(effect.to, Group):
        if effect.to.all is not None:
            return "several" if _makes_another(effect) else None
        several |= effect.to.count > 1
    elif effect.summon is not None:
        several |= effect.summon.count > 1
    elif effect.attack is not None and effect.attack.unit is None:
        several |= effect.attack.all is not None
    elif effect.pull is not None and effect.pull.to == "board":
        several |= effect.pull.count > 1 or effect.pull.which == "all"
    elif effect.choose is None and not _makes_another(effect):
        return None
    return "several" if several else "one"


def _makes_another(effect: Effect) -> bool:
    """Return whether an effect transforms, copies or steals its creature, so that there is another one."""
    return effect.transform is not None or bool(effect.copy or effect.steal)


def _asks_again(effect: Effect) -> bool:
    """Return whether an effect asks who `it` is when it has picked a unit already."""
    picks = isinstance(effect.to, Group) and effect.to.all is None
    attacked = effect.attack is not None and effect.attack.unit == "it"
    return picks and (attacked or getattr(effect.transform, "copy_of", None) == "it")
