"""What is told in one language is told in the others: the same sentences, about the same things."""

from __future__ import annotations

import ast as python
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


class Asked(Visitor):
    """The variables that a message asks for, and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


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


class Called(Visitor):
    """The functions that messages call."""

    def __init__(self) -> None:
        self.functions: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def sentences(name: str, language: str) -> dict[str, set[str]]:
    """By message of a game or a room, what it says: the variables that it and all its parts ask for."""
    found: dict[str, tuple[str, Asked]] = {}
    for package in FOLDERS[name]:
        folder = files(package) / "text"
        for path in sorted(folder.iterdir(), key=str):
            if path.name.endswith(f".{language}.ftl"):
                for entry in FluentParser().parse(path.read_text("utf-8")).body:
                    if isinstance(entry, ast.Message):
                        asked = Asked()
                        asked.visit(entry)
                        found[entry.id.name] = path.name.split(".")[0], asked

    def said(message: str, within: frozenset[str]) -> set[str]:
        asked = found[message][1]
        return asked.variables.union(*(said(part, within | {part}) for part in asked.messages - within))

    return {
        message: said(message, frozenset({message})) - GRAMMAR
        for message, (topic, _) in found.items()
        if topic != "describer" and not message.startswith("grammar-")
    }


@pytest.mark.parametrize("language", ["es", "ru"])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_sentence_says_the_same_in_every_language(name: str, language: str) -> None:
    assert sentences(name, language) == sentences(name, "en")


def messages_of_games(language: str) -> Iterator[ast.Message]:
    """The messages of all games in one language."""
    for path in sorted(Path(games.__path__[0]).glob(f"**/text/*.{language}.ftl")):
        yield from (
            each for each in FluentParser().parse(path.read_text("utf-8")).body if isinstance(each, ast.Message)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_and_variants_are_chosen_by_words_that_somebody_gives(language: str) -> None:
    code = (path for room in (cards, games) for path in Path(room.__path__[0]).glob("**/*.py"))
    trees = [python.parse(path.read_text("utf-8")) for path in code]
    nodes = [node for tree in trees for node in python.walk(tree)]
    given = {node.value for node in nodes if isinstance(node, python.Constant)}
    given |= {"one", "few", "many"}  # Fluent's own, of numbers
    # The operations of effects are fields.
    given |= {
        each.target.id for each in nodes if isinstance(each, python.AnnAssign) and isinstance(each.target, python.Name)
    }
    asked = Chosen()
    for message in messages_of_games(language):
        asked.visit(message)
    assert asked.words - asked.said - given == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_a_languages_own_is_part_of_its_sentences(language: str) -> None:
    asked, own = Asked(), set()
    for message in messages_of_games(language):
        asked.visit(message)
        own |= {message.id.name} if message.id.name.startswith("grammar-") else set()
    assert own - asked.messages == set()


def test_every_function_of_the_grammar_is_called_by_some_message() -> None:
    called = Called()
    for language in LANGUAGES:
        for message in messages_of_games(language):
            called.visit(message)
    assert FUNCTIONS.keys() - called.functions == set()
