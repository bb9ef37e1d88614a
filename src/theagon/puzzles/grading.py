"""The difficulty of puzzles: the length of the solution, and which of the eight levels miss it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.games.bots.levels import LEVELS
from theagon.match.saving import fields_text
from theagon.match.scenario import parse_scenario
from theagon.puzzles.solver import NODES, Kind, is_safe, kind_of
from theagon.puzzles.turn import Budget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.play.game import Game
    from theagon.games.staging import Script

LONG: Final = 4
"""The most decisions of a solution that does not count as long."""
HARDEST: Final = 5
TRIES: Final = 3
"""The tries that a level has at a puzzle; it misses one that it solves less than twice."""
LUCK: Final = 0.1
"""The share of tries in which a random player may solve a puzzle."""
RANDOM_TRIES: Final = 40
APART: Final = 1000
"""Seeds between the tries of a bot: more than a turn has decisions."""


def grade(script: Script, kind: Kind, length: int) -> dict[str, Any]:
    """Return the grade, as fields of a file, of a puzzle of the kind `win` or `survive`.

    `length` is the number of decisions of its solution. The levels that miss it are in `missed-by`, if there are any.
    """
    missed = [level for level in LEVELS if _solved(script, kind, level, TRIES) < TRIES / 2]
    return {"difficulty": difficulty(length, len(missed)), **({"missed-by": missed} if missed else {})}


def graded_again(text: str, name: str = "a puzzle", game: Game | None = None) -> str:
    """Return the text of a puzzle with its grade as it is now. Only the field `puzzle` is written anew.

    The grade of the kind `left` does not depend on players. Raises `TheagonError`, which calls the file `name`, if it
    holds no puzzle. `game` is its game with other cards.
    """
    script = parse_scenario(text, name, game)
    kind, root = kind_of(script), script.read.node
    if kind is Kind.LEFT:
        return text
    said: Any = root.find("puzzle").plain()
    steps: Any = root.find("steps").plain()
    kept = {field: value for field, value in said.items() if field not in ("kind", "difficulty", "missed-by")}
    puzzle = {"kind": kind.value, **grade(script, kind, decisions(steps)), **kept}
    start = root.keys["puzzle"].index
    end = min((key.index for key in root.keys.values() if key.index > start), default=len(text))
    return text[:start] + fields_text({"puzzle": puzzle}) + text[end:]


def decisions(steps: Sequence[Any]) -> int:
    """Return the number of decisions of a solution, without the end of the turn."""
    return sum(step != "end-turn" and "expect" not in step for step in steps)


def difficulty(length: int, missed: int) -> int:
    """Return the difficulty of a solution of `length` decisions that `missed` levels miss."""
    return min(HARDEST, 1 + missed // 2 + (length > LONG))


def is_luck(script: Script, kind: Kind) -> bool:
    """Return whether a player at random solves it too often."""
    return _solved(script, kind, "random", RANDOM_TRIES) > LUCK * RANDOM_TRIES


def _solved(script: Script, kind: Kind, player: str, tries: int) -> int:
    """Return how often a bot reaches the aim from the beginning of a scenario; it answers for others too."""
    return sum(_reaches(script, kind, player, APART * k) for k in range(tries))


def _reaches(script: Script, kind: Kind, player: str, seed: int) -> bool:
    position = script.begin().position
    seat, turn = position.to_act, position.turn
    while not position.is_over and position.turn == turn:
        position.apply(position.decide(player, seed))
        seed += 1
    if position.is_over or kind is Kind.WIN:
        return bool(position.winner == seat)
    return is_safe(position, seat, Budget(NODES)) is True
