"""What holds in every position: whose cards are where, how many there can be, and that every match ends."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.army_of_gods.support import cards_from, game, positions
from tests.games.support import record, walk
from theagon.games.army_of_gods.game import ArmyPosition
from theagon.games.army_of_gods.rules.world import MOST_MOVES, STACK, State
from theagon.games.bots.chances import Chances
from theagon.games.play.position import Position
from theagon.match.scenario import packaged_scenarios, read_scenario
from theagon.match.scenario_run import run_scenario


def deck_of(position: ArmyPosition, seat: int) -> Counter[int]:
    cards = position.game.cards
    deck = position.setup.decks[seat].cards
    return Counter({cards.index(name): n for name, n in deck.items() if cards.by_id[name].kind != "leading"})


@pytest.mark.parametrize("seed", range(16))
def test_no_card_is_lost_or_made_as_long_as_nobody_is_out(seed: int) -> None:
    examined = 0
    for position in positions(seed, 3):
        state = record(State, position.state_bytes())
        if any(state.out):
            break
        for seat in range(position.seats):
            assert cards_from(state, seat) == deck_of(position, seat), (seed, position.turn, seat)
        examined += 1
    assert examined > 20


@pytest.mark.parametrize("seed", range(8))
def test_a_match_of_random_players_ends_and_its_returns_add_up(seed: int) -> None:
    *_, last = positions(seed)
    assert last.is_over
    returns = last.returns()
    assert len(returns) == last.seats
    if not last.is_draw:
        assert last.winner is not None
        won = [seat for seat, value in enumerate(returns) if value > 0]
        assert won == ([last.winner % 2, last.winner % 2 + 2] if last.setup.options.teams else [last.winner])


def test_a_team_is_told_as_one_in_the_returns() -> None:
    position = game().new(game().setup(["house"] * 4, seed=3, options={"teams": True}))
    position.apply(game().concession(0))
    assert not position.is_over
    position.apply(game().concession(2))
    assert position.returns() == (-1.0, 1.0, -1.0, 1.0)


def test_a_tie_of_some_is_drawn_for_these_and_lost_by_the_others() -> None:
    name = "ag7/if-two-armies-of-three-tie-the-third-has-lost.yaml"
    last: list[Position] = []
    script = read_scenario(packaged_scenarios("army-of-gods")[name], name)
    run_scenario(script, lambda moment: last.append(moment.position.clone()))
    finish = game().finish(last[-1].state_bytes())
    assert [finish.score(contestant) for contestant in range(3)] == [0.5, 0.0, 0.5]
    assert [last[-1].chances(seat) for seat in range(3)] == [Chances(0.0, 1.0), Chances(0.0), Chances(0.0, 1.0)]
    trials = [last[-1].trials(seat, None, 2, 0) for seat in range(3)]
    assert [(each.won, each.lost, each.drawn) for each in trials] == [(0, 0, 2), (0, 2, 0), (0, 0, 2)]


@pytest.mark.parametrize("rule", ["each", "together"])
def test_whether_a_team_reached_the_aim_is_read_from_the_final_state(rule: str) -> None:
    """Else the match ended otherwise, however many sets the team has together (AG1.4)."""
    told: Counter[tuple[bool, bool]] = Counter()
    for seed in range(60):
        setup = game().setup(["house"] * 4, seed=seed, options={"teams": True, "team_rule": rule})
        *_, last = walk(game().new(setup), seed, every=1000)
        clauses = [event.clause for event in last.events if event.kind == "win"]
        finish = game().finish(last.state_bytes(), setup)
        assert finish.by_aim == (clauses == ["AG7.1"]), seed
        told[finish.by_aim, sum(last.world.sets[seat] for seat in finish.winners) >= 8] += 1
    assert min(told.values()) > 1
    assert len(told) == (3 if rule == "each" else 2)


def test_a_turn_has_no_more_actions_than_a_state_may_say() -> None:
    """A set earns an action, and a state with more than a state can hold could not be taken up again."""
    finished = 0
    for position in (each for seed in range(8) for each in positions(seed)):
        for option in position.options():
            if option.verb != "choose":
                continue
            crowded = position.clone()
            crowded.world.moves = MOST_MOVES
            crowded.apply(option.action)
            if any(event.kind == "set" for event in crowded.events):
                game().restore(position.setup, crowded.state_bytes())
                assert crowded.world.moves == MOST_MOVES
                finished += 1
    assert finished


@pytest.mark.slow
def test_a_preview_counts_the_cards_of_a_stack_that_becomes_a_set() -> None:
    """Finishing a set loses no card, and a preview must not look as if it did."""
    finished = 0
    for seed in range(12):
        for position in positions(seed, 3):
            if position.is_over:
                continue
            before = position.open_view()
            own = {stack["id"]: stack for stack in before["stacks"] if stack["owner"] == position.to_act}
            for option in position.options():
                if option.verb not in ("drop", "choose"):
                    continue
                after = position.clone()
                after.apply(option.action)
                if not any(event.kind == "set" for event in after.events):
                    continue
                view = after.open_view()
                if len(view["players"][position.to_act]["sets"]) != len(before["players"][position.to_act]["sets"]) + 1:
                    continue
                changes = {each.unit: each for each in position.preview(option.action).changes}
                left = {stack["id"] for stack in view["stacks"]}
                (full,) = [each for each in own if each not in left and len(own[each]["cards"]) == STACK]
                assert (changes[full].least, changes[full].most, changes[full].gone) == (STACK + 1, STACK + 1, False)
                finished += 1
    assert finished > 3
