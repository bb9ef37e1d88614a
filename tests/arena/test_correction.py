"""The luck of a match: nothing on average, whatever values positions; and the share of pairs corrected for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

import pytest

from tests.games.kits import KITS
from theagon.arena.correction import Corrected, Luck
from theagon.arena.pairs import Pair, Played, play_pairs
from theagon.arena.standing import ADDED, Standing
from theagon.compiler.machine import Machine
from theagon.games.bots.curves import curve_of
from theagon.games.bots.players import player_number
from theagon.match.simulate import mirror_decks


def standing_of_the_first_seat(machine: Machine, _seed: int) -> float:
    """One-sided: what the other has counts less."""
    worth = int(machine.evaluate(0))
    return worth / (abs(worth) + 1000)


def nonsense(machine: Machine, seed: int) -> float:
    """The cards that lie on top of a deck and in a hand, which no player sees at once."""
    g = machine.world
    return int(sum(g.hand[0]) + 3 * sum(g.deck[1][: g.deck_size[1]][-2:]) + seed) % 17 / 17


class Blunder(Luck):
    """A wrong correction: it counts what the decisions of a player add."""

    def act(self, machine: Machine, action: int) -> None:
        decides, before = machine.world.to_act == 0, standing_of_the_first_seat(machine, 0)
        machine.act(action)
        if decides:
            self.total += standing_of_the_first_seat(machine, 0) - before


def errors_from_zero(name: str, value: Callable[[Machine, int], float], matches: int, kind: type[Luck] = Luck) -> float:
    """The mean luck of the first contestant in matches of a bot against itself, in standard errors."""
    game, bot = KITS[name].game("compiled"), player_number("greedy:20")
    plan, found = mirror_decks(list(game.starter_decks().values()), matches, 7), []
    for k in range(matches):
        pairing = plan.pairing(k)
        setup = game.setup([plan.decks[i] for i in pairing.decks], seed=0)
        with game.borrowed(setup) as machine, game.borrowed(setup) as twin:
            luck = kind(twin, value, pairing.seed)
            machine.begin(pairing.seed)
            while machine.world.winner < 0:
                luck.act(machine, machine.decide(bot))
        found.append(luck.total)
    assert pstdev(found) > 0
    return fmean(found) / pstdev(found) * sqrt(matches)


@pytest.mark.slow
@pytest.mark.parametrize("name", KITS)
@pytest.mark.parametrize("value", [standing_of_the_first_seat, nonsense])
def test_luck_is_nothing_on_average_whatever_values_the_positions(
    name: str, value: Callable[[Machine, int], float]
) -> None:
    assert abs(errors_from_zero(name, value, 80)) < 4


def test_a_correction_of_decisions_would_not_be() -> None:
    assert errors_from_zero("gods-unchained", standing_of_the_first_seat, 30, Blunder) > 4


def test_a_place_of_a_deck_that_a_player_has_foreseen_is_not_drawn_anew() -> None:
    """GU7.15: it may stay on top because it is good, so the next card is no longer any of the deck."""
    game, bot = KITS["gods-unchained"].game("compiled"), player_number("random")
    setup, kept = game.setup(["magic", "magic"], seed=0), 0
    with game.borrowed(setup) as machine, game.borrowed(setup) as twin:
        for seed in range(20):
            luck, g = Luck(twin, nonsense, seed), machine.world
            machine.begin(seed)
            while g.winner < 0:
                of, count = int(g.foreseen_of), int(g.foreseen)
                size = int(g.deck_size[of])
                luck.act(machine, machine.decide(bot))
                if count:
                    left = int(g.deck_size[of])
                    assert luck.known[of].issuperset(range(size - count, left))
                    kept += len(luck.known[of]) < left  # once a card was put below, the whole order counts as known
    assert kept


def measured(name: str, a: str, b: str, pairs: int, first: int = 1) -> Iterator[Pair]:
    game = KITS[name].game("compiled")
    mode = next(iter(game.modes))
    plan = mirror_decks(list(game.starter_decks().values()), pairs, first, game.modes[mode])
    return play_pairs(game, plan, (player_number(a), player_number(b)), 2, curve=curve_of(name, mode))


@pytest.mark.parametrize("name", KITS)
def test_a_mirror_stays_exactly_one_half_and_has_no_luck(name: str) -> None:
    found = Standing(Corrected())
    for pair in measured(name, "greedy:20", "greedy:20", 1):
        assert pair.first.luck == -pair.second.luck != 0
        found.add([pair])
    corrected = found.facts()["corrected"]
    assert (corrected["share"], corrected["luck"], corrected["worth"]) == (0.5, 0.0, None)
    low, high = corrected["interval"]
    assert low < 0.5 < high


def test_measuring_luck_changes_no_match_and_threads_change_no_luck() -> None:
    game, players = KITS["gods-unchained"].game("compiled"), (player_number("greedy:20"), player_number("random"))
    plan, curve = mirror_decks(list(game.starter_decks().values()), 3, 1), curve_of("gods-unchained", "duel")

    def played(**how: Any) -> list[Any]:
        pairs = play_pairs(game, plan, players, **how)
        return [(each.score, each.decisions, each.luck) for pair in pairs for each in (pair.first, pair.second)]

    plain, lucky = played(), played(curve=curve)
    assert [each[:2] for each in plain] == [each[:2] for each in lucky]
    assert {luck for *_, luck in plain} == {0.0}
    assert played(curve=curve, workers=3) == lucky


@pytest.mark.slow
@pytest.mark.parametrize(("a", "b"), [("greedy:20", "greedy:20"), ("greedy:20", "greedy:1"), ("level-2", "level-4")])
def test_of_players_of_several_strengths_the_plain_and_the_corrected_share_agree(a: str, b: str) -> None:
    for first in (1, 1000):
        found = Standing(Corrected())
        found.add(measured("gods-unchained", a, b, 30, first))
        corrected = found.facts()["corrected"]
        low, high = corrected["interval"]
        assert low <= found.share <= high
        low, high = found.interval()
        assert low <= corrected["share"] <= high


def drawn(dice: Random, share: float, weight: float) -> tuple[float, float]:
    """A pair's score with this mean, and a luck that decides it as far as its weight says."""
    luck = dice.uniform(-0.2, 0.2)
    return float(dice.random() < share + weight * luck), luck


