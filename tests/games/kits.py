"""What the tests of all games need to know of each."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.games.army_of_gods import support as army
from tests.games.army_of_gods.secrets import SECRET as ARMY_SECRET
from tests.games.army_of_gods.secrets import other_secrets as army_secrets
from tests.games.gods_unchained import support as gods
from tests.games.gods_unchained.secrets import SECRET as GODS_SECRET
from tests.games.gods_unchained.secrets import TELLING as GODS_TELLING
from tests.games.gods_unchained.secrets import other_secrets as gods_secrets
from tests.games.hand_of_the_gods import support as hand
from tests.games.hand_of_the_gods.secrets import SECRET as HAND_SECRET
from tests.games.hand_of_the_gods.secrets import TELLING as HAND_TELLING
from tests.games.hand_of_the_gods.secrets import other_secrets as hand_secrets
from theagon.games.army_of_gods.rules import clauses as army_clauses
from theagon.games.army_of_gods.rules import world as army_world
from theagon.games.constants import spelled
from theagon.games.gods_unchained.rules import clauses as gods_clauses
from theagon.games.gods_unchained.rules import world as gods_world
from theagon.games.hand_of_the_gods.rules import clauses as hand_clauses
from theagon.games.hand_of_the_gods.rules import world as hand_world
from theagon.games.play.game import Game
from theagon.games.play.position import Position
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

    def redraw(self, position: Position, seat: int | None, number: int) -> Position:
        return self.other_secrets(position, seat, Random(number))


def _choices(module: Any) -> frozenset[str]:
    return frozenset(spelled(choice) for choice in module.Choice if choice)


def _clauses(module: Any) -> frozenset[str]:
    return frozenset(written(clause) for clause in module.Clause if clause != module.Clause.NONE)


KITS = {
    kit.name: kit
    for kit in (
        Kit(
            name="hand-of-the-gods",
            game=hand.game,
            setup_of=hand.setup_of,
            other_secrets=hand_secrets,
            revealing=HAND_TELLING,
            secret_choices=HAND_SECRET,
            choices=_choices(hand_world),
            clauses=_clauses(hand_clauses),
        ),
        Kit(
            name="gods-unchained",
            game=gods.game,
            setup_of=gods.setup_of,
            other_secrets=gods_secrets,
            revealing=GODS_TELLING,
            secret_choices=GODS_SECRET,
            choices=_choices(gods_world),
            clauses=_clauses(gods_clauses),
        ),
        Kit(
            name="army-of-gods",
            game=army.game,
            setup_of=army.setup_of,
            other_secrets=army_secrets,
            revealing=(),
            secret_choices=ARMY_SECRET,
            choices=_choices(army_world),
            clauses=_clauses(army_clauses),
        ),
    )
}
MODES = [(name, mode) for name, kit in KITS.items() for mode in kit.modes]
"""Each game with each way to play it."""

SAMPLED_GAMES = [pytest.param(name, marks=() if name == "army-of-gods" else pytest.mark.slow) for name in KITS]
"""The games. `make test` plays only the one whose matches take the least time."""

SMALLER_GAMES = [pytest.param(name, marks=pytest.mark.slow if name == "gods-unchained" else ()) for name in KITS]
"""The games, for tests of all their cards or scenarios. `make test` leaves out the one that has the most."""

SAMPLED_MODES = [
    pytest.param(name, mode, marks=() if mode == KITS[name].modes[0] else pytest.mark.slow) for name, mode in MODES
]
"""Each game with each way to play it. `make test` plays only the first way of each."""
