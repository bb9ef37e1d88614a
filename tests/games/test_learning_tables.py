"""The tables for policies that score actions: what each action does, and what each card says."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.kits import KITS, MODES, Kit
from theagon.games import load_game
from theagon.games.learning.tables import NOTHING, action_table, card_features, cards_at, first_places


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_card_at_the_source_of_an_action_is_the_one_that_it_names(kit: Kit, mode: str) -> None:
    game, found = kit.game(), 0
    table, at = action_table(game), first_places(game.observation_space)["hand"]
    for position in (each for each, _ in zip(kit.decisions(mode, 5), range(200), strict=False)):
        seat = position.to_act
        (cards,) = cards_at(game.observation_space, np.frombuffer(position.observation(seat), np.uint8)[None])
        assert cards.max() <= len(game.cards.by_id)  # a god or a stone has no card
        for option in position.options():
            source = table.source[seat, option.action]
            if option.source is not None and option.source.startswith("#"):
                assert source == at + int(option.source.removeprefix("#")) - 1
                assert cards[source]
                card = game.cards.everything[position.card_id(int(cards[source]))]
                assert card.name.en in position.describe(option.action)
                found += 1
    assert found > 100


@pytest.mark.parametrize("name", KITS)
def test_the_table_names_the_verb_of_each_action(name: str) -> None:
    game = load_game(name)
    table = action_table(game)
    position = game.new(game.setup(seed=2))
    dice = np.random.default_rng(2)
    while not position.is_over:
        for option in position.options():
            sharing = {verb.name for verb in position.verbs if verb.first <= option.action < verb.first + verb.count}
            assert {option.verb, table.verbs[table.verb[option.action]]} <= sharing
        position.advance(int(dice.choice(position.legal_actions())))
    assert (table.number[0] == np.arange(game.action_space)).all()
    for numbers in table.number:
        assert sorted(numbers) == [*range(game.action_space)]
    (cards,) = cards_at(game.observation_space, np.zeros((1, game.observation_space.size), np.uint8))
    assert table.source.max() < len(cards) - 1
    assert table.source.min() == NOTHING


OWN = """\
game: gods-unchained
cards:
  - {id: ember, name: {en: Ember}, kind: spell, cost: 1, do: [{damage: 4, to: enemy-god}]}
"""


def test_the_features_of_a_card_are_what_its_file_says() -> None:
    game = load_game("gods-unchained")
    names, values = card_features(game)
    index = {each["card"]["id"]: each["index"] for each in game.all_definitions if "card" in each}
    card = game.definition("acolyte")
    row = dict(zip(names, values[index["acolyte"]].tolist(), strict=True))
    assert (row["cost"], row["strength"], row["health"]) == (card.cost, card.strength, card.health)
    assert row["kind:creature"] == 1
    assert not values[0].any()
    assert not [name for name in names if name.startswith(("name", "id", "figure"))]
    assert len(card_features(game, least=20).names) < len(names)


def test_cards_of_ones_own_have_the_features_that_a_policy_learnt_with() -> None:
    game = load_game("gods-unchained")
    own = game.with_text(OWN)
    (index,) = (each["index"] for each in own.all_definitions if each.get("card", {}).get("id") == "ember")
    names, values = card_features(own, of=game)
    assert names == card_features(game).names
    assert dict(zip(names, values[index].tolist(), strict=True))["do.damage"] == 4
