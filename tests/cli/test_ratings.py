"""`theagon arena ratings`: what it plays, prints and resumes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import facts, printed
from theagon.cli.many import Experiment
from theagon.games import packaged
from theagon.games.bots.players import player_number
from theagon.games.bots.ratings import opponents

GAME = "gods-unchained"


def measured(*words: str | Path) -> dict[str, Any]:
    found: dict[str, Any] = facts("arena", "ratings", *words)
    return found


def test_players_are_rated_in_the_order_of_their_names() -> None:
    found = measured(GAME, "random", "greedy:10", "greedy:60", "--pairs", "4")
    assert [rating["player"] for rating in found["ratings"]] == ["random", "greedy:10", "greedy:60"]
    elo = [rating["elo"] for rating in found["ratings"]]
    assert elo[0] < elo[1]
    assert abs(sum(elo) - 3 * 1500) <= 2
    assert all(rating["interval"][0] <= rating["elo"] <= rating["interval"][1] for rating in found["ratings"])
    assert found["ratings"][0]["beats"] is None
    assert found["ratings"][1]["beats"] > 0.5
    assert found["command"] == f"theagon arena ratings {GAME} random greedy:10 greedy:60 --pairs 4 --seed 1"


def test_without_names_all_opponents_are_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Experiment, "players", lambda _, names: [player_number("random")] * len(names))
    lines = printed("arena", "ratings", "hand-of-the-gods", "--pairs", "1", "--threads", "1").splitlines()
    assert lines[0] == "hand-of-the-gods, duel: 1 pairs between every two players"
    assert [line.split()[0] for line in lines[2:]] == [f"level-{number}" for number in range(1, 9)]


def test_what_the_command_prints_is_what_a_game_may_keep_as_its_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = printed("arena", "ratings", GAME, "level-1", "level-2", "--pairs", "2", "--json")
    (tmp_path / "ratings.json").write_text(document, "utf-8")
    monkeypatch.setattr("theagon.games.packaged.files", lambda _: tmp_path)
    packaged.measured.cache_clear()
    try:
        shown = {face.id: face.rating for face in opponents(GAME)}
    finally:
        packaged.measured.cache_clear()
    kept = {rating["player"]: rating["elo"] for rating in json.loads(document)["ratings"]}
    assert kept.keys() == {"level-1", "level-2"}
    assert shown == {level: kept.get(level) for level in shown}
