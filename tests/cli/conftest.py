"""Fixtures of the tests of commands."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from theagon.cli import serve


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files and matches that a test leaves are in its own folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a command would serve."""
    told: dict[str, Any] = {}

    def served(listener: socket.socket, database: str, address: str, **options: Any) -> None:
        told.update(options, database=database, address=address, host=listener.getsockname()[0])
        listener.close()

    monkeypatch.setattr(serve, "serve_table", served)
    return told
