"""The eight opponents: the same in every game, with how each decides there.

Their names, and a word on the character of each, are in `text/opponents.*.ftl`.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from theagon.kernel.players import Habit, Player, packed

if TYPE_CHECKING:
    from collections.abc import Mapping

HG, GU, AG = "hand-of-the-gods", "gods-unchained", "army-of-gods"
OTHERS: Final = ""
"""Stands for all other games."""


class Strength(NamedTuple):
    """How much a level looks at for a decision, and in how many of 64 decisions it overlooks a card or a unit."""

    budget: int
    careless: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent."""

    figure: str  # the silhouette that stands for it, of game-icons
    kind: Player
    habits: int
    strengths: Mapping[str, Strength]  # by game

    def number(self, game: str) -> int:
        """The number by which the rules of a game know it."""
        strength = self.strengths.get(game, self.strengths[OTHERS])
        return packed(self.kind, strength.budget, self.habits + strength.careless)


def _level(figure: str, kind: Player, habits: int, *strengths: Strength) -> Level:
    """A level with its strengths in `HG`, `GU`, `AG` and `OTHERS`."""
    return Level(figure, kind, habits, MappingProxyType(dict(zip((HG, GU, AG, OTHERS), strengths, strict=True))))


_S = Strength
_ALL: Final = (
    _level("flowers", Player.GREEDY, Habit.LOYAL, _S(1, 46), _S(1, 43), _S(1, 34), _S(1, 44)),
    _level("lyre", Player.GREEDY, 0, _S(1, 22), _S(1, 30), _S(1, 12), _S(1, 24)),
    _level("feathered-wing", Player.GREEDY, Habit.ALERT, _S(1, 12), _S(1, 22), _S(1, 16), _S(1, 16)),
    _level("bow-arrow", Player.GREEDY, Habit.ALERT, _S(60, 12), _S(60, 16), _S(20, 30), _S(60, 16)),
    _level("shield", Player.GREEDY, Habit.ALERT, _S(300), _S(120), _S(60), _S(120)),
    _level("minotaur", Player.SEARCH, Habit.ALERT | Habit.FORGETFUL, _S(6), _S(8), _S(16), _S(16)),
    _level("gears", Player.SEARCH, Habit.ALERT, _S(24), _S(32), _S(64), _S(64)),
    _level("trojan-horse", Player.SEARCH, Habit.ALERT, _S(160), _S(256), _S(256), _S(256)),
)
LEVELS: Final = MappingProxyType({f"level-{number}": level for number, level in enumerate(_ALL, 1)})
"""The opponents by name, from the weakest on."""
