"""What a cluster refuses before any match is played. `make test-learners` plays on one: tests/cluster."""

from __future__ import annotations

import sys

import pytest
from click.testing import CliRunner

from theagon.cli.main import root
from theagon.errors import TheagonError
from theagon.match.cluster import run, versions


@pytest.mark.parametrize("words", [["simulate"], ["arena", "army-of-gods", "random", "random"]])
def test_without_ray_an_error_says_what_to_install(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(root, [*words, "--cluster", "local"])
    assert result.exit_code == 2
    assert "--cluster: there is no ray" in result.stderr
    assert "pip install 'theagon[cluster]'" in result.stderr


def test_a_worker_does_its_tasks_and_says_how_long_they_took() -> None:
    seconds, results = run(abs, [-1, -2], "army-of-gods", versions("army-of-gods"))
    assert results == [1, 2]
    assert seconds > 0


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(TheagonError, match="has other rules or cards of army-of-gods than this machine") as caught:
        run(abs, [1], "army-of-gods", "other sources")
    assert caught.value.hint == "install the same version of Theagon on every machine"
