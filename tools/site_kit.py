"""Write the kit of the static site: CPython as WebAssembly, this package as byte code, and documents made beforehand.

`theagon site build` puts the kit beside the pages. `python -m tools.site_kit` needs Node and the npm packages of
`client/`: the very Python that runs the byte code makes it.
"""

from __future__ import annotations

import ast
import asyncio
import hashlib
import json
import pickle
import re
import shutil
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.request import urlopen
from zipfile import ZipFile

from theagon.cards.language import LANGUAGES
from theagon.compiler.build import LIBRARY, side_module
from theagon.games import BUILT_IN, load_game, load_program
from theagon.games.collection.figures import figures
from theagon.page.start import PREPARED
from theagon.prepared import collected, file_of
from theagon.server.matches.hub import warm_up
from theagon.site.documents import documents
from theagon.workshop.told import TEXTS as MISTAKES
from tools import site_pack
from tools.in_page import run_in_page
from tools.site_licences import licence_text

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
KIT: Final = SOURCES / "theagon" / "site" / "kit"
PACKAGES: Final = ROOT / "client" / "node_modules"
PYODIDE: Final = PACKAGES / "pyodide"
FROM_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ENTRY: Final = "theagon.page.start"
LIBRARIES: Final = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "precis-i18n", "pytz", "PyYAML")
"""The libraries that are shipped, besides msgspec, which has a wheel for WebAssembly."""
TYPES: Final = ("typing_extensions.py", b"from typing import *\n")
"""What these libraries import of `typing_extensions`; the Python of a page has it all."""
UNUSED: Final = re.compile(
    r"pytz/zoneinfo/|babel/messages/|babel/locale-data/(?!(root|en|es|ru)\.dat)|.*\.(so|pyi|c|h)$|.*__pycache__|\.\./|.*dist-info"
    r"|theagon/games/\w+/cards/|theagon/.*\.ftl$"
)
"""Files that the table never reads: those of the libraries, and what it has prepared."""
NEVER: Final = ("theagon.games.learning",)
"""The packages that a module of the table imports for others, such as those who train networks, in a function."""
OF_NUMBERS: Final = (
    "locale_id", "plural_form", "ordinal_form", "number_symbols", "numbering_systems", "default_numbering_system",
    "decimal_formats", "percent_formats", "scientific_formats",
)  # fmt: skip
"""What Babel has of a locale for numbers and plurals. The texts have no dates, times, units and currencies."""
ROOMS: Final = ("games", "lessons", "puzzles")
"""The rooms with files that are read, besides code."""


def write_kit(kit: Path = KIT) -> None:
    """Write the kit into a folder, which is emptied first."""
    shutil.rmtree(kit, ignore_errors=True)
    table = kit / "table"
    table.mkdir(parents=True)
    for name in FROM_PYODIDE:
        shutil.copyfile(PYODIDE / name, table / name)
    prepared, told = asyncio.run(read())
    with TemporaryDirectory() as work:
        stage, out = Path(work, "packages"), Path(work, "out")
        out.mkdir()
        for name, data in staged(prepared):
            file = stage / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        shutil.copy(site_pack.__file__, work)
        run_in_page(Path(work), "sys.path.insert(1, '/given'); import site_pack; site_pack.pack()")
        for path in out.iterdir():
            shutil.copyfile(path, table / path.name)
    (kit / "licences.txt").write_text(licence_text(PACKAGES, (*LIBRARIES, "msgspec")), "utf-8")
    for name, data in told.items():
        (kit / name).parent.mkdir(parents=True, exist_ok=True)
        (kit / name).write_bytes(data)


def staged(prepared: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the files that lie beside Python in the page, by name: code as source, and data."""
    for module, file in modules().items():
        name = module.replace(".", "/") + ("/__init__.py" if file.name == "__init__.py" else ".py")
        yield name, file.read_bytes()
    for room in ROOMS:
        for file in sorted((SOURCES / "theagon" / room).rglob("*")):
            name = file.relative_to(SOURCES).as_posix()
            if (
                file.is_file()
                and file.suffix not in (".py", ".pyc")
                and file.parent.name != "schema"
                and not UNUSED.match(name)
            ):
                yield name, file.read_bytes()
    for library in LIBRARIES:
        for each in distribution(library).files or ():
            name = each.as_posix()
            if not UNUSED.match(name):
                yield name, of_numbers(each.read_binary()) if name.endswith(".dat") else each.read_binary()
    yield TYPES
    yield from msgspec_wheel()
    for program in map(load_program, BUILT_IN):
        yield f"{program.package.replace('.', '/')}/{LIBRARY}", side_module(program).read_bytes()
    for key, data in prepared.items():
        yield f"theagon/page/{PREPARED}/{file_of(key)}", data


def of_numbers(data: bytes) -> bytes:
    """Return a file of Babel, on a locale or on all of them, with no more than what is about numbers."""
    found: dict[str, Any] = pickle.loads(data)  # noqa: S301 -- a locked library's
    return pickle.dumps({name: value for name, value in found.items() if name in OF_NUMBERS}, pickle.HIGHEST_PROTOCOL)


def modules() -> dict[str, Path]:
    """Return the modules of this package that the table may import, sooner or later, and the file of each."""
    known = {
        ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted((SOURCES / "theagon").rglob("*.py"))
    }
    games = tuple(f"theagon.games.{game.replace('-', '_')}." for game in BUILT_IN)  # each imports its parts by name
    found: set[str] = set()
    waiting = [ENTRY, *(name for name in known if name.startswith(games))]
    while waiting:
        name = waiting.pop()
        if name in known and name not in found and not name.startswith(NEVER):
            found.add(name)
            waiting += [name.rpartition(".")[0], *_imports(ast.parse(known[name].read_bytes()))]
    return {name: known[name] for name in sorted(found)}


def _imports(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a tree imports at run time: of modules, and of what may be modules."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
        else:
            yield from _imports(node)


def msgspec_wheel() -> Iterable[tuple[str, bytes]]:
    """Yield the files of the locked msgspec's wheel for Pyodide. Raises ValueError if it is not what was locked."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    wheels = next(package["wheels"] for package in lock["package"] if package["name"] == "msgspec")
    wheel = next(each for each in wheels if "cp314-pyemscripten" in each["url"])
    with urlopen(wheel["url"]) as answer:
        data = answer.read()
    if f"sha256:{hashlib.sha256(data).hexdigest()}" != wheel["hash"]:
        raise ValueError(f"{wheel['url']} is not the file that was locked")
    with ZipFile(BytesIO(data)) as files:
        yield from ((name, files.read(name)) for name in files.namelist() if ".dist-info/" not in name)


async def read() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Return what is prepared of the package's files, by key, and the documents that are the same for everyone.

    Prepared are cards, tables, decks, and the texts in all languages.
    """
    with collected() as prepared:
        figures()
        for game in map(load_game, BUILT_IN):
            assert game.cards.digest, "it is kept with the cards"
            game.decks()
            warm_up(game)
        for language in LANGUAGES:
            MISTAKES.say(language, "hint-leave-out")
        told = await documents(BUILT_IN)
    return prepared, told


if __name__ == "__main__":
    write_kit()
    sizes = {path.relative_to(KIT).as_posix(): path.stat().st_size for path in sorted(KIT.rglob("*")) if path.is_file()}
    json.dump(sizes, sys.stdout, indent=1)
