"""What a player may do, in words."""

from __future__ import annotations

from theagon.games.gods_unchained.options import place_name
from theagon.games.gods_unchained.position import GodsPosition
from theagon.games.gods_unchained.rules import world as w
from theagon.games.gods_unchained.rules.board import slot_at
from theagon.games.gods_unchained.rules.cards import card_of
from theagon.games.gods_unchained.rules.world import NONE, PLACES, TARGETED, TILES, Sort
from theagon.games.gods_unchained.tables import GOD_CARD
from theagon.games.telling import Speaker
from theagon.kernel.bits import bits


class GodsSpeaker(Speaker[GodsPosition]):
    """Says what a player may do."""

    def action(self, action: int) -> str:
        g = self.position.world
        seat = g.active
        if action == w.END_TURN:
            return self.say("end")
        if action < w.ATTACK:
            return self.play(*divmod(action - w.PLAY, TARGETED))
        if action < w.ABILITY:
            own, other = divmod(action - w.ATTACK, PLACES)
            return self.say("attack", unit=self.unit(own, seat), target=self.unit(PLACES + other, seat))
        if action < w.POWER:
            own, where = divmod(action - w.ABILITY, TARGETED)
            return self.aimed("use", where, unit=self.unit(own, seat))
        if action < w.BAG:
            return self.aimed("power", action - w.POWER, card=self.card(g.power[seat]))
        if action == w.BAG:
            return self.say("bag")
        if action < w.CHOOSE_PLACE:
            return self.say("buy", card=self.card(g.shown[action - w.BUY]))
        if action < w.MULLIGAN:
            return self.choice(action)
        if action < w.CONCEDE:
            hand = g.hand[g.to_act]
            cards = [self.card(card_of(hand[k])) for k in bits(action - w.MULLIGAN) if k < g.hand_size[g.to_act]]
            return self.say("mulligan", cards=", ".join(cards)) if cards else self.say("keep")
        return self.say("concede")

    def play(self, place: int, where: int) -> str:
        g = self.position.world
        card = card_of(g.hand[g.active][place])
        if g.card[card].kind != Sort.CREATURE:
            return self.aimed("play", where, card=self.card(card))
        if where == g.row_size[g.active]:
            return self.say("play", card=self.card(card))
        return self.say("play-gap", card=self.card(card), gap=str(where + 1))

    def choice(self, action: int) -> str:
        g = self.position.world
        if action < w.CHOOSE_CARD:
            return self.say("choose", target=self.unit(action - w.CHOOSE_PLACE, g.to_act))
        if action < w.CHOOSE_HAND:
            return self.say("choose", target=self.card(card_of(g.offered[action - w.CHOOSE_CARD])))
        if action < w.FORESEE:
            return self.say("obliterate", target=self.card(card_of(g.hand[g.to_act][action - w.CHOOSE_HAND])))
        if action < w.PICK_POWER:
            deck, top = g.deck[g.foreseen_of], g.deck_size[g.foreseen_of] - 1
            cards = [self.card(card_of(deck[top - k])) for k in bits(action - w.FORESEE) if k <= top]
            return self.say("foresee", cards=", ".join(cards)) if cards else self.say("foresee-none")
        return self.say("choose", target=self.card(g.powers[g.god[g.to_act]][action - w.PICK_POWER]))

    def aimed(self, message: str, where: int, **arguments: str) -> str:
        """The message with the target at a place."""
        if where >= TILES:
            return self.say(message, **arguments)
        return self.say(f"{message}-target", target=self.unit(where, self.position.world.active), **arguments)

    def card(self, index: int) -> str:
        return self.texts.say(self.language, "god") if index == GOD_CARD else super().card(index)

    def unit(self, where: int, seat: int) -> str:
        """The unit at a place and the place, or the place alone."""
        slot = slot_at(self.position.world, seat, where)
        name = place_name(where, seat)
        return name if slot == NONE else f"{self.card(self.position.world.unit[slot].card)} ({name})"
