"""Each notebook runs as it stands, the long ones with fewer rounds."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tests.envs.there import NO_OPENSPIEL, REASON

NOTEBOOKS = Path(__file__).parents[2] / "examples" / "notebooks"
SHORTER = {"UPDATES": "2", "ITERATIONS": "32", "VARIANTS": "last-round"}


@pytest.mark.parametrize(
    "notebook",
    [
        pytest.param(path, id=path.stem, marks=[pytest.mark.slow] * (path.stem == "vectorised_learner"))
        for path in sorted(NOTEBOOKS.glob("*.py"))
    ],
)
def test_a_notebook_runs_from_top_to_bottom(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if notebook.stem == "exact_methods" and NO_OPENSPIEL:
        pytest.skip(REASON)
    monkeypatch.chdir(tmp_path)
    for name, value in SHORTER.items():
        monkeypatch.setenv(name, value)
    runpy.run_path(str(notebook))


def test_the_page_lists_every_notebook() -> None:
    page = (NOTEBOOKS / "README.md").read_text("utf-8")
    listed = {path.name for path in NOTEBOOKS.glob("*.py") if f"]({path.name})" in page}
    assert listed == {path.name for path in NOTEBOOKS.glob("*.py")}
    assert len(listed) == 4
