"""Matches are kept as how they began, and begin from that again."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import theagon
from theagon.errors import TheagonError
from theagon.games.army_of_gods.game import ArmyOfGods
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.match import beginning as module
from theagon.match.beginning import (
    Beginning,
    Staged,
    begin,
    beginning_of,
    is_fresh,
    match_options,
    read_beginning,
    resume_at,
    seat_contestants,
    staged,
)
from theagon.match.match import Match
from theagon.match.replay import replay_of

DUEL = """
game: hand-of-the-gods
title: Two units fight, then a card asks where to go
position:
  to-act: p1
  players:
    p1: {mana: 10, hand: [sunder]}
  units:
    a: {card: enyo, owner: p1, at: c3}
    b: {card: hoplite, owner: p2, at: d3}
steps:
  - expect: {b: {health: 3}}
  - attack: {unit: a, target: b}
  - expect: {b: dead}
  - end-turn
"""


def again(beginning: Beginning) -> Match:
    return begin(read_beginning(msgspec.json.encode(beginning).decode()))


def duel(game: HandOfTheGods, step: int, text: str = DUEL) -> Staged:
    return staged(game, "duel.yaml", text, step)


def test_a_match_that_was_dealt_begins_again_as_it_began(game: HandOfTheGods, running: Match) -> None:
    match = again(beginning_of(game, running.setup))
    for step in running.history:
        match.apply(step.action)
    assert match.position.state_hash() == running.position.state_hash()


def test_a_match_keeps_the_cards_that_it_was_begun_with(game: HandOfTheGods) -> None:
    enyo = game.cards.by_id["enyo"]
    assert enyo.health is not None
    stronger = msgspec.structs.replace(enyo, health=enyo.health + 3)
    other = game.with_cards(game.cards.extended([stronger], []))
    match = again(beginning_of(other, other.setup(["zeus", "odin"], seed=1)))
    faces = {face.id: face for face in match.game.own_faces("en")}
    assert faces["enyo"].health == enyo.health + 3


def test_a_match_goes_on_from_any_step_of_another_with_its_history(game: HandOfTheGods, finished: Match) -> None:
    beginning = beginning_of(game, finished.setup)
    resumed = resume_at(beginning, finished, 9)
    assert again(resume_at(resumed, begin(resumed), 4)).history == finished.history[:4]
    match = again(resumed)
    assert match.history == finished.history[:9]
    assert match.position.state_hash() == finished.branch(9).position.state_hash()
    assert not is_fresh(resume_at(beginning, finished, 9))
    assert is_fresh(beginning)


def test_a_match_cannot_continue_after_its_end_or_from_a_missing_step(game: HandOfTheGods, finished: Match) -> None:
    beginning = beginning_of(game, finished.setup)
    with pytest.raises(TheagonError, match="over there"):
        begin(resume_at(beginning, finished, len(finished.history)))
    with pytest.raises(TheagonError, match="there is no step"):
        resume_at(beginning, finished, len(finished.history) + 1)


@pytest.mark.parametrize(("step", "alive", "to_act"), [(0, True, 0), (1, False, 0), (2, False, 1)])
def test_a_match_goes_on_where_a_scenario_stands(game: HandOfTheGods, step: int, alive: bool, to_act: int) -> None:
    match = again(duel(game, step))
    assert ("d3" in {unit["tile"] for unit in match.view(None)["units"]}) is alive
    assert match.position.to_act == to_act
    assert match.history == []


def test_a_staged_match_can_be_undone_branched_and_asked_why(game: HandOfTheGods) -> None:
    match = again(duel(game, 0))
    before = match.position.state_hash()
    match.apply(match.position.parse("move c3 c4"))
    moved = match.position.state_hash()
    assert [cause.event.kind for cause in match.why(match.history[0].events[0].number)] == ["move"]
    assert match.branch(0).position.state_hash() == before
    assert match.branch().position.state_hash() == moved
    match.undo(0)
    assert match.position.state_hash() == before


def test_a_step_that_a_scenario_does_not_have_is_refused_with_those_that_it_has(game: HandOfTheGods) -> None:
    with pytest.raises(TheagonError, match="there is no step 3") as refused:
        begin(duel(game, 3))
    assert refused.value.hint == "this scenario has the steps 0 to 2"


def test_a_match_does_not_begin_in_the_middle_of_an_action(game: HandOfTheGods) -> None:
    with pytest.raises(TheagonError, match="an action is under way"):
        begin(duel(game, 1, ASKING))
    assert begin(duel(game, 2, ASKING)).position.to_act == 0


ASKING = """
game: hand-of-the-gods
title: Circe arrives and asks whom to change
position:
  players:
    p1: {hand: [circe]}
  units:
    foe: {card: arachne, owner: p2, at: e3}
    other: {card: hoplite, owner: p2, at: g1}
steps:
  - play: {card: circe, at: b3}
  - choose: foe
