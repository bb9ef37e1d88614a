"""Positions saved as scenarios: what a file says of a position is all that play depends on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.kits import KITS, SAMPLED_GAMES
from tests.games.support import walk
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.base import Event
from theagon.games.staging.columns import Column, said_as
from theagon.match.saving import saved
from theagon.match.scenario import packaged_scenarios, parse_scenario, staging_of

TITLE = "It can be saved"


def positions(name: str, seeds: range, every: int = 17) -> Iterator[Any]:
    """Positions of turns of random matches with decks of all kinds."""
    game = load_game(name)
    for seed in seeds:
        position: Any
        for position in walk(game.new(KITS[name].deal(game, seed)), seed, every):
            if not position.is_over and position.open_view()["choice"] is None:
                yield position


def saved_or_none(position: Any) -> str | None:
    """The text of a file; None where a rare thing, such as a unit stunned twice, cannot be said."""
    try:
        return saved(position, TITLE)
    except TheagonError:
        return None


def read(text: str) -> Any:
    return parse_scenario(text, "saved.yaml").begin().position


def chance(position: Any) -> bytes:
    at: int = position.game.program.state.layout.offset["rng"]
    state: bytes = position.state_bytes()
    return state[at : at + 16]


def with_chance_of(position: Any, other: Any) -> Any:
    """The same position, in which chance stands as in another."""
    at: int = position.game.program.state.layout.offset["rng"]
    state: bytes = position.state_bytes()
    return position.at(state[:at] + chance(other) + state[at + 16 :])


def lies_alike(position: Any, other: Any) -> bool:
    """Return whether the units of two positions have the same slots, by which random choices pick units."""
    return "at" not in position.game.program.state.layout.fields or list(position.world.at) == list(other.world.at)


def played(position: Any, actions: int, through_chance: bool) -> Iterator[object]:
    """Return the options, an action and its events, without the numbers of units and events.

    Unless it goes on through chance, it ends where chance is drawn: chance picks units, and auras tell of them, by the
    places of their records, which no file says. So events are sorted.
    """
    before = chance(position)
    for number in range(actions):
        legal = sorted(position.notation(action) for action in position.legal_actions())
        if not legal:
            yield position.returns()
            return
        chosen = legal[number * 7 % len(legal)]
        events = position.apply(position.parse(chosen))
        if not through_chance and chance(position) != before:
            return
        yield legal, chosen, sorted(str(_unnumbered(event)) for event in events)


def _unnumbered(event: Event) -> tuple[object, ...]:
    units = [(each.card, each.tile) for each in (event.source, event.target) if each]
    return event.kind, event.clause, event.seat, event.amount, event.extra, event.card, units


@pytest.mark.slow
def test_play_goes_on_from_a_saved_position_as_from_the_position_itself(name: str) -> None:
    tried = kept = compared = drawn = 0
    for position in positions(name, range(6), every=11):
        tried += 1
        text = saved_or_none(position)
        if text is None:
            continue
        again = with_chance_of(read(text), position)
        kept += 1
        alike = lies_alike(again, position)
        course = list(played(again, 40, alike))
        assert course == list(played(position.clone(), 40, alike))
        compared += len(course)
        drawn += chance(again) != chance(position)
    assert kept > 20
    assert kept > 0.9 * tried
    assert compared > 5 * kept
    assert drawn


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_a_position_that_was_read_and_saved_again_is_the_same_state(name: str) -> None:
    files = [each for position in positions(name, range(100, 103)) if (each := saved_or_none(position)) is not None]
    assert len(files) > 10
    for once in files:
        assert read(saved(read(once), TITLE)).state_hash() == read(once).state_hash()


def test_each_column_of_a_state_is_said_or_declared_to_need_no_words(name: str) -> None:
    game: Any = load_game(name)
    columns: Any = staging_of(name).columns
    assert set(columns) == set(game.program.state.layout.fields), "a column lacks its row, or a row its column"


def test_every_field_of_a_state_is_in_the_file_or_prevents_saving(name: str) -> None:
    columns: Any = staging_of(name).columns
    for column in said_as(columns, Column.PLAYER, Column.CARD, Column.POSITION):
        changed = next(filter(can_be, (other_in(each, column) for each in positions(name, range(4), every=1))))
        again = read(saved(changed, TITLE)).world
        assert plain(getattr(again, column)) == plain(getattr(changed.world, column)), column
    for column in said_as(columns, Column.UNSAID):
        with pytest.raises(TheagonError, match=column.split("_")[0] + "|put off"):
            saved(other_in(next(positions(name, range(1))), column), TITLE)


def can_be(position: Any) -> bool:
    """Return whether a match can come to a position."""
    try:
        position.game.restore(position.setup, position.state_bytes())
    except TheagonError:
        return False
    return True


def plain(value: Any) -> Any:
    return list(value) if hasattr(value, "__len__") else value


def other_in(position: Any, column: str) -> Any:
    """The same position with another value in a column, of the first seat if it has one for each."""
    changed = position.clone()
    g = changed.world
    value = getattr(g, column)
    match plain(value):
        case [int() as first, *_]:
            value[0] = 1 - first if first < 2 else first - 1
        case [record, *_]:
            record.op = 1
        case number:
            setattr(g, column, 1 - number if number < 2 else number - 1)
    return changed.at(changed.machine.state())


def test_what_no_file_can_say_is_refused() -> None:
    game = load_game("hand-of-the-gods")
    with pytest.raises(TheagonError, match="open choice"):
        saved(game.new(game.setup(seed=1)), TITLE)
    twice = """
game: hand-of-the-gods
title: x
position: {units: {a: {card: enyo, owner: p1, at: c3, stunned: turn-of-p1}}}
steps: [end-turn]
"""
    position = read(twice)
    slot = next(slot for slot, u in enumerate(position.world.unit) if u.stunned)
    position.world.unit[slot].stunned |= 1 << 3
    with pytest.raises(TheagonError, match=r"c3\.stunned"):
        saved(position.at(position.machine.state()), TITLE)


def test_a_place_of_the_sanctum_stays_empty_in_a_file_after_its_card_was_bought() -> None:
    text = """
game: gods-unchained
title: x
position:
  players: {p1: {favor: 40}}
  sanctum: [bronze-servant, echocaster, burnished-bull]
  sanctum-pile: [helian-elite]
steps: [end-turn]
"""
    for bought in ("bronze-servant", "echocaster", "burnished-bull"):
        position = read(text)
        position.apply(position.parse(f"buy {bought}"))
        again = read(saved(position, TITLE))
        assert again.open_view()["sanctum"] == position.open_view()["sanctum"]
        assert again.open_view()["sanctum"].count(None) == 1


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("hand-of-the-gods", "hg6/an-effect-is-put-off-to-a-later-turn.yaml"),
        ("army-of-gods", "ag4/an-effect-is-put-off.yaml"),
    ],
)
def test_what_is_put_off_is_never_dropped_in_silence(game: str, name: str) -> None:
    file = packaged_scenarios(game)[name]
    position: Any = parse_scenario(file.read_text("utf-8"), "later.yaml").begin().position
    assert saved_or_none(position)
    position.apply(next(action for action in position.legal_actions() if position.notation(action).startswith("play")))
    with pytest.raises(TheagonError, match="put off"):
        saved(position, TITLE)
