"""Following a match only by its events: each event changes a view as the game's row for its kind declares."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from theagon.games.base import Event
    from theagon.games.display.events import Change, EventKind, Motion
    from theagon.games.play.game import Game

OF_MATCH: Final[Mapping[str, Collection[str]]] = {
    "they never change": ("game", "seat", "goal", "teams", "blockers"),
    "they describe the decision, as the legal actions do": ("to-act", "choice", "attack", "holding", "cast"),
    "their parts are compared one by one": ("players", "units", "stacks", "pieces"),
    "a match that is over is not followed": ("over", "winner"),
}
"""The fields of a view that are not compared, by the reason."""
OF_PLAYER: Final[Mapping[str, Collection[str]]] = {
    "the player's unit has them, too": ("stone", "health"),
    "compared separately": ("hand",),
    "they follow from locks and the bag": ("gems", "gem-locks"),
    "no event is played on it": ("deck-left",),
    "they never change": ("god", "home"),
}
"""The fields of a player that are not compared, by the reason."""


def left_out(reasons: Mapping[str, Collection[str]]) -> set[str]:
    """Return the fields that are not compared, for any reason."""
    return {*chain.from_iterable(reasons.values())}


LEFT_OUT_OF_MATCH: Final = left_out(OF_MATCH)
LEFT_OUT_OF_PLAYER: Final = left_out(OF_PLAYER)


Follow: TypeAlias = "Callable[[Any, dict[str, Any], Event], None]"


class Follower:
    """A follower of a match that applies events to views, in place."""

    def __init__(self, game: Game) -> None:
        self.rows = game.events
        self._zones = game.teller("en", None).zones
        self._counts_costs = any(_counts_costs(each.get("card", {})) for each in game.all_definitions)
        self._derived = {
            kind: {value.field for value in values if value.derived} for kind, values in game.described.values.items()
        }

    def play(self, view: dict[str, Any], event: Event) -> None:
        """Apply an event to a view, in place."""
        row = self.rows[event.kind]
        player = view["players"][event.seat] if 0 <= event.seat < len(view["players"]) else {}
        self._pass_card(player, view, event, row)
        for change in row.changes:
            carry_out(player if change[0] in player else view, change, event)
        if row.motion in self.motions:
            self.motions[row.motion](self, view, event)

    def compared(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """Return the compared part of a view. Of a hand hidden from the seat, only the size is compared."""
        found = {name: view[name] for name in view.keys() - LEFT_OUT_OF_MATCH}
        omitted = self.derived("player") | LEFT_OUT_OF_PLAYER
        for place, player in enumerate(view["players"]):
            name, hand = f"p{place + 1}", player.get("hand")
            if hand is not None:
                found[f"{name} hand"] = hand if place == seat else len(hand)
            found |= {f"{name} {each}": player[each] for each in player.keys() - omitted}
        return found

    def unannounced(self, view: dict[str, Any], after: dict[str, Any], events: Sequence[Event]) -> Iterator[str]:
        """Yield the fields of players and of the match that differ in the next view although no event changes them.

        A client would show them late: with the next view, after all events. A hand may change without an event with the
        turn, as the cost of a card for one turn does, and when one of its cards was chosen, which is secret.
        Where cards have costs that are counted from the position, costs in hand follow from it.
        """
        rows = [self.rows[event.kind] for event in events]
        turned = {"turn", "active"} if any(row.motion == "turn" for row in rows) else set()
        yield from _changed(view, after) - _shown(rows) - LEFT_OUT_OF_MATCH - turned
        omitted = self.derived("player") | LEFT_OUT_OF_PLAYER
        if not turned and not view.get("choice"):
            omitted = omitted - {"hand"}
        for place, (was, now) in enumerate(zip(view["players"], after["players"], strict=True)):
            shown = _shown(self.rows[event.kind] for event in events if event.seat == place)
            if "player" not in shown:
                late = _changed(was, now) - shown - omitted
                if self._counts_costs and [*map(_card, was["hand"])] == [*map(_card, now["hand"])]:
                    late -= {"hand"}
                yield from (f"p{place + 1} {name}" for name in late)

    def unnamed(
        self, view: dict[str, Any], after: dict[str, Any], events: Sequence[Event], seat: int | None
    ) -> Iterator[str]:
        """Yield the cards in others' hands that a seat sees only in the next view although no event names them."""
        visible = [event.seen_by(seat) for event in events]
        units = [unit.card for event in visible for unit in (event.source, event.target) if unit]
        named = {*units, *(event.card for event in visible)}
        for place, (was, now) in enumerate(zip(view["players"], after["players"], strict=True)):
            if place != seat and was.get("hand") is not None and now.get("hand") is not None:
                known, seen = (Counter(map(_card, filter(None, each["hand"]))) for each in (was, now))
                yield from (f"{card} in the hand of p{place + 1}" for card in seen - known if card not in named)

    def derived(self, kind: str) -> set[str]:
        """Return the fields of a kind of thing that follow from others."""
        return self._derived.get(kind, set())

    # ---- players ----------------------------------------------------------------------------------------------------

    def _pass_card(self, player: dict[str, Any], view: dict[str, Any], event: Event, row: EventKind) -> None:
        """Move the event's card from pile to pile. If the card is hidden, only the sizes of piles change."""
        card = event.target.card if event.target else event.card
        for name, cards in zip(self._piles(event, row), (-1, 1), strict=True):
            piles = view if name in view else player
            for size in (name, f"{name}-size"):
                if isinstance(piles.get(size), int):
                    piles[size] += cards
            if not isinstance(piles.get(name), list):
                continue
            if cards > 0:
                piles[name].append(card)
            else:
                known = [place for place, each in enumerate(piles[name]) if _card(each) == card]
                del piles[name][known[-1] if known else -1]

    def _piles(self, event: Event, row: EventKind) -> tuple[str, str]:
        """Return the piles from which and to which the event's card goes; "" for none."""
        if row.amount == "zones":
            return self._zones[event.extra], "hand" if self._zones.get(event.amount) == "hand" else ""
        if row.amount == "from-zone":
            return self._zones.get(event.extra, ""), ""
        return row.zones or ("", "")

    # ---- motions ----------------------------------------------------------------------------------------------------

    def _turn(self, view: dict[str, Any], event: Event) -> None:
        view["turn"], view["active"] = event.amount, event.seat

    motions: ClassVar[Mapping[Motion, Follow]] = {"turn": _turn}
    """The changes by motions, in addition to those that the row of an event declares."""


