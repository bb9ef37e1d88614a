"""What is printed fits the terminal that it is printed on."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

from tests.cli.at_the_terminal import session_of
from tests.cli.hands import with_unit
from theagon.cli.terminal.printing import Printer


def printed(columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what is printed of a table on a terminal of this width."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
    Printer().show(session_of(with_unit(), "random").scene_to_act())
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("columns", [80, 120])
def test_the_board_takes_the_columns_that_there_are_and_long_texts_are_broken(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(columns, monkeypatch, capsys)
    assert max(map(len, lines)) <= columns
    assert len(next(line for line in lines if line.endswith("┐"))) > columns - 10
    assert "│▲Hoplite" in "\n".join(lines)


def test_on_a_narrow_terminal_units_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(60, monkeypatch, capsys)
    assert max(map(len, lines)) <= 60
    assert "   b2 ▲ Hoplite, Attack 1, Health 3/3, Guard" in lines
