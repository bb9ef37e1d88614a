"""A match and its entries.

Applying, judging and making messages may take long, so workers do them; see `Workers.run_quick` for the exceptions. The
event loop only reads `now` and the entries.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from theagon.errors import TheagonError
from theagon.games import load_game
from theagon.games.base import IllegalActionError, Refusal
from theagon.lessons.course import course_of
from theagon.match.beginning import begin
from theagon.match.match import UndoRefusal, is_forced
from theagon.server.matches.snapshots import EVERY, resumptions, snapshot_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.base import Option, Preview
    from theagon.games.play.game import Game
    from theagon.lessons.course import Course, Standing
    from theagon.match.beginning import Beginning
    from theagon.match.match import Match, Outcome
    from theagon.server.storage.records import Entry, Snapshot

TAKE_BACKS: Final = 100
"""The most take-backs of one seat in a match."""

TakeBackRefusal: TypeAlias = UndoRefusal | Literal["rated", "too-often"]


class Now(Struct, frozen=True):
    """The current state of a match."""

    to_act: int
    active: int
    turn: int
    reacts: bool
    """True if a player answers in another's turn."""
    forced: bool
    """True if the seat to act can only let another's action happen."""
    is_over: bool
    reply: int | None
    """The action that a lesson prepares for the seat to act."""


class MatchLog:
    """A match with the entries that brought it where it is."""

    def __init__(
        self,
        match: Match,
        sequence: int = 0,
        entries: Sequence[Entry] = (),
        course: Course | None = None,
        *,
        rated: bool = False,
    ) -> None:
        """`match` is in the state after the first `sequence` of these entries; the others are applied here.

        In a `rated` match no action is taken back.
        """
        self.match = match
        self.lock = asyncio.Lock()
        """Held while workers read the match or change it, until the readers have been sent the change."""
        self._rated = rated
        self.course = course
        """The lesson that the match is, if it is one."""
        self.entries = list(entries)
        self._saved = len(match.history) if sequence else 0
        """The number of steps that are in snapshots and were not taken back since."""
        self._taken_back = Counter(entry.seat for entry in entries if entry.action is None)
        undone, standing = _standing(entries[sequence:])
        for _ in range(undone):  # steps from before these entries
            match.undo()
        for entry in standing:
            assert entry.action is not None, "what was taken back does not stand"
            match.apply(entry.action)
        self._look()

    @property
    def is_compiled(self) -> bool:
        """True if its rules are compiled: then it takes less than a millisecond to judge an action, or to show it."""
        return self.match.game.backend.compiled

    @property
    def sequence(self) -> int:
        """The number of entries, which is the number of the next."""
        return len(self.entries)

    def apply(self, entry: Entry, outcome: Outcome | None = None) -> None:
        """Apply an entry that was judged possible; `outcome` is its outcome, if that is known."""
        if entry.action is None:
            self.match.undo(entry.seat)
            self._taken_back[entry.seat] += 1
            self._saved = min(self._saved, len(self.match.history))
        elif outcome is not None:
            self.match.adopt(outcome)
        else:
            self.match.apply(entry.action)
        self.entries.append(entry)
        self._look()

    def _look(self) -> None:
        """Note the current state of the match."""
        position = self.match.position
        self.standing: Standing | None = None
        """The progress of the lesson."""
        if self.course is not None:
            self.course.follow([step.action for step in self.match.history])
            self.standing = self.course.standing
        self.now = Now(
            position.to_act,
            position.active,
            position.turn,
            position.reacts,
            is_forced(position),
            position.is_over,
            None if self.standing is None else self.standing.reply,
        )

    def judge(self, action: int) -> Refusal | Outcome:
        """Return the outcome of an action, or why it is not possible."""
        try:
            return self.match.outcome(action)
        except IllegalActionError as illegal:
            return illegal.refusal

    def judge_for_player(self, action: int) -> Refusal | Outcome:
        """Return the outcome of a player's action, or why the rules or a lesson refuse it."""
        outcome = self.judge(action)
        return outcome if isinstance(outcome, Refusal) else self.why_wait(action) or outcome

    def why_wait(self, action: int) -> Refusal | None:
        """Return why the match, as a lesson, refuses its learner a legal action; None if it does not."""
        return None if self.course is None else self.course.astray(action)

    def why_not(self, action: int, source: str | None = None) -> Refusal | None:
        """Return why the rules, or the lesson, refuse an action; None if they do not.

        Pointing at a `source` and nothing else may mean any of its actions, which a lesson does not offer.
        """
        position = self.match.position
        if self.course is not None and source is not None:
            action = next((each.action for each in position.options() if each.source == source), action)
        return position.why_not(action) or self.why_wait(action)

    def options(self) -> tuple[Option, ...]:
        """Return the options of the seat to act: in a lesson, those that it allows."""
        asked = self.standing.asked if self.standing else ()
        return tuple(option for option in self.match.position.options() if not asked or option.action in asked)

    def preview(self, action: int) -> Refusal | Preview:
        """Return the preview of an action, or why it is not possible."""
        return self.match.position.why_not(action) or self.match.position.preview(action)

    def may_concede(self) -> tuple[int, ...]:
        """Return the seats that have not given up."""
        why_not, concession = self.match.position.why_not, self.match.game.concession
        return tuple(seat for seat in range(self.match.position.seats) if why_not(concession(seat)) is None)

    def why_not_take_back(self, seat: int) -> TakeBackRefusal | None:
        """Return why a seat cannot take the last action back; None if it can. Actions of the table are of no seat."""
        if self._rated:
            return "rated"
        if self.entries and self.entries[-1].by == "table":
            return "another-decided"
        if self._taken_back[seat] >= TAKE_BACKS:
            return "too-often"
        return self.match.why_not_undo(seat)

    def steps_at(self, sequence: int) -> int | None:
        """Return how many steps stood after the first `sequence` entries; None if some were taken back since."""
        if any(entry.action is None for entry in self.entries[sequence:]):
            return None
        return len(self.match.history) - (self.sequence - sequence)

    # ---- snapshots --------------------------------------------------------------------------------------------------

    @property
    def needs_snapshot(self) -> bool:
        """True if it needs another snapshot: without one, loading would play too many actions."""
        return len(self.match.history) - self._saved >= EVERY

    def snapshot(self) -> Snapshot:
        """Return a snapshot to be stored; call `forget_snapshot` if that fails."""
        taken = snapshot_of(self.match, self.sequence, self._saved)
        self._saved = len(self.match.history)
        return taken

    def forget_snapshot(self, snapshot: Snapshot) -> None:
        """Note that a snapshot was not stored."""
        self._saved = min(self._saved, snapshot.first)


