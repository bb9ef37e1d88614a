"""A scenario under way: its position, its actions as the rules number them, and what is the case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from theagon.errors import TheagonError
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.staging.facts import facts_of
from theagon.games.army_of_gods.staging.format import SEATS, Action, Expectation, Word
from theagon.games.staging.facts import Fact
from theagon.games.staging.stage import ImpossibleStepError, Stage

if TYPE_CHECKING:
    from theagon.games.army_of_gods.position import ArmyPosition

WORDS: Final = {"end_turn": w.END_TURN, "done": w.DONE, "let": w.DONE, "ability": w.ABILITY}
"""Actions that need no more words."""


class ArmyStage(Stage):
    """The position of a scenario."""

    position: ArmyPosition

    def action(self, action: Action | Word) -> int:
        """The number of an action. Raises `ImpossibleStepError` for one that has none as things stand."""
        if isinstance(action, str):
            return WORDS[action.replace("-", "_")]
        for word, number in WORDS.items():
            if getattr(action, word) is not None:
                return number
        if action.concede is not None:
            return self.position.game.concession(SEATS[action.concede])
        if action.attack is not None:
            return self._read("attack", f"{action.attack.card} {action.attack.target}")
        for verb in ("drop", "play", "restore", "choose", "block"):
            if getattr(action, verb) is not None:
                return self._read(verb, getattr(action, verb))
        raise AssertionError("an action has one of its fields")

    def _read(self, verb: str, what: str) -> int:
        """The action as it would be typed."""
        try:
            return self.position.verbs.read(self.position, f"{verb} {what}")
        except TheagonError as error:
            raise ImpossibleStepError((verb,), f"{verb} {what}", error.message) from None

    def facts(self, expect: Expectation) -> Iterator[Fact]:
        """What is expected of stacks, players and the turn."""
        return facts_of(self, expect)
