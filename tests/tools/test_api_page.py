"""The page of the API says what the docstrings say, and leaves out nothing that a class offers."""

from __future__ import annotations

import ast

import pytest

from tests.envs.there import needs_openspiel
from tools.api_page import PAGE, members, page, words


@needs_openspiel
def test_the_page_is_generated_from_the_docstrings() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tools.api_page"


def test_a_function_without_a_docstring_is_a_gap() -> None:
    (node,) = ast.parse("def silent(): ...").body
    assert isinstance(node, ast.FunctionDef)
    with pytest.raises(ValueError, match="silent has no docstring"):
        words(node, "silent")


def test_a_member_of_a_protocol_without_a_docstring_is_a_gap() -> None:
    source = "class Known(Protocol):\n    def told(self): ...\n"
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.ClassDef)
    with pytest.raises(ValueError, match=r"Known\.told has no docstring"):
        list(members(node, source.splitlines()))


def test_fields_methods_and_properties_are_listed_with_their_docstrings() -> None:
    source = '''class Known:
    size: int  # in bytes
    name: str
    """As players call it."""
    _hidden: int
    @property
    def turn(self) -> int:
        """Whose it is."""
    def told(self, to: str, /, *, loud: bool = False) -> None:
        """Say it.

        Raises nothing.
        """
'''
    (node,) = ast.parse(source).body
    assert isinstance(node, ast.ClassDef)
    assert list(members(node, source.splitlines()))[1:] == [
        "* `size: int`: in bytes\n",
        "* `name: str`: As players call it.\n",
        "* `turn: int`: Whose it is.\n",
        "* `told(to: str, /, *, loud: bool=False) -> None`: Say it. Raises nothing.\n",
    ]
