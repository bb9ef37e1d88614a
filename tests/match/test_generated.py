"""Pages and golden playthroughs are those that the code makes now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import theagon
from theagon.games import NAMES, load_game
from theagon.games.gods_unchained.schema.vocabulary import GODS
from theagon.kernel.observation import Sort
from theagon.match.rulebook import clauses_of
from tools import event_page, observation_page, source_page
from tools.playthrough import playthroughs


@pytest.mark.parametrize("module", [event_page, observation_page, source_page])
def test_a_page_is_the_generated_one(module: Any) -> None:
    """Written by: python -m tools.event_page, observation_page and source_page"""
    assert module.PAGE.read_text("utf-8") == module.page()


def test_gods_are_numbered_as_the_page_says() -> None:
    named = [f"{place} {god}" for place, god in enumerate(GODS, 1) if god != "neutral"]
    assert f": {', '.join(named)} |" in observation_page.page()


def test_the_kinds_of_a_field_name_all_its_numbers(name: str) -> None:
    game, found = theagon.load(name), 0
    for _, field, _ in game.observation_space:
        if field.kinds:
            numbers = [int(kind) for kind in field.kinds]
            assert field.high == (max(numbers) if field.sort is Sort.CHOICE else sum(numbers))
            found += 1
    assert found


@pytest.mark.parametrize("game", NAMES)
def test_each_sentence_of_a_source_has_its_clauses_and_each_clause_its_sentence(game: str) -> None:
    clauses = {clause["id"]: clause.get("kind", "rule") for clause in clauses_of(game)}
    sentences = [sentence for part in source_page.sources_of(game).parts.values() for sentence in part]
    assert all(len(sentence) == 1 for sentence in sentences)
    cited = {clause for sentence in sentences for stated in sentence for clause in stated.split()}
    cited.discard(source_page.NO_RULE)
    assert cited <= clauses.keys()
    if game != "gods-unchained":  # many rules of which are known from the published game, not from the article
        assert {clause for clause, kind in clauses.items() if kind != "ruling"} <= cited


def test_kinds_of_army_of_gods_are_counted_in_the_order_of_their_cards() -> None:
    game: Any = theagon.load("army-of-gods")
    army = [each["card"]["id"] for each in game.all_definitions if each["card"]["kind"] == "army"]
    assert game.cards.kind_ids == army


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
    hashed = {"state", "turn", "views", "observations", "legal", "events", "words"}
    assert {line.split(":")[0].strip() for line in lines if line.startswith("    ")} == hashed
