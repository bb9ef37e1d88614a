"""The network: a policy, which scores the legal actions of an observation, and a value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from theagon.kernel.observation import Sort
from theagon.train.inputs import actions_seen, tokens

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.games.play.game import Game
    from theagon.train.inputs import Tokens

TOKEN: Final = 16  # the width of a token
TRUNK: Final = 256  # the width of the trunk
SCORING: Final = 64  # the width of an action's hidden layer


class Choices(NamedTuple):
    """The legal actions of some observations, concatenated, int64."""

    actions: Tensor
    rows: Tensor  # the observation of each
    seats: Tensor  # the deciding seat of each

    @classmethod
    def of(cls, actions: NDArray[Any], counts: NDArray[Any], seats: NDArray[Any]) -> Choices:
        """Make the choices from the number of actions of each row, and the seat of each row."""
        rows = np.repeat(np.arange(len(counts)), counts)
        return cls(*(torch.from_numpy(each.astype(np.int64)) for each in (actions, rows, seats[rows])))


class Network(nn.Module):
    """A network that gives scores for the choices of N observations (uint8, N x bytes), and N values from -1 to 1.

    The policy is the softmax of the scores of a row. The value is the expected result of the observing seat.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        space = game.observation_space
        groups = tokens(space, game.position_type.verbs)
        self.cards = nn.Embedding(1 + max(field.high for _, field, _ in space if field.sort is Sort.CARD), TOKEN)
        self.groups = nn.ModuleList(Reader(group) for group in groups)
        self.first = nn.Linear(TOKEN * sum(group.count for group in groups), TRUNK)
        self.second = nn.Linear(TRUNK, TRUNK)
        self.value = nn.Linear(TRUNK, 1)
        self.asked = nn.Linear(TRUNK, SCORING)
        self.action = nn.Embedding(game.action_space, SCORING)
        self.source = nn.Linear(TOKEN, SCORING, bias=False)
        self.target = nn.Linear(TOKEN, SCORING, bias=False)
        self.score = nn.Linear(SCORING, 1)
        _constants(self, seen=torch.from_numpy(actions_seen(game)))
        nn.init.normal_(self.cards.weight, std=0.3)
        nn.init.normal_(self.action.weight, std=0.1)
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: Tensor, choices: Choices) -> tuple[Tensor, Tensor]:
        read = torch.cat([group(observations, self.cards) for group in self.groups], dim=1)
        trunk = torch.relu(self.first(read.flatten(1)))
        trunk = trunk + torch.relu(self.second(trunk))
        known = nn.functional.pad(read, (0, 0, 0, 1))  # a token of zeros for actions without a source or a target
        action, source, target = self.seen[choices.seats, choices.actions].T
        weighed = (
            self.asked(trunk)[choices.rows]
            + self.action(action)
            + self.source(known[choices.rows, source])
            + self.target(known[choices.rows, target])
        )
        return self.score(torch.relu(weighed)).squeeze(1), torch.tanh(self.value(trunk)).squeeze(1)


class Reader(nn.Module):
    """A layer that reads the tokens of a group: N x count x TOKEN."""

    def __init__(self, group: Tokens) -> None:
        super().__init__()
        self.group = group
        masks, wanted = ([bit[k] for bit in group.bits] for k in (1, 2))
        amounts = [field for _, field in group.amounts]
        _constants(
            self,
            amounts=_bytes([at for at, _ in group.amounts], group.count),
            further=_bytes([at + (field.width == 2) for at, field in group.amounts], group.count),
            of_further=torch.tensor([256.0 * (field.width == 2) for field in amounts]),
            below_zero=torch.tensor([2.0 ** (8 * field.width - 1) if field.low else torch.inf for field in amounts]),
            bits=_bytes([at for at, _, _ in group.bits], group.count),
            masks=torch.tensor(masks, dtype=torch.uint8),
            wanted=torch.tensor(wanted, dtype=torch.uint8),
            **{f"card{k}": torch.from_numpy(at) for k, (at, _) in enumerate(group.cards)},
            **{f"count{k}": torch.from_numpy(at) for k, at in enumerate(group.counts)},
        )
        facts = len(group.amounts) + len(group.bits)
        self.facts = nn.Linear(facts, TOKEN, bias=False) if facts else None
        self.faces = nn.ModuleList(nn.Linear(TOKEN, TOKEN, bias=False) for _ in group.cards)
        self.tallies = nn.ModuleList(nn.Linear(TOKEN, TOKEN, bias=False) for _ in group.counts)
        self.places = nn.Parameter(0.1 * torch.randn(group.count, TOKEN))

    def forward(self, observations: Tensor, cards: nn.Embedding) -> Tensor:
        token = self.places
        if self.facts is not None:
            amounts = self._amounts(observations)
            bits = (self._read(observations, self.bits) & self.masks) == self.wanted
            token = token + self.facts(torch.cat([amounts, bits], dim=2))
        for k, (face, (_, width)) in enumerate(zip(self.faces, self.group.cards, strict=True)):
            at = getattr(self, f"card{k}")
            numbers = observations.index_select(1, at).int()
            if width == 2:
                numbers = numbers + 256 * observations.index_select(1, at + 1).int()
            token = token + face(self._pile(numbers, cards) if self.group.row else cards(numbers))
        for k, tally in enumerate(self.tallies):
            counts = observations.index_select(1, getattr(self, f"count{k}")).float()
            token = token + tally(counts @ cards.weight[: counts.shape[1]])[:, None]
        return torch.relu(token)

    def _amounts(self, observations: Tensor) -> Tensor:
        """Return the roots of the amounts of each place, with their signs: small ones matter more."""
        found = self._read(observations, self.amounts) + self.of_further * self._read(observations, self.further)
        found = torch.where(found < self.below_zero, found, found - 2 * self.below_zero)
        return found.sign() * found.abs().sqrt()

    def _read(self, observations: Tensor, at: Tensor) -> Tensor:
        """Return the bytes at some places: N x their shape."""
        return observations.index_select(1, at.flatten()).unflatten(1, at.shape)

    def _pile(self, numbers: Tensor, cards: nn.Embedding) -> Tensor:
        """Return the sum of the embeddings of each row's cards; 0 is none."""
        rows = numbers.reshape(-1, self.group.row)
        summed = nn.functional.embedding_bag(rows, cards.weight, mode="sum", padding_idx=0)
        return summed.reshape(len(numbers), self.group.count, TOKEN)


def log_probabilities(scores: Tensor, rows: Tensor, count: int) -> Tensor:
    """Return the log probability of each choice, from the scores of `count` rows."""
    most = torch.full((count,), -torch.inf).scatter_reduce(0, rows, scores.detach(), "amax")
    above = scores - most[rows]
    return above - torch.zeros(count).index_add(0, rows, above.exp()).log()[rows]


def _constants(module: nn.Module, **tensors: Tensor) -> None:
    """Set attributes of a module that are neither learnt nor saved."""
    for name, tensor in tensors.items():
        module.register_buffer(name, tensor, persistent=False)


def _bytes(fields: Sequence[NDArray[np.int64]], places: int) -> Tensor:
    """Return the bytes of each place's fields: places x fields."""
    return torch.from_numpy(np.array(fields, np.int64).reshape(len(fields), places).T.copy())
