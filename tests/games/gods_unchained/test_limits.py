"""The cards of `limits.yaml`: loops without end and crowds without room are cut short the same way everywhere."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.gods_unchained.support import game
from theagon.games.base import LANGUAGES
from theagon.games.gods_unchained.game import Builder, GodsPosition, GodsUnchained
from theagon.games.gods_unchained.rules.cards import improved
from theagon.games.gods_unchained.rules.finding import BY_MANA
from theagon.games.gods_unchained.rules.vocabulary import Line
from theagon.games.gods_unchained.rules.world import HAND, ROW, UNITS, Action, Choice, Tables
from theagon.games.gods_unchained.schema import Options
from theagon.games.gods_unchained.schema.vocabulary import GODS
from theagon.kernel.overtime import ACTIONS


@cache
def extreme(mode: str) -> GodsUnchained:
    return game(mode).with_files([Path(__file__).parent / "limits.yaml"])


def board(at: GodsUnchained, *creatures: str) -> Any:
    builder = Builder(at, Options(), seed=4)
    g = builder.world
    for seat in range(2):
        g.opened[seat], g.mana[seat], g.god[seat] = 16, 9, 1
        for name in creatures:
            builder.unit(name, seat)
    return builder


def cast(at: GodsUnchained, name: str, *creatures: str) -> GodsPosition:
    """The position after this spell."""
    builder = board(at, *creatures)
    builder.world.hand[0][0] = at.cards.index(name)
    builder.world.hand_size[0] = 1
    position = GodsPosition(at, builder.setup, builder.position().state_bytes())
    position.apply(position.parse(f"play {name}"))
    return position


@pytest.mark.parametrize("spell", ["axes", "flood", "giant", "crowd", "hoard", "wheel"])
@pytest.mark.parametrize("company", [(), ("echo-a", "echo-a"), ("phoenix",) * 6, ("twin", "echo-a", "phoenix")])
@pytest.mark.slow
def test_no_spell_overruns_memory_and_all_back_ends_agree(spell: str, company: tuple[str, ...]) -> None:
    states: set[object] = set()
    for mode in ("checked", "compiled-checked", "compiled"):
        position = cast(extreme(mode), spell, *company)
        states.add(position.state_hash())
        if not position.is_over:
            position.apply(position.parse("end"))
            states.add((position.state_hash(), "after the turn"))
        g = position.world
        assert max(g.row_size) <= ROW
        assert max(g.hand_size) <= HAND
        assert g.fallen_size == 0 or position.is_over
        assert g.pending == g.suspensions == 0
    assert len(states) <= 2


def test_two_cards_that_answer_each_other_for_ever_are_cut_short_and_it_is_told() -> None:
    position = cast(extreme("compiled"), "flood", "echo-a", "echo-a")
    assert position.is_over or "lost-effect" in {event.kind for event in position.events}
    happened, last = position.world.happened, position.events[-1]
    assert (last.kind, last.amount) == ("untold", happened - len(position.events) + 1)


def test_units_that_left_keep_their_slots_free_for_others() -> None:
    position = cast(extreme("checked"), "crowd", *("phoenix",) * 6)
    g = position.world
    used = [slot for slot in range(UNITS) if g.unit[slot].card]
    assert len(used) <= 16
    assert g.gone == 0


def until_the_end_is_all_that_is_left(position: GodsPosition) -> int:
    """Do what is listed first beside the end of the turn; after how many actions there is nothing else."""
    actions = 0
    while legal := [action for action in position.legal_actions() if action != Action.END_TURN]:
        position.apply(legal[0])
        actions += 1
    return actions


@pytest.mark.parametrize("mode", ["checked", "compiled"])
def test_a_card_that_comes_back_for_nothing_can_not_be_played_for_ever(mode: str) -> None:
    position = cast(extreme(mode), "wheel-of-fate")
    assert until_the_end_is_all_that_is_left(position) > ACTIONS
    assert position.legal_actions() == [Action.END_TURN]
    refused = position.why_not(position.parse("play wheel-of-fate"))
    assert refused is not None
    assert refused.reason == "turn-too-long"
    assert len({refused.text(language) for language in LANGUAGES}) == 3
    position.apply(Action.END_TURN)
    position.apply(Action.END_TURN)
    assert until_the_end_is_all_that_is_left(position) >= ACTIONS  # the next turn has room again


@pytest.mark.parametrize("mode", ["checked", "compiled"])
def test_delves_that_follow_each_other_for_ever_come_to_an_end(mode: str) -> None:
    position = cast(extreme(mode), "first-turn", "spiral")
    kinds: set[str] = set()
    while position.world.choice:
        kinds |= {event.kind for event in position.apply(position.legal_actions()[0])}
    assert "lost-effect" in kinds


def test_an_enemy_of_no_god_has_no_cards_that_could_be_drawn_from() -> None:
    """Scenarios have such gods: where a line has a pool for each god, theirs comes last, and is empty."""
    tables = Tables.view().from_buffer_copy(game().tables(Options()))
    lines = [line for line in tables.effect if line.pools not in (0, BY_MANA) and line.op != Line.TRANSFORM]
    assert lines
    assert {tables.pool[line.pool + 2 * (len(GODS) - 1) + 1] for line in lines} == {0}


def test_a_bot_exchanges_an_opening_card_to_which_something_was_added() -> None:
    """Its place in the set is not the number that lies in the hand."""
    builder = Builder(game("compiled-checked"), Options())
    g = builder.world
    g.choice, g.hand_size[0] = Choice.MULLIGAN, 1
    g.hand[0][0] = improved(game().cards.index("acolyte"), 5, 5, 2)
    assert builder.position().decide("greedy") in range(Action.MULLIGAN, Action.MULLIGAN + 2)
