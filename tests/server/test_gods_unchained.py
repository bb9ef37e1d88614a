"""The second game over the wire: whole matches, its catalogue and rulebook, and going on from a scenario."""

from __future__ import annotations

import pytest

from tests.server.conftest import Served, players
from theagon.games.base import LANGUAGES

GAME = "gods-unchained"


def test_a_person_plays_a_whole_match_against_a_bot(served: Served) -> None:
    person = served.person()
    made = person.create(game=GAME, players=players("me war", "greedy light"))
    with person.at(made["match"]) as table:
        table.play()
        assert table.table["result"]
        assert {"cleanup", "attack-damage", "turn-start"} <= {
            told["event"]["kind"] for step in table.log for told in step["events"]
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_cards_and_clauses_are_served(served: Served, language: str) -> None:
    person = served.person()
    catalogue = person.http.get(f"/api/games/{GAME}/catalogue", params={"language": language}).json()
    assert catalogue["game"] == GAME
    assert len(catalogue["cards"]) > 300
    rulebook = person.http.get(f"/api/games/{GAME}/rulebook", params={"language": language}).json()
    assert "GU3.12" in str(rulebook)


def test_a_scenario_is_walked_through_and_gone_on_with(served: Served) -> None:
    person = served.person()
    name = "gu3/step-4-triggers-afterlives-before-the-void.yaml"
    story = person.http.get(f"/api/games/{GAME}/scenarios/{name}")
    assert story.status_code == 200, story.text
    assert "cleanup" in story.text
    made = person.create(game=GAME, begin={"type": "scenario", "name": name, "step": 1})
    with person.at(made["match"]) as table:
        assert table.table["view"]["game"] == GAME
        assert [unit["card"] for unit in table.table["view"]["units"]].count("battlethrall") == 2
