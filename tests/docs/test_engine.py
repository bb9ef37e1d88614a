"""The engine's page: its examples give what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from theagon.games.hand_of_the_gods import rules

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
TEXT = PAGE.read_text("utf-8")


def test_the_examples_of_the_page_give_what_it_shows() -> None:
    """As one session, from the first to the last."""
    blocks = re.findall(r"^```pycon\n([\s\S]*?)^```$", TEXT, re.MULTILINE)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    told: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=told.append)
    assert results.attempted > 50
    assert results.failed == 0, "".join(told)


def test_the_page_shows_where_every_module_of_the_rules_is() -> None:
    folder = Path(rules.__file__).parent
    modules = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    assert modules == set(re.findall(r"`(\w+\.py)`", TEXT.split("## Where a rule is")[1].split("A rule names")[0]))
