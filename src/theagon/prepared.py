"""What is read from the files of the package: read once, and for a build that ships no time to read, not even that.

A build collects what was made under each key, with `collected`, and ships it beside the code, a file for each key.
Where it runs, `use` names their folder. A key names packaged files alone: what is prepared never depends on anything
from outside.
"""

from __future__ import annotations

import pickle
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

T = TypeVar("T")

_folders: Final[list[Path]] = []
_collecting: Final[list[dict[str, object]]] = []


def prepared(key: str, make: Callable[[], T]) -> T:
    """Return what a build has prepared under a key, or else make it."""
    for folder in _folders:
        file = folder / file_of(key)
        if file.is_file():
            ready: T = pickle.loads(file.read_bytes())  # noqa: S301 -- shipped with this code
            return ready
    made = make()
    for each in _collecting:
        each[key] = made
    return made


def file_of(key: str) -> str:
    """Return the name of the file with what is prepared under a key."""
    return f"{key}.pickle"


def use(folder: Path) -> None:
    """Take what a build has prepared from a folder, which is trusted as its code is."""
    _folders.append(folder)


@contextmanager
def collected() -> Iterator[dict[str, bytes]]:
    """Collect what is made in this block, pickled by its key at the end of it."""
    made: dict[str, object] = {}
    pickled: dict[str, bytes] = {}
    _collecting.append(made)
    try:
        yield pickled
    finally:
        _collecting.remove(made)
    pickled.update({key: pickle.dumps(value, pickle.HIGHEST_PROTOCOL) for key, value in sorted(made.items())})
