"""Decks and cards that a designer writes: what adds up is played without code, what does not is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.army_of_gods.support import game
from theagon.cards.report import InvalidFileError
from theagon.errors import TheagonError
from theagon.games.army_of_gods.content import standard
from theagon.games.army_of_gods.game import GAME
from theagon.games.army_of_gods.schema import Card, Deck, Effect, Words

if TYPE_CHECKING:
    from pathlib import Path

HOUSE = "\n".join(f"  {name}: {n}" for name, n in GAME.starter_decks()["house"].cards.items())


def deck(change: str = "", by: str = "") -> Deck:
    assert change in HOUSE
    return GAME.read_deck(f"game: army-of-gods\nname: Mine\ncards:\n{HOUSE.replace(change, by)}\n")


@pytest.mark.parametrize(
    ("change", "by", "wrong", "cure"),
    [
        ("archers: 17", "archers: 16", "97 army cards, this one 96", "add 1"),
        ("bulwark: 4", "bulwark: 5", "7 power cards, this one 8", "take out 1"),
        ("  eris: 1\n", "", "8 supporting cards, this one 7", "add 1"),
        ("loki: 1", "loki: 2", "8 leading cards, this one 9", "take out 1"),
        ("eris: 1", "eriss: 1", "no card 'eriss'", "did you mean 'eris'"),
    ],
)
def test_a_deck_that_does_not_add_up_is_refused_with_a_cure(change: str, by: str, wrong: str, cure: str) -> None:
    with pytest.raises(InvalidFileError) as refused:
        deck(change, by)
    assert wrong in str(refused.value)
    assert cure in str(refused.value)


def test_a_match_needs_two_to_four_decks_and_teams_need_four() -> None:
    for count in (0, 1, 5):
        with pytest.raises(TheagonError, match="2, 3 or 4 decks"):
            game().setup(["house"] * count, seed=1)
    with pytest.raises(TheagonError, match="two against two"):
        game().setup(["house"] * 3, seed=1, options={"teams": True})


def test_a_set_of_other_kinds_is_played_without_code() -> None:
    """Seven kinds, whose match random players carry to its end."""
    guardians = Card(id="guardians", kind="army", strength=7, name=Words(en="Guardians", es="Guardianes", ru="Стражи"))
    at = game().with_cards(standard().extended([guardians]))
    mine = dict(GAME.starter_decks()["house"].cards) | {"archers": 1, "guardians": 16}
    own = Deck(game="army-of-gods", name="Seven", cards=mine)
    position = at.new(at.setup([own, own], seed=2))
    while not position.is_over:
        position.apply(position.decide("random", seed=position.turn + len(position.legal_actions())))
    assert "guardians" in {kind for player in position.open_view()["players"] for kind in player["sets"]}


CARD = "game: army-of-gods\ncards:\n  - {{id: x, name: {{en: X, es: X, ru: X}}, kind: {kind}, do: [{do}]}}\n"


@pytest.mark.parametrize(
    ("kind", "do", "at", "wrong", "cure"),
    [
        ("supporting", "{block: true}", "{block", "only a power card blocks", "give it to a power card"),
        ("power", "{block: true, if: {count: sets}}", "{block", "a reaction always blocks", "write - block: true"),
        ("power", "{block: true}, {actions: 1}", "{actions", "in the turn of another", "leave it out"),
        (
            "power",
            "{block: true}, {choose-one: [{do: [{draw: 1}]}, {do: [{tokens: 1}]}]}",
            "[{do",
            "in the turn of another, its player is offered no choice",
            "leave 'choose-one' out",
        ),
        ("power", "{block: true}, {discard: 1}", "{discard", "in the turn of another", "leave it out"),
        ("supporting", "{draw: 1, otherwise: true}", "true", "follows an effect with a condition", "give an 'if'"),
        ("supporting", "{draw: 1, if: {count: stack}}", "{count", "is the stack of an army card", "such as count"),
        ("supporting", "{draw: {count: tokens, of: archers}}", "{draw", "are of no one kind", "'of' goes with"),
        (
            "supporting",
            "{draw: {count: tokens, pantheon: norse}}",
            "{draw",
            "are of no one pantheon",
            "'pantheon' goes",
        ),
        ("army, strength: 2, stronger: {by: 1}", "", "{by", "it is always stronger", "write a higher strength"),
        ("army, strength: 2, free: true", "", "true", "'x' is not played for an action", "leave it out"),
        ("supporting", "{gain: {strength: 0}}", "{strength", "'gain' of 0 does nothing", "such as strength: 2"),
        ("supporting", "{take-back: it}", "it}", "'it' is the card that was destroyed", "with on: destroyed"),
        ("supporting", "{gain: {strength: 1, of: hermes}}", "{gain", "'hermes' is a supporting card", "name an army"),
        ("army, strength: 2, stronger: {by: {count: discard, of: archers}}", "", "{count", "would tell", "no secret"),
        ("leading, tokens: 1, fleeting: true", "{draw: 1}", "true", "'x' is never played or destroyed", "leave it out"),
        ("power, stronger: {by: 1}", "{draw: 1}", "{by", "'x' stays in no army", "give it to an army card"),
        (
            "leading, tokens: 1, stronger: {by: 1, if: {count: hand, of: archers}}",
            "{draw: 1}",
            "{count: hand",
            "it would tell what is in the hand",
            "is no secret",
        ),
        ("supporting", "{draw: {count: hand, of: hermes}}", "{draw", "'hermes' is a supporting card", "name an army"),
        ("leading, tokens: 1", "{copy: leader}", "leader", "would copy itself", "write copy: last-played"),
        ("supporting", "{later: {at: turn-end, do: []}}", "[]", "nothing is done", "such as do"),
        ("supporting", "{remove: {stacks: all}}", "{stacks", "those of all opponents", "write all: true"),
        ("supporting", "{actions: 1, whose: everyone}", "everyone", "'whose' goes with draw", "leave it out"),
        ("supporting", "{draw: 1, whose: yours}", "yours", "it is so anyway", "leave it out"),
        ("supporting", "{discard: 1, whose: everyone, all: true}", "true", "the opponents alone", "leave 'all'"),
        ("power", "{draw: 1, chosen: true}", "true", "'chosen' goes with discard", "leave it out"),
        (
            "power",
            "{block: true}, {discard: 1, all: true, chosen: true}",
            "{discard",
            "in the turn of another",
            "leave",
        ),
        (
            "power",
            "{draw: 1, all: true}",
            "true",
            "'all' goes with discard, remove, steal, gain and look",
            "leave it out",
        ),
        (
            "supporting",
            "{choose-one: [{do: []}, {do: []}]}, {choose-one: [{do: []}, {do: []}]}",
            "[{choose",
            "one of several things once",
            "leave one 'choose-one'",
        ),
        (
            "supporting",
            "{choose-one: [{do: [{wild: true}]}, {do: [{wild: true}]}]}",
            "{wild: true}]}]",
            "cannot join two stacks",
            "leave one of them out",
        ),
        ("power", "{wild: true}", "{wild", "only a supporting god joins a stack", "write kind: supporting"),
        (
            "supporting",
            "{wild: true}, {wild: true}",
            "{wild: true}]",
            "cannot join two stacks",
            "leave one of them out",
        ),
        ("power", "{drop: {one-kind: true}}", "true}}", "one card is always of one kind", "such as most: 3"),
        ("power", "{look: {top: 2, drop: 3}}", "3}}", "of 2 cards 3 cannot be deployed", "at most drop: 2"),
        ("power", "{remove: {stacks: 3, total: 2}}", "2}}", "3 cards have more strength together", "a higher total"),
    ],
)
def test_what_a_card_can_never_do_is_refused_with_a_cure(
    kind: str, do: str, at: str, wrong: str, cure: str, tmp_path: Path
) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(CARD.format(kind=kind, do=do), "utf-8")
    with pytest.raises(InvalidFileError) as refused:
        game().with_files([path])
    (error,) = refused.value.errors
    assert wrong in error.message
    assert cure in str(error.hint)
    assert error.location is not None
    assert str(error.location.text)[error.location.column or 0 :].startswith(at[1:])


def test_of_too_many_kinds_the_last_is_told_and_that_those_of_the_house_set_count() -> None:
    kinds = [
        Card(id=f"kind-{n}", kind="army", strength=1, name=Words(en=f"E{n}", es=f"E{n}", ru=f"R{n}"))
        for n in range(1, 12)
    ]
    assert len(standard().extended(kinds[:10]).army) == 16
    with pytest.raises(TheagonError, match="a set holds at most 16 army cards, not 17") as refused:
        standard().extended(kinds)
    assert "those of the game count too, unless yours take their ids" in str(refused.value.hint)
    assert refused.value.location is not None


def test_a_match_notes_what_was_played_last_only_if_a_card_of_its_decks_may_copy_it() -> None:
    echo = Card(
        id="echo", kind="supporting", name=Words(en="Echo", es="Eco", ru="Эхо"), do=(Effect(copy="last-played"),)
    )
    at = game().with_cards(standard().extended([echo]))
    house = deck()
    others = {name: count for name, count in house.cards.items() if name != "hermes"}
    echoing = Deck(game="army-of-gods", name="Echoing", cards={**others, "echo": 1})
    assert not at.new(at.setup([house, house], seed=1)).world.traits
    assert at.new(at.setup([house, echoing], seed=1)).world.traits == 1
