"""The texts of Army of Gods: `text/<topic>.<language>.ftl`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from theagon.cards.language import Texts

TEXTS: Final = Texts(files("theagon.games.army_of_gods") / "text")
