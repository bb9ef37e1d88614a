"""A host for a site, which sends the files for Brotli and counts what it sends."""

from __future__ import annotations

import os
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from theagon.site.build import WORKER
from theagon.site.check import Quiet, served

if TYPE_CHECKING:
    from collections.abc import Iterator

FOREVER: Final = "max-age=31536000, immutable"


class Sent(Struct, frozen=True):
    """A file that was sent."""

    path: str
    size: int  # of its body, compressed
    early: bool  # wanted by the page; False: kept by the service worker for a visit without a network


class Host(Struct, frozen=True):
    """A host, and what it has sent so far, in order."""

    address: str
    sent: list[Sent]


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """Serve a site with the headers that docs/site.md names."""
    sent: list[Sent] = []

    class Counting(Quiet):
        protocol_version = "HTTP/1.1"

        def translate_path(self, path: str) -> str:
            found = super().translate_path(path)
            if found.endswith("/"):
                found += "index.html"
            self._brotli = "br" in self.headers.get("Accept-Encoding", "") and Path(f"{found}.br").is_file()
            return f"{found}.br" if self._brotli else found

        def guess_type(self, path: Any) -> str:
            return super().guess_type(str(path).removesuffix(".br"))

        def send_response(self, code: int, message: str | None = None) -> None:
            super().send_response(code, message)
            if code == HTTPStatus.OK:
                self.send_header("Cache-Control", FOREVER if "/build/" in self.path else "no-cache")
                if self._brotli:
                    self.send_header("Content-Encoding", "br")

        def copyfile(self, source: Any, outputfile: Any) -> None:
            early = not self.headers.get("Referer", "").endswith(WORKER)
            sent.append(Sent(self.path, os.fstat(source.fileno()).st_size, early))
            super().copyfile(source, outputfile)

    with served(folder, Counting) as address:
        yield Host(address, sent)
