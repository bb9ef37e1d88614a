"""Making puzzles out of matches."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from theagon.games import load_game
from theagon.match.scenario import parse_scenario
from theagon.puzzles import likeness
from theagon.puzzles.draft import Found
from theagon.puzzles.likeness import Likeness
from theagon.puzzles.maker import puzzles_of
from theagon.puzzles.solver import Kind, solve

KINDS = (Kind.WIN, Kind.LEFT)


def made(seed: int, alike: Counter[Likeness] | None = None) -> list[Found]:
    return list(puzzles_of(load_game("gods-unchained"), seed, KINDS, Counter() if alike is None else alike))


def first_seed() -> int:
    """The first match that has a puzzle."""
    return next(seed for seed in count() if made(seed))


@pytest.mark.slow
def test_a_match_gives_the_same_puzzles_again_and_each_has_one_solution() -> None:
    seed = first_seed()
    found = made(seed)
    assert made(seed) == found
    for each in found:
        script = parse_scenario(each.text, "made.yaml")
        assert solve(script, each.kind).unique
        assert likeness.of_script(script) == each.likeness
        assert script.scenario.puzzle.seed == seed


@pytest.mark.slow
def test_puzzles_like_many_before_are_left_out() -> None:
    seed = first_seed()
    assert not made(seed, Counter({each.likeness: 100 for each in made(seed)}))
