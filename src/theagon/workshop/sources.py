"""The YAML of the cards of a game, as their designers wrote it."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

from theagon.cards.source import read_yaml
from theagon.games.collection.definitions import definition_nodes
from theagon.games.packaged import packaged
from theagon.workshop.blocks import last_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.games.play.game import Game


def sources(game: Game) -> dict[str, str]:
    """Return the YAML of each packaged card and leader by its id, without the indent and the dash of its list."""
    return dict(_sources(game))


def _sources(game: Game) -> Iterator[tuple[str, str]]:
    for path in packaged(game.name, "cards").values():
        root = read_yaml(path)
        lines = root.source.text.split("\n")
        nodes = [node for _, node in definition_nodes(root, game.cards.kinds)]
        starts = {each.line for each in (*nodes, *root.keys.values())}
        for node in nodes:
            end = next((line - 1 for line in range(node.line + 1, len(lines) + 1) if line in starts), len(lines))
            last = last_line(lines, node.line, end)
            first = " " * (node.column - 1) + lines[node.line - 1][node.column - 1 :]
            yield str(node.find("id").value), dedent("\n".join([first, *lines[node.line : last]])) + "\n"
