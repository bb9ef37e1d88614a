"""`theagon train` from the command line, and its networks in the arena."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.waiting import SECONDS
from theagon.cli import INTERRUPTED
from theagon.cli.main import root
from theagon.train.learner import Learner

GAME = "gods-unchained"


def run(*words: str) -> Result:
    return CliRunner().invoke(root, words, prog_name="theagon")


def test_a_training_that_ctrl_c_stops_goes_on_to_the_same_network(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "theagon", "train", GAME, "--threads", "1", "--seed", "5"]
    process = subprocess.Popen(
        [*words, "--out", str(tmp_path / "a")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    while process.poll() is None and not (tmp_path / "a" / "training.npz").exists():
        time.sleep(0.05)
    time.sleep(1)  # it trains by now, unless the machine is very busy
    process.send_signal(signal.SIGINT)
    said, remarks = process.communicate(timeout=SECONDS)
    assert process.returncode in (INTERRUPTED, -signal.SIGINT), remarks  # while it trained, or before
    assert "Traceback" not in remarks
    done = said.partition(" iterations,")[0].split()
    more = str(int(done[-1] if done else 0) + 2)
    resumed = run("train", GAME, "--out", str(tmp_path / "a"), "--iterations", more, "--threads", "1", "--resume")
    assert resumed.exit_code == 0, resumed.output
    assert subprocess.run([*words, "--iterations", more, "--out", str(tmp_path / "b")], check=False).returncode == 0
    for name in ("network.npz", "training.npz"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_a_training_that_is_stopped_within_an_iteration_keeps_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = []

    def press(*_: object, **__: object) -> None:
        saved.append((tmp_path / "training.npz").read_bytes())
        raise KeyboardInterrupt

    monkeypatch.setattr(Learner, "_step", press)
    result = run("train", GAME, "--out", str(tmp_path), "--iterations", "1", "--threads", "1")
    assert result.exit_code == INTERRUPTED
    assert result.stdout == f"stopped within an iteration: {tmp_path} has what was saved before\n"
    assert [(tmp_path / "training.npz").read_bytes()] == saved


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained")
    result = run("train", GAME, "--out", str(folder), "--iterations", "1", "--threads", "1")
    assert result.exit_code == 0, result.output
    assert (folder / "progress.svg").read_text("utf-8").startswith("<svg")
    return folder


def test_a_network_plays_in_the_arena_and_is_rated(trained: Path) -> None:
    player = f"net:{trained / 'network.npz'}"
    facts = json.loads(run("arena", GAME, player, player, "--pairs", "3", "--json").stdout)
    assert (facts["share"], facts["pairs_by_share"]) == (0.5, {"0.5": 3})
    rated = json.loads(run("arena", "ratings", GAME, player, "random", "--pairs", "2", "--json").stdout)
    assert {each["player"] for each in rated["ratings"]} == {player, "random"}


def test_a_record_belongs_to_what_is_in_the_file(trained: Path, tmp_path: Path) -> None:
    network, words = tmp_path / "network.npz", ("random", "--pairs", "1", "--resume", str(tmp_path / "pairs.jsonl"))
    network.write_bytes((trained / "network.npz").read_bytes())
    assert run("arena", GAME, f"net:{network}", *words).exit_code == 0
    assert run("train", GAME, "--out", str(tmp_path), "--iterations", "1", "--seed", "2").exit_code == 0
    assert "is of another contest" in run("arena", GAME, f"net:{network}", *words).output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--hours", "1", "--iterations", "1"], "cannot both be given"),
        (["--resume", "--seed", "1"], "goes on with the seed"),
        (["--resume", "--decks", "war"], "goes on with the decks"),
        ([], "has a training"),
        (["--out", "nowhere", "--resume"], "No such file"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], message: str, trained: Path) -> None:
    result = run("train", GAME, "--out", str(trained), *words)
    assert result.exit_code != 0
    assert message in result.output
