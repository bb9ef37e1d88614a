"""The texts of Gods Unchained."""

from __future__ import annotations

from typing import Final

from theagon.games.packaged import texts

TEXTS: Final = texts("gods-unchained")
