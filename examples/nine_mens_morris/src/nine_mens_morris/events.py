"""The declarations of the events of nine men's morris."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from theagon.games.display.events import Change, EventKind, of_player

if TYPE_CHECKING:
    from collections.abc import Mapping

_PLACED: Final[tuple[Change, ...]] = (("in-hand", "pays", 1), ("quiet", "is", 0))
_MOVED: Final[tuple[Change, ...]] = (("quiet", "gains", 1),)
_TAKEN: Final[tuple[Change, ...]] = (("quiet", "is", 0),)

EVENTS: Final[Mapping[str, EventKind]] = {
    "turn-start": EventKind("NM1.3", "seat amount", "turn", updates=("quiet",), short=False),
    "place": of_player("NM2.1", "seat target", "appear", pause=240, pitch=262, changes=_PLACED),
    "move": of_player("NM3.1", "seat source tile", "move", pause=260, pitch=294, changes=_MOVED),
    "fly": of_player("NM3.2", "seat source tile", "move", pause=320, pitch=330, changes=_MOVED),
    "mill": EventKind("NM4.1", "seat target", pause=360, pitch=523, glyph="lock"),
    "take": EventKind(
        "NM4.2", "seat target", "vanish", pause=320, pitch=131, glyph="death", updates=("players",), changes=_TAKEN
    ),
    "concede": EventKind("NM1.5", "seat"),
    "win": EventKind("NM1.5 NM5.1 NM5.2", "seat"),
    "drawn": EventKind("NM5.3", "amount"),
}
