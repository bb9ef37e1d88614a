"""Work in threads is shared out by who pays for it, and costs what it takes."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from typing import TYPE_CHECKING

import pytest

from tests.waiting import SECONDS, eventually
from theagon.server import budget, workers
from theagon.server.budget import HOUSE, Account, Budgets
from theagon.server.limits import TooManyError
from theagon.server.matches.live import LeaseLostError
from theagon.server.workers import Cache, Workers

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def pool() -> Iterator[Workers]:
    made = Workers("test", 2)
    yield made
    made.close()


def account(payer: str) -> Account:
    return Account(payer, 1.0, 1.0)


class Gate:
    """Work that waits in its thread until it is let through."""

    def __init__(self) -> None:
        self.began: list[str] = []
        self.opened = threading.Event()

    def work(self, name: str) -> str:
        self.began.append(name)
        assert self.opened.wait(SECONDS)
        return name

    async def holds(self, *names: str) -> None:
        """Wait until these works have begun, and give others a moment to begin wrongly."""
        await eventually(lambda: len(self.began) >= len(names))
        await asyncio.sleep(0.01)
        assert self.began == [*names]


async def test_one_payer_never_has_all_threads(pool: Workers) -> None:
    gate = Gate()
    greedy, modest = account("greedy"), account("modest")
    theirs = [asyncio.create_task(pool.run(greedy, gate.work, f"greedy {n}")) for n in range(5)]
    await gate.holds("greedy 0")
    other = asyncio.create_task(pool.run(modest, gate.work, "modest"))
    await gate.holds("greedy 0", "modest")
    gate.opened.set()
    assert await asyncio.gather(*theirs, other) == [*(f"greedy {n}" for n in range(5)), "modest"]


async def test_whoever_asks_for_many_results_that_are_remembered_waits_for_their_own(pool: Workers) -> None:
    gate, cache = Gate(), Cache(pool)
    greedy = [asyncio.create_task(cache.get(account("greedy"), gate.work, name)) for name in ("a", "b", "c")]
    await gate.holds("a")
    modest = asyncio.create_task(cache.get(account("modest"), gate.work, "d"))
    await gate.holds("a", "d")
    gate.opened.set()
    assert await asyncio.gather(*greedy, modest) == ["a", "b", "c", "d"]
    assert await cache.get(account("modest"), gate.work, "b") == "b"
    assert sorted(gate.began) == ["a", "b", "c", "d"]


async def test_payers_take_turns() -> None:
    pool, gate = Workers("test", 1), Gate()
    names = ["first", *(f"{who}{n}" for who in "ab" for n in range(3))]
    works = [asyncio.create_task(pool.run(account(name[0]), gate.work, name)) for name in names]
    await gate.holds("first")
    gate.opened.set()
    await asyncio.gather(*works)
    assert gate.began == ["first", "a0", "b0", "a1", "b1", "a2", "b2"]
    pool.close()


async def test_the_caller_pays_with_the_cpu_time_that_the_work_took_and_not_with_what_it_waited(pool: Workers) -> None:
    def burn(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    idle, busy = (Account(payer, 0.1, 1e-6) for payer in ("idle", "busy"))
    await pool.run(idle, time.sleep, 0.2)
    assert idle.delay() == 0
    await pool.run(busy, burn, 0.2)
    assert busy.delay() > 0


async def test_work_that_fails_is_paid_for_too(pool: Workers) -> None:
    def fail() -> None:
        end = time.thread_time() + 0.1
        while time.thread_time() < end:
            pass
        raise LookupError("nothing there")

    poor = Account("poor", 0.01, 1e-6)
    with pytest.raises(LookupError, match="nothing there"):
        await pool.run(poor, fail)
    assert poor.delay() > 0


async def test_work_that_has_begun_is_waited_for_by_who_was_cancelled(pool: Workers) -> None:
    gate = Gate()
    asked = asyncio.create_task(pool.run(HOUSE, gate.work, "begun"))
    await gate.holds("begun")
    asked.cancel()
    await asyncio.sleep(0.01)
    assert not asked.done()
    gate.opened.set()
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_work_of_who_was_cancelled_in_the_queue_is_never_begun_and_gives_its_place_up(pool: Workers) -> None:
    gate, payer = Gate(), account("payer")
    first, second, third = (asyncio.create_task(pool.run(payer, gate.work, name)) for name in ("1", "2", "3"))
    await gate.holds("1")
    second.cancel()
    gate.opened.set()
    assert (await first, await third) == ("1", "3")
    assert gate.began == ["1", "3"]


async def test_a_queue_is_bounded(pool: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "QUEUED", 2)
    gate, payer = Gate(), account("payer")
    tasks = [asyncio.create_task(pool.run(payer, gate.work, str(n))) for n in range(3)]
    await gate.holds("0")
    with pytest.raises(TooManyError):
        await pool.run(payer, gate.work, "one too many")
    gate.opened.set()
    await asyncio.gather(*tasks)


async def test_nothing_is_remembered_of_payers_who_are_served(pool: Workers) -> None:
    for n in range(50):
        await pool.run(account(str(n)), str, n)
    assert not pool._lines
    assert not pool._asked


def test_a_network_pays_for_its_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "NETWORK_SAVED", 1.0)
    budgets = Budgets()
    one, another = budgets.socket("network"), budgets.socket("network")
    one.charge(1.5)
    assert another.delay() > 0
    assert budgets.socket("elsewhere").delay() == 0
    with pytest.raises(TooManyError, match="costs"):
        budgets.network("network").check()


def test_a_budget_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    owed = Account("", 2.0, 0.5)
    owed.charge(3.0)
    assert owed.delay() == 2.0
    clock[0] = 1.0
    assert owed.delay() == 1.0
    clock[0] = 2.0
    owed.check()
    clock[0] = 1000.0
    owed.charge(2.0)  # no more than this was saved
    owed.check()
    owed.charge(0.5)
    assert owed.delay() == 1.0


def test_accounts_of_networks_that_owe_nothing_are_forgotten() -> None:
    budgets = Budgets()
    owing = budgets.network("owes")
    owing.charge(5.0)
    for n in range(5000):
        budgets.network(str(n))
    assert budgets.network("owes") is owing
    assert len(budgets._networks) < 3000


@pytest.mark.parametrize(("error", "logged"), [(LeaseLostError("lost"), 0), (ValueError("a fault"), 1)])
async def test_of_work_that_nobody_waits_for_any_more_only_faults_are_logged(
    error: Exception, logged: int, caplog: pytest.LogCaptureFixture
) -> None:
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def fail() -> None:
        begun.set()
        await goes_on.wait()
        raise error

    waiting = asyncio.create_task(workers.finish(fail()))
    await begun.wait()
    waiting.cancel()
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    del waiting
    gc.collect()  # a task whose outcome nobody has asked for says so when it is gone
    assert len(caplog.records) == logged
