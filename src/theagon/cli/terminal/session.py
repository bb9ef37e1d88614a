"""A match at the terminal: asks the player, obeys what is typed, and prints what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.cli.terminal.commands import requests, spelled, understood
from theagon.cli.terminal.entries import status
from theagon.cli.terminal.menu import Choice, Menu, Option
from theagon.cli.terminal.requests import ANSWERS, pile
from theagon.cli.terminal.session_state import HUMAN as HUMAN
from theagon.cli.terminal.session_state import SessionState
from theagon.errors import TheagonError
from theagon.games.play.notation import latin
from theagon.match.match import is_forced
from theagon.match.replay import save

if TYPE_CHECKING:
    from theagon.cli.terminal.printing import Printer


class Session(SessionState):
    """One match from where it stands to its end, or until the player leaves."""

    _saved = -1  # steps of the match when it was written

    def run(self, device: Printer) -> None:
        """Play until the match is over. Raises `PlayerLeft` when the player leaves before."""
        self.device = device
        with self.interrupts:
            device.tell(self.latest())
            while not self.match.position.is_over:
                seat = self.match.position.to_act
                if self.players[seat] == HUMAN and not is_forced(self.match.position):
                    self._human(seat)
                else:
                    self._bot(seat)
            self.menu = None
            self._autosave()
            device.show(self.scene())

    # ---- turns ------------------------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        position = self.match.position
        if self.players[seat] == HUMAN:  # a player without a choice is not asked
            self.apply(position.legal_actions()[0])
        else:
            seed = (self.match.setup.seed + len(self.match.history)) % (1 << 63)  # a new seed for each decision
            try:
                own = self.bots.get(self.players[seat])
                action = own(position, seed) if own else position.decide(self.players[seat], seed)
            except TheagonError as failure:
                self.leave(failure=failure)
            self.apply(action)

    def _human(self, seat: int) -> None:
        if seat != self.eyes:
            self.menu = None  # nothing of the other hand is completed by Tab
            self.device.clear()
            self.ask(self.words.say("pass", name=self.names[seat]))
            self.eyes = seat
            self.device.tell(self.latest())
        if self.match.history and self.match.history[-1].seat != seat:
            self._autosave()
        self.device.show(self.scene_to_act())
        self.message = ""
        line = self.ask().strip()[:200]
        try:
            self.obey(line)
        except TheagonError as error:
            self.message = str(error)

    def _autosave(self) -> None:
        if self.autosave and self._saved != len(self.match.history):
            save(self.match, self.file)
            self._saved = len(self.match.history)

    # ---- typed lines ------------------------------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        """Carry out a typed line, or say in `message` why not."""
        picked, self.picked = self.picked, None
        menu = self.menu
        assert menu is not None
        words = [seen if self.table.place(seen := latin(word)) else word for word in line.split()]
        if not words:
            if menu.several:
                self._act(menu.several)
            return
        places = [place for word in words if (place := self.table.place(word)) is not None]
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
            target = self.table.place(target) or target.lower()
        if choice is None:
            self.message = self.words.say("no-number", number=number)
        elif not choice.place:
            self._act(choice.kind)
        elif not choice.options or (target is not None and not self._pick(choice.at(target))):
            self._attempt(menu, choice, target)
        elif target is None and choice.is_immediate:
            self.apply(choice.options[0].action)
        elif target is None:
            self.picked = choice

    def _pick(self, options: tuple[Option, ...]) -> bool:
        """Carry out the first of the options; returns whether there was one."""
        if options:
            self.apply(options[0].action)
        return bool(options)

    def _attempt(self, menu: Menu, choice: Choice, target: str | None) -> None:
        """Say why a choice cannot be used on a target or, without one, cannot be chosen."""
        position, place = self.match.position, choice.place
        try:
            if menu.kind != "turn":
                action = position.meant(None, place)
            elif target is not None and choice.kind in self.table.verbs and self.table.place(place):
                action = position.parse(f"{choice.kind} {place} {target}")
            else:
                action = position.meant(place, target)
            refusal = position.why_not(action)
        except TheagonError:
            refusal = None
        if refusal is None:
            self.not_understood(f"{place} {target}" if target else place)
        else:
            self.refused(refusal)

    def _places(self, menu: Menu, first: str, second: str | None = None) -> None:
        """Choose the one place or its unit; with two places, let the unit at the first act on the second."""
        if menu.asks_for_place:
            self.apply(self.match.position.meant(None, first))
        elif second is not None:
            unit = menu.of_unit(first)
            if unit is None or not self._pick(unit.at(second)):
                self._attempt(menu, unit or Choice(0, "unit", first, ()), second)
        elif unit := menu.of_unit(first):
            self.picked = unit
        else:
            ANSWERS["look"](self, [first])

    def _word(self, word: str, rest: list[str], line: str) -> None:
        name = understood(word, self.table)
        if name is None:
            self._act(self.spelled_out("play", [word, *rest]), typed=line)  # a card by its name
        elif name in self.table.verbs:
            self._act(self.spelled_out(name, rest))
        elif name in self.table.piles:
            pile(self, name)
        else:
            ANSWERS[name](self, rest)

    def _act(self, text: str, typed: str | None = None) -> None:
        """Carry out an action in notation, or say why not."""
        action = self.parsed(text, typed)
        if action is not None:
            self.apply(action)

    # ---- display ----------------------------------------------------------------------------------------------------

    def result(self) -> str:
        """Return the line that says how the match ended, or whose turn it is."""
        return status(self.scene())

    def completions(self) -> list[str]:
        """Return every word that may be typed now, for the Tab key."""
        position = self.match.position
        asked = [word for name in requests(self.table) for word in spelled(name, self.words)]
        if self.menu is None:
            return asked
        actions = [position.notation(action) for action in position.legal_actions()]
        return [*actions, *asked]
