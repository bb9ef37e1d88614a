"""The log of whole matches as players read it by default, in every language."""

from __future__ import annotations

import re

import pytest

from tests.games.kits import Kit
from tests.match.support import play_on
from theagon.cards.language import LANGUAGES
from theagon.match.match import Match
from theagon.server.matches.messages import step_lines

PLACE = re.compile(r"\bp\d(-|\b)|#\d")
"""The name of a place of a player, or the number of an event."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_of_a_player_and_no_number_of_an_event_is_read_outside_the_details(kit: Kit, language: str) -> None:
    game = kit.game()
    match = play_on(Match(game, kit.setup_of(kit.seeds(kit.modes[-1], 1)[0], game)), "greedy:20")
    told = [
        line.text
        for step in step_lines(match, 0, language, reader=0)
        for line in step.events
        if game.events[line.event.kind].short
    ]
    assert len(told) > 50
    assert not [text for text in told if PLACE.search(text)]
