"""Who meets next is decided by what is known, and a league goes the same however it is played."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from theagon.arena.league import UNSURE, Kept, Meeting, Player, check_kept, next_pairings, play_league
from theagon.arena.protocol import usual_mode
from theagon.arena.ratings import intervals, rate
from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.bots.players import player_number

GAME = load_game("gods-unchained")
OPTIONS = usual_mode(GAME).options
DECKS = list(GAME.starter_decks().values())
NAMES = ("random", "level-1", "level-2", "greedy")
PLAYERS = {
    name: Player(name, player_number(name), {"one": DECKS[k], "other": DECKS[k + 1]}) for k, name in enumerate(NAMES)
}
EVEN = [(a, b, 0.5) for a in "abc" for b in "abc" if a < b]


def meetings(count: int, done: list[Meeting] | None = None, threads: int = 1) -> list[Meeting]:
    before = done or []
    return before + list(islice(play_league(GAME, OPTIONS, PLAYERS, 3, before, threads), count - len(before)))


def test_at_first_everyone_meets() -> None:
    pairings = next_pairings("abcd", [], 2)
    assert sorted(each for pair in pairings for each in pair) == ["a", "b", "c", "d"]


def test_a_newcomer_meets_the_others_before_they_meet_again() -> None:
    assert all("d" in pair for pair in next_pairings("abcd", 4 * EVEN, 3))


@pytest.mark.parametrize("seed", range(5))
def test_the_next_meeting_lowers_the_variances_most(seed: int) -> None:
    """By the whole matrix of what is known, inverted for each meeting that could be next."""
    dice, size = np.random.default_rng(seed), 5
    met = []
    for _ in range(12):
        a, b = dice.choice(size, 2, replace=False).tolist()
        met.append((a, b, float(dice.choice([0, 0.5, 1]))))
    strengths = [10 ** (rating / 400) for rating in rate([met], size)]

    def information(a: int, b: int) -> NDArray[np.float64]:
        share = strengths[a] / (strengths[a] + strengths[b])
        apart = np.eye(size)[a] - np.eye(size)[b]
        found: NDArray[np.float64] = share * (1 - share) * np.outer(apart, apart)
        return found

    known = UNSURE * np.eye(size) + np.sum([information(a, b) for a, b, _ in met], axis=0)
    left = {pair: np.trace(np.linalg.inv(known + information(*pair))) for pair in combinations(range(size), 2)}
    (chosen,) = next_pairings("abcde", [("abcde"[a], "abcde"[b], share) for a, b, share in met], 1)
    assert left["abcde".index(chosen[0]), "abcde".index(chosen[1])] == pytest.approx(min(left.values()))


def test_more_meetings_make_narrower_intervals() -> None:
    few, many = ([high - low for low, high in intervals(k * [[(0, 1, 0.75)]], 2)] for k in (3, 60))
    assert max(many) < min(few) / 2


def test_it_goes_the_same_on_any_number_of_threads_and_wherever_it_is_taken_up() -> None:
    whole = meetings(12)
    assert meetings(12, threads=3) == whole
    assert all(meetings(12, whole[:k]) == whole for k in (1, 7, 8, 11))


def test_both_sit_on_either_side_with_equal_seeds() -> None:
    for number, meeting in enumerate(meetings(5)):
        assert (meeting.first.first, meeting.first.second) == (meeting.second.second, meeting.second.first)
        assert meeting.first.seed == meeting.second.seed == 3 + number


def test_a_match_is_its_actions() -> None:
    """Any change of them, of the seed, the decks or the end is found."""
    (meeting,) = meetings(1)
    kept = meeting.first
    decks = {key: player.decks for key, player in PLAYERS.items()}
    check_kept(GAME, OPTIONS, kept, decks)
    last, score = len(kept.actions), kept.score
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"actions": kept.actions[:-1]}, f"it is recorded as over after step {last - 1}, but is not over there"),
        ({"actions": (*kept.actions, 5)}, f"step {last + 1} has the action 5, but the match is over after step {last}"),
        ({"actions": (-1, *kept.actions[1:])}, r"step 1 has the action -1, which is none of the \d+ legal ones"),
        ({"actions": (*kept.actions[:3], 1 << 40)}, f"step 4 has the action {1 << 40}, which is none of"),
        ({"seed": kept.seed + 1}, "step"),
        ({"score": 1 - score}, f"score after step {last}, its last, is recorded as {1 - score}, but is {score}"),
        (
            {"final_hash": kept.final_hash[::-1]},
            f"the hash after step {last}, its last, is recorded as {kept.final_hash[::-1]}, but is {kept.final_hash}",
        ),
        ({"first": "nobody"}, "no such entry or deck"),
        ({"decks": ("third", "one")}, "no such entry or deck"),
        ({"decks": tuple("other" if deck == "one" else "one" for deck in kept.decks)}, "step"),
    ]
    for change, told in wrong:
        fields = {name: getattr(kept, name) for name in Kept.__struct_fields__}
        with pytest.raises(TheagonError, match=told):
            check_kept(GAME, OPTIONS, Kept(**fields | change), decks)
    with pytest.raises(TheagonError):
        check_kept(GAME, OPTIONS, kept, decks | {kept.first: dict.fromkeys(("one", "other"), DECKS[7])})


def test_who_has_several_decks_draws_one_for_each_match() -> None:
    drawn = {deck for meeting in meetings(8) for kept in (meeting.first, meeting.second) for deck in kept.decks}
    assert drawn == {"one", "other"}
