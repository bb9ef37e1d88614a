"""Sentences of effects: the first rule whose verb begins an effect reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.games.gods_unchained.schema.filters import Condition
from tools.published_cards import player_effects as player
from tools.published_cards import unit_effects as unit
from tools.published_cards.nouns import Scene, narrowed, needed_filter
from tools.published_cards.words import Misunderstood, Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from theagon.games.gods_unchained.schema import Effect

RULES: Final[tuple[Callable[[Words, Scene], list[Effect] | None], ...]] = (
    unit.damage,
    unit.heal,
    unit.set_to,
    unit.double,
    unit.swap,
    unit.lose,
    unit.sleep,
    unit.destroy,
    unit.transform,
    unit.put_back,
    player.draw,
    player.add,
    player.locks,
    player.discard,
    player.summon,
    player.equip,
    player.mana,
    player.favor,
    player.foresee,
    player.delve,
    player.pull,
    player.shuffle,
    player.god_power,
    unit.durability,
    unit.give,
)

NAMING: Final = ("transform", "copy", "summon", "equip", "draw", "add", "delve", "pull", "discard", "improve")
"""Operations that mention other cards: after them `it` may stand for those."""


def sentence(words: Words, scene: Scene) -> list[Effect]:
    """Go past a sentence of effects, up to its full stop."""
    condition = condition_of(words)
    found = effect(words, scene)
    while not words.at_stop:
        if not (words.take("and then?") or words.take(", and? then?") or words.take("then") or words.take(";")):
            raise Misunderstood
        found += effect(words, scene)
    if condition is None:
        return found
    if len(found) > 1:
        raise Misunderstood("a card checks its condition before each effect, and the first effect may change it")
    return [replace(found[0], if_=condition)]


def condition_of(words: Words) -> Condition | None:
    """Go past a condition that begins a sentence."""
    if not words.take("if you have|control"):
        return None
    number = words.amount()
    more = words.take("or more")
    if words.take("favor"):
        condition = Condition(favor=number)
    else:
        found = narrowed(needed_filter(words), side="friendly")
        if number != 1 and not more:
            raise Misunderstood("a card can only ask for this many or more")
        condition = Condition(count=found, at_least=number)
    words.need(",")
    return condition


def effect(words: Words, scene: Scene) -> list[Effect]:
    """Go past one effect, or several that share a verb."""
    for rule in RULES:
        found = rule(words, scene)
        if found is not None:
            if any(getattr(each, name) is not None for each in found for name in NAMING):
                scene.it = None
            return found
    raise Misunderstood
