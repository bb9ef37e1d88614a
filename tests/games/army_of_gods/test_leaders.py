"""Bots choose a leading god by what each has won, and not always the same one."""

from __future__ import annotations

from collections import Counter

import pytest

from theagon.games import load_game
from theagon.games.army_of_gods.leaders import GAME, USUAL, Leaders, odds
from theagon.games.packaged import measured


def test_every_packaged_leading_god_was_measured() -> None:
    found = measured(GAME, "leaders.json", Leaders)
    assert found is not None
    assert set(found.won) == {card.id for card in load_game(GAME).cards.cards.values() if card.kind == "leading"}


def test_a_god_of_ones_own_is_chosen_as_one_that_won_half() -> None:
    assert odds("moros") == USUAL
    assert odds("ra") < USUAL < odds("ishtar") < odds("anubis")


@pytest.mark.parametrize("bot", ["greedy", "level-8"])
def test_bots_choose_strong_gods_oftener(bot: str) -> None:
    game = load_game(GAME)
    position = game.new(game.setup(seed=4))
    chosen = Counter(position.describe(position.decide(bot, seed)) for seed in range(400))
    ranked = [next(name for name in chosen if god in name) for god in ("Anubis", "Athena", "Loki")]
    assert [chosen[name] for name in ranked] == sorted((chosen[name] for name in ranked), reverse=True)
    assert chosen[ranked[0]] > 400 / 8
    assert len(chosen) > 5
