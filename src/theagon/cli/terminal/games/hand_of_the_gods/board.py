"""The board as lines of text: columns a to h, row 5 at the top, in the size that there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.cells import set_cell_size
from rich.text import Text

from theagon.cli.terminal.games.hand_of_the_gods.cards import STONE
from theagon.cli.terminal.grid import append_marks, append_value, fitted, header, row, rule
from theagon.cli.terminal.style import ASH, BONE, CLAY, CLAY_DARK, GLAZE, GOLD, GROUND, NOBODY, SEATS, on
from theagon.cli.terminal.words import shape

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.grid import Size
    from theagon.cli.terminal.words import Words

COLUMNS: Final = "abcdefgh"
ROWS: Final = "54321"


def draw_board(
    view: Mapping[str, Any], words: Words, size: Size, able: Collection[str], marked: Collection[str]
) -> list[Text]:
    """The board of a view. `able` are tiles of units that may act; `marked`, tiles that may be pointed at now."""
    units = {unit["tile"]: unit for unit in view["units"]}
    lines = [header(COLUMNS, size)]
    for number in ROWS:
        if size.ruled:
            lines.append(rule(len(COLUMNS), size, "┌┬┐" if number == ROWS[0] else "├┼┤"))
        tiles = [
            _tile(f"{column}{number}", units.get(f"{column}{number}"), view["blockers"], words, size, able, marked)
            for column in COLUMNS
        ]
        lines += row(number, tiles, size)
    if size.ruled:
        lines.append(rule(len(COLUMNS), size, "└┴┘"))
    return lines


def _tile(
    name: str,
    unit: Mapping[str, Any] | None,
    blockers: Collection[str],
    words: Words,
    size: Size,
    able: Collection[str],
    marked: Collection[str],
) -> list[Text]:
    if unit is not None:
        return _unit(unit, words, size, can_act=name in able, is_marked=name in marked)
    if name in blockers:
        return [Text("▒" * size.width, on(ASH, GROUND)) for _ in range(size.lines)]
    ground = CLAY if (COLUMNS.index(name[0]) + int(name[1])) % 2 else CLAY_DARK
    middle = (size.lines - 1) // 2
    if name in marked:
        text, style = f"[{name}]", on(GROUND, GOLD, bold=True)
    else:
        text, style = "·", on(GLAZE, ground)
    return [Text(f"{text if k == middle else '':^{size.width}}", style) for k in range(size.lines)]


def _unit(unit: Mapping[str, Any], words: Words, size: Size, *, can_act: bool, is_marked: bool) -> list[Text]:
    colour = NOBODY[0] if unit["owner"] is None else SEATS[unit["owner"]]
    sign = ("»" if is_marked else "") + shape(unit["owner"])
    ground = GOLD if is_marked else GLAZE
    ink = GROUND if is_marked else colour
    tired = not can_act and bool(unit["banished"] or "exhausted" in unit["statuses"])
    name = words.say("stone-short") if unit["card"] == STONE else words.card(unit["card"])
    lines = []
    for k, part in enumerate(fitted(name, size.width, len(sign), size.lines - 1)):
        text = set_cell_size((sign if k == 0 else "") + part, size.width)
        style = on(ink if is_marked or not tired else ASH, ground, bold=can_act or is_marked or unit["card"] == STONE)
        lines.append(Text(text, style))
    lines.append(_values(unit, words, size.width, ground))
    return lines


def _values(unit: Mapping[str, Any], words: Words, width: int, ground: str) -> Text:
    """Attack and health, each with an arrow where it is not as printed, then the marks of what the unit is."""
    plain = on(GROUND if ground == GOLD else BONE, ground, bold=True)
    line = Text(style=plain)
    if unit["card"] == STONE:
        line.append("♥")
    else:
        printed = words.game.cards.by_id[unit["card"]].attack or 0
        append_value(line, unit["attack"], unit["attack"] - printed, ground)
        line.append("/")
    append_value(line, unit["health"], _health_change(unit, words), ground)
    text_marks = "".join(mark for mark, _ in marks(unit, words))
    append_marks(line, text_marks, width, plain if ground == GOLD else on(ASH, ground))
    return line


def _health_change(unit: Mapping[str, Any], words: Words) -> int:
    if unit["health"] < unit["maximum"]:
        return -1
    if unit["card"] == STONE:
        return 0
    return int(unit["maximum"]) - (words.game.cards.by_id[unit["card"]].health or 0)


def marks(unit: Mapping[str, Any], words: Words) -> list[tuple[str, str]]:
    """What a unit is, as marks of a letter or two, each with its name, the most pressing first."""
    found = []
    if unit["banished"]:
        found.append(("×", words.term("status-banished")))
    if unit["stunned"]:
        found.append(("!", words.term("status-stunned")))
    if "sick" in unit["statuses"]:
        found.append(("~", words.term("status-sick")))
    elif "exhausted" in unit["statuses"]:
        found.append(("z", words.term("status-exhausted")))
    if unit["protect"]:
        name = words.term("keyword-protect", amount=unit["protect"], case="nominative")
        found.append((f"{words.say('mark-protect')}{unit['protect']}", name))
    found += [
        (words.say(f"mark-{keyword}"), words.term(f"keyword-{keyword}", case="nominative"))
        for keyword in ("guard", "stealth", "reincarnate", "resurrect")
        if keyword in unit["keywords"]
    ]
    if any(keyword.startswith("immune-") for keyword in unit["keywords"]):
        found.append((words.say("mark-immune"), words.say("immune")))
    if "silenced" in unit["statuses"]:
        found.append(("-", words.term("status-silenced")))
    return found


def legend(view: Mapping[str, Any], words: Words) -> str:
    """The marks that are on the board now, explained."""
    seen = dict.fromkeys(mark for unit in view["units"] for mark in marks(unit, words))
    return "  ".join(f"{mark} {name.lower()}" for mark, name in seen)
