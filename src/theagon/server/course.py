"""A match and what was done in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from theagon.match.match import Match, UndoRefusal
    from theagon.server.storage import Entry


class Course:
    """A match with the entries that brought it where it is."""

    def __init__(self, match: Match, entries: list[Entry]) -> None:
        self.match = match
        self.entries: list[Entry] = []
        for entry in entries:
            self.carry_out(entry)

    @property
    def sequence(self) -> int:
        """How many entries there are: the number of the next."""
        return len(self.entries)

    def carry_out(self, entry: Entry) -> None:
        """Do what an entry says; it was found possible before."""
        if entry.action is None:
            self.match.undo(entry.seat)
        else:
            self.match.apply(entry.action)
        self.entries.append(entry)

    def why_not_take_back(self, seat: int) -> UndoRefusal | None:
        """Why a seat can not take the last action back; None if it can. What the table did, nobody decided."""
        if self.entries and self.entries[-1].by == "table":
            return "another-decided"
        return self.match.why_not_undo(seat)

    def steps_at(self, sequence: int) -> int | None:
        """How many steps stood when there were so many entries; None if some of them were taken back since."""
        if any(entry.action is None for entry in self.entries[sequence:]):
            return None
        return len(self.match.history) - (self.sequence - sequence)
