"""Runs under AddressSanitizer and UndefinedBehaviorSanitizer, including signed overflow.

The sanitizers must be loaded before Python, so the code to examine runs in a separate process:

    subprocess.run([sys.executable, "-c", code], env=sanitize.environment(), check=True)

There `theagon.compiler.backend.load` gives the `sanitized` back end. A fault in the rules is an exception, as in
`compiled-checked`; a fault that these checks miss ends the process with the sanitizer's report.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from theagon.compiler.backend import VARIABLE
from theagon.compiler.build import compiler
from theagon.compiler.errors import BuildError

RUNTIMES = ("libasan.so", "libubsan.so")


def environment() -> dict[str, str]:
    """Return the environment of such a process. Raises BuildError if the compiler has no sanitizers."""
    return os.environ | {
        "LD_PRELOAD": " ".join(_runtime(name) for name in RUNTIMES),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps memory until it ends
        "UBSAN_OPTIONS": "print_stacktrace=1",
        VARIABLE: "sanitized",
    }


def _runtime(name: str) -> str:
    """Return the path of one of the compiler's sanitizer libraries."""
    cc = compiler()
    if cc is None:
        raise BuildError("no C compiler, so no sanitizers")
    run = subprocess.run([*cc, f"-print-file-name={name}"], capture_output=True, text=True, check=False)
    path = Path(run.stdout.strip())
    if not path.is_absolute():
        raise BuildError(f"{' '.join(cc)} has no {name}")
    return str(path)
