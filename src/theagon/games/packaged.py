"""The files that come with a game, in the folder of its package: cards, decks, the rulebook, texts."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from string import ascii_lowercase
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from theagon.cards.error_text import quoted, suggestion
from theagon.cards.language import Texts
from theagon.cards.source import read_yaml
from theagon.errors import TheagonError
from theagon.games.registry import PACKAGES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

T = TypeVar("T")

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def packaged(game: str, folder: str) -> Mapping[str, Traversable]:
    """Return the YAML files of a folder of a game, by name."""
    found = {path.name.removesuffix(".yaml"): path for path in (files(PACKAGES[game]) / folder).iterdir()}
    return MappingProxyType({name: found[name] for name in sorted(found) if found[name].name == f"{name}.yaml"})


def find_file(game: str, folder: str, source: str | Path) -> Traversable | Path:
    """Return the file for a name in a folder (`decks`), or else for a path.

    Raises `TheagonError` for an unknown name.
    """
    known = packaged(game, folder)
    if isinstance(source, str) and _NAME.fullmatch(source):
        if source not in known:
            hint = suggestion(source, known) or "give the path of a file"
            raise TheagonError(
                f"there is no {folder.removesuffix('s')} {quoted(source)}",
                hint=f"{hint}; a file is given by its path, such as ./{source}.yaml",
            )
        return known[source]
    return Path(source)


def beside(source: str, folder: Path | None) -> str | Path:
    """Return a name as it is, and a path as seen from a folder.

    Raises `TheagonError` for a path without a folder: it stands in a text that may be anyone's, and names no file here.
    """
    if _NAME.fullmatch(source):
        return source
    if folder is None:
        raise TheagonError(
            f"{quoted(source)} is no name, and here no file can be given", hint="write out what it holds"
        )
    return folder / source


@cache
def measured(game: str, name: str, kind: type[T]) -> T | None:
    """Return the JSON file that a game's package has under a name, such as `levels.json`; None if it has none."""
    file = files(PACKAGES[game]) / name if game in PACKAGES else None
    return msgspec.json.decode(file.read_bytes(), type=kind) if file is not None and file.is_file() else None


@cache
def rulebook(game: str) -> list[dict[str, Any]]:
    """Return the sections of a game's rulebook: id, title and clauses, each with its text in every language."""
    book: Any = read_yaml(files(PACKAGES[game]) / "rulebook" / "clauses.yaml").plain()
    sections: list[dict[str, Any]] = book["sections"]
    return sections


@cache
def clauses(game: str) -> Mapping[str, dict[str, Any]]:
    """Return the clauses of a game's rulebook by id."""
    return MappingProxyType({clause["id"]: clause for section in rulebook(game) for clause in section["clauses"]})


def clause_of_step(clause: str) -> str:
    """Return the clause that a lettered step belongs to: HG2.9 for HG2.9d; any other clause itself."""
    return clause.rstrip(ascii_lowercase)


@cache
def shared_texts() -> Texts:
    """Return the words that all games share."""
    return Texts(files("theagon.games") / "text")


@cache
def texts(game: str) -> Texts:
    """Return the words of a game, `text/<topic>.<language>.ftl`, and those that all games share."""
    return Texts(files("theagon.games") / "text", files(PACKAGES[game]) / "text")
