"""Descriptions of the things on a board: declared once beside the view, for screen readers and for the terminal."""

import re
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_type_hints

import msgspec
import pytest

from theagon.cards.language import LANGUAGES
from theagon.cli.terminal.texts import TerminalTexts
from theagon.games import NAMES, load_game
from theagon.games.constants import spelled

GLYPHS: Final = Path(__file__).parents[2] / "client/src/games/glyphs.ts"
TILTED: Final = {"exhausted"}
"""Signs that the client draws without a glyph."""


def view_of(name: str) -> ModuleType:
    return import_module(f"theagon.games.{name.replace('-', '_')}.view")


def fields(part: type[Any]) -> dict[str, Any]:
    """The fields of a part of a view, as they are sent, with their types."""
    hints = get_type_hints(part)
    return {each.encode_name: hints[each.name] for each in msgspec.structs.fields(part)}


def parts(name: str) -> dict[str, type[Any]]:
    """The parts of a view that have described things, by kind."""
    view = view_of(name)
    standing = getattr(view, "UnitView", None) or view.StackView
    kinds = load_game(name).described.values
    special = {"player": view.PlayerView, "held": getattr(view, "HeldCard", None)}
    return {kind: special.get(kind) or standing for kind in kinds}


def test_what_is_told_is_in_the_view_and_has_a_name_in_every_language(name: str) -> None:
    game = load_game(name)
    described = game.described
    for kind, part in parts(name).items():
        for value in described.values[kind]:
            named = {value.field, value.of} if isinstance(value.of, str) else {value.field}
            assert named - {""} <= fields(part).keys()
    shown = {field for part in parts(name).values() for field in fields(part)}
    assert {trait.field for trait in described.traits} <= shown
    terms = {value.term for value in chain(*described.values.values())} | {trait.term for trait in described.traits}
    for language in LANGUAGES:
        assert terms <= game.catalogue(language).terms.keys()


@pytest.mark.parametrize("name", [name for name in NAMES if hasattr(view_of(name), "SHOWN_STATUSES")])
def test_every_keyword_and_status_that_a_view_shows_is_told(name: str) -> None:
    view = view_of(name)
    game = load_game(name)
    shown = {(trait.field, trait.holds) for trait in game.described.traits}
    assert {("keywords", spelled(each)) for each in game.teller_type.keywords if each} <= shown
    assert {("statuses", status) for status in view.SHOWN_STATUSES.values()} <= shown


def test_every_sign_has_a_glyph_in_the_browser_and_a_mark_in_the_terminal(name: str) -> None:
    game = load_game(name)
    glyphs = set(re.findall(r'^  "?([a-z-]+)"?:', GLYPHS.read_text("utf-8"), re.MULTILINE))
    signs = {trait.sign for trait in game.described.traits} - {""}
    assert signs - TILTED <= glyphs
    for language in LANGUAGES:
        words = TerminalTexts(game, language)
        assert all(words.mark(sign) for sign in signs)
