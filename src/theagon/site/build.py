"""Write a static site into a folder: the pages of the client, and the kit by which the table runs in them.

All addresses are relative, so any folder of any host serves it. What the table needs lies in a folder named by its
content, and a browser that has it never asks for it again.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
from base64 import b64encode
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from theagon.errors import Location, TheagonError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

CLIENT: Final = Path(__file__).parents[1] / "server" / "static"
KIT: Final = Path(__file__).with_name("kit")
ABOUT: Final = "site.json"
"""The file by which a folder is known as a site; it says what is in it."""
WORKER: Final = "service-worker.js"
MANIFEST: Final = "manifest.webmanifest"
NOT_FOUND: Final = Path(__file__).with_name("404.html")
"""The page that many hosts show for an address that they do not have: it leads to the screen that is meant."""
LEAST: Final = 1000
"""Bytes from which compression is worth its cost."""
COMPRESSED: Final = {".png", ".woff2"}
"""The files that are compressed already."""
COUNTED: Final = ("pyodide.asm.wasm", "stdlib.zip", "first.pack")
"""The files whose bytes the bar of the first load counts."""
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'self'"
)
"""What the pages may do: WebAssembly may be compiled, but no code comes from a text."""


class Site(Struct, frozen=True):
    """What is in a site."""

    version: str  # of this package
    build: str  # equal for equal files
    files: dict[str, int]  # the bytes of each, as a browser gets it uncompressed
    brotli: bool  # whether there is a file for Brotli beside each

    def parts(self) -> dict[str, int]:
        """Return the bytes of each part."""
        found: dict[str, int] = {}
        for name, size in self.files.items():
            inside = re.sub(r"^build/\w+/", "", name)
            part = inside if inside.startswith("table/") else inside.rpartition("/")[0].split("/")[0] or "pages"
            found[part] = found.get(part, 0) + size
        return found


def build_site(
    folder: Path,
    note: Callable[[int, int], None] = lambda *_: None,
    *,
    compress: bool = True,
    cards: Sequence[Path] = (),
) -> Site:
    """Write the site into a new folder, or in place of an earlier site; `note` hears how many files are done, of all.

    With `compress` a file for gzip lies beside each, and one for Brotli if that library is installed. `cards` are files
    of cards that its games have besides their own.

    What others have put into an earlier site is kept.

    Raises TheagonError for a folder with anything but an earlier site, if the client or the kit is not there, and with
    the locations of mistakes in files of cards. Whatever fails, an earlier site stays whole.
    """
    if not all(path.exists() for path in (CLIENT / "index.html", *(KIT / "table" / name for name in COUNTED))):
        raise TheagonError(
            "this installation has no site to write",
            hint="install a wheel that `make wheel` has built, or run `make site` in a checkout",
        )
    folder = folder.resolve()
    others = _others(folder)
    kit, client = _read(KIT), _read(CLIENT)
    if cards:
        from theagon.site.own_cards import with_cards  # here: it loads the games

        kit = with_cards(kit, cards)
    build = _digest(kit, client)
    files = dict(_files(build, kit, client))
    brotli = _brotli() if compress else None
    site = Site(version("theagon"), build, {name: len(data) for name, data in files.items()}, brotli is not None)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as work:
        made = Path(work, "new")
        for done, (name, data) in enumerate(sorted(files.items())):
            note(done, len(files))
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            (made / name).write_bytes(data)
            if compress and len(data) >= LEAST and Path(name).suffix not in COMPRESSED:
                (made / f"{name}.gz").write_bytes(gzip.compress(data, mtime=0))
                if brotli is not None:
                    (made / f"{name}.br").write_bytes(brotli(data))
        (made / ABOUT).write_bytes(msgspec.json.format(msgspec.json.encode(site)))
        for path in others:
            kept = made / path.relative_to(folder)
            if kept.exists():
                raise TheagonError("has the name of a file of the new site", Location(str(path)), "rename it")
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, kept, follow_symlinks=False)
        if folder.exists():
            folder.rename(Path(work, "earlier"))
        made.rename(folder)
    return site


def _others(folder: Path) -> list[Path]:
    """Return what others have put into an earlier site. Raises TheagonError if there is anything but one."""
    known: set[str] = set()
    with suppress(OSError, msgspec.MsgspecError):
        files = msgspec.json.decode((folder / ABOUT).read_bytes(), type=Site).files
        known = {ABOUT, *(name + suffix for name in files for suffix in ("", ".gz", ".br"))}
    paths = folder.rglob("*") if folder.is_dir() else [folder] if folder.exists() else []
    files_there = (path for path in paths if path.is_symlink() or not path.is_dir())
    others = [path for path in files_there if path.relative_to(folder).as_posix() not in known]
    if others and not known:
        raise TheagonError("is no part of an earlier site", Location(str(others[0])), "name a new folder")
    return others


def _read(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder by name."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def _files(build: str, kit: Mapping[str, bytes], client: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield all files of a site by name."""
    start = sum(len(kit[f"table/{name}"]) for name in COUNTED)
    made = {
        **client,
        "index.html": _page(client["index.html"].decode(), build, start).encode(),
        # By itself its id is where it starts.
        MANIFEST: re.sub(rb'"id": .*', b"", client[MANIFEST]).replace(b'"/', b'"./'),
        NOT_FOUND.name: _not_found().encode(),
        **{f"build/{build}/{name}": data for name, data in kit.items()},
    }
    worker = made.pop(WORKER)
    yield from made.items()
    listed = msgspec.json.encode({"build": build, "policy": POLICY, "files": [*made]})
    yield WORKER, b"self.site = " + listed + b";\n" + worker


def _page(page: str, build: str, start: int) -> str:
    """Return the one page of the client for a site: with relative addresses, the mark of a site, and its policy.

    `start` is the number of bytes before the table starts.
    """
    page = re.sub(r'\b(href|src)="/', r'\1="./', page)
    mark = f'<html data-table="page" data-build="./build/{build}/" data-bytes="{start}" '
    return _with_policy(page.replace("<html ", mark, 1), POLICY)


def _not_found() -> str:
    """Return the page for other addresses, which may run its own script and ask this host alone."""
    page = NOT_FOUND.read_text("utf-8")
    script = page.partition("<script>")[2].partition("</script>")[0]
    digest = b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return _with_policy(page, f"default-src 'none'; connect-src 'self'; script-src 'sha256-{digest}'")


def _with_policy(page: str, policy: str) -> str:
    """Return a page with a policy of its own, for a host that sends none."""
    return page.replace("<head>", f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />', 1)


def _digest(*parts: Mapping[str, bytes]) -> str:
    """Return a name for some files, under our policy: equal for equal files."""
    found = hashlib.blake2b(POLICY.encode(), digest_size=6)
    for files in parts:
        for name, data in files.items():
            found.update(f"{name}\0{len(data)}\0".encode())
            found.update(data)
    return found.hexdigest()


def _brotli() -> Callable[[bytes], bytes] | None:
    """Return what compresses with Brotli, if that library is installed."""
    try:
        import brotli
    except ImportError:
        return None
    return lambda data: bytes(brotli.compress(data, quality=11, lgwin=24))
