"""Draw the reliability of chances, as a picture for the documentation: `python -m tools.reliability FILE.svg`.

For each game and mode, how often a seat won of which about the same chance was said. If all were right, each line would
run from one corner to the other, as the first one does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from theagon.cli.chart import Curve, svg
from theagon.games.bots.curves import curves
from theagon.games.registry import BUILT_IN


def picture() -> str:
    """Return the picture as an SVG document."""
    lines = [Curve("right", [(0.0, 0.0), (1.0, 1.0)])]
    for name in BUILT_IN:
        made = curves(name)
        assert made is not None, "every game of this package has its curves"
        initials = "".join(word[0] for word in name.split("-") if len(word) > len("the")).upper()
        lines += [
            Curve(f"{initials} {mode}", [(each.said, each.came) for each in curve.bins])
            for mode, curve in made.modes.items()
        ]
    return svg(lines, "said")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
