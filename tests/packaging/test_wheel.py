"""What a user gets: the wheel, installed into an environment that has never seen this source tree."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import theagon.games

pytestmark = pytest.mark.xdist_group("wheel")  # one process builds and installs for all of them

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def run(*command: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command that must succeed, away from this source tree."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "THEAGON_KERNEL")}
    result = subprocess.run(command, cwd=folder, env=clean | environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result


def build(target: str, source: Path, folder: Path, **environment: str) -> tuple[Path, str]:
    """Build the wheel or the source archive of `source` into `folder`: its path, and what was printed."""
    command = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder))
    result = run(*command, folder=source, **environment)
    (path,) = folder.iterdir()
    return path, result.stdout + result.stderr


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked: all that a packager has."""
    archive, _ = build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))
    folder = tmp_path_factory.mktemp("unpacked")
    run("tar", "-xzf", archive, folder=folder)
    (inside,) = folder.iterdir()
    return inside


@pytest.fixture(scope="session")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive."""
    path, _ = build("wheel", unpacked, tmp_path_factory.mktemp("wheel"))
    return path


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a fresh environment into which the wheel was installed, dependencies and all."""
    environment = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", environment, folder=environment)
    python = environment / "bin" / "python"
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    by_pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    by_uv = [str(uv), "pip", "install", "--system-certs", "--python", str(python)]
    run(*(by_uv if uv else by_pip), wheel, folder=environment)
    return python.parent


def files_of_the_package(root: Path) -> set[str]:
    """Every file under `root`/theagon that belongs to the package, relative to `root`."""
    files = (path for path in (root / "theagon").rglob("*") if path.is_file())
    return {str(path.relative_to(root)) for path in files if path.suffix != ".so" and "__pycache__" not in path.parts}


def test_the_source_archive_and_the_wheel_hold_every_file_of_the_package(unpacked: Path, wheel: Path) -> None:
    expected = files_of_the_package(SOURCE)
    assert {"theagon/py.typed", "theagon/cli/main.py"} <= expected
    assert files_of_the_package(unpacked / "src") == expected
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert {name for name in packed if name.startswith("theagon/") and not name.endswith(".so")} == expected


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


def test_without_a_c_compiler_the_wheel_is_pure_python_and_says_why(unpacked: Path, tmp_path: Path) -> None:
    path, printed = build("wheel", unpacked, tmp_path, CC="/bin/false")
    assert path.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(path).namelist() if name.endswith(".so")]
    assert "not compiled" in printed


def test_a_compiled_file_that_lies_in_the_source_tree_is_not_packed(unpacked: Path, tmp_path: Path) -> None:
    stale = unpacked / "src" / "theagon" / "stale.abi3.so"
    stale.write_bytes(b"left behind")
    try:
        path, _ = build("wheel", unpacked, tmp_path, CC="/bin/false")  # what is not packed hangs on no compiler
    finally:
        stale.unlink()
    assert "theagon/stale.abi3.so" not in zipfile.ZipFile(path).namelist()
