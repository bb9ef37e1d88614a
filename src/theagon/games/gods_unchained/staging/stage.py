"""A scenario under way: its position, its units by name, its actions as the rules number them, and what is the case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.board import seen_from
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.world import PLACES, TARGETED, TILES, Choice, Sort
from theagon.games.gods_unchained.staging.facts import SEAT_NAMES, facts_of
from theagon.games.gods_unchained.staging.format import GODS, SEATS, Action, EndTurn, EventFacts, Expectation, is_place
from theagon.games.gods_unchained.tables import tile
from theagon.games.staging import Fact, ImpossibleStepError

if TYPE_CHECKING:
    from theagon.games.base import Event
    from theagon.games.gods_unchained.position import GodsPosition

LAST_EVENTS: Final = {
    "destroyed": "destroyed", "replaced": "destroyed", "obliterated": "obliterated", "transform": "transformed",
    "return": "in-hand",
}


class Stage:
    """The position of a scenario, with its units by name."""

    def __init__(self, position: GodsPosition, ids: Mapping[str, int]) -> None:
        """`ids` are the entry numbers of the units by their names."""
        self.position = position
        self._ids = {**GODS, **ids}
        self._fates: dict[int, str] = {}                    # of units that left the board, by entry number

    # ---- units ------------------------------------------------------------------------------------------------------

    def unit(self, reference: str) -> dict[str, Any] | None:
        """What the board shows of the unit of a name or at a place; None if it is not there."""
        known = reference in self._ids
        key, wanted = ("id", self._ids[reference]) if known else ("tile", reference)
        return next((unit for unit in self.position.view(None)["units"] if unit[key] == wanted), None)

    def _where(self, reference: str, *path: str | int) -> int:
        """The place of a unit, or the place itself, as the player to act sees it."""
        seat = max(0, self.position.to_act)
        if is_place(reference):
            return seen_from(tile(reference), seat)
        unit = self.unit(reference)
        if unit is None:
            raise ImpossibleStepError(path, f"{reference} on the board", self.fate(reference))
        return seen_from(tile(unit["tile"]), seat)

    def name(self, name: str, at: str) -> None:
        """The unit at a place has this name from now on."""
        unit = self.unit(at)
        if unit is None:
            raise ImpossibleStepError(("name", "at"), f"a unit at {at}", "nobody")
        self._ids[name] = unit["id"]

    def fate(self, reference: str) -> str:
        """What has become of a unit, or what is at a place."""
        if self.unit(reference) is not None:
            return "alive"
        return "empty" if is_place(reference) else self._fates.get(self._ids.get(reference, 0), "not there yet")

    def follow(self, action: Action, events: Sequence[Event]) -> None:
        """An action was carried out: name the unit that it brought, remember what became of those that left."""
        for event in events:
            if event.target is None:
                continue
            if event.kind in ("creature-enters", "equip") and action.play is not None and action.play.as_ is not None:
                self._ids.setdefault(action.play.as_, event.target.id)
            elif event.kind in LAST_EVENTS:
                self._fates[event.target.id] = LAST_EVENTS[event.kind]

    # ---- actions ----------------------------------------------------------------------------------------------------

    def action(self, action: Action | EndTurn) -> int:
        """The number of an action. Raises `ImpossibleStepError` for one that has none as things stand."""
        if isinstance(action, str):
            return w.END_TURN if action == "end-turn" else w.BAG
        if action.attack is not None:
            own, other = (self._where(getattr(action.attack, name), "attack", name) for name in ("unit", "target"))
            if own >= PLACES or other < PLACES:
                raise ImpossibleStepError(("attack",), "an attack of one's own on the enemy's", action.attack)
            return w.ATTACK + own * PLACES + other - PLACES
        if action.play is not None:
            return self._play(action.play)
        if action.use is not None:
            own = self._where(action.use.unit, "use", "unit")
            return w.ABILITY + own * TARGETED + self._aim(action.use.target, "use")
        if action.power is not None:
            return w.POWER + self._aim(action.power.target, "power")
        if action.choose is not None:
            return self._choose(action.choose)
        if action.foresee is not None:
            return w.FORESEE + self._places(action.foresee, self._offered(), "foresee")
        if action.mulligan is not None:
            hand = self.pile("hand", max(0, self.position.to_act))
            return w.MULLIGAN + self._places(action.mulligan, hand, "mulligan")
        if action.concede is not None:
            return self.position.game.concession(SEATS[action.concede])
        if action.buy is not None:
            sold = [each and each["card"] for each in self.position.view(None)["sanctum"] or []]
            return w.BUY + self._place_of(action.buy, sold, None, "buy")
        return w.BAG if action.bag is not None else w.END_TURN

    def _aim(self, target: str | None, verb: str) -> int:
        return TILES if target is None else self._where(target, verb, "target")

    def _play(self, play: Any) -> int:
        g = self.position.world
        hand = self.pile("hand", g.active)
        place = self._place_of(play.card, hand, play.place, "play", "card")
        where = self._aim(play.target, "play")
        if g.card[card_of(g.hand[g.active][place])].kind == Sort.CREATURE:
            where = g.row_size[g.active] if play.gap is None else play.gap - 1
        return w.PLAY + place * TARGETED + int(where)

    def pile(self, name: str, seat: int) -> list[str]:
        """The cards of a seat's hand, deck (the top card first) or void."""
        g = self.position.world
        size = getattr(g, f"{name}_size")[seat]
        cards = [self.position.game.card_id(card_of(card)) for card in getattr(g, name)[seat][:size]]
        return cards[::-1] if name == "deck" else cards

    def _place_of(self, card: str, among: Sequence[str | None], number: int | None, *path: str) -> int:
        """The place, from 0, of a card."""
        if number is None and card in among:
            return list(among).index(card)
        if number is not None and list(among[number - 1 : number]) == [card]:
            return number - 1
        where = "there" if number is None else f"at place {number}"
        raise ImpossibleStepError(path, f"{card} {where}", among)

    def _offered(self) -> list[str]:
        choice = self.position.view(max(0, self.position.to_act))["choice"]
        return [] if choice is None else choice.get("cards", [])

    def _choose(self, chosen: str) -> int:
        kind = Choice(self.position.world.choice)
        seat = max(0, self.position.to_act)
        if kind == Choice.HAND:
            return w.CHOOSE_HAND + self._place_of(chosen, self.pile("hand", seat), None, "choose")
        offered = self._offered()
        if chosen in offered:
            return (w.PICK_POWER if kind == Choice.POWER else w.CHOOSE_CARD) + offered.index(chosen)
        if is_place(chosen) or chosen in self._ids:
            return w.CHOOSE_PLACE + self._where(chosen, "choose")
        raise ImpossibleStepError(("choose",), f"{chosen} among the cards offered", offered)

    def _places(self, items: tuple[str | int, ...], among: list[str], verb: str) -> int:
        """The places of cards, as bits."""
        places: set[int] = set()
        for k, item in enumerate(items):
            fitting = [place for place, card in enumerate(among) if item in (card, place + 1) and place not in places]
            if not fitting:
                raise ImpossibleStepError((verb, k), f"{item} there", among)
            places.add(fitting[0])
        return sum(1 << place for place in places)

    # ---- what is the case -------------------------------------------------------------------------------------------

    def facts(self, expect: Expectation) -> Iterator[Fact]:
        """What is expected of units, places, players and choices."""
        return facts_of(self, expect)

    def matches(self, event: Event, pattern: EventFacts) -> bool:
        """Whether an event is of the kind that a pattern describes, its cause aside."""
        seat = SEAT_NAMES[event.seat] if event.seat in (0, 1) else None
        plain = {"kind": event.kind, "card": event.card, "seat": seat, "amount": event.amount,
                 "extra": event.extra, "clause": event.clause}
        if any((wanted := getattr(pattern, name)) is not None and wanted != actual for name, actual in plain.items()):
            return False
        return self._is(pattern.source, event.source) and self._is(pattern.target, event.target)

    def _is(self, wanted: str | None, unit: Any) -> bool:
        """Whether a unit of an event is the one of this name, at this place, or of this card."""
        if wanted is None or unit is None:
            return wanted is None
        if wanted in self._ids:
            return bool(unit.id == self._ids[wanted])
        return wanted in (unit.tile, unit.card)
