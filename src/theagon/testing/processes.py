"""Check of determinism across processes, where the hashes of strings differ."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.testing.walks import Moment, moments

if TYPE_CHECKING:
    from theagon.games.play.game import Game

SEEDS: Final = range(4)
SHORT: Final = 8  # the compared digits of a state's hash


def check_new_process(source: str, seeds: Sequence[int] = SEEDS) -> int:
    """Play the matches of some seeds here and in a new Python process. Returns the number of actions.

    `source` is the game's place, `package.module:NAME`. Raises `ConformanceError` at the first action that leads to
    another state there, and `TheagonError` if there is no such game.
    """
    game, compared = find_game(source), 0
    there = [line.split() for line in _in_new_process(source, seeds)]
    for seed, hashes in zip(seeds, there, strict=True):
        for moment in _moments(game, seed):
            if moment.step >= len(hashes) or moment.position.state_hash()[:SHORT] != hashes[moment.step]:
                raise moment.error("the match takes another course in a new process", field="state_hash")
            compared += moment.action is not None
    return compared


def find_game(source: str) -> Game:
    """Import the game `package.module:NAME`. Raises `TheagonError` if there is none."""
    module, _, name = source.partition(":")
    try:
        found: Game = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise TheagonError(f"there is no game at {source!r}: {error}", hint="package.module:NAME") from None
    return found


def _moments(game: Game, seed: int) -> list[Moment]:
    return list(moments(game, [seed], check=check_new_process))


def _in_new_process(source: str, seeds: Sequence[int]) -> list[str]:
    """Return the lines that `main` prints in a new process."""
    command = [sys.executable, "-c", f"from {__name__} import main; main()", source, *map(str, seeds)]
    hashing = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONHASHSEED": hashing}
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def main() -> None:
    """Play the matches of some seeds. Prints a line for each, with the hash of the state after each action."""
    source, *seeds = sys.argv[1:]
    game = find_game(source)
    for seed in seeds:
        print(*(moment.position.state_hash()[:SHORT] for moment in _moments(game, int(seed))))
