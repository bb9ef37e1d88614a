"""What a player can type: a request, or an action in notation; its first word may be shortened, or in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from theagon.cli.terminal.table import Table
    from theagon.cli.terminal.words import Words

ASKED: Final = ("help", "undo", "why", "look", "log", "rules")
KEPT: Final = ("board", "save", "lang", "quit", "concede")

IN_FULL: Final = ("concede",)
"""What no slip of a key may do."""


def requests(table: Table) -> tuple[str, ...]:
    """What can be asked for besides actions: at every game, and the piles of this one."""
    return (*ASKED, *table.piles, *KEPT)


def every(table: Table) -> tuple[str, ...]:
    """The actions of the game, then the requests. When a beginning fits several, the first in this order is meant."""
    return (*table.verbs, *requests(table))


def spelled(name: str, words: Words) -> list[str]:
    """The words for a command: those of the player's language, the one that help shows first, then the English one."""
    return [*dict.fromkeys([*words.say(f"command-{name}").split(), name])]


def understood(word: str, table: Table) -> str | None:
    """The name of the command that a word stands for: spelled out, or its beginning; None if it is none."""
    word = word.lower()
    if word == "?":
        return "help"
    spellings = {name: spelled(name, table.words) for name in every(table)}
    for name, known in spellings.items():
        if word in known:
            return name
    for name, known in spellings.items():
        if name not in IN_FULL and any(each.startswith(word) for each in known):
            return name
    return None
