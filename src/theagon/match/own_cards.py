"""Card files in addition to a game's: the game of a file, and the game with its cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.cards.error_text import described, quoted, suggestion
from theagon.cards.schema import has_fields_of
from theagon.cards.source import read_yaml
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game, sound_games

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from msgspec import Struct

    from theagon.cards.node import Node
    from theagon.games.play.game import Game

_READ_BY: Final = {
    "cards": "'theagon cards check' checks it; other commands take it as --cards FILE",
    "deck": "'theagon deck check' checks it",
    "map": "a match takes it as --map FILE, a scenario as map: FILE",
    "scenario": "'theagon scenario' runs it",
}


def game_of_file(path: Path, kind: str) -> str:
    """Return the game that a file of this kind (`cards` or `deck`) names.

    Raises `TheagonError` with the location if there is no such game, or if the file is plainly of another kind.
    """
    node = read_yaml(path)
    if not isinstance(node.value, dict):
        return NAMES[0]  # reading the file reports that it is not a mapping
    game = game_named(node)
    types = load_game(game).file_types
    if kind in types and not has_fields_of(types[kind], node.keys.keys()):
        other = "scenario" if "steps" in node.keys else kind_of(node, types)
        if other is not None:
            held = "a scenario" if other == "scenario" else f"the {other} of a game"
            raise node.error(f"this file holds {held}, and no {kind}", _READ_BY.get(other))
    return game


def game_of_deck(name: str) -> str:
    """Return the game of a deck: the game that comes with it, or the game that its file names."""
    known = {each: game.name for game in sound_games() if "deck" in game.file_types for each in game.decks()}
    if name in known:
        return known[name]
    if "/" in name or "\\" in name or Path(name).suffix:
        return game_of_file(Path(name), "deck")
    hint = f"{suggestion(name, known) or 'give the path of a file'}; a file is given by its path, such as ./{name}.yaml"
    raise TheagonError(f"there is no deck {quoted(name)}", hint=hint)


def game_named(node: Node) -> str:
    """Return the game that a file names. Raises `TheagonError` with the location if it names no known game."""
    field = node.find("game")
    if field is node:
        raise node.error("the field 'game' is missing", suggestion(None, NAMES))
    if field.value not in NAMES:
        raise field.error(f"{described(field.value)} is not a game", suggestion(field.value, NAMES))
    return str(field.value)


def kind_of(node: Node, types: Mapping[str, type[Struct]]) -> str | None:
    """Return the kind of a game's files, such as `deck`, by the fields of a file; None if no kind matches."""
    return next((kind for kind, schema in types.items() if has_fields_of(schema, node.keys.keys())), None)


def with_files(game: Game, files: Sequence[Path]) -> Game:
    """Return the game with the cards of these files added. Raises `TheagonError` with the locations of mistakes."""
    for file in files:
        other = game_of_file(file, "cards")
        if other != game.name:
            raise TheagonError(f"{file} has cards of {other}", hint=f"this is a game of {game.name}")
    return game.with_files(files) if files else game


def games_of_files(files: Iterable[Path], maps: Iterable[Path] = ()) -> tuple[Game, ...]:
    """Return the games of card files and of maps, each with those of its files added. Raises as `with_files`."""
    cards_of, maps_of = _by_game(files, "cards"), _by_game(maps, "map")
    found = []
    for name in dict.fromkeys((*cards_of, *maps_of)):
        game = with_files(load_game(name), cards_of.get(name, ()))
        found.append(game.with_maps(maps_of[name]) if name in maps_of else game)
    return tuple(found)


def _by_game(files: Iterable[Path], kind: str) -> dict[str, list[Path]]:
    by_game: dict[str, list[Path]] = {}
    for file in files:
        by_game.setdefault(game_of_file(file, kind), []).append(file)
    return by_game
