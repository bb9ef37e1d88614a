"""`python -m bench`: the figures of the rules."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from bench.__main__ import bench


@pytest.mark.slow
def test_bench_puts_a_target_beside_each_figure() -> None:
    result = CliRunner().invoke(bench, ["--quick", "--json"])
    assert result.exit_code == 0, result.stderr
    figures = json.loads(result.stdout)["figures"]
    assert len(figures) == 20
    for figure in figures:
        if figure["value"] is None:
            assert any(peer in figure["missing"] for peer in ("catanatron", "pyspiel", "jax"))
        else:
            better = figure["value"] <= figure["target"] if figure["at_most"] else figure["value"] >= figure["target"]
            assert figure["met"] is better
            assert figure["value"] > 0
