"""The sanitizers find nothing in the toy's rules, but do find planted faults."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from theagon.compiler import sanitize

ROOT = Path(__file__).parents[2]
PLAY = """
from array import array
from tests.compiler import toy
from theagon.compiler.backend import load
backend = load(toy.PROGRAM)
machine = backend.machine()
toy.fill(machine.world)
print(backend.mode, machine.series(array("q", range(200)), 0, 1) > 1000)
"""
OVERFLOW = """
from tests.compiler import toy
from theagon.compiler.backend import load
print(load(toy.PROGRAM).machine().square(1 << 40))
"""


def run(code: str, cache: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = sanitize.environment() | {"PYTHONPATH": path, "XDG_CACHE_HOME": str(cache)}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.slow
def test_200_matches_run_clean_under_the_sanitizers(toy_cache: Path) -> None:
    played = run(PLAY, toy_cache)
    assert (played.returncode, played.stdout, played.stderr) == (0, "sanitized True\n", "")


@pytest.mark.slow
def test_an_overflow_of_64_bits_is_found_at_its_line(toy_cache: Path) -> None:
    played = run(OVERFLOW, toy_cache)
    assert played.returncode != 0
    assert "signed integer overflow" in played.stderr
    assert "tests/compiler/toy.py:" in played.stderr
