"""The texts of Army of Gods."""

from __future__ import annotations

from typing import Final

from theagon.games.packaged import texts

TEXTS: Final = texts("army-of-gods")
