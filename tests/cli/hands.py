"""Matches of Hand of the Gods at the terminal, for its tests."""

from __future__ import annotations

from collections.abc import Callable

from theagon.games import load_game
from theagon.match.match import Match

GAME = load_game("hand-of-the-gods")


def a_match(wanted: Callable[[Match], bool] = lambda _: True) -> Match:
    """A match of the first seed that is as wanted after both have kept their opening hands; player 1 is to act."""
    for seed in range(2000):
        match = Match(GAME, GAME.setup(["zeus", "odin"], seed=seed))
        for _ in range(2):
            match.apply(match.position.parse("mulligan"))
        if match.position.contestants == (0, 1) and wanted(match):
            return match
    raise AssertionError("no such match")


def holds(*cards: str) -> Callable[[Match], bool]:
    """Player 1 has these cards in hand."""
    return lambda match: set(cards) <= {held["card"] for held in match.view(0)["players"][0]["hand"]}


def with_unit() -> Match:
    """A match in which player 1, to act, has one unit that can move, on b2."""
    match = a_match(holds("hoplite"))
    for text in ("end", "end", "play hoplite b2", "end", "end"):
        match.apply(match.position.parse(text))
    return match
