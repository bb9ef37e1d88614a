"""A match at the table: whose decision it is, what was typed, what came of it."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import TYPE_CHECKING, Final, Never

from theagon.cards.language import LANGUAGES
from theagon.cli.terminal import lookup
from theagon.cli.terminal.choices import Choice, Menu, Option, menu_of
from theagon.cli.terminal.commands import REQUESTS, VERBS, spelled, understood
from theagon.cli.terminal.interrupts import Interrupts
from theagon.cli.terminal.scene import Line, Scene, status
from theagon.cli.terminal.telling import explained, told
from theagon.errors import TheagonError
from theagon.match.replay import save

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from theagon.cli.terminal.console import Device
    from theagon.cli.terminal.words import Words
    from theagon.games.base import Event
    from theagon.match.match import Match

HUMAN: Final = "human"
RECENT: Final = 12  # actions that who comes to the table is told of
KEPT_LINES: Final = 60  # of the log, for the screen


class Left(Exception):
    """The player leaves before the match is over. `saved` is the file to go on from, if there is one.

    `interrupted` tells that it was by Ctrl-C.
    """

    def __init__(self, saved: Path | None, *, interrupted: bool = False) -> None:
        super().__init__(saved)
        self.saved = saved
        self.interrupted = interrupted


class Session:
    """One match from where it stands to its end, or until the player leaves.

    `players` are, by seat, `human` or the name of a bot; `budget` is what a bot may search, None for its own measure.
    With `autosave` the match is written to `file` at each of the player's turns and at the end of the match; otherwise
    only when the player leaves.
    """

    def __init__(
        self,
        match: Match,
        players: tuple[str, str],
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
        self.log: list[Line] = told(self._recent(), self.eyes, words, brief=True)
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
                if self.players[seat] == HUMAN:
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
        seed = self.match.setup.seed + len(self.match.history)
        self._apply(self.match.position.decide(self.players[seat], self.budget, seed))
        self.device.pause(self.pause)

    def _human(self, seat: int) -> None:
        if seat != self.eyes:
            self.device.hide()
            self._ask(self.words.say("pass", name=self.names[seat]))
            self.eyes = seat
            self.log = told(self._recent(), seat, self.words, brief=True)
            self.device.tell(self.log)
        if self.match.history and self.match.history[-1].seat != seat:
            self._autosave()
        self.device.show(self.scene_to_act())
        self.message = ""
        line = self._ask().strip()[:200]
        try:
            self._obey(line)
        except TheagonError as error:
            self.message = str(error)

    def _recent(self) -> list[Event]:
        """The events of the latest actions, for who comes to the table."""
        steps = [self.match.opening, *(step.events for step in self.match.history)]
        return [event for events in steps[-RECENT:] for event in events]

    def _ask(self, question: str = "") -> str:
        """A line from the player. At the first Ctrl-C says what a second one does; leaves at the end of the input."""
        try:
            with self.interrupts.heard():
                return self.device.ask(question)
        except KeyboardInterrupt:
            pass
        except EOFError:
            self._leave()
        try:
            with self.interrupts.heard():
                return self.device.ask(self.words.say("again-to-leave"))
        except KeyboardInterrupt:
            self._leave(interrupted=True)
        except EOFError:
            self._leave()

    def _autosave(self) -> None:
        if self.autosave and self._saved != len(self.match.history):
            save(self.match, self.file)
            self._saved = len(self.match.history)

    def _leave(self, *, interrupted: bool = False) -> Never:
        save(self.match, self.file)
        raise Left(self.file, interrupted=interrupted)

    # ---- what was typed ---------------------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        picked, self.picked = self.picked, None
        menu = self.menu
        assert menu is not None
        words = line.split()
        if not words:
            if menu.kind == "mulligan":
                self._act("mulligan")
            return
        if menu.kind == "mulligan" and all(word.isdecimal() for word in words):
            self._act(f"mulligan {line}")
        elif words[0].isdecimal() and len(words[0]) < 4 and len(words) <= 2:
            self._number(menu, picked, int(words[0]), *words[1:])
        elif _is_tile(words[0]) and len(words) == 1 and picked is not None and self._pick(picked.at(words[0].lower())):
            pass
        elif all(map(_is_tile, words)) and len(words) <= 2:
            self._tiles(menu, *(word.lower() for word in words))
        else:
            self._word(words[0], words[1:], line)

    def _number(self, menu: Menu, picked: Choice | None, number: int, tile: str | None = None) -> None:
        if picked is not None and tile is None:
            if 1 <= number <= len(picked.options):
                self._apply(picked.options[number - 1].action)
            else:
                self.picked, self.message = picked, self.words.say("no-number", number=number)
            return
        choice = menu.numbered(number)
        if choice is None:
            self.message = self.words.say("no-number", number=number)
        elif not choice.options or (tile is not None and not self._pick(choice.at(tile.lower()))):
            self._refuse(choice, tile)
        elif tile is None:
            self._choose(choice)

    def _choose(self, choice: Choice) -> None:
        if choice.is_immediate:
            self._apply(choice.options[0].action)
        else:
            self.picked = choice

    def _pick(self, options: tuple[Option, ...]) -> bool:
        """Do the one thing that is possible on a tile; whether there was one."""
        if options:
            self._apply(options[0].action)
        return bool(options)

    def _refuse(self, choice: Choice, tile: str | None) -> None:
        """Say why a choice can not be made, on this tile or at all."""
        match choice.kind:
            case "card":
                self._act(f"play #{choice.subject} {tile or ''}")
            case "leader":
                self._act(f"leader {tile or ''}")
            case "unit":
                self._between(choice.subject, tile or "")
            case _:
                self._act(f"{choice.kind} {choice.subject} {tile or ''}")

    def _tiles(self, menu: Menu, first: str, second: str | None = None) -> None:
        """One tile: choose it, or its unit; two: the unit on the first moves to the second, or attacks there."""
        if menu.kind in ("target", "destination"):
            self._act(f"choose {first}")
        elif second is not None:
            unit = menu.of_unit(first)
            if unit is None or not self._pick(unit.at(second)):
                self._between(first, second)
        elif unit := menu.of_unit(first):
            self.picked = unit
        else:
            self._read("look", first)

    def _between(self, first: str, second: str) -> None:
        occupied = any(unit["tile"] == second for unit in self.match.view(self.eyes)["units"])
        self._act(f"{'attack' if occupied else 'move'} {first} {second}")

    def _word(self, word: str, rest: list[str], line: str) -> None:
        name = understood(word, self.words)
        if name in VERBS:
            self._act(" ".join([name, *rest]))
        elif name is not None and name in self._requests:
            self._requests[name](rest)
        else:
            self._act(f"play {line}", typed=line)  # a card by its name

    def _act(self, text: str, typed: str | None = None) -> None:
        """Carry out an action in notation, or say why not."""
        action = self._parsed(text, typed)
        if action is not None:
            self._apply(action)

    def _parsed(self, text: str, typed: str | None = None) -> int | None:
        """The action that a text means; None, with a message, if it means none. `typed` is what began with no verb."""
        position, words = self.match.position, self.words
        try:
            return position.parse(text)
        except TheagonError:
            legal = [position.notation(action) for action in position.legal_actions()]
        near = difflib.get_close_matches(text.lower(), legal, 3, 0.6)
        if typed is None:
            self.message = self._such_as(text.split()[0])
        else:
            self.message = words.say("not-understood", text=typed if len(typed) <= 30 else f"{typed[:29]}…")
        if near:
            self.message += f" {words.say('perhaps', near=', '.join(near))}"
        return None

    def _such_as(self, name: str) -> str:
        """How a command is typed."""
        return self.words.say("such-as", usage=lookup.usage(name, self.words))

    def _apply(self, action: int) -> None:
        refusal = self.match.position.why_not(action)
        if refusal is not None:
            self.message = f"{refusal.text(self.words.language)} [{refusal.clause}]"
            return
        step = self.match.apply(action)
        lines = told(step.events, self.eyes, self.words, brief=True)
        self.log = [*self.log, *lines][-KEPT_LINES:]
        self.device.tell(lines)

    # ---- requests ---------------------------------------------------------------------------------------------------

    @property
    def _requests(self) -> Mapping[str, Callable[[list[str]], None]]:
        return {
            "help": lambda _: self._page(self.words.say("title"), *lookup.help_lines(self.words)),
            "undo": self._undo,
            "why": self._why,
            "look": lambda rest: self._read("look", " ".join(rest)),
            "log": self._log,
            "rules": lambda rest: self._read("rules", " ".join(rest)),
            "graveyard": lambda _: self._page(self.words.term("zone-graveyard"), *lookup.graveyards(self._scene())),
            "deck": self._deck,
            "board": lambda _: self.device.hide(),
            "save": self._save,
            "lang": self._language,
            "quit": self._quit,
            "concede": self._concede,
        }

    def _read(self, what: str, wanted: str) -> None:
        """Show what is known of something."""
        lines = lookup.look(self._scene(), wanted) if what == "look" else lookup.rules(self.words, wanted)
        if not wanted:
            self.message = self._such_as(what)
        elif lines is None and what == "look" and _is_tile(wanted):
            self.message = self.words.say("empty-tile", tile=wanted.lower())
        elif lines is None:
            self.message = self.words.say(f"no-{what}", wanted=wanted)
        else:
            self._page(*lines)

    def _page(self, title: str, *lines: str) -> None:
        typed = self.device.read(title, lines, lambda: self._ask(self.words.say("more")))
        if typed:
            self._obey(typed)

    def _undo(self, rest: list[str]) -> None:  # noqa: ARG002 -- takes nothing
        reason = self.match.why_not_undo(self.eyes)
        if reason is not None:
            self.message = self.words.say(f"no-undo-{reason}")
            return
        step = self.match.undo(self.eyes)
        if step.events:
            self.log = [line for line in self.log if line.number < step.events[0].number]
        self.message = self.words.say("undone", action=step.notation)

    def _why(self, rest: list[str]) -> None:
        if rest and rest[0].lower() in {"not", *self.words.say("word-not").split()}:
            self._why_not(rest[1:])
            return
        numbers = [line.number for line in self.log]
        if rest and not (rest[0].isdecimal() and len(rest[0]) < 10):
            self.message = self._such_as("why")
        elif not numbers:
            self.message = self.words.say("no-event")
        else:
            try:
                chain = self.match.why(int(rest[0]) if rest else numbers[-1])
            except TheagonError:
                self.message = self.words.say("no-event")
                return
            self._page(*explained(chain, self.eyes, self.words))

    def _why_not(self, rest: list[str]) -> None:
        if not rest:
            self.message = self._such_as("why")
            return
        name, typed = understood(rest[0], self.words), " ".join(rest)
        known = name in VERBS
        action = self._parsed(" ".join([str(name), *rest[1:]]) if known else f"play {typed}", None if known else typed)
        if action is None:
            return
        refusal = self.match.position.why_not(action)
        if refusal is None:
            self.message = self.words.say("it-is-possible", action=self.match.position.notation(action))
            return
        text = refusal.text(self.words.language)
        self._page(text, lookup.clause_line(self.words, refusal.clause) or refusal.clause)

    def _log(self, rest: list[str]) -> None:  # noqa: ARG002
        steps = [self.match.opening, *(step.events for step in self.match.history)]
        lines = [str(line) for events in steps for line in told(events, self.eyes, self.words, brief=False)]
        self._page(spelled("log", self.words)[0], *lines)

    def _deck(self, rest: list[str]) -> None:  # noqa: ARG002
        contestant = self.match.position.contestants[self.eyes]
        built = self.match.setup.decks[contestant].cards
        self._page(self.words.term("zone-deck"), *lookup.deck(self._scene(), built))

    def _save(self, rest: list[str]) -> None:
        if self._write(Path(" ".join(rest)) if rest else self.file):
            self.message = self.words.say("saved", file=str(self.file))

    def _write(self, file: Path) -> bool:
        """Save the match, there from now on; whether it worked."""
        try:
            save(self.match, file)
        except OSError as error:
            self.message = f"{file}: {error.strerror}"
            return False
        self.file = file
        return True

    def _language(self, rest: list[str]) -> None:
        if len(rest) == 1 and rest[0].lower() in LANGUAGES:
            self.words.language = rest[0].lower()
            self.log = told(self._recent(), self.eyes, self.words, brief=True)
        else:
            self.message = self._such_as("lang")

    def _quit(self, rest: list[str]) -> None:  # noqa: ARG002
        answer = self._ask(self.words.say("quit-question", file=str(self.file))).strip()
        if answer.lower() in self.words.say("word-no").split():
            raise Left(None)
        if self._write(Path(answer) if answer else self.file):
            raise Left(self.file)

    def _concede(self, rest: list[str]) -> None:
        answer = rest[0] if rest else self._ask(self.words.say("concede-question")).strip()
        if answer.lower() in self.words.say("word-yes").split():
            self._apply(self.match.game.concession(self.eyes))

    # ---- what is seen -----------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, str]:
        """What the players are called, by seat."""
        first, second = (
            self.words.say("you") if player == HUMAN and self.players.count(HUMAN) == 1
            else self.words.say("player", number=seat + 1) if player == HUMAN
            else self.words.say(f"bot-{player}")
            for seat, player in enumerate(self.players)
        )  # fmt: skip
        return first, second

    def scene_to_act(self) -> Scene:
        """The table as the player sees it whose decision it is, with all that may be done."""
        self.menu = menu_of(self.match.position, self.match.view(self.eyes))
        return self._scene()

    def _scene(self) -> Scene:
        view = self.match.view(self.eyes)
        return Scene(self.words, view, self.names, self.menu, self.picked, self.log, self.message)

    def _show(self) -> None:
        self.device.show(self._scene())

    def result(self) -> str:
        """The line that says how the match ended, or whose turn it is."""
        return status(self._scene()).plain

    def completions(self) -> list[str]:
        """All that may be typed now, for the Tab key."""
        position = self.match.position
        requests = [word for name in REQUESTS for word in spelled(name, self.words)]
        if self.menu is None:
            return requests
        actions = [position.notation(action) for action in position.legal_actions()]
        return [*actions, *requests]


def _is_tile(word: str) -> bool:
    return len(word) == 2 and word[0].lower() in "abcdefgh" and word[1] in "12345"
