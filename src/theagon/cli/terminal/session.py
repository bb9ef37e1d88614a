"""A match at the table: whose decision it is, what was typed, what came of it."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import TYPE_CHECKING, Final, Never

from theagon.cli.terminal.choices import Choice, Menu, Option, menu_of
from theagon.cli.terminal.commands import requests, spelled, understood
from theagon.cli.terminal.interrupts import Interrupts, Left
from theagon.cli.terminal.lookup import usage
from theagon.cli.terminal.requests import ANSWERS, pile
from theagon.cli.terminal.scene import Line, Scene, status
from theagon.cli.terminal.telling import told
from theagon.errors import TheagonError
from theagon.match.match import is_forced, winners_of
from theagon.match.replay import save

if TYPE_CHECKING:
    from theagon.cli.terminal.console import Device
    from theagon.cli.terminal.words import Words
    from theagon.games.base import Refusal
    from theagon.match.match import Match

HUMAN: Final = "human"
RECENT: Final = 12  # actions that who comes to the table is told of
KEPT_LINES: Final = 60  # of the log, for the screen


class Session:
    """One match from where it stands to its end, or until the player leaves.

    `players` are, by seat, `human` or the name of a bot; `budget` is what a bot may search, None for its own measure.
    With `autosave` the match is written to `file` at each of the player's turns and at the end of the match; otherwise
    only when the player leaves.
    """

    def __init__(
        self,
        match: Match,
        players: tuple[str, ...],
        words: Words,
        *,
        file: Path,
        autosave: bool,
        budget: int | None = None,
        pause: float = 0.0,
    ) -> None:
        self.match = match
        self.players = players
        self.words = words
        words.bots = {seat: player for seat, player in enumerate(players) if player != HUMAN}
        self.file = file
        self.autosave = autosave
        self.budget = budget
        self.pause = pause
        self.eyes = players.index(HUMAN)
        self.picked: Choice | None = None
        self.message = ""
        self.log: list[Line] = self.latest()
        self.menu: Menu | None = None
        self._saved = -1  # steps of the match when it was written
        self.interrupts = Interrupts()
        self.device: Device

    def run(self, device: Device) -> None:
        """Play until the match is over. Raises `Left` when the player leaves before."""
        self.device = device
        with self.interrupts:
            device.tell(self.log)
            while not self.match.position.is_over:
                seat = self.match.position.to_act
                if self.players[seat] == HUMAN and not is_forced(self.match.position):
                    self._human(seat)
                else:
                    self._bot(seat)
            self.menu = None
            self._autosave()
            self._show()

    # ---- turns ------------------------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        self.menu = None
        self._show()
        position = self.match.position
        if self.players[seat] == HUMAN:  # who has no choice is not asked
            self.apply(position.legal_actions()[0])
        else:
            seed = (self.match.setup.seed + len(self.match.history)) % (1 << 63)  # other chance at each decision
            self.apply(position.decide(self.players[seat], self.budget, seed))
        self.device.pause(self.pause)

    def _human(self, seat: int) -> None:
        if seat != self.eyes:
            self.device.hide()
            self.ask(self.words.say("pass", name=self.names[seat]))
            self.eyes = seat
            self.log = self.latest()
            self.device.tell(self.log)
        if self.match.history and self.match.history[-1].seat != seat:
            self._autosave()
        self.device.show(self.scene_to_act())
        self.message = ""
        line = self.ask().strip()[:200]
        try:
            self.obey(line)
        except TheagonError as error:
            self.message = str(error)

    def latest(self) -> list[Line]:
        """What has happened of late, for who comes to the table."""
        steps = [self.match.opening, *(step.events for step in self.match.history)]
        events = [event for events in steps[-RECENT:] for event in events]
        return told(events, self.eyes, self.words, brief=True)

    def ask(self, question: str = "") -> str:
        """A line from the player. At the first Ctrl-C says what a second one does; leaves at the end of the input."""
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
        """Save the match, there from now on; whether it worked."""
        try:
            save(self.match, file)
        except OSError as error:
            self.message = f"{file}: {error.strerror}"
            return False
        self.file = file
        return True

    def _autosave(self) -> None:
        if self.autosave and self._saved != len(self.match.history):
            save(self.match, self.file)
            self._saved = len(self.match.history)

    def leave(self, *, interrupted: bool = False) -> Never:
        """Save the match, if that can be done, and go."""
        raise Left(self.file if self.write(self.file) else None, interrupted=interrupted)

    # ---- what was typed ---------------------------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        """Do what was typed, or say in `message` why not."""
        picked, self.picked = self.picked, None
        menu = self.menu
        assert menu is not None
        words = line.split()
        if not words:
            if menu.several:
                self._act(menu.several)
            return
        places = [place for word in words if (place := self.words.table.place(word)) is not None]
        if menu.several and all(word.isdecimal() for word in words):
            self._act(menu.several if words == ["0"] else f"{menu.several} {line}")
        elif words[0].isdecimal() and len(words[0]) < 4 and len(words) <= 2:
            self._number(menu, picked, int(words[0]), *words[1:])
        elif len(words) == len(places) == 1 and picked is not None and self._pick(picked.at(places[0])):
            pass
        elif len(words) == len(places) <= 2:
            self._places(menu, *places)
        else:
            self._word(words[0], words[1:], line)

    def _number(self, menu: Menu, picked: Choice | None, number: int, target: str | None = None) -> None:
        if picked is not None and target is None:
            if 1 <= number <= len(picked.options):
                self.apply(picked.options[number - 1].action)
            else:
                self.picked, self.message = picked, self.words.say("no-number", number=number)
            return
        choice = menu.numbered(number)
        if target is not None:
            target = self.words.table.place(target) or target.lower()
        if choice is None:
            self.message = self.words.say("no-number", number=number)
        elif not choice.place:
            self._act(choice.kind)
        elif not choice.options or (target is not None and not self._pick(choice.at(target))):
            self._attempt(menu, choice, target)
        elif target is None:
            self._choose(choice)

    def _choose(self, choice: Choice) -> None:
        if choice.is_immediate:
            self.apply(choice.options[0].action)
        else:
            self.picked = choice

    def _pick(self, options: tuple[Option, ...]) -> bool:
        """Do the one thing that is possible at a place; whether there was one."""
        if options:
            self.apply(options[0].action)
        return bool(options)

    def _attempt(self, menu: Menu, choice: Choice, target: str | None) -> None:
        """Say why something cannot be done: to use what a choice is for, or to choose it."""
        position, place = self.match.position, choice.place
        try:
            if menu.kind != "turn":
                action = position.meant(None, place)
            elif target is not None and choice.kind in self.words.terminal.verbs and self.words.table.place(place):
                action = position.parse(f"{choice.kind} {place} {target}")  # an ability of what else moves and attacks
            else:
                action = position.meant(place, target)
            refusal = position.why_not(action)
        except TheagonError:
            refusal = None
        if refusal is None:
            self._not_understood(f"{place} {target}" if target else place)
        else:
            self._refused(refusal)

    def _places(self, menu: Menu, first: str, second: str | None = None) -> None:
        """One place: choose it, or its unit; two: the unit at the first acts upon the second."""
        if menu.asks_for_place:
            self._act(f"choose {first}")
        elif second is not None:
            unit = menu.of_unit(first)
            if unit is None or not self._pick(unit.at(second)):
                self._attempt(menu, unit or Choice(0, "unit", first, ()), second)
        elif unit := menu.of_unit(first):
            self.picked = unit
        else:
            ANSWERS["look"](self, [first])

    def _word(self, word: str, rest: list[str], line: str) -> None:
        name = understood(word, self.words)
        if name is None:
            self._act(self.spelled_out("play", [word, *rest]), typed=line)  # a card by its name
        elif name in self.words.terminal.verbs:
            self._act(self.spelled_out(name, rest))
        elif name in self.words.terminal.piles:
            pile(self, name)
        else:
            ANSWERS[name](self, rest)

    def spelled_out(self, verb: str, rest: list[str]) -> str:
        """An action with its places written in full."""
        return " ".join([verb, *(self.words.table.place(word) or word for word in rest)])

    def _act(self, text: str, typed: str | None = None) -> None:
        """Carry out an action in notation, or say why not."""
        action = self.parsed(text, typed)
        if action is not None:
            self.apply(action)

    def parsed(self, text: str, typed: str | None = None) -> int | None:
        """The action that a text means; None, with a message, if it means none. `typed` is what began with no verb."""
        position, words = self.match.position, self.words
        try:
            return position.parse(text)
        except TheagonError:
            legal = [position.notation(action) for action in position.legal_actions()]
        near = difflib.get_close_matches(text.lower(), legal, 3, 0.6)
        if typed is None:
            self.message = self.such_as(text.split()[0])
        else:
            self._not_understood(typed)
        if near:
            self.message += f" {words.say('perhaps', near=', '.join(near))}"
        return None

    def _not_understood(self, typed: str) -> None:
        self.message = self.words.say("not-understood", text=typed if len(typed) <= 30 else f"{typed[:29]}…")

    def _refused(self, refusal: Refusal) -> None:
        self.message = f"{refusal.text(self.words.language)} [{refusal.clause}]"

    def such_as(self, name: str) -> str:
        """How a command is typed."""
        return self.words.say("such-as", usage=usage(name, self.words))

    def apply(self, action: int) -> None:
        refusal = self.match.position.why_not(action)
        if refusal is not None:
            self._refused(refusal)
            return
        step = self.match.apply(action)
        lines = told(step.events, self.eyes, self.words, brief=True)
        self.log = [*self.log, *lines][-KEPT_LINES:]
        self.device.tell(lines)

    # ---- what is seen -----------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return tuple(
            self.words.say("you")
            if player == HUMAN and self.players.count(HUMAN) == 1
            else self.words.say("player", number=seat + 1)
            if player == HUMAN
            else self.words.bot(seat)
            for seat, player in enumerate(self.players)
        )

    def scene_to_act(self) -> Scene:
        """The table as the player sees it whose decision it is, with all that may be done."""
        self.menu = menu_of(self.match.position, self.match.view(self.eyes), self.words)
        return self.scene()

    def scene(self) -> Scene:
        view = self.match.view(self.eyes)
        winners = winners_of(self.match.position)
        return Scene(self.words, view, self.names, self.menu, self.picked, self.log, self.message, winners)

    def _show(self) -> None:
        self.device.show(self.scene())

    def result(self) -> str:
        """The line that says how the match ended, or whose turn it is."""
        return status(self.scene()).plain

    def completions(self) -> list[str]:
        """All that may be typed now, for the Tab key."""
        position = self.match.position
        asked = [word for name in requests(self.words) for word in spelled(name, self.words)]
        if self.menu is None:
            return asked
        actions = [position.notation(action) for action in position.legal_actions()]
        return [*actions, *asked]
