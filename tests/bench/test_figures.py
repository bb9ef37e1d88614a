"""The figures of the rules and of the play server: measured on real ones."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from bench.__main__ import bench
from bench.server import table
from tests.site.in_chromium import needs_chromium
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


@needs_chromium
def test_the_time_to_the_first_paint_is_read_from_a_browser() -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built")
    assert 0 < table.first_paint_seconds() < 60
    assert 1_000 < table.client_bytes() < 1_000_000


def test_bench_puts_a_target_beside_each_figure() -> None:
    result = CliRunner().invoke(bench, ["--quick", "--json"])
    assert result.exit_code == 0, result.stderr
    figures = json.loads(result.stdout)["figures"]
    assert len(figures) == 22
    for figure in figures:
        if figure["value"] is None:
            assert any(peer in figure["missing"] for peer in ("catanatron", "pyspiel", "jax"))
        else:
            better = figure["value"] <= figure["target"] if figure["at_most"] else figure["value"] >= figure["target"]
            assert figure["met"] is better
            assert figure["value"] > 0