@pytest.mark.parametrize("share", [0.3, 0.5, 0.65])
@pytest.mark.parametrize("weight", [0.0, 1.5])
def test_the_corrected_mean_is_right_and_its_interval_holds_the_truth_over_many_seeds(
    share: float, weight: float
) -> None:
    """Right on average already after few pairs: the multiple does not depend on the pair that it corrects."""
    means, held = [], 0
    for seed in range(600):
        dice, found = Random(seed), Corrected()
        for _ in range(60):
            found.add(*drawn(dice, share, weight))
        low, high = found.interval(ADDED)
        held += low <= share <= high
        means.append(found.share)
    assert abs(fmean(means) - share) < 4 * pstdev(means) / sqrt(600)
    assert 0.92 < held / 600 < 0.985


@pytest.mark.parametrize("weight", [0.0, 1.0, 2.0])
def test_it_is_worth_as_many_pairs_as_the_correlation_says(weight: float) -> None:
    """Of the variance, the share of the squared correlation goes; where luck says nothing, nearly nothing is lost."""
    dice, found = Random(3), Corrected()
    for _ in range(20_000):
        found.add(*drawn(dice, 0.5, weight))
    explained = weight**2 * 0.4**2 / 12 / 0.25
    assert found.worth == pytest.approx(20_000 / (1 - explained), rel=0.03)


def test_the_sequential_test_takes_the_corrected_results() -> None:
    dice, plain, corrected = Random(5), Standing(), Standing(Corrected())
    for _ in range(300):
        luck = dice.uniform(-0.5, 0.5)
        score = min(1.0, max(0.0, round(4 * (0.56 + luck)) / 4))
        pair = Pair(*[Played(score, 0.5, (1, 1), (0.0, 0.0), luck)] * 2)
        plain.add([pair])
        corrected.add([pair])
    assert corrected.verdict(0, 20) == "stronger"
    assert abs(corrected.likelihood(0, 20)) > 4 * abs(plain.likelihood(0, 20))
