"""Texts as searches compare them, whatever keyboard they were typed on. The client's `words/fold.ts` does the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_PLAIN: Final = str.maketrans(dict.fromkeys("‘’ʼ′`´", "'") | dict.fromkeys("‐‑‒–—−", "-"))
_ACCENT: Final = re.compile("[\u0300-\u036f]")


def fold(text: str) -> str:
    """Return a text in small letters without accents, with plain apostrophes and hyphens: `arbol` for `Árbol`."""
    return _ACCENT.sub("", unicodedata.normalize("NFKD", text.translate(_PLAIN))).lower()
