"""An attempt at a puzzle: actions, undo, hints, and why an end is the wrong one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from theagon.cards.grammar import capital, spanish_contractions
from theagon.games.base import UnitRef
from theagon.match.match import Match
from theagon.puzzles.solver import NODES, Kind, best_action, is_safe, kind_of
from theagon.puzzles.steps import carried_out, shown
from theagon.puzzles.titles import say
from theagon.puzzles.turn import Budget, LimitError, Sort, Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.staging import Script

ANSWERING: Final = "greedy"
"""The bot that answers for the other side within the turn."""


class Outcome(Enum):
    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


class Attempt:
    """An attempt at a puzzle of the kind `win` or `survive`."""

    def __init__(self, script: Script, nodes: int = NODES) -> None:
        """Begin an attempt. Hints and verdicts look at no more than `nodes` nodes."""
        self.kind = kind_of(script)
        self._nodes = nodes
        begun = script.begin().position
        self.match = Match(script.game, begun.setup, begun.state_bytes())
        self.seat: int = begun.to_act
        self._turn: int = begun.turn
        self._before: list[int] = []
        """The number of steps that the match had before each action."""

    @property
    def position(self) -> Any:
        return self.match.position

    def apply(self, action: int) -> None:
        """Carry out an action. Raises `IllegalActionError`, and changes nothing, if it is not possible."""
        before = len(self.match.history)
        self.match.apply(action)
        self._before.append(before)
        while self._goes_on and self.position.to_act != self.seat:
            self.match.apply(self.position.decide(ANSWERING))

    def undo(self) -> int:
        """Take the last action back; returns how many steps that were, 0 if there is none."""
        if not self._before:
            return 0
        steps = len(self.match.history)
        self.match = self.match.branch(self._before.pop())
        return steps - len(self.match.history)

    @property
    def _goes_on(self) -> bool:
        return not self.position.is_over and bool(self.position.turn == self._turn)

    @property
    def outcome(self) -> Outcome:
        """Return whether the aim is reached; only the end of the turn decides that."""
        if self._goes_on:
            return Outcome.OPEN
        solved = self.position.winner == self.seat
        if self.kind is Kind.SURVIVE and not self.position.is_over:
            solved = self._is_safe()
        return Outcome.SOLVED if solved else Outcome.FAILED

    def _is_safe(self) -> bool:
        """Return whether the seat survives the turn that begins now for certain."""
        try:
            return is_safe(self.position, self.seat, Budget(self._nodes)) is True
        except LimitError:
            return False

    def hint(self) -> int | None:
        """Return the next action of a shortest way to the aim; None if there is none from here."""
        return best_action(self.position, self.kind, self._nodes)

    def why_failed(self, language: str) -> str:
        """Return why the end of the turn is the wrong one."""
        if self.position.is_over:
            return say(language, "wrong-lost")
        if beaten := self._refutation(language):
            return say(language, "wrong-survive", actions="; ".join(beaten))
        return say(language, "wrong-win")

    def _refutation(self, language: str) -> list[str]:
        """Return the actions by which the other side then wins, as sentences; none if they are not found."""
        if self.kind is Kind.WIN:
            return []
        try:
            turn = Turn(self.position, Budget(self._nodes), against=self.seat)
        except LimitError:
            return []
        position, said = self.position.clone(), []
        for action in turn.way(turn.nodes(Sort.WON), lucky=True):
            said.append(position.describe(action, language, self.seat))
            position.apply(action)
        return said


class Forecast:
    """An answer to a puzzle of the kind `left`."""

    def __init__(self, script: Script) -> None:
        stage = script.begin()
        self.position = stage.position.clone()
        self.before = shown(stage)
        self._units = {name: stage.unit(name) for name in stage.ids}
        self.actions = list(carried_out(script, stage))
        self._after = shown(stage)

    @property
    def asked(self) -> list[str]:
        """Return the names of the units or stacks in question."""
        return [name for name, value in self.before.items() if value]

    def left(self, name: str) -> int:
        """Return what is left: the health of a unit, 0 if it is gone; of a stack the number of its cards."""
        return _left(self._after[name])

    def called(self, name: str, language: str) -> str:
        """Return the name of a unit or stack; if several have the same card, with its owner or its place."""
        unit = self._stood(name)
        alike = sum(self._stood(other).card == unit.card for other in self.asked) > 1
        teller = self.position.game.teller(language, reader=self.position.to_act)
        return capital(spanish_contractions(teller.unit(unit) if alike else teller.card(unit.card)))

    def _stood(self, name: str) -> UnitRef:
        """Return a unit before the actions; a stack as the card of its kind."""
        if isinstance(self.before[name], list):
            return UnitRef(0, name.partition("-")[2], name)
        unit: Any = self._units[name]
        return UnitRef(unit["id"], unit["card"], unit["tile"])

    def why_wrong(self, names: Sequence[str], language: str) -> str:
        """Return what is left of these units or stacks, for an answer that gave other numbers."""
        told = [say(language, "left-of", unit=self.called(name, language), left=self.left(name)) for name in names]
        return say(language, "wrong-left", told="; ".join(told))

    def now(self, name: str) -> int:
        """Return the same before the actions."""
        return _left(self.before[name])


def _left(value: Any) -> int:
    match value:
        case {"health": health}:
            return max(0, int(health))
        case list():
            return len(value)
    return 0
