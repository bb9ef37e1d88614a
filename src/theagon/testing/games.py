"""All checks of a game at once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from theagon.testing.clones import check_clone
from theagon.testing.determinism import check_determinism
from theagon.testing.legality import check_legal_actions
from theagon.testing.lockstep import check_lockstep
from theagon.testing.names import check_names
from theagon.testing.processes import check_new_process
from theagon.testing.secrecy import Redraw, check_secrecy, redrawn
from theagon.testing.serialisation import check_serialisation
from theagon.testing.walks import SEEDS, Deal, deal

if TYPE_CHECKING:
    from theagon.games.play.game import Game


def check_game(
    game: Game,
    seeds: Sequence[int] = SEEDS,
    deal: Deal = deal,
    redraw: Redraw = redrawn,
    revealing: Collection[str] = (),
    source: str | None = None,
) -> None:
    """Run all checks of games. Raises `ConformanceError`.

    `redraw` and `revealing` are as in `check_secrecy`, `source` as in `check_new_process`, which runs only with it.
    """
    check_determinism(game, seeds, deal)
    check_clone(game, seeds, deal)
    check_legal_actions(game, seeds, deal)
    check_names(game, seeds, deal)
    check_serialisation(game, seeds, deal)
    check_lockstep(game, seeds, deal)
    if source is not None:
        check_new_process(source, seeds)
    check_secrecy(game, seeds, deal, redraw=redraw, revealing=revealing)
