"""A puzzle on the table: one reader's attempt at it, in the messages of a match. All cards are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from theagon.errors import TheagonError
from theagon.games.base import IllegalActionError
from theagon.match.scenario import parse_scenario
from theagon.puzzles.attempt import Attempt, Forecast, Outcome
from theagon.puzzles.library import puzzle_script
from theagon.puzzles.solver import NODES, Kind
from theagon.puzzles.titles import say, title
from theagon.server.matches.messages import (
    fingerprint,
    intended,
    own_faces,
    refusal,
    refused_by_rules,
    result_of,
    step_line,
    told,
)
from theagon.server.protocol.base import kebab
from theagon.server.protocol.client import (
    Act,
    AskHint,
    AskTakeBack,
    Command,
    Foretell,
    Hello,
    Ping,
    Preview,
    Speak,
    WhyNot,
)
from theagon.server.protocol.puzzles import Asked, PuzzleTask
from theagon.server.protocol.server import Hint, Pong, Possible, Previewed, Puzzle, Refused, Snapshot, Update
from theagon.server.protocol.table import SeatLine, StepLine, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from theagon.games.staging import Script
    from theagon.server.protocol.client import FromClient
    from theagon.server.protocol.server import ServerMessage


OWN_NODES: Final = 10_000
"""The nodes of a hint or a verdict in a puzzle from outside, of any size: some seconds."""


class PuzzleBoard:
    """An attempt at a puzzle. Its answers may take long: they are for workers."""

    def __init__(self, script: Script, nodes: int = NODES) -> None:
        """Raises `TheagonError` for a scenario that is no puzzle. `nodes` limits what hints and verdicts look at."""
        self._script = script
        self._attempt = Attempt(script, nodes)
        self._forecast = Forecast(self._script) if self._attempt.kind is Kind.LEFT else None
        self._outcome = Outcome.OPEN
        self._language = "en"
        self._moves = 0
        """The number of actions done and undone: the sequence of the table."""

    @classmethod
    def named(cls, game: str, name: str) -> Self:
        """Return an attempt at a puzzle by its id. Raises `UnknownPuzzleError`."""
        return cls(puzzle_script(game, name))

    @classmethod
    def own(cls, text: str, name: str) -> Self:
        """Return an attempt at the puzzle of a file. Raises `TheagonError` if it holds none."""
        return cls(parse_scenario(text, name), OWN_NODES)

    @property
    def seat(self) -> int:
        """The seat of the solver."""
        return self._attempt.seat

    def answers(self, message: FromClient) -> list[ServerMessage]:
        """Return the answers to a message."""
        try:
            return list(self._answers(message))
        except IllegalActionError as illegal:
            return [refused_by_rules(kebab(type(message).__name__), illegal.refusal, self._language, self._moves)]

    def _answers(self, message: FromClient) -> Iterator[ServerMessage]:
        match message:
            case Ping():
                yield Pong()
            case Hello() | Speak():
                self._language = message.language
                yield self._puzzle()
                yield Snapshot(self._table(), self._steps(), own_faces(self._script.game, self._language))
            case Preview() if self._is_open:
                yield self._preview(message)
            case Command() | WhyNot() if self._is_open:
                yield from self._understand(message)
            case Act() if self._is_open and message.sequence == self._moves:
                yield from self._act(message.action)
            case Foretell() if self._is_open and self._forecast is not None:
                yield from self._foretell(self._forecast, message)
            case AskTakeBack() if undone := self._attempt.undo():
                self._outcome = Outcome.OPEN
                self._moves += 1
                yield self._puzzle()
                yield Update(undone, (), self._table())
            case AskHint() if self._is_open and self._forecast is None:
                yield self._hint()
            case _:
                yield self._refuse(message, "not-now", say(self._language, "not-now"))

    @property
    def _is_open(self) -> bool:
        return self._outcome is Outcome.OPEN

    # ---- actions ----------------------------------------------------------------------------------------------------

    def _act(self, action: int) -> Iterator[ServerMessage]:
        before = len(self._attempt.match.history)
        self._attempt.apply(action)
        self._outcome = self._attempt.outcome
        self._moves += 1
        wrong = self._attempt.why_failed(self._language) if self._outcome is Outcome.FAILED else ""
        yield self._puzzle(wrong)
        yield Update(0, self._steps(before + 1), self._table())

    def _foretell(self, forecast: Forecast, message: Foretell) -> Iterator[ServerMessage]:
        """Say which answers are wrong, and show what happens."""
        wrong = [name for name in forecast.asked if message.left.get(name) != forecast.left(name)]
        for action in forecast.actions:
            self._attempt.apply(action)
        self._outcome = Outcome.FAILED if wrong else Outcome.SOLVED
        self._moves += 1
        yield self._puzzle(forecast.why_wrong(wrong, self._language) if wrong else "")
        yield Update(0, self._steps(1), self._table())

    def _understand(self, message: Command | WhyNot) -> Iterator[ServerMessage]:
        position = self._attempt.position
        try:
            action = intended(position, message)
        except TheagonError as error:
            yield self._refuse(message, "not-understood", *told(error, self._language))
            return
        if isinstance(message, Command):
            yield from self._act(action)
        elif against := position.why_not(action):
            yield refused_by_rules("why-not", against, self._language, self._moves, message.id)
        else:
            yield Possible(message.id, action)

    def _preview(self, message: Preview) -> ServerMessage:
        position = self._attempt.position
        if against := position.why_not(message.action):
            return refused_by_rules("preview", against, self._language, self._moves, message.id)
        outcome = position.preview(message.action)
        return Previewed(message.id, message.action, outcome.changes, outcome.winner)

    def _hint(self) -> Hint:
        action = self._attempt.hint()
        if action is None:
            return Hint(None, say(self._language, "no-way"))
        described = self._attempt.position.describe(action, self._language, self._attempt.seat)
        return Hint(action, say(self._language, "hint", action=described))

    def _refuse(self, message: FromClient, reason: str, text: str, hint: str = "") -> Refused:
        return refusal(message, reason, text, hint, self._moves)

    # ---- the table --------------------------------------------------------------------------------------------------

    def _puzzle(self, wrong: str = "") -> Puzzle:
        kind, forecast = self._attempt.kind.value, self._forecast
        if forecast is None:
            task = PuzzleTask(kind, say(self._language, f"task-{kind}"))
        else:
            called = {name: forecast.called(name, self._language) for name in forecast.asked}
            asked = tuple(Asked(name, text, forecast.now(name)) for name, text in called.items())
            task = PuzzleTask(kind, title(self._script, Kind.LEFT, self._language), asked)
        return Puzzle(task, self._outcome.value, wrong)

    def _steps(self, since: int = 0) -> tuple[StepLine, ...]:
        match = self._attempt.match
        log = match.log(None, secrets=True, since=since)
        return tuple(step_line(match.game, entry, self._language, self.seat) for entry in log)

    def _table(self) -> Table:
        match, position = self._attempt.match, self._attempt.position
        view: dict[str, Any] = position.open_view() | {"seat": self.seat}
        return Table(
            sequence=self._moves,
            step=len(match.history),
            state=fingerprint(view),
            view=view,
            options=tuple(position.options()) if self._is_open and self._forecast is None else (),
            seats=tuple(SeatLine(seat, "", "human", True, None, None) for seat in range(position.seats)),
            clock=None,
            take_back=None if match.history else "nothing-done",
            take_back_by=None,
            take_back_agreed=(),
            result=result_of(position) if position.is_over else None,
            rematch=None,
            hints=0,
            lesson=None,
        )
