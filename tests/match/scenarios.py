"""Scenarios written in the tests themselves: the parts that matter, the rest filled in."""

from __future__ import annotations

from pathlib import Path

import pytest

from theagon.cards.report import InvalidFileError
from theagon.games.staging import Script
from theagon.match.scenario import ScenarioOutcome, read_scenario
from theagon.match.scenario_run import run_scenario

POSITION = """\
position:
  units:
    a: {card: enyo, owner: p1, at: c3}
    b: {card: marksman, owner: p2, at: d3}
"""


def written(folder: Path, text: str) -> Path:
    """A file with this scenario; game, title, position and steps are filled in where they are not given."""
    given = {line.partition(":")[0] for line in text.splitlines() if line[:1].isalpha()}
    head = "".join(
        f"{name}: {value}\n" for name, value in (("game", "hand-of-the-gods"), ("title", "A test")) if name not in given
    )
    place = "" if given & {"position", "match"} else POSITION
    steps = "" if "steps" in given else "steps: [end-turn]\n"
    file = folder / "scenario.yaml"
    file.write_text(head + place + text + steps, "utf-8")
    return file


def script(folder: Path, text: str, mode: str | None = None) -> Script:
    return read_scenario(written(folder, text), "scenario.yaml", mode)


def outcome(folder: Path, text: str, mode: str | None = None) -> ScenarioOutcome:
    return run_scenario(script(folder, text, mode))


def failures(folder: Path, text: str) -> list[tuple[str, str, str]]:
    """Return the failed expectations: name, expected, actual."""
    return [(failure.what, failure.expected, failure.actual) for failure in outcome(folder, text).failures]


def mistakes(folder: Path, text: str) -> list[str]:
    """Return the mistakes of a file: each message, after the text at its location and with its hint."""
    file = written(folder, text)
    with pytest.raises(InvalidFileError) as refused:
        run_scenario(read_scenario(file, "scenario.yaml"))
    said = []
    for error in refused.value.errors:
        assert error.location is not None
        assert error.location.text is not None
        assert error.location.column is not None
        pointed = error.location.text[error.location.column - 1 :]
        said.append(f"{pointed} | {error.message}" + (f" | {error.hint}" if error.hint else ""))
    return said
