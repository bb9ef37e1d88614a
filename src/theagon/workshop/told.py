"""The mistakes in a set, told in the reader's language.

The checker's messages are English. Those that designers meet most are in `text/mistakes.*.ftl`: their English text says
what they look like, and what stands in the place of its arguments is put into the translation.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from theagon.cards.language import LANGUAGES, Texts

TEXTS: Final = Texts(files("theagon.workshop") / "text")
_MARK: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
_EXAMPLE: Final = r"[\[{].*[\]}]"
_FORMS: Final = {
    "example": rf"[^ ]+|{_EXAMPLE}|[\w-]+: {_EXAMPLE}|[\w-]+: [^ ,]+(?:, [\w-]+: [^ ,]+)*",
    "word": r"[\w-]+",
    "number": r"-?[\d.]+",
}
"""What some arguments look like; the others may be anything."""
_SENTENCES: Final = frozenset(("form", "where"))
"""The arguments that are parts of the sentence: without their translation there is none of the sentence."""
_QUOTED: Final = re.compile(r"'([^']*)'|\"([^\"]*)\"")


def told(message: str, language: str) -> tuple[str, str]:
    """Return a message of the checker in a language, or as it is, and the language that it is then in."""
    found = _told("message", message, language) if language != LANGUAGES[0] else None
    return (found, language) if found is not None else (message, LANGUAGES[0])


def told_hint(hint: str, language: str) -> str:
    """Return a hint of the checker in a language, or as it is."""
    return _told("hint", hint, language) or hint if language != LANGUAGES[0] else hint


def _told(kind: str, message: str, language: str) -> str | None:
    for name, pattern in _patterns(kind):
        found = pattern.fullmatch(message)
        if found is None:
            continue
        parts = {each: (text, _told("part", text, language)) for each, text in found.groupdict().items()}
        if all(said for each, (_, said) in parts.items() if each in _SENTENCES):
            return TEXTS.say(language, name, **{each: said or _quoted(text) for each, (text, said) in parts.items()})
    return None


def _quoted(text: str) -> str:
    """Return a text with the quotes of Spanish and Russian."""
    return _QUOTED.sub(lambda found: f"«{found[1] or found[2] or ''}»", text)


@cache
def _patterns(kind: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the messages of a kind and what they look like, in the order of the file: the first that fits counts."""
    return tuple((name, _pattern(name)) for name in TEXTS.names() if name.startswith(f"{kind}-"))


def _pattern(name: str) -> re.Pattern[str]:
    marks = {each: f"{_MARK}{each}{_MARK}" for each in TEXTS.arguments(LANGUAGES[0], name)}
    text = re.escape(TEXTS.say(LANGUAGES[0], name, **marks))
    for each, mark in marks.items():
        text = text.replace(re.escape(mark), f"(?P<{each}>{_FORMS.get(each, '.+')})", 1)
    return re.compile(text, re.DOTALL)
