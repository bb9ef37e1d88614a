"""Separate processes that read files from outside: in a thread of the server, all others would wait for it.

They do what `workers` do, and share only the code with the server.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from theagon.errors import TheagonError
from theagon.games import NAMES, load_game
from theagon.server.offered import extended_games, offer, offer_files, offered_files
from theagon.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from theagon.games.play.game import Game
    from theagon.server.budget import Account

NICE: Final = 5
"""The niceness of these processes, so that the server gets the processor first."""

_T = TypeVar("_T")


class Processes(Workers):
    """Worker processes, for functions of modules. All are started at once."""

    def __init__(self, count: int) -> None:
        super().__init__("files", count)
        self._count = count
        self._closed = False
        self._executor = _executor(count)

    async def run(self, account: Account, work: Callable[..., _T], *arguments: Any) -> _T:
        """Do as `Workers.run`. Raises `TheagonError` if a process ended meanwhile; the next call has new ones."""
        executor = self._executor
        try:
            return await super().run(account, work, *arguments)
        except BrokenProcessPool:
            if self._executor is executor and not self._closed:  # only the first of several waiting calls replaces it
                self._executor = _executor(self._count)
            raise TheagonError("this could not be read to its end", hint="send something smaller") from None

    def renew(self) -> None:
        """Have new processes, with the games that are offered now. The old ones finish their work."""
        self._executor.shutdown(wait=False)
        self._executor = _executor(self._count)

    def close(self) -> None:
        """End the processes, which may still be loading games, and wait for that, as Python itself would at its exit.

        If only the exit waited, Python 3.11 might write to a pipe that its thread has closed meanwhile.
        """
        self._closed = True
        for process in (getattr(self._executor, "_processes", None) or {}).values():
            process.terminate()  # as `terminate_workers` of Python 3.14 does
        self._executor.shutdown(cancel_futures=True)


def _executor(count: int) -> ProcessPoolExecutor:
    executor = ProcessPoolExecutor(
        count, multiprocessing.get_context("spawn"), _prepare, (extended_games(), offered_files())
    )
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # they inherit it: Ctrl-C is for the server
    try:
        for _ in range(count):  # each starts one, since none is idle yet
            executor.submit(len, ())
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return executor


def _prepare(games: tuple[Game, ...], files: tuple[tuple[Path, ...], ...]) -> None:
    """Load the games, offer `games` and `files`, step back, and end with the server."""
    os.nice(NICE)
    threading.Thread(target=_end_with_server, daemon=True).start()
    for name in NAMES:
        with suppress(TheagonError):  # a broken one, which the server reports
            load_game(name)
    offer(games)
    offer_files(*files)


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
