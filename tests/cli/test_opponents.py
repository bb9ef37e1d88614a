"""`theagon opponents`: the eight, in every language."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from theagon.cli.main import root
from theagon.games import NAMES
from theagon.games.levels import LEVELS


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_level_is_listed_with_its_name_and_its_character(name: str, language: str) -> None:
    result = CliRunner().invoke(root, ["opponents", name, "--lang", language, "--json"])
    found = json.loads(result.stdout)
    told = CliRunner().invoke(root, ["opponents", name, "--lang", language]).stdout
    assert [line["player"] for line in found] == list(LEVELS)
    assert all(line["name"] in told and line["character"] in told for line in found)
    assert len({line["name"] for line in found}) == len(LEVELS)
