"""Any card of a game can be tried, and what was done becomes a scenario that holds."""

from __future__ import annotations

from random import Random

import pytest

import theagon
from tests.sampling import first_of
from tests.workshop.test_checked import HAND, HOUND
from theagon.games import NAMES
from theagon.match.beginning import SANDBOX, begin, staged
from theagon.match.saving import file_text
from theagon.match.scenario import parse_scenario, staging_of
from theagon.match.scenario_run import run_scenario
from theagon.workshop.recording import recorded
from theagon.workshop.sandbox import sandbox

SOME = 100


@pytest.mark.parametrize("name", first_of(NAMES))
def test_what_is_done_with_any_card_becomes_a_scenario_that_holds(name: str) -> None:
    game, draw = theagon.load(name), Random(1)
    known = list(game.cards.everything.values())
    for definition in draw.sample(known, min(SOME, len(known))):
        text = file_text(name, "A card is tried", {"position": staging_of(name).trial(game, definition)}, ["end-turn"])
        beginning = staged(game, SANDBOX, text, 0)
        match = begin(beginning)
        while len(match.history) < 6 and not match.position.is_over:
            match.apply(draw.choice(match.position.legal_actions()))
        outcome = run_scenario(parse_scenario(f"game: {name}\n{recorded(beginning, match, 'en')}", "recorded"))
        assert outcome.holds, (definition.id, *map(str, outcome.failures))


def test_a_scenario_says_what_each_step_changed() -> None:
    beginning = staged(HAND, SANDBOX, sandbox(HAND, HOUND, "ember-hound"), 0)
    match = begin(beginning)
    for typed in ("play ember-hound b3", "choose d3"):
        match.apply(match.position.parse(typed))
    text = recorded(beginning, match, "en")
    assert text.startswith("title: Trying Ember Hound\nposition:\n")
    assert "  - play: {card: ember-hound, at: b3}\n" in text
    assert "b3: {card: ember-hound, owner: p1, attack: 2, health: 3}" in text
    assert "  - choose: foe\n  - expect: {foe: {health: 4}, " in text


def test_a_match_from_the_middle_of_a_scenario_has_its_earlier_steps() -> None:
    text = """\
game: hand-of-the-gods
title: Two moves
position:
  units:
    friend: {card: enyo, owner: p1, at: c3}
steps:
  - move: {unit: friend, to: c4}
  - expect: {friend: {at: c4}}
  - end-turn
"""
    beginning = staged(HAND, "two-moves", text, 1)
    match = begin(beginning)
    match.apply(match.position.parse("end"))
    found = recorded(beginning, match, "en")
    assert found.count("move:") == 1
    assert "  - end-turn\n" in found
    assert run_scenario(parse_scenario(f"game: hand-of-the-gods\n{found}", "recorded")).holds
