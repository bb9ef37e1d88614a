"""Helpers for tests: write rules to a file, import them, and compile them to a library that ctypes calls directly."""

from __future__ import annotations

import ctypes
import importlib.util
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from theagon.compiler.build import FLAGS, compiler, rules_text
from theagon.compiler.interface import takes
from theagon.compiler.program import Program
from theagon.compiler.unit import Unit

# Random rules are full of code that no one would write, so only the warnings of gcc count that show a fault of ours.
WARNINGS = ["-Wno-overflow", "-Werror=uninitialized", "-Werror=maybe-uninitialized", "-Werror=return-type"]


def rules_module(folder: Path, name: str, text: str) -> ModuleType:
    """Write a module of rules and import it."""
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def program_of(module: ModuleType, entries: Sequence[Callable[..., Any]]) -> Program:
    """A program with the module's World as world, state and tables."""
    world = module.World
    return Program(module.__name__, module.__name__, world, world, world, tuple(entries))


class Native:
    """The entries of a program as a C library: `call(i, world, *ints)`."""

    def __init__(self, folder: Path, program: Program, optimise: str = "-O1") -> None:
        unit = Unit(program)
        most = max(len(takes(entry)) for entry in unit.entries)
        cases = []
        for number, entry in enumerate(unit.entries):
            arguments = ", ".join(["g", "g", *(f"a[{i}]" for i in range(len(takes(entry))))])
            cases.append(f"case {number}: return {unit.function_name(entry)}({arguments});")
        text = rules_text(unit) + (
            f"int64_t call(int k, World *g, const int64_t *a);\n"
            f'__attribute__((visibility("default"))) int64_t call(int k, World *g, const int64_t *a) '
            f"{{ (void)a; switch (k) {{ {' '.join(cases)} }} return 0; }}\n"
        )
        source, library = folder / f"{program.name}.c", folder / f"{program.name}.so"
        source.write_text(text, encoding="utf-8")
        cc = compiler()
        assert cc is not None
        flags = [flag for flag in FLAGS if not flag.startswith("-W")]
        flags += [*WARNINGS, optimise, "-fwrapv", "-shared", "-fPIC"]
        subprocess.run([*cc, *flags, str(source), "-o", str(library)], check=True)
        self._call = ctypes.CDLL(str(library)).call
        self._call.restype = ctypes.c_int64
        self._call.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
        self._arguments = ctypes.c_int64 * max(most, 1)

    def call(self, entry: int, world: ctypes.Structure, *arguments: int) -> int:
        """The result of the entry with this number."""
        given = self._arguments(*arguments)
        found: int = self._call(entry, ctypes.addressof(world), ctypes.addressof(given))
        return found
