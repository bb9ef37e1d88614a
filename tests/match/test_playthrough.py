"""The golden playthrough: every answer of the verbs at every step of a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from theagon.games import NAMES, load_game
from theagon.match.playthrough import playthrough

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_golden_one(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(load_game(name)) == golden, "if this is meant: theagon playthrough, and read the difference"


def test_there_is_a_golden_playthrough_for_each_game_and_no_other() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{name}.txt" for name in NAMES}
