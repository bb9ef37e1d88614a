"""A picture of a match in the terminal, for the documentation: `python -m theagon.cli.terminal.picture FILE.svg`.

The match is a real one, played by the greedy bot on both sides from a fixed seed up to a turn that shows much.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Final

from rich.color import Color
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from theagon.cli.terminal.console import PROMPT
from theagon.cli.terminal.games import table_of
from theagon.cli.terminal.screen import compose
from theagon.cli.terminal.session import HUMAN, Session
from theagon.cli.terminal.style import BONE, GROUND, PAPER
from theagon.games import load_game
from theagon.match.match import Match

SEED: Final = 8
TURN: Final = 17
SIZE: Final = (104, 45)
_DECKS: Final = ("zeus", "odin")


def screenshot(language: str = "en") -> str:
    """The screen as an SVG document."""
    game = load_game("hand-of-the-gods")
    match = Match(game, game.setup(_DECKS, seed=SEED))
    while not match.position.is_over and match.position.turn < TURN:
        match.apply(match.position.decide("greedy", len(match.history)))
    seat = match.position.to_act
    players = (HUMAN, "greedy") if seat == 0 else ("greedy", HUMAN)
    session = Session(match, players, table_of(game, language), file=Path(), autosave=False)
    console = Console(file=io.StringIO(), record=True, width=SIZE[0], force_terminal=True, color_system="truecolor")
    for line in compose(session.scene_to_act(), *SIZE):
        console.print(line)
    console.print(f"{PROMPT:{SIZE[0]}}", style=PAPER)
    ground, bone = Color.parse(GROUND).get_truecolor(), Color.parse(BONE).get_truecolor()
    theme = TerminalTheme(ground, bone, [ground] * 8)
    picture = console.export_svg(title="theagon play", theme=theme, unique_id="theagon")
    # The reader's own fixed-width font: a picture fetches nothing from elsewhere.
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(screenshot(), encoding="utf-8")
