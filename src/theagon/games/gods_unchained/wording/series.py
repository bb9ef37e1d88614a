"""Effects in a row that a text says together: those that differ in one thing share a sentence.

They differ in the cost of what is pulled (`costs`), in a keyword that is given if a card has it (`keywords`), in the
card that is added (`additions`), or in the unit to which the same is done (`alike`). What was done to the target is
done to another unit (`same`), or chance decides which of two chosen units gains which of two things (`shared`).
Effects that differ in nothing happen again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from theagon.games.gods_unchained.schema import Bonus, Effect
from theagon.games.gods_unchained.schema.filters import Condition, Group, Value
from theagon.games.gods_unchained.schema.piles import AddCard
from theagon.games.gods_unchained.schema.vocabulary import HARMFUL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from theagon.games.gods_unchained.schema import Target

NUMBERS: Final = ("burn", "regen", "armor", "spell_boost")
"""The numbers that a card has, or gains, besides strength and health."""
Series = Literal["costs", "keywords", "additions", "alike", "same", "shared"]
Steps = tuple[Effect, ...]

_NAMED: Final = ("self", "target", "your-god", "enemy-god", "your-relic", "enemy-relic")


@dataclass(frozen=True, slots=True)
class Part:
    """Effects of a list that are said together: as a series, or else one after the other, and so many times in a row.

    One effect alone is a part too. An effect that chooses a unit stands together with what is done to it.
    """

    effects: Steps
    series: Series | None = None
    times: int = 1
    anew: bool = False  # each time another unit may be chosen

    @property
    def names_it_at_once(self) -> bool:
        """Whether the first sentence, but for the one that chooses a unit, can name the unit that all speak of."""
        said = [effect for effect in self.effects if effect.choose is None]
        return bool(said) and _points_at_it(said[0]) and said[0].if_ is None


def parts(do: Sequence[Effect], target: Target | None) -> Iterator[Part]:
    """The effects of a list in the parts that a text says together."""
    rest = tuple(do)
    while rest:
        again = _for_another(rest, target)
        if again:
            yield from parts(rest[:again], target)
            part, length = Part((rest[again],), "same"), again * 2 + (rest[again].pick is None)
        else:
            part, length = _series(rest, target) or _repeated(rest, target)
        yield part
        rest = rest[length:]


def _series(do: Steps, target: Target | None) -> tuple[Part, int] | None:
    """The series with which effects begin, and how many of them it says; None if they begin with none."""
    if _shares(do, target):
        return Part(do[:2], "shared"), 2
    for name, belongs in _SERIES.items():
        length = _length(do, belongs)
        # What reads what was done would read that of the last of these alone.
        read = name == "alike" and length < len(do) and _reads_done(do[length])
        if length > 1 and not read:
            return Part(do[:length], name), length
    return None


def _repeated(do: Steps, target: Target | None) -> tuple[Part, int]:
    """The first effect, with those that stand together with it, so many times in a row; and how many these are."""
    effects = do[: _with_choice(do)]
    length, times = len(effects), 1
    anew = length < len(do) and do[length].choose is not None
    while length < len(do) and anew == (do[length].choose is not None):
        more = _with_choice(do[length:])
        if _chosen_first(do[length : length + more], target) != _chosen_first(effects, target):
            break
        length, times = length + more, times + 1
    return Part(effects, times=times, anew=anew), length


def _for_another(do: Steps, target: Target | None) -> int:
    """How many of the first effects happen once more, to another unit or card that is then chosen; else 0."""
    for length in range(1, len(do)):
        asked, pick = do[length], do[0].pick
        if pick is not None and asked == replace(do[0], pick=replace(pick, again=True)):
            return length if do[length + 1 : 2 * length] == do[1:length] else 0
        if asked.choose is not None and target is not None and asked.choose == replace(target.unit, other=True):
            once = do[:length]
            if all(_about_target(effect) for effect in once) and not any(effect.choose for effect in once):
                if do[length + 1 : 2 * length + 1] == tuple(map(_to_it, once)):
                    return length
    return 0


def _about_target(effect: Effect) -> bool:
    """Whether an effect is done to the target, under a condition about the target or none."""
    condition = effect.if_
    asked = condition is None or condition == Condition(target=condition.target)
    return effect.to == "target" and asked and effect.repeat is None


def _to_it(effect: Effect) -> Effect:
    """What is done to the target, done to another unit that is chosen."""
    condition = effect.if_
    return replace(effect, to="it", if_=condition and Condition(it=condition.target))


def _shares(do: Steps, target: Target | None) -> bool:
    """Whether another unit like the target is chosen, and chance decides which of the two gains what."""
    if target is None or len(do) < 2 or do[0] != Effect(choose=target.unit) or not target.unit.other:
        return False
    ways = [way.do for way in do[1].random_one or ()]
    if do[1] != Effect(random_one=do[1].random_one) or [len(way) for way in ways] != [2, 2]:
        return False
    (a, b), (c, d) = ways
    whom = {a.to, b.to} == {"target", "it"} and all(each.gain is not None for each in (a, b))
    return whom and {replace(a, to=b.to), replace(b, to=a.to)} == {c, d}


def _with_choice(do: Steps) -> int:
    """How many of the first effects stand together: one that chooses a unit with those that are done to it."""
    length = 1
    while do[0].choose is not None and length < len(do) and _points_at_it(do[length]):
        length += 1
    return length


def _points_at_it(effect: Effect) -> bool:
    """Whether the sentence of an effect can name a unit that is chosen for it."""
    return effect.to == "it" or (effect.attack is not None and effect.attack.unit == "it")


def speaks_of_it_alone(do: Sequence[Effect]) -> bool:
    """Whether the first effect of several is done to `it`, and each further one too, or asks about it."""
    ways = [mode.do for mode in do[0].modes]
    gains = [way[0] for way in ways if len(way) == 1 and way[0].to == "it" and way[0].gain is not None]
    first = len(gains) == len(ways) > 1 and differ_in(gains, "gain")
    asked = [effect.if_ or Condition() for effect in do[1:] if effect.to != "it"]
    asks = all(condition.it is not None or condition.done is not None for condition in asked)
    return do[0].if_ is None and (first or _points_at_it(do[0])) and asks


def differ_in(effects: Sequence[Effect], name: str) -> bool:
    """Whether effects are the same but for this field."""
    return len({replace(effect, **{name: None}) for effect in effects}) == 1


def _chosen_first(steps: Steps, target: Target | None) -> Steps:
    """The effects with what is done to the target as what is done to a unit that is chosen for it."""
    if target is not None and len(steps) == 1 and steps[0].to == "target":
        return Effect(choose=target.unit), replace(steps[0], to="it")
    return steps


def _length(do: Steps, belongs: Callable[[Effect, Effect], bool]) -> int:
    length = 1
    while length < len(do) and belongs(do[length - 1], do[length]):
        length += 1
    return length


def _next_cost(before: Effect, after: Effect) -> bool:
    """Whether two effects pull the same, but for what it costs: the second 1 more."""
    if before.pull is None or after.pull is None:
        return False
    cost = before.pull.of.cost_min
    if cost is None or cost != before.pull.of.cost_max:
        return False
    dearer = replace(before.pull, of=replace(before.pull.of, cost_min=cost + 1, cost_max=cost + 1))
    return after == replace(before, pull=dearer)


def _next_keyword(before: Effect, after: Effect) -> bool:
    """Whether two effects each give a keyword that a card of the same zone has."""
    return _shared_by(before) is not None and _shared_by(before) == _shared_by(after)


def _shared_by(effect: Effect) -> Effect | None:
    """An effect that gives the keyword for which its condition looks, without the keyword."""
    condition, gain = effect.if_, effect.gain
    if condition is None or condition.count is None or gain is None or condition.count.keyword is None:
        return None
    if gain != Bonus(keywords=(condition.count.keyword,)):
        return None
    return replace(effect, gain=Bonus(), if_=replace(condition, count=replace(condition.count, keyword=None)))


def _next_addition(before: Effect, after: Effect) -> bool:
    """Whether two effects add cards as they are, in the same place."""
    if before.add is None or after.add is None:
        return False
    plain = AddCard(to=before.add.to)
    alike = replace(before, add=plain) == replace(after, add=plain)
    return (
        alike
        and all(_as_it_is(effect.add) for effect in (before, after))
        and before == Effect(add=before.add, whose=before.whose)
    )


def _as_it_is(add: AddCard | None) -> bool:
    """Whether cards that are added do not change; those that are said with more than a noun stand alone."""
    assert add is not None
    plain = AddCard(to=add.to, card=add.card, random=add.random, copy_of=add.copy_of, count=add.count)
    return add == replace(plain, last=add.last, by=add.by) and (add.random is None or add.random.cards is None)


def _next_unit(before: Effect, after: Effect) -> bool:
    """Whether two effects do the same, as a plain figure or gain, to one unit each."""
    alike = replace(before, to=None) == replace(after, to=None) and before.to != after.to
    return alike and before.if_ is None and before.repeat is None and all(map(_is_plain, (before, after)))


def _is_plain(effect: Effect) -> bool:
    """Whether an effect deals or heals so much, or gives what helps, to one unit that its sentence can name."""
    to, gain = effect.to, effect.gain
    one = to in _NAMED or (isinstance(to, Group) and to.random is not None and to.count == 1)
    figures = isinstance(effect.damage, int) or isinstance(effect.heal, int)
    given = gain is not None and gain == Bonus(strength=gain.strength, health=gain.health, keywords=gain.keywords)
    return one and (figures or (given and gain is not None and not harms(gain) and not depends(gain)))


def _reads_done(part: Struct) -> bool:
    """Whether an effect, or a part of it, asks what the effect before it did."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        for each in value if isinstance(value, tuple) else (value,):
            if (name == "done" and each) or (isinstance(each, Struct) and _reads_done(each)):
                return True
    return False


