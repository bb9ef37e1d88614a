"""One match: its history, undo, branches, views by seat, and the causes of its events.

A match is its actions and its set-up, or the state that a scenario staged; everything else follows from them. So undo,
branches and replays share one mechanism: begin again and carry out the same actions.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from theagon.errors import TheagonError
from theagon.games.base import Event

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from theagon.games.play.game import Game
    from theagon.games.play.position import Position

UndoRefusal: TypeAlias = Literal["nothing-done", "another-decided", "chance", "revealed"]

REMEMBERED: Final = 64
"""The number of earlier positions that a match keeps for undo. Before these it plays its actions again."""


class Step(Struct, frozen=True, gc=False):
    """An action of a match, and its events."""

    number: int
    """The number of actions carried out after this one; the first step is 1."""
    seat: int
    """The seat that acted."""
    action: int
    notation: str
    """The action in the notation of the position before it."""
    events: tuple[Event, ...]
    chance: bool
    """True if it drew random numbers."""

    @property
    def secret(self) -> bool:
        """True if only its seat may know the choice: an exchange of the opening hand, a card picked from an offer.

        A step without events is secret, too: a card of the hand was chosen, and only its player sees the change.
        """
        return is_secret(self.events)

    @property
    def revealing(self) -> bool:
        """True if it showed hidden information to any seat."""
        return any(event.hidden for event in self.events)

    def seen_by(self, seat: int | None) -> LogEntry:
        """Return the step as a seat (None: a spectator) may know it."""
        events = _seen_by(seat, self.events)
        is_visible = self.seat == seat or not self.secret
        action, notation = (self.action, self.notation) if is_visible else (None, None)
        return LogEntry(self.number, self.seat, action, notation, events)


def is_secret(events: Sequence[Event]) -> bool:
    """Return whether only the acting seat may know which action had these events."""
    return not events or events[0].hidden


class LogEntry(Struct, frozen=True):
    """A step as a seat may know it: `action` and `notation` are None if they are hidden from it."""

    step: int
    seat: int
    action: int | None
    notation: str | None
    events: tuple[Event, ...]


class Cause(Struct, frozen=True):
    """An event and its step; step 0 is the beginning of the match."""

    step: int
    event: Event


class Ending(Struct, frozen=True):
    """The seats that won, a team together, and those that lost. Other seats drew: of several, some may lose a draw."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """The outcome of an action: its step, and the positions before and after it."""

    step: Step
    before: Position
    after: Position
    ending: Ending | None
    """The ending of the match; None if it goes on."""


class Match:
    """A match. `position` is its current position: read it and clone it, but never act on it."""

    def __init__(self, game: Game, setup: Any, staged: bytes | None = None) -> None:
        """Begin a match from the `staged` state if given; otherwise deal it by its set-up."""
        self.game = game
        self.setup = setup
        self.staged = staged
        self.position: Position = game.new(setup) if staged is None else game.restore(setup, staged)
        self.opening: tuple[Event, ...] = tuple(self.position.events)
        """The events before the first action."""
        self.history: list[Step] = []
        self.hints: list[int] = []
        """The steps before which a hint was given, once for each hint."""
        self._before: deque[Position] = deque(maxlen=REMEMBERED)
        """The positions before the last steps that can be undone; the last one is before the last step."""

    def resume(self, history: Sequence[Step], state: bytes) -> None:
        """Continue from the `state` after these steps, both from an earlier match, without playing the steps.

        Only for a match without actions. Raises `TheagonError` for bytes that are not a state of its game.
        """
        self.position = self.game.restore(self.setup, state)
        self.history = list(history)

    def apply(self, action: int) -> Step:
        """Carry out an action. Raises `IllegalActionError`, without a change, if it is not possible."""
        return self.adopt(self.outcome(action))

    def outcome(self, action: int) -> Outcome:
        """Return the outcome of an action without carrying it out. Raises `IllegalActionError`."""
        after = self.position.clone()
        events = tuple(after.apply(action))
        chance = chance_of(self.game, after) != chance_of(self.game, self.position)
        notation = self.position.notation(action)
        step = Step(len(self.history) + 1, self._seat_of(action), action, notation, events, chance)
        return Outcome(step, self.position, after, ending_of(after) if after.is_over else None)

    def adopt(self, outcome: Outcome) -> Step:
        """Make an outcome the next step. Raises `ValueError` for the outcome of another position."""
        if outcome.before is not self.position:
            raise ValueError("this is the outcome of another position")
        step, self.position = outcome.step, outcome.after
        self.history.append(step)
        if step.chance or step.revealing:
            self._before.clear()  # earlier steps can no longer be undone
        else:
            self._before.append(outcome.before)
        return step

    def branch(self, step: int | None = None) -> Match:
        """Return a separate match that continues from here or after an earlier step; 0 is the beginning.

        Raises `TheagonError` if there is no such step.
        """
        last = len(self.history)
        if step is None:
            step = last
        if not 0 <= step <= last:
            raise TheagonError(f"there is no step {step}", hint=f"this match has the steps 0 to {last}")
        other = Match(self.game, self.setup, self.staged)
        for taken in self.history[:step]:
            other.apply(taken.action)
        return other

    def why_not_undo(self, seat: int | None = None) -> UndoRefusal | None:
        """Return why a seat (None: the last to act) cannot undo the last action; None if it can.

        nothing-done      there is no action yet
        another-decided   another seat did the last action
        chance            it drew random numbers
        revealed          it showed a hidden card to a seat: a draw, an offer, an exchange of opening cards

        A card that a player shows by playing it does not count: only the opponent learned from it.
        """
        if not self.history:
            return "nothing-done"
        last = self.history[-1]
        if seat is not None and seat != last.seat:
            return "another-decided"
        if last.chance:
            return "chance"
        return "revealed" if last.revealing else None

    def undo(self, seat: int | None = None) -> Step:
        """Undo the last action. Returns its step. Raises `TheagonError` if `why_not_undo` gives a reason."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise TheagonError(f"this cannot be taken back: {_UNDO_REFUSED[reason]}")
        self.position = self._before.pop() if self._before else self.branch(len(self.history) - 1).position
        return self.history.pop()

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) may see now."""
        return self.position.view(seat)

    def log(self, seat: int | None, *, secrets: bool = False, since: int = 0) -> list[LogEntry]:
        """Return the log from a step on, as a seat (None: a spectator) may know it, or with all `secrets`.

        Step 0 is the beginning.
        """
        opening = self.opening if secrets else _seen_by(seat, self.opening)
        first = [LogEntry(0, -1, None, None, opening)] if since <= 0 else []
        steps = self.history[max(0, since - 1) :]
        return first + [_whole(step) if secrets else step.seen_by(seat) for step in steps]

    @property
    def events(self) -> Iterable[Cause]:
        """Every event of the match with its step."""
        for event in self.opening:
            yield Cause(0, event)
        for step in self.history:
            for event in step.events:
                yield Cause(step.number, event)

    def why(self, number: int) -> list[Cause]:
        """Return the event with this number, its cause, that event's cause, and so on back to the first.

        Raises `TheagonError` if there is no such event.
        """
        known = {each.event.number: each for each in self.events}
        if number not in known:
            last = max(known, default=-1)
            hint = f"the events so far are 0 to {last}" if known else "nothing has happened so far"
            raise TheagonError(f"there is no event {number}", hint=hint)
        chain = []
        while number in known:  # until -1, the action itself; a cause comes before its effects, so this ends
            chain.append(known[number])
            number = known[number].event.cause
        return chain

    def _seat_of(self, action: int) -> int:
        """Return the seat of an action: the seat to act, or the seat that concedes."""
        for seat in range(self.game.seats):
            if action == self.game.concession(seat):
                return seat
        return self.position.to_act


def chance_of(game: Game, position: Position) -> bytes:
    """Return the state of a position's random generator. It changes with each number drawn."""
    return position.state_bytes()[game.backend.program.state.layout.bytes_of("rng")]


def ending_of(position: Position) -> Ending:
    """Return who won and who lost: no seat while the match goes on."""
    returns = [*enumerate(position.returns())]
    winners = tuple(seat for seat, value in returns if value > 0)
    return Ending(winners, losers=tuple(seat for seat, value in returns if value < 0))


def is_forced(position: Position) -> bool:
    """Return whether the seat to act can only let another's action happen. Then it is not asked."""
    return position.reacts and len(position.legal_actions()) == 1


def _seen_by(seat: int | None, events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(event.seen_by(seat) for event in events)


def _whole(step: Step) -> LogEntry:
    return LogEntry(step.number, step.seat, step.action, step.notation, step.events)


_UNDO_REFUSED: dict[UndoRefusal, str] = {
    "nothing-done": "nothing has been done yet",
    "another-decided": "another player has decided since",
    "chance": "chance has decided something",
    "revealed": "a hidden card was shown",
}
