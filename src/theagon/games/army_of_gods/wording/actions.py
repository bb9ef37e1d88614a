"""What a player may do, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theagon.games.army_of_gods.options import attack_of, stack_of
from theagon.games.army_of_gods.places import stack_name
from theagon.games.army_of_gods.position import ArmyPosition
from theagon.games.army_of_gods.rules import world as w
from theagon.games.army_of_gods.rules.seats import seat_at
from theagon.games.army_of_gods.rules.world import Choice
from theagon.games.telling import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence


class ArmySpeaker(Speaker[ArmyPosition]):
    """Says what a player may do."""

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
            return self.say("ability", card=self.card(g.leader[g.active]))
        if action < w.CHOOSE_HAND:
            return self.say("restore", card=self.among(position.game.kinds, action - w.RESTORE))
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
            return self.among(position.game.kinds, action - w.CHOOSE_KIND)
        if action < w.CHOOSE_SEAT:
            return self.among(g.aside, action - w.CHOOSE_LOOKED)
        if action < w.CHOOSE_LEADER:
            return self.texts.say(self.language, f"seat-{seat_at(g, g.to_act, action - w.CHOOSE_SEAT)}")
        return self.among(g.leaders[g.to_act], action - w.CHOOSE_LEADER)

    def hand(self, place: int) -> str:
        return self.among(self.position.world.hand[self.position.world.to_act], place)

    def among(self, cards: Sequence[int], place: int) -> str:
        """The name of one of these cards."""
        return self.card(cards[place] if place < len(cards) else 0)

    def stack(self, stack: int) -> str:
        """A kind's name and the place of its stack."""
        kind = stack % w.KINDS
        return f"{self.among(self.position.game.kinds, kind)} ({stack_name(self.position.game, stack)})"
