"""Games, positions and set-ups are copied, and go to other processes and come back."""

from __future__ import annotations

import copy
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from tests.games.kits import KITS, Kit
from tests.games.support import pickled, walk
from theagon.errors import TheagonError
from theagon.games.base import IllegalActionError
from theagon.testing.answers import difference

COPIES: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, lambda position: position.clone(), pickled)


def positions(kit: Kit) -> list[Any]:
    """Some of a match, among them the first, which knows how it was dealt, and the last."""
    return list(walk(kit.begun(), 0, every=25))


def test_a_copy_of_a_position_is_equal_and_goes_its_own_way(kit: Kit) -> None:
    for position in positions(kit):
        for make in COPIES:
            twin = make(position)
            assert type(twin) is type(position)
            assert (twin.setup, twin.events, twin.events is position.events) == (position.setup, position.events, False)
            assert difference(position.game, position, twin) is None
            if not position.is_over:
                before, action = position.state_hash(), position.legal_actions()[-1]
                twin.apply(action)
                assert position.state_hash() == before != twin.state_hash()


def test_set_ups_and_games_are_copied(kit: Kit) -> None:
    game = kit.game()
    setup = kit.setup_of(1, game)
    for make in (copy.copy, copy.deepcopy, pickled):
        assert make(setup) == setup
        assert make(game).new(make(setup)).state_hash() == game.new(setup).state_hash()
    standard = pickled(game.on("interpreted"))
    assert standard.backend.mode == "interpreted"
    assert standard is pickled(standard), "games with the cards of the package share their machines"


def test_a_position_with_cards_of_its_own_carries_them(kit: Kit) -> None:
    game = kit.game()
    card = next(iter(game.cards.cards.values()))
    own = game.with_cards(game.cards.extended([copy.copy(card)]))
    position = own.new(kit.setup_of(0, own))
    twin = pickled(position)
    assert twin.game.card_set == own.card_set
    assert difference(own, position, twin) is None


def _played(position: Any, actions: list[int]) -> tuple[Any, str]:
    for action in actions:
        position.apply(action)
    return position, position.state_hash()


def _refused(position: Any) -> None:
    position.apply(-1)


def test_positions_and_refusals_come_back_from_another_process() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for kit in KITS.values():
            position = kit.begun(2)
            returned, state_hash = pool.submit(_played, position, position.legal_actions()[:1]).result()
            position.apply(position.legal_actions()[0])
            assert returned.state_hash() == state_hash == position.state_hash()
            assert (returned.events, returned.legal_actions()) == (position.events, position.legal_actions())
            with pytest.raises(IllegalActionError):
                pool.submit(_refused, position).result()


def test_a_starter_deck_that_is_changed_changes_no_other(kit: Kit) -> None:
    game = kit.game()
    name = min(game.starter_decks())
    before = game.load_deck(name)
    for changed in (game.load_deck(name), game.starter_decks()[name]):
        changed.cards.clear()
    assert game.load_deck(name) == before == game.starter_decks()[name]


def test_a_deck_of_a_file_is_read_anew(kit: Kit, tmp_path: Any) -> None:
    from theagon.games.packaged import packaged

    game = kit.game()
    path = tmp_path / "mine.yaml"
    path.write_bytes(packaged(game.name, "decks")[min(game.starter_decks())].read_bytes())
    game.load_deck(path)
    path.write_text("nothing")
    with pytest.raises(TheagonError):
        game.load_deck(path)
