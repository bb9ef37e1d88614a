"""The licences of the Python packages that a server or a learner needs, for the bill of materials (`sbom.py`).

`uv.lock` names no licences, so `python -m tools.licences` reads them from the packages that are installed here, and
writes `licences.json`. Packages of the extras `cluster` and `train` keep the licence that stands there, if any.
"""

from __future__ import annotations

import json
import tomllib
from importlib import metadata

from cyclonedx.model.component import ComponentScope
from cyclonedx.spdx import is_expression

import sbom

FIELDS = ("License-Expression", "License", "Classifier")
"""Where a package names its licence, the most exact first."""
CLASSIFIED = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""The SPDX expressions for texts that packages write instead."""


def licences() -> dict[str, str]:
    """Return the SPDX expression of each required package by its name."""
    packages = sbom.python_packages(tomllib.loads((sbom.ROOT / "uv.lock").read_text("utf-8")))
    names = {package.name for package in packages if package.scope is ComponentScope.REQUIRED}
    found = {name: licence_of(name) or sbom.LICENCES.get(name) for name in sorted(names)}
    return {name: licence for name, licence in found.items() if licence is not None}


def licence_of(name: str) -> str | None:
    """Return the SPDX expression of an installed package; None for another."""
    try:
        said = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None
    fields = [each for field in FIELDS for each in said.get_all(field) or ()]
    short = [each.partition("\n")[0].rpartition(" :: ")[2] for each in fields]
    named = [CLASSIFIED.get(each, each) for each in short]
    return next(str(each) for each in named if each and is_expression(each))


if __name__ == "__main__":
    sbom.LICENCE_FILE.write_text(json.dumps(licences(), indent=1) + "\n", "utf-8")
