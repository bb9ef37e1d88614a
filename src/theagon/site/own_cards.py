"""Cards that the games of a site have besides their own."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import TYPE_CHECKING, Final

from theagon.match.own_cards import games_of_files
from theagon.page import start
from theagon.server.offered import extended_games, offer
from theagon.site.documents import documents

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

PACK: Final = "table/first.pack"
CODE: Final = "theagon/page/start.pyc"
"""The file in whose folder the page looks for such cards."""
LENGTH: Final = struct.Struct("<I")


def with_cards(kit: Mapping[str, bytes], cards: Sequence[Path]) -> dict[str, bytes]:
    """Return the kit of a site, by names of files, whose games have the cards of these files too.

    Raises `TheagonError` with the locations of mistakes in a file of cards.
    """
    before = extended_games()
    offer(games_of_files(cards))
    try:
        told = asyncio.run(documents([game.name for game in extended_games()]))
    finally:
        offer(before)
    return {**kit, **told, PACK: _packed(kit[PACK], [file.read_bytes() for file in cards])}


def _packed(pack: bytes, cards: Sequence[bytes]) -> bytes:
    """Return a pack with files of cards, which the page reads in this order."""
    (size,) = LENGTH.unpack_from(pack)
    index, files = json.loads(pack[LENGTH.size : LENGTH.size + size]), pack[LENGTH.size + size :]
    folder = next(path for path, _ in index if path.endswith(CODE)).rpartition("/")[0]
    index += [(f"{folder}/{start.OWN}/{number:04}.yaml", len(data)) for number, data in enumerate(cards)]
    head = json.dumps(index).encode()
    return b"".join([LENGTH.pack(len(head)), head, files, *cards])
