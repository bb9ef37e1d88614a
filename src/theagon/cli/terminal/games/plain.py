"""A game of pieces on a board at the terminal, drawn from what it declares beside its view."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from rich.text import Text

from theagon.cli.terminal.described import counts, told, traits, values
from theagon.cli.terminal.grid import LABEL, LINE, Form, cut
from theagon.cli.terminal.style import ASH, BONE, GOLD, GROUND, SEATS, on
from theagon.cli.terminal.table import Table
from theagon.cli.terminal.words import TerminalWords, shape
from theagon.games.plain import NO_DECK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.menu import Choice
    from theagon.cli.terminal.table import CardTitle, Scene
    from theagon.games.plain import PlainGame


class PlainWords(TerminalWords):
    """What is said at a game that has no words for the terminal: what it lacks comes from its other texts."""

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
                case "mark":
                    return self.called(self._term_of(name))[0]
            return self.term(message)

    def _term_of(self, sign: str) -> str:
        """The term of what a sign stands for."""
        return next(str(trait.term) for trait in self.game.described.traits if trait.sign == sign)


class PlainTable(Table):
    """See `theagon.cli.terminal.table.Table`."""

    deck = NO_DECK
    choices = ("unit", "tile")
    forms = tuple(Form(lines, ruled=False, cards="whole") for lines in (3, 2, 1))
    piles = ()

    def __init__(self, words: TerminalWords) -> None:
        super().__init__(words)
        game: PlainGame[Any] = words.game
        self.rows = game.described.places
        self._names, self._several = game.place_names, len(game.pieces) > 1
        self.columns = len(self.rows[0])  # type: ignore[misc]  # each game has its own
        self.look_example = self._names[0]  # type: ignore[misc]
        spots = {name: (x, y) for y, row in enumerate(self.rows) for x, name in enumerate(row)}
        self._across, self._down = set[tuple[int, int]](), set[tuple[int, int]]()
        for one, other in game.described.lines:
            (left, top), (right, bottom) = sorted((spots[one], spots[other]))
            if top == bottom:
                self._across |= {(x, top) for x in range(left, right)}
            elif left == right:
                self._down |= {(left, y) for y in range(top, bottom)}

    # ---- what is seen -----------------------------------------------------------------------------------------------

    def board(self, scene: Scene, size: Size) -> list[Text]:
        lines = []
        for y, row in enumerate(self.rows):
            line, kinds, below = (Text(" " * LABEL) for _ in range(3))
            for x, name in enumerate(row):
                end, kind = LABEL + (x + 1) * (size.width + 1), self._kind(scene, name)
                self._draw(line, scene, name, x, y)
                if size.lines == 1 and kind:
                    line.append(f" {cut(kind, end - len(line) - 2)}", BONE)
                line.append(("─" if (x, y) in self._across else " ") * (end - len(line)), LINE)
                for each, said in ((kinds, kind), (below, "")):
                    each.append("│" if (x, y) in self._down else " ", LINE)
                    each.append(f"{cut(said, size.width - 1):<{size.width}}", BONE)
            lines.append([line, kinds, *([below] * (size.lines - 2))][: size.lines])
        lines[-1] = lines[-1][: 2 if self._several else 1]
        return [*chain(*lines)]

    def _draw(self, line: Text, scene: Scene, name: str, x: int, y: int) -> None:
        """A place with its name and who stands there, or the line that passes where there is none."""
        if not name:
            passing = "│" if (x, y) in self._down else "─" if (x - 1, y) in self._across else " "
            line.append(passing, LINE)
            return
        piece, marked = _piece_at(scene, name), name in scene.marked
        ground = GOLD if marked else GROUND
        colour = GROUND if marked else ASH if piece is None else SEATS[piece["owner"]]
        bold = marked or name in scene.able
        line.append(f"{shape(piece['owner']) if piece else '·'}{name}", on(colour, ground, bold=bold))

    def _kind(self, scene: Scene, name: str) -> str:
        """What the piece at a place is called, in a game with several kinds of them."""
        piece = _piece_at(scene, name) if self._several else None
        return "" if piece is None else self.words.card(piece["card"])

    def described(self, scene: Scene) -> list[str]:
        said = ((self.at(scene, piece["tile"]), told(self.words, "piece", piece)) for piece in scene.view["pieces"])
        return [f"   {', '.join(filter(None, each))}" for each in said]

    def legend(self, _: Scene, /) -> str:
        return ""

    def player(self, scene: Scene, seat: int) -> list[Text]:
        text = scene.name_of(seat)
        for each in counts(self.words, scene.view["players"][seat]):
            text.append(f"  {each}", on(BONE, GROUND))
        return [text]

    def hand(self, _: Scene, /) -> list[CardTitle]:
        return []

    def label(self, scene: Scene, choice: Choice) -> str:
        return self.at(scene, choice.subject)

    def at(self, scene: Scene, place: str) -> str:
        piece = _piece_at(scene, place)
        return place if piece is None else f"{place} {shape(piece['owner'])} {self.words.card(piece['card'])}"

    def card_of(self, *_: object) -> None:
        return None

    # ---- what is typed ----------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        return word.lower() if word.lower() in self._names else None

    # ---- what is looked up ------------------------------------------------------------------------------------------

    def about_place(self, scene: Scene, place: str) -> list[str] | None:
        piece = _piece_at(scene, place)
        if piece is None:
            return None
        title = f"{self.at(scene, place)} ({scene.names[piece['owner']]})"
        return [title, *values(self.words, "piece", piece), *(name for _, name in traits(self.words, piece))]


def _piece_at(scene: Scene, place: str) -> Mapping[str, Any] | None:
    return next((piece for piece in scene.view["pieces"] if piece["tile"] == place), None)
