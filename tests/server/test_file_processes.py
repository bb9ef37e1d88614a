"""Processes beside the server do what threads do, and one that ends is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

import theagon
from tests.match.support import played
from theagon.errors import TheagonError
from theagon.match.replay import encode, replay_of
from theagon.server.budget import HOUSE, Account
from theagon.server.desk import library, stories
from theagon.server.matches.lobby import _beginning_of_replay
from theagon.server.processes import Processes


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[Processes]:
    processes = Processes(1)
    yield processes
    processes.close()


async def test_what_is_wrong_with_a_file_is_told_as_if_it_were_read_here(processes: Processes) -> None:
    mistaken = msgspec.json.decode(encode(replay_of(played(theagon.load("hand-of-the-gods"), seed=13))))
    mistaken["cards"][0]["card"] |= {"id": "<b>", "cost": -1}
    for file in (b"[1]", b"{", b'{"format": 1}', b"\xff", b"[" * 1000, msgspec.json.encode(mistaken)):
        with pytest.raises(TheagonError) as here:
            stories.replay_story(file, "en")
        with pytest.raises(TheagonError) as there:
            await processes.run(HOUSE, stories.replay_story, file, "en")
        assert str(there.value) == str(here.value)
        assert library.mistakes_of(there.value) == library.mistakes_of(here.value)


@pytest.mark.slow
async def test_a_match_goes_on_from_a_replay_that_is_read_there(processes: Processes) -> None:
    file = encode(replay_of(played(theagon.load("hand-of-the-gods"), seed=13))).decode()
    assert await processes.run(HOUSE, _beginning_of_replay, file, 3) == _beginning_of_replay(file, 3)


async def test_what_it_costs_is_charged(processes: Processes) -> None:
    account = Account("somebody", 1.0, 1e-9)
    await processes.run(account, sum, range(10_000_000))
    assert not account.is_full


async def test_ctrl_c_is_kept_from_them_from_their_start(processes: Processes) -> None:
    """A terminal sends it to all processes of a command. Nothing sets this later, so they were started with it."""
    assert signal.SIGINT in await processes.run(HOUSE, signal.pthread_sigmask, signal.SIG_BLOCK, ())


async def test_the_end_does_not_wait_until_they_have_loaded_the_games() -> None:
    before = multiprocessing.active_children()
    processes = Processes(2)
    begun = [child for child in multiprocessing.active_children() if child not in before]
    processes.close()
    assert [child.exitcode for child in begun] == 2 * [-signal.SIGTERM]
    processes.close()  # nothing is left


@pytest.mark.parametrize("cancelled", [False, True])
async def test_work_that_the_end_cuts_off_is_no_fault(cancelled: bool, caplog: pytest.LogCaptureFixture) -> None:
    before, processes = multiprocessing.active_children(), Processes(1)
    reading = asyncio.create_task(processes.run(HOUSE, time.sleep, 60))
    await asyncio.sleep(0)
    if cancelled:
        reading.cancel()
        await asyncio.sleep(0)
    processes.close()
    with pytest.raises(asyncio.CancelledError if cancelled else TheagonError):
        await reading
    assert caplog.records == []
    assert multiprocessing.active_children() == before


async def test_a_process_that_ends_takes_its_work_along_and_the_next_work_is_done(processes: Processes) -> None:
    with pytest.raises(TheagonError, match="could not be read"):
        await processes.run(HOUSE, os._exit, 1)
    assert await processes.run(HOUSE, len, b"abc") == 3
