"""What happened, in words; and the rules text of a card: a line for each sentence of its data."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from theagon.games.army_of_gods.rules.vocabulary import Zone
from theagon.games.army_of_gods.schema import Drop, Look, Remove, Strike
from theagon.games.display.log_text import Teller, seat_of
from theagon.games.packaged import texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.games.army_of_gods.schema import Card, Effect
    from theagon.games.base import Event, UnitRef

TEXTS: Final = texts("army-of-gods")


class ArmyTeller(Teller):
    """Says what happened, and calls a card on a stack by whose it is."""

    zones: ClassVar[Mapping[int, str]] = {Zone.HAND: "hand", Zone.DISCARD: "discard"}

    def event(self, event: Event, **words: str | int) -> str:
        if event.tile is None:
            return super().event(event, **words)
        kind = event.tile[3:]
        about = {"placed": self._placed(event.card, event.tile), "stack": self.card(kind)}
        return super().event(event, **about, own=event.card == kind, **words)

    def unit(self, unit: UnitRef | None) -> str:
        return super().unit(unit) if unit is None else self._placed(unit.card, unit.tile)

    def empty(self, place: str) -> str:
        """A stack of no kind that there is."""
        return self._placed(None, place)

    def _placed(self, card: str | None, tile: str) -> str:
        return self.say("placed", card=self.card(card), **self.whose(seat_of(tile)))


def card_text(card: Card, language: str) -> list[str]:
    """The lines of a card's rules text; none of an army card. Raises `LookupError` for an unknown language."""
    return [effect_text(effect, language) for effect in card.do]


def effect_text(effect: Effect, language: str) -> str:
    """One sentence."""
    name, value = effect.chosen
    message = f"do-{name.replace('_', '-')}"
    match value:
        case Drop():
            where = "-from-discard" if value.from_discard else "-one-kind" if value.one_kind else ""
            return TEXTS.say(language, f"{message}{where}", amount=value.most)
        case Look():
            return TEXTS.say(language, message, top=value.top, amount=value.drop)
        case Strike():
            return TEXTS.say(language, f"{message}-bonus" if value.bonus else message, amount=value.bonus)
        case Remove():
            ending = "-total" if value.total else ""
            return TEXTS.say(language, f"{message}{ending}", amount=value.stacks, total=value.total or 0)
        case _:
            return TEXTS.say(language, message, amount=int(value))
