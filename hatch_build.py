"""Puts the compiled rules of every game into the wheel, and the pages for the browser into wheel and source archive.

The wheel also carries the bill of materials (`sbom.py`).

With PURE_WHEEL set, or without a working C compiler, the wheel is pure Python. It plays the same, and compiles its
rules on first use once there is a compiler. Rules that our own compiler refuses stop the build. An editable install
gets nothing from here: its rules are edited, and compiled into the user's cache on first use after each change.

Node builds the pages if they are not there yet. Without Node everything else is packed, and the build says so. The kit
of the static site is packed if `make wheel` has built it; the source archive never has it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags


class CompiledRules(BuildHookInterface[BuilderConfig]):
    """A build hook that compiles each game into a separate empty folder, without files of an earlier build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_pages()
        if self.target_name != "wheel":
            return
        self.folder = TemporaryDirectory()
        sys.path.insert(0, self.root)
        import sbom

        bill = Path(self.folder.name, sbom.NAME)
        bill.write_text(sbom.document(Path(self.root)), "utf-8")
        build_data["sbom_files"].append(str(bill))
        sys.path.insert(0, str(Path(self.root, "src")))
        from theagon.compiler.build import build
        from theagon.compiler.errors import BuildError
        from theagon.games import BUILT_IN, load_program

        for program in map(load_program, [] if os.environ.get("PURE_WHEEL") else BUILT_IN):
            try:
                extension = build(program, Path(self.folder.name, program.name), "compiled")
            except BuildError as error:
                self.app.display_warning(f"{program.name}: its rules are not compiled: {error}")
                continue
            build_data["force_include"][str(extension)] = f"{program.package.replace('.', '/')}/{extension.name}"
            # One extension serves every Python from 3.11 on: it keeps to the stable ABI.
            build_data["tag"] = f"cp311-abi3-{platform()}"
            build_data["pure_python"] = False
        if not Path(self.root, "src/theagon/site/kit").is_dir():
            self.app.display_warning("the kit of the static site is not packed: `make wheel` builds it")

    def build_pages(self) -> None:
        """Build the client, unless it is built."""
        if Path(self.root, "src/theagon/server/static/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("the pages for the browser are not built: there is no npm")
            return
        for command in (("ci", "--no-audit", "--no-fund"), ("run", "build")):
            if subprocess.run([npm, *command], cwd=Path(self.root, "client"), check=False).returncode:
                self.app.display_warning(f"the pages for the browser are not built: npm {command[0]} failed")
                return

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if version != "editable" and self.target_name == "wheel":
            self.folder.cleanup()


def platform() -> str:
    """The tag of this platform. Never manylinux: it promises an old C library, which only its own images have."""
    return next(
        tag.platform for tag in sys_tags() if "manylinux" not in tag.platform and "musllinux" not in tag.platform
    )
