"""The page on replays and simulations: its tables list what there is."""

from __future__ import annotations

import json
import re

from click.testing import CliRunner

import theagon
from tests.docs.support import ROOT
from theagon.cli.main import root
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of

TEXT = (ROOT / "docs" / "replays.md").read_text("utf-8")


def fields(heading: str) -> list[str]:
    """The names in the first column of the table under this heading."""
    rows = TEXT.split(f"| {heading} | holds |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    return [name for row in rows for name in re.findall("`([^`]+)`", row.split("|")[1])]


def test_a_table_lists_the_fields_of_the_file() -> None:
    game = theagon.load("hand-of-the-gods")
    match = Match(game, game.setup(seed=1))
    match.hints.append(1)
    assert fields("field") == list(json.loads(encode(replay_of(match))))


def test_a_table_lists_the_fields_of_a_simulation() -> None:
    document = json.loads(CliRunner().invoke(root, ["simulate", "--games", "2", "--json"]).stdout)
    assert sorted(fields("JSON field")) == sorted(document)
