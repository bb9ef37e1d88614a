"""Trained networks as players, named `net:FILE` in the arena."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import torch

from theagon.errors import TheagonError
from theagon.train import checkpoint
from theagon.train.network import Choices, Network

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from theagon.compiler.machine import Machine
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position


class Trained(msgspec.Struct, frozen=True, kw_only=True):
    """The description of a network's file."""

    game: str
    rules: str
    cards: str
    version: str
    seed: int
    iterations: int
    decisions: int

    @classmethod
    def of(cls, game: Game, seed: int, decisions: int, iterations: int = 0) -> Trained:
        """Describe a network that learnt this game."""
        return cls(
            game=game.name,
            rules=game.rules_version,
            cards=game.card_set,
            version=version("theagon"),
            seed=seed,
            iterations=iterations,
            decisions=decisions,
        )

    def check(self, game: Game) -> None:
        """Raise TheagonError if the network was trained for another game, or for other rules or cards."""
        for name, was, now in (
            ("another game", self.game, game.name),
            ("other rules", self.rules, game.rules_version),
            ("other cards", self.cards, game.card_set),
        ):
            if was != now:
                raise TheagonError(f"this network was trained for {name}: {was}, not {now}", hint="train one anew")


class NetworkPlayer:
    """A player that takes the action with a network's highest score, by what its seat may see; of equals, the first."""

    def __init__(self, game: Game, network: Network) -> None:
        self._size = game.observation_space.size
        self._network = network

    @classmethod
    def load(cls, path: Path, game: Game) -> NetworkPlayer:
        """Load the player in a file. Raises TheagonError unless it is for this game, its rules and its cards.

        Limits PyTorch to one thread: for single decisions more are slower, and the arena has its own threads.
        """
        torch.set_num_threads(1)
        about, arrays = checkpoint.read(path, Trained, "network")
        about.check(game)
        network = Network(game)
        try:
            network.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
        except RuntimeError:  # a development version may see a game otherwise under the same rules
            hint = f"train one anew, or install theagon=={about.version}"
            raise TheagonError(f"{path}: this network was trained for other observations", hint=hint) from None
        return cls(game, network)

    def __call__(self, position: Position, _: int = 0) -> int:
        """Return the action in a position. The seed, which other bots take, is not used."""
        return self._at(position.observation(position.to_act), position.legal_actions(), position.to_act)

    def on_machine(self, machine: Machine, _setup: Any = None) -> int:
        """Return the action in the state on a machine. The set-up is not used."""
        seen = bytearray(self._size)
        machine.observe(machine.world.to_act, seen)
        return self._at(seen, machine.legal_list(), machine.world.to_act)

    def actions(self, observations: NDArray[np.uint8], masks: NDArray[np.int8], seats: NDArray[Any]) -> NDArray[Any]:
        """Return an action for each of n observations, from masks, n x actions, and the deciding seats."""
        legal = np.nonzero(masks)[1]
        counts = np.count_nonzero(masks, axis=1)
        return legal[self.best(observations, legal, counts, seats)]

    def _at(self, observation: bytes | bytearray, legal: Sequence[int], seat: int) -> int:
        seen = np.frombuffer(observation, np.uint8)[None].copy()
        return legal[self.best(seen, np.array(legal), np.array([len(legal)]), np.array([seat]))[0]]

    def best(
        self, observations: NDArray[np.uint8], legal: NDArray[Any], counts: NDArray[Any], seats: NDArray[Any]
    ) -> list[int]:
        """Return the place in `legal`, where the actions of each row follow one another, of each row's best."""
        with torch.no_grad():
            scores, _ = self._network(torch.from_numpy(observations), Choices.of(legal, counts, seats))
        rows = scores.split(counts.tolist())
        return [int(row.argmax()) + first for row, first in zip(rows, np.cumsum(counts) - counts, strict=True)]
