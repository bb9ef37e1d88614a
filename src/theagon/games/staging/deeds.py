"""Actions in the steps of scenarios: each verb with its arguments, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import defstruct, field

from theagon.cards.schema import Schema
from theagon.games.fields import Anything, CardId, Ordinal
from theagon.games.play.verbs import Cards, Fixed, Several
from theagon.games.staging.format import Nothing, UnitName

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from theagon.games.play.verbs import Given, Parameter, Verb, Verbs


class Doing(Schema):
    """Base of the arguments of a verb."""

    def __post_init__(self) -> None:
        given = [name for name in getattr(self, "one_of", ()) if getattr(self, name) is not None]
        if len(given) > 1:
            raise ValueError(f"only one field may be given, not {' and '.join(map(repr, given))}")


def deeds(verbs: Verbs[Any]) -> dict[str, Any]:
    """Return the types of the actions of steps, one for each verb; `Nothing` for a verb that is a single word."""
    taken = {step: _taken(named) for step, named in verbs.by_step.items()}
    single = [step for step, kind in taken.items() if kind is not Nothing and not _is_mapping(kind)]
    examples = {step: verbs.by_step[step][0].example.replace(" ", ": ", 1) for step in single}
    answers = {step: f"it is a step of its own, after this one: - {each}" for step, each in examples.items()}
    return {step: _taken(named, answers) for step, named in verbs.by_step.items()}


def _is_mapping(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Schema)


def _taken(verbs: Sequence[Verb[Any]], others: Mapping[str, str] | None = None) -> Any:
    """Return the type of a step's value: a mapping, or a single argument; `others` has the hints for other verbs."""
    verb, *same = verbs
    if same:
        return Anything  # the pending choice decides which verb is meant
    source: Mapping[str, Any] = verb.source.acts if verb.source else {}
    target: Mapping[str, Any] = verb.target.takes if verb.target else {}
    optional = len(target) > 1 or (verb.target is not None and verb.target.none is not None)
    if not source and not target:
        return Nothing
    if len(source) + len(target) == 1 and not (verb.source and optional):
        (single,) = (source or target).values()
        return single
    fields: list[Any] = [
        (name, kind | None, None) if k else (name, kind) for k, (name, kind) in enumerate(source.items())
    ]
    fields += [(name, kind | None, None) if optional else (name, kind) for name, kind in target.items()]
    if verb.brings:
        fields.append(("as_", UnitName | None, field(default=None, name="as")))
    notes = {"__doc__": f"Such as `{verb.example}`.", "one_of": tuple(target), "elsewhere": others or {}}
    return defstruct(f"{verb.name.title()}Step", fields, bases=(Doing,), namespace=notes, kw_only=True)


def step_of(verbs: Verbs[Any], position: Any, action: int, named: Callable[[str], str]) -> Any:
    """Return an action as the step of a file; `named` gives the name of the unit at a place, or the place itself."""
    verb = verbs.of(position, action)
    kind = _taken(verbs.by_step[verb.step])
    if kind is Nothing:
        return verb.step
    source, target = verb.given(position, action)
    said = _argument(verb.source, verb.source.acts, source, named) if verb.source else {}
    if verb.target and (isinstance(verb.target, Several) or verb.target.written(target)):
        said |= _argument(verb.target, verb.target.takes, target, named)
    single = not _is_mapping(kind)
    return {verb.step: next(iter(said.values())) if single else said}


def _argument(
    parameter: Parameter[Any], fields: Mapping[str, Any], given: Given[Any], named: Callable[[str], str]
) -> dict[str, Any]:
    """Return what a file says of a source or a target."""
    if isinstance(parameter, Fixed):
        return {}
    if isinstance(parameter, Several):
        return {next(iter(fields)): [int(word) for word in parameter.written(given).split()]}
    if isinstance(parameter, Cards):
        card, among = parameter.card(given), list(parameter.cards(given.position))
        said: dict[str, Any] = {name: given.position.card_id(card) for name, kind in fields.items() if kind is CardId}
        if among.index(card) != given.number:
            said |= {name: given.number + 1 for name, kind in fields.items() if kind is Ordinal}
        return said
    place = parameter.place(given)
    for name in fields:
        if place.startswith(f"{name}-"):  # a column, a row or a gap, by its letter or its number
            word = place.removeprefix(f"{name}-")
            return {name: int(word) if word.isdecimal() else word}
    unit = named(place)
    if unit == place and len(fields) == 1:
        unit = parameter.written(given) or place  # a whole column that answers a choice is named by one of its tiles
    if unit != place or len(fields) == 1 or "at" not in fields:
        return {next(iter(fields)): unit}
    return {"at": place}
