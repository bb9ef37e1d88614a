"""Compile what a page runs to byte code, with the Python that runs it, and pack it: this module runs in that Python.

`/given/packages` has the files of a page as sources, `/given/out` gets `first.pack`, `later.pack` and `stdlib.zip`.
"""

from __future__ import annotations

import json
import re
import struct
import sys
import zipfile
from contextlib import suppress
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from typing import Final

STAGE: Final = Path("/given/packages")
OUT: Final = Path("/given/out")
SITE: Final = "/lib/python{}.{}/site-packages".format(*sys.version_info)
LIBRARY: Final = "/lib/python{}{}.zip".format(*sys.version_info)
LATER: Final = re.compile(
    r"theagon/(games/\w+/(lessons|puzzles|rulebook|scenarios|text)|page/prepared/(.*/text/(es|ru)|lessons|puzzles))[/.]"
    r"|babel/locale-data/(es|ru)\.dat"
)
"""Data that a first match in English does without. The page fetches it while that begins, with all other code."""
AT_NEED: Final = {
    "_pylong",
    "_strptime",
    "calendar",
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.raw_unicode_escape",
    "encodings.unicode_escape",
    "tracemalloc",
}
"""What a module of the standard library imports in a function that the table may reach."""


def pack() -> None:
    """Write the packs and the standard library."""
    names = [path.relative_to(STAGE).as_posix() for path in sorted(STAGE.rglob("*")) if path.is_file()]
    first = _imported_for_a_match()
    for name in names:
        if name.endswith(".py"):
            with suppress(ImportError):  # a part of a library that it imports only elsewhere, such as on Windows
                import_module(_module(name))
    later = {name for name in names if LATER.match(name) or (name.endswith(".py") and _module(name) not in first)}
    _write_pack("first", [name for name in names if name not in later])
    _write_pack("later", sorted(later))
    _write_library()


def _imported_for_a_match() -> set[str]:
    """Return the names of the modules that are there once the table and all games can play."""
    from theagon.games import BUILT_IN, load_game
    from theagon.page import start, table  # noqa: F401
    from theagon.server.matches.hub import warm_up

    for game in BUILT_IN:
        warm_up(load_game(game))
    return set(sys.modules)


def _write_pack(name: str, files: list[str]) -> None:
    """Write a pack; `client/src/site/python.ts` says what it is."""
    packed = []
    for file in files:
        path, data = f"{SITE}/{file}", (STAGE / file).read_bytes()
        packed.append((f"{path}c", _compiled(data, path)) if file.endswith(".py") else (path, data))
    index = json.dumps([(path, len(data)) for path, data in packed]).encode()
    (OUT / f"{name}.pack").write_bytes(b"".join([struct.pack("<I", len(index)), index, *(data for _, data in packed)]))


def _write_library() -> None:
    """Write what all modules of a page import of the standard library, which Pyodide has as sources."""
    needed = sys.modules.keys() | AT_NEED
    with zipfile.ZipFile(LIBRARY) as source, zipfile.ZipFile(OUT / "stdlib.zip", "w", zipfile.ZIP_STORED) as made:
        for name in sorted(source.namelist()):
            if name.endswith(".py") and _module(name) in needed:
                info = zipfile.ZipInfo(f"{name}c")  # without the time: equal for equal sources
                made.writestr(info, _compiled(source.read(name), f"{LIBRARY}/{name}"))


def _module(file: str) -> str:
    """Return the name of the module in a file."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _compiled(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))
