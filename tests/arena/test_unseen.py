"""Cards that no learner may see: they are in no match that it learns from, and test decks hold nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from theagon.arena.protocol import load_protocol, named_decks, without
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.learning.tables import card_features, cards_at

UNSEEN = load_protocol("unseen-v1")
by_game = pytest.mark.parametrize("name", UNSEEN.games)


@by_game
def test_training_decks_hold_no_card_that_test_decks_hold(name: str) -> None:
    game, task = load_game(name), UNSEEN.games[name]
    training, test = (
        {card for deck in named_decks(game, decks).values() for card in deck.cards}
        for decks in (task.training, task.test)
    )
    assert test <= set(task.held_out)
    assert not training & set(task.held_out)
    assert min(len(training), len(test)) > 70


@by_game
def test_the_game_to_learn_has_half_of_the_cards_with_the_same_indexes_and_the_same_spaces(name: str) -> None:
    game, held_out = load_game(name), set(UNSEEN.games[name].held_out)
    learnt, _ = UNSEEN.training(game)
    assert learnt.cards.everything.keys() == game.cards.everything.keys() - held_out
    assert all(learnt.cards.index(card) == game.cards.index(card) for card in learnt.cards.by_id)
    assert learnt.observation_space == game.observation_space
    assert learnt.action_space == game.action_space
    decks_of = [card for card in game.cards.by_id.values() if not card.token and card.kind != "god-power"]
    assert 0.4 < sum(card.id in held_out for card in decks_of) / len(decks_of) < 0.6


@pytest.mark.parametrize("name", [pytest.param("gods-unchained", marks=pytest.mark.slow), "hand-of-the-gods"])
def test_no_match_to_learn_from_ever_shows_a_card_that_is_held_out(name: str) -> None:
    game = load_game(name)
    hidden = {game.cards.index(card) for card in UNSEEN.games[name].held_out if card in game.cards.by_id}
    learnt, setups = UNSEEN.training(game)
    batch, seen = learnt.batch(64, setups, seed=1, player="greedy:10", threads=2), set[int]()
    ended = 0
    for _ in range(400):
        batch.step(batch.drawn.copy())
        ended += int(batch.dones.sum())
        seen.update(np.unique(cards_at(game.observation_space, batch.observations)).tolist())
    assert ended > 64
    assert len(seen) > 70
    assert not seen & hidden


@by_game
def test_a_policy_has_the_features_that_it_learnt_with_for_the_cards_of_the_test(name: str) -> None:
    game = load_game(name)
    learnt, _ = UNSEEN.training(game)
    before, now = card_features(learnt), card_features(game, of=learnt)
    assert before.names == now.names
    indexes = [learnt.cards.index(card) for card in learnt.cards.by_id]
    assert (before.values[indexes] == now.values[indexes]).all()
    hidden = [game.cards.index(card) for card in UNSEEN.games[name].held_out if card in game.cards.by_id]
    assert now.values[hidden].any(axis=1).all()


def test_a_game_without_a_card_that_others_name_is_refused() -> None:
    game: Any = load_game("hand-of-the-gods")
    with pytest.raises(TheagonError, match="enyo-flag"):
        without(game, ["enyo-flag"])
    with pytest.raises(TheagonError, match="there is no card 'zzz'"):
        without(game, ["zzz"])
