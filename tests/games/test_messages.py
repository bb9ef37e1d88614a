"""What is told in one language is told in the others: the same sentences, about the same things."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from theagon.games.registry import PACKAGES

GRAMMAR = {"person", "shown"}
"""What the words around it ask for, and does not stand in the sentence itself."""
CARD_LANGUAGE = {"cards", "phrases", "terms"}
"""The topics whose messages are parts of sentences, which each language puts together in its own way."""
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
        if topic not in CARD_LANGUAGE and not message.startswith("grammar-")
    }


@pytest.mark.parametrize("language", ["es", "ru"])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_sentence_says_the_same_in_every_language(name: str, language: str) -> None:
    assert sentences(name, language) == sentences(name, "en")
