"""`theagon cards GAME`: the cards of a game as its catalogue shows them."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from theagon.cli.main import root
from theagon.games.gods_unchained.content import load_deck


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


def test_a_deck_is_checked_by_the_rules_of_its_game(tmp_path: Path) -> None:
    cards = load_deck("war").cards
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    text = "game: gods-unchained\nname: Mine\ngod: war\ncards:\n"
    good.write_text(text + "".join(f"  {card}: {copies}\n" for card, copies in cards.items()), "utf-8")
    bad.write_text(text + "  zeus: 30\n", "utf-8")
    checked = CliRunner().invoke(root, ["deck", "check", str(good)])
    assert checked.exit_code == 0, checked.output
    assert "30 cards" in checked.stdout
    refused = CliRunner().invoke(root, ["deck", "check", str(bad)])
    assert refused.exit_code == 2
    assert "bad.yaml:5:3" in refused.output


def test_the_terminal_says_that_it_has_no_board() -> None:
    refused = CliRunner().invoke(root, ["play", "gods-unchained", "--terminal"])
    assert refused.exit_code != 0
    assert "hand-of-the-gods" in refused.stderr
