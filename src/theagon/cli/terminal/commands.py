"""The commands of a player: a request, or an action in notation; its first word may be short, or in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.cards.folding import fold

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Table
    from theagon.cli.terminal.texts import TerminalTexts

ASKED: Final = ("help", "undo", "hint", "why", "look", "log", "rules")
KEPT: Final = ("board", "save", "lang", "quit", "concede")

IN_FULL: Final = ("concede",)
"""Commands that must be typed in full, so that no slip of a key does them."""


def requests(table: Table) -> tuple[str, ...]:
    """Return all requests: those of every game, then the piles of this game."""
    return (*ASKED, *table.piles, *KEPT)


def every(table: Table) -> tuple[str, ...]:
    """Return the actions of the game, then the requests. The beginning of a word means the first that fits."""
    return (*table.verbs, *requests(table))


def spelled(name: str, words: TerminalTexts) -> list[str]:
    """Return the words for a command in the player's language, first the one that help shows, then the English one."""
    return [*dict.fromkeys([*words.say(f"command-{name}").split(), name])]


def understood(word: str, table: Table) -> str | None:
    """Return the name of the command that a word, or its beginning, stands for; None if it stands for none."""
    word = fold(word)
    if word == "?":
        return "help"
    spellings = {name: [*map(fold, spelled(name, table.words))] for name in every(table)}
    for name, known in spellings.items():
        if word in known:
            return name
    for name, known in spellings.items():
        if name not in IN_FULL and any(each.startswith(word) for each in known):
            return name
    return None
