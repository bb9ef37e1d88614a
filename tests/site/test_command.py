"""`theagon site build`, with a client and a kit that are made up."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.running import mistake, printed, theagon
from theagon.site.build import ABOUT

pytestmark = pytest.mark.usefixtures("client", "kit")


def test_the_command_prints_the_parts_and_how_to_try_the_site(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    text = printed("site", "build", folder)
    build = json.loads((folder / ABOUT).read_text("utf-8"))["build"]
    assert "table/pyodide.asm.wasm" in text
    assert f"build {build}. Try it: python -m http.server --directory {folder}" in text


def test_as_json_it_prints_what_the_site_says_of_itself(tmp_path: Path) -> None:
    made = json.loads(printed("site", "build", tmp_path / "site", "--plain", "--json"))
    assert made == json.loads((tmp_path / "site" / ABOUT).read_text("utf-8"))


def test_plain_it_writes_no_compressed_files(tmp_path: Path) -> None:
    printed("site", "build", tmp_path / "site", "--plain")
    assert not [path for path in (tmp_path / "site").rglob("*") if path.suffix in (".gz", ".br")]


def test_without_the_library_for_brotli_it_says_how_to_have_such_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "brotli", None)
    result = theagon("site", "build", tmp_path / "site")
    assert result.exit_code == 0
    assert "pip install brotli" in result.stderr
    suffixes = {path.suffix for path in (tmp_path / "site").rglob("*")}
    assert ".gz" in suffixes
    assert ".br" not in suffixes


def test_a_folder_with_other_things_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "notes.txt").write_text("mine", "utf-8")
    assert "is no part of an earlier site hint: name a new folder" in mistake("site", "build", tmp_path / "site")


def test_an_installation_without_the_kit_is_told_of(kit: Path, tmp_path: Path) -> None:
    kit.rename(tmp_path / "elsewhere")
    assert "this installation has no site to write" in mistake("site", "build", tmp_path / "site")
