"""The golden playthroughs: every answer of the verbs at every step of a match."""

from __future__ import annotations

from pathlib import Path

from theagon.games import NAMES, load_game
from tools.playthrough import playthroughs

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_playthrough_is_the_golden_one(name: str) -> None:
    for file, text in playthroughs(load_game(name)).items():
        golden = (GOLDEN / f"{file}.txt").read_text(encoding="utf-8")
        assert text == golden, f"{file}: if this is meant: make golden, and read the difference"


def test_there_is_a_golden_playthrough_for_each_mode_of_each_game_and_no_other() -> None:
    usual = {f"{name}.txt" for name in NAMES}
    others = {f"{name}-{mode}.txt" for name in NAMES for mode in list(load_game(name).modes)[1:]}
    assert {path.name for path in GOLDEN.glob("*.txt")} == usual | others


def test_the_details_are_the_hashed_data() -> None:
    game = load_game(NAMES[1])
    plain, detailed = playthroughs(game)[NAMES[1]], playthroughs(game, detailed=True)[NAMES[1]]
    lines = detailed.splitlines()
    assert [line for line in lines if not line.startswith("    ")] == plain.splitlines()
    assert {line.split(":")[0].strip() for line in lines if line.startswith("    ")} == {
        "state",
        "turn",
        "views",
        "observations",
        "legal",
        "events",
        "words",
    }
