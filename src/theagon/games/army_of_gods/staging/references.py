"""What the steps of a scenario speak of: cards, stacks, players and kinds of events must be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from theagon.games.army_of_gods.rules.world import Choice
from theagon.games.army_of_gods.staging.format import EVENT_KINDS, Action, Step
from theagon.games.staging.format import SEATS
from theagon.games.staging.references import References

if TYPE_CHECKING:
    from theagon.cards.decode import Decoded
    from theagon.cards.node import Node
    from theagon.cards.report import Report
    from theagon.games.army_of_gods.game import ArmyOfGods

_CHOICES: Final = tuple(choice.name.lower().replace("_", "-") for choice in Choice)


class ArmyReferences(References):
    """The steps in their order, in a match of so many players."""

    def __init__(self, read: Decoded[Any], game: ArmyOfGods, players: int, report: Report) -> None:
        super().__init__(read, game.cards.by_id, EVENT_KINDS, report)
        self.seats = SEATS[:players]
        self._stacks = [f"{seat}-{kind}" for seat in self.seats for kind in game.kind_ids()]

    def step(self, step: Step, node: Node) -> None:
        super().step(step, node)
        choice = step.expect.choice if step.expect is not None else None
        if choice is not None:
            self.known("choice", choice, _CHOICES, node.find("expect", "choice"))

    def where(self, word: str, node: Node) -> None:
        self.known("stack", word, self._stacks, node)

    def action(self, action: Action, node: Node) -> None:
        for verb in ("drop", "play", "restore", "block"):
            self.card(getattr(action, verb), node.find(verb))
        if action.attack is not None:
            self.card(action.attack.card, node.find("attack", "card"))
            self.where(action.attack.target, node.find("attack", "target"))
        chosen = action.choose
        if chosen is not None and chosen not in self.cards and chosen not in self.seats:
            self.where(chosen, node.find("choose"))

    def subject(self, name: str, wanted: int | tuple[str, ...], key: Node, node: Node) -> None:
        self.where(name, key)
        for k, card in enumerate(wanted if isinstance(wanted, tuple) else ()):
            self.card(card, node.find(k))

    def player(self, seat: str, player: Any, node: Node) -> None:
        super().player(seat, player, node)
        self.card(player.leader, node.find("leader"))
