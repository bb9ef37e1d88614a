"""The `theagon` command, run in this process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from click.testing import CliRunner, Result

from tests.waiting import SECONDS
from theagon.cli.main import root
from theagon.games import load_game
from theagon.match.match import Match
from theagon.match.replay import save

T = TypeVar("T")


def theagon(*words: str | Path, typed: str = "", **environment: str) -> Result:
    """Run the command."""
    return CliRunner(env=environment).invoke(root, [*map(str, words)], input=typed, prog_name="theagon")


def printed(*words: str | Path, typed: str = "", **environment: str) -> str:
    """What the command prints, which succeeds."""
    result = theagon(*words, typed=typed, **environment)
    assert result.exit_code == 0, result.output
    return result.stdout


def in_a_process(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with `environment` added to ours."""
    return subprocess.run(
        [sys.executable, "-m", "theagon.cli.main", *words],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def facts(*words: str | Path) -> Any:
    """What the command prints as JSON."""
    return json.loads(printed(*words, "--json"))


def mistake(*words: str | Path, **environment: str) -> str:
    """What the command says, which is refused; on one line, without a frame."""
    result = theagon(*words, **environment)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert "Traceback" not in result.stderr
    return " ".join(result.stderr.replace("│", " ").split())


def interrupted(play: Callable[..., Iterator[T]], after: int, times: int = 1) -> Callable[..., Iterator[T]]:
    """The same function, but when it has yielded some parts, Ctrl-C is pressed."""

    def parts(*given: Any) -> Iterator[T]:
        for number, part in enumerate(play(*given)):
            if number == after:
                for _ in range(times):
                    signal.raise_signal(signal.SIGINT)
            yield part

    return parts


def replay_of(game: str, steps: int, seed: int, folder: Path) -> tuple[Match, str]:
    """A match that greedy bots have begun, and the file that it is saved in."""
    loaded = load_game(game)
    match = Match(loaded, loaded.setup(seed=seed))
    while len(match.history) < steps:
        match.apply(match.position.decide("greedy:20", seed=len(match.history)))
    save(match, folder / "match.json")
    return match, str(folder / "match.json")
