"""The eight opponents: the same in every game, with how each decides.

Their names, and a word on the character of each, are in `text/opponents.*.ftl`. How much each looks at and overlooks is
a matter of the game: its package has a file `levels.json`.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from theagon.games.packaged import measured
from theagon.kernel.players import Habit, Player, packed


class Strength(Struct, frozen=True):
    """The strength of a level: its budget, and in how many of 64 decisions it overlooks a card or unit."""

    budget: int
    careless: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent."""

    figure: str  # the silhouette that stands for it, of game-icons
    kind: Player
    habits: int
    usual: Strength  # in a game that says nothing else


_S = Strength
_ALL: Final = (
    Level("flower-emblem", Player.GREEDY, Habit.LOYAL, _S(1, 44)),
    Level("lyre", Player.GREEDY, 0, _S(1, 24)),
    Level("icarus", Player.GREEDY, Habit.ALERT, _S(1, 16)),
    Level("archer", Player.GREEDY, Habit.ALERT, _S(60, 16)),
    Level("spartan", Player.GREEDY, Habit.ALERT, _S(120)),
    Level("minotaur", Player.SEARCH, Habit.ALERT | Habit.FORGETFUL, _S(16)),
    Level("feathered-wing", Player.SEARCH, Habit.ALERT, _S(64)),
    Level("trojan-horse", Player.SEARCH, Habit.ALERT, _S(256)),
)
LEVELS: Final = MappingProxyType({f"level-{number}": level for number, level in enumerate(_ALL, 1)})
"""The opponents by name, from the weakest on."""


def level_number(name: str, game: str) -> int:
    """Return the number by which the rules of a game know a level; without a game, that of its usual strength."""
    level = LEVELS[name]
    strength = (measured(game, "levels.json", dict[str, Strength]) or {}).get(name, level.usual)
    return packed(level.kind, strength.budget, level.habits + strength.careless)
