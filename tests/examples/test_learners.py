"""The learner of reduced games learns from matches alone; the others need PyTorch: see tests/learners."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from theagon.envs.reduced import reduced
from theagon.envs.reduced.solving import exploitability
from theagon.envs.reduced.tree import unfold

LEARNERS = Path(__file__).parents[2] / "examples" / "learners"


def fsp(out: Path, *options: str) -> list[tuple[int, float]]:
    """Return the curve of a training: the matches, and what the best answers then gain."""
    settings = out / "settings.json"
    settings.write_text('{"matches": 100000, "measured": 4}')
    command = [sys.executable, str(LEARNERS / "fsp.py"), "last-round", "--out", str(out), *options]
    subprocess.run([*command, "--settings", str(settings)], check=True, stdout=subprocess.DEVNULL)
    curve: list[tuple[int, float]] = json.loads((out / "curve.json").read_bytes())
    return curve


def test_fictitious_self_play_comes_close_to_an_equilibrium(tmp_path: Path) -> None:
    """100,000 matches leave the best answers a tenth of what they gain against random play."""
    curve = fsp(tmp_path)
    assert len(curve) == 4
    assert curve[-1][1] < exploitability(unfold(reduced("last-round"))) / 10


def test_equal_seeds_learn_the_same(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / name).mkdir()
    one, same = (fsp(tmp_path / name, "--seed", "2") for name in "ab")
    assert one == same != fsp(tmp_path / "c", "--seed", "3")


def test_the_page_lists_every_file() -> None:
    page = (LEARNERS / "README.md").read_text("utf-8")
    assert [path.name for path in LEARNERS.glob("*.py") if f"]({path.name})" not in page] == []
