"""A position of a match as a scenario file, while it is being thinned out, proved and graded as a puzzle."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from theagon.match.saving import file_text
from theagon.match.scenario import parse_scenario, staging_of
from theagon.puzzles.solver import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from theagon.games.play.game import Game
    from theagon.games.staging import Script

UNTOLD = ("fatigue", "sanctum", "sanctum-pile")
UNTOLD_OF_PLAYERS = ("deck", "graveyard", "removed", "void", "discard", "revealed", "beneath", "fatigue")


class Found(Struct, frozen=True):
    """A puzzle: the text of its file, and what it is like."""

    kind: Kind
    text: str
    likeness: tuple[str, ...]


class Draft:
    """A position as a file, without decks and other piles."""

    def __init__(self, position: Any, kind: Kind, seed: int) -> None:
        """Save a position; `seed` is that of its match. Raises `TheagonError` if no file can say the position."""
        self.game: Game = position.game
        self.kind = kind
        self.seed = seed
        self._turn = position.turn
        self._staging = staging_of(self.game.name)
        fields = self._staging.save(position)
        self._position: dict[str, Any] = fields.pop("position")
        self._fields = fields
        for name in UNTOLD:
            self._position.pop(name, None)
        for seat, player in self._position["players"].items():
            for name in UNTOLD_OF_PLAYERS:
                player.pop(name, None)
            if kind is not Kind.SURVIVE and seat != self._acting:
                player.pop("hand", None)

    @property
    def _acting(self) -> str:
        return str(self._position.get("to-act", "p1"))

    @property
    def _players(self) -> list[dict[str, Any]]:
        return list(self._position["players"].values())

    @property
    def units(self) -> dict[str, Any]:
        """Return the units of the file by their names."""
        units: dict[str, Any] = self._position.get("units", {})
        return units

    @property
    def things(self) -> int:
        """Return the number of units and cards in hand."""
        return len(self.units) + sum(len(player.get("hand", ())) for player in self._players)

    def text(self, steps: Sequence[Any], title: str, grade: Mapping[str, Any]) -> str:
        """Return the text of the file; `grade` has its fields."""
        puzzle = {"kind": self.kind.value, **grade, "seed": self.seed, "turn": self._turn}
        fields = {"puzzle": puzzle, **self._fields, "position": self._position}
        return file_text(self.game.name, title, fields, steps)

    def script(self, steps: Sequence[Any] = ("end-turn",)) -> Script:
        """Return the scenario. Raises `TheagonError` for an impossible position."""
        fields = {"puzzle": {"kind": self.kind.value}, **self._fields, "position": self._position}
        text = file_text(self.game.name, "Untitled", fields, steps)
        return parse_scenario(text, "a puzzle in the making", self.game)

    def distance(self, g: Any, seat: int) -> int:
        """Return how far a seat of a world is from defeat, such as its health."""
        return self._staging.distance(g, seat)

    def set_distance(self, seat: int, distance: int) -> None:
        """Set how far a seat is from defeat."""
        self._staging.set_distance(self._position, seat, distance)

    def thinned(self, own: int, cards: int, others: int, random: Random) -> Self:
        """Return a part drawn at random: units and cards in hand of the side that acts, and units of the other."""
        part = copy(self)
        part._position = deepcopy(self._position)
        sides: tuple[list[str], list[str]] = [], []
        for name, unit in self.units.items():
            sides[unit["owner"] != self._acting].append(name)
        counts = zip(sides, (own, others), strict=True)
        kept = {name for side, count in counts for name in _some(side, count, random)}
        if self.units:
            part._position["units"] = {name: unit for name, unit in part.units.items() if name in kept}
        most = cards if self.units else own + cards
        for seat, player in part._position["players"].items():
            if "hand" in player:
                player["hand"] = _some(player["hand"], most if seat == self._acting else 1, random)
        return part


def _some(things: list[Any], most: int, random: Random) -> list[Any]:
    """Return at most `most` random ones of these things, in order."""
    kept = sorted(random.sample(range(len(things)), min(most, len(things))))
    return [things[k] for k in kept]
