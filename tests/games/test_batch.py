"""Batches: each row is a match as it is played by hand, whatever plays it and on however many threads."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import theagon
from tests.games.kits import Kit
from tests.games.support import pickled, walk
from theagon.envs.reduced import deals, reduced
from theagon.errors import TheagonError
from theagon.games.bots.players import player_number
from theagon.games.learning.rows import row_seeds


def test_a_row_shows_what_a_match_played_by_hand_does(kit: Kit) -> None:
    game = kit.game()
    setups = [game.setup([deck, deck], seed=0) for deck in sorted(game.starter_decks())[:2]]
    for row, setup in enumerate(setups):
        batch: Any = game.batch(2, setups, seed=9)
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


def after_steps(batch: Any, steps: int) -> list[bytes]:
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
    alone = after_steps(game.batch(7, player=player), 60)
    assert after_steps(game.batch(7, player=player, threads=3), 60) == alone


@pytest.mark.parametrize("mode", ["interpreted", "compiled-checked"])
@pytest.mark.slow
def test_the_result_is_the_same_on_every_back_end(kit: Kit, mode: str) -> None:
    game = kit.game()
    assert after_steps(game.on(mode).batch(2), 15) == after_steps(game.on("compiled").batch(2), 15)


def test_an_illegal_action_is_counted_and_changes_nothing(kit: Kit) -> None:
    batch: Any = kit.game().batch(3, history=3)
    for _ in range(5):
        batch.step(batch.drawn.copy())
    before, history = batch.states.copy(), batch.history.copy()
    actions = batch.drawn.copy()
    actions[1] = np.flatnonzero(np.unpackbits(batch.masks[1], bitorder="little") == 0)[0]
    assert batch.step(actions) == 1
    for now, then in ((batch.states, before), (batch.history.reshape(3, -1), history.reshape(3, -1))):
        assert (now != then).any(axis=1).tolist() == [True, False, True]
    before, history = batch.states.copy(), batch.history.copy()
    concessions = [kit.game().concession(int(seat)) for seat in batch.to_act]
    for wrong, illegal in (
        (concessions, 3),
        (np.array([1 << 32, (1 << 63) - 1, kit.game().action_space]), 3),
        (np.array([-(1 << 32) + 1, -(1 << 63), -1]), 0),
        (np.full(3, (1 << 64) - 1, np.uint64), 3),
    ):
        assert batch.step(wrong) == illegal
    assert (batch.states.tobytes(), batch.history.tobytes()) == (before.tobytes(), history.tobytes())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "batch: n must be 1 to"),
        ({"threads": 5}, "batch: threads must be 1 to 4, not 5"),
        ({"seed": 1 << 63}, "batch: seed must be 0 to"),
        ({"n": 1 << 30}, "batch: there is no memory for 1,073,741,824 matches"),
        ({"n": 10**9, "contestant": 0}, "batch: there is no memory for 1,000,000,000 matches"),
        ({"contestant": -1}, "batch: contestant must be 0 to 1"),
        ({"setups": [3]}, "batch: setups must be set-ups of this game"),
        ({"setups": [theagon.load("army-of-gods").setup(seed=0)]}, "set-ups of this game, not one of army-of-gods"),
        (
            {"setups": theagon.load("hand-of-the-gods").setup(seed=0)},
            "setups must be a list of set-ups, not a single one",
        ),
        ({"setups": []}, "batch: setups must be one or more"),
        ({"player": "nobody"}, "there is no player 'nobody'"),
        ({"out": np.zeros(4)}, "batch: out must be a mapping of names to arrays"),
    ],
)
def test_what_does_not_fit_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(TheagonError, match=said):
        theagon.load("hand-of-the-gods").batch(**{"n": 4} | given)


def test_batches_of_neighbouring_seeds_share_no_deal(name: str) -> None:
    game = theagon.load(name)
    batches = [game.batch(8, seed=seed) for seed in (0, 1, 2)]
    seen = [{batch.states[row].tobytes() for row in range(8)} for batch in batches]
    for _ in range(400):
        for batch, states in zip(batches, seen, strict=True):
            batch.step(batch.drawn)
            states |= {batch.states[row].tobytes() for row in np.flatnonzero(batch.dones)}
    assert len(set().union(*seen)) == sum(map(len, seen)) > 3 * 12
    single = game.seated(game.setup(seed=0))
    for seed in range(20):
        single.reset(seed)
        assert single.state() not in set().union(*seen)


def test_the_first_seeds_of_rows_are_those_of_philox_for_any_number_of_rows() -> None:
    game = theagon.load("army-of-gods")
    small, large = game.batch(2, seed=7), game.batch(5, seed=7)
    assert small.seeds.tolist() == large.seeds[:2].tolist()
    words = np.random.Philox(key=7).random_raw(5)
    assert large.seeds.tolist() == [int(word) // 4 + 1 for word in words]  # the first match has begun


def test_a_batch_says_who_sits_where(name: str) -> None:
    game = theagon.load(name)
    deck = min(game.starter_decks())
    modes = [mode for mode in game.modes.values() if not mode.options]
    setups = [game.setup([deck] * mode.seats, seed=0) for mode in modes]
    batch, orders = game.batch(12, setups, seed=3), set()
    for row, found in enumerate(batch.contestants):
        position = game.restore(setups[row % len(setups)], batch.states[row].tobytes())
        assert tuple(found[: position.seats]) == position.contestants
        assert set(found[position.seats :]) <= {-1}
        orders.add(position.contestants)
    assert len(orders) >= len(modes)


def test_all_set_ups_of_a_batch_have_the_same_options() -> None:
    game = theagon.load("army-of-gods")
    several = [game.setup(["house"] * 4, seed=0, options={"teams": teams}) for teams in (False, False, True)]
    with pytest.raises(
        TheagonError, match=r"must all have the same options, and setups\[2\] has others than setups\[0\]"
    ):
        game.batch(4, several)


def test_set_ups_may_come_one_by_one(kit: Kit) -> None:
    game = kit.game()
    assert game.batch(2, (kit.setup_of(0, game) for _ in range(2))).states.any()


def test_a_batch_begins_again_only_from_states_that_a_match_can_reach(kit: Kit) -> None:
    batch: Any = kit.game().batch(3, seed=4)
    sound, at = batch.states.copy(), batch.machine.program.state.layout.offset["to_act"]
    seen = batch.observations.copy()
    for wrong in (np.full(sound.shape[1], 255, np.uint8), sound[1] ^ (np.arange(sound.shape[1]) == at) * np.uint8(77)):
        batch.states[1] = wrong
        with pytest.raises(TheagonError, match=r"^states\[1\]: no state of "):
            batch.refresh()
        assert batch.observations.tobytes() == seen.tobytes()
        batch.states[:] = sound
    assert batch.refresh() == 0


def test_some_rows_begin_anew_and_the_others_go_on(kit: Kit) -> None:
    game = kit.game()
    batch, other = game.batch(4, seed=1, history=3), game.batch(4, seed=2)
    for _ in range(5):
        batch.step(batch.drawn)
    before, history = batch.states.copy(), batch.history.copy()
    batch.states[[3, 1]] = other.states[[3, 1]]
    assert batch.refresh([3, 1]) == 0
    assert batch.observations[[1, 3]].tobytes() == other.observations[[1, 3]].tobytes()
    assert batch.states[[0, 2]].tobytes() == before[[0, 2]].tobytes()
    assert batch.history[[0, 2]].tobytes() == history[[0, 2]].tobytes()
    assert not batch.history[[1, 3], :-1].any()
    batch.states[:] = 255  # of no match, which is seen in the rows that are named
    with pytest.raises(TheagonError, match=r"^states\[2\]: no state of "):
        batch.refresh([2])


def test_a_match_that_is_over_when_it_is_given_begins_again_without_an_end_to_tell(kit: Kit) -> None:
    batch = kit.game().batch(5, seed=2)
    over = batch.states.copy()
    batch.playout(over)
    for rows in (None, [1, 4]):
        batch.states[:] = over
        batch.refresh()
        batch.states[[1, 4]] = over[[1, 4]]
        batch.refresh(rows)
        assert (batch.to_act >= 0).all()
        assert not batch.dones.any()
        assert not batch.rewards.any()


def test_a_check_of_some_rows_names_the_first_that_is_wrong_and_a_step_a_wrong_seed() -> None:
    batch: Any = theagon.load("army-of-gods").batch(4)
    states = batch.states.copy()
    states[[1, 3]] = 255
    some: tuple[tuple[Any, int], ...] = ((slice(None), 1), (slice(2, None), 3), ([0, 3, 2], 3))
    for rows, wrong in some:
        with pytest.raises(TheagonError, match=rf"^states\[{wrong}\]: no state of "):
            batch.check(states, rows)
    batch.check(states, np.array([2, 0], np.int8))
    batch.seeds[2] = -5
    with pytest.raises(TheagonError, match=r"^step: seed must be 0 to \d+, not -5$"):
        batch.step(batch.drawn)


@pytest.mark.parametrize("variant", ["first-blood", "last-round", "posts"])
def test_a_learner_plays_a_reduced_variant_again_and_again(variant: str) -> None:
    position = reduced(variant)
    begun, chances = zip(*deals(position), strict=True)
    states = np.array([np.frombuffer(each.state_bytes(), np.uint8) for each in begun])
    game: Any = position.game
    batch, dice, ended = game.batch(16, [position.setup]), np.random.default_rng(1), np.arange(16)
    results = []
    for _ in range(60):
        batch.states[ended] = states[dice.choice(len(states), len(ended), p=chances)]
        batch.refresh(ended)
        assert batch.step(batch.drawn) == 0
        ended = np.flatnonzero(batch.dones)
        results += batch.rewards[ended, 0].tolist()
    assert len(results) > 16
    assert {-1, 1} <= set(results)


def middles(kit: Kit, count: int) -> tuple[Any, list[Any], Any]:
    """A batch, positions of one match, and their states as rows."""
    game = kit.game()
    setup = kit.setup_of(0, game)
    positions = list(walk(game.new(setup), 4))[::3][:count]
    states = np.array([list(position.state_bytes()) for position in positions], np.uint8)
    return game.batch(1, [setup]), positions, states


def test_given_states_are_asked_as_positions_are_one_by_one(kit: Kit) -> None:
    batch, positions, states = middles(kit, 12)
    before = states.copy()
    decided = batch.decide(states, "greedy:5", seeds=70)
    seeds = row_seeds(70, len(states), "decide")
    assert decided.tolist() == [
        each.decide("greedy:5", seed=seed) for each, seed in zip(positions, seeds.tolist(), strict=True)
    ]
    assert batch.decide(states, "greedy:5", seeds=seeds).tolist() == decided.tolist()
    assert batch.decide(states, "greedy:5", seeds=np.int64(70)).tolist() == decided.tolist()
    seats = np.array([position.to_act for position in positions])
    seen = batch.observe(states, seats)
    assert [row.tobytes() for row in seen] == [each.observation(each.to_act) for each in positions]
    assert batch.evaluate(states, 1).tolist() == [each.machine.evaluate(1) for each in positions]
    assert states.tobytes() == before.tobytes()
    batch.redraw(states, seats, 5)
    seeds = row_seeds(5, len(states), "redraw")
    drawn = [each.determinize(each.to_act, seed=seed) for each, seed in zip(positions, seeds.tolist(), strict=True)]
    assert [row.tobytes() for row in states] == [each.state_bytes() for each in drawn]


def test_rows_of_one_seed_draw_apart() -> None:
    game = theagon.load("gods-unchained")
    batch = game.batch(1, [game.setup(seed=0)], seed=4)
    for _ in range(50):
        batch.step(batch.drawn)

    def likeness(seeds: Any) -> float:
        lengths = batch.playout(np.repeat(batch.states, 3000, axis=0), seeds=seeds)
        return float(np.corrcoef(lengths[1:], lengths[:-1])[0, 1])

    assert likeness(np.arange(3000)) > 0.08  # seeds that follow one another
    assert abs(likeness(1)) < 0.05
    assert (row_seeds(1, 9, "decide") != row_seeds(1, 9, "playout")).all()


def test_playouts_stop_at_their_horizon_or_at_the_end(kit: Kit) -> None:
    batch, positions, states = middles(kit, 6)
    actions = batch.playout(states, horizon=2, seeds=3)
    game, setup = kit.game(), positions[0].setup
    turns = [game.restore(setup, row.tobytes()).turn for row in states]
    assert all(turn >= before.turn + 2 for turn, before in zip(turns, positions, strict=True))
    assert actions.min() > 0
    batch.playout(states, ("greedy:3", "random"))
    ends = [game.restore(setup, row.tobytes()) for row in states]
    assert all(end.is_over for end in ends)
    assert batch.returns(states)[:, : ends[0].seats].tolist() == [list(end.returns()) for end in ends]
    assert batch.playout(states).tolist() == [0] * len(ends)


def test_others_reply_until_the_seat_decides_or_the_match_is_over(kit: Kit) -> None:
    batch, positions, states = middles(kit, 12)
    game, bot = kit.game(), player_number("greedy:3")
    machine = game.seated(positions[0].setup)
    seats = np.arange(len(states)) % positions[0].seats
    seeds = row_seeds(40, len(states), "reply").tolist()
    actions = batch.reply(states, seats, "greedy:3", seeds=40)
    assert 0 < np.count_nonzero(actions) < len(actions)
    for k, (position, seat) in enumerate(zip(positions, seats.tolist(), strict=True)):
        machine.load_state(position.state_bytes())
        machine.world.bot_seed, machine.world.bot_draws = seeds[k], 0
        for _ in range(actions[k]):
            assert machine.world.to_act != seat
            machine.move(bot, bot)
        assert machine.world.to_act == seat or machine.world.winner >= 0
        assert machine.state() == states[k].tobytes()


def test_what_is_asked_of_given_states_is_the_same_for_every_number_of_threads(kit: Kit) -> None:
    alone, positions, states = middles(kit, 9)
    several, copy = kit.game().batch(3, [positions[0].setup], threads=3), states.copy()
    assert (
        alone.playout(states, ("greedy:3", "random")).tolist() == several.playout(copy, ("greedy:3", "random")).tolist()
    )
    assert states.tobytes() == copy.tobytes()


def test_the_history_is_what_the_seat_to_act_saw_when_it_decided(kit: Kit) -> None:
    batch: Any = kit.game().batch(3, seed=8, history=4)
    size = batch.observations.shape[1]
    saw: list[dict[int, list[bytes]]] = [{}, {}, {}]
    ended = 0
    for _ in range(700):
        for row in range(3):
            if batch.dones[row]:
                saw[row].clear()
                ended += 1
            own = saw[row].setdefault(int(batch.to_act[row]), [])
            own.append(batch.observations[row].tobytes())
            wanted = [bytes(size)] * (4 - len(own)) + own[-4:]
            assert [seen.tobytes() for seen in batch.history[row]] == wanted
        batch.step(batch.drawn.copy())
    assert ended > 0


def test_actions_may_be_whole_numbers_of_any_type_wherever_they_lie(kit: Kit) -> None:
    game = kit.game()
    for sort in (
        lambda drawn: drawn,
        lambda drawn: drawn.tolist(),
        lambda drawn: drawn.astype(np.int64),
        lambda drawn: drawn.astype(np.uint16),
        lambda drawn: drawn.astype(">i4"),
        lambda drawn: np.stack([drawn, drawn], axis=1)[:, 0],
        lambda drawn: np.frombuffer(drawn.tobytes(), np.int32),
    ):
        batch, plain = game.batch(4, seed=3), game.batch(4, seed=3)
        for _ in range(8):
            assert batch.step(sort(batch.drawn)) == 0
            plain.step(plain.drawn.copy())
        assert batch.states.tobytes() == plain.states.tobytes()


@pytest.mark.parametrize("history", [0, 2])
def test_actions_that_are_not_one_whole_number_for_each_row_are_refused_before_anything_happens(history: int) -> None:
    batch: Any = theagon.load("army-of-gods").batch(4, seed=3, history=history)
    names = ("states", "observations", "legal", "drawn", "seeds", "history")
    before = [getattr(batch, name).tobytes() for name in names]
    drawn = batch.drawn
    wrong = (drawn[:3], drawn.reshape(2, 2), drawn > 0, drawn.tobytes(), "four", 3, [[1], [2, 3], 4, 5])
    named = (
        (drawn / 2, "4 of float64"),
        (drawn[:, None], "4 x 1 of int32"),
        (3.5, "one of float64"),
        (None, "a NoneType"),
    )
    for actions, what in (*named, *((each, "") for each in wrong)):
        said = f"step: actions must be 4 whole numbers, one for each match, not {what}"
        with pytest.raises(TheagonError, match=said):
            batch.step(actions)
    assert [getattr(batch, name).tobytes() for name in names] == before


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_of_a_batch_goes_on_as_the_batch_does_and_shares_nothing_with_it(kit: Kit, way: Any) -> None:
    game = kit.game()
    batch = game.batch(4, [kit.setup_of(0, game)], seed=2, threads=2, history=3, player="greedy:3")
    after_steps(batch, 10)
    other = way(batch)
    before = other.states.copy()
    here = after_steps(batch, 15)
    assert other.states.tobytes() == before.tobytes()
    assert after_steps(other, 15) == here
    assert other.history.tobytes() == batch.history.tobytes()
    assert other.legal.tolist() == batch.legal.tolist()
    assert other.evaluate(other.states, 0).tolist() == batch.evaluate(batch.states, 0).tolist()


class Elsewhere:
    """Memory of a device that numpy does not reach."""

    def __dlpack__(self, **_: Any) -> Any:
        raise BufferError("it is on a device")

    def __dlpack_device__(self) -> Any:
        return 1, 0


class Tensor:
    """Memory that is shared only by DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **named: Any) -> Any:
        return self.array.__dlpack__(**named)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_the_arrays_are_the_callers_if_given(kit: Kit) -> None:
    game = kit.game()
    plain = game.batch(5, seed=6)
    own = {"observations": np.ones_like(plain.observations), "dones": Tensor(np.ones_like(plain.dones))}
    batch = game.batch(5, seed=6, out=own)
    assert batch.observations is own["observations"]
    assert np.shares_memory(batch.dones, own["dones"].array)
    assert after_steps(batch, 20) == after_steps(plain, 20)
    for out, said in (
        ({"observed": own["observations"]}, "batch: out must have names of arrays, not observed"),
        ({3: own["observations"], "observed": None}, "batch: out must have names of arrays, not 3"),
        ({"dones": np.zeros(4, np.uint8)}, "batch: dones must be a writable, contiguous array, 5 of uint8"),
        ({"dones": np.zeros(5, np.int8)}, "batch: dones must be"),
        ({"dones": 3}, "batch: dones must be"),
        ({"dones": Elsewhere()}, "batch: dones cannot be shared: it is on a device"),
    ):
        with pytest.raises(TheagonError, match=said):
            game.batch(5, out=out)


