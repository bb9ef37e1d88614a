"""Work on a Ray cluster: as on threads, the results are those of one thread, in order.

The work itself goes to each worker process once; a task is a run of its small tasks that takes about a second. If a
process or a machine dies, Ray runs its tasks again elsewhere. Only so many tasks are in flight, so a reader who is slow
makes the cluster wait, and memory stays bounded.
"""

from __future__ import annotations

import importlib
import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from time import perf_counter
from typing import Any, Final, TypeVar

from theagon.compiler.build import source_hash
from theagon.errors import TheagonError
from theagon.games import load_game

SECONDS: Final = 1.0  # of a task
WAITING: Final = 2  # tasks in flight for each processor of the cluster
RETRIES: Final = 5  # of a task whose process died
LOCAL: Final = "local"

T = TypeVar("T")
R = TypeVar("R")


@contextmanager
def connected(address: str, game: str, processes: int) -> Iterator[RayCluster]:
    """The Ray cluster at an address, such as `auto`, for work on a game; `local` starts one of so many processes here.

    Raises TheagonError if there is none, or if Ray is not installed.
    """
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise TheagonError("--cluster: there is no ray", hint="pip install 'theagon[cluster]'") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
    started = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, logging_level="ERROR", log_to_driver=False, **started)
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise TheagonError(f"--cluster {address}: {reason}", hint="an address, auto, or local") from None
    try:
        yield RayCluster(ray, game)
    finally:
        ray.shutdown()


class RayCluster:
    """A Ray cluster that is connected, for work on one game."""

    def __init__(self, ray: Any, game: str) -> None:
        self.worked = 0.0
        """The seconds that worker processes took for all tasks whose results have come."""
        self._ray = ray
        self._versions = game, versions(game)
        self._run = ray.remote(max_retries=RETRIES, num_cpus=1)(run)

    def ordered(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R]:
        """The results of the tasks in their order. Raises what the work raises, and TheagonError if Ray gives up.

        Closing the iterator cancels the tasks that are left.
        """
        remaining, waiting, size = iter(tasks), deque[tuple[Any, int]](), 1
        held = self._ray.put(work)
        try:
            while True:
                while len(waiting) < WAITING * self._processors() and (group := list(islice(remaining, size))):
                    waiting.append((self._run.remote(held, group, *self._versions), len(group)))
                if not waiting:
                    return
                task, count = waiting.popleft()
                seconds, results = self._results(task)
                self.worked += seconds
                size = max(1, min(2 * size, round(count * SECONDS / max(seconds, 1e-6))))
                yield from results
        finally:
            for task, _ in waiting:
                self._ray.cancel(task, force=False)

    def _processors(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _results(self, task: Any) -> tuple[float, list[Any]]:
        errors = self._ray.exceptions
        try:
            found: tuple[float, list[Any]] = self._ray.get(task)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            reason = str(error).strip().partition("\n")[0]
            raise TheagonError(f"--cluster: a task was lost, {RETRIES} times tried again: {reason}") from None
        return found


def run(work: Callable[[T], R], group: list[T], game: str, wanted: str) -> tuple[float, list[R]]:
    """In a worker process: the seconds that some tasks took, and their results. Raises TheagonError for other rules."""
    if versions(game) != wanted:
        where = f"the worker on {socket.gethostname()}"
        hint = "install the same version of Theagon on every machine"
        raise TheagonError(f"{where} has other rules or cards of {game} than this machine", hint=hint)
    began = perf_counter()
    results = [work(task) for task in group]
    return perf_counter() - began, results


@cache
def versions(game: str) -> str:
    """What must be the same on all machines, so that the results are."""
    found = load_game(game)
    return f"{found.card_set} {source_hash(found.backend.program)}"
