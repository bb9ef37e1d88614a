"""The locked versions, and the bill of materials that names them."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.model.bom import Bom
from packaging.requirements import Requirement

import sbom
from tests.packaging.conftest import ROOT
from tools.licences import licences


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


LEFT_OUT = {"httpx", "litestar-htmx", "polyfactory"}


def test_the_lock_leaves_out_what_litestar_brings_and_the_server_never_imports() -> None:
    uv = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["uv"]
    (litestar,) = uv["dependency-metadata"]
    wanted = (each for each in metadata.requires("litestar") or () if "extra ==" not in each)
    here = (Requirement(each) for each in wanted)
    names = {each.name.lower() for each in here if each.marker is None or each.marker.evaluate()}
    assert names - LEFT_OUT == set(litestar["requires-dist"])
    program = "import sys, theagon.server.run; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, encoding="utf-8").stdout
    assert LEFT_OUT.isdisjoint(loaded.replace("_", "-").split())
    assert "litestar" in loaded.split()


def test_tools_are_installed_in_the_versions_of_the_lock() -> None:
    packages = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    (uv,) = (package["version"] for package in packages if package["name"] == "uv")
    image, make = ((ROOT / name).read_text("utf-8") for name in ("deploy/Dockerfile", "Makefile"))
    assert f"pip install --no-cache-dir uv=={uv}\n" in image
    assert not re.findall(r"pip install .*>=.*", image + make)
    assert "uv build --wheel --build-constraints /build.txt --require-hashes" in image


def test_what_pip_installs_is_what_is_locked_each_file_with_its_hash(tmp_path: Path) -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        pytest.skip("there is no uv here to write requirements.txt again")
    file = tmp_path / "requirements.txt"
    rows = [line for line in (ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines() if "uv export" in line]
    assert len(rows) == len([*ROOT.glob("requirements*.txt")]) > 0
    for row in rows:
        _, name, _, command, _ = row.split("`")
        _, *words, target = shlex.split(command)
        assert target == name
        subprocess.run([uv, *words, str(file)], cwd=ROOT, check=True, capture_output=True)
        assert (ROOT / name).read_text("utf-8") == file.read_text("utf-8")
        assert "--hash=sha256:" in file.read_text("utf-8")


@pytest.fixture(scope="module")
def text() -> str:
    return sbom.document()


@pytest.fixture
def document(text: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(text)
    return made


def required(document: dict[str, Any], kind: str) -> set[str]:
    """The packages of one kind that a user of Theagon has."""
    return {
        "/".join(filter(None, (each.get("group"), each["name"])))
        for each in document["components"]
        if each["purl"].startswith(f"pkg:{kind}/") and each["scope"] == "required"
    }


def test_it_is_cyclonedx_and_the_same_for_the_same_locks(text: str, document: dict[str, Any]) -> None:
    read = Bom.from_json(document)  # type: ignore[attr-defined]  # made by a decorator
    assert len(read.components) == len(document["components"])
    assert sbom.document() == text


def test_what_is_needed_in_use_is_required_and_tools_are_not(document: dict[str, Any]) -> None:
    python = required(document, "pypi")
    assert {"click", "litestar", "sqlalchemy", "asyncpg", "greenlet", "numpy"} <= python
    assert python.isdisjoint({"theagon", "pytest", "mypy", "hatchling", "uv"})
    pages = required(document, "npm")
    assert {"svelte", "uqr", "@fluent/bundle", "@fontsource/forum", "@iconify-json/game-icons", "pyodide"} <= pages
    assert pages.isdisjoint({"vite", "typescript", "eslint", "jsdom"})


def test_each_python_package_of_a_server_or_a_learner_names_its_licence(document: dict[str, Any]) -> None:
    assert licences() == sbom.LICENCES
    assert {"litestar", "sqlalchemy", "asyncpg", "click", "numpy", "pyarrow", "gymnasium"} <= sbom.LICENCES.keys()
    named = {each["name"]: each.get("licenses") for each in document["components"] if "pkg:pypi/" in each["purl"]}
    assert all(named[name] for name in sbom.LICENCES)


def test_every_package_of_the_locks_is_in_it_with_a_hash(document: dict[str, Any]) -> None:
    listed = {(each["name"], each["version"]) for each in document["components"]}
    locked = re.findall(r'(?m)^name = "(.+)"\nversion = "(.+)"', (ROOT / "uv.lock").read_text("utf-8"))
    assert {each for each in locked if each[0] != "theagon"} <= listed
    client = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))["packages"]
    assert {(Path(path).name, package["version"]) for path, package in client.items() if path} <= listed
    for each in document["components"]:
        for file in each["externalReferences"]:
            assert file["hashes"]


@pytest.mark.slow
def test_the_wheel_brings_it(wheel: Path, text: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(f".dist-info/sboms/{sbom.NAME}"))
        assert archive.read(name).decode() == text
