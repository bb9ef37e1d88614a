"""What a player may do, in words."""

from __future__ import annotations

from theagon.games.hand_of_the_gods.position import HandPosition
from theagon.games.hand_of_the_gods.rules import world as w
from theagon.games.hand_of_the_gods.rules.board import slot_of
from theagon.games.hand_of_the_gods.rules.vocabulary import Aim
from theagon.games.hand_of_the_gods.rules.world import NONE, TILES
from theagon.games.hand_of_the_gods.tables import STONE, tile_name
from theagon.games.telling import Speaker
from theagon.games.words import said


class HandSpeaker(Speaker[HandPosition]):
    """Says what a player may do."""

    def action(self, action: int) -> str:
        g = self.position.world
        if action == w.END_TURN:
            return self.say("end")
        if action < w.MOVE:
            return self.play(*divmod(action - w.PLAY, w.TARGETED))
        if action < w.WARCRY:
            verb, first = ("move", w.MOVE) if action < w.ATTACK else ("attack", w.ATTACK)
            start, end = divmod(action - first, TILES)
            return self.say(verb, unit=self.tile(start), tile=tile_name(end), target=self.tile(end))
        if action < w.LEADER:
            start, where = divmod(action - w.WARCRY, w.TARGETED)
            return self.aimed("warcry", where, Aim.UNIT, unit=self.tile(start))
        if action < w.CHOOSE_TILE:
            leader = g.leaders[g.leader[g.active]]
            words = self.position.game.cards.leaders[g.leader[g.active]].ability
            aim = g.target_row[leader.target].kind
            return self.aimed("leader", action - w.LEADER, aim, ability=said(words, self.language))
        if action < w.CHOOSE_CARD:
            return self.say("choose", target=self.tile(action - w.CHOOSE_TILE))
        if action < w.MULLIGAN:
            return self.say("choose", target=self.card(g.offered[action - w.CHOOSE_CARD]))
        if action < w.CONCEDE:
            hand = g.hand[g.to_act]
            exchanged = [self.card(hand[k]) for k in range(g.hand_size[g.to_act]) if action - w.MULLIGAN >> k & 1]
            return self.say("mulligan", cards=", ".join(exchanged)) if exchanged else self.say("keep")
        return self.say("concede")

    def play(self, place: int, where: int) -> str:
        g = self.position.world
        index = g.hand[g.active][place]
        card = g.card[index]
        if not card.spell:
            return self.say("play-at", card=self.card(index), tile=tile_name(where))
        return self.aimed("play", where, g.target_row[card.target].kind, card=self.card(index))

    def aimed(self, message: str, where: int, aim: int, **arguments: str) -> str:
        """The message with the target that a tile stands for."""
        if where >= TILES:
            return self.say(message, **arguments)
        target = self.tile(where)
        if aim in (Aim.COLUMN, Aim.ROW):
            name = tile_name(where)
            of = ("place-column", name[0]) if aim == Aim.COLUMN else ("place-row", name[1])
            target = self.texts.say(self.language, of[0], name=of[1])
        return self.say(f"{message}-target", target=target, **arguments)

    def card(self, index: int) -> str:
        return self.texts.say(self.language, "summoning-stone") if index == STONE else super().card(index)

    def tile(self, where: int) -> str:
        """The unit on a tile and the tile, or the tile alone."""
        slot = slot_of(self.position.world, where)
        name = tile_name(where)
        return name if slot == NONE else f"{self.card(self.position.world.unit[slot].card)} ({name})"
