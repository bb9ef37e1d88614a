"""A scenario under way: its position, its units by name, its actions as the rules number them, and what is the case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.board import seen_from
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.world import PLACES, TARGETED, TILES, Choice, Sort
from theagon.games.gods_unchained.staging.facts import facts_of, unit_facts
from theagon.games.gods_unchained.staging.format import (
    GODS,
    SEATS,
    Action,
    Expectation,
    PlayCard,
    UnitFacts,
    Word,
    is_place,
)
from theagon.games.gods_unchained.tables import tile
from theagon.games.staging.facts import Fact
from theagon.games.staging.stage import ImpossibleStepError, NamedUnits

if TYPE_CHECKING:
    from theagon.games.base import Event
    from theagon.games.gods_unchained.position import GodsPosition

LAST_EVENTS: Final = {
    "destroyed": "destroyed",
    "replaced": "destroyed",
    "obliterated": "obliterated",
    "transform": "transformed",
    "return": "in-hand",
}


class GodsStage(NamedUnits):
    """The position of a scenario, with its units by name."""

    position: GodsPosition

    def __init__(self, position: GodsPosition, ids: Mapping[str, int]) -> None:
        super().__init__(position, {**GODS, **ids})

    # ---- units ------------------------------------------------------------------------------------------------------

    def is_place(self, reference: str) -> bool:
        return is_place(reference)

    def _where(self, reference: str, *path: str | int) -> int:
        """The place of a unit, or the place itself, as the player to act sees it."""
        return seen_from(tile(self.place(reference, *path)), max(0, self.position.to_act))

    def follow(self, action: Action, events: Sequence[Event]) -> None:
        """An action was carried out: name the unit that it brought, remember what became of those that left."""
        for event in events:
            if event.target is None:
                continue
            if event.kind in ("creature-enters", "equip") and action.play is not None and action.play.as_ is not None:
                self.ids.setdefault(action.play.as_, event.target.id)
            elif event.kind in LAST_EVENTS:
                self.fates[event.target.id] = LAST_EVENTS[event.kind]

    # ---- actions ----------------------------------------------------------------------------------------------------

    def action(self, action: Action | Word) -> int:
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
            return w.FORESEE + self.places_of(action.foresee, self._offered(), "foreseen", "foresee")
        if action.mulligan is not None:
            hand = self.pile("hand", max(0, self.position.to_act))
            return w.MULLIGAN + self.places_of(action.mulligan, hand, "in hand", "mulligan")
        if action.concede is not None:
            return self.position.game.concession(SEATS[action.concede])
        if action.buy is not None:
            sold = [each and each["card"] for each in self.position.view(None)["sanctum"] or []]
            return w.BUY + self.place_of(action.buy, sold, "in the Sanctum", ("buy",))
        return w.BAG if action.bag is not None else w.END_TURN

    def _aim(self, target: str | None, verb: str) -> int:
        return TILES if target is None else self._where(target, verb, "target")

    def _play(self, play: PlayCard) -> int:
        g = self.position.world
        hand = self.pile("hand", g.active)
        place = self.place_of(play.card, hand, "in hand", ("play", "card"), play.place)
        where = self._aim(play.target, "play")
        if g.card[card_of(g.hand[g.active][place])].kind == Sort.CREATURE:
            where = g.row_size[g.active] if play.gap is None else play.gap - 1
        return w.PLAY + place * TARGETED + int(where)

    def card_id(self, card: int) -> str:
        return super().card_id(card_of(card))

    def _offered(self) -> list[str]:
        choice = self.position.view(max(0, self.position.to_act))["choice"]
        return [] if choice is None else choice.get("cards", [])

    def _choose(self, chosen: str) -> int:
        kind = Choice(self.position.world.choice)
        seat = max(0, self.position.to_act)
        if kind == Choice.HAND:
            return w.CHOOSE_HAND + self.place_of(chosen, self.pile("hand", seat), "in hand", ("choose",))
        offered = self._offered()
        if chosen in offered:
            return (w.PICK_POWER if kind == Choice.POWER else w.CHOOSE_CARD) + offered.index(chosen)
        if is_place(chosen) or chosen in self.ids:
            return w.CHOOSE_PLACE + self._where(chosen, "choose")
        raise ImpossibleStepError(("choose",), f"{chosen} among the cards offered", offered)

    # ---- what is the case -------------------------------------------------------------------------------------------

    def facts(self, expect: Expectation) -> Iterator[Fact]:
        """What is expected of units, places, players, the Sanctum and choices."""
        return facts_of(self, expect)

    def unit_facts(self, unit: dict[str, Any], wanted: UnitFacts, *path: str | int) -> Iterator[Fact]:
        return unit_facts(unit, wanted, *path)