def test_a_contestant_decides_in_every_row_and_the_bot_acts_for_all_others(kit: Kit) -> None:
    game = kit.game()
    setup = kit.setup_of(0, game)
    batch: Any = game.batch(3, [setup], seed=5, player="greedy:3", contestant=1)
    machine, bot = game.seated(setup), player_number("greedy:3")
    positions = [game.restore(setup, state.tobytes()) for state in batch.states]
    ended = 0
    for _ in range(150):
        assert batch.deciders.tolist() == [1, 1, 1]
        for row, position in enumerate(positions):
            assert position.contestants[position.to_act] == 1
            assert batch.observations[row].tobytes() == position.observation(position.to_act)
            listed = batch.legal[batch.offsets[row] : batch.offsets[row + 1]]
            assert sorted(listed) == position.legal_actions()
        actions, seeds = batch.legal[batch.offsets[:-1]], batch.seeds.copy()
        assert batch.step(actions) == 0
        for row, position in enumerate(positions):
            position.advance(int(actions[row]))
            machine.load_state(position.state_bytes())
            machine.world.bot_seed, machine.world.bot_draws = int(seeds[row]), machine.world.clock << 17
            machine.answer(1, bot)
            assert batch.dones[row] == (machine.world.winner >= 0)
            if batch.dones[row]:
                ended += 1
                over = game.restore(setup, machine.state())
                assert tuple(batch.rewards[row][: over.seats]) == over.returns()
                positions[row] = game.restore(setup, batch.states[row].tobytes())
            else:
                assert batch.states[row].tobytes() == machine.state()
                positions[row] = game.restore(setup, machine.state())
    assert ended
    contestants = len(setup.decks)
    with pytest.raises(TheagonError, match=f"batch: contestant must be 0 to {contestants - 1}, not {contestants}"):
        game.batch(3, [setup], contestant=contestants)


