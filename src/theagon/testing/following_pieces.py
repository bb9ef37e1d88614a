"""Following the pieces of a plain game. An event names a piece by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from theagon.testing.following import Follower

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.base import Event
    from theagon.games.display.events import Motion
    from theagon.testing.following import Follow

OF_PIECE: Final = ("card", "owner", "tile")
"""The fields of every piece. A game's further fields follow from the places of the pieces."""


class PieceFollower(Follower):
    """A follower for views with pieces."""

    def compared(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        pieces = {f"piece {piece['id']}": tuple(piece[field] for field in OF_PIECE) for piece in view["pieces"]}
        return super().compared(view, seat) | pieces

    def _appear(self, view: dict[str, Any], event: Event) -> None:
        if event.target is not None:
            piece = event.target
            owner = event.seat if piece.owner is None else piece.owner
            view["pieces"].append({"id": piece.id, "card": piece.card, "owner": owner, "tile": piece.tile})

    def _move(self, view: dict[str, Any], event: Event) -> None:
        for piece in view["pieces"]:
            if event.source is not None and piece["id"] == event.source.id:
                piece["tile"] = event.tile

    def _vanish(self, view: dict[str, Any], event: Event) -> None:
        if event.target is not None:
            view["pieces"] = [piece for piece in view["pieces"] if piece["id"] != event.target.id]

    motions: ClassVar[Mapping[Motion, Follow]] = {
        **Follower.motions,
        "appear": _appear,
        "move": _move,
        "vanish": _vanish,
    }
