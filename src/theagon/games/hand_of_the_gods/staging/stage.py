"""A scenario under way: its position, its units by name, its actions as the rules number them, and what is the case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.world import TILES
from theagon.games.hand_of_the_gods.staging.facts import SEAT_NAMES, facts_of
from theagon.games.hand_of_the_gods.staging.format import (
    SEATS,
    STONES,
    Action,
    Aimed,
    EndTurn,
    EventFacts,
    Expectation,
    is_tile,
)
from theagon.games.hand_of_the_gods.staging.placing import UNTIL
from theagon.games.hand_of_the_gods.tables import tile
from theagon.games.staging import Fact, ImpossibleStepError

if TYPE_CHECKING:
    from theagon.games.base import Event
    from theagon.games.hand_of_the_gods.position import HandPosition

LAST_EVENTS: Final = {"death": "dead", "transform": "transformed"}


class Stage:
    """The position of a scenario, with its units by name."""

    def __init__(self, position: HandPosition, ids: Mapping[str, int]) -> None:
        """`ids` are the entry numbers of the units by their names."""
        self.position = position
        self._ids = {**STONES, **ids}
        self._fates: dict[int, str] = {}                    # of units that left the board, by entry number

    # ---- units ------------------------------------------------------------------------------------------------------

    def unit(self, reference: str) -> dict[str, Any] | None:
        """What the board shows of the unit of a name or on a tile; None if it is not there, banished ones are."""
        key, wanted = ("tile", reference) if is_tile(reference) else ("id", self._ids.get(reference))
        return next((unit for unit in self.position.view(None)["units"] if unit[key] == wanted), None)

    def _tile(self, reference: str, *path: str | int) -> int:
        """The tile of a unit, or the tile itself."""
        if is_tile(reference):
            return tile(reference)
        unit = self.unit(reference)
        if unit is None:
            raise ImpossibleStepError(path, f"{reference} on the board", self.fate(reference))
        return tile(unit["tile"])

    def name(self, name: str, at: str) -> None:
        """The unit on a tile has this name from now on."""
        unit = self.unit(at)
        if unit is None:
            raise ImpossibleStepError(("name", "at"), f"a unit on {at}", "an empty tile")
        self._ids[name] = unit["id"]

    def fate(self, reference: str) -> str:
        """What has become of a unit, or what is on a tile."""
        unit = self.unit(reference)
        if unit is None:
            return "empty" if is_tile(reference) else self._fates.get(self._ids.get(reference, 0), "not there yet")
        if unit["id"] in self._fates:                       # a stone that is destroyed stays in sight
            return self._fates[unit["id"]]
        return "banished" if unit["banished"] else "alive"

    def follow(self, action: Action, events: Sequence[Event]) -> None:
        """An action was carried out: name the unit that it deployed, remember what became of those that left."""
        for k, event in enumerate(events):
            if event.target is None:
                continue
            if event.kind == "deploy" and action.play is not None and action.play.as_ is not None:
                self._ids[action.play.as_] = event.target.id
            elif event.kind in LAST_EVENTS:
                self._fates[event.target.id] = LAST_EVENTS[event.kind]
            elif event.kind == "banish" and event.amount == UNTIL["lasting"]:
                self._fates[event.target.id] = "removed"
            elif event.kind == "return-to-hand":
                self._fates[event.target.id] = self._returned(event, events[k + 1 : k + 2])

    def _returned(self, event: Event, following: Sequence[Event]) -> str:
        """What became of a unit that was to go to a hand: only a card can, and only where there is room."""
        if [each.kind for each in following] == ["overdraw"]:
            return "gone"
        has_card = event.seat in SEATS.values() and event.target and event.target.card in self.pile("hand", event.seat)
        return "in-hand" if has_card else "removed"

    # ---- actions ----------------------------------------------------------------------------------------------------

    def action(self, action: Action | EndTurn) -> int:
        """The number of an action. Raises `ImpossibleStepError` for one that has none as things stand."""
        if isinstance(action, str):
            return w.END_TURN
        if action.attack is not None:
            start = self._tile(action.attack.unit, "attack", "unit")
            return w.ATTACK + start * TILES + self._tile(action.attack.target, "attack", "target")
        if action.move is not None:
            return w.MOVE + self._tile(action.move.unit, "move", "unit") * TILES + tile(action.move.to)
        if action.play is not None:
            index = self._place_of(action.play.card, action.play.place)
            return w.PLAY + index * w.TARGETED + self._aim(action.play, "play")
        if action.warcry is not None:
            start = self._tile(action.warcry.unit, "warcry", "unit")
            return w.WARCRY + start * w.TARGETED + self._aim(action.warcry, "warcry")
        if action.leader is not None:
            return w.LEADER + self._aim(action.leader, "leader")
        if action.choose is not None:
            return self._choose(action.choose)
        if action.mulligan is not None:
            return self._mulligan(action.mulligan)
        if action.concede is not None:
            return self.position.game.concession(SEATS[action.concede])
        return w.END_TURN

    def _aim(self, aimed: Aimed, verb: str) -> int:
        """The tile that something is pointed at; columns by their tile in row 1, rows by theirs in column a."""
        if aimed.column is not None:
            return tile(f"{aimed.column}1")
        if aimed.row is not None:
            return tile(f"a{aimed.row}")
        if aimed.target is not None:
            return self._tile(aimed.target, verb, "target")
        return tile(aimed.at) if aimed.at is not None else TILES

    def pile(self, name: str, seat: int) -> list[str]:
        """The cards of a seat's hand, deck (the top card first), graveyard, or those removed from the game."""
        g = self.position.world
        size = getattr(g, f"{name}_size")[seat]
        cards = [self.position.game.card_id(card) for card in getattr(g, name)[seat][:size]]
        return cards[::-1] if name == "deck" else cards

    def _place_of(self, card: str, number: int | None) -> int:
        """The place in hand, from 0, of a card that is to be played."""
        hand = self.pile("hand", max(0, self.position.to_act))
        if number is None and card in hand:
            return hand.index(card)
        if number is not None and hand[number - 1 : number] == [card]:
            return number - 1
        where = "in hand" if number is None else f"at place {number} of the hand"
        raise ImpossibleStepError(("play", "card"), f"{card} {where}", hand)

    def _choose(self, chosen: str) -> int:
        offered = self._offered()
        if chosen in offered:
            return w.CHOOSE_CARD + offered.index(chosen)
        if is_tile(chosen) or chosen in self._ids:
            return w.CHOOSE_TILE + self._tile(chosen, "choose")
        raise ImpossibleStepError(("choose",), f"{chosen} among the cards offered", offered)

    def _offered(self) -> list[str]:
        return [self.position.game.card_id(card) for card in self.position.world.offered if card]

    def _mulligan(self, exchanged: tuple[str | int, ...]) -> int:
        hand = self.pile("hand", max(0, self.position.to_act))
        places: set[int] = set()
        for k, item in enumerate(exchanged):
            fitting = [place for place, card in enumerate(hand) if item in (card, place + 1) and place not in places]
            if not fitting:
                raise ImpossibleStepError(("mulligan", k), f"{item} in hand", hand)
            places.add(fitting[0])
        return w.MULLIGAN + sum(1 << place for place in places)

    # ---- what is the case -------------------------------------------------------------------------------------------

    def facts(self, expect: Expectation) -> Iterator[Fact]:
        """What is expected of units, tiles, players and choices."""
        return facts_of(self, expect)

    def matches(self, event: Event, pattern: EventFacts) -> bool:
        """Whether an event is of the kind that a pattern describes, its cause aside."""
        seat = SEAT_NAMES[event.seat] if event.seat in (0, 1) else None
        plain = {"kind": event.kind, "card": event.card, "tile": event.tile, "seat": seat, "amount": event.amount,
                 "extra": event.extra, "clause": event.clause}
        if any((wanted := getattr(pattern, name)) is not None and wanted != actual for name, actual in plain.items()):
            return False
        return self._is(pattern.source, event.source) and self._is(pattern.target, event.target)

    def _is(self, wanted: str | None, unit: Any) -> bool:
        """Whether a unit of an event is the one of this name, on this tile, or of this card."""
        if wanted is None or unit is None:
            return wanted is None
        if wanted in self._ids:
            return bool(unit.id == self._ids[wanted])
        return wanted in (unit.tile, unit.card)
