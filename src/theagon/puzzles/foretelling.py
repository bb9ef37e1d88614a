"""Puzzles that ask what will be left: an action, or a few in a row, with many consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.match.scenario_run import run_scenario
from theagon.puzzles.draft import Found
from theagon.puzzles.grading import HARDEST
from theagon.puzzles.likeness import of_events
from theagon.puzzles.solver import Kind, solve
from theagon.puzzles.steps import Names
from theagon.puzzles.titles import title

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from theagon.games.base import Event
    from theagon.puzzles.draft import Draft

LEAST_EVENTS, LEAST_KINDS = 6, 4
"""The fewest events of the actions in question, and the fewest kinds of them."""
FORETOLD: Final = 40
"""The most actions of a position that are tried."""
MOST_STEPS: Final = 4
"""The most actions in a row."""
FOLLOWING: Final = "greedy:20"
"""The bot that decides the actions after the first."""
LONG: Final = 12
"""The number of events beyond which a puzzle is harder."""
LEAST_CHANGED, MOST_CHANGED = 3, 6
"""The fewest and the most units or stacks that change."""
MOST_THINGS: Final = 13
"""The most units and cards in hand of a position."""


def foretold(draft: Draft, random: Random) -> Found | None:
    """Return the puzzle of the fewest actions with many consequences, if this position has one."""
    if draft.things > MOST_THINGS:
        return None
    actions = draft.script().begin().position.legal_actions()
    for action in random.sample(actions, min(FORETOLD, len(actions))):
        for steps, events in _rows(draft, action):
            kinds = {event.kind for event in events}
            if len(events) < LEAST_EVENTS or len(kinds) < LEAST_KINDS:
                continue
            verdict = solve(draft.script(steps), Kind.LEFT)
            expected = verdict.solutions[0][0]["expect"] if verdict.proved else {}
            told = (*steps, {"expect": expected})
            if LEAST_CHANGED <= len(expected) <= MOST_CHANGED and run_scenario(draft.script(told)).holds:
                difficulty = min(HARDEST, len(expected) - LEAST_CHANGED + 1 + (len(events) > LONG))
                text = draft.text(told, title(draft.script(told), Kind.LEFT, "en"), {"difficulty": difficulty})
                return Found(Kind.LEFT, text, of_events(events))
    return None


def _rows(draft: Draft, action: int) -> Iterator[tuple[list[Any], list[Event]]]:
    """Yield an action, then a bot's next ones in this turn with it, as steps, each time with all events."""
    stage = draft.script().begin()
    names, position = Names(draft.game.name, stage.ids), stage.position
    seat, turn = position.to_act, position.turn
    steps: list[Any] = []
    events: list[Event] = []
    while len(steps) < MOST_STEPS and position.to_act == seat and position.turn == turn:
        steps.append(names.step(position, action))
        events += position.apply(action)
        yield steps, events
        if position.is_over:
            return
        action = position.decide(FOLLOWING)
