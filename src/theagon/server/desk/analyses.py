"""Analyses of matches that are over: made on one thread of low priority; the payers take turns.

The caller pays for an analysis step by step, and waits if too little would be left for further play. The latest stay
in memory; others are made again when they are asked for.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeAlias

from theagon.errors import TheagonError
from theagon.match.analysis import Analysis, Examined, Examiner, moments
from theagon.match.analysis_text import AnalysisText
from theagon.match.replay import decode
from theagon.server.budget import NETWORK_SAVED
from theagon.server.limits import TooManyError
from theagon.server.protocol.analysis import Finding, MatchAnalysis, TurnChances
from theagon.server.protocol.base import Language

if TYPE_CHECKING:
    from theagon.match.match import Match
    from theagon.server.budget import Account
    from theagon.server.matches.archive import Archive
    from theagon.server.protocol.analysis import View
    from theagon.server.tasks import Tasks
    from theagon.server.workers import Crew

KEPT: Final = 64
"""Analyses in memory, with those that wait or are being made."""
MAKING_FROM: Final = 16
"""The most that wait or are being made for one network, so that others get theirs."""
SEARCH: Final = 256
TRIALS: Final = 96
PAUSE: Final = 0.1 if sys.platform == "emscripten" else 0.0
"""Seconds between two steps. A page has no other thread: meanwhile it answers, which takes many turns of its loop."""
SPARED: Final = NETWORK_SAVED / 4
"""CPU seconds that an analysis leaves its payer: tables ask when a match ends, and the next may begin."""

Key: TypeAlias = "tuple[str, View]"


class _Job:
    """The analysis of one match: its progress, then its result."""

    def __init__(self, match: Match, payer: str, *, of_file: bool) -> None:
        self.match = match
        self.payer = payer
        self.of_file = of_file
        self.examined: list[Examined] = []
        self.analysis: Analysis | None = None
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of one server process."""

    def __init__(self, archive: Archive, crew: Crew, tasks: Tasks) -> None:
        self._archive = archive
        self._crew = crew
        self._jobs: OrderedDict[Key, _Job] = OrderedDict()
        self._tasks = tasks

    async def begin(self, name: str, view: View, holder: str | None, account: Account) -> None:
        """Begin the analysis of a match, unless that was done before.

        Raises `UnknownMatchError` for a match that is not over: an open view would show its secrets. Raises
        `TooManyError` while too many are waiting.
        """
        match = await self._archive.finished(name, holder, account)
        self._begin(name, view, _Job(match, account.payer, of_file=False), account)

    async def begin_file(self, file: bytes, view: View, account: Account) -> str:
        """Begin the analysis of a replay file; returns the name that it is then found by.

        Raises `TheagonError` for a file that is no replay, or of a match that is not over.
        """
        match = await self._crew.files.run(account, _finished, file)
        name = f"file-{blake2b(file, digest_size=16).hexdigest()}"
        self._begin(name, view, _Job(match, account.payer, of_file=True), account)
        return name

    def _begin(self, name: str, view: View, job: _Job, account: Account) -> None:
        if (name, view) in self._jobs:
            return
        self._make_room(job.payer)
        self._jobs[name, view] = job
        job.task = self._tasks.spawn(self._analyse(name, view, job, account))

    async def find(
        self, name: str, view: View, language: Language, holder: str | None, account: Account
    ) -> MatchAnalysis | None:
        """Return an analysis as far as it is; None if it was not begun. Raises `UnknownMatchError` as `begin`."""
        job = self._jobs.get((name, view))
        if job is None or not job.of_file:
            await self._archive.get_over(name, holder)
        if job is None:
            return None
        steps = len(job.match.history)
        if job.analysis is None:
            return MatchAnalysis(view, len(job.examined), steps)
        reader = None if job.of_file else await self._archive.only_seat_of(name, holder)
        return await self._crew.workers.run(account, _in_words, job.match, job.analysis, language, reader)

    async def cancel(self, name: str, view: View) -> None:
        """Stop an analysis that is waiting or being made; one that is done stays."""
        job = self._jobs.get((name, view))
        if job is not None and job.analysis is None and job.task is not None:
            job.task.cancel()
            await asyncio.wait([job.task])

    def _make_room(self, payer: str) -> None:
        """Forget the oldest that is done, if there are too many. Raises `TooManyError`."""
        done = [key for key, job in self._jobs.items() if job.analysis is not None]
        making_for = sum(job.payer == payer and job.analysis is None for job in self._jobs.values())
        if making_for >= MAKING_FROM or (len(self._jobs) >= KEPT and not done):
            raise TooManyError("too many analyses are being made", hint="come again in a minute", retry_after=60)
        if len(self._jobs) >= KEPT:
            del self._jobs[done[0]]

    async def _analyse(self, name: str, view: View, job: _Job, account: Account) -> None:
        """Examine step by step, each by itself, so that it can be stopped in between."""
        examiner, analysts = Examiner(SEARCH, TRIALS, view == "open"), self._crew.analysts
        try:
            for moment in await analysts.run(account, lambda: list(moments(job.match))):
                await account.wait(SPARED)
                await asyncio.sleep(PAUSE)
                job.examined.append(await analysts.run(account, examiner.step, job.match.game, *moment))
            job.analysis = await analysts.run(account, examiner.summary, job.match, job.examined)
        finally:
            if job.analysis is None:
                del self._jobs[name, view]


def _finished(file: bytes) -> Match:
    """Return the match of a replay file. Raises `TheagonError` if it is not over."""
    match = decode(file, "replay")
    if not match.position.is_over:
        raise TheagonError("this match is not over", hint="play it to its end, then save it again")
    return match


def _in_words(match: Match, analysis: Analysis, language: Language, reader: int | None) -> MatchAnalysis:
    """Return what an analysis found, in words for a reader: their own seat is called You."""
    words = AnalysisText(match.game, language, reader)
    return MatchAnalysis(
        view=analysis.view,
        done=len(analysis.steps),
        steps=len(analysis.steps),
        reader=reader,
        curve=tuple(
            TurnChances(each.turn, each.step, tuple(chances.share for chances in each.chances))
            for each in analysis.curve()
        ),
        turning_points=tuple(
            Finding(point.turn, point.step, words.turning_point(analysis, point)) for point in analysis.turning_points
        ),
        lost=tuple(Finding(each.turn, each.step, words.lost(each)) for each in analysis.lost()),
        strong=tuple(Finding(each.turn, each.step, words.strong(each)) for each in analysis.strong()),
    )
