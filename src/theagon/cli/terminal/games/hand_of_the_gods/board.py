"""The board as lines of text: columns a to h, row 5 at the top, in the size that there is room for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from theagon.cli.terminal.style import (
    ASH,
    BLOOD,
    BONE,
    CLAY,
    CLAY_DARK,
    GLAZE,
    GOLD,
    GROUND,
    LAUREL,
    SEATS,
    on,
)
from theagon.cli.terminal.words import STONE, shape

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from theagon.cli.terminal.words import Words

COLUMNS: Final = "abcdefgh"
ROWS: Final = "54321"
LABEL: Final = 2  # columns of text that the row's number takes
LINE: Final = on(CLAY_DARK, GROUND)


@dataclass(frozen=True, slots=True)
class Size:
    """How large the board is drawn: columns and lines of text within a tile, and whether rules part the rows."""

    width: int
    lines: int
    ruled: bool

    @property
    def total_width(self) -> int:
        return LABEL + len(COLUMNS) * (self.width + 1) + 1

    @property
    def total_lines(self) -> int:
        rows = len(ROWS) * self.lines
        return rows + len(ROWS) + 2 if self.ruled else rows + 1


def draw_board(
    view: Mapping[str, Any], words: Words, size: Size, able: Collection[str], marked: Collection[str]
) -> list[Text]:
    """The board of a view. `able` are tiles of units that may act; `marked`, tiles that may be pointed at now."""
    units = {unit["tile"]: unit for unit in view["units"]}
    lines = [_header(size)]
    for index, row in enumerate(ROWS):
        if size.ruled:
            lines.append(_rule(size, "┌┬┐" if index == 0 else "├┼┤"))
        tiles = [
            _tile(f"{column}{row}", units.get(f"{column}{row}"), view["blockers"], words, size, able, marked)
            for column in COLUMNS
        ]
        for k in range(size.lines):
            line = Text(f"{row if k == (size.lines - 1) // 2 else ' '} ", on(ASH, GROUND))
            line.append("│", LINE)
            for tile in tiles:
                line.append_text(tile[k])
                line.append("│", LINE)
            lines.append(line)
    if size.ruled:
        lines.append(_rule(size, "└┴┘"))
    return lines


def _header(size: Size) -> Text:
    names = "".join(f" {column:^{size.width}}" for column in COLUMNS)
    return Text(f"{' ' * LABEL}{names} ", on(ASH, GROUND))


def _rule(size: Size, corners: str) -> Text:
    tiles = corners[1].join(["─" * size.width] * len(COLUMNS))
    return Text(" " * LABEL + corners[0] + tiles + corners[2], LINE)


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
    owner = 2 if unit["owner"] is None else unit["owner"]
    sign = ("»" if is_marked else "") + shape(unit["owner"])
    ground = GOLD if is_marked else GLAZE
    ink = GROUND if is_marked else SEATS[owner]
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
        _changed(line, unit["attack"], unit["attack"] - printed, ground)
        line.append("/")
    _changed(line, unit["health"], _health_change(unit, words), ground)
    text_marks = "".join(mark for mark, _ in marks(unit, words))
    room = width - cell_len(line.plain)
    if text_marks and room > 1:
        line.append(" " if room > cell_len(text_marks) else "")
        line.append(text_marks, plain if ground == GOLD else on(ASH, ground))
    line.truncate(width)
    line.pad_right(width - cell_len(line.plain))
    return line


def _health_change(unit: Mapping[str, Any], words: Words) -> int:
    if unit["health"] < unit["maximum"]:
        return -1
    if unit["card"] == STONE:
        return 0
    return int(unit["maximum"]) - (words.game.cards.by_id[unit["card"]].health or 0)


def _changed(line: Text, value: int, change: int, ground: str) -> None:
    if not change:
        line.append(str(value))
        return
    colour = LAUREL if change > 0 else BLOOD
    line.append(f"{value}{'↑' if change > 0 else '↓'}", on(GROUND if ground == GOLD else colour, ground, bold=True))


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


def fitted(name: str, width: int, indent: int, lines: int) -> list[str]:
    """A name cut for so many lines of a tile, the first indented: between words where that keeps enough of it."""
    result: list[str] = []
    rest = name.split()
    for k in range(lines):
        room = width - (indent if k == 0 else 0)
        if k == lines - 1:
            result.append(_cut(" ".join(rest), room))
            break
        line = ""
        while rest and cell_len(f"{line} {rest[0]}".strip()) <= room:
            line = f"{line} {rest.pop(0)}".strip()
        if rest and not line:  # one long word
            line, rest[0] = rest[0][:room], rest[0][room:]
            if lines == 1 or len(rest[0]) < 3:
                line = _cut(line + rest.pop(0), room)
        result.append(line)
    return result


def _cut(text: str, room: int) -> str:
    if cell_len(text) <= room:
        return text
    words = text.split()
    short = ""
    while words and cell_len(f"{short} {words[0]}".strip()) < room:
        short = f"{short} {words.pop(0)}".strip()
    return f"{short}…" if cell_len(short) >= room // 2 else f"{text[: room - 1]}…"
