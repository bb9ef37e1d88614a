"""The text of error messages: readable names of values, and guesses at intended names."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from theagon.cards.folding import fold

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

# Control characters, line breaks that editors do not count, marks that reorder the text shown or show nothing, and code
# points that are not characters: none of them belongs in a text file or on a terminal. The joiners and
# variation selectors of emoji are not among them.
FORBIDDEN: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f"
    "\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\udfff\ufeff\uffa0\ufffe\uffff\U000e0000-\U000e0fff]"
)
NO_BLANK: Final = "a non-breaking space stands here in place of a usual one"
"""The message about a space that only looks as if it separated, and its cure."""
USUAL_SPACE: Final = "type a usual space"
MAX_LISTED: Final = 12
MAX_LISTED_WITHOUT_GUESS: Final = 80
"""The most names listed if there is no guess."""
MAX_QUOTED: Final = 40


def quoted(text: str) -> str:
    """Return the text in single quotes, shortened if it is long, and safe to print."""
    return repr(text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…")


def printable(text: str) -> str:
    """Return the text with a mark in place of each character that a terminal might obey."""
    return "".join(c if c.isprintable() or c == "\t" else "\N{REPLACEMENT CHARACTER}" for c in text)


def forbidden_message(found: re.Match[str]) -> str:
    """Return the message about a character that `FORBIDDEN` found."""
    return f"the invisible character U+{ord(found[0]):04X} is not allowed"


def described(value: object) -> str:
    """Return the name of a value in a file: `the text 'two'`, `the number 3`, `a list`."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"the number {value}"
        case str():
            return f"the text {quoted(value)}"
        case list():
            return "a list"
        case _:
            return "a mapping"


def either(choices: Iterable[str]) -> str:
    """Return the names joined as `a`, `a or b`, `a, b or c`."""
    *first, last = choices
    return f"{', '.join(first)} or {last}" if first else last


def suggestion(wrong: object, allowed: Collection[str], given: Collection[str] = ()) -> str | None:
    """Return a hint for a name that is not `allowed`: a guess, and the allowed names if few, or None.

    Names that are `given` already are allowed, but not again.
    """
    guessed, (_, listed) = guess(wrong, allowed), guesses(wrong, allowed)
    listing = [f"allowed: {', '.join(listed)}"] if listed else []
    listing += [f"(here already: {', '.join(given)})"] if listed and given else []
    return " ".join([*([guessed] if guessed else []), *listing]) or None


def guess(wrong: object, allowed: Collection[str]) -> str | None:
    """Return a question for the probably intended name of one that is not `allowed`, or None."""
    near, _ = guesses(wrong, allowed)
    return None if near is None else f"did you mean {quoted(near)}?"


def guesses(wrong: object, allowed: Collection[str]) -> tuple[str | None, Collection[str]]:
    """Return the probably intended name of one that is not `allowed`, or None; and the allowed names, if few."""
    near: list[str] = []
    folded = {fold(name): name for name in allowed}
    # Matching takes time that grows with the length; a mistyped name does not have sixty characters.
    if isinstance(wrong, str) and len(wrong) <= 60:
        typed = fold(wrong).replace("_", "-")
        near = difflib.get_close_matches(typed, folded, n=1, cutoff=0.75)
        # Less alike than that, another first letter means another word: `steal` is no slip for `heal`.
        begun = [name for name in folded if name[:1] == typed[:1]]
        near = near or difflib.get_close_matches(typed, begun, n=1, cutoff=0.6)
    few = len(allowed) <= (MAX_LISTED if near else MAX_LISTED_WITHOUT_GUESS)
    return folded[near[0]] if near else None, allowed if few else ()
