"""The example of a game that another package adds: built, installed, and put through its own tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "nine_mens_morris"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of a process for which the example is installed: its wheel, unpacked where Python finds it."""
    built, site = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=EXAMPLE, check=True, capture_output=True)
    (wheel,) = built.iterdir()
    ZipFile(wheel).extractall(site)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *filter(None, sys.path)])}


def test_it_passes_its_own_tests(environment: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
