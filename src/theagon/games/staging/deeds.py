"""Actions in the steps of scenarios: each verb with its arguments, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import defstruct, field

from theagon.cards.schema import Schema
from theagon.games.naming import Anything
from theagon.games.staging.format import Nothing, UnitName

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from theagon.games.verbs import Verb, Verbs


class Doing(Schema):
    """Base of what a verb takes."""

    def __post_init__(self) -> None:
        given = [name for name in getattr(self, "one_of", ()) if getattr(self, name) is not None]
        if len(given) > 1:
            raise ValueError(f"only one field may be given, not {' and '.join(map(repr, given))}")


def deeds(verbs: Verbs[Any]) -> dict[str, Any]:
    """The actions of steps, one for each verb, and the type of each; `Nothing` for a verb that is a single word."""
    return {step: _taken(named) for step, named in verbs.by_step.items()}


def _taken(verbs: Sequence[Verb[Any]]) -> Any:
    """The type of a step's value: a mapping, or a single argument."""
    verb, *others = verbs
    if others:
        return Anything  # the pending choice decides which verb is meant
    source: Mapping[str, Any] = verb.source.acts if verb.source else {}
    target: Mapping[str, Any] = verb.target.takes if verb.target else {}
    optional = len(target) > 1 or (verb.target is not None and verb.target.none is not None)
    if not source and not target:
        return Nothing
    if len(source) + len(target) == 1 and not (verb.source and optional):
        (alone,) = (source or target).values()
        return alone
    fields: list[Any] = [
        (name, kind | None, None) if k else (name, kind) for k, (name, kind) in enumerate(source.items())
    ]
    fields += [(name, kind | None, None) if optional else (name, kind) for name, kind in target.items()]
    if verb.brings:
        fields.append(("as_", UnitName | None, field(default=None, name="as")))
    notes = {"__doc__": f"Such as `{verb.example}`.", "one_of": tuple(target)}
    return defstruct(f"{verb.name.title()}Step", fields, bases=(Doing,), namespace=notes, kw_only=True)
