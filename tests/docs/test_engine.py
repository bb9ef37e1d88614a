"""The engine's page shows where everything is."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.support import ROOT
from theagon.games.hand_of_the_gods import rules

TEXT = (ROOT / "docs" / "engine.md").read_text("utf-8")


def test_the_page_shows_where_every_module_of_the_rules_is() -> None:
    folder = Path(rules.__file__).parent
    modules = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    assert modules == set(re.findall(r"`(\w+\.py)`", TEXT.split("## Where a rule is")[1].split("A rule names")[0]))
