"""A client and a kit that are made up: small, and with everything that a site is made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from theagon.site import build

PAGE = """<!doctype html>
<html lang="en" data-theme="lamplight">
  <head>
    <link rel="icon" href="/icon.svg" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" src="/assets/index-1.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""
MANIFEST = """{
  "name": "Theagon",
  "id": "/",
  "start_url": "/",
  "icons": [{ "src": "/icon.svg" }]
}
"""


def write(folder: Path, files: dict[str, str]) -> None:
    """Write files into a folder, by name."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the client, which a site is made of."""
    folder = tmp_path / "client"
    assets = {"assets/index-1.js": "'the code'; " * 200, "assets/words-1.css": "a", "assets/forum-1.woff2": "w" * 5000}
    worker = {"service-worker.js": "self.site.files;"}
    write(folder, {"index.html": PAGE, "manifest.webmanifest": MANIFEST, "icon.svg": "<svg/>", **assets, **worker})
    monkeypatch.setattr(build, "CLIENT", folder)
    return folder


@pytest.fixture
def kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the kit, which a site is made of."""
    folder = tmp_path / "kit"
    table = {"pyodide.mjs": "p", "pyodide.asm.wasm": "w" * 4000, "stdlib.zip": "s" * 300, "first.pack": "f" * 20}
    write(folder / "table", table)
    write(folder, {"documents/games.en.json": "[]", "documents/games/a/guide.es.json": "{}"})
    monkeypatch.setattr(build, "KIT", folder)
    return folder
