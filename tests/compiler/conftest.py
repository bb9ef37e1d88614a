"""Fixtures of the compiler's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiler.machines import MODES, new
from theagon.compiler.machine import Machine


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of builds; the environment chooses no mode."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("THEAGON_KERNEL", raising=False)
    return tmp_path / "cache" / "theagon"


@pytest.fixture(scope="session")
def toy_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that all tests of a session share, so that the toy is compiled once for each variant."""
    return tmp_path_factory.mktemp("toy")


@pytest.fixture
def shared_cache(toy_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Builds of the toy go into the cache that all tests of a session share."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(toy_cache))


@pytest.fixture(params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def machine(mode: str, shared_cache: None) -> Machine:  # noqa: ARG001 - where its build lies
    """A machine of the toy in each mode."""
    return new(mode)
