"""The puzzles that come with the games: each is proved again, and holds as a scenario."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from theagon.cards.source import parse_yaml
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.match.scenario_run import run_scenario
from theagon.puzzles.library import ids, joined, puzzle, puzzle_of, puzzle_script, puzzle_text, split
from theagon.puzzles.solver import Kind, solve
from theagon.puzzles.steps import deed


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, name, id=f"{game} {name}", marks=[] if name.endswith("1") else [pytest.mark.slow])
        for game in NAMES
        for name in ids(game)
    ],
)
def test_a_puzzle_has_one_solution_which_is_in_its_file(game: str, name: str) -> None:
    script = puzzle_script(game, name)
    assert run_scenario(script).holds
    kind = Kind(script.scenario.puzzle.kind)
    verdict = solve(script, kind)
    assert verdict.unique
    file: Any = parse_yaml(puzzle_text(game, name), name).plain()
    *steps, last = file["steps"]
    wanted = [last] if kind is Kind.LEFT else steps
    assert sorted(map(deed, wanted)) == sorted(map(deed, verdict.solutions[0]))


@pytest.mark.parametrize("game", NAMES)
def test_the_puzzle_of_a_day_is_each_one_to_win_or_survive_once_before_any_comes_again(game: str) -> None:
    names = [name for name in ids(game) if puzzle(game, name, ()).kind != "left"]
    first = date.fromordinal(date(2026, 1, 1).toordinal() // len(names) * len(names))
    assert sorted(puzzle_of(game, first + timedelta(day)) for day in range(len(names))) == sorted(names)
    assert puzzle_of(game, first) == puzzle_of(game, first)
    assert len({puzzle_of(game, first + timedelta(cycle * len(names))) for cycle in range(20)}) > 1


@pytest.mark.parametrize("game", NAMES)
def test_a_title_is_in_the_language_asked_for(game: str) -> None:
    titles = [puzzle(game, name).title for name in ids(game)[::7]]
    assert all(len(set(title.values())) == 3 for title in titles)


def test_the_id_of_no_puzzle_is_answered_with_a_near_one() -> None:
    with pytest.raises(TheagonError) as caught:
        puzzle_script("gods-unchained", "win-0001")
    assert str(caught.value.hint).startswith("did you mean 'win-001'?")


def test_a_file_of_puzzles_gives_each_text_back() -> None:
    texts = {"win-001": "game: a\nsteps:\n  - end-turn\n", "win-003": "# a comment\n\ngame: b\n"}
    assert split(joined(texts)) == texts
