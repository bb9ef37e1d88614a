"""No seat learns what is hidden from it: hidden cards are exchanged for others, and nothing that it sees changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

import pytest

from tests.games.kits import MODES, SAMPLED_MODES, SMALLER_GAMES, Kit
from tests.games.scenario_steps import ScenarioStep, scenario_steps, steps_of
from theagon.match.match import Match, Step
from theagon.testing import check_bot_is_fair, check_secrecy, house_bot
from theagon.testing.secrecy import check_visible_events, with_equal_chance
from theagon.testing.walks import Moment

POSITIONS = {"hand-of-the-gods": 100, "gods-unchained": 100, "army-of-gods": 60}
"""To be examined in each mode, at least."""
SEEDS = {"hand-of-the-gods": 4, "gods-unchained": 6, "army-of-gods": 2}
"""Matches that have as many; `make soak` examines others."""
EVERY = {"hand-of-the-gods": 20, "gods-unchained": 12, "army-of-gods": 18}
PLAYERS = ("greedy:20", "greedy", "search:8")


def examine(kit: Kit, seeds: Sequence[int]) -> int:
    """Exchange hidden cards in matches, whatever a seat sees or is told; how many positions were examined."""
    return check_secrecy(kit.game(), seeds, kit.deal, EVERY[kit.name], kit.redraw, kit.revealing)


def examine_bot(kit: Kit, seeds: Sequence[int], player: str) -> int:
    """Exchange hidden cards in matches before a bot decides; how many positions were examined."""
    return check_bot_is_fair(house_bot(player), kit.game(), seeds, kit.deal, EVERY[kit.name], kit.redraw)


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
def test_exchanging_hidden_cards_changes_nothing_that_a_seat_sees_or_is_told(kit: Kit, mode: str) -> None:
    assert examine(kit, kit.seeds(mode, SEEDS[kit.name])) >= POSITIONS[kit.name]


def choices(steps: Iterable[ScenarioStep]) -> Iterator[tuple[ScenarioStep, str]]:
    """Each choice of scenarios, with its kind."""
    for step in steps:
        asked = step.before.view(None)["choice"]
        if asked and step.before.why_not(step.action) is None:
            yield step, asked["kind"]


@pytest.mark.parametrize("name", SMALLER_GAMES)
def test_exchanging_hidden_cards_changes_nothing_that_is_told_of_a_choice(kit: Kit) -> None:
    """In the scenarios, which have every kind of choice."""
    examined = set()
    for step, kind in choices(scenario_steps(kit.name)):
        moment = Moment(step.scenario, step.game, step.before.setup, 0, 0, None, b"", step.before)
        for seat in moment.viewers():
            other = with_equal_chance(moment, kit.redraw(step.before, seat, number=3))
            if check_visible_events(moment, step.action, seat, other, kit.revealing):
                examined.add(kind)
    assert examined == kit.choices


@pytest.mark.parametrize("name", SMALLER_GAMES)
def test_no_other_seat_learns_a_secret_choice(kit: Kit) -> None:
    examined = set()
    for step, kind in choices(scenario_steps(kit.name)):
        if kind in kit.secret_choices and not step.after.is_over:
            seat, events = step.before.to_act, tuple(step.after.events)
            taken = Step(1, seat, step.action, step.before.notation(step.action), events, chance=False)
            for viewer in {*range(step.before.seats), None} - {seat}:
                entry = taken.seen_by(viewer)
                assert (entry.action, entry.notation) == (None, None), step.scenario
                assert (entry.events[0].card, entry.events[0].extra) == (None, 0), step.scenario
                examined.add(kind)
    assert examined == kit.secret_choices


def test_no_other_seat_learns_which_card_of_a_hand_was_chosen_if_nothing_shows_it() -> None:
    steps = steps_of("gods-unchained", "gu7/only-cards-that-fit-are-picked-from.yaml")
    silent = [step for step, kind in choices(steps) if kind == "hand" and not step.after.events]
    assert silent
    for step in silent:
        seat = step.before.to_act
        taken = Step(1, seat, step.action, step.before.notation(step.action), (), chance=False)
        for viewer in (0, 1, None):
            said = step.action if viewer == seat else None
            assert taken.seen_by(viewer).action == said, step.scenario


@pytest.mark.parametrize(("name", "mode"), SAMPLED_MODES)
@pytest.mark.parametrize("player", PLAYERS)
def test_exchanging_hidden_cards_changes_nothing_that_a_bot_decides(kit: Kit, mode: str, player: str) -> None:
    assert examine_bot(kit, kit.seeds(mode, SEEDS[kit.name]), player) >= POSITIONS[kit.name]


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_the_log_of_a_match_tells_a_seat_no_card_that_it_could_not_see(kit: Kit, mode: str) -> None:
    """Nor what another chose in secret. An event that is for one seat has neither card nor second value for others."""
    hidden = 0
    for seed in kit.seeds(mode, 4):
        match, random = Match(kit.game(), kit.deal(kit.game(), seed)), Random(seed)
        while not match.position.is_over and len(match.history) < 120:
            match.apply(random.choice(match.position.legal_actions()))
        for seat in (*range(match.position.seats), None):
            for step, entry in zip(match.history, match.log(seat)[1:], strict=True):
                for event, shown in zip(step.events, entry.events, strict=True):
                    if event.hidden and event.seat != seat:
                        assert (shown.card, shown.extra) == (None, 0)
                        hidden += 1
                    else:
                        assert shown == event
                if step.seat == seat:
                    assert (entry.action, entry.notation) == (step.action, step.notation)
                elif step.secret or (step.events and step.events[0].hidden):
                    assert (entry.action, entry.notation) == (None, None)
    assert hidden > 50
