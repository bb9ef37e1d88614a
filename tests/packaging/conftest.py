"""What a packager makes of this source tree and what a user installs: built once for all tests that look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from theagon.site.build import KIT

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


def commands(requirement: str, environment: Path) -> Path:
    """Install a requirement, and what it needs, into a fresh environment in an empty folder: where its commands lie."""
    run(sys.executable, "-m", "venv", "--without-pip", environment, folder=environment)
    python = environment / "bin" / "python"
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    by_pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    by_uv = [str(uv), "pip", "install", "--system-certs", "--python", str(python)]
    run(*(by_uv if uv else by_pip), requirement, folder=environment)
    return python.parent


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
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is pure Python, as `make wheel` builds it from a checkout with the kit of the static site."""
    assert KIT.is_dir(), "run make site"
    path, _ = build("wheel", ROOT, tmp_path_factory.mktemp("published"), PURE_WHEEL="1")
    return path


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a fresh environment with the wheel, its extras for the table and learners, and all they need."""
    return commands(f"{wheel}[learn,server]", tmp_path_factory.mktemp("environment"))
