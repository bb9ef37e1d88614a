"""Army of Gods at the terminal."""

from __future__ import annotations

from typing import Final

from theagon.cli.terminal.game import GameTerminal
from theagon.cli.terminal.games.army_of_gods.board import KINDS
from theagon.cli.terminal.games.army_of_gods.cards import discard_page
from theagon.cli.terminal.games.army_of_gods.table import ArmyTable
from theagon.cli.terminal.grid import Form
from theagon.cli.terminal.lookup import deck_page
from theagon.games.army_of_gods.wording import TEXTS

TERMINAL: Final = GameTerminal(
    table=ArmyTable(),
    texts=TEXTS,
    deck="house",
    verbs=("attack", "drop", "play", "end", "ability", "restore", "choose", "block", "let", "done"),
    choices=("end", "card", "attack", "ability", "restore", "tile", "offer", "let", "done"),
    standing=("ability", "leader"),
    piles={
        "discard": lambda scene, _: discard_page(scene),
        "deck": lambda scene, built: deck_page(scene, built, "strength"),
    },
    columns=KINDS,
    forms=(
        Form(1, ruled=True, cards="whole"),
        Form(1, ruled=False, cards="whole"),
        Form(1, ruled=True, cards="cut"),
        Form(1, ruled=False, cards="cut"),
        Form(1, ruled=False, cards="names"),
    ),
)
