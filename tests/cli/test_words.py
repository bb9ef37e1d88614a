"""The words of the commands: the same messages in every language, and no English where another is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import theagon
from tests.cli.running import printed, replay_of
from theagon.cards.language import LANGUAGES
from theagon.cli.texts import say

FOLDER = Path(theagon.__file__).parent / "cli"


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> str:
    return replay_of("hand-of-the-gods", 12, 3, tmp_path_factory.mktemp("replay"))[1]


def lines(language: str, *words: str) -> list[str]:
    return printed(*words, "--lang", language).splitlines()


@pytest.mark.parametrize("folder", ["text", "terminal/text"])
def test_the_commands_say_the_same_things_in_every_language(folder: str) -> None:
    said = dict.fromkeys(LANGUAGES, frozenset[str]())
    for file in (FOLDER / folder).glob("*.ftl"):
        name, language, _ = file.name.split(".")
        parsed = FluentParser().parse(file.read_text("utf-8"))
        said[language] |= {f"{name} {entry.id.name}" for entry in parsed.body if isinstance(entry, ast.Message)}
    assert len({*said.values()}) == 1


@pytest.mark.parametrize("language", ["es", "ru"])
@pytest.mark.parametrize(
    "words", [("cards", "--cost", "0"), ("cards", "tribute"), ("deck", "list", "hand-of-the-gods")], ids=" ".join
)
def test_no_line_of_a_command_is_left_in_english(words: tuple[str, ...], language: str) -> None:
    english = {line for line in lines("en", *words) if any(map(str.isalpha, line))}
    assert english.isdisjoint(lines(language, *words))


@pytest.mark.parametrize("language", ["es", "ru"])
def test_no_line_of_a_replay_is_left_in_english(replay: str, language: str) -> None:
    english = lines("en", "replay", "show", replay)
    other = lines(language, "replay", "show", replay)
    assert len(english) == len(other)
    assert set(english).isdisjoint(other)


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_rulebook_counts_in_the_language_asked_for(language: str) -> None:
    assert lines(language, "rulebook", "HG1.2")[-1] == say(language, "clauses", proved=1, failing=0, open=0)
    assert lines(language, "rulebook", "HG1.2")[-1] != lines("en", "rulebook", "HG1.2")[-1]
