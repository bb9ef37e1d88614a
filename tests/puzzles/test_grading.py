"""Grades of puzzles: their causes, and their place in files."""

from __future__ import annotations

from typing import Any

import pytest

from theagon.games import NAMES
from theagon.games.bots.levels import LEVELS
from theagon.match.scenario import parse_scenario
from theagon.puzzles.grading import decisions, difficulty, grade, graded_again
from theagon.puzzles.library import ids, puzzle, puzzle_script
from theagon.puzzles.solver import Kind

POSITION = """game: hand-of-the-gods
title: "Enyo: win this turn"
puzzle:
  kind: win
  difficulty: 3
  seed: 7
  turn: 9
position:
  players:
    p1: {leader-used: true}
    p2: {stone: HEALTH}
  units:
    enyo: {card: enyo, owner: p1, at: g3, moved: true}
steps:
  - attack: {unit: enyo, target: p2-stone}
  - expect: {winner: p1}
"""


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.slow
def test_the_difficulty_of_a_packaged_puzzle_follows_from_its_length_and_the_levels_that_miss_it(game: str) -> None:
    for name in ids(game):
        script = puzzle_script(game, name)
        said: Any = script.scenario.puzzle
        steps: Any = script.read.node.find("steps").plain()
        assert [level for level in LEVELS if level in said.missed_by] == list(said.missed_by)
        if Kind(said.kind) is Kind.LEFT:
            assert not said.missed_by
        else:
            assert said.difficulty == difficulty(decisions(steps), len(said.missed_by)), name
        assert puzzle(game, name, ("en",)).missed_by == (said.missed_by[-1] if said.missed_by else None)


def test_no_level_that_looks_for_a_win_misses_the_only_attack() -> None:
    found = grade(parse_scenario(POSITION.replace("HEALTH", "4"), "position.yaml"), Kind.WIN, 1)
    assert not {*found.missed_by} & {*list(LEVELS)[2:]}
    assert found.difficulty <= 2


def test_a_puzzle_that_cannot_be_solved_is_missed_by_all_and_the_hardest() -> None:
    found = grade(parse_scenario(POSITION.replace("HEALTH", "25"), "position.yaml"), Kind.WIN, 1)
    assert found.missed_by == tuple(LEVELS)
    assert found.difficulty == 5


def test_grading_a_file_again_changes_only_its_grade() -> None:
    text = POSITION.replace("HEALTH", "4")
    graded = graded_again(text)
    assert graded_again(graded) == graded
    kept = [line for line in graded.splitlines() if "difficulty" not in line and "missed-by" not in line]
    assert kept == [line for line in text.splitlines() if "difficulty" not in line]


def test_grading_a_file_again_keeps_its_comments_and_its_layout() -> None:
    """The grade may be on separate lines or in braces, with the levels anywhere."""
    easy = POSITION.replace("HEALTH", "4")
    hard = POSITION.replace("HEALTH", "25").replace(
        "  difficulty: 3\n", "  # who misses it?\n  missed-by:\n    - level-1\n"
    )
    marked = easy.replace("difficulty: 3", "difficulty: 3  # once 4").replace("units:", "units:  # few")
    assert graded_again(marked) == marked.replace("difficulty: 3", "\n  ".join(_fields(easy)))
    every = ", ".join(LEVELS)
    assert graded_again(hard) == hard.replace("  missed-by:\n    - level-1\n", "").replace(
        "kind: win", f"kind: win\n  difficulty: 5\n  missed-by: [{every}]"
    )
    block = "puzzle:\n  kind: win\n  difficulty: 3\n  seed: 7\n  turn: 9\n"
    for braces in (
        "kind: win, difficulty: 2, missed-by: [level-1,\n  level-2], seed: 7",
        "missed-by: [level-1], kind: win",
    ):
        text = easy.replace(block, f"puzzle: {{{braces}}}  # found\n")
        seed = ", seed: 7" if "seed" in braces else ""
        whole = f"puzzle: {{kind: win, {', '.join(_fields(easy))}{seed}}}  # found\n"
        assert graded_again(text) == easy.replace(block, whole)


def _fields(text: str) -> list[str]:
    """The grade of a puzzle of the kind `win` and of one decision, as its file says it."""
    fields = grade(parse_scenario(text, "position.yaml"), Kind.WIN, 1).fields()
    return [f"{name}: {value}".replace("'", "") for name, value in fields.items()]


def test_a_puzzle_that_was_found_in_no_match_is_graded_too() -> None:
    text = POSITION.replace("HEALTH", "4").replace("  seed: 7\n  turn: 9\n", "").replace("  difficulty: 3\n", "")
    graded = graded_again(text)
    assert "difficulty:" in graded
    assert [word for word in ("seed", "turn") if f"{word}:" in graded] == []
    assert graded_again(graded) == graded
