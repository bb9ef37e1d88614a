"""YAML 1.2 files as trees of nodes with locations.

All YAML that people write (cards, decks, scenarios, rulebooks) is read here and treated as hostile. The dialect is the
unsurprising part of YAML 1.2: the core schema's scalars (`no`, `on` and `y` are text), text keys, one document; no
anchors, aliases, merge keys, tags or directives, so that memory is bounded by the size of the file. The only error
raised is `TheagonError`, with the location and the cure.

The parser is libyaml's event stream (PyYAML's if libyaml is missing). With events instead of composed nodes, depth and
size are checked before anything is built, and no recursion depends on the input.
"""

from __future__ import annotations

import re
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final

import yaml

from theagon.cards.builder import Builder
from theagon.cards.error_text import FORBIDDEN, NO_BLANK, USUAL_SPACE, forbidden_message, quoted
from theagon.cards.node import Node, Source
from theagon.errors import Location, TheagonError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MAX_BYTES: Final = 2 * 1024 * 1024
DEEPEST: Final = 200
"""The levels of a JSON document that a parser may see. What is read has fewer: `builder.MAX_DEPTH`."""

_LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_QUOTES: Final = "put quotes around text that contains ': '"
_NO_BLANK: Final = re.compile(r"^[ \xa0]*\xa0|[:,-]\xa0", re.MULTILINE)
"""A non-breaking space where a blank would indent or separate."""
_TEXT_WITH_COLON: Final = re.compile(r"[:{,\[-] +(?P<text>[^\s'\"{}\[\],]+: [^{}\[\],\n]*)")
"""A text that contains ': ' and has no quotes."""
_JSON_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""A text in quotes, the last perhaps unclosed, or a bracket."""
# Fragments of the parsers' messages and the hints for them; the first match counts.
_SYNTAX_HINTS: Final = (
    ("cannot start any token", "text that begins with a special character needs quotes"),
    ("mapping values are not allowed", "mend the indentation"),
    ("expected ',' or ']'", "separate the items with commas and close the list with ]"),
    ("expected ',' or '}'", "separate the fields with commas and close the mapping with }"),
    ("expected ':'", "a field is written 'name: value', with a space after the colon"),
    ("unexpected end of stream", "close the quotes"),
    ("expected key", "indent the fields of one mapping alike, and close every quote"),
    ("expected '-' indicator", "indent the items of one list alike, each after '- '"),
    ("expected <block end>", "indent the items of one list, or the fields of one mapping, alike"),
    ("node content", "close every [ and {, and write no two commas in a row"),
)


def read_yaml(path: Path | Traversable, name: str | None = None) -> Node:
    """Read a YAML file. `name` is its name in messages, by default its path.

    Raises `TheagonError` if the file cannot be read, or as `parse_yaml` does.
    """
    name = str(path) if name is None else name
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise TheagonError(f"cannot be read: {reason}", Location(quoted(name) if "\0" in name else name)) from error
    return parse_yaml(data, name, path.parent if isinstance(path, Path) else None)


def parse_yaml(text: str | bytes, name: str, folder: Path | None = None) -> Node:
    """Parse the text of a YAML file into its root node. `name` is its name in messages, `folder` its folder, if any.

    Raises `TheagonError`, with file, line and column, for everything outside the dialect.
    """
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MAX_BYTES:
        raise TheagonError("is larger than 2 MiB", Location(name), "split it into several files")
    source = _decoded(data, name, folder)
    if invisible := FORBIDDEN.search(source.text):
        raise TheagonError(forbidden_message(invisible), source.location_of_index(invisible.start()), "remove it")
    try:
        return Builder(source).build(yaml.parse(source.text, _LOADER))
    except yaml.MarkedYAMLError as error:
        raise _syntax_error(source, error) from error
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        # In PyYAML's parser, chr() raises for an escape such as "\UFFFFFFFF".
        raise TheagonError(f"is not YAML: {error}", Location(name)) from error


def is_deep(text: str) -> bool:
    """Return whether a JSON document is nested so deeply that its parser could overflow the stack of a page."""
    depths = accumulate((1 if each in "[{" else -1 for each in _JSON_TOKEN.findall(text) if each in "[]{}"), initial=0)
    return max(depths) > DEEPEST


def _decoded(data: bytes, name: str, folder: Path | None) -> Source:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = _unix_lines(data[: error.start].decode("utf-8").removeprefix("\ufeff"))
        source = Source(name, before + _unix_lines(data[error.start :].decode("utf-8", "replace")))
        place = source.location_of_index(len(before))
        raise TheagonError("is not UTF-8 text", place, "save the file with the encoding UTF-8") from error
    return Source(name, _unix_lines(text.removeprefix("\ufeff")), folder)


def _unix_lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _syntax_error(source: Source, error: yaml.MarkedYAMLError) -> TheagonError:
    problem = error.problem or "not YAML"
    noticed, began = error.problem_mark, error.context_mark
    if noticed and (space := _no_blank_before(source.text, noticed.index)) is not None:
        return TheagonError(NO_BLANK, source.location_of_index(space), USUAL_SPACE)
    hint = next((hint for fragment, hint in _SYNTAX_HINTS if fragment in problem), None)
    at = source.text[noticed.index : noticed.index + 1] if noticed else ""
    if at == "\t":
        hint = "indent with spaces, not tabs"
    elif noticed and (text := _text_around(source.text, noticed.index)):
        hint = f"put quotes around the text: {quoted(text)}"
    elif at == ":" and hint:
        hint = f"{_QUOTES}, or {hint}"
    end = len(source.text.rstrip())
    # An unclosed quote or bracket is noticed only after the file's end, where there is nothing to show.
    mark = next((mark for mark in (noticed, began) if mark and mark.index < end), None)
    place = source.location(mark.line + 1, mark.column + 1) if mark else source.location_of_index(max(end - 1, 0))
    message = f"syntax error: {problem}"
    if error.context:
        message += f" {error.context}"
        if began and began.line + 1 != place.line:
            message += f" that began in line {began.line + 1}"
    return TheagonError(message, place, hint)


def _no_blank_before(text: str, index: int) -> int | None:
    """Return the index of a non-breaking space that separates nothing, in the line of an index or in the one before."""
    start = text.rfind("\n", 0, max(text.rfind("\n", 0, index), 0)) + 1
    spaces = [found.end() - 1 for found in _NO_BLANK.finditer(text, start, index + 1)]
    return spaces[-1] if spaces else None


def _text_around(text: str, index: int) -> str | None:
    """Return the text without quotes that has its colon at an index; None if there is none.

    Of several words before the colon, the last may be a field after a missing comma: that is None, too.
    """
    start, end = text.rfind("\n", 0, index) + 1, text.find("\n", index)
    for found in _TEXT_WITH_COLON.finditer(text, start, len(text) if end < 0 else end):
        if text.find(": ", found.start("text")) == index:
            return found["text"].rstrip()
    return None
