"""The Python of a page, in Chromium: the kit as `make site` builds it, and nothing else of a site."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from theagon.site.build import KIT
from theagon.site.check import served
from theagon.site.chromium import BROWSERS, Page, chromium
from tools.in_page import PYODIDE

needs_chromium = pytest.mark.skipif(not any(map(shutil.which, BROWSERS)), reason="there is no Chromium here")
LOADER: Final = Path(__file__).with_suffix(".html")


class PagePython:
    """Python in a page that is open."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def run(self, code: str) -> str:
        """Run code in its main module; return the text that its last expression has. Raises `TheagonError`."""
        return str(self._page.result(f"python.runPythonAsync({json.dumps(code)})"))

    def unpack(self, pack: str) -> None:
        """Put the files of a pack beside this Python."""
        self._page.result(f"unpack({json.dumps(pack)})")


@contextmanager
def python_in_chromium(table: Path = KIT / "table") -> Iterator[PagePython]:
    """Start the Python of the kit, or of a site, in a new Chromium, with `first.pack`."""
    assert table.is_dir(), "run make site"
    with TemporaryDirectory() as folder:
        Path(folder, "table").symlink_to(table.resolve())
        Path(folder, "pyodide-lock.json").symlink_to(PYODIDE / "pyodide-lock.json")
        Path(folder, "index.html").write_bytes(LOADER.read_bytes())
        with served(Path(folder)) as address, chromium() as connection:
            page = Page(connection)
            page.do("Page.navigate", url=address)
            page.wait_for("typeof unpack === 'function'")
            python = PagePython(page)
            python.unpack("first.pack")
            yield python
