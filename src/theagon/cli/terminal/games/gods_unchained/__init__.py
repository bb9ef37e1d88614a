"""Gods Unchained at the terminal."""

from __future__ import annotations

from typing import Final

from theagon.cli.terminal.game import GameTerminal
from theagon.cli.terminal.games.gods_unchained.board import ROW
from theagon.cli.terminal.games.gods_unchained.table import GodsTable
from theagon.cli.terminal.grid import Form
from theagon.cli.terminal.lookup import cards_of_all, deck_page
from theagon.games.gods_unchained.wording import TEXTS

TERMINAL: Final = GameTerminal(
    table=GodsTable(),
    texts=TEXTS,
    deck="death",
    verbs=("attack", "play", "end", "power", "use", "buy", "bag", "choose", "foresee", "mulligan"),
    choices=("end", "card", "power", "bag", "unit", "use", "buy", "tile", "offer"),
    standing=("power", "power"),
    piles={"void": lambda scene, _: cards_of_all(scene, "void", scene.words.term("name-void")), "deck": deck_page},
    columns=len(ROW),
    by_name=True,  # from left to right, whoever asks
    forms=(
        Form(4, ruled=True, cards="whole"),
        Form(3, ruled=True, cards="whole"),
        Form(2, ruled=True, cards="whole"),
        Form(3, ruled=True, cards="cut"),
        Form(3, ruled=False, cards="cut"),
        Form(2, ruled=True, cards="cut"),
        Form(2, ruled=False, cards="cut"),
        Form(3, ruled=True, cards="names"),
        Form(3, ruled=False, cards="names"),
        Form(2, ruled=True, cards="names"),
        Form(2, ruled=False, cards="names"),
    ),
)
