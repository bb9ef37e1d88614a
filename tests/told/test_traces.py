"""What happens in these stories is told in the order of events, with causes, and as a player would tell it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from theagon.cli.main import root
from theagon.games.base import LANGUAGES

STORIES: Final = Path(__file__).parent
GOLDEN: Final = STORIES.parent / "golden" / "told"
TRACES: Final = [
    (path.relative_to(STORIES), language) for path in sorted(STORIES.rglob("*.yaml")) for language in LANGUAGES
]


def trace(story: Path, language: str) -> str:
    """What `theagon scenario --trace` prints of a story, but for the line that has its path."""
    result = CliRunner().invoke(root, ["scenario", "--trace", "--lang", language, str(STORIES / story)])
    assert result.exit_code == 0, result.output
    return result.stdout.split("\n", 1)[1]


@pytest.mark.parametrize(("story", "language"), TRACES, ids=lambda value: str(value))
def test_a_story_is_told_as_it_was(story: Path, language: str) -> None:
    assert trace(story, language) == (GOLDEN / story.parent / f"{story.stem}.{language}.txt").read_text("utf-8")