def load_log(
    beginning: Beginning,
    entries: Sequence[Entry],
    snapshots: Sequence[Snapshot],
    *,
    rated: bool = False,
    game: Game | None = None,
) -> MatchLog:
    """Return the log of a match after these entries, from the latest snapshot that leads there; `game` as for `begin`.

    Raises `TheagonError` if these rules cannot play the match.
    """
    known = [each for each in snapshots if each.sequence <= len(entries)]
    for resumed in resumptions(load_game(beginning.game), known):
        undone, _ = _standing(entries[resumed.sequence :])
        if not undone:
            with suppress(TheagonError):  # a state that was damaged: an earlier one, or the entries, will do
                match = begin(beginning, (resumed.history, resumed.state), game=game)
                return MatchLog(match, resumed.sequence, entries, course_of(beginning), rated=rated)
    return MatchLog(begin(beginning, game=game), 0, entries, course_of(beginning), rated=rated)


def _standing(entries: Sequence[Entry]) -> tuple[int, list[Entry]]:
    """Return how many earlier steps these entries take back, and those of them that stand in the end."""
    undone = 0
    standing: list[Entry] = []
    for entry in entries:
        if entry.action is not None:
            standing.append(entry)
        elif standing:
            standing.pop()
        else:
            undone += 1
    return undone, standing
