"""Matches of Hand of the Gods at the terminal, for its tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.at_the_terminal import Player, typing
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.interrupts import PlayerLeft
from theagon.cli.terminal.session import HUMAN, Session
from theagon.games import load_game
from theagon.match.match import Match

GAME = load_game("hand-of-the-gods")


def a_match(wanted: Callable[[Match], bool] = lambda _: True, decks: tuple[str, str] = ("zeus", "odin")) -> Match:
    """A match of the first seed that is as wanted after both have kept their opening hands; player 1 is to act."""
    for seed in range(2000):
        match = Match(GAME, GAME.setup(list(decks), seed=seed))
        for _ in range(2):
            match.apply(match.position.parse("mulligan"))
        if match.position.contestants == (0, 1) and wanted(match):
            return match
    raise AssertionError("no such match")


def holds(*cards: str) -> Callable[[Match], bool]:
    """Player 1 has these cards in hand."""
    return lambda match: set(cards) <= {held["card"] for held in match.view(0)["players"][0]["hand"]}


def with_unit(match: Match | None = None) -> tuple[Match, str]:
    """A match in which player 1, to act, has one unit that can move; and its tile."""
    match = match or a_match(holds("hoplite"))
    for text in ("end", "end", "play hoplite b2", "end", "end"):
        match.apply(match.position.parse(text))
    return match, "b2"


def play(match: Match, *lines: str, language: str = "en", file: Path = Path("unused.json")) -> Player:
    """Player 1 types these lines against nobody who answers; how the player leaves is not looked at."""
    player = Player(typing([*lines, "quit", "no"]))
    session = Session(match, (HUMAN, HUMAN), table_of(GAME, language), file=file, autosave=False)
    with pytest.raises(PlayerLeft):
        session.run(player)
    return player
