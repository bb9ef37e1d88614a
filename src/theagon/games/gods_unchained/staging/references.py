"""What the steps of a scenario speak of: units, cards and kinds of events must be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from theagon.games.gods_unchained.staging.format import EVENT_KINDS, GODS, KNOWN, Action, Fate, is_place
from theagon.games.staging.references import UnitReferences

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.gods_unchained.content import CardSet


class GodsReferences(UnitReferences):
    """The steps in their order, and the units that are known so far."""

    places = "place"
    fates = get_args(Fate)

    def __init__(self, read: Decoded[Any], cards: CardSet, report: Report) -> None:
        super().__init__(read, cards.by_id, EVENT_KINDS, report, GODS, KNOWN)

    def is_place(self, word: str) -> bool:
        return is_place(word)

    def action(self, action: Action, node: Node) -> None:
        for verb in ("attack", "use", "play", "power"):
            chosen = getattr(action, verb)
            for name in ("unit", "target"):
                word = getattr(chosen, name, None)
                if word is not None:
                    self.unit(word, node.find(verb, name))
        if action.play is not None:
            self.card(action.play.card, node.find("play", "card"))
        if action.choose is not None:
            self.unit(action.choose, node.find("choose"), self.cards)
        self.card(action.buy, node.find("buy"))
        for name in ("foresee", "mulligan"):
            for k, card in enumerate(getattr(action, name) or ()):
                self.card(card, node.find(name, k))

    def player(self, seat: str, player: Any, node: Node) -> None:
        super().player(seat, player, node)
        self.card(player.power, node.find("power"))
