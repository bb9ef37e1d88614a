"""The page of the benchmark shows what the file of results holds."""

from __future__ import annotations

import pytest

from tests.docs.support import ROOT

LEARNERS = ROOT / "examples" / "learners"


def test_tables_and_pictures_of_learners_are_made_from_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(LEARNERS))
    import night

    rows = night.read(LEARNERS / night.RESULTS)
    page = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    assert len({(row.learner, row.game, row.seed) for row in rows}) == len(rows) > 0
    assert night.summary(rows) in page
    for game in {row.game for row in rows}:
        assert f"(images/learners-{game}.svg)" in page
        picture = (ROOT / "docs" / "images" / f"learners-{game}.svg").read_text("utf-8")
        assert picture == night.picture(rows, game)
