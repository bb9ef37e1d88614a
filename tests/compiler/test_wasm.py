"""Side modules: rules compiled to WebAssembly for a page without a server, and never those of other sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.compiler.test_build import game, imported, program
from theagon.compiler import build, wasm
from theagon.compiler.errors import BuildError

__all__ = ("game", "imported", "program")  # the fixtures

WASM = b"\0asm\1\0\0\0"


@pytest.mark.slow
def test_a_side_module_is_built_once(program: Any) -> None:
    path = build.side_module(program)
    made = path.stat().st_mtime_ns
    assert path.read_bytes().startswith(WASM)
    assert build.side_module(program) == path
    assert path.stat().st_mtime_ns == made


@pytest.mark.slow
def test_a_side_module_compiles_without_a_warning(program: Any, tmp_path: Path) -> None:
    (tmp_path / "all.c").write_text(build.c_text(program))
    compiling, linking = build.commands(build.SIDE_MODULE, tmp_path / "all.c", tmp_path / "all.so")
    # Clang warns of an inline function that is not used, GCC does not.
    for command in ([*compiling, "-Werror", "-Wno-unused-function"], [*linking, "--fatal-warnings"]):
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (run.returncode, run.stderr) == (0, "")


def test_without_ziglang_a_side_module_is_an_error_that_names_it(
    program: Any, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ziglang", None)
    with pytest.raises(BuildError, match="install the Python package ziglang"):
        build.side_module(program)
    assert not [path for path in cache.rglob("*") if path.is_file()]


def test_the_hash_covers_the_header_files_of_side_modules(program: Any) -> None:
    sources = {name for package in program.packages for name, _ in build._sources(package)}
    assert {f"pyodide/{path.name}" for path in wasm.INCLUDE.iterdir()} <= sources
