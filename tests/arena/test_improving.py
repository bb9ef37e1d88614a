"""Swaps of a deck, and the race that finds the best of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from theagon.arena.improving import Race, Swap, drawn_swaps, is_legal, seeds_of_race, swapped
from theagon.games import NAMES, load_game
from theagon.games.base import Mode
from theagon.games.bots.players import player_number
from theagon.match.simulate import Plan

CARDS = """\
game: hand-of-the-gods
cards:
  - {id: bolt, name: {en: Bolt, es: Rayo, ru: Молния}, kind: spell, cost: 0, do: [{damage: 12, to: enemy-stone}]}
  - {id: regret, name: {en: Regret, es: Pesar, ru: Сожаление}, kind: spell, cost: 3, do: [{damage: 9, to: your-stone}]}
"""


@pytest.mark.parametrize("name", [name for name in NAMES if "deck" in load_game(name).file_types])
def test_drawn_swaps_are_legal_all_different_and_the_same_for_a_seed(name: str) -> None:
    game = load_game(name)
    deck = next(iter(game.decks().values()))
    found = drawn_swaps(game, deck, 20, seed=3)
    assert len(found) == len(set(found)) == 20
    for swap in found:
        after = swapped(deck, swap)
        game.cards.check_deck(after)
        assert sum(after.cards.values()) == sum(deck.cards.values())
        assert after != deck
    assert drawn_swaps(game, deck, 20, seed=3) == found != drawn_swaps(game, deck, 20, seed=4)


def test_a_swap_takes_one_copy_out_and_one_in() -> None:
    deck = load_game("hand-of-the-gods").load_deck("zeus")
    card = next(card for card, copies in deck.cards.items() if copies == 2)
    after = swapped(swapped(deck, Swap(card, "troll")), Swap(card, "ember"))
    assert card not in after.cards
    assert after.cards["troll"] == deck.cards.get("troll", 0) + 1


@pytest.mark.parametrize(
    "swap", [Swap("ember", "troll"), Swap("nothing", "troll"), Swap("hermes", "nothing"), Swap("hermes", "")]
)
def test_no_swap_is_legal_of_a_card_that_the_deck_lacks_or_for_one_that_is_not_there(swap: Swap) -> None:
    game = load_game("hand-of-the-gods")
    assert not is_legal(game, game.load_deck("zeus"), swap)


@pytest.mark.parametrize("decks", [2, 3, 4, 5, 8, 9])
def test_a_race_takes_the_seeds_that_are_told_and_no_others(decks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, seeds = load_game("hand-of-the-gods"), set[int]()

    def played(_: Any, plan: Plan, *_more: Any) -> list[Any]:
        seeds.update(plan.pairing(k).seed for k in range(plan.games))
        return []

    monkeypatch.setattr("theagon.arena.improving.play", played)
    deck = game.load_deck("zeus")
    race = Race(game, [deck] * decks, [deck], 3, 100, Mode())
    assert list(race.run(0, 1)) == []
    assert sorted(seeds) == list(range(100, 100 + seeds_of_race(decks, 3)))


def test_a_planted_card_wins_the_race_of_swaps(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text(CARDS, "utf-8")
    game = load_game("hand-of-the-gods").with_files([file])
    deck = game.load_deck("zeus")
    into = ["regret", "ember", "bolt", "regret", "shell"]
    decks = [swapped(deck, Swap("hermes", card)) for card in into]
    race = Race(game, decks, [game.load_deck("odin"), game.load_deck("ra")], 40, 1, Mode())
    total = race.total
    assert sum(race.run(player_number("random", game.name), 2)) == total == 5 * 40 + 3 * 80 + 2 * 160
    assert into[race.left[0]] == "bolt"
