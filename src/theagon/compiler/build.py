"""Builds: from a program through C text to an extension module in the user's cache, keyed by the sources' hash."""

from __future__ import annotations

import atexit
import hashlib
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import suppress
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import TYPE_CHECKING

from theagon.compiler import wasm
from theagon.compiler.errors import BuildError
from theagon.compiler.names import INTERFACE, RUNTIME
from theagon.compiler.program import Program

if TYPE_CHECKING:
    from theagon.compiler.unit import Unit

LIBRARY = "_kernel.abi3.so"
TEXT = "_kernel.c"
KEPT_BUILDS = 40

FLAGS = [
    "-std=gnu11",
    "-fno-strict-aliasing",
    "-fvisibility=hidden",
    "-Wall",
    "-Wextra",
    "-Wno-unused-variable",
    "-Wno-unused-but-set-variable",
    "-Wno-unused-parameter",
    "-Wno-type-limits",
]

FOR_PYTHON = ["-pthread", "-DPy_LIMITED_API=0x030B0000"]

# Instructions are scheduled for this processor, but only common ones are used, so a build runs on any.
TUNED = ["-mtune=native"] if platform.machine() == "x86_64" else []

VARIANTS: dict[str, list[str]] = {
    # Random play is up to 8 % faster with -O3 than with -O2, and a build takes 1.5 times as long. Vectorising the short
    # loops of rules gains nothing, and a profile of random play (-fprofile-use) makes it slower. -fno-gcse (global
    # common subexpressions occupy too many registers) and TUNED make it 1 to 3 % faster.
    "compiled": ["-O3", "-fno-tree-vectorize", "-fno-gcse", *TUNED, "-g1", "-fwrapv"],
    "compiled-checked": ["-O1", "-g", "-fwrapv", "-DCHECKED"],
    "sanitized": [
        "-O1",
        "-g",
        "-fno-wrapv",
        "-DCHECKED",
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover=undefined",
    ],
}
"""The flags of each variant: for normal use; with faults reported as exceptions; for AddressSanitizer and UBSan."""

SIDE_MODULE = "side-module"
"""The variant for a page without a server, which runs only there: see `theagon.compiler.wasm`."""

GCC_ONLY = {"compiled": ["-fipa-pta"]}
"""Flags that only GCC knows. Interprocedural pointer analysis makes a step of a batch 3 % faster."""


