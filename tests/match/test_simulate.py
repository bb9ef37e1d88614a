"""Matches by the thousand: the same whatever plays them, and counted right."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from theagon.games.base import Finish
from theagon.games.bots.players import player_number
from theagon.games.hand_of_the_gods.game import HandOfTheGods
from theagon.match.simulate import Pairing, Plan, Result, drawn_decks, fixed_decks, play, round_robin
from theagon.match.tally import Tally, wilson

RANDOM = (player_number("random"), player_number("random"))
GREEDY = (player_number("greedy:20"), player_number("random"))


def results(game: HandOfTheGods, plan: Plan, players: tuple[int, int] = RANDOM, workers: int = 1) -> list[Result]:
    return [result for batch in play(game, plan, players, workers) for result in batch]


@pytest.fixture(scope="module")
def decks(game: HandOfTheGods) -> Sequence[Any]:
    return list(game.starter_decks().values())


# ---- playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [RANDOM, GREEDY])
def test_results_are_the_same_for_every_number_of_threads(
    game: HandOfTheGods, decks: Sequence[Any], players: tuple[int, int]
) -> None:
    plan = drawn_decks(decks, 600 if players == RANDOM else 30, 5)
    alone = results(game, plan, players)
    assert [result.pairing for result in alone] == [plan.pairing(k) for k in range(plan.games)]
    assert results(game, plan, players, workers=3) == alone


def test_the_seed_says_which_deck_begins_as_in_a_match_played_by_hand(
    game: HandOfTheGods, decks: Sequence[Any]
) -> None:
    begun = Counter[int]()
    for result in results(game, fixed_decks(decks[:2], 20, 0)):
        position = game.new(game.setup(decks[:2], seed=result.pairing.seed))
        assert result.finish.order[0] == position.contestants[0]
        begun[result.finish.order[0]] += 1
    assert min(begun[0], begun[1]) > 3


def test_a_replayed_random_match_ends_as_its_result_says(game: HandOfTheGods, decks: Sequence[Any]) -> None:
    (result,) = results(game, fixed_decks(decks[:2], 1, 3))
    machine = game.seated(game.setup(decks[:2], seed=3))
    assert machine.match(3, *RANDOM) == result.actions
    assert hashlib.blake2b(machine.state(), digest_size=16).digest() == result.final_hash
    assert result.finish.turns == machine.world.turn
    assert result.finish.winners == (machine.world.contestant[machine.world.winner],)


def test_stopping_early_leaves_the_results_so_far_and_ends_the_threads(
    game: HandOfTheGods, decks: Sequence[Any]
) -> None:
    plan = fixed_decks(decks[:2], 100_000_000, 0)
    batches = play(game, plan, RANDOM, workers=2)
    first = next(batches)
    batches.close()
    assert first == results(game, fixed_decks(decks[:2], len(first), 0))


# ---- plans -----------------------------------------------------------------------------------------------------------


def test_every_pair_of_decks_is_drawn_about_as_often(decks: Sequence[Any]) -> None:
    plan = drawn_decks(decks, 4900, 1)
    drawn = Counter(plan.pairing(k).decks for k in range(plan.games))
    assert len(drawn) == len(decks) ** 2
    assert all(60 <= count <= 145 for count in drawn.values())


@pytest.mark.parametrize("games", [4, 5])
def test_in_a_round_robin_every_two_decks_meet_as_often_with_seats_swapped(games: int) -> None:
    plan = round_robin(["a", "b", "c"], games, 10)
    pairings = [plan.pairing(k) for k in range(plan.games)]
    met = Counter(tuple(sorted(pairing.decks)) for pairing in pairings)
    assert met == {(0, 1): games, (0, 2): games, (1, 2): games}
    assert len(set(pairings)) == len(pairings)
    seeds: dict[int, list[tuple[int, ...]]] = {}
    for pairing in pairings:
        seeds.setdefault(pairing.seed, []).append(pairing.decks)
    for first, *second in seeds.values():
        assert second in ([], [first[::-1]])


# ---- counting --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
    ],
)  # the last two: R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
def test_the_interval_is_wilsons(won: int, played: int, low: float, high: float) -> None:
    assert wilson(won, played) == pytest.approx((low, high), abs=0.0001)


def result(decks: tuple[int, int], winner: int | None, first: int = 0, final: bytes = b"x", turns: int = 20) -> Result:
    winners = () if winner is None else (winner,)
    return Result(
        Pairing(decks, 0),
        10,
        Finish((first, 1 - first), winners, () if winners else (0, 1), turns, bool(winners)),
        final,
    )


@pytest.fixture
def tally() -> Tally:
    tally = Tally(("ares", "ra"))
    tally.add([result((0, 1), 0), result((0, 1), 1, first=1), result((1, 0), 0, first=1), result((1, 0), None)])
    tally.add([result((0, 0), 1)])
    return tally


@pytest.mark.parametrize(
    ("where", "won", "drawn", "played"),
    [
        (lambda facts: facts["players"][0], 2, 1, 5),
        (lambda facts: facts["players"][1], 2, 1, 5),
        (lambda facts: facts["seats"]["p1"], 2, 1, 5),
        (lambda facts: facts["seats"]["p2"], 2, 1, 5),
        (lambda facts: facts["decks"]["ares"], 1, 1, 4),
        (lambda facts: facts["decks"]["ra"], 2, 1, 4),
        (lambda facts: facts["pairs"][0], 1, 1, 4),
    ],
)
def test_wins_are_counted_by_player_seat_deck_and_pair(
    tally: Tally, where: Callable[[dict[str, Any]], dict[str, Any]], won: int, drawn: int, played: int
) -> None:
    facts = where(tally.facts(["random", "greedy"]))
    assert (facts["won"], facts["drawn"], facts["played"], facts["rate"]) == (won, drawn, played, won / played)
    assert facts["interval"] == wilson(won, played)


def test_a_tally_counts_all_matches_their_actions_and_those_won_by_the_aim_of_the_game(tally: Tally) -> None:
    assert (tally.games, tally.actions, tally.drawn) == (5, 50, 1)
    assert tally.facts(["random", "greedy"])["by_aim"] == 4


def test_a_deck_that_is_named_twice_meets_itself() -> None:
    tally = Tally(("ares", "ares"))
    tally.add([result((0, 1), 0)])
    facts = tally.facts(["random", "greedy"])
    assert (facts["decks"], facts["pairs"]) == ({}, [])


def test_the_lengths_of_matches_are_reported_as_quantiles() -> None:
    tally = Tally(("ares", "ra"))
    tally.add(result((0, 1), 0, turns=turns) for turns in range(40, 0, -1))
    assert tally.facts(["random", "greedy"])["turns"] == {"5%": 2, "50%": 20, "95%": 38}


def test_the_digest_is_a_hash_of_the_final_hashes_in_order() -> None:
    def digest(*finals: bytes) -> str:
        tally = Tally(("ares", "ra"))
        tally.add(result((0, 1), 0, final=final) for final in finals)
        return tally.digest

    assert digest(b"one", b"two") == hashlib.blake2b(b"onetwo", digest_size=16).hexdigest()
    assert digest(b"one", b"two") != digest(b"two", b"one")
