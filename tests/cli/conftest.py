"""Fixtures of the tests of commands."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that a test leaves are saved in a folder of its own."""
    monkeypatch.chdir(tmp_path)
