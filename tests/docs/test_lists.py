"""Tables and lists on pages name all that there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import theagon
from tests.cli.running import facts
from tests.docs.support import ROOT
from theagon.games.hand_of_the_gods import rules
from theagon.match.match import Match
from theagon.match.replay import encode, replay_of

REPLAYS, ENGINE = ((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("replays", "engine"))


def fields(heading: str) -> list[str]:
    """The names in the first column of the table under this heading."""
    rows = REPLAYS.split(f"| {heading} | holds |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    return [name for row in rows for name in re.findall("`([^`]+)`", row.split("|")[1])]


def test_a_table_lists_the_fields_of_the_file() -> None:
    game = theagon.load("hand-of-the-gods")
    match = Match(game, game.setup(seed=1))
    match.hints.append(1)
    assert fields("field") == list(json.loads(encode(replay_of(match))))


def test_a_table_lists_the_fields_of_a_simulation() -> None:
    document = facts("simulate", "--games", "2")
    assert sorted(fields("JSON field")) == sorted(document)


def test_the_engines_page_shows_where_every_module_of_the_rules_is() -> None:
    modules = {path.name for path in Path(rules.__file__).parent.glob("*.py")} - {"__init__.py"}
    assert modules == set(re.findall(r"`(\w+\.py)`", ENGINE.split("## Where a rule is")[1].split("A rule names")[0]))
