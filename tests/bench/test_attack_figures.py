"""`python -m bench --attacks`: what was noticed of an attack, beside the targets."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from bench.__main__ import bench
from bench.server import attack_figures
from bench.server.attack_run import AttackReport, Latency, Opening
from bench.server.bystander import Observations
from bench.server.times import Times
from theagon.errors import TheagonError

MB = 1_000_000
QUICK = Latency(Times((0.01,) * 99), Times((0.001,) * 99))
SLOW = Latency(Times((0.01,) * 98 + (0.2,) * 2), Times((0.001,) * 98 + (0.06,) * 2))


def figures(monkeypatch: pytest.MonkeyPatch, only: str, noticed: Latency, *openings: Opening) -> list[dict[str, Any]]:
    """What is printed of an attack of which this was noticed."""

    def run_attack(name: str, _seconds: float) -> AttackReport:
        return AttackReport(
            name, noticed, 100 * MB, 150 * MB, 140 * MB, 0.1, {"429 too-many": 3}, Observations(), openings
        )

    monkeypatch.setattr(attack_figures, "run_attack", run_attack)
    result = CliRunner().invoke(bench, ["--attacks", "--only", only, "--json"])
    assert result.exit_code == 0, result.output
    found: list[dict[str, Any]] = json.loads(result.stdout)["figures"]
    return found


def test_one_in_fifty_that_is_slow_misses_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [figure["met"] for figure in figures(monkeypatch, "speak", QUICK)] == [True, True, True, False]
    slow = figures(monkeypatch, "speak", SLOW)
    assert [figure["value"] for figure in slow] == [200, 60, 50, 40]
    assert [figure["met"] for figure in slow] == [False, False, True, False]
    assert "429 too-many 3" in slow[0]["note"]


def test_the_match_that_an_attack_leaves_behind_is_opened_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    openings = Opening(False, 0.01, QUICK), Opening(True, 30, SLOW)
    found = figures(monkeypatch, "take-backs", QUICK, *openings)
    assert [figure["met"] for figure in found[4:]] == [True, True, False, False]
    assert "opened in 30000 ms" in found[-2]["note"]


def test_what_fails_is_not_measured_and_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def run_attack(name: str, _seconds: float) -> AttackReport:
        tried.append(name)
        raise TheagonError("memory is measured on Linux only")

    monkeypatch.setattr(attack_figures, "run_attack", run_attack)
    result = CliRunner().invoke(bench, ["--attacks", "--only", "speak"])
    assert "not measured: memory is measured on Linux only" in result.stdout
    assert tried == ["speak"]


def test_each_figure_is_printed_as_soon_as_it_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_attack(name: str, _seconds: float) -> AttackReport:
        if name == "take-backs":
            raise KeyboardInterrupt
        return AttackReport(name, QUICK, 100 * MB, 150 * MB, 140 * MB, 0.1, {}, Observations(), ())

    monkeypatch.setattr(attack_figures, "run_attack", run_attack)
    result = CliRunner().invoke(bench, ["--attacks", "--only", "speak", "--only", "take-backs"])
    rows = [row for row in result.stdout.splitlines() if row.startswith(("✓", "✗"))]
    assert [row.split("  ")[0] for row in rows] == [
        "✓ speak: actions, p99",
        "✓ speak: pings, p99",
        "✓ speak: memory at its peak",
        "✗ speak: memory afterwards",
    ]
    assert "40 MB more, at most 30" in rows[-1]