def test_a_step_of_some_rows_leaves_the_others_as_they_are(kit: Kit) -> None:
    game = kit.game()
    whole, parts = (game.batch(5, seed=4, history=2) for _ in range(2))
    for _ in range(300):
        before = [parts.states[row].tobytes() for row in range(5)]
        actions, counts = parts.drawn.copy(), np.diff(parts.offsets)
        assert parts.step(actions, [4, 1]) == 0
        assert [parts.states[row].tobytes() == before[row] for row in (0, 2, 3)] == [True] * 3
        assert not parts.rewards[[0, 2, 3]].any()
        assert np.diff(parts.offsets)[[0, 2, 3]].tolist() == counts[[0, 2, 3]].tolist()
        ended = parts.dones.copy()
        assert parts.step(actions, np.array([0, 2, 3])) == 0
        whole.step(actions)
        assert (ended | parts.dones).tolist() == whole.dones.tolist()
        for name in ("states", "observations", "to_act", "masks", "offsets", "legal", "drawn", "seeds", "history"):
            assert getattr(parts, name).tobytes() == getattr(whole, name).tobytes()


def test_the_arrays_are_the_same_whenever_they_are_first_asked_for(kit: Kit) -> None:
    game = kit.game()
    early: Any = game.batch(4, seed=6, player="greedy:3")
    drawn = [early.drawn.copy()]
    for _ in range(30):
        early.step(early.drawn)
        drawn.append(early.drawn.copy())
    for name in ("masks", "offsets", "legal", "drawn", "states"):
        late: Any = game.batch(4, seed=6, player="greedy:3")
        for actions in drawn[:-1]:
            assert late.step(actions) == 0
        assert getattr(late, name).tobytes() == getattr(early, name).tobytes()


