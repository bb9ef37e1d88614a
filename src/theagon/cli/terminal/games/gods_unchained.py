"""Gods Unchained at the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.cells import cell_len, set_cell_size

from theagon.cli.terminal.described import added, counts, marks, told, traits
from theagon.cli.terminal.described import values as values_told
from theagon.cli.terminal.table import Table
from theagon.cli.terminal.texts import shape
from theagon.cli.terminal.tiles import LABEL, cut, empty_tile, header, numbers, row, rule, tile_width, unit_tile

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.menu import Choice
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

    # ---- what is seen -----------------------------------------------------------------------------------------------

    def board(self, scene: Scene, room: int) -> list[str]:
        return draw_board(scene.view, scene.words, room, scene.marked)

    def described(self, scene: Scene) -> list[str]:
        words, view = scene.words, scene.view
        lines = [
            f"   {self.at(scene, unit['tile'])}, {told(words, 'creature', unit)}"
            for unit in view["units"]
            if unit["kind"] == "creature"
        ]
        sold = [
            f"{place} {self.printed(each['card']).title}, {words.say('price', favor=each['favor'])}"
            for place, each in enumerate(view["sanctum"] or (), 1)
            if each is not None
        ]
        return [*lines, f"   {words.term('name-sanctum')}: {'; '.join(sold)}"] if sold else lines

    def player(self, scene: Scene, seat: int) -> list[str]:
        """Return the god, the relic and the god power; then mana, favor and piles."""
        player, words = scene.view["players"][seat], scene.words
        first = [scene.name_of(seat) + (f" ({words.term('god-' + player['god'])})" if player["god"] else "")]
        places = (f"p{seat + 1}-god", f"p{seat + 1}-relic")
        first += [self._beside(scene, place) for place in places if scene.unit_at(place) is not None]
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
        """Return a god or a relic: place, name and values, and the marks of what it is."""
        words, unit = scene.words, scene.unit_at(place)
        assert unit is not None
        name = [words.card(unit["card"])] if unit["kind"] == "relic" else []
        signs = [signs] if (signs := marks(words, unit)) else []
        return ("»" if place in scene.marked else "") + " ".join([place, *name, values(unit, words), *signs])

    def label(self, scene: Scene, choice: Choice) -> str:
        words, player = scene.words, scene.view["players"][scene.seat]
        match choice.kind:
            case "power":
                return self.printed(player["power"]).name if player["power"] else words.term("kind-god-power")
            case "bag":
                return words.term("name-bag")
            case "buy":
                sold = scene.view["sanctum"][int(choice.subject.removeprefix("sanctum-")) - 1]
                price = words.say("price", favor=sold["favor"])
                return words.say("buy", card=self.printed(sold["card"]).title, price=price)
            case "mode":
                card = self.words.face(scene.view["choice"]["cards"][0])
                return card.modes[int(choice.subject.removeprefix("mode-")) - 1]
            case "use":
                return f"{self.at(scene, choice.subject)}: {words.term('trigger-ability')}"
            case _:
                return self.at(scene, choice.subject)

    def at(self, scene: Scene, place: str) -> str:
        words = scene.words
        if place.isdecimal():
            row = [unit for unit in scene.view["units"] if unit["owner"] == scene.seat and unit["kind"] == "creature"]
            if int(place) <= len(row):
                return words.say("gap-before", card=words.card(row[int(place) - 1]["card"]))
            return words.say("gap-last")
        unit = scene.unit_at(place)
        return place if unit is None else f"{place} {shape(unit['owner'])} {words.card(unit['card'])}"

    # ---- what is typed ----------------------------------------------------------------------------------------------

    def place(self, word: str) -> str | None:
        found = PLACE.fullmatch(word.lower())
        return None if found is None else f"p{found[1]}-{LETTERS.get(found[2][0], found[2])}"

    # ---- what is looked up ------------------------------------------------------------------------------------------

    def about_place(self, scene: Scene, place: str) -> list[str] | None:
        unit = scene.unit_at(place)
        if unit is None:
            return None
        return self._about_unit(unit, scene.view["players"][unit["owner"]], scene.names)

    def _about_unit(self, unit: Mapping[str, Any], player: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
        """Return a god, a relic or a creature as it is now, what changed it, then its card or the god's power."""
        words = self.words
        name = words.term(f"god-{player['god']}") if unit["kind"] == GOD and player["god"] else words.card(unit["card"])
        lines = [
            f"{unit['tile']} {shape(unit['owner'])} {name} ({names[unit['owner']]})",
            ", ".join(values_told(words, unit["kind"], unit)),
            *(f"{mark} {said}".strip() for mark, said in traits(words, unit)),
        ]
        if unit["text-of"] is not None and unit["kind"] != GOD:
            lines.append(words.say("text-of", card=words.card(unit["text-of"])))
        for each in unit["temporary"]:
            bonus = [*added(words, unit["kind"], each), *([words.say("then-sleeps")] if each["sleep"] else [])]
            if bonus:
                lines.append(words.say("temporary", bonus=", ".join(bonus), until=each["until"]))
        page = player["power"] if unit["kind"] == GOD else unit["card"]
        return [*lines, "", *self.about(page)] if page else lines

    def kinds(self, face: CardFace) -> list[str]:
        return [f"{self.words.called('kind-relic')}."] if face.kind == "relic" else super().kinds(face)

    def about(self, card: str) -> list[str]:
        """Return the page of a card, with its price if the Sanctum sells it."""
        favor, lines = self.words.game.cards.by_id[card].favor, super().about(card)
        if favor is None:
            return lines
        return [*lines, f"{self.words.term('name-sanctum')}: {self.words.say('price', favor=favor)}"]

    def deck_title(self, deck: Any) -> str:
        return f"{self.words.term(f'god-{deck.god}')}: {super().deck_title(deck)}"


# ---- the board -------------------------------------------------------------------------------------------------------


def draw_board(view: Mapping[str, Any], words: TerminalTexts, room: int, marked: Collection[str]) -> list[str]:
    """Return the board of a view, the row of its seat below.

    `marked` are the places that may be pointed at now: a number alone is a gap of that row.
    """
    width, near = tile_width(len(ROW), room), view["seat"]
    units = {unit["tile"]: unit for unit in view["units"]}

    def tile(place: str, gap: str) -> list[str]:
        unit = units.get(place)
        if unit is None:
            return empty_tile(gap or "·", width)
        name, is_marked = words.card(unit["card"]), place in marked
        return unit_tile(unit, name, values(unit, words), words, width, is_marked=is_marked, gap=gap)

    gaps = [f"[{number}]" if number in marked else "" for number in ROW]
    far = [tile(f"p{2 - near}-{number}", "") for number in ROW]
    own = [tile(f"p{near + 1}-{number}", gap) for number, gap in zip(ROW, gaps, strict=True)]
    return [
        header(ROW, width),
        rule(len(ROW), width, "┌┬┐"),
        *row(f"p{2 - near}", far),
        rule(len(ROW), width, "├┴┤"),
        *([] if view["sanctum"] is None else [_sanctum(view, words, width), rule(len(ROW), width, "├┬┤")]),
        *row(f"p{near + 1}", own),
        rule(len(ROW), width, "└┴┘"),
    ]


def _sanctum(view: Mapping[str, Any], words: TerminalTexts, width: int) -> str:
    """Return what is sold, by place, each with its price."""
    line = f"{'':{LABEL}} {words.term('name-sanctum')} "
    sold = [
        (place, words.card(each["card"]), f" ☼{each['favor']}")
        for place, each in enumerate(view["sanctum"], 1)
        if each is not None
    ]
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
