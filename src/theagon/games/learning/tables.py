"""What each action and each card means, as arrays that never change: so that a policy can score actions by what they
do, and play with cards that it has never seen."""

from __future__ import annotations

from collections import Counter
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from theagon.games.learning.arrays import named
from theagon.kernel.observation import Sort

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from theagon.games.play.game import Game
    from theagon.kernel.observation import ObservationSpace

NOTHING: Final = -1
SAID: Final = frozenset({"id", "name", "text", "flavour", "figure", "house", "set"})
"""The fields of a card that say nothing of its rules."""


class Actions(NamedTuple):
    """The verb of each action of a game, and its source and target as each seat observes them.

    A source or target is a place of the observation, such as a card of the hand or a tile of the board: places are
    numbered group by group, in the order of the observation space. -1 is none.
    """

    verbs: tuple[str, ...]  # the names of the verbs, by number
    verb: NDArray[np.int32]  # actions; of verbs that share their numbers, the first
    number: NDArray[np.int32]  # seats x actions: the action as if the seat played from the left
    source: NDArray[np.int32]  # seats x actions
    target: NDArray[np.int32]  # seats x actions


def action_table(game: Game[Any, Any, Any, Any]) -> Actions:
    """Return what each action of a game does."""
    verbs = game.position_type.verbs
    firsts = first_places(game.observation_space)
    verb_of = np.zeros(game.action_space, np.int32)
    number = np.zeros((game.seats, game.action_space), np.int32)
    places = np.full((2, *number.shape), NOTHING, np.int32)
    for at, verb in reversed([*enumerate(verbs)]):
        verb_of[verb.first : verb.first + verb.count] = at
    for seat in range(game.seats):
        for verb in verbs:
            of = slice(verb.first, verb.first + verb.count)
            number[seat, of] = verb.first
            targets = verb.target.count if verb.target else 1
            for found, parameter, step in ((places[0], verb.source, targets), (places[1], verb.target, 1)):
                if parameter is None:
                    continue
                numbers = np.arange(verb.count) // step % parameter.count
                seen = np.array([parameter.seen_as(each, seat) for each in range(parameter.count)])[numbers]
                number[seat, of] += step * seen
                if parameter.seen is not None:
                    group, first = parameter.seen
                    found[seat, of] = np.where(numbers == parameter.none, NOTHING, firsts[group] + first + seen)
    return Actions(tuple(verb.name for verb in verbs), verb_of, number, *places)


def first_places(space: ObservationSpace) -> Mapping[str, int]:
    """Return the number of the first place of each group."""
    sizes = [prod(group.shape) for group in space.groups]
    return dict(zip((group.name for group in space.groups), np.cumsum([0, *sizes]).tolist(), strict=False))


def cards_at(space: ObservationSpace, observations: NDArray[np.uint8]) -> NDArray[np.int32]:
    """Return the card at each place of N observations, N x (places + 1).

    It is 0 where there is none, as at the place of a god or a stone, and where the seat does not know it.
    The last column is for no place: `cards_at(...)[row, table.source[seat, action]]` is the card that an action uses.
    """
    numbers = named(space, observations)
    columns = []
    for group in space.groups:
        field = next((field for field in group.fields if field.sort is Sort.CARD), None)
        found = numbers[group.name][field.name] if field else np.zeros((len(observations), *group.shape))
        if field and field.bare:
            found = np.where(found == field.high, 0, found)
        columns.append(found.reshape(len(observations), -1).astype(np.int32))
    return np.concatenate([*columns, np.zeros((len(observations), 1), np.int32)], axis=1)


class CardFeatures(NamedTuple):
    """Numbers that describe cards, by their index in the card set. Index 0 is no card."""

    names: tuple[str, ...]  # such as `cost`, `keywords:guard`, `abilities.do.damage`
    values: NDArray[np.float32]  # cards x features


def card_features(
    game: Game[Any, Any, Any, Any], of: Game[Any, Any, Any, Any] | None = None, least: int = 2
) -> CardFeatures:
    """Return the features of the cards of a game.

    A policy learns with the cards of the game `of`, by default the same game: a feature is one that at least `least` of
    its cards have. Each feature is a field of card files, named with the fields around it, such as
    `abilities.do.damage`. Its value is the amount that stands there, or for a word how often it stands there.
    """
    known = Counter(name for each in _described(of or game).values() for name in each)
    names = tuple(sorted(name for name, cards in known.items() if cards >= least))
    column = {name: k for k, name in enumerate(names)}
    described = _described(game)
    values = np.zeros((1 + max(described), len(names)), np.float32)
    for index, features in described.items():
        for name, value in features.items():
            if name in column:
                values[index, column[name]] = value
    return CardFeatures(names, values)


def _described(game: Game[Any, Any, Any, Any]) -> Mapping[int, Mapping[str, float]]:
    """Return the features of each card by its index."""
    found = {}
    for each in game.all_definitions:
        if "card" in each:
            summed: Counter[str] = Counter()
            for name, value in _fields(each["card"], ""):
                summed[name] += value
            found[each["index"]] = summed
    return found


def _fields(node: Any, path: str) -> Iterator[tuple[str, int]]:
    """Yield the name and the amount of everything that a definition says."""
    if isinstance(node, dict):
        for name, each in node.items():
            if name not in SAID:
                yield from _fields(each, f"{path}.{name}" if path else name)
    elif isinstance(node, (list, tuple)):
        for each in node:
            yield from _fields(each, path)
    elif isinstance(node, str):
        yield f"{path}:{node}", 1
    elif node is not None:
        yield path, int(node)
