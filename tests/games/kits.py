"""What the tests of all games need to know of each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.support import walk
from theagon.games.constants import spelled
from theagon.games.play.game import Game
from theagon.games.play.position import Position
from theagon.games.registry import BUILT_IN
from theagon.kernel.enums import written


@dataclass(frozen=True)
class Kit:
    """One game, as its tests want it."""

    name: str
    game: Callable[..., Any]
    """The game on a back end, shared by the tests of a process."""
    setup_of: Callable[..., Any]
    """The set-up of a seed: decks and options of every sort, the modes of the game in turn."""
    other_secrets: Callable[..., Position]
    revealing: Collection[str]
    """Events by which the rules show a hidden card that no view shows afterwards."""
    secret_choices: frozenset[str]
    """Kinds of choices of which only the seat that chooses may know what it was."""
    choices: frozenset[str]
    """All kinds of choices that the rules have a number for."""
    clauses: frozenset[str]
    """Those that the rules have a number for."""

    @property
    def modes(self) -> list[str]:
        return list(self.game().modes)

    def seeds(self, mode: str, count: int, first: int = 0) -> list[int]:
        """The first seeds of matches of a mode, from one on."""
        place, modes = self.modes.index(mode), len(self.modes)
        return [(first + k) * modes + place for k in range(count)]

    def deal(self, game: Game, seed: int) -> Any:
        return self.setup_of(seed, game)

    def begun(self, seed: int = 0, back_end: str | None = None) -> Any:
        """The match of a seed, before any action."""
        game = self.game(back_end)
        return game.new(self.setup_of(seed, game))

    def decisions(self, mode: str, every: int = 29) -> Iterator[Any]:
        """Positions of matches of a mode in which there is something to decide."""
        for seed in self.seeds(mode, 40):
            for position in walk(self.begun(seed, "compiled"), seed, every, "greedy:60"):
                if not position.is_over and len(position.legal_actions()) > 1:
                    yield position

    def redraw(self, position: Position, seat: int | None, number: int) -> Position:
        return self.other_secrets(position, seat, Random(number))


def _kit(name: str) -> Kit:
    folder = name.replace("-", "_")
    support, secrets = (import_module(f"tests.games.{folder}.{each}") for each in ("support", "secrets"))
    world, clauses = (import_module(f"theagon.games.{folder}.rules.{each}") for each in ("world", "clauses"))
    return Kit(
        name,
        support.game,
        support.setup_of,
        secrets.other_secrets,
        secrets.TELLING,
        secrets.SECRET,
        choices=frozenset(spelled(choice) for choice in world.Choice if choice),
        clauses=frozenset(written(clause) for clause in clauses.Clause if clause),
    )


KITS = {name: _kit(name) for name in BUILT_IN}
MODES = [(name, mode) for name, kit in KITS.items() for mode in kit.modes]
"""Each game with each way to play it."""


def words_of(name: str) -> Path:
    """The file of cards with the words that no card of a game uses."""
    return Path(__file__).parent / name.replace("-", "_") / "words.yaml"


SAMPLED_GAMES = [pytest.param(name, marks=() if name == "army-of-gods" else pytest.mark.slow) for name in KITS]
"""The games. `make test` plays only the one with the quickest matches."""

SMALLER_GAMES = [pytest.param(name, marks=pytest.mark.slow if name == "gods-unchained" else ()) for name in KITS]
"""The games, for tests of all their cards or scenarios. `make test` leaves out the one that has the most."""

SAMPLED_MODES = [
    pytest.param(name, mode, marks=() if mode == KITS[name].modes[0] else pytest.mark.slow) for name, mode in MODES
]
"""Each game with each way to play it. `make test` plays only the first way of each."""
