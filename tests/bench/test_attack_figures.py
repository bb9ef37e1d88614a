"""`python -m bench --attacks`: what was noticed of an attack, beside the targets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

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


def report(noticed: Latency, *openings: Opening) -> AttackReport:
    """An attack of which this was noticed."""
    answers = {"429 too-many": 3}
    return AttackReport("attack", noticed, 100 * MB, 150 * MB, 140 * MB, 0.1, answers, Observations(), openings)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """What is printed where these reports are made of attacks, or these errors."""

    def measure(reports: dict[str, AttackReport | BaseException], *words: str) -> str:
        run_attack = Mock(side_effect=list(reports.values()))
        monkeypatch.setattr(attack_figures, "run_attack", run_attack)
        chosen = [word for name in reports for word in ("--only", name)]
        result = CliRunner().invoke(bench, ["--attacks", *chosen, *words])
        assert run_attack.call_count == len(reports)
        return result.stdout

    return measure


def figures(printed: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(printed)["figures"]
    return found


def test_one_in_fifty_that_is_slow_misses_the_target(measured: Callable[..., str]) -> None:
    quick, slow = (figures(measured({"speak": report(each)}, "--json")) for each in (QUICK, SLOW))
    assert [figure["met"] for figure in quick] == [True, True, True, False]
    assert [figure["value"] for figure in slow] == [200, 60, 50, 40]
    assert [figure["met"] for figure in slow] == [False, False, True, False]
    assert "429 too-many 3" in slow[0]["note"]


def test_the_match_that_an_attack_leaves_behind_is_opened_twice(measured: Callable[..., str]) -> None:
    openings = Opening(False, 0.01, QUICK), Opening(True, 30, SLOW)
    found = figures(measured({"take-backs": report(QUICK, *openings)}, "--json"))
    assert [figure["met"] for figure in found[4:]] == [True, True, False, False]
    assert "opened in 30000 ms" in found[-2]["note"]


def test_what_fails_is_not_measured_and_not_tried_again(measured: Callable[..., str]) -> None:
    fault = TheagonError("memory is measured on Linux only")
    assert "not measured: memory is measured on Linux only" in measured({"speak": fault})


def test_each_figure_is_printed_as_soon_as_it_is_measured(measured: Callable[..., str]) -> None:
    printed = measured({"speak": report(QUICK), "take-backs": KeyboardInterrupt()})
    rows = [row for row in printed.splitlines() if row.startswith(("✓", "✗"))]
    assert [row[0] for row in rows] == ["✓", "✓", "✓", "✗"]
    assert "speak: memory afterwards" in rows[-1]
    assert "40 MB more, at most 30" in rows[-1]
