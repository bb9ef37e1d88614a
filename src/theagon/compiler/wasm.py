"""A program in a page without a server: a side module of Pyodide, which is CPython compiled to WebAssembly.

PyPI's `ziglang` brings the compiler and the linker, which are LLVM's. A side module takes its memory and all functions
of Python and of the C library from the page, so nothing is linked into it. The header files in `pyodide/` declare what
it takes.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

from theagon.compiler.errors import BuildError

INCLUDE = Path(__file__).with_name("pyodide")
HEADERS = tuple(INCLUDE / f"{name}.h" for name in ("Python", "pthread", "stdio", "string", "time"))

COMPILED = [
    "--target=wasm32-unknown-emscripten",
    # What every browser of the last years knows. Node 20 refuses some of what Clang takes for granted.
    "-mcpu=mvp",
    "-mbulk-memory",
    "-mnontrapping-fptoint",
    "-msign-ext",
    "-nostdinc",
    "-fPIC",
    # A call costs more than in native code, so more is inlined. -O3 and unrolled loops are a tenth larger, no faster.
    "-O2",
    "-mllvm",
    "-inline-threshold=600",
    "-fno-unroll-loops",
    "-fwrapv",
]

LINKED = [
    "-shared",
    "--experimental-pic",
    "-Bsymbolic",
    "--no-entry",
    "--export=PyInit__kernel",
    "--import-memory",
    "--import-table",
    "--allow-undefined",
    "--strip-all",
]


def commands(flags: Sequence[str], source: Path, target: Path) -> list[list[str]]:
    """Return the command lines that build a side module. Raises BuildError without a compiler."""
    ziglang = importlib.util.find_spec("ziglang")
    if ziglang is None or ziglang.origin is None:
        raise BuildError("no compiler for WebAssembly (install the Python package ziglang)")
    zig = [sys.executable, "-m", "ziglang"]
    freestanding = Path(ziglang.origin).parent / "lib" / "include"
    included = [f"-I{INCLUDE}", "-isystem", str(freestanding)]
    made = target.with_suffix(".o")
    return [
        [*zig, "clang", *COMPILED, *flags, *included, "-c", str(source), "-o", str(made)],
        [*zig, "wasm-ld", *LINKED, str(made), "-o", str(target)],
    ]
