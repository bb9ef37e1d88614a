"""The locked versions."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_every_locked_package_comes_from_the_public_index() -> None:
    hosts = set(re.findall(r'"(\w+://[^/"]*)', (ROOT / "uv.lock").read_text("utf-8")))
    assert hosts == {"https://pypi.org", "https://files.pythonhosted.org"}


def test_the_lock_knows_every_dependency_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = project["project"]["dependencies"]
    for group in (*project["project"]["optional-dependencies"].values(), *project["dependency-groups"].values()):
        wanted += group
    locked = {package["name"] for package in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]}
    names = {re.split(r"[<>=!~\[; ]", requirement)[0].lower().replace(".", "-") for requirement in wanted}
    assert names <= locked


def test_what_pip_installs_is_what_is_locked_each_file_with_its_hash(tmp_path: Path) -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        pytest.skip("there is no uv here to write requirements.txt again")
    file = tmp_path / "requirements.txt"
    command = (line for line in (ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines() if "uv export" in line)
    _, *words = shlex.split(next(command).split("`")[3])
    subprocess.run([uv, *words[:-1], str(file)], cwd=ROOT, check=True, capture_output=True)
    assert (ROOT / "requirements.txt").read_text("utf-8") == file.read_text("utf-8")
    assert "--hash=sha256:" in file.read_text("utf-8")
