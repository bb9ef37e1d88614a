"""Gods Unchained at the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.cells import cell_len, set_cell_size

from theagon.cli.terminal.described import counts, marks
from theagon.cli.terminal.table import Table
from theagon.cli.terminal.tiles import LABEL, cut, empty_tile, header, numbers, row, rule, tile_width, unit_tile

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Scene
    from theagon.cli.terminal.texts import TerminalTexts
    from theagon.games.display.catalogue import CardFace


PLACE: Final = re.compile(r"p([12])-?([1-6]|g(?:od)?|r(?:elic)?)")
LETTERS: Final = {"g": "god", "r": "relic"}
GOD: Final = "god"
ROW: Final = "123456"


class GodsTable(Table):
    """See `theagon.cli.terminal.table.Table`.

    Places are `p1-god`, `p1-relic`, `p1-1` to `p1-6` and the same of p2; a number is a gap of the player's row.
    """

    deck = "death"
    choices = ("end", "card", "power", "bag", "unit", "use", "buy", "tile", "mode", "offer")
    standing = ("power", "power")
    open_piles: ClassVar[Mapping[str, str]] = {"void": "name-void"}
    look_example = "p1-2 · 2 · bombfly"
    by_name = True  # from left to right, for both players

    # ---- display ----------------------------------------------------------------------------------------------------

    def board(self, scene: Scene, room: int) -> list[str]:
        """Return the rows of both players, that of the seat that looks below; a marked number is a gap there."""
        width, near, words = tile_width(len(ROW), room), scene.seat, self.words

        def tile(place: str, gap: str) -> list[str]:
            unit = scene.thing_at(place)
            if unit is None:
                return empty_tile(gap or "·", width)
            name, is_marked = words.card(unit["card"]), place in scene.marked
            return unit_tile(unit, name, values(unit, words), words, width, is_marked=is_marked, gap=gap)

        gaps = [f"[{number}]" if number in scene.marked else "" for number in ROW]
        far = [tile(f"p{2 - near}-{number}", "") for number in ROW]
        own = [tile(f"p{near + 1}-{number}", gap) for number, gap in zip(ROW, gaps, strict=True)]
        sold = [] if scene.view["sanctum"] is None else [_sanctum(scene, width), rule(len(ROW), width, "├┬┤")]
        return [
            header(ROW, width),
            rule(len(ROW), width, "┌┬┐"),
            *row(f"p{2 - near}", far),
            rule(len(ROW), width, "├┴┤"),
            *sold,
            *row(f"p{near + 1}", own),
            rule(len(ROW), width, "└┴┘"),
        ]

    def described(self, scene: Scene) -> list[str]:
        sold = [self.at(scene, f"sanctum-{place}") for place, _ in _sold(scene)]
        return [
            *super().described(scene),
            *([f"   {self.words.term('name-sanctum')}: {'; '.join(sold)}"] if sold else []),
        ]

    def player(self, scene: Scene, seat: int) -> list[str]:
        """Return the god, the relic and the god power; then mana, favor and piles."""
        player, words = scene.view["players"][seat], scene.words
        first = [scene.name_of(seat) + (f" ({words.term('god-' + player['god'])})" if player["god"] else "")]
        places = (f"p{seat + 1}-god", f"p{seat + 1}-relic")
        first += [self._beside(scene, place) for place in places if scene.thing_at(place) is not None]
        if player["power"]:
            spent = f" ({words.say('spent')})" if player["power-used"] else ""
            first.append(f"{self.printed(player['power']).name}{spent}")
        second = counts(words, player)
        if locks := "·".join(str(count) for count in player["gem-locks"] if count):
            second.append(words.say("locks", locks=locks))
        if scene.view["cast"] and seat == scene.view["active"]:
            second.append(words.say("in-play", card=words.card(scene.view["cast"])))
        return ["  ".join(first), f"  {'  '.join(second)}"]

    def _beside(self, scene: Scene, place: str) -> str:
        """Return a god or a relic: place, name and values, and its marks."""
        words, unit = scene.words, scene.thing_at(place)
        assert unit is not None
        name = [words.card(unit["card"])] if unit["kind"] == "relic" else []
        signs = [signs] if (signs := marks(words, unit)) else []
        return ("»" if place in scene.marked else "") + " ".join([place, *name, values(unit, words), *signs])

    def at(self, scene: Scene, place: str) -> str:
        words, view = scene.words, scene.view
        kind, _, number = place.partition("-")
        if kind == "power":
            return self.printed(view["players"][scene.seat]["power"]).name
        if kind == "sanctum":
            sold = view["sanctum"][int(number) - 1]
            return f"{self.printed(sold['card']).title} ☼{sold['favor']}"
        if kind == "mode":
            return words.face(view["choice"]["cards"][0]).modes[int(number) - 1]
        if place.isdecimal():
            right = scene.thing_at(f"p{scene.seat + 1}-{place}")
            return words.say("gap-before", card=words.card(right["card"])) if right else words.say("gap-last")
        return super().at(scene, place)

    # ---- typed words ------------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        found = PLACE.fullmatch(word.lower())
        return None if found is None else f"p{found[1]}-{LETTERS.get(found[2][0], found[2])}"

    # ---- pages ------------------------------------------------------------------------------------------------------

    def card_of(self, scene: Scene, thing: Mapping[str, Any]) -> str:
        return (scene.view["players"][thing["owner"]]["power"] or "") if thing["kind"] == GOD else thing["card"]

    def changes(self, thing: Mapping[str, Any]) -> list[str]:
        words, giver = self.words, thing["text-of"]
        copied = [words.say("text-of", card=words.card(giver))] if giver is not None and thing["kind"] != GOD else []
        return [*copied, *super().changes(thing)]

    def kinds(self, face: CardFace) -> list[str]:
        return [f"{self.words.called('kind-relic')}."] if face.kind == "relic" else super().kinds(face)

    def about(self, card: str) -> list[str]:
        """Return the page of a card, with its price if the Sanctum sells it."""
        favor, lines = self.words.game.cards.by_id[card].favor, super().about(card)
        if favor is None:
            return lines
        return [*lines, f"{self.words.term('name-sanctum')}: ☼{favor}"]

    def deck_title(self, deck: Any) -> str:
        return f"{self.words.term(f'god-{deck.god}')}: {super().deck_title(deck)}"


# ---- the board -------------------------------------------------------------------------------------------------------


def _sold(scene: Scene) -> list[tuple[int, dict[str, Any]]]:
    """Return what the Sanctum sells, each by its place."""
    return [(place, each) for place, each in enumerate(scene.view["sanctum"] or (), 1) if each is not None]


def _sanctum(scene: Scene, width: int) -> str:
    """Return what is sold, by place, each with its price."""
    line = f"{'':{LABEL}} {scene.words.term('name-sanctum')} "
    sold = [(place, scene.words.card(each["card"]), f" ☼{each['favor']}") for place, each in _sold(scene)]
    whole = LABEL + len(ROW) * (width + 1) + 1
    room = whole - cell_len(line)
    fits = sum(5 + cell_len(name) + len(price) for _, name, price in sold) <= room
    for place, name, price in sold:
        line += f"  {place} {name if fits else cut(name, room // len(sold) - 5 - len(price))}{price}"
    return set_cell_size(line, whole)


def values(unit: Mapping[str, Any], words: TerminalTexts) -> str:
    """Return strength and health; of a god only its health."""
    card = None if unit["kind"] == GOD else words.face(unit["card"])
    printed = None if card is None else (card.attack or 0, card.health or 0)
    return numbers(unit, unit["strength"], printed)
