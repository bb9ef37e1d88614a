"""A match: history, branches, undo, the log of each seat, and the causes of events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.match.support import played
from theagon.errors import TheagonError
from theagon.games.base import Event, IllegalActionError
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.games.play.position import Position
from theagon.match.match import Match, Step, UndoRefusal


def positions(match: Match) -> Iterator[tuple[Position, Step]]:
    """Each step of a match with the position before it."""
    again = Match(match.game, match.setup)
    for step in match.history:
        yield again.position.clone(), step
        again.apply(step.action)


@pytest.fixture(scope="module")
def several(game: HandOfTheGods) -> list[Match]:
    """Matches of random players, in which most cards and choices come up."""
    decks = list(game.starter_decks())
    return [played(game, seed, "random", decks=decks[seed : seed + 2]) for seed in range(5)]


# ---- history ---------------------------------------------------------------------------------------------------------


def test_the_history_holds_every_action_with_the_seat_that_took_it(finished: Match) -> None:
    assert [step.number for step in finished.history] == list(range(1, len(finished.history) + 1))
    for position, step in positions(finished):
        assert step.seat == position.to_act
        assert step.notation == position.notation(step.action)


def test_events_are_numbered_through_the_whole_match_from_its_beginning(finished: Match) -> None:
    numbers = [each.event.number for each in finished.events]
    assert finished.opening
    assert numbers == list(range(len(numbers)))


def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing(running: Match) -> None:
    match = running.branch()
    legal = set(match.position.legal_actions())
    before, steps = match.position.state_hash(), list(match.history)
    illegal = next(action for action in range(1, match.game.action_space) if action not in legal)
    with pytest.raises(IllegalActionError, match=r"\[HG\d"):
        match.apply(illegal)
    assert (match.position.state_hash(), match.history) == (before, steps)


def test_a_player_may_give_up_while_the_other_is_to_act(running: Match) -> None:
    match = running.branch()
    waiting = 1 - match.position.to_act
    step = match.apply(match.game.concession(waiting))
    assert step.seat == waiting
    assert match.position.winner == 1 - waiting


# ---- branches --------------------------------------------------------------------------------------------------------


def test_a_branch_goes_on_from_any_step_as_the_match_was_there_and_does_not_change_it(finished: Match) -> None:
    before, steps = finished.position.state_hash(), list(finished.history)
    for position, step in list(positions(finished))[::7]:
        branch = finished.branch(step.number - 1)
        assert branch.position.state_hash() == position.state_hash()
        assert branch.history == finished.history[: step.number - 1]
        branch.apply(branch.position.legal_actions()[0])
        assert (finished.position.state_hash(), finished.history) == (before, steps)


@pytest.mark.parametrize("step", [-1, 13])
def test_there_is_no_branch_from_a_step_that_was_not_taken(running: Match, step: int) -> None:
    with pytest.raises(TheagonError, match="the steps 0 to 12"):
        running.branch(step)


# ---- undo ------------------------------------------------------------------------------------------------------------


def test_undo_leaves_the_match_as_it_was_before_the_action(finished: Match) -> None:
    taken_back = 0
    for position, step in positions(finished):
        if step.number % 3 == 0 and finished.branch(step.number).why_not_undo() is None:
            match = finished.branch(step.number)
            assert match.undo() == step
            assert match.position.state_hash() == position.state_hash()
            assert match.history == finished.history[: step.number - 1]
            taken_back += 1
    assert taken_back > 5


def test_an_undoable_action_revealed_nothing_to_its_player(several: list[Match]) -> None:
    undone = 0
    for match in several:
        for position, step in positions(match):
            if not step.chance and not step.revealing:
                undone += 1
                expected = [event.seen_by(step.seat) for event in step.events]
                for seed in range(2):  # were the hidden cards others, the player would see the same
                    other = position.determinize(step.seat, seed)
                    assert [event.seen_by(step.seat) for event in other.apply(step.action)] == expected
    assert undone > 500


def test_each_reason_against_undo_is_given_when_it_holds(game: HandOfTheGods, several: list[Match]) -> None:
    given: set[UndoRefusal | None] = set()
    assert Match(game, game.setup(seed=1)).why_not_undo() == "nothing-done"
    for match in several[:2]:
        for step in match.history[:60]:
            branch = match.branch(step.number)
            reason = branch.why_not_undo()
            given.add(reason)
            assert branch.why_not_undo(1 - step.seat) == "another-decided"
            if any(event.kind == "draw" for event in step.events):
                assert reason in ("revealed", "chance")
            if step.notation.startswith("mulligan "):
                assert reason == "chance"
            if step.notation.startswith("move"):
                assert reason is None or step.chance or len(step.events) > 1
    assert given == {None, "chance", "revealed"}


def test_an_action_that_cannot_be_undone_is_refused_and_stays(running: Match) -> None:
    match = running.branch(1)
    before = match.position.state_hash()
    with pytest.raises(TheagonError, match="another player has decided since"):
        match.undo(1 - match.history[-1].seat)
    assert match.position.state_hash() == before
    with pytest.raises(TheagonError, match="nothing has been done yet"):
        running.branch(0).undo()


# ---- what a seat is told ---------------------------------------------------------------------------------------------


def test_a_hidden_event_of_the_opening_shows_its_card_only_to_its_seat(game: HandOfTheGods) -> None:
    match = Match(game, game.setup(seed=1))
    match.opening = (Event(0, "dealt", "HG6.4", seat=1, card="odin", hidden=True),)
    assert [match.log(seat)[0].events[0].card for seat in (0, 1, None)] == [None, "odin", None]


def test_with_secrets_the_log_has_everything(finished: Match) -> None:
    log = finished.log(None, secrets=True)
    assert log[0].events == finished.opening
    assert [(entry.notation, entry.events) for entry in log[1:]] == [(s.notation, s.events) for s in finished.history]


# ---- why -------------------------------------------------------------------------------------------------------------


def test_every_event_goes_back_to_an_action_cause_by_cause(several: list[Match]) -> None:
    for match in several[:2]:
        for each in match.events:
            chain = match.why(each.event.number)
            assert chain[0] == each
            assert chain[-1].event.cause == -1
            for effect, cause in pairwise(chain):
                assert effect.event.cause == cause.event.number < effect.event.number
                assert cause.step <= effect.step


def test_an_event_that_has_not_happened_has_no_cause(running: Match) -> None:
    last = max(each.event.number for each in running.events)
    with pytest.raises(TheagonError, match=f"there is no event {last + 1}\n.*0 to {last}"):
        running.why(last + 1)
