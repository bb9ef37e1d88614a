"""Charts of shares from 0 to 1: lines as an SVG document, and a curve as a line of blocks."""

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


class Curve(Struct, frozen=True):
    """A line of a chart: its name and its points, the share last."""

    name: str
    points: Sequence[tuple[float, float]]


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

    def label(x: float, y: float, text: str, anchor: str, colour: str = "#555555") -> str:
        return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        ' font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for k in range(GRID + 1):
        share = k / GRID
        parts.append(line([(low, share), (high, share)], 'stroke="#dddddd"'))
        parts.append(label(MARGIN - 6, HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN) + 4, f"{share:.0%}", "end"))
    parts += [line([(x, 0), (x, 1)], 'stroke="#999999" stroke-dasharray="3 3"') for x in marked]
    for k, curve in enumerate(curves):
        colour = COLOURS[k % len(COLOURS)]
        parts.append(line(curve.points, f'stroke="{colour}" stroke-width="2"'))
        parts.append(label(MARGIN + k * (WIDTH - 2 * MARGIN) / len(curves), MARGIN - 18, curve.name, "start", colour))
    parts.append(label(MARGIN, HEIGHT - MARGIN + 18, f"{low:g}", "start"))
    parts.append(label(WIDTH - MARGIN, HEIGHT - MARGIN + 18, f"{high:g}", "end"))
    parts.append(label(WIDTH / 2, HEIGHT - 10, across, "middle"))
    return "\n".join([*parts, "</svg>"]) + "\n"
