"""The figures of the play server are measured on a real one."""

from __future__ import annotations

import shutil

import pytest

from bench.server import table
from theagon.server.http.pages import CLIENT

pytestmark = pytest.mark.slow


def test_actions_of_matches_at_once_are_timed_and_all_that_were_acknowledged_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "MATCHES", 3)
    monkeypatch.setattr(table, "PACE", 0.1)
    load = table.load(0.5)
    assert load.lost == 0
    assert len(load.seconds) >= 3
    assert 0 < load.cpu < 5
    assert load.match_bytes > 0
    assert 0 < load.percentile(0) <= load.percentile(0.99) <= load.percentile(1) == load.seconds[-1]


def test_each_spectator_takes_some_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "SPECTATORS", 140)
    monkeypatch.setattr(table, "SAMPLE", 20)
    assert 10_000 < table.spectator_bytes() < 1_000_000


def test_the_time_to_the_first_paint_is_read_from_a_browser() -> None:
    if not any(map(shutil.which, table.BROWSERS)):
        pytest.skip("there is no Chromium here")
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built")
    assert 0 < table.first_paint_seconds() < 60
    assert 1_000 < table.client_bytes() < 1_000_000
