"""Charts of shares from 0 to 1: lines, heat maps and measurements as SVG documents, and a curve as a line of blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

WIDTH: Final = 640
HEIGHT: Final = 280
MARGIN: Final = 44
COLOURS: Final = ("#9a9a9a", "#1f6f8b", "#c2571a", "#5b7f2b", "#7a4b9a", "#8a6d1d", "#b03060")
BLOCKS: Final = "▁▂▃▄▅▆▇█"
GRID: Final = 4
"""Parts that lines divide the height into."""
LOSING, EVEN, WINNING = (194, 87, 26), (245, 241, 234), (31, 111, 139)
"""The colours of shares far below one half, of one half, and far above: told apart by all eyes."""
FAR: Final = 0.25
"""How far from one half a share has the full colour."""
CELL: Final = (46, 30)
"""The width and height of a cell of a heat map."""
LETTER: Final = 7
"""About the width of a letter."""


class Cell(Struct, frozen=True):
    """A cell of a heat map: its share, None for an empty one, and the words that show where it is pointed at."""

    share: float | None
    told: str = ""


class Curve(Struct, frozen=True):
    """A line of a chart: its name and its points, the share last; perhaps the interval of shares at some places."""

    name: str
    points: Sequence[tuple[float, float]]
    spread: Sequence[tuple[float, float, float]] = ()


class Measured(Struct, frozen=True):
    """A line of a chart of measurements: its name, its share, and the interval of that."""

    name: str
    share: float
    interval: tuple[float, float]


def blocks(shares: Sequence[float]) -> str:
    """Return a curve as one line of text, a block for each share."""
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in shares)


def svg(curves: Sequence[Curve], across: str, marked: Sequence[float] = ()) -> str:
    """Return curves over the axis `across`, each in its colour with its name, and a line at each value `marked` there.

    The picture fetches nothing, and can be read on a light and on a dark page.
    """
    places = [x for curve in curves for x, _ in curve.points]
    low, high = min(places, default=0.0), max(places, default=1.0)
    scale = (WIDTH - 2 * MARGIN) / ((high - low) or 1)

    def at(x: float, share: float) -> str:
        return f"{MARGIN + (x - low) * scale:.1f},{HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN):.1f}"

    def line(points: Sequence[tuple[float, float]], style: str) -> str:
        return f'<polyline points="{" ".join(at(*point) for point in points)}" fill="none" {style}/>'

    parts = _page(WIDTH, HEIGHT)
    for k in range(GRID + 1):
        share = k / GRID
        parts.append(line([(low, share), (high, share)], 'stroke="#dddddd"'))
        parts.append(_label(MARGIN - 6, HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN) + 4, f"{share:.0%}", "end"))
    parts += [line([(x, 0), (x, 1)], 'stroke="#999999" stroke-dasharray="3 3"') for x in marked]
    for k, curve in enumerate(curves):
        colour = COLOURS[k % len(COLOURS)]
        around = [(x, low) for x, low, _ in curve.spread] + [(x, high) for x, _, high in reversed(curve.spread)]
        if around:
            parts.append(
                f'<polygon points="{" ".join(at(*point) for point in around)}" fill="{colour}" opacity="0.2"/>'
            )
        parts.append(line(curve.points, f'stroke="{colour}" stroke-width="2"'))
        parts.append(_label(MARGIN + k * (WIDTH - 2 * MARGIN) / len(curves), MARGIN - 18, curve.name, "start", colour))
    parts.append(_label(MARGIN, HEIGHT - MARGIN + 18, f"{low:g}", "start"))
    parts.append(_label(WIDTH - MARGIN, HEIGHT - MARGIN + 18, f"{high:g}", "end"))
    parts.append(_label(WIDTH / 2, HEIGHT - 10, across, "middle"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def heat_map(rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[Cell]], across: str) -> str:
    """Return a picture of shares by rows and columns, each in its colour; `across` says what a row tells.

    The names of the columns stand upright. The picture fetches nothing.
    """
    wide, high = CELL
    left, top = (LETTER * max(map(len, names)) + 2 * LETTER for names in (rows, columns))
    parts = _page(left + wide * len(columns) + LETTER, top + high * len(rows) + 2 * high)
    for i, (name, row) in enumerate(zip(rows, cells, strict=True)):
        y = top + high * i
        parts.append(_label(left - LETTER, y + high * 0.65, name, "end"))
        for j, cell in enumerate(row):
            if cell.share is not None:
                x, back = left + wide * j, colour(cell.share)
                text = _label(x + wide / 2, y + high * 0.65, f"{cell.share:.0%}", "middle", ink(back))
                parts.append(
                    f'<g><title>{escape(cell.told)}</title><rect x="{x}" y="{y}" width="{wide - 1}" height="{high - 1}"'
                    f' fill="{back}"/>{text}</g>'
                )
    for j, name in enumerate(columns):
        middle, text = left + wide * (j + 0.6), _label(0, 0, name, "start")
        parts.append(f'<g transform="translate({middle:.1f} {top - LETTER}) rotate(-90)">{text}</g>')
    parts.append(_label(left, top + high * (len(rows) + 1), across, "start"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def measurements(rows: Sequence[Measured], across: str) -> str:
    """Return shares with their intervals, one below the other; `across` says what they are shares of.

    The picture fetches nothing, and can be read on a light and on a dark page.
    """
    high = CELL[1]
    left, bottom = LETTER * max(len(row.name) for row in rows) + 2 * LETTER, high * (len(rows) + 1)
    wide = WIDTH - left - MARGIN

    def line(x: float, y: float, to: tuple[float, float], style: str) -> str:
        return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to[0]:.1f}" y2="{to[1]:.1f}" {style}/>'

    parts = _page(WIDTH, bottom + 2 * high)
    for k in range(GRID + 1):
        x = left + wide * k / GRID
        parts.append(line(x, high / 2, (x, bottom - high / 2), 'stroke="#dddddd"'))
        parts.append(_label(x, bottom, f"{k / GRID:.0%}", "middle"))
    for k, row in enumerate(rows):
        y = high * (k + 1)
        low, most = (left + wide * bound for bound in row.interval)
        told = f"{row.name}: {row.share:.1%} ({row.interval[0]:.1%} to {row.interval[1]:.1%})"
        drawn = line(low, y, (most, y), f'stroke="{COLOURS[1]}" stroke-width="2"')
        drawn += f'<circle cx="{left + wide * row.share:.1f}" cy="{y}" r="4" fill="{COLOURS[1]}"/>'
        parts.append(f"<g><title>{escape(told)}</title>{drawn}</g>")
        parts.append(_label(left - LETTER, y + 4, row.name, "end"))
    parts.append(_label(left + wide / 2, bottom + high, across, "middle"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def colour(share: float) -> str:
    """Return the colour of a share, such as `#1f6f8b`."""
    far = max(-1.0, min(1.0, (share - 0.5) / FAR))
    end = WINNING if far > 0 else LOSING
    mixed = (round(even + abs(far) * (full - even)) for even, full in zip(EVEN, end, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def ink(back: str) -> str:
    """Return the colour of text on this background: black or white, whichever is read better."""
    red, green, blue = (int(back[at : at + 2], 16) for at in (1, 3, 5))
    return "#000000" if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"


def _page(width: float, height: float) -> list[str]:
    """Return the beginning of a picture: white paper, read on a light and on a dark page."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        ' font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]


def _label(x: float, y: float, text: str, anchor: str, colour: str = "#555555") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
