"""Pairs of matches, and the controls that every measurement must pass."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.games.kits import KITS, MODES, SAMPLED_MODES
from theagon.arena.pairs import Pair, play_pairs
from theagon.arena.standing import Standing
from theagon.games.bots.players import player_number
from theagon.match.simulate import Plan, drawn_decks, mirror_decks


def plan_of(name: str, mode: str, pairs: int) -> tuple[Any, Plan]:
    """A game, and a plan with mirror decks."""
    game = KITS[name].game("compiled")
    return game, mirror_decks(list(game.starter_decks().values()), pairs, 1, game.modes[mode])


def standing(name: str, mode: str, a: str, b: str, pairs: int) -> Standing:
    found = Standing()
    game, plan = plan_of(name, mode, pairs)
    found.add(play_pairs(game, plan, (player_number(a), player_number(b)), workers=2))
    return found


def timeless(pairs: list[Pair]) -> list[Any]:
    """All of the pairs but what depends on the machine."""
    return [[(each.score, each.first_score, each.decisions) for each in (pair.first, pair.second)] for pair in pairs]


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
@pytest.mark.parametrize("player", ["random", "greedy:20", "search:2"])
def test_a_mirror_gives_exactly_one_half_in_each_pair(name: str, mode: str, player: str) -> None:
    found = standing(name, mode, player, player, 6)
    assert set(found.pairs) == {0.5}
    assert found.share == 0.5


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_blind_control_loses(name: str, mode: str) -> None:
    """It plays at random, without looking."""
    assert standing(name, mode, "random", "greedy:20", 20).interval()[1] < 0.5


@pytest.mark.slow
def test_a_peeping_control_wins() -> None:
    """It sees everything hidden."""
    assert standing("gods-unchained", "duel", "peeping:2", "search:2", 100).interval()[0] > 0.5


@pytest.mark.parametrize("name", KITS)
def test_the_match_of_a_pair_is_the_one_that_the_rules_play_by_themselves(name: str) -> None:
    game = KITS[name].game("compiled")
    decks = list(game.starter_decks().values())
    plan = drawn_decks(decks, 3, 5)
    players = player_number("greedy:20"), player_number("random")
    for k, pair in enumerate(play_pairs(game, plan, players)):
        pairing = plan.pairing(k)
        machine = game.seated(game.setup([decks[i] for i in pairing.decks], seed=pairing.seed))
        for a, played in enumerate((pair.first, pair.second)):
            assert machine.match(pairing.seed, players[a], players[1 - a]) == sum(played.decisions)
            finish = game.finish(machine.state())
            assert played.score == (float(a in finish.winners) if finish.winners else 0.5)


def test_pairs_are_the_same_for_every_number_of_threads_and_wherever_one_goes_on() -> None:
    game, plan = plan_of("gods-unchained", "duel", 9)
    players = player_number("greedy:20"), player_number("random")
    alone = timeless(list(play_pairs(game, plan, players)))
    assert timeless(list(play_pairs(game, plan, players, workers=3))) == alone
    assert timeless(list(play_pairs(game, plan, players, done=4))) == alone[4:]


def test_pairs_stop_when_the_iterator_is_closed() -> None:
    game, plan = plan_of("gods-unchained", "duel", 1_000_000)
    pairs = play_pairs(game, plan, (player_number("random"), player_number("random")), workers=2)
    assert len(list(islice(pairs, 5))) == 5
    pairs.close()
