"""Puzzles found in play: positions of matches between bots, tried, proved and graded.

Everything follows from the seed of a match: its decks, its players and their choices. A puzzle is kept if it has one
solution up to order, if a player who acts at random hardly ever finds it, and if not many like it were found before.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from theagon.errors import TheagonError
from theagon.puzzles.draft import Draft
from theagon.puzzles.finding import found
from theagon.puzzles.foretelling import foretold
from theagon.puzzles.solver import Kind
from theagon.puzzles.turn import LimitError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from theagon.puzzles.draft import Found
    from theagon.puzzles.likeness import Likeness

PLAYERS: Final = ("greedy:20", "random")
FIRST_TURN: Final = 6
"""No puzzle is from a turn before this."""
TURNS: Final = 10
"""The turns of a match that are tried."""
DRAWS: Final = {Kind.WIN: 8, Kind.SURVIVE: 12, Kind.LEFT: 1}
"""The parts of a position that are tried."""
MOST_ALIKE: Final = 2
"""The most puzzles with solutions that use the same cards in the same way."""


def puzzles_of(
    game: Any, seed: int, kinds: Sequence[Kind], alike: Counter[Likeness], decks: Sequence[str] = ()
) -> Iterator[Found]:
    """Yield the puzzles of the match with this seed; `alike` counts those found before.

    Two of the `decks` are drawn, by default of the starter decks.
    """
    random = Random(seed)
    turns = [
        positions
        for positions in _turns(game, seed, decks or list(game.starter_decks()))
        if positions[0].turn > FIRST_TURN
    ]
    for kind in kinds:
        tried = turns[-TURNS:] if kind is Kind.SURVIVE else random.sample(turns, min(TURNS, len(turns)))
        for positions in tried:
            puzzle = _puzzle(positions, kind, seed, random)
            if puzzle is not None and alike[puzzle.likeness] < MOST_ALIKE:
                alike[puzzle.likeness] += 1
                yield puzzle


def _turns(game: Any, seed: int, decks: Sequence[str]) -> list[list[Any]]:
    """Return the positions of a match without an open choice, turn by turn."""
    random = Random(seed)
    position = game.new(game.setup([random.choice(decks), random.choice(decks)], seed=seed))
    players = [random.choice(PLAYERS) for _ in range(position.seats)]
    turns: dict[int, list[Any]] = {}
    while not position.is_over:
        if position.world.choice == 0:
            turns.setdefault(position.turn, []).append(position.clone())
        position.apply(position.decide(players[position.to_act], random.getrandbits(31)))
    return list(turns.values())


def _puzzle(positions: list[Any], kind: Kind, seed: int, random: Random) -> Found | None:
    """Return a puzzle of a turn, given by its positions, if one is found."""
    position = random.choice(positions[: (len(positions) + 1) // 2] if kind is Kind.WIN else positions)
    try:
        whole = Draft(position, kind, seed)
    except TheagonError:
        return None  # no file can say what this position is
    for _ in range(DRAWS[kind]):
        try:
            puzzle = foretold(whole, random) if kind is Kind.LEFT else found(whole, random)
        except (TheagonError, LimitError):
            continue
        if puzzle is not None:
            return puzzle
    return None
