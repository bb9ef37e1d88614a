"""The words of the commands: the same messages in every language, and no English where another is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast

import theagon
from theagon.cli.main import root
from theagon.cli.texts import say
from theagon.match.match import Match
from theagon.match.replay import save

FOLDER = Path(theagon.__file__).parent / "cli" / "text"


def messages(language: str) -> set[str]:
    parsed = FluentParser().parse((FOLDER / f"commands.{language}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> str:
    game = theagon.load("hand-of-the-gods")
    match = Match(game, game.setup(seed=3))
    while len(match.history) < 12:
        match.apply(match.position.decide("greedy:20", seed=len(match.history)))
    path = tmp_path_factory.mktemp("replay") / "match.json"
    save(match, path)
    return str(path)


def printed(language: str, *words: str) -> list[str]:
    result = CliRunner().invoke(root, [*words, "--lang", language])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_commands_say_the_same_things_in_every_language(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", ["es", "ru"])
@pytest.mark.parametrize(
    "words", [("cards", "--cost", "0"), ("cards", "tribute"), ("deck", "list", "hand-of-the-gods")], ids=" ".join
)
def test_no_line_of_a_command_is_left_in_english(words: tuple[str, ...], language: str) -> None:
    english = {line for line in printed("en", *words) if any(map(str.isalpha, line))}
    assert english.isdisjoint(printed(language, *words))


@pytest.mark.parametrize("language", ["es", "ru"])
def test_no_line_of_a_replay_is_left_in_english(replay: str, language: str) -> None:
    english = printed("en", "replay", "show", replay)
    other = printed(language, "replay", "show", replay)
    assert len(english) == len(other)
    assert set(english).isdisjoint(other)


@pytest.mark.parametrize("language", ["es", "ru"])
def test_the_rulebook_counts_in_the_language_asked_for(language: str) -> None:
    assert printed(language, "rulebook", "HG1.2")[-1] == say(language, "clauses", proved=1, failing=0, open=0)
    assert printed(language, "rulebook", "HG1.2")[-1] != printed("en", "rulebook", "HG1.2")[-1]
