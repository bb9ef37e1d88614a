"""Scenarios, and matches that are over, to walk through step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from theagon.errors import TheagonError
from theagon.games.fields import SEATS
from theagon.match.match import LogEntry, ending_of
from theagon.match.replay import decode
from theagon.match.scenario import parse_scenario
from theagon.match.scenario_run import run_scenario
from theagon.puzzles import titles
from theagon.puzzles.library import puzzle_script
from theagon.puzzles.solver import kind_of
from theagon.server.matches.lobby import scenario_text
from theagon.server.matches.messages import own_faces, step_line
from theagon.server.protocol.games import Frame, Note, Story

if TYPE_CHECKING:
    from theagon.games.play.game import Game
    from theagon.games.play.position import Position
    from theagon.games.staging import Script
    from theagon.match.match import Match
    from theagon.match.scenario_run import Moment

MOST_STEPS: Final = 2_000
"""The most steps of a match to walk through. Decks run out long before, but a file may hold any match."""


def scenario_story(name: str, scenario: str, language: str) -> Story:
    """Return a scenario to walk through, each frame with the file's claims. Raises `UnknownScenarioError`."""
    script = parse_scenario(scenario_text(name, scenario), scenario)
    return script_story(script, script.title(language), language)


def puzzle_story(game: str, name: str, language: str) -> Story:
    """Return the solution of a puzzle to walk through. Raises `UnknownPuzzleError`."""
    script = puzzle_script(game, name)
    story = script_story(script, titles.title(script, kind_of(script), language), language)
    return replace(story, frames=tuple(replace(frame, notes=()) for frame in story.frames))


def script_story(script: Script, called: str, language: str) -> Story:
    """Return a script to walk through, its step k in frame k."""
    game, frames = script.game, list[Frame]()
    last: Position | None = None

    def show(moment: Moment) -> None:
        nonlocal last
        position, taken = moment.position, moment.taken
        last = position
        if taken is not None or not frames:
            step = None
            if taken is not None:
                entry = LogEntry(len(frames), SEATS.index(taken.seat), taken.action, taken.notation, taken.events)
                step = step_line(game, entry, language)
            frames.append(Frame(step, position.open_view()))
        notes = tuple(Note(*claim) for claim in moment.claims)
        frames[-1] = replace(frames[-1], notes=frames[-1].notes + notes)

    run_scenario(script, show)
    assert last is not None, "a scenario is shown at least as it begins"
    return _story(game, last, frames, language, title=called, proves=tuple(script.proves))


def match_story(match: Match, language: str, reader: int | None = None) -> Story:
    """Return a match to walk through with all hands open: one that is over, or a replay file's.

    The reader's seat is called You.

    Raises `TheagonError` for one of more than `MOST_STEPS` steps.
    """
    if len(match.history) > MOST_STEPS:
        raise TheagonError(
            f"a match of {len(match.history)} steps is too long to be walked through here",
            hint=f"up to {MOST_STEPS} steps are shown; `theagon replay show` prints any part of it",
        )
    again = match.branch(0)
    log = match.log(None, secrets=True)
    frames = [Frame(step_line(match.game, log[0], language, reader), again.position.open_view())]
    for entry, step in zip(log[1:], match.history, strict=True):
        again.apply(step.action)
        frames.append(Frame(step_line(match.game, entry, language, reader), again.position.open_view()))
    return _story(match.game, match.position, frames, language, reader=reader)


def _story(
    game: Game,
    last: Position,
    frames: list[Frame],
    language: str,
    *,
    title: str = "",
    proves: tuple[str, ...] = (),
    reader: int | None = None,
) -> Story:
    """Return a story of these frames, at the end of which this position stands."""
    cards, winners = own_faces(game, language), ending_of(last).winners
    return Story(game.name, title, proves, cards, tuple(frames), last.is_over, last.winner, winners, reader)


def replay_story(data: bytes, language: str) -> Story:
    """Return the match of a replay file. Raises `TheagonError` for any other file, and as `match_story`."""
    return match_story(decode(data, "replay"), language)
