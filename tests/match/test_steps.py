"""Whatever may be done can be said as the step of a scenario, in every game."""

from __future__ import annotations

from itertools import islice
from typing import Any

from tests.games.kits import Kit
from tests.games.support import walk
from theagon.cards.schema import converted
from theagon.games.play.verbs import Cards, Several
from theagon.games.staging import Stage
from theagon.games.staging.schema import schemas_of
from theagon.match.scenario import staging_of


def said_of(parameter: Any, fields: dict[str, Any], place: str, cards: list[str | None]) -> dict[str, Any]:
    """A source or a target as a step says it, given the place that an option has for it."""
    form, _, part = place.rpartition("-")
    if isinstance(parameter, Cards):
        ids = {f"{parameter.prefix}{card}": card for card in cards}  # of kinds, which are called by their ids
        card = ids.get(place) or cards[int(place.removeprefix(parameter.prefix)) - 1]
        return {"card": card} | ({"place": int(place[1:])} if "place" in fields else {})
    if form in fields:
        return {form: int(part) if part.isdecimal() else part}
    return {next(name for name in ("to", "unit", "target") if name in fields): place}


def step_of(stage: Stage, action: int) -> dict[str, Any]:
    """An action as a step."""
    option = stage.position.verbs.option(stage.position, action)
    verb = next(
        verb
        for verbs in stage.staging.verbs.by_step.values()
        for verb in verbs
        if verb.name == option.verb and verb.first <= action < verb.first + verb.count
    )
    if isinstance(verb.target, Several):
        return {verb.step: [int(place.rpartition("-")[2].removeprefix("#")) for place in option.targets]}
    said: dict[str, Any] = {}
    if verb.source and verb.source.acts:
        said |= said_of(verb.source, dict(verb.source.acts), option.source or "", stage.cards(verb.source))
    for place in option.targets:
        assert verb.target is not None
        said |= said_of(verb.target, dict(verb.target.takes), place, stage.cards(verb.target))
    alone = len(said) == 1 and not (verb.source and (verb.target or "unit" in said))
    return {verb.step: next(iter(said.values())) if alone else said}


def test_what_may_be_done_can_be_said_as_a_step(kit: Kit) -> None:
    staging, found = staging_of(kit.name), set()
    for seed in range(4):
        for position in islice(walk(kit.begun(seed), seed), 60):
            stage = Stage(staging, position, {})
            for action in position.legal_actions():
                step = converted(step_of(stage, action), schemas_of(staging).step)
                back = stage.action(step)
                same = position.notation(back) == position.notation(action)
                assert same or position.notation(action).startswith("choose #")  # of equal cards the first is chosen
                found.add(step.deed[0])
    assert len(found) >= len(staging.verbs.by_step) - 4, found
