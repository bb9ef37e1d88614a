"""What happens in these stories is told in the order of events, with causes, and as a player would tell it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from theagon.cli.main import root
from theagon.games.base import LANGUAGES

STORIES: Final = Path(__file__).parent


def golden(language: str) -> Path:
    """Return the golden file of a language."""
    return STORIES.parent / "golden" / "told" / f"{language}.txt"


def traces(language: str) -> str:
    """Return what `theagon scenario --trace` prints of each story, under its path."""
    texts = []
    for path in sorted(STORIES.rglob("*.yaml")):
        result = CliRunner().invoke(root, ["scenario", "--trace", "--lang", language, str(path)])
        assert result.exit_code == 0, result.output
        _, trace = result.stdout.split("\n", 1)
        texts.append(f"# {path.relative_to(STORIES)}\n{trace}")
    return "\n".join(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stories_are_told_as_they_were(language: str) -> None:
    assert traces(language) == golden(language).read_text("utf-8")
