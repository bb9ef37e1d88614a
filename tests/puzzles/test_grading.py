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

PUZZLE = "puzzle: {kind: win, difficulty: 3}\n"
POSITION = f"""game: hand-of-the-gods
title: "Enyo: win this turn"
{PUZZLE}position:
  players:
    p1: {{leader-used: true}}
    p2: {{stone: HEALTH}}
  units:
    enyo: {{card: enyo, owner: p1, at: g3, moved: true}}
steps:
  - attack: {{unit: enyo, target: p2-stone}}
  - expect: {{winner: p1}}
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
    assert not {*found.get("missed-by", ())} & {*list(LEVELS)[2:]}
    assert found["difficulty"] <= 2


def test_a_puzzle_that_cannot_be_solved_is_missed_by_all_and_the_hardest() -> None:
    found = grade(parse_scenario(POSITION.replace("HEALTH", "25"), "position.yaml"), Kind.WIN, 1)
    assert found == {"difficulty": 5, "missed-by": list(LEVELS)}


@pytest.mark.parametrize(
    "puzzle", ["puzzle: {missed-by: [level-1],\n  kind: win, seed: 7}\n", "puzzle:\n  kind: win\n  seed: 7\n"]
)
def test_grading_a_file_again_writes_only_its_field_puzzle(puzzle: str) -> None:
    before, after = POSITION.replace("HEALTH", "25").replace("units:", "units:  # few").split(PUZZLE)
    every = "".join(f", {level}" for level in LEVELS)[2:]
    graded = f"puzzle:\n  kind: win\n  difficulty: 5\n  missed-by: [{every}]\n  seed: 7\n"
    assert graded_again(before + puzzle + after) == before + graded + after
    assert graded_again(before + graded + after) == before + graded + after
