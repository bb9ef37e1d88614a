"""The figures of `python -m bench --attacks`: how fast the server answers others during an attack, and with a crowd."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, TypeVar

from bench.figure import Figure
from bench.server import crowds
from bench.server.attack_run import run_attack
from bench.server.attacks import ATTACKS
from bench.server.audience import audience
from theagon.errors import TheagonError

if TYPE_CHECKING:
    from bench.server.attack_run import AttackReport, Latency
    from bench.server.times import Times

Found = TypeVar("Found")


def attack_figures(only: Collection[str], seconds: float) -> Iterator[Figure]:
    """Yield the figures under each attack of `seconds`, and under harmless crowds. The first figure of each runs it.

    With `only`, yield just the figures of these names.
    """
    for name in only or KNOWN:
        yield from CROWDS[name](seconds) if name in CROWDS else _under_attack(name, seconds)


def _under_attack(name: str, seconds: float) -> Iterator[Figure]:
    report = _once(lambda: run_attack(name, seconds))

    def grown(what: str, at_most: float, held: Callable[[AttackReport], int]) -> Figure:
        return Figure(
            f"{name}: memory {what}",
            "MB more",
            at_most,
            lambda _: held(report()) - report().before,
            True,
            1e-6,
            1,
            lambda: f"{report().before / 1e6:.0f} MB before",
        )

    yield from _noticed(name, lambda: report().noticed, lambda: _became(report()))
    yield grown("at its peak", 100, lambda report: report.peak)
    yield grown("afterwards", 30, lambda report: report.after)
    if ATTACKS[name].leaves:
        yield from _when_opened(f"{name}, then its match opened", report, 0)
        yield from _when_opened(f"{name}, and after a restart", report, 1)


def _when_opened(name: str, report: Callable[[], AttackReport], number: int) -> Iterator[Figure]:
    def opening() -> str:
        return f"opened in {1000 * report().openings[number].seconds:.0f} ms"

    yield from _noticed(name, lambda: report().openings[number].noticed, opening)


def _noticed(name: str, spell: Callable[[], Latency], note: Callable[[], str]) -> Iterator[Figure]:
    yield _slowest(f"{name}: actions, p99", 100, lambda: spell().actions, 0.99, note)
    yield _slowest(f"{name}: pings, p99", 50, lambda: spell().pings, 0.99)


def _slowest(
    name: str, at_most: float, times: Callable[[], Times], share: float, note: Callable[[], str] = str
) -> Figure:
    """Return the figure of the time, in ms, within which this share was done."""

    def notes() -> str:
        return "; ".join(filter(None, (_spread(times()), note())))

    return Figure(name, "ms", at_most, lambda _: times().percentile(share), True, 1e3, 1, notes)


def _became(report: AttackReport) -> str:
    """Return how the attack ended, and what went wrong for the bystander."""
    counted = {**report.answers, **{f"bystander: {trouble}": n for trouble, n in report.observations.troubles.items()}}
    waited = f"the server had no core for {100 * report.waited:.1f} % of the time"
    return f"{waited}; attack: " + (", ".join(f"{kind} {count:,}" for kind, count in counted.items()) or "not answered")


def _spread(times: Times) -> str:
    median, most = (1000 * times.percentile(share) for share in (0.5, 1))
    return f"{len(times.seconds)} timed, p50 {median:.1f} ms, max {most:.1f} ms"


def _before_an_audience(seconds: float) -> Iterator[Figure]:
    yield _slowest("5,000 watch ten matches: update, p99", 250, _once(lambda: audience(seconds)), 0.99)


def _when_full(_: float) -> Iterator[Figure]:
    full = _once(crowds.full)
    yield Figure("5,000 matches: start to first answer", "s", 1.5, lambda _: full().started, True, runs=1)
    yield _slowest("5,000 matches: one opened, median", 100, lambda: full().opened, 0.5)
    yield _slowest("5,000 matches: one opened, worst", 100, lambda: full().opened, 1)
    yield _slowest("5,000 matches: their list, p99", 100, lambda: full().listed, 0.99)
    yield _slowest("100 matches made at once, p99", 500, lambda: full().made, 0.99)
    yield Figure("100 matches made at once, refused", "matches", 0, lambda _: full().refused, True, runs=1)


def _after_a_restart(_: float) -> Iterator[Figure]:
    yield Figure("500 players come back after a restart", "s", 10, lambda _: crowds.storm_seconds(), True, runs=1)


def _when_cold(_: float) -> Iterator[Figure]:
    cold = _once(crowds.cold)
    beside = "beside 36 requests of another, 3 s after the start"
    yield Figure(f"first page {beside}", "s", 0.5, lambda _: cold().page, True, runs=1)
    yield Figure(f"first scenario {beside}", "s", 1, lambda _: cold().scenario, True, runs=1)
    yield Figure("those 36 requests", "s", 10, lambda _: cold().documents, True, runs=1)


def _for_a_fair_player(_: float) -> Iterator[Figure]:
    fair = _once(crowds.fair)
    yield Figure(
        "refused to a fast, fair player",
        "messages",
        0,
        lambda _: sum(fair().refused.values()),
        True,
        1,
        1,
        lambda: ", ".join([f"{fair().actions} actions", *map(str, fair().refused.items())]),
    )


CROWDS: Final = {
    "audience": _before_an_audience,
    "full": _when_full,
    "storm": _after_a_restart,
    "cold": _when_cold,
    "fair": _for_a_fair_player,
}
KNOWN: Final = (*ATTACKS, *CROWDS)


def _once(work: Callable[[], Found]) -> Callable[[], Found]:
    """Run this work at the first call only; every call returns its result, or raises what it raised."""
    done: Future[Found] = Future()

    def result() -> Found:
        if not done.done():
            try:
                done.set_result(work())
            except TheagonError as error:
                done.set_exception(error)
        return done.result()

    return result
