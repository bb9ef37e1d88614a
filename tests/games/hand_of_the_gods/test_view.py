"""What a seat is shown: every fact of the open board, its own hand, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from tests.games.hand_of_the_gods.support import game, positions, setup_of
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder, HandPosition
from theagon.games.hand_of_the_gods.rules.observation import SPACE
from theagon.games.hand_of_the_gods.rules.world import SEATS, Choice, Status, Until
from theagon.games.hand_of_the_gods.tables import tile
from theagon.games.learning.arrays import named


def opened() -> HandPosition:
    at = game()
    return at.new(setup_of(4, at))


def staged() -> HandPosition:
    """Enyo beside her stone and her flag's neighbour, a neutral statue, and a marksman away in banishment."""
    builder = Builder(game(), load_map("arena"))
    g = builder.world
    enyo = g.unit[builder.unit("enyo", 0, "b3")]
    enyo.health -= 1
    enyo.status |= Status.SICK | Status.EXHAUSTED
    enyo.stunned = 1 << Until.TURN_OF + 1
    builder.unit("statue", None, "d4")
    away = g.unit[builder.unit("marksman", 1, "g2")]
    away.banished, g.reserved, g.board[1] = 1 << Until.TURN_OF, 1 << away.tile, g.board[1] & ~(1 << away.tile)
    return builder.position()


def unit_at(view: dict[str, Any], at: str) -> dict[str, Any]:
    (found,) = [unit for unit in view["units"] if unit["tile"] == at]
    return dict(found)


def test_a_seat_sees_its_hand_and_of_the_others_only_how_many() -> None:
    position = opened()
    for seat in range(SEATS):
        players = position.view(seat)["players"]
        assert all(card["card"] in game().cards.by_id for card in players[seat]["hand"])
        assert players[1 - seat]["hand"] == [None] * len(players[1 - seat]["hand"])
    assert [len(player["hand"]) for player in position.view(None)["players"]] == [3, 4]


def test_a_card_that_both_saw_go_to_a_hand_stays_in_sight_without_its_cost() -> None:
    """The second player's extra card (HG6.4)."""
    position = opened()
    for _ in range(2):
        position.apply(position.parse("mulligan"))
    hand = position.view(0)["players"][1]["hand"]
    assert hand == [None] * 4 + [{"card": "tribute"}]
    assert position.view(1)["players"][1]["hand"][4] == {"card": "tribute", "cost": 0}


def test_units_are_shown_with_their_values_statuses_and_owners() -> None:
    view = staged().view(1)
    enyo = unit_at(view, "b3")
    assert (enyo["card"], enyo["owner"]) == ("enyo", 0)
    assert enyo["health"] == enyo["maximum"] - 1
    assert enyo["statuses"] == ["sick", "exhausted"]
    assert enyo["stunned"] == ["turn-of-p2"]
    assert unit_at(view, "d4")["owner"] is None
    assert unit_at(view, "g2")["banished"] == ["turn-of-p1"]
    assert unit_at(view, "h3")["card"] == "summoning-stone"


def test_each_player_has_the_home_that_the_map_gives() -> None:
    narrows = msgspec.structs.replace(load_map("arena"), homes=(("a",), ("d", "h")))
    view = Builder(game(), narrows).position().view(0)
    assert [player["home"] for player in view["players"]] == [["a"], ["d", "h"]]


def test_what_a_seat_may_choose_is_shown_to_it_alone() -> None:
    chosen = 0
    for seed in range(30):
        for position in positions(seed, player="greedy:60"):
            g = position.world
            if g.choice != Choice.DISCOVER:
                continue
            chosen += 1
            seat = position.to_act
            offered = position.view(seat)["choice"]
            assert offered["kind"] == "discover"
            assert [position.parse(f"choose {card}") for card in offered["cards"]] == position.legal_actions()
            for other in (1 - seat, None):
                assert position.view(other)["choice"] == {"kind": "discover"}
        if chosen > 5:
            return
    pytest.fail("nothing was offered")


def seen_tiles(position: Any, seat: int) -> Any:
    """What a seat observes of the tiles, by field."""
    return named(SPACE, np.frombuffer(position.observation(seat), np.uint8))["tile"]


class TestTheObservation:
    def test_it_is_mirrored_so_that_each_seat_plays_from_the_left(self) -> None:
        def planes(seat: int, at: str) -> list[int]:
            tiles = seen_tiles(position, seat)
            return [int(tiles[field].flat[tile(at)]) for field in ("card", "owner", "health", "maximum")]

        position = staged()
        enyo = position.game.cards.index("enyo")
        health = unit_at(position.view(0), "b3")["health"]
        assert planes(0, "b3") == [enyo, 1, health, health + 1]
        assert planes(1, "g3") == [enyo, 2, health, health + 1]
        assert planes(0, "d4")[1] == planes(1, "e4")[1] == 3

    def test_it_tells_what_the_view_tells(self) -> None:
        for position in positions(9, 25):
            for seat in range(SEATS):
                tiles, view = seen_tiles(position, seat), position.view(seat)
                for unit in view["units"]:
                    column = unit["tile"][0] if seat == 0 else "hgfedcba"["abcdefgh".index(unit["tile"][0])]
                    at = tile(column + unit["tile"][1])
                    card = int(tiles["card"].flat[at])
                    if unit["card"] != "summoning-stone":
                        assert position.cards.card_id(card) == unit["card"]
                    assert tiles["health"].flat[at] == unit["health"]
                    assert tiles["stunned"].flat[at] == bool(unit["stunned"])
                assert np.count_nonzero(tiles["card"]) <= len(view["units"])


def test_what_single_auras_give_adds_up_to_what_all_give() -> None:
    found = 0
    for seed in range(12):
        for position in positions(seed, 7, player="greedy:60" if seed % 2 else None):
            if position.is_over:
                continue
            for unit in position.view(None)["units"]:
                total, single = unit["from-auras"], unit["auras"]
                for name in ("attack", "health", "movement", "range"):
                    assert total[name] == sum(aura[name] for aura in single)
                assert total["protect"] == max((aura["protect"] for aura in single), default=0)
                assert set(total["keywords"]) == {word for aura in single for word in aura["keywords"]}
                found += len(single)
    assert found >= 50
