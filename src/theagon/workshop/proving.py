"""The proof of a puzzle or a lesson of a set, part by part: a solver's verdict, or matches that do what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.cards.schema import converted
from theagon.errors import TheagonError
from theagon.games.staging.schema import schemas_of
from theagon.lessons.light import TRIALS, following_light
from theagon.match.scenario_run import run_scenario
from theagon.puzzles.solver import MOST_SOLUTIONS, Kind, is_safe, kind_of, solving
from theagon.puzzles.turn import Budget, LimitError
from theagon.workshop.checked import CardMistake, mistake
from theagon.workshop.entries import OwnEntry

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.games.staging import Script
    from theagon.puzzles.solver import Verdict

NODES: Final = 100_000
"""The most states that a proof looks at."""
SHOWN: Final = 5
"""The most solutions that are told."""
SAFE: Final = 5_000
"""The most states of the turn in which it is looked whether recorded steps survive."""
LESSON: Final = "lesson"


class Proof(Struct, frozen=True, rename="camel"):
    """What is proved of a puzzle or a lesson so far."""

    kind: str = ""  # that of the puzzle, or `lesson`
    looked: int = 0  # how many states were looked at, or actions of a learner
    most: int = 0  # how many are, at most; 0: nobody knows
    done: bool = False
    proved: bool | None = None  # whether the aim can be reached, or the end of the lesson; None: unknown
    reason: str = ""  # why it is unknown: limit or chance
    length: int = 0  # the decisions of the shortest solution
    count: int = 0  # of the shortest solutions, those in another order not counted
    more: bool = False  # there may be more than these
    unique: bool = False  # the one shortest solution, and every other way has all its deeds
    solutions: tuple[tuple[str, ...], ...] = ()  # some of them, in words
    steps: tuple[Any, ...] = ()  # the first solution, as steps of the file
    recorded: bool = False  # whether all that the steps of the file expect holds, and in a puzzle its aim is reached
    mistakes: tuple[CardMistake, ...] = ()  # why the steps do not, or the lesson does not come to its end


def prove(game: Game, text: str, line: int, language: str) -> Iterator[Proof]:
    """Yield what is proved of the puzzle or lesson of a set at a line, after each part of the work.

    Raises `TheagonError`, at the first step, if there is none, or if it has mistakes.
    """
    script = OwnEntry(game, text, line).script()
    if script.scenario.lesson is not None:
        yield from _lesson(script, language)
        return
    kind = kind_of(script)
    yield Proof(kind.value, most=NODES)
    problems = _problems(script, language)
    reached = not problems and _reaches(script, kind)
    search = solving(script, kind, NODES)
    while True:
        try:
            yield Proof(kind.value, next(search), NODES)
        except StopIteration as end:
            verdict: Verdict = end.value
            break
    ways = verdict.solutions
    yield Proof(
        kind=kind.value,
        looked=verdict.nodes,
        most=NODES,
        done=True,
        proved=verdict.proved,
        reason=verdict.reason,
        length=verdict.length,
        count=len(ways),
        more=len(ways) >= MOST_SOLUTIONS,
        unique=verdict.unique,
        solutions=tuple(_told(script, way, language) for way in ways[:SHOWN]) if kind is not Kind.LEFT else (),
        steps=ways[0] if ways else (),
        recorded=reached,
        mistakes=problems,
    )


def _problems(script: Script, language: str) -> tuple[CardMistake, ...]:
    """Return what does not hold of the steps of a scenario."""
    return tuple(mistake(failure.error, None, language) for failure in run_scenario(script).failures)


def _reaches(script: Script, kind: Kind) -> bool:
    """Return whether the steps of a puzzle reach its aim; nothing but what they expect is the aim of a forecast."""
    begun = script.begin().position
    if kind is Kind.LEFT:
        return True
    ends: list[Position] = []
    run_scenario(script, lambda moment: ends.append(moment.position.clone()))
    last = ends[-1]
    if kind is Kind.WIN or last.is_over:
        return bool(last.winner == begun.to_act and last.turn == begun.turn)
    try:
        return last.turn != begun.turn and is_safe(last, begun.to_act, Budget(SAFE)) is True
    except LimitError:
        return False


def _told(script: Script, way: Sequence[Any], language: str) -> tuple[str, ...]:
    """Return a solution in words."""
    stage, said = script.begin(), []
    reader, schema = stage.position.to_act, schemas_of(script.staging).step
    for plain in way:
        step = converted({plain: {}} if isinstance(plain, str) else plain, schema)
        action = stage.action(step)
        said.append(stage.position.describe(action, language, reader))
        stage.follow(step, stage.position.apply(action))
    return tuple(said)


def _lesson(script: Script, language: str) -> Iterator[Proof]:
    """Yield what is proved of a lesson, after each action of the learners."""
    yield Proof(LESSON)
    problems, looked = _problems(script, language), 0
    try:
        for trial in range(TRIALS if not problems else 0):
            for match in following_light(script, trial):
                looked += bool(match.history)
                yield Proof(LESSON, looked)
    except TheagonError as error:
        problems = (mistake(error, None, language),)
    yield Proof(LESSON, looked, done=True, proved=not problems, recorded=not problems, mistakes=problems)
