"""`python -m tools.published_cards`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from theagon.games.gods_unchained.content import CardSet, standard
from tools.published_cards.__main__ import published_cards
from tools.published_cards.page import markdown

RECORDS = [
    {"id": 1, "name": "Dune Watcher", "effect": "Frontline.<br>Roar: Draw a card. (From your deck.)", "god": "war"},
    {"id": 2, "name": "Riddler", "effect": "Roar: Draw a card. Ask a riddle.", "god": "neutral"},
    {"id": 3, "name": "Pack Leader", "effect": "Afterlife: Summon two 1/1 Pack Pups.", "god": "nature"},
]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(published_cards, [*map(str, words)], env={"COLUMNS": "120"})


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A page of three records; the second is not fully understood."""
    values = {
        "mana": 3,
        "rarity": "rare",
        "type": "creature",
        "attack": {"Int64": 2, "Valid": True},
        "health": {"Int64": 2, "Valid": True},
        "tribe": {"String": "", "Valid": False},
    }
    path = tmp_path / "page.json"
    path.write_text(json.dumps({"total": 3, "page": 1, "perPage": 3, "records": [each | values for each in RECORDS]}))
    return path


def test_the_card_file_goes_to_standard_output_and_the_report_to_standard_error(records: Path, tmp_path: Path) -> None:
    result = run("import", records)
    assert result.exit_code == 0
    cards = tmp_path / "cards.yaml"
    cards.write_text(result.stdout, "utf-8")
    assert set(CardSet.from_files([cards]).by_id) == {"dune-watcher", "pack-leader", "pack-pup"}
    assert result.stderr.splitlines() == [
        "✓ 'Dune Watcher': dune-watcher; left out: '(From your deck.)'",
        "✗ 'Riddler': not understood: 'Ask a riddle'",
        "✓ 'Pack Leader': pack-leader",
        "0 of 3 records are in the game, 0 of them with other values; 2 became cards; tokens that they name: 1",
    ]


def test_out_writes_the_card_file_and_the_report_goes_to_standard_output(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "cards.yaml"
    result = run("import", records, "--out", out)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "✗ 'Riddler'" in result.stdout
    assert out.read_text("utf-8") == run("import", records).stdout


def test_a_file_that_is_there_is_not_written_over(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "cards.yaml"
    out.write_text("mine", "utf-8")
    result = run("import", records, "--out", out)
    assert result.exit_code == 2
    assert result.stderr == f"{out}: exists already\nhint: choose another name, or remove the file\n"
    assert out.read_text("utf-8") == "mine"


def test_the_report_as_json_holds_the_cards_too(records: Path) -> None:
    told: dict[str, Any] = json.loads(run("import", records, "--json").stdout)
    assert [(each["id"], each["card"], each["not-understood"], each["left-out"]) for each in told["records"]] == [
        (1, "dune-watcher", None, ["(From your deck.)"]),
        (2, None, "Ask a riddle", []),
        (3, "pack-leader", None, []),
    ]
    assert [card["id"] for card in told["cards"]] == ["dune-watcher", "pack-leader", "pack-pup"]


def test_of_cards_of_the_game_the_report_names_those_whose_values_differ(records: Path) -> None:
    page = json.loads(records.read_text())
    page["records"][0] |= {"name": "Will O' Wisp", "mana": 3, "god": "light"}
    page["records"][2] |= {"name": "Hyperion"}
    records.write_text(json.dumps(page))
    card = standard().by_id["will-o-wisp"]
    lines = run("import", records).stderr.splitlines()
    assert lines[0].startswith(f'≠ "Will O\' Wisp": rarity {card.rarity}, published rare; ')
    assert f"cost {card.cost}, published 3" in lines[0]
    assert "Ask a riddle" in lines[1]
    assert lines[-1].startswith("1 of 3 records are in the game, 1 of them with other values; ")
    told = json.loads(run("import", records, "--json").stdout)["records"][0]
    assert (told["in-game"], told["card"]) == ("will-o-wisp", None)
    assert {"field": "cost", "here": card.cost, "published": 3} in told["differences"]


def test_a_file_without_records_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "page.json"
    path.write_text("[]")
    result = run("import", path, "--out", tmp_path / "cards.yaml")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{path}: holds no card records")
    assert not (tmp_path / "cards.yaml").exists()


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    result = run("import", tmp_path / "lost.json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{tmp_path / 'lost.json'}: cannot be read: No such file or directory\n"


def test_the_page_of_published_cards_is_printed() -> None:
    assert run("page").stdout == markdown()
    assert len(standard().by_id) >= 300
