"""`theagon analyse`: how the chances of a recorded match went, what its decisions were worth, where it turned."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import rich_click as click
from click.exceptions import Exit

from theagon.cli import INTERRUPTED
from theagon.cli.chart import Curve, blocks, svg
from theagon.cli.many import play_through, threads_option
from theagon.cli.options import NEW_FILE, OLD_FILE, count_option, json_option, lang_option, refuse_existing
from theagon.cli.output import print_json, stdout_console
from theagon.cli.texts import say
from theagon.games.bots.chances import TRIALS
from theagon.kernel.chances import MOST_WORLDS
from theagon.kernel.players import MOST_BUDGET
from theagon.match.analysis import SEARCH, Analysis, Examined, Examiner
from theagon.match.analysis_text import AnalysisText
from theagon.match.replay import load

if TYPE_CHECKING:
    from theagon.match.match import Match

VIEWS: Final = {False: "analysis-fair", True: "analysis-open"}


@click.command()
@click.argument("file", type=OLD_FILE)
@click.option("--open", "is_open", is_flag=True, help="Count everything hidden as known.")
@count_option("--search", "Trials of the search for the best action.", default=SEARCH, most=MOST_BUDGET)
@count_option("--trials", "Trials for each chance.", default=TRIALS, most=MOST_WORLDS)
@click.option("--svg", "picture", type=NEW_FILE, help="Draw the curve in this new file.")
@threads_option
@lang_option
@json_option
def analyse(
    file: Path, is_open: bool, search: int, trials: int, picture: Path | None, threads: int, lang: str, as_json: bool
) -> None:
    """Analyse a recorded match: chances, turning points, mistakes.

    FILE is a replay file. It also lists what decisions gave away, and strong actions. Each player is
    judged by what they could know then, with --open by everything. Equal options give equal results. Ctrl-C stops
    early and prints the results so far.

        theagon analyse match.json --svg curve.svg
    """
    if picture is not None:
        refuse_existing(picture)
    match = load(file)
    examiner, examined = Examiner(search, trials, is_open), list[Examined]()
    stopped = play_through(examiner.examine(match, threads), len(match.history), examined.append, "analysing")
    analysis = examiner.summary(match, examined)
    if picture is not None:
        picture.write_text(_picture(analysis, lang), encoding="utf-8")
    if as_json:
        print_json({"game": match.game.name, "rules": match.game.rules_version, **msgspec.to_builtins(analysis)})
    else:
        _print(match, analysis, lang)
    if stopped:
        raise Exit(INTERRUPTED)


def _picture(analysis: Analysis, lang: str) -> str:
    curves = [
        Curve(f"p{seat + 1}", [(each.turn, each.chances[seat].share) for each in analysis.curve()])
        for seat in range(len(analysis.end))
    ]
    return svg(curves, say(lang, "turns"), [point.turn for point in analysis.turning_points])


def _print(match: Match, analysis: Analysis, lang: str) -> None:
    console, words = stdout_console(), AnalysisText(match.game, lang)
    console.print(words.say(VIEWS[analysis.view == "open"]), soft_wrap=True)
    for seat, end in enumerate(analysis.end):
        curve = blocks([each.chances[seat].share for each in analysis.curve()])
        console.print(f"p{seat + 1} {curve} {end.share:.0%}", markup=False, soft_wrap=True)
    found = {
        "analysis-turning-points": [words.turning_point(analysis, point) for point in analysis.turning_points],
        "analysis-lost": [words.lost(each) for each in analysis.lost()],
        "analysis-strong": [words.strong(each) for each in analysis.strong()],
    }
    for heading, lines in found.items():
        console.print(words.say(heading), style="bold")
        for line in lines or [words.say("analysis-none")]:
            console.print(f"  {line}", markup=False, soft_wrap=True)
