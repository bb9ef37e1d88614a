"""What happened, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.telling import Teller

if TYPE_CHECKING:
    from theagon.games.base import Event


class ArmyTeller(Teller):
    """Says what happened; the texts call the tile of an event its place."""

    def event(self, event: Event, **words: str | int) -> str:
        return super().event(event, place=event.tile or "", **words)
