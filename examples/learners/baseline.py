"""Shared parts of the learners in this folder: options, the game to learn, and the network with its file and curve."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

import theagon
from theagon.arena.protocol import load_protocol
from theagon.games import NAMES
from theagon.games.learning.batch import Batch
from theagon.games.learning.tables import card_features
from theagon.games.play.game import Game
from theagon.train import checkpoint
from theagon.train.network import TOKEN, Network
from theagon.train.player import NetworkPlayer, Trained

RIVAL: Final = "level-3"
"""The bot that the network meets on its way, with decks to learn with and seeds that are not for tests."""
MEASURED: Final = 5
"""How often the network meets it."""
WIDTH: Final = 64  # of the layer between a card's features and its embedding
FIRST_SEED: Final = 1 << 40  # of the matches with the rival
S = TypeVar("S", bound="Settings")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all learners can be told in the file of `--settings`."""

    decisions: int = 1_000_000  # to learn from
    learning_rate: float = 5e-4  # of Adam
    minibatch_size: int = 1024
    rival_matches: int = 100  # each time that the network meets the rival


class Described(nn.Module):
    """Embeddings of cards that follow from what each card says, so that a card never seen has one, too."""

    values: Tensor

    def __init__(self, features: Tensor, cards: int) -> None:
        super().__init__()
        padded = nn.functional.pad(features, (0, 0, 0, cards - len(features)))
        self.register_buffer("values", padded.sign() * padded.abs().sqrt())
        self.first = nn.Linear(features.shape[1], WIDTH, bias=False)
        self.second = nn.Linear(WIDTH, TOKEN, bias=False)

    @property
    def weight(self) -> Tensor:
        """The embedding of each card; zeros for no card."""
        return self.second(torch.relu(self.first(self.values)))

    def forward(self, numbers: Tensor) -> Tensor:
        return nn.functional.embedding(numbers, self.weight)


@dataclass
class Trial:
    """A network that learns the game of a protocol."""

    whole: Game
    game: Game  # to learn: without the cards that are held out
    setups: list[Any]
    network: Network
    seed: int
    folder: Path
    settings: Settings
    curve: list[tuple[int, float]] = field(default_factory=list)  # decisions, and the share won against the rival

    def batch(self, rows: int) -> Batch:
        """Return matches to learn with."""
        return self.game.batch(rows, self.setups, seed=self.seed)

    def best(self, batch: Batch) -> list[int]:
        """Return the place in `batch.legal` of the action with the highest score in each row."""
        player = NetworkPlayer(self.game, self.network)
        return player.best(batch.observations, batch.legal, np.diff(batch.offsets), batch.to_act)

    def learnt(self, decisions: int) -> None:
        """Measure the network whenever a further part of all decisions is learnt; at the end, save it."""
        further = min(MEASURED, decisions * MEASURED // self.settings.decisions) - len(self.curve)
        if not further:
            return
        share = self.share_won()
        self.curve += further * [(decisions, share)]
        print(f"{decisions:,} decisions: {share:.1%} won against {RIVAL}", flush=True)
        weights = {name: each for name, each in self.network.state_dict().items() if not name.startswith("cards.")}
        weights["cards.weight"] = self.network.cards.weight.detach()
        about = Trained.of(self.whole, self.seed, decisions)
        checkpoint.write(self.folder / "network.npz", about, {name: each.numpy() for name, each in weights.items()})
        (self.folder / "curve.json").write_bytes(msgspec.json.encode(self.curve))

    def share_won(self) -> float:
        """Return the share of matches with the rival that the network wins, draws counted half."""
        count = self.settings.rival_matches
        batch, random = self.game.batch(count, self.setups, seed=FIRST_SEED), np.random.default_rng(FIRST_SEED)
        seats, playing, won = np.arange(count) // len(self.setups) % 2, np.ones(count, bool), 0.0
        while playing.any():
            rival = batch.decide(batch.states, RIVAL, random.integers(1 << 62, size=count))
            batch.step(np.where(batch.to_act == seats, batch.legal[self.best(batch)], rival))
            ended = playing & (batch.dones == 1)
            won += (1 + batch.rewards[ended, seats[ended]]).sum() / 2
            playing &= ~ended
        return float(won) / count


def run(
    learn: Callable[[Trial, S], None], usual: S, about: str, unusual: Mapping[str, S] = MappingProxyType({})
) -> None:
    """Read the options of a learner, and let it learn. Some games may have other settings than the usual ones."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--out", type=Path, required=True, help="a folder for network.npz and curve.json")
    parser.add_argument("--seed", type=int, default=1, help="of chance: equal seeds, equal networks (default: 1)")
    parser.add_argument("--protocol", default="v1", help="v1, unseen-v1 or a file (default: v1)")
    parser.add_argument(
        "--cards", choices=("number", "features"), default="number", help="what the network knows a card by"
    )
    parser.add_argument("--settings", type=Path, help="a JSON file of settings other than the usual ones")
    asked = parser.parse_args()
    settings = unusual.get(asked.game, usual)
    if asked.settings:
        given = msgspec.json.decode(asked.settings.read_bytes(), type=dict[str, Any])
        settings = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(settings) | given), type=type(usual))
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    protocol, whole = load_protocol(asked.protocol), theagon.load(asked.game)
    game, setups = protocol.training(whole)
    network = Network(game)
    if asked.cards == "features":
        values = torch.from_numpy(card_features(whole, of=game).values)
        network.cards = Described(values, network.cards.num_embeddings)
    asked.out.mkdir(parents=True, exist_ok=True)
    learn(Trial(whole, game, setups, network, asked.seed, asked.out, settings), settings)


def fitted(network: Network, adam: torch.optim.Optimizer, loss: Tensor) -> None:
    """Make one step of Adam that lowers a loss."""
    adam.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    adam.step()


def parts(count: int, size: int, random: np.random.Generator) -> list[np.ndarray[Any, Any]]:
    """Return the numbers below `count` in a drawn order, in parts of about this size."""
    return np.array_split(random.permutation(count), max(1, round(count / size)))