"""


def test_a_staged_match_has_no_replay_file_and_says_so(game: HandOfTheGods) -> None:
    with pytest.raises(TheagonError, match="has no replay file"):
        replay_of(begin(duel(game, 0)))


def test_a_scenario_with_changed_cards_is_refused(game: HandOfTheGods) -> None:
    with pytest.raises(TheagonError, match="cards have changed"):
        begin(msgspec.structs.replace(duel(game, 0), card_set="other"))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "guessed"}, "Invalid value 'guessed'"),
        ({"rules": 7}, "Expected `str`, got `int`"),
        ({"more": 1}, "unknown field `more`"),
        ({"actions": [-1]}, r">= 0"),
        ({"game": "chess"}, "a game that there is not"),
        ({"rules": "0.0"}, "by version 0.0 of the rules"),
        ({"actions": [99_999]}, "HG"),
        ({"setup": {}}, "missing"),
    ],
)
def test_data_that_are_no_beginning_are_refused(
    game: HandOfTheGods, running: Match, change: dict[str, Any], message: str
) -> None:
    with pytest.raises(TheagonError, match=message):
        begin(read_beginning(json.dumps(msgspec.to_builtins(beginning_of(game, running.setup)) | change)))


def test_a_set_up_with_a_card_that_there_is_not_is_refused(game: HandOfTheGods, running: Match) -> None:
    data = json.loads(msgspec.json.encode(beginning_of(game, running.setup)))
    cards = data["setup"]["decks"][0]["cards"]
    cards["nobody"] = cards.pop(next(iter(cards)))
    with pytest.raises(TheagonError, match="nobody"):
        begin(read_beginning(json.dumps(data)))


def test_the_requested_player_begins(game: HandOfTheGods) -> None:
    for seed in range(6):
        for first in (0, 1):
            match, seats = seat_contestants(game, game.setup(["zeus", "odin"], seed=seed), first)
            assert seats[first] == match.position.active
            assert match.view(None)["players"][seats[0]]["leader"] == "zeus"
            assert match.setup.seed == seed


def test_each_of_several_players_can_begin_and_they_sit_clockwise_in_their_order() -> None:
    game = theagon.load("army-of-gods")
    for mode, options in (("three", {}), ("teams", {"teams": True})):
        count = game.modes[mode].seats
        for first in range(count):
            setup = game.setup(["house"] * count, seed=first, options=options)
            match, seats = seat_contestants(game, setup, first)
            assert [(seat - seats[0]) % count for seat in seats] == list(range(count))
            while match.position.turn == 0:
                match.apply(match.position.legal_actions()[-1])
            assert match.position.active == seats[first]


def test_who_does_not_come_to_begin_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bottom card begins (AG3.3): who has weak cards does so only by chance."""
    monkeypatch.setattr(module, "SEEDS", 1)
    game: ArmyOfGods = theagon.load("army-of-gods")
    house = game.starter_decks()["house"]
    others = {name: n for name, n in house.cards.items() if name not in game.cards.kind_ids}
    weak, strong = (
        replace(house, cards=others | {kind: 97}) for kind in (game.cards.kind_ids[0], game.cards.kind_ids[-1])
    )
    with pytest.raises(TheagonError, match="player 1 does not come to begin"):
        seat_contestants(game, game.setup([weak, strong], seed=1), 0)


def test_a_mode_and_switches_are_options_of_the_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = theagon.load("army-of-gods")
    assert match_options(game, "", {}) == {}
    options = match_options(game, "teams", {"starter-holds-back": True, "attack-sum": False})
    setup = game.setup(["house"] * 4, seed=1, options=options)
    assert (setup.options.teams, setup.options.starter_second_turn_actions, setup.options.attack_sum) == (
        True,
        2,
        False,
    )
    with pytest.raises(TheagonError, match="no mode 'five'"):
        match_options(game, "five", {})
    hand = theagon.load("hand-of-the-gods")
    assert hand.setup(
        ["zeus", "odin"], seed=1, options=match_options(hand, "", {"large-hands": True})
    ).board.opening == (4, 5)
    with pytest.raises(TheagonError, match="no rule 'sanctum'") as refused:
        match_options(hand, "", {"sanctum": True})
    assert refused.value.hint == "allowed: large-hands"
    monkeypatch.setattr(type(hand), "switches", {})
    with pytest.raises(TheagonError, match="no rule 'sanctum'") as refused:
        match_options(hand, "", {"sanctum": True})
    assert refused.value.hint == "leave it out: hand-of-the-gods has none"


def test_a_map_is_one_that_the_game_names_and_never_a_path(tmp_path: Path) -> None:
    game = theagon.load("hand-of-the-gods")
    assert list(game.maps) == ["arena", "ruins"]
    path = tmp_path / "river.yaml"
    path.write_text(
        "game: hand-of-the-gods\nid: river\nname: {en: River}\nhomes: [[a], [h]]\nblockers: [d1, d2]\n", "utf-8"
    )
    with_river = game.with_maps([path])
    for kept in (with_river, with_river.with_cards(game.cards), with_river.on("interpreted"), copy_of(with_river)):
        setup = kept.setup(["zeus", "odin"], seed=1, options=match_options(kept, "", {}, "river"))
        assert setup.board.blockers == ("d1", "d2")
    for asked, at in ((str(path), with_river), ("river", game), ("ruins", theagon.load("army-of-gods"))):
        with pytest.raises(TheagonError, match="there is no map"):
            match_options(at, "", {}, asked)
    with pytest.raises(TheagonError, match="army-of-gods has no maps"):
        theagon.load("army-of-gods").with_maps([path])


def copy_of(game: Any) -> Any:
    """The same game after it was sent to another process."""
    return pickle.loads(pickle.dumps(game))  # noqa: S301 -- of our own


def test_a_match_with_the_cards_of_a_replay_caches_nothing_in_the_packaged_game(
    game: HandOfTheGods, running: Match
) -> None:
    brought = game.with_cards(game.cards)  # the same cards, but for all one knows another map
    assert again(beginning_of(game, running.setup)).game is game
    assert again(beginning_of(brought, running.setup)).game is not game
