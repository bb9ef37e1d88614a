"""The locked versions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

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
