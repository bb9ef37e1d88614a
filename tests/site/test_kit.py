"""The kit of the static site: which modules it takes, and that all is there that a page asks for."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path

import pytest

from tests.page import client
from tests.site.in_chromium import python_in_chromium
from theagon.cards.language import LANGUAGES
from theagon.games import BUILT_IN
from theagon.server.desk.addresses import ROUTES, parameters_of
from theagon.server.desk.desk import OPERATIONS
from theagon.site.build import COUNTED, KIT
from tools.site_kit import LIBRARIES, PACKAGES, _imports, modules
from tools.site_licences import LINKED, licence_text


@pytest.fixture(scope="module")
def real() -> Path:
    """The kit as `make site` builds it."""
    assert KIT.is_dir(), "run make site"
    return KIT


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import a.b", ["a.b"]),
        ("from a import b, c", ["a", "a.b", "a.c"]),
        ("def f():\n    try:\n        import a\n    finally:\n        import b", ["a", "b"]),
        ("if TYPE_CHECKING:\n    import a\nimport b", ["b"]),
        ("if True:\n    import a", ["a"]),
    ],
)
def test_what_a_module_imports_is_read_from_its_text_without_what_types_alone_need(
    source: str, names: list[str]
) -> None:
    assert [*_imports(ast.parse(source))] == names


def test_the_kit_has_the_whole_of_each_game_and_no_web_server() -> None:
    found = modules().keys()
    assert {"theagon", "theagon.page.start", "theagon.page.table", "theagon.server.desk.desk"} <= found
    for game in BUILT_IN:
        package = f"theagon.games.{game.replace('-', '_')}"
        assert {f"{package}.game", f"{package}.rules.legal"} <= found
    assert not [name for name in found if name.startswith(("theagon.cli", "theagon.site", "theagon.server.http"))]


def test_every_module_of_the_kit_can_be_imported() -> None:
    for name in modules():
        import_module(name)


def expected() -> Iterator[str]:
    """The documents that are the same for everyone, and for a game at most."""
    for route in (each for each in ROUTES if each.is_kept and set(parameters_of(each.path)) <= {"game"}):
        for game in BUILT_IN if parameters_of(route.path) else BUILT_IN[:1]:
            path = route.path.replace("{game:str}", game).replace("/api/", "documents/")
            if "language" in OPERATIONS[route.operation].parameters:
                yield from (f"{path}.{language}.json" for language in LANGUAGES)
            else:
                yield f"{path}.json"


@pytest.mark.slow
def test_the_first_pack_has_all_that_a_match_of_each_game_begins_with_and_the_packs_all_that_they_import() -> None:
    with python_in_chromium() as page:
        page.run("import importlib, theagon.page.start")
        page.run(Path(client.__file__).read_text("utf-8"))
        page.run("from theagon.page.shelf import DictShelf\ntable = Table(DictShelf())\nawait table.open()")
        for game in BUILT_IN:
            page.run(
                f"client = Client(table, '/api/matches/' + await begin(table, '{game}', 'me', 'level-3') + '/socket')"
            )
            assert int(page.run("(await play(client, 3))['sequence']")) >= 3
        page.unpack("later.pack")
        for name in modules():
            page.run(f"importlib.import_module('{name}')")


@pytest.mark.slow
def test_the_kit_has_every_document_in_every_language(real: Path) -> None:
    names = {path.relative_to(real).as_posix() for path in real.rglob("*.json")}
    assert names == {*expected()}
    assert all(json.loads((real / name).read_text("utf-8")) for name in names)


@pytest.mark.slow
def test_the_kit_has_every_file_of_which_the_first_load_counts_the_bytes(real: Path) -> None:
    assert all((real / "table" / name).stat().st_size > 1_000_000 for name in COUNTED)


def sections(text: str) -> dict[str, str]:
    """The parts of a text of licences by their titles."""
    _, *parts = re.split(r"\n={78}\n(.+)\n={78}\n", text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.slow  # it reads the packages of the client, which the tests in Python do without
def test_the_licences_of_all_that_the_kit_ships_are_told_with_versions_and_texts() -> None:
    text = sections(licence_text(PACKAGES, LIBRARIES))
    locked = json.loads((PACKAGES.parent / "package-lock.json").read_text("utf-8"))["packages"]
    version = locked["node_modules/pyodide"]["version"]
    assert f"https://github.com/pyodide/pyodide/tree/{version}" in text[f"Pyodide {version}"]
    assert "Permission is hereby granted" in text[f"attrs {metadata.version('attrs')}"]
    assert "Licence: Apache-2.0" in text[f"fluent.runtime {metadata.version('fluent.runtime')}"]
    assert "UNICODE LICENSE V3" in text[f"babel {metadata.version('babel')}"]
    for part in LINKED:
        assert f"Licence: {part.licence}" in text[f"In Pyodide: {part.name}"]
    for licence in ("MPL-2.0", "Apache-2.0", "MIT", "Python-2.0.1"):
        assert len(text[f"The licence {licence}"]) > 500
