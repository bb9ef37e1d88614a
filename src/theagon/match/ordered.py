"""Parallel work on threads or a cluster, with the results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Final, Protocol, TypeAlias, TypeVar

WAITING: Final = 4  # tasks in flight for each thread

T = TypeVar("T")
R = TypeVar("R")


class Cluster(Protocol):
    """Processes, on one machine or many, that work like threads: see `match/cluster.py`."""

    def ordered(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R]:
        """Yield the results of the tasks in order. Closing the iterator ends the work."""


Workers: TypeAlias = "int | Cluster"
"""A number of threads, or a cluster."""


def ordered(work: Callable[[T], R], tasks: Iterable[T], workers: Workers) -> Generator[R]:
    """Yield the results of the tasks in order.

    Closing the iterator, or an exception thrown into it, ends the work after the current tasks.
    """
    if not isinstance(workers, int):
        yield from workers.ordered(work, tasks)
        return
    remaining = iter(tasks)
    if workers == 1:
        yield from map(work, remaining)
        return
    executor = ThreadPoolExecutor(workers, "ordered")
    waiting: deque[Future[R]] = deque()
    try:
        waiting.extend(executor.submit(work, task) for task in islice(remaining, WAITING * workers))
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(executor.submit(work, task) for task in islice(remaining, 1))
            yield done
    finally:
        executor.shutdown(cancel_futures=True)
