"""A program of a user who checks types strictly: `test_wheel.py` runs mypy on it, with the installed wheel."""

from __future__ import annotations

from typing import Any, assert_type

import numpy as np
from numpy.typing import NDArray

import theagon
from theagon.games.base import Event, Option, Refusal
from theagon.games.gods_unchained.game import GodsPosition
from theagon.games.learning.batch import Batch
from theagon.games.play.game import Game
from theagon.games.play.position import Position


def first_of(position: Position) -> int:
    """A bot knows a position by its protocol."""
    return position.legal_actions()[0]


game = theagon.load("gods-unchained")
position = game.new(game.setup(["death", "light"], seed=1))
assert_type(position, GodsPosition)
assert_type(position.clone(), GodsPosition)
assert_type(position.legal_actions(), list[int])
assert_type(position.options(), list[Option])
assert_type(position.apply(first_of(position)), list[Event])
assert_type(position.why_not(0), Refusal | None)
assert_type(position.view(0), dict[str, Any])
assert_type(position.observation(0), bytes)
assert_type(position.returns(), tuple[float, ...])

any_game: Game = theagon.load("army-of-gods".lower())
batch = any_game.batch(4, seed=1)
assert_type(batch, Batch)
assert_type(batch.step(np.full(4, -1, np.int32)), int)
assert_type(batch.observations, NDArray[np.uint8])
assert_type(batch.rewards, NDArray[np.int8])
assert_type(batch.legal, NDArray[np.int32])
batch.seeds[:] = 7
batch.redraw(batch.states, batch.to_act, seeds=batch.seeds)
assert_type(batch.observe(batch.states, [0, 1, 0, 1]), NDArray[np.uint8])
assert_type(batch.decide(batch.states, "random", seeds=np.int64(3)), NDArray[np.int64])
