"""`theagon doctor`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.compiler.toy import PROGRAM
from theagon.cli.main import root
from theagon.compiler import backend


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The doctor examines a small game, which has never been built before."""
    monkeypatch.setattr("theagon.cli.doctor.NAMES", (PROGRAM.name,))
    monkeypatch.setattr("theagon.cli.doctor.load_program", lambda _: PROGRAM)
    monkeypatch.setattr(backend, "_load", backend._load.__wrapped__)  # a test before this one may have loaded it
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("NO_COLOR", "1")


def findings(status: int = 0) -> dict[str, dict[str, object]]:
    result = CliRunner().invoke(root, ["doctor", "--json"])
    assert result.exit_code == status
    return {fact["topic"]: fact for fact in json.loads(result.stdout)}


def test_the_doctor_names_the_python_and_the_mode_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEAGON_KERNEL", "checked")
    found = findings()
    assert sys.version.split()[0] in str(found["python"]["finding"])
    assert "THEAGON_KERNEL=checked" in str(found["mode"]["finding"])
    assert str(found[PROGRAM.name]["finding"]).startswith("checked, ")


def test_the_doctor_says_what_is_missing_and_what_would_cure_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEAGON_KERNEL", "compiled")
    monkeypatch.setenv("CC", "/no/such/compiler")
    found = findings(status=1)
    for topic in ("c compiler", PROGRAM.name):
        assert not found[topic]["ok"]
        assert "/no/such/compiler" in str(found[topic]["finding"])
        assert found[topic]["cure"]


def test_people_are_told_the_same_as_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEAGON_KERNEL", "interpreted")
    printed = CliRunner().invoke(root, ["doctor"]).stdout
    for fact in findings().values():
        assert str(fact["finding"]) in printed
