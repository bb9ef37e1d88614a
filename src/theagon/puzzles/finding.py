"""Puzzles of a win or of survival: a part of a position, so near to defeat that only the best play is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.games.fields import SEATS
from theagon.puzzles.draft import Found
from theagon.puzzles.grading import grade, is_luck
from theagon.puzzles.likeness import of_way, parts
from theagon.puzzles.solver import Kind, solve
from theagon.puzzles.titles import title
from theagon.puzzles.turn import Budget, LimitError, Turn

if TYPE_CHECKING:
    from random import Random

    from theagon.puzzles.draft import Draft
    from theagon.puzzles.solver import Verdict

SIZES: Final = {
    Kind.WIN: ((4, 2, 3), (3, 3, 3), (3, 1, 3), (2, 2, 3), (3, 0, 3), (2, 1, 3), (1, 2, 2), (2, 1, 1)),
    Kind.SURVIVE: ((2, 1, 2), (1, 2, 2), (1, 1, 1), (1, 1, 2), (2, 0, 2), (1, 0, 2), (0, 2, 2)),
}
"""The sizes of parts: units of the side that acts, cards in its hand, and units of the other side."""
MOST_ACTIONS: Final = 30
"""The most legal actions at the beginning of a puzzle."""
FULL: Final = 25
"""The health with which a threat is measured."""
NODES: Final = {Kind.WIN: 4_000, Kind.SURVIVE: 20_000}
"""The most nodes of a puzzle's proof, so that it can be proved again in a moment."""
IDLE: Final = 2_000
"""The most nodes of the turn by which a threat is measured."""


def found(whole: Draft, random: Random) -> Found | None:
    """Return the puzzle of a part of a position drawn at random, if there is one.

    Raises `LimitError` if there is too much to search, `TheagonError` for an impossible position.
    """
    part = whole.thinned(*random.choice(SIZES[whole.kind]), random)
    verdict = _only_win(part) if part.kind is Kind.WIN else _only_survival(part)
    script = part.script()
    if verdict is None or _is_obvious(verdict) or is_luck(script, part.kind):
        return None
    way = verdict.solutions[0]
    seat = SEATS[script.begin().position.to_act]
    steps = (*way, {"expect": {"winner": seat} if part.kind is Kind.WIN else {"over": False}})
    text = part.text(steps, title(part.script(steps), part.kind, "en"), grade(script, part.kind, verdict.length))
    return Found(part.kind, text, of_way(part.kind, way, part.units))


def _only_win(part: Draft) -> Verdict | None:
    """Set the other side as far from defeat as this turn can just reach, and prove the win."""
    position = _begun(part)
    rival = 1 - position.to_act
    before = part.distance(position.world, rival)
    gained = before - Turn(position, Budget(NODES[Kind.WIN]), measure=lambda g: part.distance(g, rival)).least
    if gained < 1:
        return None
    part.set_distance(rival, gained)
    verdict = solve(part.script(), Kind.WIN, NODES[Kind.WIN])
    return verdict if verdict.unique and verdict.length > 1 else None


def _only_survival(part: Draft) -> Verdict | None:
    """Set the side that acts as near to defeat as it can still survive, and prove the survival.

    It is so near that it loses if it does nothing."""
    seat = part.script().begin().position.to_act
    part.set_distance(seat, FULL)
    _begun(part)
    stage = part.script().begin()
    stage.position.apply(stage.action("end-turn"))
    if stage.position.is_over or stage.position.to_act == seat:
        return None
    idle = Turn(stage.position, Budget(IDLE), measure=lambda g: part.distance(g, seat))
    for left in range(1, 1 + FULL - idle.least):
        part.set_distance(seat, left)
        verdict = solve(part.script(), Kind.SURVIVE, NODES[Kind.SURVIVE])
        if verdict.proved is not False:
            return verdict if verdict.unique else None
    return None


def _begun(part: Draft) -> Any:
    """Return the position. Raises `LimitError` if it has too many actions."""
    position = part.script().begin().position
    if len(position.legal_actions()) > MOST_ACTIONS:
        raise LimitError
    return position


def _is_obvious(verdict: Verdict) -> bool:
    """Return whether the solution does one thing with everything, such as attacking the god."""
    aims = set()
    for step in verdict.solutions[0]:
        if step != "end-turn":
            verb, things = parts(step)
            aims.add((verb, *things[-1:]))
    return len(aims) < 2
