"""Following stacks of cards. An event names a stack by its place, such as `p1-archers`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from theagon.testing.following import Follower

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.base import Event
    from theagon.games.display.events import Motion
    from theagon.testing.following import Follow


class StackFollower(Follower):
    """A follower for views with stacks."""

    def compared(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        stacks = {f"stack {stack['tile']}": tuple(stack["cards"]) for stack in view["stacks"]}
        return super().compared(view, seat) | stacks

    def play(self, view: dict[str, Any], event: Event) -> None:
        """Apply an event to a view, in place. Knowledge of the bottom of a pile ends with the pile."""
        super().play(view, event)
        for player in view["players"]:
            player["beneath"] = min(player["beneath"], player["deck"])
            player["revealed"] = player["revealed"][: player["deck"] - player["beneath"]]

    def _appear(self, view: dict[str, Any], event: Event) -> None:
        """Add a card to a stack, or begin one. The event's seat is the owner of the card's deck."""
        stack = next((each for each in view["stacks"] if each["tile"] == event.tile), None)
        if stack is None:
            owner, _, kind = str(event.tile).partition("-")
            stack = {"tile": event.tile, "card": kind, "owner": int(owner[1:]) - 1, "cards": []}
            view["stacks"].append(stack)
        stack["cards"].append({"card": event.card, "owner": event.seat})

    def _vanish(self, view: dict[str, Any], event: Event) -> None:
        """Remove the top card of a stack."""
        stack = next(each for each in view["stacks"] if each["tile"] == event.tile)
        stack["cards"].pop()
        if not stack["cards"]:
            view["stacks"].remove(stack)

    def _clear(self, view: dict[str, Any], event: Event) -> None:
        view["stacks"] = [stack for stack in view["stacks"] if stack["tile"] != event.tile]

    def _leave(self, view: dict[str, Any], event: Event) -> None:
        view["players"][event.seat]["sets"] = []
        view["stacks"] = [stack for stack in view["stacks"] if stack["owner"] != event.seat]

    motions: ClassVar[Mapping[Motion, Follow]] = {
        **Follower.motions,
        "appear": _appear,
        "vanish": _vanish,
        "clear": _clear,
        "leave": _leave,
    }