def test_what_is_written_into_the_lists_makes_nothing_legal(kit: Kit) -> None:
    batch: Any = kit.game().batch(3, seed=6)
    actions = np.array([np.flatnonzero(np.unpackbits(mask, bitorder="little") == 0)[0] for mask in batch.masks])
    seen = batch.observations.copy()
    batch.masks[:], batch.legal[:], batch.offsets[:] = 255, actions[0], 0
    assert batch.step(actions) == 3
    assert batch.refused.tolist() == [1, 1, 1]
    assert batch.observations.tobytes() == seen.tobytes()
    assert len(batch.legal) == batch.offsets[-1] > 0


def test_states_that_change_between_steps_change_what_is_legal(kit: Kit) -> None:
    game = kit.game()
    batch, other = game.batch(3, seed=6), game.batch(3, seed=7)
    states = batch.states
    for _ in range(30):
        other.step(other.drawn)
        states[:] = other.states  # without a refresh
        allowed = [set(row.tolist()) for row in np.split(other.legal, other.offsets[1:-1])]
        wrong = [min(set(range(game.action_space)) - each) for each in allowed]
        assert batch.step(wrong) == 3
        assert batch.step(other.legal[other.offsets[:-1]]) == 0


def test_the_final_observations_are_those_of_every_seat_at_the_end(kit: Kit) -> None:
    game = kit.game()
    setup = kit.setup_of(0, game)
    batch, ended = game.batch(3, [setup], seed=3), 0
    assert not batch.final.any()
    while ended < 4:
        before = [game.restore(setup, state.tobytes()) for state in batch.states]
        actions = batch.drawn.copy()
        batch.step(actions)
        for row in np.flatnonzero(batch.dones):
            position = before[row]
            position.advance(int(actions[row]))
            for seat in range(position.seats):
                assert batch.final[row, seat].tobytes() == position.observation(seat)
            ended += 1


def test_rows_begin_their_next_match_when_asked(kit: Kit) -> None:
    game = kit.game()
    setup = kit.setup_of(0, game)
    batch = game.batch(3, [setup], seed=3, history=2)
    for _ in range(5):
        batch.step(batch.drawn)
    before, seeds = batch.states.copy(), batch.seeds.copy()
    batch.restart([2])
    machine = game.seated(setup)
    machine.reset(int(seeds[2]))
    assert batch.states[2].tobytes() == machine.state()
    assert batch.states[:2].tobytes() == before[:2].tobytes()
    assert not batch.history[2, 0].any()
    assert not batch.dones.any()
    assert batch.seeds.tolist() == [seeds[0], seeds[1], seeds[2] + 1]
