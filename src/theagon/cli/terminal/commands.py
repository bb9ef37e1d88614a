"""What a player can type: a request, or an action in notation; its first word may be shortened, or in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from theagon.cli.terminal.words import Words

VERBS: Final = ("move", "attack", "play", "end", "leader", "warcry", "choose", "mulligan")
"""The actions of the notation."""

REQUESTS: Final = (
    "help", "undo", "why", "look", "log", "rules", "graveyard", "deck", "board", "save", "lang", "quit", "concede",
)
"""What can be asked for besides. When a beginning fits several words, the first in this order is meant."""

IN_FULL: Final = ("concede",)
"""What no slip of a key may do."""


def spelled(name: str, words: Words) -> list[str]:
    """The words for a command: those of the player's language, the one that help shows first, then the English one."""
    return [*dict.fromkeys([*words.say(f"command-{name}").split(), name])]


def understood(word: str, words: Words) -> str | None:
    """The name of the command that a word stands for: spelled out, or its beginning; None if it is none."""
    word = word.lower()
    if word == "?":
        return "help"
    spellings = {name: spelled(name, words) for name in (*VERBS, *REQUESTS)}
    for name, known in spellings.items():
        if word in known:
            return name
    for name, known in spellings.items():
        if name not in IN_FULL and any(each.startswith(word) for each in known):
            return name
    return None
