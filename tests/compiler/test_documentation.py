"""docs/rules-compiler.md says what is so: its examples run, and its table of refusals is the compiler's own."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from theagon.compiler.refusals import CURES

PAGE = (Path(__file__).parents[2] / "docs" / "rules-compiler.md").read_text(encoding="utf-8")


def test_the_examples_run(tmp_path: Path, toy_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(toy_cache))
    monkeypatch.syspath_prepend(str(tmp_path))
    blocks = re.findall(r'^```python(?: title="([^"\n]+)")?\n(.*?)^```', PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    for title, text in blocks:
        if title:
            (tmp_path / title).write_text(text, encoding="utf-8")
        else:
            exec(compile(text, "rules-compiler.md", "exec"), {})  # noqa: S102 - our own page
    sys.modules.pop("coin")


def test_the_table_lists_what_is_refused_and_the_cure() -> None:
    for problem, cure in CURES.values():
        assert f"| {problem} | {cure} |" in PAGE
