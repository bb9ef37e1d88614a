"""How alike two cards are: by what they do, and a little by what they cost."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from theagon.games.play.game import Game

MOST: Final = 8
"""The most cards that are named."""
UNLIKE: Final = frozenset(("id", "name", "text", "flavour", "figure", "house", "rarity", "selectable", "card", "pool"))
"""The fields that say nothing about what a card does."""


def alike(game: Game, definition: Any) -> tuple[str, ...]:
    """Return the ids of the cards of a game that are most like one, the most alike first."""
    known, weights = _known(game)
    wanted = traits(definition)
    most = max(weights.values())

    def weight(of: frozenset[str]) -> float:
        return sum(weights.get(each, most) for each in of)

    shares = {
        name: weight(wanted & each) / weight(wanted | each)
        for name, each in known.items()
        if name != definition.id and wanted & each
    }
    return tuple(sorted(shares, key=lambda name: (-shares[name], name))[:MOST])


def traits(definition: Any) -> frozenset[str]:
    """Return what a card is and does, each as a path through its fields, with its last value."""
    return frozenset(_traits(msgspec.to_builtins(definition), ""))


def _traits(value: Any, path: str) -> Iterator[str]:
    match value:
        case dict():
            for name, part in value.items():
                if name not in UNLIKE:
                    yield f"{path}{name}"
                    yield from _traits(part, f"{name} ")
        case list():
            for part in value:
                yield from _traits(part, path)
        case _:
            yield f"{path}{value}"


@cache
def _known(game: Game) -> tuple[Mapping[str, frozenset[str]], Mapping[str, float]]:
    """Return the traits of all cards of a game, and the weight of each trait: the rarer, the more it says."""
    known = {name: traits(each) for name, each in game.cards.by_id.items()}
    counts = Counter(trait for each in known.values() for trait in each)
    return known, {trait: log(1 + len(known) / count) for trait, count in counts.items()}
