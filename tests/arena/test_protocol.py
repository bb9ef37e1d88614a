"""Protocols of benchmarks: what they are frozen to, and that no learner has met what they test with."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.arena.test_standing import drawn_pair
from theagon.arena.benchmark import Results
from theagon.arena.protocol import PACKAGED, USUAL, Protocol, environments, load_protocol, named_decks
from theagon.arena.standing import share_of
from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.kernel.rng import FIRST_TEST_SEED, MAX_SEED
from tools.benchmark_protocols import text

TASKS = [(name, game) for name in PACKAGED for game in load_protocol(name).games]

by_task = pytest.mark.parametrize(("name", "game"), TASKS)


def seeds(protocol: Protocol, opponent: int, pairs: int) -> range:
    """The seeds of the first pairs with an opponent."""
    first = protocol.first_seed(opponent)
    return range(first, first + pairs)


@by_task
def test_its_file_is_written_by_the_tool(name: str, game: str) -> None:
    protocol = load_protocol(name)
    assert game in protocol.games
    assert PACKAGED[name].read_text("utf-8") == text(protocol)


@pytest.mark.parametrize("strength", [0, -250, -600])
def test_ninety_five_of_a_hundred_intervals_hold_the_true_share_over_all_opponents(strength: float) -> None:
    """The opponents are stronger than each other, and the player is weaker by so much."""
    dice, protocol, held, times = Random(3), load_protocol(USUAL), 0, 300
    levels = [strength - 100 * k for k in range(len(protocol.opponents))]
    truth = sum(share_of(level) for level in levels) / len(levels)
    for _ in range(times):
        results = Results(protocol, ["a", "b"], 20)
        results.add(drawn_pair(dice, level) for level in levels for _ in range(20))
        low, high = results.facts()["interval"]
        held += low <= truth <= high
    assert 0.92 <= held / times <= 0.99


@by_task
def test_all_test_matches_have_seeds_that_no_learner_draws(name: str, game: str) -> None:
    protocol, loaded = load_protocol(name), load_game(game)
    for opponent in range(len(protocol.opponents)):
        plan = protocol.plan(loaded, opponent, protocol.pairs)
        dealt = {plan.pairing(k).seed for k in range(plan.games)}
        assert dealt == set(seeds(protocol, opponent, protocol.pairs))
        assert min(dealt) >= FIRST_TEST_SEED


def test_the_last_seed_of_the_last_protocol_that_there_can_be_is_one() -> None:
    protocol = replace(load_protocol(), number=(1 << 20) - 1, opponents=("random",) * 1000, pairs=1 << 20)
    assert load_protocol_of(protocol) == protocol
    assert FIRST_TEST_SEED < seeds(protocol, 999, 1 << 20)[-1] < MAX_SEED


def test_two_opponents_share_no_deal_and_neither_do_two_protocols() -> None:
    protocol = replace(load_protocol(), pairs=1 << 20, opponents=("random",) * 1000)
    later = replace(protocol, number=protocol.number + 1)
    firsts = [seeds(each, opponent, 1 << 20) for each in (protocol, later) for opponent in range(1000)]
    assert all(one[-1] < other[0] for one, other in pairwise(firsts))


@by_task
def test_the_decks_of_the_tests_are_not_those_to_learn_with(name: str, game: str) -> None:
    task, loaded = load_protocol(name).games[game], load_game(game)
    training, test = (named_decks(loaded, each) for each in (task.training, task.test))
    if len(loaded.decks()) > 1:
        assert not training.keys() & test.keys()
        assert not [deck for deck in training.values() if deck.cards in [other.cards for other in test.values()]]
    assert [len(training), len(test)] == [len(task.training), len(task.test)]


@by_task
def test_a_learner_meets_a_mirror_of_each_deck_to_learn_with(name: str, game: str) -> None:
    protocol, loaded = load_protocol(name), load_game(game)
    found = [setup.decks for setup in protocol.training(loaded)[1]]
    assert found == [(deck, deck) for deck in named_decks(loaded, protocol.games[game].training).values()]


def test_a_budget_holds_as_many_decisions_as_it_says() -> None:
    protocol = load_protocol()
    assert [protocol.budget(learnt) for learnt in (0, 10**6, 10**6 + 1, 10**8, 10**8 + 1)] == [
        *(10**6, 10**6),
        *(10**7, 10**8),
        None,
    ]


@by_task
def test_it_is_played_with_the_present_rules_and_cards(name: str, game: str) -> None:
    """After a change of these: `python -m tools.benchmark_protocols`, or once it is released another protocol."""
    protocol = load_protocol(name)
    assert protocol.task(load_game(game)) == protocol.games[game]


@pytest.mark.slow
@by_task
def test_its_decks_and_opponents_are_those_that_it_is_frozen_to(name: str, game: str) -> None:
    """As above."""
    protocol = load_protocol(name)
    assert protocol.fingerprint(load_game(game)) == protocol.games[game].fingerprint


def test_the_fingerprint_changes_with_an_opponent_and_with_a_deck() -> None:
    game, protocol = load_game("army-of-gods"), replace(load_protocol(), opponents=("greedy:20",))
    found = protocol.fingerprint(game)
    assert protocol.fingerprint(game) == found
    assert replace(protocol, opponents=("greedy:2",)).fingerprint(game) != found
    game, task = load_game("gods-unchained"), protocol.games["gods-unchained"]
    less = {"gods-unchained": replace(task, test=task.test[:1])}
    assert protocol.fingerprint(game) != replace(protocol, games=less).fingerprint(game)


def test_a_game_of_other_rules_or_cards_is_refused() -> None:
    game, protocol = load_game("army-of-gods"), load_protocol()
    for change in ({"rules": "0"}, {"cards": "0" * 64}):
        games: Any = {"army-of-gods": replace(protocol.games["army-of-gods"], **change)}
        with pytest.raises(TheagonError, match=r"is played with the (rules|cards) 0+ of army-of-gods, not "):
            replace(protocol, games=games).plan(game, 0, 1)
    with pytest.raises(TheagonError, match="protocol v1 has no part of army-of-gods"):
        replace(protocol, games={}).training(game)


def test_each_game_has_an_environment_to_learn_in() -> None:
    assert {f"theagon/{game}-v1" for game in NAMES} <= environments().keys()


def load_protocol_of(protocol: Protocol) -> Protocol:
    """A protocol as it comes back from a file."""
    Path("protocol.json").write_bytes(msgspec.json.encode(protocol))
    return load_protocol("protocol.json")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that a test leaves are in its own folder."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "change",
    [
        {"pairs": 0},
        {"pairs": (1 << 20) + 1},
        {"number": -1},
        {"number": 1 << 20},
        {"opponents": ()},
        {"opponents": ("random",) * 1001},
        {"name": "V 1"},
        {"name": "v1\n"},
        {"budgets": (0,)},
    ],
)
def test_a_file_with_what_no_protocol_has_is_refused(change: Any) -> None:
    with pytest.raises(TheagonError, match=r"protocol\.json: this is no protocol: "):
        load_protocol_of(replace(load_protocol(), **change))


def test_a_file_of_lists_in_lists_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000)
    with pytest.raises(TheagonError, match=r"deep\.json: this is no protocol: "):
        load_protocol(tmp_path / "deep.json")


def test_decks_of_one_name_are_refused() -> None:
    game = load_game("gods-unchained")
    deck = msgspec.to_builtins(next(iter(game.starter_decks().values())))
    with pytest.raises(TheagonError, match="two decks of the protocol are called"):
        named_decks(game, [deck, deck])


def test_an_opponent_that_there_is_not_is_refused() -> None:
    with pytest.raises(TheagonError, match="there is no player"):
        load_protocol_of(replace(load_protocol(), opponents=("level-9",)))
    with pytest.raises(TheagonError, match="budgets do not ascend"):
        load_protocol_of(replace(load_protocol(), budgets=(2, 1)))
    with pytest.raises(TheagonError, match="there is no protocol 'v2'"):
        load_protocol("v2")
