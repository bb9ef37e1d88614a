"""Every sentence of the sources has its clauses, and the page of them is made from the games' files."""

from __future__ import annotations

import pytest

from theagon.games import NAMES
from theagon.match.rulebook import clauses_of
from theagon.match.source_page import NO_RULE, PAGE, page, sources_of


def test_the_page_is_the_generated_one() -> None:
    """Written by: python -m theagon.match.source_page"""
    assert PAGE.read_text("utf-8") == page()


@pytest.mark.parametrize("name", NAMES)
def test_each_sentence_is_stated_by_clauses_and_each_clause_of_a_source_states_a_sentence(name: str) -> None:
    clauses = {clause["id"]: clause.get("kind", "rule") for clause in clauses_of(name)}
    sentences = [sentence for part in sources_of(name).parts.values() for sentence in part]
    assert all(len(sentence) == 1 for sentence in sentences)
    cited = {clause for sentence in sentences for stated in sentence for clause in stated.split()} - {NO_RULE}
    assert cited <= clauses.keys()
    if name != "gods-unchained":  # many rules of which are known from the published game, not from the article
        assert {clause for clause, kind in clauses.items() if kind != "ruling"} <= cited
