"""What is said in one language is said in the others: the same sentences, about the same things."""

from __future__ import annotations

import ast as python
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from theagon import cards, games
from theagon.cards.grammar import FUNCTIONS
from theagon.cards.language import LANGUAGES
from theagon.games.registry import PACKAGES

GRAMMAR = {"gender", "person", "shown"}
"""What the words around it ask for, and does not stand in the sentence itself."""
FOLDERS = {
    **{name: ("theagon.games", package) for name, package in PACKAGES.items()},
    **{room: (f"theagon.{room}",) for room in ("cli", "lessons", "puzzles")},
}


class Names(Visitor):
    """The names in messages, by the kind of node that has them: variables, messages referred to, functions called."""

    def __init__(self) -> None:
        self.by_kind: dict[type[ast.BaseNode], set[str]] = defaultdict(set)

    def generic_visit(self, node: ast.BaseNode) -> None:
        if hasattr(node, "id"):
            self.by_kind[type(node)].add(node.id.name)
        super().generic_visit(node)


class Chosen(Visitor):
    """The words by which messages choose: the names of forms, and those of variants but the one for all else.

    What a form says may be such a word itself, as a case is.
    """

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.said: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.words.add(node.id.name)
        self.said |= {part.value for part in node.value.elements if isinstance(part, ast.TextElement)}
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and not node.default:
            self.words.add(node.key.name)
        self.generic_visit(node)


def named(*messages: ast.Message) -> dict[type[ast.BaseNode], set[str]]:
    names = Names()
    for message in messages:
        names.visit(message)
    return names.by_kind


def messages(folder: Path, language: str) -> Iterator[tuple[str, ast.Message]]:
    """The messages of the files in a folder and below it, each with the topic of its file."""
    for path in sorted(folder.glob(f"**/*.{language}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield path.name.split(".")[0], entry


def sentences(name: str, language: str) -> dict[str, set[str]]:
    """By message of a game or a room, what it says: the variables that it and all its parts ask for."""
    folders = [Path(str(files(package))) / "text" for package in FOLDERS[name]]
    found = [each for folder in folders for each in messages(folder, language)]
    asked = {message.id.name: named(message) for _, message in found}

    def said(message: str, within: frozenset[str]) -> set[str]:
        parts = asked[message][ast.MessageReference] - within
        return asked[message][ast.VariableReference].union(*(said(part, within | {part}) for part in parts))

    return {
        message.id.name: said(message.id.name, frozenset({message.id.name})) - GRAMMAR
        for topic, message in found
        if topic != "describer" and not message.id.name.startswith("grammar-")
    }


@pytest.mark.parametrize("language", ["es", "ru"])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_sentence_says_the_same_in_every_language(name: str, language: str) -> None:
    assert sentences(name, language) == sentences(name, "en")


def messages_of_games(language: str) -> list[ast.Message]:
    return [message for _, message in messages(Path(games.__path__[0]), language)]


def words_of_the_code() -> set[object]:
    """The constants in the code of games, and the names of its fields, since the operations of effects are fields."""
    code = (path for room in (cards, games) for path in Path(room.__path__[0]).glob("**/*.py"))
    nodes = [node for path in code for node in python.walk(python.parse(path.read_text("utf-8")))]
    fields = (node.target for node in nodes if isinstance(node, python.AnnAssign))
    constants = {node.value for node in nodes if isinstance(node, python.Constant)}
    return constants | {field.id for field in fields if isinstance(field, python.Name)}


def test_forms_and_variants_are_chosen_by_words_that_the_code_gives() -> None:
    given = words_of_the_code() | {"one", "few", "many"}  # Fluent's own, of numbers
    for language in LANGUAGES:
        asked = Chosen()
        for message in messages_of_games(language):
            asked.visit(message)
        assert asked.words - asked.said - given == set(), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_a_languages_own_is_part_of_its_sentences(language: str) -> None:
    found = messages_of_games(language)
    own = {message.id.name for message in found if message.id.name.startswith("grammar-")}
    assert own - named(*found)[ast.MessageReference] == set()


def test_every_function_of_the_grammar_is_called_by_some_message() -> None:
    found = [message for language in LANGUAGES for message in messages_of_games(language)]
    assert FUNCTIONS.keys() - named(*found)[ast.FunctionReference] == set()
