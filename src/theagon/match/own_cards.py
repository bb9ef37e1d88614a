"""Card files besides those of a game: what a file is for, and the game with its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.schema import has_fields_of
from theagon.cards.source import read_yaml
from theagon.cards.wording import described, suggestion
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from theagon.games.base import Game

_READ_BY: Final = {
    "the cards of a game": "'theagon cards check' checks it; other commands take it as --cards FILE",
    "the deck of a game": "'theagon deck check' checks it",
    "the map of a game": "a match takes it as --option map=FILE, a scenario as map: FILE",
    "a scenario": "'theagon scenario' runs it",
}


def game_of_file(path: Path, kind: str) -> str:
    """The game that a file of a kind, `cards` or `deck`, says it is for.

    Raises `TheagonError` with the place if there is no such game, or if the file is plainly of another kind.
    """
    node = read_yaml(path)
    field = node.find("game")
    if field is node:
        if isinstance(node.value, dict):
            raise node.error("the field 'game' is missing", f"such as game: {NAMES[0]}, {' or '.join(NAMES[1:])}")
        return NAMES[0]  # the file is no mapping: reading it reports that
    if field.value not in NAMES:
        raise field.error(f"{described(field.value)} is not a game", suggestion(field.value, NAMES))
    game = str(field.value)
    types, names = load_game(game).file_types, node.keys.keys()
    if kind in types and not has_fields_of(types[kind], names):
        other = next((f"the {each} of a game" for each, schema in types.items() if has_fields_of(schema, names)), None)
        other = "a scenario" if "steps" in names else other
        if other is not None:
            raise node.error(f"this file holds {other}, and no {kind}", _READ_BY.get(other))
    return game


def with_files(game: Game, files: Sequence[Path]) -> Game:
    """The game with the cards of these files besides its own. Raises `TheagonError` with the places of mistakes."""
    for file in files:
        other = game_of_file(file, "cards")
        if other != game.name:
            raise TheagonError(f"{file} has cards of {other}", hint=f"this is a game of {game.name}")
    return game.with_files(files) if files else game
