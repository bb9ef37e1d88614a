"""Analyses of matches that are over, as jobs."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from theagon.errors import TheagonError
from theagon.match.analysis import Analysis, Examined, Examiner
from theagon.match.analysis_text import AnalysisText
from theagon.match.deeds import main_deeds
from theagon.match.match import ending_of
from theagon.match.replay import decode
from theagon.server.desk.jobs import Job
from theagon.server.protocol.analysis import Arrow, Finding, MatchAnalysis, Reason, TurnChances
from theagon.server.protocol.base import Language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.match.match import Match
    from theagon.server.budget import Account
    from theagon.server.desk.jobs import Jobs
    from theagon.server.matches.archive import Archive
    from theagon.server.protocol.analysis import View
    from theagon.server.workers import Crew

SEARCH: Final = 256
TRIALS: Final = 96

Made: TypeAlias = "int | Analysis"
"""How many steps are examined, and at last the analysis."""


class _Analysing(Job[Made]):
    """The analysis of one match."""

    def __init__(self, match: Match, view: View, account: Account, *, of_file: bool) -> None:
        super().__init__(_parts(match, view), account)
        self.match = match
        self.of_file = of_file


def _parts(match: Match, view: View) -> Iterator[Made]:
    examined = 0
    for part in Examiner(SEARCH, TRIALS, view == "open").slices(match):
        match part:
            case Examined():
                examined += 1
            case Analysis():
                yield part
                return
        yield examined


class Analyses:
    """The analyses of one server process."""

    def __init__(self, archive: Archive, crew: Crew, jobs: Jobs) -> None:
        self._archive = archive
        self._crew = crew
        self._jobs = jobs

    async def begin(self, name: str, view: View, holder: str | None, account: Account) -> None:
        """Begin the analysis of a match, unless that was done before.

        Raises `UnknownMatchError` for a match that is not over: an open view would show its secrets. Raises
        `TooManyError` while too many are waiting.
        """
        match = await self._archive.finished(name, holder, account)
        self._jobs.begin((name, view), _Analysing(match, view, account, of_file=False))

    async def begin_file(self, file: bytes, view: View, account: Account) -> str:
        """Begin the analysis of a replay file; returns the name that it is then found by.

        Raises `TheagonError` for a file that is no replay, or of a match that is not over.
        """
        match = await self._crew.files.run(account, _finished, file)
        name = f"file-{blake2b(file, digest_size=16).hexdigest()}"
        self._jobs.begin((name, view), _Analysing(match, view, account, of_file=True))
        return name

    async def find(
        self, name: str, view: View, language: Language, holder: str | None, account: Account
    ) -> MatchAnalysis | None:
        """Return an analysis as far as it is; None if it was not begun. Raises `UnknownMatchError` as `begin`."""
        job = cast("_Analysing | None", self._jobs.find((name, view)))
        if job is None or not job.of_file:
            await self._archive.get_over(name, holder)
        if job is None:
            return None
        job.ask()
        made = job.latest
        if not isinstance(made, Analysis):
            return MatchAnalysis(view, made or 0, len(job.match.history))
        reader = None if job.of_file else await self._archive.only_seat_of(name, holder)
        return await self._crew.workers.run(account, _in_words, job.match, made, language, reader)

    async def cancel(self, name: str, view: View) -> None:
        """Stop an analysis that is waiting or being made; one that is done stays."""
        await self._jobs.stop((name, view))


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
        reason=_reason(match, analysis, words, reader),
        lost=tuple(Finding(each.turn, each.step, words.lost(each)) for each in analysis.lost()),
        strong=tuple(Finding(each.turn, each.step, words.strong(each)) for each in analysis.strong()),
    )


def _reason(match: Match, analysis: Analysis, words: AnalysisText, reader: int | None) -> Reason:
    """Return why the match was lost: by the reader, unless they won, else by whoever lost; all, if it was drawn."""
    ending = ending_of(match.position)
    lost = ending.losers or range(match.position.seats)
    seats = lost if reader is None or reader in ending.winners else (reader,)
    worst = analysis.reason(seats)
    if worst is None or worst.decision is None:
        gave_up = match.history[-1].action == match.game.concession(match.history[-1].seat)
        return Reason(words.course(analysis, seats[0]), len(match.history) if gave_up else None)
    position = match.branch(worst.step - 1).position
    view = position.view(reader) if worst.seat == reader else position.open_view()
    plan = worst.decision.plan
    arrows = [Arrow(deed.source, deed.card, deed.targets) for deed in main_deeds(plan.deeds, wins=plan.wins)]
    return Reason(words.reason(worst), worst.step, view, tuple(arrows))
