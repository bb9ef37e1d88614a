"""The bots: how well they play, and that thinking changes nothing."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.hand_of_the_gods.support import game, positions
from tests.games.support import RANDOM, start
from theagon.games.bots.players import player_number
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder
from theagon.games.hand_of_the_gods.rules.world import Choice

PLAYERS = ("random", "greedy:30")


def test_greedy_beats_random_in_95_of_100_matches() -> None:
    """With equal decks, first and second alike."""
    at = game("compiled")
    won = 0
    for seed in range(100):
        deck = sorted(at.starter_decks())[seed % 7]
        machine = start(at.seated(at.setup([deck, deck], seed=seed)), seed)
        machine.match(seed, player_number("greedy"), RANDOM)
        winner = machine.world.winner
        won += winner < 2 and machine.world.contestant[winner] == 0
    assert won >= 95


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.slow
def test_equal_seeds_give_equal_decisions_on_every_back_end(player: str) -> None:
    examined = 0
    for seed in range(3):
        for position in islice(positions(seed, 23, mode="compiled"), 6):
            if position.is_over:
                continue
            others = [game(mode).restore(position.setup, position.state_bytes()) for mode in ("interpreted", "checked")]
            wanted = [position.decide(player, k) for k in range(2)]
            assert [[other.decide(player, k) for k in range(2)] for other in others] == [wanted, wanted]
            examined += 1
    assert examined >= 12


@pytest.mark.parametrize("player", PLAYERS)
def test_other_seeds_give_other_decisions(player: str) -> None:
    """Of random always, of greedy where cards are drawn or chance decides: somewhere in a few matches."""
    for position in positions(1, 6, player="greedy:60"):
        if not position.is_over and len({position.decide(player, k) for k in range(8)}) > 1:
            return
    pytest.fail("eight seeds decided alike everywhere")


def test_greedy_takes_a_win_that_is_on_the_board() -> None:
    """Two units stand before a stone at 4: only both their attacks win, and one must be moved there first."""
    builder = Builder(game("compiled"), load_map("arena"))
    g = builder.world
    g.unit[1].health = 4
    for at, attack in (("g4", 2), ("e2", 2)):
        g.unit[builder.unit("enyo", 0, at)].attack = attack
    builder.unit("enyo", 1, "a4")  # which threatens to win next turn, and is tempting
    g.unit[0].health = 1
    for seed in range(10):
        position = builder.position()
        for _ in range(4):
            if not position.is_over:
                position.apply(position.decide("greedy", seed=seed))
        assert position.winner == 0


@pytest.mark.parametrize("budget", [1, 50, 400])
def test_greedy_goes_past_its_budget_only_to_finish_a_list_of_actions(budget: int) -> None:
    examined = 0
    for position in positions(2, 15, player="greedy:60"):
        legal = position.legal_actions()
        if position.is_over or len(legal) == 1 or position.world.choice == Choice.MULLIGAN:
            continue
        assert position.decide(f"greedy:{budget}") in legal
        g = position.world
        assert g.nodes < budget + len(g.candidate)
        if budget <= len(legal):
            assert g.nodes == len(legal)
        examined += 1
    assert examined > 5
