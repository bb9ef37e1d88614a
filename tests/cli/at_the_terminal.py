"""A player at the terminal: for the tests of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from pathlib import Path

import pytest
from click.testing import Result
from rich.cells import cell_len

from tests.cli.running import theagon
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.menu import Choice
from theagon.cli.terminal.printing import WIDTH, Printer
from theagon.cli.terminal.session import HUMAN, Session
from theagon.cli.terminal.session_state import PlayerLeft
from theagon.cli.terminal.table import Line, Scene
from theagon.match.match import Match, is_forced


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


def session_of(match: Match, *bots: str, language: str = "en", file: Path = Path("unused.json")) -> Session:
    """A match at a device, with bots on the last seats and people on the others."""
    players = (*[HUMAN] * (match.position.seats - len(bots)), *bots)
    return Session(match, players, table_of(match.game, language), file=file, autosave=False)


def play(match: Match, *lines: str, bots: Sequence[str] = (), language: str = "en") -> Player:
    """The player to act types these lines; how the player leaves is not looked at."""
    player = Player(typing([*lines, "quit", "no"]))
    session = session_of(match, *bots, language=language)
    session.eyes = match.position.to_act
    with pytest.raises(PlayerLeft):
        session.run(player)
    return player


def match_where(wanted: Callable[[Match], bool], matches: Iterable[Match], *bots: str) -> Match:
    """The first match that is as wanted, played up to there by bots, each of which takes the next match."""
    for match, bot in zip(matches, cycle(bots or ["random"]), strict=False):
        while not match.position.is_over:
            if wanted(match):
                return match
            match.apply(match.position.decide(bot, len(match.history)))
    raise AssertionError("no such match")


def again(match: Match) -> Match:
    """The same match once more."""
    copy = Match(match.game, match.setup)
    for step in match.history:
        copy.apply(step.action)
    return copy


def choices(match: Match, kind: str) -> list[Choice]:
    """What is possible, of a kind; nothing for a player without a choice."""
    if is_forced(match.position):
        return []
    menu = menu_of(match.position, match.view(match.position.to_act), table_of(match.game, "en"))
    return [choice for choice in menu.choices if choice.kind == kind and choice.options]


def command(*words: str | Path, typed: str = "", **environment: str) -> Result:
    """Run `theagon play --terminal`."""
    return theagon("play", "--terminal", *words, typed=typed, **environment)


def check_boards(scenes: Iterable[Scene]) -> None:
    """Check that the board of each scene is a rectangle that fits into as many columns as there are."""
    for scene in scenes:
        for room in (WIDTH, 100, 160):
            widths = {cell_len(line) for line in scene.table.board(scene, room)}
            assert len(widths) == 1
            assert max(widths) <= room


def by_number_and_by_notation(scene: Scene) -> str:
    """Whatever is listed last, now by number, now by number and place, now in notation; Enter to take the device."""
    if scene.menu is None:
        return ""
    if scene.picked is not None:
        return str(len(scene.picked.options))
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
