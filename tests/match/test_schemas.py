"""The JSON Schemas that are published are those of the code."""

from __future__ import annotations

import json

import pytest

from theagon.games import NAMES
from theagon.match.schemas import FOLDER, json_schema, kinds_of, published


def test_each_game_has_schemas_of_its_cards_its_decks_and_its_scenarios() -> None:
    for game in NAMES:
        assert {"cards", "deck", "scenario"} <= kinds_of(game).keys()


@pytest.mark.parametrize("name", published())
def test_the_folder_holds_what_the_code_makes(name: str) -> None:
    """Made anew by: python -m theagon.match.schemas"""
    assert json.loads((FOLDER / name).read_text("utf-8")) == json.loads(published()[name])


def test_the_folder_holds_nothing_else() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(published())


@pytest.mark.parametrize("game", NAMES)
def test_an_expectation_takes_units_and_places_beside_its_fields(game: str) -> None:
    expectation = json_schema(game, "scenario")["$defs"]["Expectation"]
    assert "units" not in expectation["properties"]
    assert "anyOf" in expectation["additionalProperties"]