def source_hash(program: Program) -> str:
    """Return the hash of all sources that a build of the program depends on."""
    found = hashlib.sha256()
    for package in program.packages:
        for name, path in _sources(package):
            found.update(f"{package}/{name}\0{path.stat().st_size}\0".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _spec(package: str) -> ModuleSpec:
    """Return where a package or module lies. Raises ModuleNotFoundError."""
    spec = importlib.util.find_spec(package)
    if spec is None:
        raise ModuleNotFoundError(f"no package {package} to take the sources of", name=package)
    return spec


def _file(package: str) -> Path:
    """Return the file of a package or module: of a package its `__init__`."""
    return Path(_spec(package).origin or "")


def _sources(package: str) -> list[tuple[str, Path]]:
    """Return the source files of a package or module: relative name and path, sorted."""
    spec = _spec(package)
    if not spec.submodule_search_locations:
        path = _file(package)
        return [(path.name, path)]
    folders = [Path(folder) for folder in spec.submodule_search_locations]
    fixed = [RUNTIME, *INTERFACE, *wasm.HEADERS] if folders == [RUNTIME.parent] else []
    files = [(folder, path) for folder in folders for path in [*folder.rglob("*.py"), *fixed]]
    return sorted((path.relative_to(folder).as_posix(), path) for folder, path in files)


def rules_text(unit: Unit) -> str:
    """Return the C of the rules, without the Python interface."""
    return _assemble(RUNTIME.read_text(encoding="utf-8"), unit.text)


def c_text(program: Program) -> str:
    """Return the whole C file of the extension module. Raises Refused for rules outside the subset."""
    from theagon.compiler.interface import facts  # here: what is built already needs no translation to C
    from theagon.compiler.unit import Unit

    unit = Unit(program)
    return _assemble(
        f"/* The rules of {program.name}: generated, do not edit. */\n#define PY_SSIZE_T_CLEAN\n#include <Python.h>",
        _fixed(RUNTIME),
        unit.text,
        f'#line 1 "{program.name}/facts.c"\n' + facts(unit, source_hash(program)),
        *map(_fixed, INTERFACE),
    )


def _fixed(path: Path) -> str:
    """Return a fixed C text after a #line that names its file."""
    return f'#line 1 "theagon/compiler/{path.name}"\n' + path.read_text(encoding="utf-8")


def _assemble(*parts: str) -> str:
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def compiler() -> list[str] | None:
    """Return the C compiler's command: CC, else Python's own, else cc, gcc or clang; None if there is none.

    If CC is set but does not exist, there is no fallback: setting CC is a choice.
    """
    chosen = os.environ.get("CC")
    candidates = [chosen] if chosen else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    for candidate in candidates:
        command = shlex.split(candidate or "")
        if command and shutil.which(command[0]):
            return command
    return None


def headers() -> Path | None:
    """Return the folder of Python's header files, or None if they are not installed."""
    include = Path(sysconfig.get_paths()["include"])
    return include if (include / "Python.h").is_file() else None


def command(variant: str, source: Path, target: Path) -> list[str]:
    """Return the command line of a build. Raises BuildError without a compiler or Python's header files."""
    cc, include = compiler(), headers()
    if cc is None:
        raise BuildError(f"no C compiler ({os.environ.get('CC') or 'cc, gcc, clang'} not found)")
    if include is None:
        raise BuildError("no header files of Python (in Debian and Ubuntu, the package python3-dev)")
    gcc_only = GCC_ONLY.get(variant, []) if _is_gcc(cc) else []
    linking = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared", "-fPIC"]
    flags = [*FLAGS, *FOR_PYTHON, *VARIANTS[variant], *gcc_only]
    return [*cc, *linking, *flags, f"-I{include}", str(source), "-o", str(target)]


def commands(variant: str, source: Path, target: Path) -> list[list[str]]:
    """Return the command lines of a build, in order. Raises BuildError if something is not installed."""
    if variant == SIDE_MODULE:
        return wasm.commands(FLAGS, source, target)
    return [command(variant, source, target)]


def _is_gcc(cc: list[str]) -> bool:
    """Return whether a compiler is GCC, by the macros it defines. Raises OSError if it cannot be started."""
    run = subprocess.run([*cc, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True, check=False)
    return "__GNUC__" in run.stdout and "__clang__" not in run.stdout


def build(program: Program, folder: Path, variant: str = "compiled") -> Path:
    """Compile a program into a folder, where the C text is kept, too. Returns the path of the extension module.

    Safe for several processes at once: each writes to a temporary folder and then moves the result into place.
    Raises Refused, BuildError, or OSError if the folder cannot be written.
    """
    text = c_text(program)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="build-", dir=folder) as work:
        source, made = Path(work, TEXT), Path(work, LIBRARY)
        source.write_text(text, encoding="utf-8")
        try:
            for step in commands(variant, source, made):
                _run(step)
        except OSError as error:
            raise BuildError(f"the C compiler cannot be started: {error}") from None
        if not made.exists():
            raise BuildError("the C compiler failed: it wrote no file")
        source.replace(folder / TEXT)
        made.replace(folder / LIBRARY)
    return folder / LIBRARY


def _run(command: list[str]) -> None:
    """Run a step of a build. Raises BuildError with the first lines of a compiler that fails, and OSError."""
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        lines = run.stderr.strip().splitlines() or [f"exit status {run.returncode}"]
        raise BuildError("the C compiler failed: " + " | ".join(lines[:5]))


def cached(program: Program, variant: str, source: str) -> Path:
    """Return the path of the extension module for the sources with this hash, after a build if the cache has none.

    If the cache cannot be written, the build goes into a private folder that is removed when the process ends.
    """
    folder = _cache_folder(program, variant, source)
    if _was_built_from(folder / LIBRARY, source):
        return folder / LIBRARY
    try:
        made = build(program, folder, variant)
    except OSError:
        return _built_in_private(program, variant, folder.name)
    _forget_old_builds(folder.parent, program.name)
    return made


def side_module(program: Program) -> Path:
    """Return the program's side module for a page, after a build if the cache has none of these sources.

    In the page it is the installed extension: LIBRARY in the program's package. Raises Refused, and BuildError if it
    cannot be built.
    """
    return cached(program, SIDE_MODULE, source_hash(program))


def _forget_old_builds(cache: Path, name: str) -> None:
    """Delete old builds. Each edit of the rules makes a build; the newest are kept, since edits are often undone."""
    with suppress(OSError):  # another process may delete the same builds
        builds = cache.glob(f"{name}-{'[0-9a-f]' * 16}-*/{LIBRARY}")
        for path in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT_BUILDS]:
            shutil.rmtree(path.parent)


def _cache_folder(program: Program, variant: str, source: str) -> Path:
    try:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError as error:
        raise BuildError(f"no folder for builds: {error}") from None
    name = f"{program.name}-{source}-{sysconfig.get_platform()}"
    return base / "theagon" / (name if variant == "compiled" else f"{name}-{variant}")


def _was_built_from(library: Path, source: str) -> bool:
    """Return whether a library contains this hash. It reads the file, since an imported library stays loaded."""
    try:
        return source.encode() in library.read_bytes()
    except OSError:
        return False


def _built_in_private(program: Program, variant: str, name: str) -> Path:
    try:
        return build(program, _private_folder() / name, variant)
    except OSError as error:
        raise BuildError(f"no folder for builds: {error}") from None


@cache
def _private_folder() -> Path:
    """Return a folder that only this user can write, removed when the process ends."""
    folder = tempfile.mkdtemp(prefix="theagon-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)
