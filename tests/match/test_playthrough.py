"""The golden playthrough: every answer of the verbs at every step of a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from theagon.games import NAMES, load_game
from theagon.match.playthrough import playthroughs

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_golden_one(name: str) -> None:
    for file, text in playthroughs(load_game(name)).items():
        golden = (GOLDEN / f"{file}.txt").read_text(encoding="utf-8")
        assert text == golden, f"{file}: if this is meant: theagon playthrough, and read the difference"


def test_there_is_a_golden_playthrough_for_each_mode_of_each_game_and_no_other() -> None:
    usual = {f"{name}.txt" for name in NAMES}
    others = {f"{name}-{mode}.txt" for name in NAMES for mode in list(load_game(name).modes)[1:]}
    assert {path.name for path in GOLDEN.iterdir()} == usual | others
