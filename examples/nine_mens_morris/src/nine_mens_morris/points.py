"""The board (NM1.1): its points row by row, and the lines of three points on which mills are made."""

from __future__ import annotations

from typing import Final

ROWS: Final = tuple(
    tuple("" if name == "--" else name for name in row.split())
    for row in (
        "a7 -- -- d7 -- -- g7",
        "-- b6 -- d6 -- f6 --",
        "-- -- c5 d5 e5 -- --",
        "a4 b4 c4 -- e4 f4 g4",
        "-- -- c3 d3 e3 -- --",
        "-- b2 -- d2 -- f2 --",
        "a1 -- -- d1 -- -- g1",
    )
)
POINTS: Final = tuple(name for row in ROWS for name in row if name)
"""The names of the points by their numbers."""

MILLS: Final = tuple(
    tuple(mill.split())
    for mill in (
        *("a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1"),
        *("a7 a4 a1", "b6 b4 b2", "c5 c4 c3", "d7 d6 d5", "d3 d2 d1", "e5 e4 e3", "f6 f4 f2", "g7 g4 g1"),
    )
)
STEPS: Final = tuple((one, other) for first, middle, last in MILLS for one, other in ((first, middle), (middle, last)))
"""The pairs of adjacent points."""
