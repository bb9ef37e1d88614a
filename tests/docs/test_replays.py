"""The page on replays and simulations: its commands and its program run, and its tables list what there is."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

import theagon
from theagon.cli.main import root
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of, save

TEXT = (Path(__file__).parents[2] / "docs" / "replays.md").read_text("utf-8")
COMMANDS = [
    shlex.split(line, comments=True)
    for block in re.findall(r"```sh\n([\s\S]*?)```", TEXT)
    for line in block.splitlines()
    if line
]
DECK = Path(str(theagon.__file__)).parent / "games" / "hand_of_the_gods" / "decks" / "ra.yaml"


@pytest.fixture(scope="module")
def match() -> Match:
    game = theagon.load("hand-of-the-gods")
    match = Match(game, game.setup(seed=1))
    while len(match.history) < 8:
        match.apply(match.position.decide("greedy", 20, seed=len(match.history)))
    return match


@pytest.fixture
def folder(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    save(match, tmp_path / "match.json")
    (tmp_path / "my-deck.yaml").write_text(DECK.read_text("utf-8"), "utf-8")
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_runs(command: list[str]) -> None:
    assert command[0] == "theagon"
    result = CliRunner().invoke(root, command[1:])
    assert result.exit_code == 0, result.stderr
    assert result.stdout


@pytest.mark.usefixtures("folder")
def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n([\s\S]*?)```", TEXT)
    exec(compile(program, "docs/replays.md", "exec"), {})  # noqa: S102 -- our own page
    assert "HG" in capsys.readouterr().out


def fields(heading: str) -> list[str]:
    """The names in the first column of the table under this heading."""
    rows = TEXT.split(f"| {heading} | holds |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    return [name for row in rows for name in re.findall("`([^`]+)`", row.split("|")[1])]


def test_a_table_lists_the_fields_of_the_file(match: Match) -> None:
    assert fields("field") == list(json.loads(encode(replay_of(match))))


def test_a_table_lists_the_fields_of_a_simulation() -> None:
    document = json.loads(CliRunner().invoke(root, ["simulate", "--games", "2", "--json"]).stdout)
    assert sorted(fields("JSON field")) == sorted(document)
