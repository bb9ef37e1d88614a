"""The report of `theagon doctor`: how rules run on this machine, and why."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass

from theagon.compiler import backend, build
from theagon.compiler.errors import Refused
from theagon.compiler.program import Program
from theagon.errors import TheagonError


@dataclass(frozen=True)
class Fact:
    """A line of the report. `ok` is False if something is slower than it could be or does not work.

    `runs` is False for a game that cannot be played.
    """

    topic: str
    finding: str
    ok: bool = True
    cure: str = ""
    runs: bool = True


def report(programs: Iterable[Program]) -> list[Fact]:
    """Return the facts: Python, the C compiler, the mode, and each program's back end with the reason if it is slow."""
    mode = os.environ.get(backend.VARIABLE)
    facts = [
        Fact("python", f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}"),
        _compiler(),
        Fact("mode", f"{backend.VARIABLE}={mode}" if mode else f"automatic ({backend.VARIABLE} is not set)"),
    ]
    return facts + [_program(program) for program in programs]


def _compiler() -> Fact:
    cc, chosen = build.compiler(), os.environ.get("CC")
    if cc is None:
        finding = f"none: CC={chosen} does not exist" if chosen else "none found"
        return Fact("c compiler", finding, False, "install gcc or clang, or set CC to one")
    if build.headers() is None:
        cure = "install them: python3-dev in Debian and Ubuntu, python3-devel in Fedora"
        return Fact("c compiler", f"{' '.join(cc)}, but no header files of Python", False, cure)
    return Fact("c compiler", " ".join(cc))


def _program(program: Program) -> Fact:
    try:
        found = backend.load(program)
    except (TheagonError, Refused) as error:
        return Fact(program.name, f"does not run: {error}", False, "mend what the message names", runs=False)
    finding = f"{found.mode}, sources {build.source_hash(program)}, {found.origin}"
    if found.mode == "interpreted" and found.origin != backend.ASKED_FOR:
        return Fact(program.name, finding, False, "compiled to C the rules run about 100 times faster")
    return Fact(program.name, finding)
