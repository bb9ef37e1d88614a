"""The checks of cards refuse what no text could say, and accept what comes near it: the cases of `mistakes.yaml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import convert, to_builtins

from theagon.cards.report import InvalidFileError
from theagon.cards.source import read_yaml
from theagon.games.gods_unchained.content import standard
from theagon.games.gods_unchained.schema import Card

RULES: Final[Any] = read_yaml(Path(__file__).parent / "mistakes.yaml").plain()


@pytest.mark.parametrize(("rule", "case"), [(rule, case) for rule, cases in RULES.items() for case in cases])
def test_a_card_is_refused_by_each_rule_that_it_breaks_and_by_no_other(rule: str, case: dict[str, Any]) -> None:
    ability = {key: value for key, value in case.items() if key not in ("card", "changes", "mistakes")}
    changes = {"abilities": [ability]} if ability else case["changes"]
    card = convert(to_builtins(standard().by_id[case.get("card", "blind-cyclops")]) | changes, Card)
    wanted, found = case.get("mistakes", []), []
    try:
        standard().extended([card])
    except InvalidFileError as invalid:
        found = [error.message for error in invalid.errors]
    assert found == (wanted if isinstance(wanted, list) else [wanted]), rule
