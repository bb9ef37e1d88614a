"""Triggers: a game declares each once, in a row that says what an ability with it may hold and name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Trigger:
    """The trigger of an ability."""

    named: bool = False  # it is a trait of the card, such as a warcry, and no event that others share
    points: bool = False  # its player may point at a target
    whose: bool = False  # it names the player of the turn or power that triggers it
    of: Literal["unit", "card"] | None = None  # it may say of which units, or of which cards, the event is
    needs_of: bool = False  # `of` is required; otherwise the event is about this unit
    by: bool = False  # it may name the other unit of the event
    after: bool = False  # its ability may wait until the event is over
    it: bool = False  # the event is about another unit, which the effects may call `it`
    done_by: tuple[str, ...] = ()  # the operations that bring the event about
