"""Actions as players type them."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from random import Random
from unicodedata import normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hand_of_the_gods.support import positions
from theagon.cards.folding import fold
from theagon.cards.language import LANGUAGES
from theagon.errors import TheagonError
from theagon.games.hand_of_the_gods.game import HandPosition
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.world import Action
from theagon.games.hand_of_the_gods.verbs import VERBS
from theagon.games.translated import said


def same(position: HandPosition, one: int, other: int) -> bool:
    """The same action, or one that plays an equal card of the hand at the same tile."""
    if one == other:
        return True
    if not Action.PLAY <= min(one, other) <= max(one, other) < Action.MOVE:
        return False
    g = position.world
    (place, tile), (other_place, other_tile) = (divmod(action - Action.PLAY, w.TARGETED) for action in (one, other))
    return tile == other_tile and g.hand[g.active][place] == g.hand[g.active][other_place]


def test_notation_is_read_whatever_its_case_and_spaces() -> None:
    for position in islice(positions(3, 9), 12):
        for action in position.legal_actions():
            text = position.notation(action)
            assert position.parse(f"  {text.upper().replace(' ', '   ')} ") == position.parse(text)


def test_the_end_of_a_turn_may_be_said_in_more_words() -> None:
    assert MATCH[3].parse("end turn") == MATCH[3].parse("e") == Action.END_TURN


def test_two_legal_actions_have_two_notations() -> None:
    for position in islice(positions(5, 7), 20):
        legal = position.legal_actions()
        assert len({position.notation(action) for action in legal}) == len(legal)


def test_a_card_may_be_called_by_its_name_in_any_language_with_or_without_accents() -> None:
    called = 0
    for seed in range(4):
        for position in positions(seed, 20):
            for action in position.legal_actions():
                if not Action.PLAY <= action < Action.MOVE:
                    continue
                g = position.world
                card = position.cards.cards[g.hand[g.active][(action - Action.PLAY) // w.TARGETED]]
                where = position.notation(action).split()[2:]
                for name in (said(card.name, language) for language in LANGUAGES):
                    for typed in (name, fold(name), normalize("NFD", name), name.replace("'", "’")):
                        assert same(position, position.parse(" ".join(["play", typed, *where])), action)
                        called += 1
    assert called > 400


MATCH = list(positions(6, 12))
PLACES = ("a1", "h5", "c3", "i9", "#3", "#0", "1", "7", "11", "p1", "p3", "b", "mayhem", "")
words = st.sampled_from([*VERBS.examples, *PLACES])
lines = st.lists(words | st.text(max_size=12), max_size=6).map(" ".join) | st.text(max_size=300)


@settings(max_examples=300)
@given(st.sampled_from(MATCH), lines)
def test_any_text_is_an_action_or_a_clear_error(position: HandPosition, text: str) -> None:
    with suppress(TheagonError):
        action = position.parse(text)
        assert 0 <= action < w.ACTIONS
        assert isinstance(position.notation(action), str)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a verb and what it is done to"),
        ("fly b2", "'fly' is no action"),
        ("m b2 c3", "'m' is no action"),
        ("move b2", "move what? Such as `move b2 c3`"),
        ("move b2 z9", "there is no place 'z9' here"),
        ("mulligan 7", "there is no place '7' here"),
        ("mulligan 0", "there is no place '0' here"),
        ("play #11 b2", "there is no place '#11' here"),
        ("concede p3", "there is no seat 'p3'"),
        ("leader c3 d4", "'d4' is too much"),
    ],
)
def test_what_is_not_understood_is_said(text: str, said: str) -> None:
    with pytest.raises(TheagonError) as raised:
        MATCH[3].parse(text)
    assert said in raised.value.message


def test_an_error_names_legal_actions_that_look_alike() -> None:
    position = MATCH[3]
    random = Random(0)
    legal = [position.notation(action) for action in position.legal_actions() if Action.MOVE <= action < Action.ATTACK]
    text = random.choice(legal)
    with pytest.raises(TheagonError) as raised:
        position.parse(text[:-1] + "9")
    assert text.rsplit(" ", 1)[0] in (raised.value.hint or "")
