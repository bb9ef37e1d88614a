"""Why an action is not possible: there is a reason exactly when the list of legal actions does not have it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.citing import cited_by_refusals
from tests.games.hand_of_the_gods.support import game
from tests.games.kits import KITS
from tests.games.support import restored
from theagon.games.hand_of_the_gods.content import load_map
from theagon.games.hand_of_the_gods.game import Builder, HandPosition
from theagon.games.hand_of_the_gods.reasons import no
from theagon.games.hand_of_the_gods.rules.world import Action, Choice, State, Status, Until
from theagon.games.hand_of_the_gods.tables import tile
from theagon.testing import check_legal_actions


def staged() -> HandPosition:
    """What matches seldom show: units that can do nothing, a reserved tile, a spell and a leader without a target."""
    at = game("interpreted")
    builder = Builder(at, load_map("arena"))
    g = builder.world
    g.mana[0], g.hand_size[0], g.hand[0][0] = 10, 1, at.cards.index("sunder")
    g.unit[builder.unit("enyo", 0, "c3")].status |= Status.EXHAUSTED
    g.unit[builder.unit("enyo", 0, "d3")].movement = 0
    away = g.unit[builder.unit("enyo", 0, "d4")]
    away.banished, g.reserved, g.board[0] = 1 << Until.TURN_OF, 1 << away.tile, g.board[0] & ~(1 << away.tile)
    return builder.position()


def crowded() -> HandPosition:
    """A guarded stone in reach, and no free home tile."""
    at = game("interpreted")
    builder = Builder(at, load_map("arena"))
    g = builder.world
    g.mana[0], g.hand_size[0], g.hand[0][0] = 10, 1, at.cards.index("enyo")
    for where in ("a1", "a2", "a4", "a5", "b1", "b2", "b3", "b4", "b5", "g3"):
        builder.unit("enyo", 0, where)
    builder.unit("hoplite", 1, "h2")
    return builder.position()


@pytest.mark.parametrize(
    ("position", "text", "reason"),
    [
        (crowded, "attack g3 h3", "stone-guarded"),
        (crowded, "play enyo c3", "no-free-home-tile"),
        (staged, "move c3 c4", "exhausted"),
        (staged, "attack c3 d4", "exhausted"),
        (staged, "move d3 d2", "no-movement"),
        (staged, "move d4 e4", "no-unit"),
        (staged, "play sunder", "no-target"),
        (staged, "choose c3", "nothing-to-choose"),
    ],
)
def test_what_seldom_stands_in_the_way_is_said_too(
    position: Callable[[], HandPosition], text: str, reason: str
) -> None:
    at = position()
    why = at.why_not(at.parse(text))
    assert why is not None
    assert why.reason == reason


def test_a_reserved_tile_is_named_as_the_reason_not_to_go_there() -> None:
    """HG4.22."""
    position = staged()
    position = restored(position, lambda state: setattr(state.unit[position.world.at[tile("d3")]], "movement", 2))
    why = position.why_not(position.parse("move d3 d4"))
    assert why == no("banished-tile", "HG4.22", tile="d4")


def test_a_card_that_is_not_offered_can_not_be_chosen() -> None:
    def offer_one(state: State) -> None:
        state.choice, state.offered[0] = Choice.DISCOVER, 1

    position = restored(staged(), offer_one)
    assert position.legal_actions() == [Action.CHOOSE_CARD]
    why = position.why_not(Action.CHOOSE_CARD + 2)
    assert why is not None
    assert why.reason == "not-offered"


@pytest.mark.slow
def test_every_reason_that_the_source_gives_is_seen_to_occur() -> None:
    """In matches, or in the tests above."""
    written = {reason for reason, _ in cited_by_refusals("hand-of-the-gods")}
    staged_ones = {
        "no-such-action",
        "choose-mode-first",  # in a scenario: no packaged card has modes
        "taunted",  # likewise: none has taunt
        "exhausted",
        "no-movement",
        "no-target",
        "banished-tile",
        "not-offered",
        "stone-guarded",
        "no-free-home-tile",
        "turn-too-long",
    }
    assert staged_ones <= written
    found = check_legal_actions(game(), range(40, 50), KITS["hand-of-the-gods"].deal, 43, sample=None)
    assert written - found.keys() - staged_ones == set()