def _counts_costs(card: Mapping[str, Any]) -> bool:
    """Return whether a card's cost, or what it changes the cost of others by, depends on the position."""
    return "discount" in card or any("cost" in aura for aura in card.get("auras", ()))


def _changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {name for name in before if before[name] != after[name]}


def _shown(rows: Iterable[EventKind]) -> set[str]:
    """Return the fields that events of these rows update or change."""
    return {name for row in rows for name in (*row.updates, *(field for field, _, _ in row.changes))}


def carry_out(fields: dict[str, Any], change: Change, event: Event) -> None:
    """Change a field by an event."""
    field, how, by = change
    if how in ("has", "lacks"):
        fields[field] = [*(each for each in fields[field] if each != by), *([by] if how == "has" else [])]
        return
    if (how, by) == ("is", 0) and (fields[field] is None or isinstance(fields[field], list)):
        fields[field] = fields[field] and []  # a pile is empty; one that is not to be known stays so
        return
    value = by if isinstance(by, int) else getattr(event, by)
    fields[field] = value if how == "is" else fields[field] + (value if how == "gains" else -value)


def agree(followed: Any, seen: Any) -> bool:
    """Return whether two values are the same. Piles (lists) agree if they hold the same cards in any order."""
    if followed == seen:
        return True
    piles = isinstance(followed, list) and isinstance(seen, list)
    return piles and Counter(map(_card, filter(None, followed))) == Counter(map(_card, filter(None, seen)))


def _card(held: Any) -> Any:
    """Return the card of an item in a hand or a pile, if it is known."""
    return held["card"] if isinstance(held, dict) else held
