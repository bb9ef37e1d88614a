"""The inputs of a network: an observation as tokens, and the tokens of each action's source and target.

A token is a place of a group of the observation, such as a card of the hand or a place of the board. A long row of
cards that no action points at, such as a discard pile, is one token, in which the order does not count; so is a pile
of which the observation has the number of each card. All this follows from the game's declarations.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from theagon.games.learning.tables import action_table, first_places
from theagon.kernel.observation import Group, Sort

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from theagon.games.play.game import Game
    from theagon.games.play.verbs import Verbs
    from theagon.kernel.observation import Field, ObservationSpace

PILE: Final = 16
"""A row is a pile if it is longer than this and holds only cards, none of which is a source or target of actions."""


@dataclass(frozen=True)
class Tokens:
    """The tokens of a group: its places, or the rows of a pile."""

    first: int  # its first token
    count: int
    row: int  # the cards in each token of a pile; 0: not a pile
    amounts: tuple[tuple[NDArray[np.int64], Field], ...]  # for each amount, its (low) bytes, and its declaration
    bits: tuple[tuple[NDArray[np.int64], int, int], ...]  # for each bit, its bytes, the mask, and the value if set
    cards: tuple[tuple[NDArray[np.int64], int], ...]  # for each card, its (low) bytes, and its width in bytes
    counts: tuple[NDArray[np.int64], ...]  # the bytes of the numbers of each card in a pile


def tokens(space: ObservationSpace, verbs: Verbs[Any]) -> list[Tokens]:
    """Return the tokens of an observation, by group."""
    found: list[Tokens] = []
    named = {each.seen[0] for verb in verbs for each in (verb.source, verb.target) if each and each.seen}
    fields: dict[str, list[tuple[Field, NDArray[np.int64]]]] = {}
    for group, field, at in space:
        step = field.width if group.planes else group.width
        fields.setdefault(group.name, []).append((field, at + step * np.arange(prod(group.shape))))
    first = 0
    for group in space.groups:
        row = group.shape[-1] if group.name not in named and _is_pile(group) else 0
        count = prod(group.shape) // max(1, row)
        amounts, bits, cards, counts = [], [], [], []
        for field, places in fields[group.name]:
            if field.sort is Sort.CARD:
                cards.append((places, field.width))
            elif field.sort is Sort.NUMBER:
                amounts.append((places, field))
            elif field.sort is Sort.COUNT:
                counts.append(places)
            elif field.sort is Sort.CHOICE:
                bits += [(places, 255, thing) for thing in range(1, field.high + 1)]
            else:
                bits += [(places + k // 8, 1 << k % 8, 1 << k % 8) for k in range(field.high.bit_length())]
        found.append(Tokens(first, count, row, tuple(amounts), tuple(bits), tuple(cards), tuple(counts)))
        first += count
    return found


def _is_pile(group: Group) -> bool:
    """Return whether a group has long rows of only cards, or of how many there are of each."""
    sorts = {field.sort for field in group.fields}
    return bool(group.shape) and group.shape[-1] > PILE and sorts in ({Sort.CARD}, {Sort.COUNT})


def actions_seen(game: Game) -> NDArray[np.int64]:
    """Return each action's number, source token and target token, as each seat sees it: seats x actions x 3.

    One more than the last token stands for none.
    """
    table, space = action_table(game), game.observation_space
    groups = tokens(space, game.position_type.verbs)
    places = np.full(1 + sum(prod(group.shape) for group in space.groups), sum(each.count for each in groups))
    for first, group in zip(first_places(space).values(), groups, strict=True):
        if not group.row:
            places[first : first + group.count] = group.first + np.arange(group.count)
    return np.stack([table.number, places[table.source], places[table.target]], axis=2)
