"""The words of the texts: in each language a thing has one name, that of the rulebook."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

SECOND_NAMES = {
    "en": r"cemetery|tower|minion|creature|square",
    "es": r"cementerio|casilla|\bcostes?\b|guardia|criatura|campeón",  # tumba, celda, costo, Centinela, unidad, líder
    "ru": r"юнит|существ|башн|жетон",  # боец, камень призыва, фишка
}
TEXTS = files("theagon.games.hand_of_the_gods") / "text"


@pytest.mark.parametrize("language", SECOND_NAMES)
def test_no_text_calls_a_thing_by_a_second_name(language: str) -> None:
    texts = [path for path in TEXTS.iterdir() if path.name.endswith(f".{language}.ftl")]
    assert texts
    found = [
        f"{path.name}: {line}"
        for path in texts
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(SECOND_NAMES[language], line, re.IGNORECASE)
    ]
    assert found == []
