"""What a player may do, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.army_of_gods.options import attack_of, stack_of
from theagon.games.army_of_gods.places import stack_name
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.seats import seat_at
from theagon.games.army_of_gods.rules.world import Choice
from theagon.games.army_of_gods.wording.events import seat_name
from theagon.games.army_of_gods.wording.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from theagon.games.army_of_gods.position import ArmyPosition


def action_text(position: ArmyPosition, action: int, language: str) -> str:
    """An action of this position as a short sentence without a full stop."""
    return _Speaker(position, language).action(action)


class _Speaker:
    def __init__(self, position: ArmyPosition, language: str) -> None:
        self.position = position
        self.language = language

    def say(self, message: str, **arguments: str) -> str:
        return TEXTS.say(self.language, f"action-{message}", **arguments)

    def action(self, action: int) -> str:
        position, g = self.position, self.position.world
        if action == w.END_TURN:
            return self.say("end")
        if action == w.DONE:
            return self.say("let" if g.choice == Choice.BLOCK else "done")
        if action < w.ATTACK:
            return self.say("drop", card=self.hand(action - w.DROP))
        if action < w.PLAY:
            place, stack = attack_of(position, action)
            return self.say("attack", card=self.hand(place), target=self.stack(stack))
        if action < w.ABILITY:
            return self.say("play", card=self.hand(action - w.PLAY))
        if action == w.ABILITY:
            return self.say("ability", card=self.card([g.leader[g.active]], 0))
        if action < w.CHOOSE_HAND:
            return self.say("restore", card=self.card(position.game.kinds, action - w.RESTORE))
        if action < w.CONCEDE:
            return self.say("block" if g.choice == Choice.BLOCK else "choose", target=self.chosen(action))
        return self.say("concede")

    def chosen(self, action: int) -> str:
        position, g = self.position, self.position.world
        if action < w.CHOOSE_STACK:
            return self.hand(action - w.CHOOSE_HAND)
        if action < w.CHOOSE_KIND:
            return self.stack(stack_of(position, action))
        if action < w.CHOOSE_LOOKED:
            return self.card(position.game.kinds, action - w.CHOOSE_KIND)
        if action < w.CHOOSE_SEAT:
            return self.card(g.aside, action - w.CHOOSE_LOOKED)
        if action < w.CHOOSE_LEADER:
            return seat_name(seat_at(g, g.to_act, action - w.CHOOSE_SEAT), self.language)
        return self.card(g.leaders[g.to_act], action - w.CHOOSE_LEADER)

    def hand(self, place: int) -> str:
        return self.card(self.position.world.hand[self.position.world.to_act], place)

    def card(self, cards: Sequence[int], place: int) -> str:
        """A card's name."""
        index = cards[place] if place < len(cards) else 0
        return str(getattr(self.position.game.card(index).name, self.language)) if index else "?"

    def stack(self, stack: int) -> str:
        """A kind's name and the place of its stack."""
        kind = stack % w.KINDS
        return f"{self.card(self.position.game.kinds, kind)} ({stack_name(self.position.game, stack)})"
