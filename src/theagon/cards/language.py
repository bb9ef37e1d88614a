"""Words in three languages: Fluent files, read when a language is first asked for.

A folder holds `<topic>.<language>.ftl`; all topics of a language share one set of message ids. Whatever is wrong with a
text (an unknown message, a missing argument, a line that is not Fluent) raises: nobody is ever shown half a sentence.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "es", "ru")


class Texts:
    """The messages of a folder of Fluent files, in every language of `LANGUAGES`."""

    def __init__(self, folder: Path | Traversable) -> None:
        self._folder = folder
        self._bundles: dict[str, FluentBundle] = {}
        self._plain: dict[tuple[str, str], str] = {}  # messages that are the same whatever their arguments

    def say(self, language: str, message_id: str, /, **arguments: str | int) -> str:
        """The message in this language, with its arguments put in.

        Arguments that the language has no use for are ignored. Raises `LookupError` for an unknown language or message,
        `ValueError` where an argument is missing.
        """
        plain = self._plain.get((language, message_id))
        if plain is not None:
            return plain
        message = self._message(language, message_id)
        if message.value is None:
            raise LookupError(f"the message {message_id!r} has no text of its own in {language!r}")
        text, errors = self._bundle(language).format_pattern(message.value, arguments)
        if errors:
            raise ValueError(f"the message {message_id!r} in {language!r}: {'; '.join(map(str, errors))}")
        from fluent.syntax.ast import TextElement  # here, as in `_read`

        if isinstance(message.value, TextElement):
            self._plain[language, message_id] = str(text)
        return str(text)

    def attribute(self, language: str, message_id: str, name: str) -> str:
        """What the translator notes about a message, such as its grammatical gender; `LookupError` without it."""
        attributes = self._message(language, message_id).attributes
        if name not in attributes:
            raise LookupError(f"the message {message_id!r} in {language!r} has no attribute {name!r}")
        return str(self._bundle(language).format_pattern(attributes[name])[0])

    def form(self, language: str, message_id: str, name: str) -> str:
        """The form of a term, such as a case, that the translator notes by this name; else the term as it is."""
        try:
            return self.attribute(language, message_id, name)
        except LookupError:
            return self.say(language, message_id)

    def _message(self, language: str, message_id: str) -> Message:
        bundle = self._bundle(language)
        if not bundle.has_message(message_id):
            raise LookupError(f"there is no message {message_id!r} in {language!r}")
        return bundle.get_message(message_id)

    def _bundle(self, language: str) -> FluentBundle:
        bundle = self._bundles.get(language)
        if bundle is None:
            if language not in LANGUAGES:
                raise LookupError(f"there are no texts in {language!r}, only in {', '.join(LANGUAGES)}")
            bundle = self._bundles[language] = _read(self._folder, language)
        return bundle


def _read(folder: Path | Traversable, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # here: it takes 50 ms, and a match needs no words
    from fluent.syntax import ast

    functions: dict[str, Callable[[Any], Any]] = {
        "INDEFINITE": indefinite,
        "PLURAL": plural,
        "CAPITAL": capital,
        "SPANISH_AND": spanish_and,
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    seen: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(f".{language}.ftl"):
            continue
        text = file.read_text(encoding="utf-8")
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
                raise ValueError(f"{file}:{line}: is not Fluent: {entry.annotations[0].message}")
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name
                if name in seen:
                    raise ValueError(f"{file}: the message {name!r} is already in {seen[name]}")
                seen[name] = file.name
        bundle.add_resource(resource)
    return bundle


# Functions for the Fluent files, for what no selector can do: look at the letters of a word.

_SPOKEN_WITH_A_VOWEL: Final = ("heir", "honor", "honour", "hour")
_SPOKEN_WITH_A_CONSONANT: Final = ("eu", "one", "uni", "use")


@cache
def indefinite(phrase: str) -> str:
    """An English phrase with its indefinite article: a unit, an enemy unit, another unit."""
    word = phrase.lower()
    if word.startswith("other "):
        return f"an{phrase}"
    vowel = word.startswith(_SPOKEN_WITH_A_VOWEL) or (
        word.startswith(tuple("aeiou")) and not word.startswith(_SPOKEN_WITH_A_CONSONANT)
    )
    return f"{'an' if vowel else 'a'} {phrase}"


@cache
def plural(name: str) -> str:
    """The plural of an English name: Zombies, Pillars of Life, Huntresses, Furies, Swordsmen."""
    head, of, rest = name.partition(" of ")
    if head.endswith("man"):
        head = f"{head[:-2]}en"
    elif head.endswith(("s", "x", "z", "ch", "sh")):
        head = f"{head}es"
    elif head.endswith("y") and not head.endswith(("ay", "ey", "oy", "uy")):
        head = f"{head[:-1]}ies"
    else:
        head = f"{head}s"
    return f"{head}{of}{rest}"


def capital(phrase: str) -> str:
    """The phrase with a capital first letter."""
    return phrase[:1].upper() + phrase[1:]


def spanish_contractions(phrase: str) -> str:
    """A Spanish phrase with "a el" as "al" and "de el" as "del"."""
    return phrase.replace(" a el ", " al ").replace(" de el ", " del ")


def spanish_and(following: str) -> str:
    """The Spanish "and" before a word: y, but e before the sound of an i."""
    word = following.lower()
    return "e" if word.startswith(("i", "hi")) and not word.startswith("hie") else "y"
