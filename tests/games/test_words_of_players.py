"""What players of every game may type: verbs, places and cards."""

from __future__ import annotations

import pytest
from msgspec import Struct

from theagon.errors import TheagonError
from theagon.games.play.notation import (
    NotUnderstoodError,
    card_called,
    place_among,
    place_bits,
    place_number,
    seat_number,
    verb_and_rest,
)
from theagon.games.translated import Words

VERBS = ("attack", "end", "ending")


class Named(Struct):
    id: str
    name: Words


def card(name: str, spanish: str = "") -> Named:
    return Named(name.lower(), Words(en=name, es=spanish or name, ru=name))


KNOWN = {3: card("Hydra"), 4: card("Hydromancer", "Hidromante"), 5: card("2"), 6: card("Tree", "Árbol")}


def test_a_verb_may_be_shortened_as_far_as_it_is_the_only_one() -> None:
    assert verb_and_rest(" A  B2 c3", VERBS, "attack b2 c3") == ("attack", ["b2", "c3"])
    assert verb_and_rest("end", VERBS, "end") == ("end", [])


@pytest.mark.parametrize("text", ["en", "jump", "", "   ", "end " * 60])
def test_what_is_no_verb_is_answered_with_what_is(text: str) -> None:
    with pytest.raises(TheagonError) as refused:
        verb_and_rest(text, VERBS, "attack b2 c3")
    assert "attack" in str(refused.value)


def test_a_seat_is_one_of_the_match() -> None:
    assert seat_number(["p3"], 3) == 2
    with pytest.raises(TheagonError, match="no seat 'p4'") as refused:
        seat_number(["p4"], 3)
    assert refused.value.hint == "allowed: p1, p2, p3"
    with pytest.raises(TheagonError, match="too much"):
        seat_number(["p1", "p2"], 3)


def test_places_count_from_one() -> None:
    assert (place_number("#3", 4), place_bits(["1", "3", "#1"], 4)) == (2, 0b101)
    for word in ("0", "5", "x", "-1", "999999999"):
        with pytest.raises(TheagonError, match="no place '"):
            place_number(word, 4)


@pytest.mark.parametrize(
    ("wanted", "found"), [("hydra", 3), ("hidromante", 4), ("hydro", 4), ("hi", 4), ("arbol", 6), ("ÁRB", 6)]
)
def test_a_card_is_called_by_its_names_or_the_beginning_of_one(wanted: str, found: int) -> None:
    assert card_called(wanted, [3, 4, 6], KNOWN) == found


def test_a_card_is_called_by_its_id_before_all_names() -> None:
    known = {1: Named("foo", Words(en="Bar")), 2: Named("bar", Words(en="Foo")), 3: Named("baz", Words(en="Foo"))}
    assert [card_called(known[card].id, [1, 2, 3], known) for card in (1, 2, 3)] == [1, 2, 3]
    assert [card_called(known[card].id, [3, 2, 1], known) for card in (1, 2, 3)] == [1, 2, 3]
    with pytest.raises(TheagonError, match="more than one card here begins with 'foo'"):
        card_called("foo", [2, 3], known)


@pytest.mark.parametrize(("wanted", "why"), [("hyd", "more than one card here begins with"), ("", "no card here")])
def test_what_calls_several_cards_or_none_is_refused(wanted: str, why: str) -> None:
    with pytest.raises(TheagonError, match=why):
        card_called(wanted, [3, 4], KNOWN)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("move \u0441\u0033 c4", ["c3", "c4"]),  # the first c is Cyrillic
        ("move \u0412\u0033 \u0430\u0031", ["b3", "a1"]),
        ("attack \u04401-1 \u04402-god", ["p1-1", "p2-god"]),
        ("play \u043e\u0441\u0430", ["\u043e\u0441\u0430"]),  # a word of letters is a name
        ("move \u0436\u0033", ["\u0436\u0033"]),  # no Latin letter looks like it
    ],
)
def test_a_place_may_be_typed_in_cyrillic_letters_that_look_like_it(typed: str, read: list[str]) -> None:
    assert verb_and_rest(typed, ("attack", "move", "play"), "move b2 c3")[1] == read


def test_what_is_not_understood_is_told_in_every_language() -> None:
    with pytest.raises(NotUnderstoodError) as refused:
        verb_and_rest("jump b2", VERBS, "attack b2 c3")
    error = refused.value
    assert error.told("en") == (error.message, error.hint) == ("'jump' is no action", "allowed: attack, end, ending")
    assert error.told("es") == ("«jump» no es ninguna acción", "se admite: attack, end, ending")
    assert error.told("ru") == ("действия «jump» нет", "можно: attack, end, ending")


def test_a_card_with_a_number_as_id_is_meant_by_it_and_other_numbers_are_places() -> None:
    assert place_among(["2"], [3, 4, 5], KNOWN) == 2
    assert place_among(["2"], [3, 4], KNOWN) == 1
    assert place_among(["#2"], [3, 4, 5], KNOWN) == 1
