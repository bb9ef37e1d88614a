"""The licences of what the kit of the static site contains, besides this package, as one text.

Texts come from the installed packages; where a package has none, and for what is linked into Pyodide, from SPDX.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final, NamedTuple

from tools.licences import licence_of

FILE: Final = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)\b", re.IGNORECASE)
"""How the name of a file with a licence begins."""


class Part(NamedTuple):
    """Something that is linked into Pyodide."""

    name: str
    address: str
    licence: str  # by its name in SPDX, of which there is a text, perhaps with an exception
    copyright: tuple[str, ...] = ()  # where the text does not have it


LINKED: Final = (
    Part(
        "CPython, with what https://docs.python.org/3.14/license.html lists",
        "https://www.python.org",
        "Python-2.0.1",
        ("Copyright (c) 2001 Python Software Foundation; All Rights Reserved",),
    ),
    Part(
        "Emscripten",
        "https://emscripten.org",
        "MIT",
        ("Copyright (c) 2010-2014 Emscripten authors, see AUTHORS file.",),
    ),
    Part("musl", "https://musl.libc.org", "MIT", ("Copyright (c) 2005-2020 Rich Felker, et al.",)),
    Part("libc++, libc++abi and compiler-rt", "https://llvm.org", "Apache-2.0 WITH LLVM-exception"),
    Part(
        "libffi",
        "https://github.com/libffi/libffi",
        "MIT",
        ("Copyright (c) 1996-2024 Anthony Green, Red Hat, Inc and others.",),
    ),
    Part("zlib", "https://zlib.net", "Zlib", ("Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler",)),
    Part("bzip2", "https://sourceware.org/bzip2", "bzip2-1.0.6"),
    Part("liblzma", "https://tukaani.org/xz", "public domain"),
    Part("SQLite", "https://sqlite.org", "blessing"),
    Part(
        "Zstandard",
        "https://github.com/facebook/zstd",
        "BSD-3-Clause",
        ("Copyright (c) Meta Platforms, Inc. and affiliates. All rights reserved.",),
    ),
    Part(
        "Expat",
        "https://libexpat.github.io",
        "MIT",
        (
            "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper",
            "Copyright (c) 2001-2025 Expat maintainers",
        ),
    ),
    Part(
        "libmpdec",
        "https://www.bytereef.org/mpdecimal",
        "BSD-2-Clause",
        ("Copyright (c) 2008-2020 Stefan Krah. All rights reserved.",),
    ),
    Part(
        "HACL*",
        "https://github.com/hacl-star/hacl-star",
        "MIT",
        ("Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation", "Copyright (c) 2022-2023 HACL* Contributors"),
    ),
)
"""What `pyodide.asm.wasm` contains, by its built-in modules and by the Makefiles of Pyodide: no OpenSSL among it."""


def licence_text(modules: Path, libraries: Iterable[str]) -> str:
    """Return the text, for libraries that are installed here; `modules` is the folder of the client's npm packages."""
    pyodide = json.loads((modules / "pyodide" / "package.json").read_text("utf-8"))
    source = f"https://github.com/pyodide/pyodide/tree/{pyodide['version']}"
    parts = [
        _section(f"Pyodide {pyodide['version']}", f"Source: {source}", f"Licence: {pyodide['license']}"),
        *(_section(f"In Pyodide: {p.name}", p.address, f"Licence: {p.licence}", *p.copyright) for p in LINKED),
    ]
    named = {pyodide["license"], *(part.licence for part in LINKED if part.licence != "public domain")}
    for library in map(distribution, libraries):
        texts = [*_own_texts(library)]
        if not texts:
            licence = licence_of(library.name)
            assert licence is not None, f"{library.name} is installed"
            named.add(licence)
            texts = [f"Licence: {licence}"]
        parts.append(_section(f"{library.name} {library.version}", f"https://pypi.org/project/{library.name}", *texts))
    for name in sorted({licence.partition(" ")[0] for licence in named}):
        known = json.loads((modules / "spdx-license-list" / "licenses" / f"{name}.json").read_text("utf-8"))
        parts.append(_section(f"The licence {name}", known["licenseText"].strip()))
    return "\n".join(["What runs in the pages of this site, besides Theagon.\n", *parts])


def _own_texts(library: Distribution) -> Iterator[str]:
    """Yield the licences that a package brings."""
    for file in library.files or ():
        if FILE.match(file.name):
            yield file.read_text("utf-8").strip()


def _section(title: str, *lines: str) -> str:
    """Return a part of the text below its title."""
    rule = "=" * 78
    return "\n".join([rule, title, rule, "", *lines, ""])
