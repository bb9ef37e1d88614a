"""Tuning finds what weights do to matches, moves them by that, and leaves machines as they were."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import Result

import theagon
from tests.cli.running import interrupted, mistake
from tests.cli.running import theagon as command
from theagon.arena.tuning import WHOLE_STEP, Varied, effects, moved, tossed
from theagon.cli import INTERRUPTED
from theagon.games.bots.weights import Weights
from theagon.kernel.bots import LEAF
from theagon.kernel.players import Player, packed
from theagon.kernel.weights import Weight

GAME = "army-of-gods"
DECLARED = {"gains": Weight(100, step=20), "loses": Weight(50, step=10), "idle": Weight(0, step=5)}
START = {name: weight.by_hand for name, weight in DECLARED.items()}
tuning = import_module("theagon.cli.tune")


def run(*words: str) -> Result:
    return command("tune", GAME, "--trials", "4", *words)


def shares(pairs: int, gain: float = 0.3, loss: float = 0.08) -> dict[int, float]:
    """Return the first player's shares of pairs in which two weights matter, and chance."""
    random = Random(1)
    found = {}
    for seed in range(pairs):
        coins = tossed(seed, DECLARED)
        chance = 0.5 + gain * coins["gains"] - loss * coins["loses"]
        found[seed] = sum(random.random() < chance for _ in range(2)) / 2
    return found


def test_the_effect_of_each_weight_is_found_whatever_the_others_do() -> None:
    found = effects(shares(4000), DECLARED)
    for name, points in {"gains": 30, "loses": -8, "idle": 0}.items():
        low, high = found[name].interval
        assert low < points < high
        assert high - low < 5


def test_weights_move_by_the_gain_of_their_steps_and_at_most_by_a_step() -> None:
    after = moved(START, effects(shares(4000), DECLARED), DECLARED)
    assert after["gains"] == 120  # 30 points are more than a whole step needs
    assert after["loses"] == pytest.approx(50 - 10 * 8 / WHOLE_STEP, abs=2)
    assert after["idle"] == pytest.approx(0, abs=1)


def test_an_insignificant_effect_moves_no_weight() -> None:
    everything = shares(4000, 0, 0)
    parts = [{seed: share for seed, share in everything.items() if seed % 20 == part} for part in range(20)]
    still = [moved(START, effects(part, DECLARED), DECLARED) for part in parts]
    assert sum(after == START for after in still) > 8
    assert all(abs(after["gains"] - 100) < 10 for after in still)


def test_the_players_of_a_pair_differ_in_every_weight_and_leave_a_lent_machine_as_it_was() -> None:
    game = theagon.load(GAME)
    machine = game.seated(game.setup(seed=1))
    machine.world.bot_seed = 7
    weights = {name: getattr(machine.world.weights[LEAF], name) for name in game.weights}
    seen: list[dict[str, int]] = []

    class Witness:
        world = machine.world

        def decide(self, _player: int) -> int:
            seen.append({name: getattr(self.world.weights[LEAF], name) for name in game.weights})
            raise KeyboardInterrupt

    for turned in (False, True):
        witness: Any = Witness()
        with pytest.raises(KeyboardInterrupt):
            Varied(packed(Player.SEARCH, 4), weights, game.weights, turned)(witness, None)
    for name, weight in game.weights.items():
        assert getattr(machine.world.weights[LEAF], name) == weights[name]
        assert {each[name] - weights[name] for each in seen} == {weight.step, -weight.step}


@pytest.mark.slow
def test_a_round_is_the_same_on_any_number_of_threads_and_the_next_begins_where_it_led() -> None:
    one, three = (run("--rounds", "2", "--pairs", "3", "--threads", threads, "--json") for threads in ("1", "3"))
    assert one.exit_code == 0, one.stderr
    assert one.stdout == three.stdout
    made = msgspec.json.decode(one.stdout, type=Weights)
    declared = theagon.load(GAME).weights
    assert made.command == f"theagon tune {GAME} --rounds 2 --pairs 3 --trials 4 --seed 1"
    assert made.rounds[0].weights == {name: weight.by_hand for name, weight in declared.items()}
    assert made.rounds[1].weights == moved(made.rounds[0].weights, made.rounds[0].effects, declared)
    assert made.weights == moved(made.rounds[1].weights, made.rounds[1].effects, declared)
    assert "round 2: 3 pairs" in one.stderr


def test_ctrl_c_ends_it_and_the_round_under_way_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "play_pairs", interrupted(tuning.play_pairs, 2))
    result = run("--pairs", "1000", "--threads", "1", "--json")
    assert result.exit_code == INTERRUPTED, result.stderr
    made = msgspec.json.decode(result.stdout, type=Weights)
    assert [each.pairs for each in made.rounds] == [3]
    assert made.weights == made.rounds[0].weights


def test_onward_begins_with_the_weights_that_come_with_the_game() -> None:
    result = run("--rounds", "1", "--pairs", "2", "--onward", "--json")
    made = msgspec.json.decode(result.stdout, type=Weights)
    g = theagon.load(GAME).seated(theagon.load(GAME).setup(seed=1)).world
    assert made.rounds[0].weights == {name: getattr(g.weights[LEAF], name) for name in made.weights}
    assert "--onward" in made.command


def test_a_game_without_weights_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(theagon.load("gods-unchained")), "weights", {})
    assert "gods-unchained has no weights to tune" in mistake("tune", "gods-unchained")
