"""A bot of one's own, in the arena and at a table: a function of a position and a seed, named by `MODULE:NAME`."""

from __future__ import annotations

import sys
from importlib import import_module
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
"""What the kind of a player at a table begins with if it is such a bot; its name follows."""
OWN_KIND: Final = rf"{OWN}[A-Za-z0-9_-]{{1,16}}"
"""How the whole kind is written."""


class OwnPlayer:
    """Asks a bot for its action, in a copy of the position without the seed of the match.

    Raises TheagonError if the bot fails, or if its action is not on the legal list.
    """

    def __init__(self, source: str, game: Game) -> None:
        """`source` says where the bot is, as `package.module:NAME`. Raises TheagonError if there is none."""
        self._source = source
        self._game = game
        self._bot = find_bot(source)

    def decide(self, position: Position, seed: int) -> int:
        """The bot's action in a position."""
        copied = self._game.restore(replace(position.setup, seed=0), position.state_bytes())
        return self._asked(copied, seed, position.legal_actions())

    def on_machine(self, machine: Machine, setup: Any) -> int:
        """The bot's action in the position that lies on a machine, for the arena.

        Its seed depends on the match and on how many decisions were drawn in it, so that a bot that meets itself wins
        exactly one half.
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
        if action not in legal:
            raise TheagonError(f"{self._source} chose {action!r}, which is none of the {len(legal)} legal actions")
        return int(action)


def find_bot(source: str) -> Bot:
    """The bot under a name in a module: `package.module:NAME`. Raises TheagonError if there is none.

    The present folder comes first among the places of modules.
    """
    module, _, name = source.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Bot = getattr(import_module(module), name)
    except Exception as error:  # a module of somebody else's may fail in any way
        raise TheagonError(
            f"there is no bot at {source!r}: {error}", hint="package.module:NAME, a function of a position and a seed"
        ) from error
    if not callable(found):
        raise TheagonError(f"{source} is {asked.told(found)}, and no function of a position and a seed")
    return found


def file_of(source: str) -> Path | None:
    """The file that a bot which was found is in; None if its module has none."""
    file = getattr(sys.modules[source.partition(":")[0]], "__file__", None)
    return Path(file) if file else None
