"""Hand of the Gods at the terminal."""

from __future__ import annotations

from typing import Final

from theagon.cli.terminal.game import GameTerminal
from theagon.cli.terminal.games.hand_of_the_gods.board import COLUMNS
from theagon.cli.terminal.games.hand_of_the_gods.table import HandTable
from theagon.cli.terminal.grid import Form
from theagon.cli.terminal.lookup import cards_of_all, deck_page
from theagon.games.hand_of_the_gods.wording import TEXTS

TERMINAL: Final = GameTerminal(
    table=HandTable(),
    texts=TEXTS,
    deck="zeus",
    verbs=("move", "attack", "play", "end", "leader", "warcry", "choose", "mulligan"),
    choices=("end", "card", "leader", "warcry", "unit", "tile", "offer"),
    standing=("leader", "leader"),
    piles={
        "graveyard": lambda scene, _: cards_of_all(scene, "graveyard", scene.words.term("zone-graveyard")),
        "deck": deck_page,
    },
    columns=len(COLUMNS),
    forms=(
        Form(3, ruled=True, cards="whole"),
        Form(2, ruled=True, cards="whole"),
        Form(2, ruled=False, cards="whole"),
        Form(2, ruled=True, cards="cut"),
        Form(2, ruled=False, cards="cut"),
        Form(3, ruled=True, cards="names"),
        Form(2, ruled=True, cards="names"),
        Form(2, ruled=False, cards="names"),
    ),
)
