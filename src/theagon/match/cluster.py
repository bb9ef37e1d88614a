"""Work on a Ray cluster. As with threads, the results are those of one thread, in order.

The work is sent to each worker process once; a Ray task runs a group of small tasks that take about a second. If a
process or a machine dies, Ray runs its tasks elsewhere. The number of tasks in flight is bounded, so a slow reader
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

SECONDS: Final = 1.0  # the time of a task
WAITING: Final = 2  # tasks in flight for each processor of the cluster
RETRIES: Final = 5  # of a task after its process died
LOCAL: Final = "local"

T = TypeVar("T")
R = TypeVar("R")


@contextmanager
def connected(address: str, game: str, processes: int) -> Iterator[RayCluster]:
    """Connect to the Ray cluster at an address, such as `auto`; `local` starts one with `processes` processes here.

    Raises TheagonError if there is none, or if Ray is not installed.
    """
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise TheagonError("--cluster: there is no ray", hint="pip install 'theagon[cluster]'") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # sends nothing to its makers
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
    """A connected Ray cluster, for work on one game."""

    def __init__(self, ray: Any, game: str) -> None:
        self.worked = 0.0
        """The seconds that worker processes took for all finished tasks."""
        self._ray = ray
        self._versions = game, versions(game)
        self._run = ray.remote(max_retries=RETRIES, num_cpus=1)(run)

    def ordered(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R]:
        """Yield the results of the tasks in order. Raises the errors of the work, and TheagonError if Ray gives up.

        Closing the iterator cancels the remaining tasks.
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
            raise TheagonError(f"--cluster: a task was lost after {RETRIES} retries: {reason}") from None
        return found


def run(work: Callable[[T], R], group: list[T], game: str, wanted: str) -> tuple[float, list[R]]:
    """Run some tasks in a worker process. Returns the seconds and the results. Raises TheagonError for other rules."""
    if versions(game) != wanted:
        where = f"the worker on {socket.gethostname()}"
        hint = "install the same version of Theagon on every machine"
        raise TheagonError(f"{where} has other rules or cards of {game} than this machine", hint=hint)
    began = perf_counter()
    results = [work(task) for task in group]
    return perf_counter() - began, results


@cache
def versions(game: str) -> str:
    """Return the versions of cards and rules, which must be the same on all machines."""
    found = load_game(game)
    return f"{found.card_set} {source_hash(found.backend.program)}"
