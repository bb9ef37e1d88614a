"""Effect texts as words, and a cursor over them that remembers how far it came.

The rules of the grammar read from `Words`. A phrase is written as its words: `a|an` for either word, a `?` after a word
that may be missing.

    words.take("at the? end of your turn ,")
"""

from __future__ import annotations

import html
import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")

BREAK: Final = "\n"  # where the text begins a new line
COUNTED: Final = {
    "a": 1,
    "an": 1,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
_LINE_BREAKS: Final = re.compile(r"(?:\s*<br\s*/?>\s*|[\r\n]\s*)+", re.IGNORECASE)
_TAGS: Final = re.compile(r"</?[bi]>", re.IGNORECASE)
_REMINDERS: Final = re.compile(r"\([^()]*\)")
_TOKENS: Final = re.compile(
    r"""\n
    | [+-]\d+/[+-]\d+           # a bonus of strength and health
    | \d+/\d+                   # strength and health
    | [+-]?\d+
    | [^\W\d_](?:[\w'-]*\w)?(?:s'(?!\w))?   # a word, such as opponent's
    | \S                        # punctuation, and whatever else there is
    """,
    re.VERBOSE,
)


class Misunderstood(Exception):
    """The text says something that the grammar has no rule for, or that the vocabulary of cards cannot express.

    `why` is for the designer; without it, the words are simply unknown.
    """

    def __init__(self, why: str = "", said: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.said = said  # the words at fault, if they are not simply the rest


class Token(NamedTuple):
    """A word in small letters, and as it was written."""

    word: str
    written: str


def tokens(text: str) -> tuple[list[Token], list[str]]:
    """The words of an effect text, which may hold `<br>`, `<b>`, `<i>`; and, apart, its reminders in parentheses."""
    plain = _TAGS.sub("", _LINE_BREAKS.sub("\n", html.unescape(text))).replace("\u2019", "'").replace("\u2212", "-")
    reminders = _REMINDERS.findall(plain)
    found = [Token(word.lower(), word) for word in _TOKENS.findall(_REMINDERS.sub(" ", plain).strip())]
    return found, reminders


@cache
def _phrase(phrase: str) -> tuple[tuple[frozenset[str], bool], ...]:
    return tuple((frozenset(word.removesuffix("?").split("|")), word.endswith("?")) for word in phrase.split(" "))


class Words:
    """A cursor over the words of one text."""

    def __init__(self, found: Sequence[Token]) -> None:
        self.tokens = found
        self.place = 0
        self.furthest = 0  # the first word that no rule has taken

    @property
    def next(self) -> str:
        """The next word; an empty text at the end."""
        return self.tokens[self.place].word if self.place < len(self.tokens) else ""

    @property
    def at_stop(self) -> bool:
        """Is this the end of a sentence?"""
        return self.next in (".", BREAK, "")

    def take(self, phrase: str) -> bool:
        """Go past a phrase, if it comes next."""
        place = self.place
        for words, optional in _phrase(phrase):
            if place < len(self.tokens) and self.tokens[place].word in words:
                place += 1
                self.furthest = max(self.furthest, place)
            elif not optional:
                return False
        self.place = place
        return True

    def need(self, phrase: str) -> None:
        """Go past a phrase that must come next."""
        if not self.take(phrase):
            raise Misunderstood

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Go past the next word if a pattern fits all of it."""
        found = pattern.fullmatch(self.next)
        if found:
            self.advance()
        return found

    def advance(self) -> Token:
        """Go past the next word, whatever it is."""
        token = self.tokens[self.place]
        self.place += 1
        self.furthest = max(self.furthest, self.place)
        return token

    def number(self) -> int | None:
        """Go past a number, in digits or as a word; `a` is one."""
        word = self.next
        count = int(word) if word.isascii() and word.isdigit() and len(word) <= 2 else COUNTED.get(word)
        if count is not None:
            self.advance()
        return count

    def amount(self) -> int:
        """Go past a number that must come next."""
        number = self.number()
        if number is None:
            raise Misunderstood
        return number

    def attempt(self, rule: Callable[[], T]) -> T | None:
        """What a rule reads; if it does not understand, None, and the cursor goes back."""
        place = self.place
        try:
            return rule()
        except Misunderstood as stuck:
            if stuck.why:
                raise
            self.place = place
            return None

    def more(self, rule: Callable[[], object]) -> bool:
        """Go past a comma or an `and`, if what the rule reads follows it."""
        place = self.place
        if self.take(", and?") or self.take("and"):
            after = self.place
            if self.attempt(rule) is not None:
                self.place = after
                return True
        self.place = place
        return False

    def since(self, place: int) -> str:
        """The words from a place up to the cursor."""
        return joined(self.tokens[place : self.place])

    def rest(self) -> str:
        """The words of the sentence from the first word that no rule has taken."""
        begin = min(self.furthest, len(self.tokens) - 1)
        end = begin + 1
        while end < len(self.tokens) and self.tokens[end].word not in (".", BREAK):
            end += 1
        return joined(self.tokens[begin:end])


def joined(found: Sequence[Token]) -> str:
    """Words as people write them, on one line."""
    line = " ".join(token.written for token in found if token.word != BREAK)
    return re.sub(r" ([.,:;)!?])", r"\1", line)
