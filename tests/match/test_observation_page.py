"""The page of observations is made from the code."""

from __future__ import annotations

from theagon.match.observation_page import PAGE, page


def test_the_page_is_what_the_code_makes() -> None:
    """Written by: python -m theagon.match.observation_page"""
    assert PAGE.read_text("utf-8") == page()
