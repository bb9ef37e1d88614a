"""Interpreted rules have numbers in place of the names of constants, and are otherwise as their file has them."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests.compiler.native import rules_module
from theagon.compiler.folding import fold

RULES = '''
from enum import IntEnum

LIMIT = 3


class Move(IntEnum):
    PASS = 0
    STRIKE = 4


def entry(x: int) -> int:
    """What the move costs."""
    if x == Move.STRIKE:
        return called(x + LIMIT * Move.STRIKE)
    return called(x)


def called(LIMIT: int) -> int:
    return LIMIT - Move.STRIKE


def apart(x: int) -> int:
    return x + LIMIT
'''


@pytest.fixture
def rules(tmp_path: Path) -> ModuleType:
    """A separate module for each test, since folded functions stay folded."""
    return rules_module(tmp_path, "folded_rules", RULES)


def test_numbers_stand_for_members_and_named_numbers_in_all_that_an_entry_reaches(rules: ModuleType) -> None:
    before = [rules.entry(x) for x in range(6)]
    fold([rules.entry])
    assert rules.entry.__code__.co_names == ("called",)
    assert rules.called.__code__.co_names == ()
    assert [rules.entry(x) for x in range(6)] == before == [-4, -3, -2, -1, 12, 1]
    assert rules.called(10) == 6  # its local hides the number of the same name
    assert rules.apart.__code__.co_names == ("LIMIT",)


def test_a_debugger_sees_the_same_lines_of_the_same_file(rules: ModuleType) -> None:
    def lines() -> tuple[str, int, set[int | None]]:
        code = rules.entry.__code__
        return code.co_filename, code.co_firstlineno, {line for _, _, line in code.co_lines()}

    before = lines()
    fold([rules.entry])
    assert lines() == before
    assert rules.entry.__doc__ == "What the move costs."


@pytest.mark.parametrize("text", [RULES.replace("x + LIMIT", "x - LIMIT"), "def", None])
def test_a_function_with_a_changed_file_stays_as_imported(rules: ModuleType, text: str | None) -> None:
    path, code = Path(rules.__file__ or ""), rules.entry.__code__
    path.unlink()
    if text is not None:
        path.write_text(text, encoding="utf-8")
    fold([rules.entry])
    assert rules.entry.__code__ is code
