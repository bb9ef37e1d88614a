"""The page of all kinds of events is made from the code."""

from __future__ import annotations

from tools.event_page import PAGE, page


def test_the_page_is_the_generated_one() -> None:
    """Written by: python -m tools.event_page"""
    assert PAGE.read_text("utf-8") == page()
