"""OpenSpiel's own test on every mode and every reduced variant, what seats may know, and its ISMCTS."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.there import NO_OPENSPIEL, REASON

if NO_OPENSPIEL:
    pytest.skip(REASON, allow_module_level=True)

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.gambit import export_gambit
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from tests.games.kits import KITS, MODES, SAMPLED_MODES
from tests.sampling import first_of
from theagon.envs import openspiel as openspiel  # registers the game
from theagon.envs.reduced import VARIANTS, deals, reduced
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.base import IllegalActionError
from theagon.match.scenario import read_scenario
from theagon.match.scenario_run import run_scenario

by_mode = pytest.mark.parametrize(("name", "mode"), MODES)
SOME = ("first-blood", "last-round", "posts")  # one of each game
by_variant = pytest.mark.parametrize("variant", SOME)


def loaded(**parameters: str | int) -> Any:
    return pyspiel.load_game("theagon", parameters)


def walk(game: Any, seed: int, every: int = 1) -> Any:
    """Copies of the states of a match at random in which a seat decides, one in `every`."""
    random, state, count = Random(seed), game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            count += 1
            if count % every == 0:
                yield state.clone()
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_it_passes_the_test_of_openspiel(name: str, mode: str) -> None:
    game = loaded(game=name, mode=mode, deals=7)
    assert game.num_players() == load_game(name).modes[mode].seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@by_variant
def test_a_reduced_variant_is_a_scenario_that_holds(variant: str) -> None:
    assert run_scenario(read_scenario(VARIANTS[variant])).holds


@by_variant
def test_a_reduced_variant_passes_the_test_of_openspiel(variant: str) -> None:
    pyspiel.random_sim_test(loaded(position=variant), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_hidden_information_is_in_none_of_a_seats_information_states(name: str, mode: str) -> None:
    for state in walk(loaded(game=name, mode=mode, deals=3), 1, every=9):
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert twin.position.state_hash() != state.position.state_hash()
        for ask in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(twin, ask)(seat) == getattr(state, ask)(seat)
        assert twin.legal_actions() == state.legal_actions()


def test_no_tensor_is_claimed_for_information_states_and_environments_take_observations() -> None:
    game = loaded(position="posts")
    assert not game.get_type().provides_information_state_tensor
    state = game.new_initial_state().child(0)
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalling.set_from(state, 0)
    assert recalling.tensor is None
    assert recalling.string_from(state, 0) == state.information_state_string(0)
    seen = rl_environment.Environment(game).reset().observations["info_state"][0]
    assert len(seen) == game.observation_tensor_size()


@by_variant
def test_the_deals_of_a_variant_are_all_that_there_are(variant: str) -> None:
    root = loaded(position=variant).new_initial_state()
    chances = root.chance_outcomes()
    assert sum(chance for _, chance in chances) == pytest.approx(1)
    dealt = [root.child(outcome) for outcome, _ in chances]
    assert len({state.position.state_hash() for state in dealt}) == len(dealt) > 2
    assert len({dealt[0].observation_string(0)} | {state.observation_string(1) for state in dealt}) > 2


@pytest.mark.parametrize("name", KITS)
def test_a_whole_match_has_too_many_deals_to_list_them(name: str) -> None:
    position: Any = load_game(name).new(load_game(name).setup(seed=0))
    with pytest.raises(TheagonError, match="hidden cards, and may have 9"):
        deals(position)


def test_the_deals_of_all_players_together_are_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(deals.__globals__, "MOST_DEALS", 3)  # its module may be imported anew by another test
    with pytest.raises(TheagonError, match="there are 4 deals, and may be 3"):
        deals(reduced("posts"))


def test_equal_cards_make_a_deal_likelier(tmp_path: Any) -> None:
    text = VARIANTS["last-round"].read_text("utf-8").replace("deck: [bulwark]", "deck: [archers]")
    (tmp_path / "own.yaml").write_text(text, "utf-8")
    chances = dict(loaded(position=str(tmp_path / "own.yaml")).new_initial_state().chance_outcomes())
    assert sorted(chances.values()) == pytest.approx([1 / 3, 2 / 3])


@pytest.mark.parametrize("variant", first_of(SOME))
def test_equal_information_means_equal_choices(variant: str) -> None:
    """A seat recalls everything, so its information also says what it did before."""
    choices: dict[tuple[int, str], Any] = {}
    own: dict[tuple[int, str], Any] = {}
    for seed in range(200):
        for state in walk(loaded(position=variant), seed):
            seat = state.current_player()
            past = [done.action for done in state.full_history() if done.player == seat]
            key = seat, state.information_state_string()
            assert choices.setdefault(key, state.legal_actions()) == state.legal_actions()
            assert own.setdefault(key, past) == past
    assert len(choices) > 20


@by_mode
def test_the_information_of_a_seat_does_not_depend_on_when_it_is_asked_for(name: str, mode: str) -> None:
    game, asked, random = loaded(game=name, mode=mode, deals=3), [], Random(3)
    early, late = game.new_initial_state(), game.new_initial_state()
    while not early.is_terminal():
        action = random.choice(early.legal_actions())
        for state in (early, late):
            state.apply_action(action)
        asked = [early.information_state_string(seat) for seat in range(game.num_players())]
        late = late.clone() if len(early.history()) % 7 == 0 else late
    assert [late.clone().information_state_string(seat) for seat in range(game.num_players())] == asked
    again = game.deserialize_state(late.serialize())
    assert [again.information_state_string(seat) for seat in range(game.num_players())] == asked
    assert [late.information_state_string(seat) for seat in range(game.num_players())] == asked
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize("name", KITS)
def test_the_ismcts_of_openspiel_plays(name: str) -> None:
    game, dice = loaded(game=name), np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 1.4, 3, random_state=dice)
    for state in islice(walk(game, 2, every=40), 2):
        assert bot.step(state) in state.legal_actions()


def test_it_is_found_that_a_strategy_can_be_exploited_less_and_less() -> None:
    """The tree, as a game of OpenSpiel's own, is solved by its C++."""
    tree = pyspiel.load_efg_game(export_gambit(loaded(position="last-round")))
    solver, found = pyspiel.CFRPlusSolver(tree), []
    for _ in range(4):
        for _ in range(16):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.001 < 0.005 < found[0]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("nowhere", "there is no reduced variant 'nowhere'"),
        ("first-blod", "first-blood"),
        ("no.yaml", "no.yaml: there is no such file"),
    ],
)
def test_a_variant_that_there_is_not_is_refused(source: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        loaded(position=source)


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"game": "army-of-gods", "mode": "team"}, "there is no mode 'team'\nhint: did you mean 'teams'"),
        ({"deals": 0}, "theagon: deals must be 1 to 100000, not 0"),
        ({"deals": 1 << 30}, "deals must be 1 to 100000"),
        ({"decks": "zeus+odin+ra"}, "2 decks"),
    ],
)
def test_parameters_that_do_not_fit_are_refused(parameters: dict[str, str | int], said: str) -> None:
    with pytest.raises(TheagonError, match=said):
        loaded(**parameters)


@pytest.mark.parametrize("name", KITS)
def test_nobody_gives_up(name: str) -> None:
    state = loaded(game=name, deals=1).new_initial_state()
    state.apply_action(0)
    for seat in range(2):
        with pytest.raises(IllegalActionError):
            state.apply_action(load_game(name).concession(seat))


def test_a_single_deck_is_for_all_players() -> None:
    state = loaded(game="army-of-gods", mode="three", decks="house").new_initial_state().child(0)
    assert state.position.seats == 3


@pytest.mark.parametrize("outcome", [4, 1 << 40])
def test_an_outcome_that_the_deal_has_not_is_refused(outcome: int) -> None:
    with pytest.raises(TheagonError, match="dealt: outcome must be 0 to 3"):
        loaded(position="posts").new_initial_state().apply_action(outcome)
