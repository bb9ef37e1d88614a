"""Work shared among threads, with its results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from typing import Final, TypeVar

WAITING: Final = 4  # tasks in flight for each thread

T = TypeVar("T")
R = TypeVar("R")


def ordered(work: Callable[[T], R], tasks: Iterable[T], threads: int) -> Generator[R]:
    """The results of the tasks in their order, computed on `threads` threads.

    Closing the iterator, or an exception thrown into it, ends it after the tasks that are being worked on.
    """
    remaining = iter(tasks)
    if threads == 1:
        yield from map(work, remaining)
        return
    executor = ThreadPoolExecutor(threads, "ordered")
    waiting: deque[Future[R]] = deque()
    try:
        waiting.extend(executor.submit(work, task) for task in islice(remaining, WAITING * threads))
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(executor.submit(work, task) for task in islice(remaining, 1))
            yield done
    finally:
        executor.shutdown(cancel_futures=True)
