"""The verbs of players: `place d2`, `move a1 a4`, `take g7`, `concede p1`."""

from __future__ import annotations

from typing import Any, Final

from nine_mens_morris.points import POINTS
from nine_mens_morris.rules import world as w
from theagon.games.plain import BoardPlace
from theagon.games.play.verbs import Player, Verb, Verbs

POINT: Final = BoardPlace(POINTS)

VERBS: Final = Verbs[Any](
    Verb("place", w.PLACE, None, POINT, example="place d2", when=lambda position: not position.world.choice),
    Verb("move", w.MOVE, POINT, POINT, example="move a1 a4"),
    Verb("take", w.TAKE, None, POINT, example="take g7", when=lambda position: bool(position.world.choice)),
    Verb("concede", w.CONCEDE, None, Player(w.SEATS)),
    actions=w.ACTIONS,
)
