"""Batches: each row is a match as it is played by hand, whatever plays it and on however many threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import theagon
from tests.games.kits import KITS, Kit
from theagon.errors import TheagonError


@pytest.fixture(params=KITS)
def kit(request: pytest.FixtureRequest) -> Kit:
    return KITS[request.param]


def test_a_row_shows_what_a_match_played_by_hand_does(kit: Kit) -> None:
    game = kit.game()
    setups = [game.setup([deck, deck], seed=0) for deck in sorted(game.starter_decks())[:2]]
    batch: Any = game.batch(2, setups, seed=9)
    for row, setup in enumerate(setups):
        batch = game.batch(2, setups, seed=9)
        machine = game.seated(setup)
        machine.reset(int(batch.seeds[row]) - 1)
        position = game.restore(setup, machine.state())
        while not position.is_over:
            assert batch.states[row].tobytes() == position.state_bytes()
            assert batch.to_act[row] == position.to_act
            assert batch.observations[row].tobytes() == position.observation(position.to_act)
            listed = batch.legal[batch.offsets[row] : batch.offsets[row + 1]]
            assert sorted(listed) == position.legal_actions()
            assert list(np.flatnonzero(np.unpackbits(batch.masks[row], bitorder="little"))) == position.legal_actions()
            assert batch.drawn[row] in listed
            action = int(batch.drawn[row])
            assert batch.step(batch.drawn.copy()) == 0
            position.apply(action)
            assert bool(batch.dones[row]) == position.is_over
        assert tuple(batch.rewards[row][: position.seats]) == position.returns()
        machine.reset(int(batch.seeds[row]) - 1)
        assert batch.states[row].tobytes() == machine.state()


def told(batch: Any, steps: int) -> list[bytes]:
    """All arrays after each of some steps with the drawn actions."""
    names = ("states", "observations", "to_act", "rewards", "dones", "masks", "offsets", "legal", "drawn", "seeds")
    found = []
    for _ in range(steps):
        batch.step(batch.drawn.copy())
        found.append(b"".join(getattr(batch, name).tobytes() for name in names))
    return found


@pytest.mark.parametrize("player", ["random", "greedy:3"])
def test_the_result_is_the_same_for_every_number_of_threads(kit: Kit, player: str) -> None:
    game = kit.game()
    alone = told(game.batch(7, player=player), 60)
    assert told(game.batch(7, player=player, threads=3), 60) == alone


@pytest.mark.parametrize("mode", ["interpreted", "compiled-checked"])
def test_the_result_is_the_same_on_every_back_end(kit: Kit, mode: str) -> None:
    game = kit.game()
    assert told(game.on(mode).batch(2), 15) == told(game.on("compiled").batch(2), 15)


def test_an_illegal_action_is_counted_and_changes_nothing(kit: Kit) -> None:
    batch = kit.game().batch(3)
    before = batch.states.copy()
    actions = batch.drawn.copy()
    actions[1] = np.flatnonzero(np.unpackbits(batch.masks[1], bitorder="little") == 0)[0]
    assert batch.step(actions) == 1
    assert (batch.states != before).any(axis=1).tolist() == [True, False, True]


def test_play_goes_on_from_given_states(kit: Kit) -> None:
    game = kit.game()
    batch, other = game.batch(4, seed=1), game.batch(4, seed=2)
    other.states[:] = batch.states
    other.refresh()
    assert other.observations.tobytes() == batch.observations.tobytes()
    assert other.legal.tolist() == batch.legal.tolist()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "batch: n must be 1 to"),
        ({"threads": 5}, "batch: threads must be 1 to 4, not 5"),
        ({"seed": 1 << 40}, "batch: seed must be 0 to"),
        ({"setups": [3]}, "batch: setups must be set-ups of this game"),
        ({"setups": []}, "batch: setups must be one or more of the same variant"),
        ({"player": "nobody"}, "there is no player 'nobody'"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(TheagonError, match=said):
        theagon.load("hand-of-the-gods").batch(**{"n": 4} | given)
