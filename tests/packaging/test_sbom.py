"""The bill of materials names what is published, by the lock files alone."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.model.bom import Bom

import sbom
from tests.packaging.conftest import ROOT


@pytest.fixture(scope="module")
def text() -> str:
    return sbom.document()


@pytest.fixture
def document(text: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(text)
    return made


def required(document: dict[str, Any], kind: str) -> set[str]:
    """The packages of one kind that somebody who uses Theagon has."""
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
    assert {"svelte", "uqr", "@fluent/bundle", "@fontsource/forum", "@iconify-json/game-icons"} <= pages
    assert pages.isdisjoint({"vite", "typescript", "eslint", "jsdom"})


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
