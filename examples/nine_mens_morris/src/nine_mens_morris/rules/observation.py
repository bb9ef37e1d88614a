"""What a seat may see, as bytes for learners.

| from | length | what |
|---|---|---|
| 0 | 24 | of each point: 0 free, 1 a man of the seat's own, 2 one of the other's |
| 24 | 3 | the men in the seat's hand, those in the other's, the turns since a man was placed or taken |
| 27 | 4 | the turn, see `kernel/observation.py` |
"""

from __future__ import annotations

from nine_mens_morris.rules.board import owner_of
from nine_mens_morris.rules.world import POINTS, World
from theagon.kernel.observation import TURN_FACTS, observe_turn
from theagon.kernel.records import Bytes

COUNTS_AT = POINTS
TURN_AT = COUNTS_AT + 3
OBSERVATION = TURN_AT + TURN_FACTS


def observe(g: World, seat: int, out: Bytes) -> None:
    for point in range(POINTS):
        man = g.man[point]
        out[point] = 0 if man == 0 else 1 if owner_of(man) == seat else 2
    out[COUNTS_AT] = g.in_hand[seat]
    out[COUNTS_AT + 1] = g.in_hand[1 - seat]
    out[COUNTS_AT + 2] = g.quiet
    observe_turn(g, seat, g.turn, TURN_AT, out)
