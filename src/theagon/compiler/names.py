"""Names in the generated C."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

RUNTIME = Path(__file__).with_name("runtime.c")
INTERFACE = tuple(RUNTIME.with_name(f"{name}.c") for name in ("arguments", "calls", "threads", "batches", "module"))
"""The fixed C texts after the rules, in order. RUNTIME comes before the rules."""

# fmt: off
KEYWORDS = frozenset({
    "asm", "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return", "short",
    "signed", "sizeof", "static", "struct", "switch", "typedef", "typeof", "union", "unsigned", "void", "volatile",
    "while", "unix", "linux", "i386", "errno", "environ", "stdin", "stdout", "stderr",
})
# fmt: on
"""C keywords, and lower-case words that a C library or compiler may define as a macro."""


@cache
def reserved() -> frozenset[str]:
    """Return all words of the fixed C texts, and the keywords."""
    texts = [path.read_text(encoding="utf-8") for path in (RUNTIME, *INTERFACE)]
    return KEYWORDS.union(*(re.findall(r"[A-Za-z_]\w*", text) for text in texts))


@cache
def _macros() -> frozenset[str]:
    """Return the macros and functions of `runtime.c`, which comes before the rules."""
    text = RUNTIME.read_text(encoding="utf-8")
    return frozenset(re.findall(r"#define (\w+)", text) + re.findall(r"int64_t ([A-Z_]+)\(", text))


def plain(name: str) -> str:
    """Return the C name of a parameter, local or field."""
    taken = name in KEYWORDS or name in _macros() or name in ("Bytes", "CHECKED", "NULL") or name.endswith("_t")
    return name + "_" if taken else name


def state_of(world: str) -> str:
    """Return the C name of the pointer to the state of a world."""
    return world + "__state"


def is_plain(name: str) -> bool:
    """Return whether a Python name can be a C name. Double underscores are reserved for the compiler's names."""
    return name.isascii() and "__" not in name and re.fullmatch(r"[A-Za-z_]\w*", name) is not None


class Names:
    """The global names of one C file: short if free, else prefixed with the whole module."""

    def __init__(self) -> None:
        self._owner: dict[str, object] = {}

    def claim(self, owner: object, module: str, name: str) -> str:
        """Return the C name of `owner`, the same at each call. `module` is the Python module that defines it."""
        for choice in (name, f"{module.replace('.', '_')}__{name}"):
            if choice not in reserved() and self._owner.setdefault(choice, owner) == owner:
                return choice
        raise ValueError(f"two different {name} in {module}")

    def __contains__(self, name: str) -> bool:
        return name in self._owner
