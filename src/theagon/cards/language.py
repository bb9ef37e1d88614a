"""Words in three languages: Fluent files, read when a language is first asked for.

A folder holds `<topic>.<language>.ftl`. All topics of a language share one set of message ids. If several
folders are read together, a later one may replace messages of an earlier one. Every mistake in a text (an unknown
message, a missing argument, a line that is not Fluent) raises: no reader ever sees half a sentence.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from theagon.cards.grammar import COUNTS, FUNCTIONS, VERBS
from theagon.prepared import prepared

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax import ast

LANGUAGES: Final = ("en", "es", "ru")
_WORDS: Final = {True: "yes", False: "no"}
REMEMBERED: Final = 4096
"""The latest messages that are remembered with their arguments: most sentences of a match are said again and again."""


class Texts:
    """The messages of some folders of Fluent files, in every language of `LANGUAGES`."""

    def __init__(self, *folders: Path | Traversable) -> None:
        self._folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._arguments: dict[tuple[str, str], frozenset[str]] = {}
        self._say = lru_cache(REMEMBERED, typed=True)(self._said)  # typed: 1 and True are different words

    def say(self, language: str, message_id: str, /, **arguments: str | int) -> str:
        """Return the message in this language with its arguments; True and False are the words yes and no there.

        Arguments that the language has no use for are ignored. Raises `LookupError` for an unknown language or message,
        `ValueError` where an argument is missing.
        """
        return self._say(language, message_id, **arguments)

    def _said(self, language: str, message_id: str, /, **arguments: str | int) -> str:
        message = self._message(language, message_id)
        if message.value is None:
            raise LookupError(f"the message {message_id!r} has no text in {language!r}")
        return self._formatted(language, message_id, message.value, arguments)

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message; all languages have the same messages."""
        return self._bundle(LANGUAGES[0]).has_message(message_id)

    def names(self) -> tuple[str, ...]:
        """Return the names of all messages, in the order of the files."""
        resources = (resource for folder in self._folders for resource in _resources(folder, LANGUAGES[0]))
        return tuple(entry.id.name for resource in resources for entry in resource.body if hasattr(entry, "id"))

    def arguments(self, language: str, message_id: str) -> frozenset[str]:
        """Return the names of the arguments that a message uses, with those of the messages that it refers to."""
        known = self._arguments.get((language, message_id))
        if known is None:
            known = frozenset(self._variables(language, self._message(language, message_id).value))
            self._arguments[language, message_id] = known
        return known

    def _variables(self, language: str, node: object) -> Iterator[str]:
        from fluent.syntax.ast import BaseNode, MessageReference, VariableReference  # here, as in `_read`

        if isinstance(node, VariableReference):
            yield node.id.name
        elif isinstance(node, MessageReference):
            yield from self.arguments(language, node.id.name)
        elif isinstance(node, BaseNode | list):
            for part in node if isinstance(node, list) else vars(node).values():
                yield from self._variables(language, part)

    def form(self, language: str, message_id: str, name: str, /, **arguments: str | int) -> str:
        """Return the form of a message, such as a case, that its translator gives by this name, or the message."""
        attributes = self._message(language, message_id).attributes
        if name in attributes:
            return self._formatted(language, message_id, attributes[name], arguments)
        return self.say(language, message_id, **arguments)

    def _formatted(self, language: str, message_id: str, pattern: Pattern, arguments: dict[str, str | int]) -> str:
        said = {name: _WORDS[value] if isinstance(value, bool) else value for name, value in arguments.items()}
        text, errors = self._bundle(language).format_pattern(pattern, said)
        if errors:
            raise ValueError(f"the message {message_id!r} in {language!r}: {'; '.join(map(str, errors))}")
        return str(text)

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
            bundle = self._bundles[language] = _read(self._folders, language)
        return bundle


def _read(folders: tuple[Path | Traversable, ...], language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # here: it takes 50 ms, and a match needs no words

    functions = {**FUNCTIONS, "COUNT": COUNTS[language], "VERB": VERBS[language]}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for folder in folders:
        for resource in _resources(folder, language):
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _resources(folder: Path | Traversable, language: str) -> list[ast.Resource]:
    """Return the resources of a folder in a language, perhaps prepared."""
    name = f"{folder.parent.name}/{folder.name}/{language}"  # type: ignore[union-attr]  # a package is a folder
    return prepared(name, partial(_read_folder, folder, language))


def _read_folder(folder: Path | Traversable, language: str) -> list[ast.Resource]:
    """Return the resources of a folder in a language. Raises ValueError for what is not Fluent, or said twice."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    seen: dict[str, str] = {}
    resources = []
    found = [file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")]
    for file in sorted(found, key=lambda file: file.name):
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
        resources.append(resource)
    return resources
