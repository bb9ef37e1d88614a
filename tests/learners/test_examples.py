"""The learners of examples/learners learn, and the test of the benchmark takes their networks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from theagon.arena.protocol import load_protocol
from theagon.games import load_game
from theagon.games.learning.tables import card_features
from theagon.testing import check_bot
from theagon.train.player import NetworkPlayer

LEARNERS = Path(__file__).parents[2] / "examples" / "learners"
FEW: dict[str, dict[str, object]] = {
    "ppo": {"decisions": 1024, "matches": 16, "steps": 8, "minibatch_size": 64, "rival_matches": 2},
    "dmc": {"decisions": 1024, "matches": 16, "waiting": 128, "minibatch_size": 64, "rival_matches": 2},
    "cloning": {
        "decisions": 320,
        "matches": 16,
        "epochs": 1,
        "minibatch_size": 64,
        "rival_matches": 2,
        "teacher": "greedy",
    },
}
"""Settings with which learners learn little."""


def learn(name: str, game: str, out: Path, *options: str) -> Path:
    """Run a learner with few decisions. Returns the path of its network."""
    out.mkdir(exist_ok=True)
    settings = out / "settings.json"
    settings.write_text(json.dumps(FEW[name]))
    command = [sys.executable, str(LEARNERS / f"{name}.py"), game, "--out", str(out), "--settings", str(settings)]
    subprocess.run([*command, *options], check=True, stdout=subprocess.DEVNULL)
    return out / "network.npz"


@pytest.mark.parametrize(
    ("name", "game"), [("ppo", "hand-of-the-gods"), ("dmc", "army-of-gods"), ("cloning", "gods-unchained")]
)
def test_a_learner_makes_a_player(name: str, game: str, tmp_path: Path) -> None:
    """It is measured five times on the way, and equal seeds make equal networks."""
    network = learn(name, game, tmp_path / "a")
    assert len(json.loads((tmp_path / "a" / "curve.json").read_bytes())) == 5
    check_bot(NetworkPlayer.load(network, load_game(game)), load_game(game), seeds=range(1))
    assert learn(name, game, tmp_path / "b").read_bytes() == network.read_bytes()
    assert learn(name, game, tmp_path / "c", "--seed", "2").read_bytes() != network.read_bytes()


def test_with_features_unseen_cards_are_known_by_what_they_say(tmp_path: Path) -> None:
    """Each of those held out has an embedding, and two have the same only if they say the same."""
    network = learn("ppo", "gods-unchained", tmp_path, "--protocol", "unseen-v1", "--cards", "features")
    NetworkPlayer.load(network, load_game("gods-unchained"))
    with np.load(network) as file:
        embeddings = file["cards.weight"]
    game = load_game("gods-unchained")
    held_out = [game.cards.index(card) for card in load_protocol("unseen-v1").games[game.name].held_out]
    values = card_features(game, of=load_protocol("unseen-v1").training(game)[0]).values[held_out]
    assert (embeddings[held_out].any(axis=1) == values.any(axis=1)).all()
    assert len(np.unique(embeddings[held_out], axis=0)) == len(np.unique(values, axis=0))


def test_a_night_trains_tests_and_sums_up(tmp_path: Path) -> None:
    """A second run does nothing anew."""
    (tmp_path / "few.json").write_text(json.dumps(FEW["ppo"]))
    command = [sys.executable, str(LEARNERS / "night.py"), str(tmp_path / "night")]
    command += [
        "--settings",
        str(tmp_path / "few.json"),
        "--learners",
        "ppo",
        "--games",
        "gods-unchained",
        "--seeds",
        "2",
        "--pairs",
        "1",
    ]
    subprocess.run(command, check=True)
    results = sorted((tmp_path / "night").rglob("result.json"))
    lines = (tmp_path / "night" / "results.jsonl").read_bytes()
    assert len(results) == len(lines.splitlines()) == 2
    subprocess.run(command, check=True)
    assert (tmp_path / "night" / "results.jsonl").read_bytes() == lines
    shares = [json.loads(path.read_bytes())["share"] for path in results]
    summary = (tmp_path / "night" / "summary.md").read_text("utf-8")
    assert ", ".join(f"{share:.1%}" for share in shares) in summary
    assert "<polygon" in (tmp_path / "night" / "gods-unchained.svg").read_text("utf-8")
