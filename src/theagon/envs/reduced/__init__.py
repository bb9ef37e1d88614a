"""Reduced variants: positions with few cards, small enough for exact methods, with the full rules of their games.

Each is a scenario in this folder; any other scenario with a position works, too. The deal is explicit: before play,
each player's hidden cards, those in hand and draw pile together, are dealt again in every way with its probability. So
no such card may be known to others, or differ from its print.
"""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import permutations, product
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.error_text import quoted, suggestion
from theagon.errors import TheagonError
from theagon.games.play import asked
from theagon.match.scenario import read_scenario

if TYPE_CHECKING:
    from theagon.games.play.position import Position

VARIANTS = {file.name.removesuffix(".yaml"): file for file in files(__name__).iterdir() if file.name.endswith(".yaml")}
"""The files of the packaged variants, by name."""

MOST_HIDDEN: Final = 9
"""The most cards in a player's hand and draw pile; the number of their orders is the factorial."""
MOST_DEALS: Final = 100_000
SMALLER: Final = "leave fewer cards in hands and draw piles"


def reduced(source: str) -> Position:
    """Read the position of a variant, by its name or the path of a scenario. Raises TheagonError if there is none."""
    asked.text("reduced", "source", source)
    path = VARIANTS.get(source) or Path(source)
    if not path.is_file():
        if Path(source).suffix:
            raise TheagonError(f"{source}: there is no such file")
        raise TheagonError(f"there is no reduced variant {quoted(source)}", hint=suggestion(source, VARIANTS))
    begun = read_scenario(path, source).begun
    if begun is None:
        raise TheagonError(f"{source} begins with a match: a reduced variant has a position")
    position: Position = begun.position
    return position


def deals(position: Position) -> list[tuple[Position, float]]:
    """Return the position with each player's hidden cards in every possible place, each with its probability.

    The order of cards in hand makes no difference, so it is fixed. Raises TheagonError for a player with more hidden
    cards than `MOST_HIDDEN`, or more deals than `MOST_DEALS`.
    """
    game: Any = position.game
    kind = game.backend.program.state
    state: Any = kind()
    state.load(position.state_bytes())
    ways: list[Counter[tuple[int, ...]]] = []
    for hand, hand_size, deck, deck_size in _piles(state, position.seats):
        hidden = [*hand[:hand_size], *deck[:deck_size]]
        if len(hidden) > MOST_HIDDEN:
            raise TheagonError(f"a player has {len(hidden)} hidden cards, and may have {MOST_HIDDEN}", hint=SMALLER)
        ways.append(Counter((*sorted(way[:hand_size]), *way[hand_size:]) for way in permutations(hidden)))
    if prod(map(len, ways)) > MOST_DEALS:
        raise TheagonError(f"there are {prod(map(len, ways)):,} deals, and may be {MOST_DEALS:,}", hint=SMALLER)
    found = []
    for chosen in product(*ways):
        for (hand, hand_size, deck, deck_size), cards in zip(_piles(state, position.seats), chosen, strict=True):
            hand[:hand_size] = cards[:hand_size]
            deck[:deck_size] = cards[hand_size:]
        chance = prod(way[cards] / way.total() for way, cards in zip(ways, chosen, strict=True))
        found.append((game.restore(position.setup, kind.packer().pack(*state.values())), chance))
    return found


def _piles(state: Any, seats: int) -> list[tuple[Any, int, Any, int]]:
    """Return each seat's hand and draw pile with their sizes. All games use these names."""
    return [(state.hand[k], state.hand_size[k], state.deck[k], state.deck_size[k]) for k in range(seats)]
