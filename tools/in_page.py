"""Run code in Pyodide, the Python of a page, under Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from theagon.compiler.build import LIBRARY, side_module

if TYPE_CHECKING:
    from theagon.compiler.program import Program

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "client" / "node_modules" / "pyodide"
PATH: Final = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
"""Where Node is looked for: `make` may have put it beside Python."""
UNUSED: Final = ("static", "kit", "__pycache__")


def run_rules_in_page(program: Program, folder: Path, module: Path, code: str) -> str:
    """Run code that may import `module` and the rules of one game, without any library. Else as `run_in_page`."""
    packages = folder / "packages"
    shutil.copytree(ROOT / "src", packages, ignore=shutil.ignore_patterns(*UNUSED))
    shutil.copyfile(side_module(program), packages / program.package.replace(".", "/") / LIBRARY)
    shutil.copy(module, packages)
    return run_in_page(folder, code)


def run_in_page(folder: Path, code: str) -> str:
    """Run code that may import what lies in `packages` in a folder; it has the folder as /given. Return what it prints.

    Raises `RuntimeError` with the errors of the code.
    """
    command = ["node", str(Path(__file__).with_suffix(".mjs")), str(PYODIDE), str(folder), code]
    run = subprocess.run(command, env=os.environ | {"PATH": PATH}, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise RuntimeError(run.stderr)
    return run.stdout
