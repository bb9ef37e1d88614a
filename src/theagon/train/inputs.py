"""The inputs of a network: an observation as tokens, and the tokens of each action's source and target.

A token is a place of a group of the observation, such as a card of the hand or a place of the board. A long row of
cards that no action points at, such as a discard pile, is one token, in which the order does not count. All this
follows from the game's declarations: `ObservationSpace`, and the verbs with `Parameter.seen`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from theagon.kernel.observation import Group, Sort

if TYPE_CHECKING:
    from numpy.typing import NDArray

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
    amounts: tuple[NDArray[np.int64], ...]  # for each amount, its byte at every place
    bits: tuple[tuple[NDArray[np.int64], int, int], ...]  # for each bit, its bytes, the mask, and the value if set
    cards: tuple[tuple[NDArray[np.int64], int], ...]  # for each card, its (low) bytes, and its width in bytes


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
        row = group.shape[-1] if group.name not in named and _is_long(group) else 0
        count = prod(group.shape) // max(1, row)
        amounts, bits, cards = [], [], []
        for field, places in fields[group.name]:
            if field.sort is Sort.CARD:
                cards.append((places, field.width))
            elif field.sort is Sort.NUMBER:
                amounts.append(places)
            elif field.sort is Sort.CHOICE:
                bits += [(places, 255, thing) for thing in range(1, field.high + 1)]
            else:
                bits += [(places + k // 8, 1 << k % 8, 1 << k % 8) for k in range(field.high.bit_length())]
        found.append(Tokens(first, count, row, tuple(amounts), tuple(bits), tuple(cards)))
        first += count
    return found


def _is_long(group: Group) -> bool:
    """Return whether a group has long rows of only cards."""
    return bool(group.shape) and group.shape[-1] > PILE and all(field.sort is Sort.CARD for field in group.fields)


def actions_seen(space: ObservationSpace, verbs: Verbs[Any], actions: int, seats: int) -> NDArray[np.int64]:
    """Return each action's number, source token and target token, as each seat sees it: seats x actions x 3.

    One more than the last token stands for none.
    """
    groups = tokens(space, verbs)
    firsts = {group.name: each.first for group, each in zip(space.groups, groups, strict=True)}
    found = np.full((seats, actions, 3), sum(each.count for each in groups))
    for seat, rows in enumerate(found):
        for verb in verbs:
            of = rows[verb.first : verb.first + verb.count]
            targets = verb.target.count if verb.target else 1
            of[:, 0] = verb.first
            for column, parameter, step in ((1, verb.source, targets), (2, verb.target, 1)):
                if parameter is not None:
                    numbers = np.arange(verb.count) // step % parameter.count
                    seen = np.array([parameter.seen_as(number, seat) for number in range(parameter.count)])[numbers]
                    of[:, 0] += step * seen
                    if parameter.seen is not None:
                        group, first = parameter.seen
                        named = numbers != parameter.none
                        of[named, column] = firsts[group] + first + seen[named]
    return found
