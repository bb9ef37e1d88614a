"""docs/rules-compiler.md says what the compiler refuses: its table matches the compiler's own."""

from __future__ import annotations

from pathlib import Path

from theagon.compiler.refusals import CURES

PAGE = (Path(__file__).parents[2] / "docs" / "rules-compiler.md").read_text(encoding="utf-8")


def test_the_table_lists_refused_constructs_with_cures() -> None:
    for problem, cure in CURES.values():
        assert f"| {problem} | {cure} |" in PAGE
