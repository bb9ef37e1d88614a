"""A lesson gone through by doing only what it asks: its check.

A lesson is sound if whoever does what is asked, whatever they choose where it leaves a choice, comes to its end.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from theagon.lessons.course import Course
from theagon.match.match import Match
from theagon.match.scenario_run import run_scenario

if TYPE_CHECKING:
    from theagon.games.staging import Script

TRIALS: Final = 8
"""How often a lesson is gone through, each time with other choices."""
MOST: Final = 400
"""The actions after which a lesson does not end."""


def match_of(script: Script) -> Match:
    """The match that a lesson begins."""
    start = script.begin().position
    return Match(script.game, start.setup, start.state_bytes())


def follow_light(script: Script, seed: int) -> Match:
    """The match of somebody who does what a lesson asks; `seed` decides where it leaves a choice.

    Raises `TheagonError`, at its place in the file, if that does not lead to the end of the lesson.
    """
    course, match, random = Course(script), match_of(script), Random(seed)
    while (standing := course.standing) is not None and standing.step < course.length and len(match.history) < MOST:
        asked = standing.asked
        match.apply(random.choice(asked) if asked else course.answer(standing, random.getrandbits(31)))
        course.follow([step.action for step in match.history])
    if standing is None or standing.step < course.length:
        raise script.read.node.find("steps").error(
            f"the lesson does not come to its end: after {', '.join(step.notation for step in match.history)}",
            "let each step of the learner be possible after all that the steps before it allow",
        )
    return match


def failures(script: Script) -> list[str]:
    """What is wrong with a lesson: expectations that fail. Raises as `follow_light`."""
    outcome = run_scenario(script)
    if outcome.holds:
        for seed in range(TRIALS):
            follow_light(script, seed)
    return [str(failure) for failure in outcome.failures]
