"""What a user gets: the wheel, installed into an environment that has never seen this source tree."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import theagon.games
from tests.cli.test_serve import answer
from tests.packaging.conftest import SOURCE, build, commands, run
from theagon.site.build import KIT

pytestmark = pytest.mark.slow


def files_of_the_package(root: Path) -> set[str]:
    """Every file under `root`/theagon that belongs to the package, relative to `root`."""
    files = (path for path in (root / "theagon").rglob("*") if path.is_file())
    return {str(path.relative_to(root)) for path in files if path.suffix != ".so" and "__pycache__" not in path.parts}


def packed(wheel: Path) -> set[str]:
    """Every file of the package in a wheel, but the compiled rules."""
    names = zipfile.ZipFile(wheel).namelist()
    return {name for name in names if name.startswith("theagon/") and not name.endswith(".so")}


def test_the_wheel_has_every_file_of_the_package_and_the_source_archive_all_but_the_kit_of_the_site(
    unpacked: Path, wheel: Path, published: Path
) -> None:
    expected = files_of_the_package(SOURCE)
    kit = {path.relative_to(SOURCE).as_posix() for path in KIT.rglob("*") if path.is_file()}
    assert {"theagon/py.typed", "theagon/cli/main.py", "theagon/site/kit/table/first.pack"} <= expected
    assert packed(published) == expected
    assert packed(wheel) == files_of_the_package(unpacked / "src") == expected - kit


def test_the_wheel_is_for_every_python_from_3_11_on_and_brings_the_compiled_rules(wheel: Path, installed: Path) -> None:
    assert "-cp311-abi3-" in wheel.name
    facts = json.loads(run(installed / "theagon", "doctor", "--json", folder=installed).stdout)
    findings = {fact["topic"]: fact["finding"] for fact in facts}
    for game in theagon.games.NAMES:
        mode, *_, origin = findings[game].split(", ")
        assert mode == "compiled"
        assert Path(origin).is_relative_to(installed.parent)


def test_the_installed_command_plays_matches_far_from_the_source_tree(installed: Path, tmp_path: Path) -> None:
    words = "simulate hand-of-the-gods --games 2 --seed 1 --players random,random --json"
    result = json.loads(run(installed / "theagon", *words.split(), folder=tmp_path).stdout)
    assert result["game"] == "hand-of-the-gods"
    assert result["games"] == 2
    assert result["actions"] > 2
    assert list(tmp_path.iterdir()) == []


def test_the_installed_table_is_served_where_there_is_neither_a_compiler_nor_node(
    installed: Path, tmp_path: Path
) -> None:
    command = (installed / "theagon", "play", "--no-open", "--port", "0")
    alone = {"PATH": str(installed), "HOME": str(tmp_path)}
    with subprocess.Popen(command, cwd=tmp_path, env=alone, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        try:
            page = answer(address)
        finally:
            process.kill()
    assert b"<script" in page


def test_a_user_who_checks_types_strictly_sees_positions_views_and_batches(installed: Path, tmp_path: Path) -> None:
    program = (SOURCE.parent / "tests" / "packaging" / "user.py").read_text("utf-8")
    (tmp_path / "user.py").write_text(program, "utf-8")
    checked = ("--strict", "--python-executable", str(installed / "python"), "user.py")
    run(sys.executable, "-m", "mypy", *checked, folder=tmp_path)
    (tmp_path / "user.py").write_text(f"{program}\nposition.legal_actions().decode()\n", "utf-8")
    with pytest.raises(AssertionError, match=r'"list\[int\]" has no attribute "decode"'):
        run(sys.executable, "-m", "mypy", *checked, folder=tmp_path)


def test_the_wheel_alone_writes_the_static_site_where_there_is_neither_a_compiler_nor_node(
    published: Path, tmp_path: Path
) -> None:
    there = commands(str(published), tmp_path)
    run(there / "theagon", "site", "build", "--plain", "public", folder=tmp_path, PATH=str(there), HOME=str(tmp_path))
    (build,) = (tmp_path / "public" / "build").iterdir()
    assert (tmp_path / "public" / "index.html").is_file()
    assert (build / "table" / "first.pack").read_bytes() == (KIT / "table" / "first.pack").read_bytes()


def test_a_wheel_from_the_source_archive_has_no_site_and_says_so(installed: Path, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="this installation has no site to write"):
        run(installed / "theagon", "site", "build", "public", folder=tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_without_a_c_compiler_the_wheel_is_pure_python_and_says_why(unpacked: Path, tmp_path: Path) -> None:
    """Even where a compiled file lies in the source tree."""
    stale = unpacked / "src" / "theagon" / "stale.abi3.so"
    stale.write_bytes(b"left behind")
    try:
        path, printed = build("wheel", unpacked, tmp_path, CC="/bin/false")
    finally:
        stale.unlink()
    assert path.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(path).namelist() if name.endswith(".so")]
    assert "not compiled" in printed
