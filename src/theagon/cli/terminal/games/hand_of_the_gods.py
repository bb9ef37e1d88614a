"""Hand of the Gods at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from theagon.cards.folding import fold
from theagon.cards.source import read_yaml
from theagon.cli.terminal.described import counts
from theagon.cli.terminal.table import Table, Term
from theagon.cli.terminal.tiles import LINES, empty_tile, header, numbers, row, rule, tile_width, unit_tile

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Scene
    from theagon.cli.terminal.texts import TerminalTexts
    from theagon.games.display.catalogue import CardFace

STONE: Final = "summoning-stone"
COLUMNS: Final = "abcdefgh"
ROWS: Final = "54321"


class HandTable(Table):
    """See `theagon.cli.terminal.table.Table`. Places are tiles, such as `c3`."""

    deck = "zeus"
    choices = ("end", "card", "leader", "warcry", "unit", "tile", "offer")
    standing = ("leader", "leader")
    open_piles: ClassVar[Mapping[str, str]] = {"graveyard": "zone-graveyard"}
    look_example = "c3 · 2 · marksman"

    # ---- display ----------------------------------------------------------------------------------------------------

    def board(self, scene: Scene, room: int) -> list[str]:
        width, view = tile_width(len(COLUMNS), room), scene.view
        units = {unit["tile"]: unit for unit in view["units"]}
        lines = [header(COLUMNS, width)]
        for number in ROWS:
            lines.append(rule(len(COLUMNS), width, "┌┬┐" if number == ROWS[0] else "├┼┤"))
            tiles = []
            for name in (f"{column}{number}" for column in COLUMNS):
                if name in units:
                    tiles.append(_unit(units[name], self.words, width, is_marked=name in scene.marked))
                elif name in view["blockers"]:
                    tiles.append(["▒" * width] * LINES)
                else:
                    tiles.append(empty_tile(f"[{name}]" if name in scene.marked else "·", width))
            lines += row(number, tiles)
        return [*lines, rule(len(COLUMNS), width, "└┴┘")]

    def player(self, scene: Scene, seat: int) -> list[str]:
        """Return the leader, the stone, mana and piles."""
        player, words = scene.view["players"][seat], scene.words
        guarded = f" {words.say('guarded')}" if player["stone"]["guarded"] else ""
        name = f"{scene.name_of(seat)} ({words.card(player['leader'])})"
        used = [words.say("leader-used")] if player["leader-used"] else []
        return ["  ".join([name, f"♥{player['stone']['health']}{guarded}", *counts(words, player), *used])]

    def at(self, scene: Scene, place: str) -> str:
        if place == "leader":
            face = self.words.face(scene.view["players"][scene.seat]["leader"])
            return f"{face.ability} ◆{face.cost}"
        return super().at(scene, place)

    # ---- typed words ------------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        """Return a tile; for a column its tile in row 1, for a row its tile in column a."""
        kind, _, part = word.rpartition("-")
        word = f"{part}1" if kind == "column" else f"a{part}" if kind == "row" else word
        is_tile = len(word) == 2 and word[0].lower() in COLUMNS and word[1] in ROWS
        return word.lower() if is_tile else None

    # ---- pages ------------------------------------------------------------------------------------------------------

    def changes(self, thing: Mapping[str, Any]) -> list[str]:
        if thing["card"] == STONE:
            return [self.words.say("about-stone")]
        return super().changes(thing)

    def kinds(self, face: CardFace) -> list[str]:
        """Return a card's subtypes, and a range and a movement beyond the usual."""
        unusual = {
            "range": face.range is not None and face.range > 1,
            "movement": face.movement not in (None, 2) and "structure" not in face.subtypes,
        }
        sorts = [self.words.called(f"subtype-{each}") for each in face.subtypes]
        sorts += [self._figure(face, name) for name, is_unusual in unusual.items() if is_unusual]
        return [f"{', '.join(sorts)}."] if sorts else []

    def about(self, card: str) -> list[str]:
        face = self.words.face(card)
        reach = [] if face.movement is None else [", ".join(self._figure(face, name) for name in ("movement", "range"))]
        return [*super().about(card), *reach]

    def _figure(self, face: CardFace, name: str) -> str:
        return f"{self.words.called(f'name-{name}')} {getattr(face, name)}"

    def glossary(self) -> Sequence[Term]:
        """Return the words of the game, as the rulebook has them."""
        return [
            Term(
                (each["id"], *map(fold, each["name"].values())),
                each["name"][self.words.language],
                each["text"][self.words.language],
                tuple(each["clauses"]),
            )
            for each in _glossary()
        ]

    def deck_title(self, deck: Any) -> str:
        pantheon = self.words.face(deck.leader).pantheon
        return f"{self.words.called(f'pantheon-{pantheon}')}: {super().deck_title(deck)}"


@cache
def _glossary() -> list[dict[str, Any]]:
    source = files("theagon.games.hand_of_the_gods") / "rulebook" / "glossary.yaml"
    return cast("list[dict[str, Any]]", read_yaml(source).find("terms").plain())


def _unit(unit: Mapping[str, Any], words: TerminalTexts, width: int, *, is_marked: bool) -> list[str]:
    stone = unit["card"] == STONE
    card = None if stone else words.face(unit["card"])
    printed = None if card is None else (card.attack or 0, card.health or 0)
    name = words.say("stone-short") if stone else words.card(unit["card"])
    return unit_tile(unit, name, numbers(unit, unit["attack"], printed), words, width, is_marked=is_marked)
