"""Army of Gods at the terminal."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from rich.cells import set_cell_size

from theagon.cli.terminal.described import counts, traits
from theagon.cli.terminal.table import CardTitle, Table
from theagon.cli.terminal.texts import shape
from theagon.cli.terminal.tiles import header, row, rule, tile_width

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.menu import Choice
    from theagon.cli.terminal.table import Scene
    from theagon.cli.terminal.texts import TerminalTexts
    from theagon.games.display.catalogue import CardFace


PLACE: Final = re.compile(r"p[1-4](-[a-z0-9-]+)?")
SET: Final = 5


class ArmyTable(Table):
    """See `theagon.cli.terminal.table.Table`. Places are stacks, `p2-archers`, and players: `p2`."""

    deck = "house"
    choices = ("end", "card", "attack", "ability", "restore", "tile", "offer", "let", "done")
    standing = ("ability", "leader")
    look_example = "p2-archers · p2 · 2 · eris"
    deck_order = "attack"

    @property
    def piles(self) -> tuple[str, ...]:
        return ("discard", *super().piles)

    # ---- what is seen -----------------------------------------------------------------------------------------------

    def board(self, scene: Scene, room: int) -> list[str]:
        return draw_board(scene.view, scene.words, room, scene.marked)

    def described(self, scene: Scene) -> list[str]:
        return [f"   {self.at(scene, stack['tile'])} {bar(len(stack['cards']))}" for stack in scene.view["stacks"]]

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

    def hand(self, scene: Scene) -> list[CardTitle]:
        return [self.printed(card) for card in scene.view["players"][scene.seat]["hand"]]

    def label(self, scene: Scene, choice: Choice) -> str:
        words, player = scene.words, scene.view["players"][scene.seat]
        match choice.kind:
            case "attack":
                return words.say("attack-with", card=self.hand(scene)[int(choice.subject) - 1].title)
            case "ability":
                leader = player["leader"]
                return self.printed(leader).title if leader else words.term("kind-leading")
            case "restore":
                return words.say("restore-with", card=words.card(choice.subject))
            case "let" | "done":
                return words.say(choice.kind)
            case _:
                return self.at(scene, choice.subject)

    def at(self, scene: Scene, place: str) -> str:
        stack = _stack_at(scene, place)
        if stack is not None:
            return f"{place} {shape(stack['owner'])} {scene.words.card(stack['card'])} {stack['strength']}"
        seat = _seat_of(scene, place)
        return place if seat is None else f"{place} {shape(seat)} {scene.names[seat]}"

    # ---- what is typed ----------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        return word.lower() if PLACE.fullmatch(word.lower()) else None

    # ---- what is looked up ------------------------------------------------------------------------------------------

    def about_place(self, scene: Scene, place: str) -> list[str] | None:
        """Return a stack with its kind, or a player with the leading god."""
        stack = _stack_at(scene, place)
        if stack is not None:
            return self._about_stack(stack, scene.names)
        seat = _seat_of(scene, place)
        if seat is None:
            return None
        leader = scene.view["players"][seat]["leader"]
        page = ["", *self.about(leader)] if leader else []
        return [*self.player(scene, seat), *page]

    def _about_stack(self, stack: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
        """Return a stack with the owners of its cards, then its kind."""
        owners = Counter(lying["owner"] for lying in stack["cards"])
        from_others = [f"{shape(owner)} {n}" for owner, n in owners.items() if owner != stack["owner"]]
        return [
            f"{stack['tile']} {shape(stack['owner'])} {self.words.card(stack['card'])} ({names[stack['owner']]})",
            f"{bar(len(stack['cards']))} {', '.join(from_others)}".rstrip(),
            "",
            *self.about(stack["card"]),
        ]

    def printed(self, card: str) -> CardTitle:
        """Return a card with its strength, or a leading god with the tokens that the ability costs."""
        face = self.words.face(card)
        if face.kind == "leading":
            return CardTitle(card, face.name, f"◇{face.cost}")
        return CardTitle(card, face.name, "" if face.attack is None else str(face.attack))

    def kinds(self, face: CardFace) -> list[str]:
        return [] if face.kind == "army" else [f"{self.words.called(f'kind-{face.kind}')}."]

    def pile(self, name: str, scene: Scene, built: Mapping[str, int]) -> list[str]:
        """Return the player's own discard pile, the latest card first, and what all have seen of the draw piles."""
        if name != "discard":
            return super().pile(name, scene, built)
        words, players = self.words, scene.view["players"]
        own = players[scene.seat]["discard"]
        names = ", ".join(words.card(card) for card in reversed(own))
        lines = [words.term("name-discard"), f"({len(own)}) {names or '–'}"]
        for seat, player in enumerate(players):
            if player["revealed"]:
                shown = ", ".join(words.card(card) for card in player["revealed"])
                lines.append(f"{shape(seat)} {words.say('revealed', cards=shown)}")
        return lines


def _seat_of(scene: Scene, place: str) -> int | None:
    """Return the player of a name such as `p2`; None for what is none."""
    names = [f"p{seat + 1}" for seat in range(len(scene.names))]
    return names.index(place) if place in names else None


def _stack_at(scene: Scene, place: str) -> Mapping[str, Any] | None:
    return next((stack for stack in scene.view["stacks"] if stack["tile"] == place), None)


# ---- the board -------------------------------------------------------------------------------------------------------


def draw_board(view: Mapping[str, Any], words: TerminalTexts, room: int, marked: Collection[str]) -> list[str]:
    """Return the armies of a view, that of its seat below; `marked` are the stacks that may be pointed at now."""
    stacks = {stack["tile"]: stack for stack in view["stacks"]}
    kinds = words.game.cards.kind_ids
    width = max(SET + 3, tile_width(len(kinds), room))
    lines = [header([set_cell_size(words.card(kind), width) for kind in kinds], width), rule(len(kinds), width, "┌┬┐")]
    seats = len(view["players"])
    for k in range(1, seats + 1):
        player = f"p{(view['seat'] + k) % seats + 1}"
        names = [f"{player}-{kind}" for kind in kinds]
        lines += row(player, [[f"{_stack(stacks.get(name), name in marked):^{width}}"] for name in names])
        lines.append(rule(len(kinds), width, "├┼┤" if k < seats else "└┴┘"))
    return lines


def _stack(stack: Mapping[str, Any] | None, is_marked: bool) -> str:
    """Return a stack: of the five cards of a set those that lie there, and their strength."""
    return f"{'»' if is_marked else ''}{bar(len(stack['cards']))} {stack['strength']}" if stack else "·"


def bar(lying: int) -> str:
    """Return a bar of `lying` out of the five cards that make a set."""
    return "▮" * lying + "▯" * (SET - lying)
