"""Following what happens to stacks of cards. An event names a stack by its place, such as `p1-archers`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from theagon.testing.following import Follower

if TYPE_CHECKING:
    from theagon.games.base import Event


class StackFollower(Follower):
    """Plays events on views that have stacks."""

    def told_of(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The compared part of a view. A stack has an order."""
        stacks = {f"stack {stack['tile']}": tuple(stack["cards"]) for stack in view["stacks"]}
        return super().told_of(view, seat) | stacks

    def play(self, view: dict[str, Any], event: Event) -> None:
        """Change a view as an event declares. What is known of the bottom of a pile ends with the pile."""
        super().play(view, event)
        for player in view["players"]:
            player["beneath"] = min(player["beneath"], player["deck"])
            player["revealed"] = player["revealed"][: player["deck"] - player["beneath"]]

    def _appear(self, view: dict[str, Any], event: Event) -> None:
        """Add a card to a stack, or begin one. The seat says whose deck it is from."""
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
