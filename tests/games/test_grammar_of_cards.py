"""Card texts keep to the grammar of their language: faults that generated texts are prone to, none on any card.

Each fault comes with a text that has it: a pattern that finds nothing anywhere proves nothing.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from theagon.cards.decode import decode
from theagon.cards.language import LANGUAGES
from theagon.cards.source import read_yaml
from theagon.games import NAMES, load_game


class Fault(Struct, forbid_unknown_fields=True):
    """A pattern, and a text that it finds."""

    finds: str
    text: str


FAULTS = decode(read_yaml(Path(__file__).with_name("faults_of_grammar.yaml")), dict[str, dict[str, Fault]])
CASES = [(language, fault) for language, faults in FAULTS.items() for fault in faults]


@cache
def texts(language: str) -> list[str]:
    """The lines of text of all cards and leaders of the games."""
    catalogues = [load_game(name).catalogue(language) for name in NAMES]
    return [line for catalogue in catalogues for face in (*catalogue.cards, *catalogue.leaders) for line in face.text]


def finds(pattern: str, line: str) -> bool:
    """Whether a line has a fault; the stop of the Russian "ед." ends no sentence."""
    return any(re.search(pattern, each) for each in (line, line.replace("ед.", "ед")))


@pytest.mark.parametrize(("language", "fault"), CASES)
def test_no_card_has_a_fault_of_grammar(language: str, fault: str) -> None:
    known = FAULTS[language][fault]
    assert finds(known.finds, known.text), "the fault is not found where it is"
    assert [line for line in texts(language) if finds(known.finds, line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_faults_looked_for(language: str) -> None:
    assert FAULTS[language]
