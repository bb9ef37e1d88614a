"""What the steps of a scenario speak of: units, cards, leaders and kinds of events must be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from theagon.games.hand_of_the_gods.staging.format import EVENT_KINDS, KNOWN, STONES, Action, Aimed, Fate, is_tile
from theagon.games.staging.references import UnitReferences

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.hand_of_the_gods.content import CardSet


class HandReferences(UnitReferences):
    """The steps in their order, and the units that are known so far."""

    places = "tile"
    fates = get_args(Fate)

    def __init__(self, read: Decoded[Any], cards: CardSet, report: Report) -> None:
        super().__init__(read, cards.by_id, EVENT_KINDS, report, STONES, KNOWN)
        self._leaders = cards.leader_by_id

    def is_place(self, word: str) -> bool:
        return is_tile(word)

    def action(self, action: Action, node: Node) -> None:
        for verb in ("attack", "move", "warcry"):
            chosen = getattr(action, verb)
            if chosen is not None:
                self.unit(chosen.unit, node.find(verb, "unit"))
        if action.attack is not None:
            self.unit(action.attack.target, node.find("attack", "target"))
        for verb in ("play", "warcry", "leader"):
            aimed: Aimed | None = getattr(action, verb)
            if aimed is not None and aimed.target is not None:
                self.unit(aimed.target, node.find(verb, "target"))
        if action.play is not None:
            self.card(action.play.card, node.find("play", "card"))
        if action.choose is not None:
            self.unit(action.choose, node.find("choose"), self.cards)
        for k, card in enumerate(action.mulligan or ()):
            self.card(card, node.find("mulligan", k))

    def player(self, seat: str, player: Any, node: Node) -> None:
        super().player(seat, player, node)
        if player.leader is not None:
            self.known("leader", player.leader, self._leaders, node.find("leader"))
