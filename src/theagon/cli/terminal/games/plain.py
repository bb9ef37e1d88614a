"""A game of pieces on a board at the terminal, drawn from the declarations of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.cli.terminal.described import counts
from theagon.cli.terminal.table import Table
from theagon.cli.terminal.texts import TerminalTexts, shape
from theagon.cli.terminal.tiles import LABEL, cut, tile_width
from theagon.games.plain import NO_DECK

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Scene
    from theagon.games.plain import PlainGame


class PlainTexts(TerminalTexts):
    """The texts of a game without texts for the terminal, made from its other texts."""

    def say(self, message: str, /, **arguments: str | int) -> str:
        try:
            return super().say(message, **arguments)
        except LookupError:
            kind, _, name = message.partition("-")
            match kind:
                case "command" | "verb":
                    return name
                case "help":
                    return self.term(f"action-{name}", source="…", target="…")
            return self.term(message)

    def mark(self, sign: str) -> str:
        """Return the first letter of the word that a sign stands for."""
        return self.called(next(trait.term for trait in self.game.described.traits if trait.sign == sign))[0]


class PlainTable(Table):
    """See `theagon.cli.terminal.table.Table`."""

    deck = NO_DECK
    thing = "piece"
    choices = ("unit", "tile")
    piles = ()

    def __init__(self, words: TerminalTexts) -> None:
        super().__init__(words)
        game: PlainGame[Any] = words.game
        self.rows = game.described.places
        self._names, self._several = game.place_names, len(game.pieces) > 1
        self.look_example = self._names[0]  # type: ignore[misc]  # each game has its own
        spots = {name: (x, y) for y, row in enumerate(self.rows) for x, name in enumerate(row)}
        self._across, self._down = set[tuple[int, int]](), set[tuple[int, int]]()
        for one, other in game.described.lines:
            (left, top), (right, bottom) = sorted((spots[one], spots[other]))
            if top == bottom:
                self._across |= {(x, top) for x in range(left, right)}
            elif left == right:
                self._down |= {(left, y) for y in range(top, bottom)}

    # ---- display ----------------------------------------------------------------------------------------------------

    def board(self, scene: Scene, room: int) -> list[str]:
        width = tile_width(len(self.rows[0]), room)
        lines = []
        for y, row in enumerate(self.rows):
            places = below = " " * LABEL
            for x, name in enumerate(row):
                places += self._place(scene, name, x, y)
                places = places.ljust(LABEL + (x + 1) * (width + 1), "─" if (x, y) in self._across else " ")
                below += "│" if (x, y) in self._down else " "
                below += f"{cut(self._kind(scene, name), width - 1):<{width}}"
            lines += [places, below]
        return lines if self._several else lines[:-1]

    def _place(self, scene: Scene, name: str, x: int, y: int) -> str:
        """Return a place with its name and who stands there, or the line that passes where there is none."""
        if not name:
            return "│" if (x, y) in self._down else "─" if (x - 1, y) in self._across else " "
        piece = scene.thing_at(name)
        sign = shape(piece["owner"]) if piece else "·"
        return f"{'»' if name in scene.marked else ''}{sign}{name}"

    def _kind(self, scene: Scene, name: str) -> str:
        """Return what the piece at a place is called, in a game with several kinds of them."""
        piece = scene.thing_at(name) if self._several else None
        return "" if piece is None else self.words.card(piece["card"])

    def legend(self, _: Scene, /) -> str:
        return ""

    def player(self, scene: Scene, seat: int) -> list[str]:
        return ["  ".join([scene.name_of(seat), *counts(self.words, scene.view["players"][seat])])]

    # ---- typed words ------------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        return word.lower() if word.lower() in self._names else None
