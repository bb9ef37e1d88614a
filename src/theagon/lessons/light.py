"""The check of a lesson: matches that do only what it asks.

A lesson is sound if doing what it asks, with any choice where it leaves one, leads to its end.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from theagon.lessons.course import Course
from theagon.match.match import Match
from theagon.match.scenario_run import run_scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.games.staging import Script

TRIALS: Final = 8
"""The number of matches of a check, each with other choices."""
MOST: Final = 400
"""The number of actions after which a lesson is taken to have no end."""


def match_of(script: Script) -> Match:
    """Return the match of a lesson at its beginning."""
    start = script.begin().position
    return Match(script.game, start.setup, start.state_bytes())


def follow_light(script: Script, seed: int) -> Match:
    """Play a lesson by doing what it asks. `seed` decides where it leaves a choice. Returns the match.

    Raises `TheagonError`, with the location in the file, if the lesson does not come to its end.
    """
    for match in following_light(script, seed):  # noqa: B007 -- the last one is meant
        pass
    return match


def following_light(script: Script, seed: int) -> Iterator[Match]:
    """Play a lesson as `follow_light` does; yield the match at its beginning and after each action."""
    course, match, random = Course(script), match_of(script), Random(seed)
    yield match
    while (standing := course.standing) is not None and standing.step < course.length and len(match.history) < MOST:
        asked = standing.asked
        match.apply(random.choice(asked) if asked else course.answer(standing, random.getrandbits(31)))
        course.follow([step.action for step in match.history])
        yield match
    if standing is None or standing.step < course.length:
        raise script.read.node.find("steps").error(
            f"the lesson does not come to its end: after {', '.join(step.notation for step in match.history)}",
            "let each step of the learner be possible after all that the steps before it allow",
        )


def failures(script: Script) -> list[str]:
    """Return the failed expectations of a lesson. Raises as `follow_light` does."""
    outcome = run_scenario(script)
    if outcome.holds:
        for seed in range(TRIALS):
            follow_light(script, seed)
    return [str(failure) for failure in outcome.failures]
