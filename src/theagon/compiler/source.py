"""One file of rules: its lines, its functions and its imports."""

from __future__ import annotations

import ast
import importlib.util
from functools import cache
from pathlib import Path


class Source:
    """A parsed module. Raises OSError or SyntaxError if its file cannot be read or parsed."""

    def __init__(self, path: str, module: str) -> None:
        text = Path(path).read_text(encoding="utf-8")
        tree = ast.parse(text, path)
        self.lines = text.splitlines()
        self.functions = {(n.name, _first_line(n)): n for n in tree.body if isinstance(n, ast.FunctionDef)}
        self.imports: dict[str, str] = {}  # each name imported with `from`, and its module
        package = module.rpartition(".")[0]
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                dots, origin = "." * node.level, node.module or ""
                origin = importlib.util.resolve_name(dots + origin, package) if dots else origin
                self.imports |= {alias.asname or alias.name: origin for alias in node.names}


def _first_line(node: ast.FunctionDef) -> int:
    """Return the function's first line as Python counts it: that of its first decorator, if any."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def read_source(path: str, module: str) -> Source:
    """Return the parsed file in its current version. Each version is parsed once."""
    return _read(path, module, Path(path).stat().st_mtime_ns)


@cache
def _read(path: str, module: str, _changed: int) -> Source:
    return Source(path, module)
