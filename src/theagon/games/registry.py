"""The known games: those of this package, one folder each, and those that other packages add.

A package adds a game by an entry point of the group `theagon.games`: the name of the game, and its package.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

BUILT_IN: Final = ("hand-of-the-gods", "gods-unchained", "army-of-gods")
"""The games of this package. The folder of each has the same name, with underscores."""

PACKAGES: Final = {each.name: each.value for each in sorted(entry_points(group="theagon.games"))} | {
    name: f"theagon.games.{name.replace('-', '_')}" for name in BUILT_IN
}
"""The package of each game, by its name."""

NAMES: Final = (*BUILT_IN, *(name for name in PACKAGES if name not in BUILT_IN))
"""The name of each game."""
