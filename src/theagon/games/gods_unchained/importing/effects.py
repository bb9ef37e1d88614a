"""Sentences of effects: each effect is read by the first rule whose verb it begins with."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.games.gods_unchained.importing import player_effects as player
from theagon.games.gods_unchained.importing import unit_effects as unit
from theagon.games.gods_unchained.importing.nouns import Scene, needed_filter
from theagon.games.gods_unchained.importing.words import Misunderstood, Words
from theagon.games.gods_unchained.schema import Condition

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.games.gods_unchained.schema import Effect

RULES: Final[tuple[Callable[[Words, Scene], list[Effect] | None], ...]] = (
    unit.damage, unit.heal, unit.set_to, unit.double, unit.swap, unit.lose, unit.sleep, unit.destroy, unit.transform,
    unit.put_back, player.draw, player.add, player.locks, player.discard, player.summon, player.equip, player.mana,
    player.favor, player.foresee, player.delve, player.pull, player.shuffle, player.god_power, unit.durability,
    unit.give,
)


def sentence(words: Words, scene: Scene) -> list[Effect]:
    """Go past a sentence of effects, up to its full stop."""
    condition = condition_of(words, scene)
    found = effect(words, scene)
    while not words.at_stop:
        if not (words.take("and then?") or words.take(", and? then?") or words.take("then") or words.take(";")):
            raise Misunderstood
        found += effect(words, scene)
    return [replace(each, if_=condition) for each in found] if condition is not None else found


def condition_of(words: Words, scene: Scene) -> Condition | None:
    """Go past a condition that begins a sentence; the scene keeps it for a sentence that says `otherwise`."""
    if words.take("otherwise ,?"):
        if scene.condition is None:
            raise Misunderstood("nothing was asked before that could be otherwise")
        return replace(scene.condition, negated=not scene.condition.negated)
    if not words.take("if you have|control"):
        return None
    number = words.amount()
    more = words.take("or more")
    if words.take("favor"):
        scene.condition = Condition(favor=number)
    else:
        found = replace(needed_filter(words), side="friendly")
        if number != 1 and not more:
            raise Misunderstood("cards ask for so many or more")
        scene.condition = Condition(count=found, at_least=number)
    words.need(",")
    return scene.condition


def effect(words: Words, scene: Scene) -> list[Effect]:
    """Go past one effect, or several that share a verb."""
    for rule in RULES:
        found = rule(words, scene)
        if found is not None:
            return found
    raise Misunderstood
