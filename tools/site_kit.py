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
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen
from zipfile import ZipFile

from theagon.cards.language import LANGUAGES
from theagon.compiler.build import LIBRARY, side_module
from theagon.games import BUILT_IN, load_game, load_program
from theagon.page.shelf import DictShelf
from theagon.page.start import PREPARED
from theagon.page.table import Table
from theagon.prepared import collected
from theagon.server.desk.addresses import ROUTES, parameters_of
from theagon.server.matches.hub import warm_up
from tools.site_licences import licence_text

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
KIT: Final = SOURCES / "theagon" / "site" / "kit"
PACKAGES: Final = ROOT / "client" / "node_modules"
PYODIDE: Final = PACKAGES / "pyodide"
FROM_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ENTRY: Final = "theagon.page.start"
LIBRARIES: Final = (
    "attrs", "babel", "fluent.runtime", "fluent.syntax", "precis-i18n", "pytz", "PyYAML", "typing-extensions",
)  # fmt: skip
"""The libraries that are shipped, besides msgspec, which has a wheel for WebAssembly."""
UNUSED: Final = re.compile(
    r"pytz/zoneinfo/|babel/messages/|babel/locale-data/(?!(root|en|es|ru)\.dat)|.*\.(so|pyi|c|h)$|.*__pycache__|\.\./|.*dist-info"
)
"""Files of the libraries that the table never reads."""
LATER: Final = re.compile(
    r"theagon/games/\w+/(cards|lessons|puzzles|rulebook|scenarios|text)/|theagon/(games|lessons|puzzles)/text/|babel/locale-data/(es|ru)\.dat"
)
"""Files that a first match in English does without: the page fetches them while it begins."""
ROOMS: Final = ("games", "lessons", "puzzles")
"""The rooms with files that are read, besides code."""


def write_kit(kit: Path = KIT) -> None:
    """Write the kit into a folder, which is emptied first."""
    shutil.rmtree(kit, ignore_errors=True)
    table = kit / "table"
    table.mkdir(parents=True)
    for name in FROM_PYODIDE:
        shutil.copyfile(PYODIDE / name, table / name)
    with TemporaryDirectory() as work:
        stage = Path(work, "stage")
        for name, data in staged():
            file = stage / ("later" if LATER.match(name) else "first") / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        subprocess.run(["node", str(ROOT / "tools" / "site_kit.mjs"), str(stage), str(table), str(PYODIDE)], check=True)
    (kit / "licences.txt").write_text(licence_text(PACKAGES, (*LIBRARIES, "msgspec")), "utf-8")
    for name, data in asyncio.run(documents()):
        (kit / name).parent.mkdir(parents=True, exist_ok=True)
        (kit / name).write_bytes(data)


def staged() -> Iterator[tuple[str, bytes]]:
    """Yield the files that lie beside Python in the page, by name: code as source, and data."""
    for module, file in modules().items():
        name = module.replace(".", "/") + ("/__init__.py" if file.name == "__init__.py" else ".py")
        yield name, file.read_bytes()
    for room in ROOMS:
        for file in sorted((SOURCES / "theagon" / room).rglob("*")):
            if file.is_file() and file.suffix not in (".py", ".pyc") and file.parent.name != "schema":
                yield file.relative_to(SOURCES).as_posix(), file.read_bytes()
    for library in LIBRARIES:
        for each in distribution(library).files or ():
            if not UNUSED.match(each.as_posix()):
                yield each.as_posix(), each.read_binary()
    yield from msgspec_wheel()
    for program in map(load_program, BUILT_IN):
        yield f"{program.package.replace('.', '/')}/{LIBRARY}", side_module(program).read_bytes()
    yield f"theagon/page/{PREPARED}", pickle.dumps(prepared(), pickle.HIGHEST_PROTOCOL)


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
        if name in known and name not in found:
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


def prepared() -> dict[str, bytes]:
    """Return what is prepared of the package's files: cards, tables, decks and English texts."""
    with collected() as ready:
        for game in map(load_game, BUILT_IN):
            assert game.cards.digest, "it is kept with the cards"
            game.decks()
            warm_up(game)
    return ready


async def documents() -> list[tuple[str, bytes]]:
    """Return the documents that are the same for everyone: `documents/` and the address, with the language."""
    table, found = Table(DictShelf()), []
    await table.open()
    for route in (each for each in ROUTES if each.is_kept and set(parameters_of(each.path)) <= {"game"}):
        for game in BUILT_IN if parameters_of(route.path) else BUILT_IN[:1]:
            path = route.path.replace("{game:str}", game)
            for language in LANGUAGES:
                status, document = await table.ask("GET", f"{path}?language={language}")
                if status == 200:
                    found.append((f"{path.replace('/api/', 'documents/')}.{language}.json", document.encode()))
    await table.close()
    return found


if __name__ == "__main__":
    write_kit()
    sizes = {path.relative_to(KIT).as_posix(): path.stat().st_size for path in sorted(KIT.rglob("*")) if path.is_file()}
    json.dump(sizes, sys.stdout, indent=1)
