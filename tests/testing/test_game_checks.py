"""Each check of games finds the games that it is meant to find, and says where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import theagon
from tests.sampling import first_of
from tests.testing import broken
from tests.testing.broken import WrappedGame, WrappedPosition, spoilt, with_positions, with_verbs
from theagon import testing
from theagon.errors import TheagonError
from theagon.games.play.game import Game
from theagon.testing import ConformanceError, check_game

SEEDS = (2,)


def fails(check: Callable[..., object], game: Game, what: str) -> ConformanceError:
    """The error that this check raises for a game."""
    with pytest.raises(ConformanceError, match=what) as found:
        check(game, SEEDS)
    return found.value


@pytest.mark.parametrize("wrapper", first_of([WrappedPosition, WrappedGame]))
@pytest.mark.slow
def test_a_game_that_is_merely_wrapped_holds_to_all(wrapper: Any) -> None:
    """So the wrapping is not what the tests below find."""
    check_game(with_positions(wrapper) if wrapper is WrappedPosition else with_verbs(wrapper), range(1))


@pytest.mark.parametrize(
    ("check", "game"),
    [
        (testing.check_determinism, with_verbs(broken.Restless)),
        (testing.check_clone, with_positions(broken.Selfsame)),
        (testing.check_legal_actions, with_positions(broken.Unordered)),
        (testing.check_names, with_positions(broken.Silent)),
        (testing.check_serialisation, with_verbs(broken.Patching)),
        (testing.check_lockstep, spoilt(lambda machine: setattr(machine.world.unit[0], "health", 3))),
        (testing.check_secrecy, with_positions(broken.Telling)),
    ],
)
@pytest.mark.slow
def test_the_whole_set_of_checks_has_each_of_them(check: Callable[..., object], game: Game) -> None:
    """No other check finds these games."""
    with pytest.raises(ConformanceError) as found:
        check_game(game, SEEDS)
    assert found.value.check == check.__name__


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (with_verbs(broken.Restless), "begins two ways"),
        (with_verbs(broken.Forgetful), "restored from its bytes"),
        (with_positions(broken.Twofold), "events are not those that apply returned"),
    ],
    ids=["restless", "forgetful", "twofold"],
)
def test_a_match_that_goes_two_ways_is_found(game: Game, what: str) -> None:
    fails(testing.check_determinism, game, what)


def test_a_match_that_goes_otherwise_in_a_new_process_is_found() -> None:
    with pytest.raises(ConformanceError, match="another course in a new process") as found:
        testing.check_new_process("tests.testing.broken:HASHING", seeds=[3])
    assert (found.value.seed, found.value.step) == (3, 0)


@pytest.mark.parametrize("source", ["tests.testing.broken:NONE", "tests.no_such_module:GAME", "", "nothing"])
def test_a_game_that_cannot_be_found_is_an_error(source: str) -> None:
    with pytest.raises(TheagonError, match="there is no game at"):
        testing.check_new_process(source)


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (broken.Selfsame, "acting on a clone changes"),
        (broken.Mutant, "a clone is not equal"),
        (broken.Sharing, "acting on a clone changes"),
    ],
)
def test_a_clone_that_is_none_is_found(kind: type[WrappedPosition], what: str) -> None:
    fails(testing.check_clone, with_positions(kind), what)


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (broken.Generous, "there is a reason against a possible action"),
        (broken.Mean, "not on the legal list"),
        (broken.Stuck, "nothing can be done"),
        (broken.Endless, "the match is over, and something can be done"),
        (broken.Twice, "on the legal list twice"),
        (broken.Doubting, "there is a reason against a possible action"),
        (broken.Fickle, "for another reason than why_not gives"),
        (broken.Wordless, "the reason mood has no text"),
        (broken.Stubborn, "has a reason against it .*, and can be carried out"),
        (broken.Resentful, "is refused, and changes the state"),
        (broken.Lawless, "by a clause that does not exist"),
        (broken.Unordered, "the legal list is not in ascending order"),
        (broken.Forgetting, "the options are not the legal actions"),
    ],
)
def test_a_legal_list_that_is_not_the_law_is_found(kind: type[WrappedPosition], what: str) -> None:
    fails(testing.check_legal_actions, with_positions(kind), what)


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (broken.Illegible, "a name is not read"),
        (broken.Misreading, "a name leads to another action"),
        (broken.Silent, "an action has no words"),
    ],
)
def test_a_name_that_leads_nowhere_is_found(kind: type[WrappedPosition], what: str) -> None:
    fails(testing.check_names, with_positions(kind), what)


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        (broken.Open, "view"),
        (broken.Prophetic, "observation"),
        (broken.Ordered, "options"),
        (broken.Hinting, "why_not"),
        (broken.Sure, "preview"),
        (broken.Glancing, "chances"),
        (broken.Cheating, "decide('random')"),
        (broken.Telling, "events"),
        (broken.Confiding, "events"),
    ],
)
def test_a_leaked_secret_is_found_with_its_place(kind: type[WrappedPosition], field: str) -> None:
    error = fails(testing.check_secrecy, with_positions(kind), "what it cannot know")
    assert error.field is not None
    assert error.field.startswith(field)
    assert error.seat in (0, 1, "spectator")


@pytest.mark.slow
def test_a_determinization_that_hides_nothing_is_found() -> None:
    """With such a game, everything that a seat sees would seem known to it."""
    fails(testing.check_secrecy, with_positions(broken.Remembering), "are never redrawn")


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (with_verbs(broken.Lossy), "read from its bytes is not the same"),
        (with_verbs(broken.Patching), "lacks its last byte"),
        (with_verbs(broken.Reseeding), "set-up written as JSON and read again is not the same"),
        (with_verbs(broken.Unrecorded), "a replay does not verify"),
        (with_positions(broken.Hashless), "have the same hash"),
    ],
    ids=["lossy", "patching", "reseeding", "unrecorded", "hashless"],
)
def test_a_part_that_a_file_does_not_restore_is_found(game: Game, what: str) -> None:
    fails(testing.check_serialisation, game, what)


SPOILS: dict[str, tuple[Callable[[Any], None], str]] = {
    "unit[0].health": (lambda m: setattr(m.world.unit[0], "health", 3), "the states differ"),
    "rng[3]": (lambda m: m.world.rng.__setitem__(3, 7), "the states differ"),
    "hand[1][2]": (lambda m: m.world.hand[1].__setitem__(2, 99), "the states differ"),
    "": (lambda m: setattr(m.world.event[0], "amount", 77), "the logs differ"),
    "in ": (lambda m: setattr(m, "legal_list", lambda: [1, 1]), "the legal lists differ"),
}


@pytest.mark.parametrize("field", SPOILS)
def test_a_single_number_that_differs_between_two_back_ends_is_found_and_named(field: str) -> None:
    spoil, what = SPOILS[field]
    with pytest.raises(ConformanceError, match=what) as found:
        testing.check_lockstep(spoilt(spoil), [0], on=("interpreted", "compiled"))
    assert (found.value.seed, found.value.step) == (0, 6)
    assert (found.value.field or "").startswith(field)


def raise_fault(_: Any) -> None:
    raise IndexError("hand_size 200 is outside 0..9")


def test_a_fault_of_the_rules_on_one_back_end_is_reported() -> None:
    with pytest.raises(ConformanceError, match=r"the rules raise IndexError.*outside 0\.\.9"):
        testing.check_lockstep(spoilt(raise_fault), [0], on=("interpreted", "compiled"))


def test_an_error_has_the_fault_the_match_the_action_and_the_way_to_reproduce_it() -> None:
    with pytest.raises(ConformanceError) as found:
        testing.check_names(with_positions(broken.Misreading), [5])
    error = found.value
    assert (error.game, error.check, error.seed) == ("hand-of-the-gods", "check_names", 5)
    for part in (
        "hand-of-the-gods: a name leads to another action",
        "in the match of seed 5, after",
        "action: ",
        "to see it again: check_names(..., seeds=[5])",
    ):
        assert part in str(error)
    with pytest.raises(ConformanceError) as again:
        testing.check_names(with_positions(broken.Misreading), seeds=[5])
    assert str(again.value) == str(error)


def test_the_matches_of_the_default_seeds_are_of_every_mode() -> None:
    for name in ("hand-of-the-gods", "army-of-gods"):
        game = theagon.load(name)
        dealt = [testing.deal(game, seed) for seed in range(8)]
        assert {len(setup.decks) for setup in dealt} == {mode.seats for mode in game.modes.values()}
