"""`theagon opponents`: the eight, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import facts, printed
from theagon.games import NAMES
from theagon.games.bots.levels import LEVELS
from theagon.games.bots.ratings import ratings


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_level_is_listed_with_its_name_and_its_character(name: str, language: str) -> None:
    found = facts("opponents", name, "--lang", language)
    told = printed("opponents", name, "--lang", language)
    assert [line["player"] for line in found] == list(LEVELS)
    assert all(line["name"] in told and line["character"] in told for line in found)
    assert len({line["name"] for line in found}) == len(LEVELS)


def test_the_page_states_the_ratings_that_come_with_the_games() -> None:
    page = (Path(__file__).parents[2] / "docs" / "opponents.md").read_text("utf-8")
    measured = [ratings(name) for name in NAMES]
    for level in LEVELS:
        cells = [f"{game[level].elo} ({game[level].interval[0]} to {game[level].interval[1]})" for game in measured]
        assert f"| `{level}` | {' | '.join(cells)} |" in page
