"""A player at the terminal: for the tests of every game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from click.testing import CliRunner, Result
from rich.cells import cell_len

from theagon.cli.main import root
from theagon.cli.terminal.printing import WIDTH, Printer
from theagon.cli.terminal.table import Line, Scene


class Player(Printer):
    """A device at which a function plays: it sees each scene and says what is typed. It keeps all that it is told."""

    def __init__(self, choose: Callable[[Scene], str]) -> None:
        super().__init__()
        self.choose = choose
        self.typed: list[str] = []
        self.messages: list[str] = []
        self.pages: list[list[str]] = []
        self.told: list[str] = []
        self.scenes: list[Scene] = []
        self.hidden = 0

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)
        if scene.message:
            self.messages.append(scene.message)

    def tell(self, lines: Sequence[Line]) -> None:
        self.told += map(str, lines)

    def read(self, page: Sequence[str]) -> None:
        self.pages.append([*page])

    def ask(self, question: str = "") -> str:  # noqa: ARG002
        self.typed.append(self.choose(self.scenes[-1]))
        return self.typed[-1]

    def clear(self) -> None:
        self.hidden += 1


def typing(lines: Iterable[str]) -> Callable[[Scene], str]:
    """Types these lines, then reaches the end of the input."""
    rest: Iterator[str] = iter(lines)

    def choose(_: Scene) -> str:
        for line in rest:
            return line
        raise EOFError

    return choose


def command(*words: str, typed: str = "", home: Path, **environment: str) -> Result:
    """Run `theagon play`."""
    runner = CliRunner(env={"XDG_STATE_HOME": str(home)} | environment)
    return runner.invoke(root, ["play", "--terminal", *words], input=typed, prog_name="theagon")


def over_pipes(*words: str, typed: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "theagon", "play", "--terminal", *words],
        input=typed,
        env=os.environ | {"XDG_STATE_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def check_boards(scenes: Iterable[Scene]) -> None:
    """Check that the board of each scene is a rectangle that fits into as many columns as there are."""
    for scene in scenes:
        for room in (WIDTH, 100, 160):
            widths = {cell_len(line) for line in scene.table.board(scene, room)}
            assert len(widths) == 1
            assert max(widths) <= room


def by_number_and_by_notation(scene: Scene) -> str:
    """Whatever is listed last, now by number, now by number and place, now in notation."""
    if scene.picked is not None:
        return str(len(scene.picked.options))
    assert scene.menu is not None
    if scene.menu.several:
        return "1 3" if scene.menu.kind == "mulligan" else "1"
    open_choices = [choice for choice in scene.menu.choices if choice.options and choice.kind != "end"]
    if not open_choices:
        return "0"
    choice = open_choices[-1]
    target = choice.options[-1].target
    if scene.view["turn"] % 3 == 0 and target:
        return f"{choice.number} {target}"
    if scene.view["turn"] % 3 == 1 and choice.kind == "unit":
        return f"{choice.options[-1].verb} {choice.subject} {target}"
    return str(choice.number)
