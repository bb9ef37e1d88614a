"""Write the bill of materials (CycloneDX) of the published packages: `python sbom.py FILE`.

It lists what the lock files name: the Python packages of `uv.lock`, and the JavaScript packages of the client's
`package-lock.json`. A package needed only to build or test has the scope `excluded`. Besides these it reads only
`pyproject.toml` and `licences.json`, and it uses no network, so equal input gives an equal file.
"""

from __future__ import annotations

import base64
import json
import sys
import tomllib
import uuid
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).parent
NAME: Final = "theagon.cdx.json"
LICENCE_FILE: Final = ROOT / "licences.json"
LICENCES: Final[dict[str, str]] = json.loads(LICENCE_FILE.read_text("utf-8"))
"""The licences of Python packages by name, as `python -m tools.licences` writes them."""


def document(root: Path = ROOT) -> str:
    """The bill of materials of a source tree, as JSON."""
    locks = [(root / "uv.lock").read_bytes(), (root / "client" / "package-lock.json").read_bytes()]
    packages = [*python_packages(tomllib.loads(locks[0].decode())), *client_packages(json.loads(locks[1]))]
    packages.sort(key=lambda package: package.scope is ComponentScope.REQUIRED)
    bom = Bom(
        components={package.purl: package for package in packages}.values(),  # npm may install one at several paths
        serial_number=uuid.uuid5(uuid.NAMESPACE_URL, b"\n".join(locks).hex()),
    )
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    bom.metadata.component = Component(
        name=project["name"],
        version=project["version"],
        type=ComponentType.APPLICATION,
        bom_ref=project["name"],
        licenses=[LicenseExpression(project["license"])],
    )
    bom.register_dependency(bom.metadata.component, bom.components)
    document = json.loads(make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string())
    document["metadata"].pop("timestamp")  # equal input gives an equal file
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


def python_packages(lock: dict[str, Any]) -> Iterator[Component]:
    """The packages of `uv.lock`; required are those that Theagon, with all its extras, needs at run time."""
    packages = {(package["name"], package["version"]): package for package in lock["package"]}
    (project,) = (package for package in lock["package"] if package["name"] == "theagon")
    required: set[tuple[str, str]] = set()
    reached = [*wanted_by(project)]
    while reached:
        wanted = reached.pop()
        for key, package in packages.items():
            if key[0] == wanted["name"] and wanted.get("version", key[1]) == key[1] and key not in required:
                required.add(key)
                reached += wanted_by(package)
    for (name, version), package in packages.items():
        if package is project:
            continue
        files = [*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else ())]
        yield component(
            PackageURL("pypi", name=name, version=version),
            required=(name, version) in required,
            files=((file["url"], HashAlgorithm.SHA_256, file["hash"].removeprefix("sha256:")) for file in files),
            licence=LICENCES.get(name),
        )


def wanted_by(package: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Return the run-time dependencies of a package of `uv.lock`, with all its extras."""
    return chain(package.get("dependencies", ()), *package.get("optional-dependencies", {}).values())


def client_packages(lock: dict[str, Any]) -> Iterator[Component]:
    """The packages of `package-lock.json`; all but the development tools are required, since the pages contain them."""
    for path, package in lock["packages"].items():
        if not path:  # the client itself
            continue
        full_name = path.rpartition("node_modules/")[2]
        namespace, _, name = full_name.rpartition("/")
        file = f"https://registry.npmjs.org/{full_name}/-/{name}-{package['version']}.tgz"
        integrity = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        yield component(
            PackageURL("npm", namespace or None, name, package["version"]),
            required=not package.get("dev", False),
            files=[(file, HashAlgorithm.SHA_512, integrity)],
            licence=package.get("license"),
        )


def component(
    purl: PackageURL, *, required: bool, files: Iterable[tuple[str, HashAlgorithm, str]], licence: str | None = None
) -> Component:
    """A package, and the files that it is installed from: address, algorithm and hash of each."""
    return Component(
        type=ComponentType.LIBRARY,
        group=purl.namespace,
        name=purl.name,
        version=purl.version,
        purl=purl,
        bom_ref=purl.to_string(),
        scope=ComponentScope.REQUIRED if required else ComponentScope.EXCLUDED,
        licenses=[LicenseExpression(licence)] if licence else (),
        external_references=[
            ExternalReference(
                type=ExternalReferenceType.DISTRIBUTION, url=XsUri(url), hashes=[HashType(alg=algorithm, content=value)]
            )
            for url, algorithm, value in files
        ],
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), "utf-8")
