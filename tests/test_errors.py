"""Errors meant for the person at the keyboard."""

from __future__ import annotations

from copy import copy

from theagon.cards.report import InvalidFileError
from theagon.errors import Location, TheagonError
from theagon.server.limits import TooManyError


def test_an_error_prints_the_location_the_fault_the_line_and_the_cure() -> None:
    place = Location("cards/norse.yaml", line=3, column=9, text="  card: enio\n")
    error = TheagonError("no card is called 'enio'", place, hint="did you mean 'enyo'?")
    assert str(error) == (
        "cards/norse.yaml:3:9: no card is called 'enio'\n      card: enio\n            ^\nhint: did you mean 'enyo'?"
    )


def test_an_error_comes_from_another_process_as_it_was_raised_there() -> None:
    many = InvalidFileError([TheagonError("one", Location("deck.yaml", 4)), TheagonError("two", hint="three")])
    again = copy(many)  # which is done as pickling is
    assert (type(again), str(again), len(again.errors)) == (InvalidFileError, str(many), 2)
    refusal = copy(TooManyError("too often", "wait", retry_after=7))
    assert (str(refusal), refusal.retry_after) == ("too often\nhint: wait", 7)


def test_an_error_without_a_place_is_its_message() -> None:
    assert str(TheagonError("a deck has 25 cards")) == "a deck has 25 cards"


def test_a_location_is_printed_as_far_as_it_is_known() -> None:
    assert str(Location("deck.yaml")) == "deck.yaml"
    assert str(Location("deck.yaml", 4)) == "deck.yaml:4"
    assert str(Location("deck.yaml", 4, 2)) == "deck.yaml:4:2"


def test_the_caret_stands_under_its_character_behind_tabs() -> None:
    assert Location("deck.yaml", 1, 3, "\t\tx").excerpt() == "    \t\tx\n    \t\t^"


def test_the_caret_may_stand_behind_the_end_of_the_line() -> None:
    assert Location("deck.yaml", 1, 6, "card:").excerpt() == "    card:\n         ^"
