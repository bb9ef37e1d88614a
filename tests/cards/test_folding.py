"""Texts as searches compare them. The client's tests read the same table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from theagon.cards.folding import fold

TABLE = json.loads(Path(__file__).with_name("folded.json").read_text("utf-8"))


@pytest.mark.parametrize(("text", "folded"), TABLE)
def test_a_text_is_folded_whatever_keyboard_it_was_typed_on(text: str, folded: str) -> None:
    assert fold(text) == folded
    assert fold(folded) == folded
