"""Army of Gods at the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.cells import set_cell_size

from theagon.cli.terminal.described import counts, traits
from theagon.cli.terminal.table import CardTitle, Table
from theagon.cli.terminal.texts import shape
from theagon.cli.terminal.tiles import header, row, rule, tile_width

if TYPE_CHECKING:
    from collections.abc import Mapping

    from theagon.cli.terminal.table import Scene
    from theagon.games.display.catalogue import CardFace


PLACE: Final = re.compile(r"p[1-4](-[a-z0-9-]+)?")
SET: Final = 5


class ArmyTable(Table):
    """See `theagon.cli.terminal.table.Table`. Places are stacks, `p2-archers`, and players: `p2`."""

    deck = "house"
    thing = "stack"
    choices = ("end", "card", "attack", "ability", "restore", "tile", "offer", "let", "done")
    standing = ("ability", "leader")
    look_example = "p2-archers · p2 · 2 · eris"
    deck_order = "attack"

    open_piles: ClassVar[Mapping[str, str]] = {"discard": "name-discard"}

    # ---- display ----------------------------------------------------------------------------------------------------

    def board(self, scene: Scene, room: int) -> list[str]:
        """Return the armies, that of the seat that looks below."""
        stacks = {stack["tile"]: stack for stack in scene.things}
        kinds = self.words.game.cards.kind_ids
        width, columns = max(SET + 3, tile_width(len(kinds), room)), len(kinds)
        lines = [header([set_cell_size(self.words.card(kind), width) for kind in kinds], width)]
        lines.append(rule(columns, width, "┌┬┐"))
        for seat in (*scene.others, scene.seat):
            names = [f"p{seat + 1}-{kind}" for kind in kinds]
            lines += row(
                f"p{seat + 1}", [[f"{_stack(stacks.get(name), name in scene.marked):^{width}}"] for name in names]
            )
            lines.append(rule(columns, width, "└┴┘" if seat == scene.seat else "├┼┤"))
        return lines

    def legend(self, scene: Scene) -> str:
        """Return the attack that is under way: who is attacked, and what decides it."""
        attack, words = scene.view["attack"], scene.words
        if attack is None:
            return ""
        named = f"{words.card(attack['card'])} {attack['strength']}"
        attacker = f"{shape(scene.view['active'])} {scene.names[scene.view['active']]}"
        if not attack["targets"]:
            return words.say("attacker", name=attacker, card=named)
        targets = ", ".join(self.at(scene, target) for target in attack["targets"])
        return words.say("attack-on", name=attacker, card=named, targets=targets)

    def player(self, scene: Scene, seat: int) -> list[str]:
        """Return the leading god, tokens, finished sets, and piles."""
        player, words, view = scene.view["players"][seat], scene.words, scene.view
        leader = f" ({words.card(player['leader'])})" if player["leader"] else ""
        sets = ", ".join(words.card(kind) for kind in player["sets"])
        said = [
            f"p{seat + 1} {scene.name_of(seat)}{leader}",
            *(name for _, name in traits(words, player)),
            f"{words.term('name-sets')} {len(player['sets'])}/{view['goal']}" + (f": {sets}" if sets else ""),
            *counts(words, player),
            words.say("starter") if view["starter"] == seat else "",
            words.say("team", number=seat % 2 + 1) if view["teams"] else "",
            words.say("moves", count=view["moves"]) if view["active"] == seat and view["turn"] else "",
        ]
        return ["  ".join(filter(None, said))]

    def at(self, scene: Scene, place: str) -> str:
        if (stack := scene.thing_at(place)) is not None:
            return f"{super().at(scene, place)} {stack['strength']}"
        if place == "leader":
            return self.printed(scene.view["players"][scene.seat]["leader"]).title
        if (seat := _seat_of(scene, place)) is not None:
            return f"{place} {shape(seat)} {scene.names[seat]}"
        return self.words.card(place) if place in self.words.game.cards.everything else super().at(scene, place)

    # ---- typed words ------------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        return word.lower() if PLACE.fullmatch(word.lower()) else None

    # ---- pages ------------------------------------------------------------------------------------------------------

    def about_place(self, scene: Scene, place: str) -> list[str] | None:
        """Return a stack with its kind, or a player with the leading god."""
        seat = _seat_of(scene, place)
        if seat is None:
            return super().about_place(scene, place)
        leader = scene.view["players"][seat]["leader"]
        return [*self.player(scene, seat), *(["", *self.about(leader)] if leader else [])]

    def printed(self, card: str) -> CardTitle:
        """Return a card with its strength, or a leading god with the tokens that the ability costs."""
        face = self.words.face(card)
        if face.kind == "leading":
            return CardTitle(card, face.name, f"◇{face.cost}")
        return CardTitle(card, face.name, "" if face.attack is None else str(face.attack))

    def kinds(self, face: CardFace) -> list[str]:
        return [] if face.kind == "army" else [f"{self.words.called(f'kind-{face.kind}')}."]

    def pile(self, name: str, scene: Scene, built: Mapping[str, int]) -> list[str]:
        """Return the player's own discard pile, and what all have seen of the draw piles."""
        lines = super().pile(name, scene, built)
        for seat, player in enumerate(scene.view["players"]):
            if name == "discard" and player["revealed"]:
                shown = ", ".join(self.words.card(card) for card in player["revealed"])
                lines.append(f"{shape(seat)} {self.words.say('revealed', cards=shown)}")
        return lines


def _seat_of(scene: Scene, place: str) -> int | None:
    """Return the seat of a player's name such as `p2`; None for any other text."""
    names = [f"p{seat + 1}" for seat in range(len(scene.names))]
    return names.index(place) if place in names else None


def _stack(stack: Mapping[str, Any] | None, is_marked: bool) -> str:
    """Return a stack: of the five cards that make a set those that lie there, and their strength."""
    if stack is None:
        return "·"
    lying = len(stack["cards"])
    return f"{'»' if is_marked else ''}{'▮' * lying}{'▯' * (SET - lying)} {stack['strength']}"
