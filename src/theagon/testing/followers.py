"""The followers of things on a board: pieces, stacks or units."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from theagon.games.constants import spelled_bits
from theagon.testing.following import Follower, carry_out, left_out

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.games.base import Event
    from theagon.games.display.events import EventKind, Motion
    from theagon.games.play.game import Game
    from theagon.testing.following import Follow

OF_PIECE: Final = ("card", "owner", "tile")
"""The fields of every piece. A game's further fields follow from the places of the pieces."""


class PieceFollower(Follower):
    """A follower for views with the pieces of a plain game. An event names a piece by its number."""

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


class StackFollower(Follower):
    """A follower for views with stacks. An event names a stack by its place, such as `p1-archers`."""

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


OF_UNIT: Final[Mapping[str, Collection[str]]] = {
    "it identifies the unit": ("id",),
    "it follows from the card": ("kind",),
    "they explain its values": ("from-auras", "auras", "temporary", "text-of"),
    "they follow from its actions in this turn": ("attacks", "ready"),
}
"""The fields of a unit that are not compared, by the reason."""
LEFT_OUT_OF_UNIT: Final = left_out(OF_UNIT)
LISTED: Final = ("keywords", "statuses")
DONE: Final = {"exhausted", "moved", "attacked", "warcry", "used", "sick", "nimble", "ward-spent"}
"""The statuses that follow from a unit's actions and events in this turn, and from its entry."""
LASTING: Final = ("stunned", "banished")
"""The fields with a duration; only whether they are set is compared."""


class UnitFollower(Follower):
    """A follower for views with units. An event names a unit by its entry number."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        faces, teller = game.faces("en"), game.teller("en", None)
        self._game, self._face = game, cache(lambda card: faces.face(game.definition(card)))
        self._words, self._numbers = teller.keywords, teller.numbers

    def play(self, view: dict[str, Any], event: Event) -> None:
        super().play(view, event)
        unit = _unit(view, event)
        if unit is not None:
            row = self.rows[event.kind]
            self._alter(unit, event, row)
            for change in row.alters:
                carry_out(unit, change, event)

    def compared(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        found = super().compared(view, seat)
        for unit in view["units"]:
            derived = self.derived(unit.get("kind", ""))
            values = {field: unit[field] for field in unit.keys() - derived - LEFT_OUT_OF_UNIT}
            values |= {field: sorted({*unit[field]} - DONE) for field in LISTED}
            values |= {field: bool(unit[field]) for field in LASTING if field in unit}
            found[f"unit {unit['id']}"] = values
        return found

    def _hit(self, view: dict[str, Any], event: Event) -> None:
        unit = _unit(view, event)
        if unit is not None:
            unit["health"] -= event.amount

    def _heal(self, view: dict[str, Any], event: Event) -> None:
        unit = _unit(view, event)
        if unit is not None:
            unit["health"] = min(unit["maximum"], unit["health"] + event.amount)

    def _move(self, view: dict[str, Any], event: Event) -> None:
        for unit in view["units"]:
            if event.source is not None and unit["id"] == event.source.id:
                unit["tile"] = event.tile

    def _appear(self, view: dict[str, Any], event: Event) -> None:
        """Add a unit with its printed values, unless it is there already."""
        if event.target is None or _unit(view, event) is not None:
            return
        face, printed = self._face(event.target.card), self._game.definition(event.target.card)
        names = {field: field.replace("-", "_") for field in view["units"][0]}
        unit = {field: getattr(face, name, getattr(printed, name, [])) for field, name in names.items()}
        unit |= {"id": event.target.id, "card": face.id, "tile": event.target.tile, "keywords": [*face.keywords]}
        unit |= {"maximum": face.health, "owner": event.target.owner}
        _move_up(view, unit, 1)
        view["units"] = [*view["units"], unit]

    def _vanish(self, view: dict[str, Any], event: Event) -> None:
        """Remove a unit, unless the amount says that it comes back."""
        unit = _unit(view, event)
        if unit is not None and not event.amount:
            self._transform(view, event)

    def _transform(self, view: dict[str, Any], event: Event) -> None:
        """Remove a unit. Another event adds the unit that it becomes."""
        unit = _unit(view, event)
        if unit is not None:
            view["units"].remove(unit)
            _move_up(view, unit, -1)

    motions: ClassVar[Mapping[Motion, Follow]] = {
        **Follower.motions,
        "hit": _hit,
        "heal": _heal,
        "move": _move,
        "appear": _appear,
        "vanish": _vanish,
        "transform": _transform,
    }

    def _alter(self, unit: dict[str, Any], event: Event, row: EventKind) -> None:
        """Change a unit's values and keywords by the amount of an event."""
        attack = "attack" if "attack" in unit else "strength"
        words = set(unit["keywords"])
        match row.amount:
            case "values":
                unit[attack] = None if unit[attack] is None else unit[attack] + event.amount
                unit["maximum"] += event.extra
                unit["health"] = min(unit["maximum"], unit["health"] + max(0, event.extra))
            case "attack":
                unit[attack] = event.amount
            case "health":
                unit["health"] = unit["maximum"] = event.amount
            case "of-most":
                unit["health"], unit["maximum"] = event.amount, event.extra
            case "durability":
                unit["health"], unit["maximum"] = event.extra, max(unit["maximum"], event.extra)
            case "whole":
                unit[attack] = event.amount
                unit["health"] = unit["maximum"] = event.extra
            case "number-of":
                unit[self._numbers[event.extra]] += event.amount
            case "keywords":
                words |= set(spelled_bits(event.amount, self._words))
            case "keywords-lost":
                words -= set(spelled_bits(event.amount, self._words))
            case _:
                return
        unit["keywords"] = sorted(words)


def _unit(view: dict[str, Any], event: Event) -> dict[str, Any] | None:
    """Return the unit that an event changes, if the view has it."""
    wanted = event.target.id if event.target else None
    return next((unit for unit in view["units"] if unit["id"] == wanted), None)


def _move_up(view: dict[str, Any], unit: dict[str, Any], places: int) -> None:
    """Shift the units to the right of one that comes or goes, if places are numbered, such as `p1-3`."""
    side, _, place = unit["tile"].partition("-")
    for other in view["units"]:
        row, _, number = other["tile"].partition("-")
        if row == side and place.isdigit() and number.isdigit() and int(number) >= int(place):
            other["tile"] = f"{row}-{int(number) + places}"