def harms(bonus: Bonus) -> bool:
    """Whether it only gives what does harm: burn, or keywords that do."""
    return bonus == Bonus(keywords=bonus.keywords, burn=bonus.burn) and HARMFUL.issuperset(bonus.keywords)


def depends(bonus: Bonus) -> bool:
    """Whether its strength or health is equal to something."""
    return isinstance(bonus.strength, Value) or isinstance(bonus.health, Value)


_SERIES: Final[Mapping[Series, Callable[[Effect, Effect], bool]]] = {
    "costs": _next_cost,
    "keywords": _next_keyword,
    "additions": _next_addition,
    "alike": _next_unit,
}


def gives_several(effect: Effect) -> bool:
    """Whether a unit gains several things, so that the sentence of that stands better alone."""
    gain = effect.gain or Bonus()
    numbers = sum(bool(getattr(gain, name)) for name in NUMBERS)
    return bool(gain.strength or gain.health) + len(gain.keywords) + len(gain.abilities) + numbers > 1


def is_named_later(do: Sequence[Effect]) -> bool:
    """Whether a card is picked for a single effect, whose sentence can name it; perhaps another for the same."""
    if len(do) < 2 or do[0].pick is None:
        return False
    if do[0].pick.which not in ("random", "chosen"):
        return do[0].whose == "yours" and do[1:] == (Effect(add=AddCard(copy_of="card", to=do[0].pick.from_)),)
    more = () if len(do) == 2 else (replace(do[0], pick=replace(do[0].pick, again=True)), do[1])
    return tuple(do[2:]) == more and do[1].speaks_of_card and not do[1].modes
