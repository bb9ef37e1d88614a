"""The state of a session, and what both the session and the player's requests do with it."""

from __future__ import annotations

import difflib
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Never

from theagon.cli.interrupts import Interrupts
from theagon.cli.own_bots import kind_at_table
from theagon.cli.terminal.grouping import menu_of
from theagon.cli.terminal.log_text import log_lines
from theagon.cli.terminal.lookup import usage
from theagon.cli.terminal.table import Line, Scene
from theagon.errors import TheagonError
from theagon.match.match import ending_of
from theagon.match.replay import save

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.menu import Choice, Menu
    from theagon.cli.terminal.printing import Printer
    from theagon.cli.terminal.table import Table
    from theagon.games.base import Refusal
    from theagon.match.match import Match
    from theagon.testing.walks import Bot

HUMAN: Final = "human"
RECENT: Final = 12  # actions that are printed for a player who comes to the table


class PlayerLeft(Exception):
    """The player left before the end of the match. `saved` is the file to resume from, if there is one.

    `interrupted`: by Ctrl-C. `failure`: the mistake of the user's bot that stopped the match; once cured, it goes on.
    """

    def __init__(self, saved: Path | None, *, interrupted: bool = False, failure: TheagonError | None = None) -> None:
        super().__init__(saved)
        self.saved = saved
        self.interrupted = interrupted
        self.failure = failure


class SessionState:
    """One match at a device, as it stands.

    `players` are, by seat, `human` or a bot such as `greedy` or `search:64`, or one of `bots`, which are by name.
    With `autosave` the match is written to `file` at each of the player's turns and at the end of the match; otherwise
    only when the player leaves.
    """

    def __init__(
        self,
        match: Match,
        players: tuple[str, ...],
        table: Table,
        *,
        file: Path,
        autosave: bool,
        bots: Mapping[str, Bot] = MappingProxyType({}),
    ) -> None:
        self.match = match
        self.players = players
        self.table = table
        self.words = table.words
        self.bots = bots
        self.words.bots = {seat: kind_at_table(player) for seat, player in enumerate(players) if player != HUMAN}
        self.file = file
        self.autosave = autosave
        self.eyes = players.index(HUMAN)
        self.words.reader = self.eyes if players.count(HUMAN) == 1 else None
        self.picked: Choice | None = None
        self.message = ""
        self.menu: Menu | None = None
        self.interrupts = Interrupts()
        self.device: Printer

    def latest(self) -> list[Line]:
        """Return the latest events, for a player who comes to the table."""
        steps = [self.match.opening, *(step.events for step in self.match.history)]
        events = [event for events in steps[-RECENT:] for event in events]
        return log_lines(events, self.eyes, self.words, brief=True)

    def ask(self, question: str = "") -> str:
        """Return a line from the player. The first Ctrl-C explains what a second does; the end of input leaves."""
        try:
            with self.interrupts.heard():
                return self.device.ask(question)
        except KeyboardInterrupt:
            pass
        except EOFError:
            self.leave()
        try:
            with self.interrupts.heard():
                return self.device.ask(self.words.say("again-to-leave"))
        except KeyboardInterrupt:
            self.leave(interrupted=True)
        except EOFError:
            self.leave()

    def write(self, file: Path) -> bool:
        """Save the match to `file`, now and from now on; returns whether it worked. No other file is overwritten."""
        if file != self.file and file.exists():
            self.message = self.words.say("file-exists", file=str(file))
            return False
        try:
            save(self.match, file)
        except OSError as error:
            self.message = f"{file}: {error.strerror}"
            return False
        except ValueError as error:  # the typed words may not name a file
            self.message = f"{file}: {error}"
            return False
        self.file = file
        return True

    def leave(self, *, interrupted: bool = False, failure: TheagonError | None = None) -> Never:
        """Save the match if possible, and leave it."""
        saved = self.file if self.write(self.file) else None
        raise PlayerLeft(saved, interrupted=interrupted, failure=failure)

    # ---- actions ----------------------------------------------------------------------------------------------------

    def spelled_out(self, verb: str, rest: list[str]) -> str:
        """Return an action with its places written in full."""
        return " ".join([verb, *(self.table.place(word) or word for word in rest)])

    def parsed(self, text: str, typed: str | None = None) -> int | None:
        """Return the action that a text names; None, with a message, if it names none. `typed` has no verb."""
        position, words = self.match.position, self.words
        try:
            return position.parse(text)
        except TheagonError:
            legal = [position.notation(action) for action in position.legal_actions()]
        near = difflib.get_close_matches(text.lower(), legal, 3, 0.6)
        if typed is None:
            self.message = self.such_as(text.split()[0])
        else:
            self.not_understood(typed)
        if near:
            self.message += f" {words.say('perhaps', near=', '.join(near))}"
        return None

    def not_understood(self, typed: str) -> None:
        self.message = self.words.say("not-understood", text=typed if len(typed) <= 30 else f"{typed[:29]}…")

    def refused(self, refusal: Refusal) -> None:
        self.message = f"{refusal.text(self.words.language)} [{refusal.clause}]"

    def such_as(self, name: str) -> str:
        """Return how a command is typed."""
        return self.words.say("such-as", usage=usage(name, self.table))

    def apply(self, action: int) -> None:
        refusal = self.match.position.why_not(action)
        if refusal is not None:
            self.refused(refusal)
            return
        step = self.match.apply(action)
        self.device.tell(log_lines(step.events, self.eyes, self.words, brief=True))

    # ---- display ----------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the players are called, by seat."""
        return tuple(
            self.words.say("you")
            if player == HUMAN and self.players.count(HUMAN) == 1
            else self.words.say("player", number=seat + 1)
            if player == HUMAN
            else self.words.bot(seat)
            for seat, player in enumerate(self.players)
        )

    def scene_to_act(self) -> Scene:
        """Return the table as the player to act sees it, with everything that player may do."""
        self.menu = menu_of(self.match.position, self.match.view(self.eyes), self.table)
        return self.scene()

    def scene(self) -> Scene:
        view = self.match.view(self.eyes)
        winners = ending_of(self.match.position).winners
        return Scene(self.table, view, self.names, self.menu, self.picked, self.message, winners)
