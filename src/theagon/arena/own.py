"""User-written bots, for the arena and tables: functions of a position and a seed, named by `MODULE:NAME`."""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from theagon.errors import TheagonError
from theagon.games.play import asked
from theagon.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.compiler.machine import Machine
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.testing.walks import Bot

OWN: Final = "own:"
"""The prefix of the kind of a player at a table that is such a bot; its name follows."""
OWN_KIND: Final = rf"{OWN}[A-Za-z0-9_-]{{1,16}}"
"""The pattern of the whole kind."""


class OwnPlayer:
    """A player that asks a bot for its action, in a copy of the position without the seed of the match.

    Its methods raise TheagonError if the bot fails or its action is not legal.
    """

    def __init__(self, source: str, game: Game) -> None:
        """Find the bot at `source`, which is `package.module:NAME`. Raises TheagonError if there is none."""
        self._source = source
        self._game = game
        self._bot = find_bot(source)

    def decide(self, position: Position, seed: int) -> int:
        """Return the bot's action in a position."""
        copied = self._game.restore(replace(position.setup, seed=0), position.state_bytes())
        return self._asked(copied, seed, position.legal_actions())

    def on_machine(self, machine: Machine, setup: Any) -> int:
        """Return the bot's action in the position on a machine, for the arena.

        Its seed depends on the match and the number of decisions so far, so that a bot against itself wins exactly one
        half.
        """
        g = machine.world
        g.bot_draws += 1
        seed = Random(f"{g.bot_seed} {g.bot_draws}").randrange(MAX_SEED)
        return self._asked(self._game.restore(setup, machine.state()), seed, machine.legal_list())

    def _asked(self, position: Position, seed: int, legal: Sequence[int]) -> int:
        try:
            action = self._bot(position, seed)
        except Exception as error:
            message = f"{self._source} failed: {type(error).__name__}: {error}"
            raise TheagonError(message, hint="theagon --debug COMMAND shows where") from error
        number = asked.action(self._source, action)
        if number not in legal:
            raise TheagonError(f"{self._source} chose {number}, which is none of the {len(legal)} legal actions")
        return number


def find_bot(source: str) -> Bot:
    """Import the bot `package.module:NAME`. Raises TheagonError if there is none.

    The current folder comes first in the search path of modules.
    """
    module, _, name = source.partition(":")
    if not name:
        raise TheagonError(f"bot:{source} names no function", hint=f"bot:{source.rstrip(':') or 'MODULE'}:NAME")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Bot = getattr(import_module(module), name)
    except Exception as error:  # a user's module may fail in any way
        raise TheagonError(
            f"there is no bot at {source!r}: {error}", hint="package.module:NAME, a function of a position and a seed"
        ) from error
    if not callable(found):
        raise TheagonError(f"{source} is {asked.told(found)}, and no function of a position and a seed")
    return found


def files_read(source: str, module: Path) -> list[Path]:
    """Return the files that a bot says it reads, by a line of its module such as `hopeful.files = ["weights.npz"]`.

    Nothing runs. Raises TheagonError if they are no list of names.
    """
    name = source.partition(":")[2]
    try:
        lines = ast.parse(module.read_bytes()).body
    except (OSError, SyntaxError, ValueError):  # missing, or not Python: to import it fails with a better message
        return []
    for each in lines:
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == f"{name}.files":
            named = each.value.elts if isinstance(each.value, ast.List | ast.Tuple) else []
            files = [
                Path(file.value) for file in named if isinstance(file, ast.Constant) and isinstance(file.value, str)
            ]
            if not files or len(files) < len(named):
                hint = f'{name}.files = ["weights.npz"]'
                raise TheagonError(f"{source}: its files are no list of names", hint=hint)
            return files
    return []


def file_of(source: str) -> Path | None:
    """Return the file of a bot's module, of which nothing runs; None if there is none."""
    folders, file = ["", *sys.path], None
    for name in source.partition(":")[0].split("."):
        spec = PathFinder.find_spec(name, folders)
        folders, file = (spec.submodule_search_locations or [], spec.origin) if spec else ([], None)
    return Path(file) if file else None
