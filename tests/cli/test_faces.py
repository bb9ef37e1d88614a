"""`theagon cards GAME`: the cards of a game as its catalogue shows them."""

from __future__ import annotations

import json

from click.testing import CliRunner, Result

from theagon.cli.main import root


def run(*words: str) -> Result:
    return CliRunner().invoke(root, ["cards", "gods-unchained", *words])


def test_the_cards_are_listed_by_god_kind_cost_keyword_and_text() -> None:
    said = run("--pantheon", "death", "--kind", "creature", "--cost", "2", "--json")
    found = json.loads(said.stdout)
    assert found
    assert {(face["pantheon"], face["kind"], face["cost"]) for face in found} == {("death", "creature", 2)}
    assert all("frontline" in face["keywords"] for face in json.loads(run("--keyword", "frontline", "--json").stdout))
    assert "pixielock" in run("--search", "nimble pixie").stdout


def test_one_card_is_shown_by_a_name_in_any_language() -> None:
    for name in ("pixielock", "Embrujapixis", "чаровник пикси"):
        assert json.loads(run(name, "--json").stdout)["id"] == "pixielock"
    assert "В конце вашего хода" in run("pixielock", "--lang", "ru").stdout


def test_a_card_that_there_is_not_is_refused_with_one_that_there_is() -> None:
    refused = run("pixielok")
    assert refused.exit_code != 0
    assert "pixielock" in refused.stderr


def test_house_values_are_told_of_the_first_game_alone() -> None:
    assert "--house" in run("--house").stderr
