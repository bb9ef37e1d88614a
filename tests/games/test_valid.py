"""States from outside: what is no state of a match is refused, with the reason; what is one is played to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.games.kits import KITS, SAMPLED_GAMES, Kit
from tests.games.support import changed, put, walk
from tests.soak.mutants import Mutants, play_on, watched
from theagon.errors import TheagonError
from theagon.games import NAMES
from theagon.games.hand_of_the_gods.rules.world import Status
from theagon.games.play.position import Position
from theagon.match.scenario import packaged_scenarios, read_scenario
from theagon.match.scenario_run import Moment, run_scenario

MODES = ("interpreted", "checked", "compiled", "compiled-checked")
MUTANTS = 3000  # of each game; `make soak` looks at a million


@cache
def mutants(kit: Kit) -> Mutants:
    return Mutants(kit, "compiled-checked", 2)


@cache
def in_turn(name: str) -> Any:
    """A position in the middle of a match, in which nothing is chosen."""
    found = (each for seed in range(200) for each in walk(KITS[name].begun(seed), seed))
    return next(each for each in found if each.turn > 8 and not each.world.choice and not each.is_over)


# ---- what is declared -----------------------------------------------------------------------------------------------


def test_every_number_of_a_state_says_what_it_may_be(kit: Kit) -> None:
    """`any` if it may be anything: so nothing that is an index or of an enumeration is forgotten."""
    state = kit.game().program.state
    silent = [label for label, (_, kind) in zip(state.labels(), state.layout.numbers(), strict=True) if not kind.range]
    assert silent == []


def test_no_range_names_a_row_beyond_its_table(kit: Kit) -> None:
    program = kit.game().program
    ranges = [kind.range for _, kind in program.state.layout.numbers() if kind.range is not None and kind.range.table]
    assert ranges
    for each in ranges:
        assert each.last < program.tables.layout.fields[each.table].shape[0]


# ---- what is refused ------------------------------------------------------------------------------------------------

HAND, GODS, ARMY = NAMES


Change = dict[str, Any] | Callable[[Any], dict[str, Any]]
"""Numbers by their labels, or a function of the state that returns these."""


def spoiled(found: Position, change: Change) -> bytes:
    def spoil(state: Any) -> None:
        for label, value in (change(state) if callable(change) else change).items():
            put(state, label, value)

    return changed(found, spoil)


EVERYWHERE: list[tuple[Change, str]] = [
    ({"winner": 9}, "winner is 9, and must be -1 to "),
    ({"to_act": 200}, "to_act is 200, and must be 0 to "),
    ({"deck_size[1]": 250}, "deck_size[1] is 250, and must be 0 to "),
    (lambda s: {"deck_size[0]": s.deck_size[0] + 1}, "a pile has its cards first and then none (0)"),
    ({"rng": [0] * 4}, "chance is seeded"),
    ({"suspensions": 1}, "effects that wait stand first and then none (0)"),
    ({"now[0].op": 1}, "effects wait for a choice alone"),
]
SPOILS: list[tuple[str, Change, str]] = [
    *((name, *row) for name in NAMES for row in EVERYWHERE),
    (HAND, {"hand[0][0]": 900}, "hand[0][0] is 900, and must be 0, or a row of `card` in use up to 1022"),
    (HAND, {"leader[1]": 63}, "leader[1] is 63, and must be 0, or a row of `leaders` in use up to 63"),
    (HAND, lambda s: {"unit[0].tile": s.unit[1].tile}, "a unit stands on its tile"),
    (HAND, {"unit[1].card": 0}, "a free slot is blank (1)"),
    (HAND, lambda s: {"unit[1].entered": s.unit[0].entered}, "a unit has an entry number of its own (1)"),
    (HAND, {"timed": 0, "modifier[7].attack": 1}, "a free modifier is blank (7)"),
    (HAND, {"active": 1, "to_act": 0}, "whoever has the turn acts (0)"),
    (HAND, {"turn": 29_000}, "the turns alternate up to the last"),
    (HAND, {"listeners[3]": 1 << 9}, "units with text listen (3)"),
    (HAND, {"board[2]": 1}, "the board shows whose units stand where (2)"),
    (HAND, {"choices": 5}, "the choice is possible"),
    (HAND, lambda s: {"unit[0].status": s.unit[0].status | Status.WARCRY}, "a warcry that is left is on the card (0)"),
    (GODS, {"hand[1][0]": 1 << 30}, "hand[1][0] is 1073741824, and must be 0, or a row of `card` in use up to 2046"),
    (GODS, {"god[0]": 0}, "a seat has a god and a deck of its own (0)"),
    (GODS, {"row_size[0]": 0, "row_size[1]": 6}, "a side has a god a relic and a row"),
    (GODS, {"unit[1].card": 0}, "a free slot is blank (1)"),
    (GODS, {"fallen_size": 1}, "what is destroyed is owed its cleanup (0)"),
    (ARMY, {"players": 1}, "players is 1, and must be 2 to 4"),
    (ARMY, {"teams": 1, "players": 3}, "the seats are those of the players"),
    (ARMY, lambda s: {"deck[0][0]": s.leader[0]}, "piles are of cards that decks hold (0)"),
    (ARMY, {"beneath[0]": 112}, "what is known of a pile is of its cards (0)"),
    (ARMY, {"prey": 1}, "an attack is on top cards of a rival"),
    (ARMY, {"out": [1, 1, 1, 1]}, "two sides are left and they act"),
    (ARMY, {"sets[0]": 1}, "a set has five cards of a kind (0)"),
]


@pytest.mark.parametrize(("name", "change", "said"), SPOILS, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_no_state_of_a_match_is_refused_with_the_reason(name: str, change: Change, said: str) -> None:
    found = in_turn(name)
    with pytest.raises(TheagonError) as error:
        found.game.restore(found.setup, spoiled(found, change))
    assert error.value.message.startswith(f"no state of {name}: ")
    assert said in error.value.message


def test_bytes_that_hold_no_number_are_0(name: str) -> None:
    found = in_turn(name)
    numbers = {at + k for at, kind in found.game.program.state.layout.numbers() for k in range(kind.size)}
    gaps = set(range(len(found.state_bytes()))) - numbers
    for at in sorted(gaps)[:3]:
        state = bytearray(found.state_bytes())
        state[at] = 7
        with pytest.raises(TheagonError, match=f"byte {at} is 7, and must be 0"):
            found.game.restore(found.setup, state)
    assert gaps or name == ARMY


def test_a_state_is_bytes_of_its_length() -> None:
    found = in_turn(HAND)
    state = found.state_bytes()
    for data in (state, bytearray(state), memoryview(state)):
        assert found.game.restore(found.setup, data).state_hash() == found.state_hash()
    others: tuple[Any, ...] = (state.hex(), list(state), None, 3600)
    for other in others:
        with pytest.raises(TheagonError, match="restore: state must be bytes, not "):
            found.game.restore(found.setup, other)
    for data in (b"", state[:-1], state + b"\0"):
        with pytest.raises(TheagonError, match=f"a state has {len(state)} bytes, not {len(data)}"):
            found.game.restore(found.setup, data)


def test_what_is_refused_leaves_other_positions_as_they_are() -> None:
    found = in_turn(HAND)
    legal = found.legal_actions()
    with pytest.raises(TheagonError):
        found.game.restore(found.setup, spoiled(found, {"turn": 29_000}))
    assert found.legal_actions() == legal


# ---- what is not ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLED_GAMES)
def test_every_position_of_a_scenario_is_a_state_of_a_match(name: str) -> None:
    for each, path in packaged_scenarios(name).items():
        script = read_scenario(path, each)

        def look(moment: Moment, script: Any = script) -> None:
            script.game.restore(moment.position.setup, moment.position.state_bytes())

        run_scenario(script, look)


def test_every_back_end_finds_the_same_wrong(kit: Kit) -> None:
    verdicts, made = Counter[str](), mutants(kit)
    for seed in range(60):
        random = Random(seed)
        setup, state = random.choice(made.states)
        mutant = state if seed % 12 == 0 else made.changed(state, random)
        found = {verdict(kit.game(mode), setup, mutant) for mode in MODES}
        assert len(found) == 1, (seed, found)
        verdicts.update(found)
    assert verdicts[""] > 5
    assert len(verdicts) > 15


def verdict(game: Any, setup: Any, state: bytes) -> str:
    """Why a state is refused; empty if it is not."""
    try:
        game.restore(setup, state)
    except TheagonError as error:
        return error.message
    return ""


def test_what_is_taken_for_a_state_is_played_on_without_a_fault(kit: Kit) -> None:
    """Random changes of the states of matches: whatever passes goes through all rules, in checked C."""
    figures = watched(mutants(kit), range(MUTANTS))
    assert figures.faults == []
    assert figures.states == MUTANTS
    assert figures.accepted > MUTANTS // 10
    assert figures.ended > 100


@pytest.mark.parametrize(
    ("name", "change"),
    [(HAND, {"leader[0]": 200}), (HAND, {"hand_size[0]": 99}), (GODS, {"hand_size[0]": 99}), (ARMY, {"players": 0})],
)
def test_the_watch_sees_a_state_that_no_rule_can_go_on_from(name: str, change: Change) -> None:
    """What `valid` keeps away: past it, such a state makes the rules fail."""
    found = in_turn(name)
    at = found.game.on("compiled-checked")
    with pytest.raises((IndexError, OverflowError, AssertionError, ZeroDivisionError, ValueError)):
        play_on(at.position_type(at, found.setup, spoiled(found, change)), Random(0))
