"""Measurements of a Ray cluster of worker processes on this machine: what it adds and costs, and its objects' size."""

from __future__ import annotations

import pickle
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from bench.figure import Figure
from theagon.games.bots.players import player_number
from theagon.match.cluster import LOCAL, SECONDS, RayCluster, connected
from theagon.match.dataset import record
from theagon.match.dataset_rows import Wanted
from theagon.match.simulate import drawn_decks, play
from theagon.match.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from theagon.games.play.game import Game
    from theagon.match.ordered import Workers
    from theagon.match.simulate import Plan, Result

PLAYER: Final = "greedy"
MATCHES: Final = 100_000_000  # more than a measurement plays
RANDOM: Final = (0, 0)
RESULTS: Final = 4096
RECORDED: Final = 32
WARM: Final = 8 * SECONDS  # until tasks take as long as they should


def cluster_figures(game: Game) -> Iterator[Figure]:
    """Yield the figures of a Ray cluster on this machine. The first two take a minute each."""
    yield Figure("two processes against one", "times", 1.7, lambda s: processes_gain(game, 40 * s), runs=1)
    yield Figure("share of Ray", "of 1", 0.05, lambda s: ray_share(game, 40 * s), True, runs=1)
    yield Figure("result as it is sent", "bytes", 100, lambda _: result_bytes(game), True, runs=1)
    yield Figure("counting a result", "µs", 10, lambda _: counting_seconds(game), True, 1e6)
    yield Figure("match with all decisions", "KB", 600, lambda _: recorded_bytes(game), True, 1e-3, runs=1)


def processes_gain(game: Game, seconds: float) -> float:
    """Return the actions of two worker processes as a multiple of those of one."""
    return _on_processes(game, 2, seconds) / _on_processes(game, 1, seconds)


def ray_share(game: Game, seconds: float) -> float:
    """Return the share of a worker process's time that is not spent on play."""
    with connected(LOCAL, game.name, 1) as cluster:
        results = _warm(game, cluster)
        began, before = _arrival(results, cluster)
        ended, worked = began, before
        while ended - began < seconds:
            ended, worked = _arrival(results, cluster)
        results.close()
    return 1 - (worked - before) / (ended - began)


def _arrival(results: Iterator[object], cluster: RayCluster) -> tuple[float, float]:
    """Return when the next task comes back, and the seconds that all tasks until then took."""
    before = cluster.worked
    while cluster.worked == before:
        next(results)
    return perf_counter(), cluster.worked


def result_bytes(game: Game) -> float:
    """Return the bytes of a result as a worker sends it."""
    return len(pickle.dumps(_played(game))) / RESULTS


def counting_seconds(game: Game) -> float:
    """Return the time that one process takes to unpack a result and to count it."""
    sent, tally = pickle.dumps(_played(game)), Tally(list(game.starter_decks()))
    began = process_time()
    tally.add(pickle.loads(sent))  # noqa: S301 - made above
    return (process_time() - began) / RESULTS


def recorded_bytes(game: Game) -> float:
    """Return the bytes of a match with all its decisions as a worker sends it."""
    parts = record(game, _plan(game, RECORDED), RANDOM, Wanted(observations=True, legal=True))
    return sum(len(pickle.dumps(part)) for part in parts) / RECORDED


def _played(game: Game) -> list[Result]:
    """Return results of random players."""
    return [result for part in play(game, _plan(game, RESULTS), RANDOM) for result in part]


def _plan(game: Game, matches: int) -> Plan:
    return drawn_decks(list(game.starter_decks().values()), matches, 0)


def _on_processes(game: Game, processes: int, seconds: float) -> float:
    with connected(LOCAL, game.name, processes) as cluster:
        return _speed(game, cluster, seconds)


def _speed(game: Game, workers: Workers, seconds: float) -> float:
    """Return actions a second, from the first results after the warm-up on."""
    results = _warm(game, workers)
    actions, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        actions += sum(result.actions for result in next(results))
    results.close()
    return actions / spent


def _warm(game: Game, workers: Workers) -> Generator[list[Result]]:
    """Return the results of matches from the end of the warm-up on."""
    player = player_number(PLAYER, game.name)
    results = play(game, _plan(game, MATCHES), (player, player), workers)
    start = perf_counter() + WARM
    while perf_counter() < start:
        next(results)
    return results
