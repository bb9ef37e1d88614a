"""A scenario under way: its position, its units by name, its actions as the rules number them, and what is the case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.world import TILES
from theagon.games.hand_of_the_gods.staging.facts import facts_of, unit_facts
from theagon.games.hand_of_the_gods.staging.format import (
    SEATS,
    STONES,
    Action,
    Aimed,
    EndTurn,
    Expectation,
    UnitFacts,
    is_tile,
)
from theagon.games.hand_of_the_gods.staging.placing import UNTIL
from theagon.games.hand_of_the_gods.tables import tile
from theagon.games.staging.facts import Fact
from theagon.games.staging.stage import ImpossibleStepError, NamedUnits

if TYPE_CHECKING:
    from theagon.games.base import Event
    from theagon.games.hand_of_the_gods.position import HandPosition

LAST_EVENTS: Final = {"death": "dead", "transform": "transformed"}


class HandStage(NamedUnits):
    """The position of a scenario, with its units by name."""

    position: HandPosition

    def __init__(self, position: HandPosition, ids: Mapping[str, int]) -> None:
        super().__init__(position, {**STONES, **ids})

    # ---- units ------------------------------------------------------------------------------------------------------

    def is_place(self, reference: str) -> bool:
        return is_tile(reference)

    def fate(self, reference: str) -> str:
        unit = self.unit(reference)
        if unit is not None and unit["id"] in self.fates:  # a stone that is destroyed stays in sight
            return self.fates[unit["id"]]
        return "banished" if unit is not None and unit["banished"] else super().fate(reference)

    def _tile(self, reference: str, *path: str | int) -> int:
        return tile(self.place(reference, *path))

    def follow(self, action: Action, events: Sequence[Event]) -> None:
        """An action was carried out: name the unit that it deployed, remember what became of those that left."""
        for k, event in enumerate(events):
            if event.target is None:
                continue
            if event.kind == "deploy" and action.play is not None and action.play.as_ is not None:
                self.ids[action.play.as_] = event.target.id
            elif event.kind in LAST_EVENTS:
                self.fates[event.target.id] = LAST_EVENTS[event.kind]
            elif event.kind == "banish" and event.amount == UNTIL["lasting"]:
                self.fates[event.target.id] = "removed"
            elif event.kind == "return-to-hand":
                self.fates[event.target.id] = self._returned(event, events[k + 1 : k + 2])

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
            place = self.place_of(action.play.card, self._hand, "in hand", ("play", "card"), action.play.place)
            return w.PLAY + place * w.TARGETED + self._aim(action.play, "play")
        if action.warcry is not None:
            start = self._tile(action.warcry.unit, "warcry", "unit")
            return w.WARCRY + start * w.TARGETED + self._aim(action.warcry, "warcry")
        if action.leader is not None:
            return w.LEADER + self._aim(action.leader, "leader")
        if action.choose is not None:
            return self._choose(action.choose)
        if action.mulligan is not None:
            return w.MULLIGAN + self.places_of(action.mulligan, self._hand, "in hand", "mulligan")
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

    @property
    def _hand(self) -> list[str]:
        return self.pile("hand", max(0, self.position.to_act))

    def _choose(self, chosen: str) -> int:
        offered = self._offered()
        if chosen in offered:
            return w.CHOOSE_CARD + offered.index(chosen)
        if is_tile(chosen) or chosen in self.ids:
            return w.CHOOSE_TILE + self._tile(chosen, "choose")
        raise ImpossibleStepError(("choose",), f"{chosen} among the cards offered", offered)

    def _offered(self) -> list[str]:
        return [self.position.game.card_id(card) for card in self.position.world.offered if card]

    # ---- what is the case -------------------------------------------------------------------------------------------

    def facts(self, expect: Expectation) -> Iterator[Fact]:
        """What is expected of units, tiles, players and choices."""
        return facts_of(self, expect)

    def unit_facts(self, unit: dict[str, Any], wanted: UnitFacts, *path: str | int) -> Iterator[Fact]:
        return unit_facts(self.position.world, unit, wanted, *path)
