"""Back ends: the ways to run a program on this machine, chosen automatically or by THEAGON_KERNEL.

interpreted        plain Python
checked            plain Python on checked records: every bad index and overflow raises
compiled           C; an error if it cannot be built
    compiled-checked   C with every fault reported as a Python exception
    sanitized          compiled-checked under AddressSanitizer and UBSan (see `theagon.compiler.sanitize`)

If it is not set: the installed extension if it was built from exactly these sources, else the cached build, else a new
build, else interpreted, with one line of warning. A build of other sources is never used.
"""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.util
import os
import sys
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from theagon.compiler import build
from theagon.compiler.compiled import Compiled
from theagon.compiler.errors import BuildError
from theagon.compiler.interpreted import Interpreted
from theagon.compiler.machine import Machine
from theagon.compiler.program import Program
from theagon.errors import TheagonError
from theagon.prepared import prepared

MODES = ("interpreted", "checked", *build.VARIANTS)
VARIABLE = "THEAGON_KERNEL"
ASKED_FOR = "asked for"


@dataclass(frozen=True)
class Backend:
    """A way to run a program: `mode` is one of MODES, `origin` the extension's file or the reason why there is none."""

    program: Program
    mode: str
    origin: str
    code: Any = field(default=None, repr=False)

    @property
    def compiled(self) -> bool:
        """True if an action takes microseconds."""
        return self.code is not None

    def machine(self) -> Machine:
        """Return a new machine. Its world is all zeros: load tables before use."""
        if self.code is None:
            return Interpreted(self.program, on_checked=self.mode == "checked")
        return Compiled(self.program, self.code)


def load(program: Program, mode: str | None = None) -> Backend:
    """Return the back end of a program in the given mode, else that of THEAGON_KERNEL, else the fastest that works.

    Raises Refused for rules outside the subset, BuildError if a chosen compiled mode cannot be built, and TheagonError
    for an unknown mode.
    """
    chosen = mode or os.environ.get(VARIABLE) or "automatic"
    if chosen not in (*MODES, "automatic"):
        raise TheagonError(f"{VARIABLE}={chosen}: one of {', '.join(MODES)}, or unset")
    return _load(program, chosen)


@cache
def _load(program: Program, mode: str) -> Backend:
    if mode in ("interpreted", "checked"):
        return Backend(program, mode, ASKED_FOR)
    if mode != "automatic":
        return _compiled(program, mode)
    try:
        return _compiled(program, "compiled")
    except BuildError as error:
        _warn(str(error))
        return Backend(program, "interpreted", str(error))


def _compiled(program: Program, variant: str) -> Backend:
    wanted = prepared(f"{program.package}/sources", partial(build.source_hash, program))
    installed = _installed(program) if variant == "compiled" else None
    if installed is not None and installed.source == wanted:
        return Backend(program, variant, str(installed.__file__), installed)
    for _ in range(2):  # try again once after deleting a damaged file in the cache
        path = build.cached(program, variant, wanted)
        code = _import(path)
        if code is not None and code.source == wanted:
            return Backend(program, variant, str(path), code)
        path.unlink(missing_ok=True)
    raise BuildError(f"{path} cannot be used; if a source changed while it was built, start again")


def _installed(program: Program) -> Any:
    try:
        return importlib.import_module(f"{program.package}._kernel")
    except ImportError:
        return None


def _import(path: Path) -> Any:
    """Import an extension module from a file. Returns None if the file is not one."""
    loader = importlib.machinery.ExtensionFileLoader("_kernel", str(path))
    spec = importlib.util.spec_from_loader("_kernel", loader)
    assert spec is not None
    try:
        code = importlib.util.module_from_spec(spec)
        loader.exec_module(code)
    except ImportError:
        return None
    return code


_warnings: list[str] = []


def _warn(reason: str) -> None:
    """Print one line of warning, only for the first program of the process that runs interpreted."""
    if not _warnings:
        _warnings.append(f"theagon: rules run interpreted, about 100 times slower: {reason}; see `theagon doctor`")
        print(_warnings[0], file=sys.stderr)
